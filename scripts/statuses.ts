// Every status that the contract declares has been got from the real service by a test, or this says which has not.
//
//   npm test && npm run statuses
//
// Each test file leaves what the service answered in it in `.cache/replies/` (test/support/answered.ts).

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './generate/contract.ts'

export const root = join(import.meta.dirname, '..')

/** Relative to the root: one JSON file for each test file that has run. */
export const repliesFolder = '.cache/replies'

/** What the service answered in one test file. */
export interface FileReplies {
  /** Of the test file, relative to the root. */
  file: string
  /** Tests of the file that were left out. */
  skipped: number
  /** `<operationId> <status>`, each once. */
  answered: string[]
}

type Declared = Pick<Contract, 'paths'>

/** `<operationId> <status>` of every reply that the contract declares. */
export const declaredReplies = ({ paths }: Declared): string[] =>
  Object.values(paths)
    .flatMap(({ parameters: _ofAll, ...operations }) => Object.values(operations))
    .flatMap(({ operationId, responses }) => Object.keys(responses).map((status) => `${operationId} ${status}`))

export interface Verdict {
  /** Why nothing can be said; null where the whole suite ran. */
  incomplete: string | null
  declared: number
  /** Declared, and got by no test. */
  gaps: string[]
}

/** Compares what is declared with what the tests got. `testFiles` are those that a whole run has. */
export const judge = (
  declared: readonly string[],
  testFiles: readonly string[],
  reports: readonly FileReplies[],
): Verdict => {
  const ran = new Set(reports.map(({ file }) => file))
  const missing = testFiles.filter((file) => !ran.has(file))
  const skipped = reports.reduce((sum, report) => sum + report.skipped, 0)
  const answered = new Set(reports.flatMap((report) => report.answered))
  const said = [
    ...(missing.length > 0 ? [`${missing.length} of ${testFiles.length} test files, ${missing[0]} among them`] : []),
    ...(skipped > 0 ? [`${skipped} tests of the others`] : []),
  ]
  const incomplete = said.length === 0 ? null : `Not run: ${said.join(', and ')}. Run the whole suite first: npm test.`
  return { incomplete, declared: declared.length, gaps: declared.filter((reply) => !answered.has(reply)) }
}

const readReports = (): FileReplies[] =>
  globSync(`${repliesFolder}/*.json`, { cwd: root }).map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')))

if (import.meta.main) {
  const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Declared
  const testFiles = globSync('test/**/*.test.ts', { cwd: root })
  const { incomplete, declared, gaps } = judge(declaredReplies(contract), testFiles, readReports())
  if (incomplete === null) {
    console.log(`${declared - gaps.length} of ${declared} declared statuses were got from the service by tests.`)
    for (const gap of gaps) console.error(`no test gets ${gap}`)
  } else console.error(incomplete)
  if (incomplete !== null || gaps.length > 0) process.exitCode = 1
}
