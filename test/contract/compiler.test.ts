import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleUnlinted } from '../../scripts/generate/contract.ts'
import { generateTypes } from '../../scripts/generate/types.ts'
import { root } from './contract.ts'

let folder: string

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/compiler-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A copy of what the compiler reads, whose contract has been edited. */
const copyWith = async (name: string, file: string, edit: (text: string) => string): Promise<string> => {
  const copy = join(folder, name)
  for (const part of ['spec', 'server/src', 'generated'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['node_modules', 'package.json', 'server/package.json'])
    await symlink(join(root, part), join(copy, part))
  const path = join(copy, 'spec', file)
  const text = await readFile(path, 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(path, edited)
  return copy
}

/** What the compiler says of a copy, where records become replies: file, line and message. */
const complaintsOf = (copy: string): string[] => {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, root)
  const program = ts.createProgram([join(copy, 'server/src/operations/index.ts')], options)
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(copy, 'server/src/domain')))
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      const text = file?.text.split('\n')[line - 1]?.trim()
      return `${file?.fileName.slice(copy.length + 1)}: ${text}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}

describe('the compiler, after a change of the contract', () => {
  // That it names an operation which has no handler yet, test/docs/code-blocks.test.ts shows by what docs/contract.md does.
  it('names the line that answers with a field which is gone', async () => {
    const copy = await copyWith('removed', 'schemas/Run.yaml', (text) =>
      text.replace(/^ {2}summary:\n(?: {4}.*\n)+/m, '').replace(/\bsummary,\s*|^ {2}- summary\n/m, ''),
    )
    const made = join(copy, 'generated')
    await bundleUnlinted(copy, 'spec', made)
    await generateTypes(made)
    const complaints = complaintsOf(copy)
    expect(complaints).toContainEqual(
      expect.stringMatching(
        /^server\/src\/domain\/runs\/reply\.ts: summary: run\.summary,: .*'summary' does not exist/,
      ),
    )
  }, 180_000)
})
