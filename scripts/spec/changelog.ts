import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from '../generate/contract.ts'
import { formatted } from '../generate/format.ts'
import { changelogOf, compareContracts } from './changes.ts'

/** The contract that was last released. */
export const releasedFile = (root: string): string => join(root, 'spec/released/openapi.json')

const contractSection = /^### Contract\n[\s\S]*?(?=^### |(?![\s\S]))/m

/** The changelog with its section on the contract under Unreleased as given; without one where nothing has changed. */
export const withSection = (changelog: string, section: string): string => {
  const heading = '## Unreleased\n'
  const [before, ...chapters] = changelog.split(/(?=^## )/m)
  const unreleased = chapters.findIndex((chapter) => chapter.startsWith(heading))
  const chapter = chapters[unreleased]
  if (chapter === undefined)
    throw new Error('CHANGELOG.md has no chapter "## Unreleased", where changes of the contract are told.')
  // First of all, so that it never mixes with lines that several people add at the chapter's end.
  const told = section === '' ? '' : `### Contract\n\n${section}\n\n`
  const rest = chapter.slice(heading.length).replace(contractSection, '').trimStart()
  return [before, ...chapters.toSpliced(unreleased, 1, `${heading}\n${told}${rest}`)].join('')
}

/**
 * Tells in CHANGELOG.md what has changed since the last released contract, by operation. `revision` is the bundle of now. Resolves to
 * whether the file had to be changed; with `check` it stays as it is.
 */
export const tellContract = async (root: string, revision: string, check: boolean): Promise<boolean> => {
  const files = [releasedFile(root), revision] as const
  const [older, newer] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Contract),
  )
  if (older === undefined || newer === undefined) throw new Error('There are not two contracts.')
  const changelog = join(root, 'CHANGELOG.md')
  const before = await readFile(changelog, 'utf8')
  const told = withSection(before, changelogOf(await compareContracts(root, files, [older, newer])))
  const after = await formatted(root, changelog, told)
  if (after !== before && !check) await writeFile(changelog, after)
  return after !== before
}
