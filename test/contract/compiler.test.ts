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

/** A schema without one of its fields. */
const without = (field: string, schema: string): string => {
  const left = schema.replace(new RegExp(`^ {2}${field}:\\n(?: {4}.*\\n)+`, 'm'), '')
  return left.replace(new RegExp(`\\b${field},\\s*|^ {2}- ${field}\\n`, 'm'), '')
}

/** A copy of what the compiler reads, of whose contract some schemas lack a field. */
const copyWithout = async (name: string, fields: Record<string, string>): Promise<string> => {
  const copy = join(folder, name)
  for (const part of ['spec', 'server/src', 'generated'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['node_modules', 'package.json', 'server/package.json'])
    await symlink(join(root, part), join(copy, part))
  for (const [schema, field] of Object.entries(fields)) {
    const path = join(copy, `spec/schemas/${schema}.yaml`)
    const text = await readFile(path, 'utf8')
    const edited = without(field, text)
    expect(edited).not.toBe(text)
    await writeFile(path, edited)
  }
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
  it('names each line that answers with a field which is gone', async () => {
    const copy = await copyWithout('removed', { Run: 'summary', Migration: 'region', Question: 'affected_rows' })
    const made = join(copy, 'generated')
    await bundleUnlinted(copy, 'spec', made)
    await generateTypes(made)
    const complaints = complaintsOf(copy)
    for (const told of [
      /^server\/src\/domain\/runs\/reply\.ts: summary: run\.summary,: .*'summary' does not exist/,
      /^server\/src\/domain\/migrations\/read\.ts: region: row\.region,: .*'region' does not exist/,
      /^server\/src\/domain\/runs\/reply\.ts: affected_rows,: .*'affected_rows' does not exist/,
    ])
      expect(complaints).toContainEqual(expect.stringMatching(told))
  }, 180_000)
})
