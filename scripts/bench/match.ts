import { execFile } from 'node:child_process'
import { access, appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { youngGeneration } from '../../server/src/engine/process/pool.ts'
import { openTableSession, WIDE } from '../../server/src/engine/read/parquet.ts'
import { loadTable } from './case-table.ts'
import type { MatchCase } from './match-case.ts'
import { mean, reliability, scoreCase, type Pair, type Prediction, type Score } from './match-score.ts'
import { writeWideCase } from './match-wide.ts'

// npm run bench:match -- --data DIR --out predictions.jsonl [--json FILE]: every folder of DIR with a source.csv is a case of schema
// matching. All pairs of columns are ranked by the matcher, with `map` for those that it would map without a question; where the case
// has a groundtruth.csv, they are scored. `--wide` instead of `--data`: one made-up case of 180 columns and 736, for time and memory.

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, wide: { type: 'boolean' }, out: { type: 'string' }, json: { type: 'string' } },
})
const { data, wide = false, out } = options
if ((data !== undefined) === wide || out === undefined)
  throw new Error('Say either --data DIR or --wide, and --out predictions.jsonl.')

const execute = promisify(execFile)

interface Measured {
  seconds: number
  /** Of those, what profiling and matching took. */
  profiling: number
  matching: number
  /** The most memory that the case's process ever had resident, in MB. */
  memory: number
}

interface Result extends Measured {
  name: string
  predictions: Prediction[]
  truth: Pair[] | null
  score: Score | null
}

async function casesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).toSorted(new Intl.Collator('en', { numeric: true }).compare)
  const found: string[] = []
  for (const name of names) {
    const source = await stat(join(folder, name, 'source.csv')).catch(() => null)
    if (source?.isFile()) found.push(name)
  }
  if (found.length === 0) throw new Error(`${folder} has no folder with a source.csv.`)
  return found
}

async function runCase(folder: string, name: string, predictions: string, own: string): Promise<Result> {
  const script = fileURLToPath(new URL('./match-case.ts', import.meta.url))
  const files = { read: join(own, 'case.json'), ranked: join(own, 'ranked.jsonl') }
  const { source, target } = await readCase(join(folder, name), own)
  await writeFile(files.read, JSON.stringify({ name, source, target } satisfies MatchCase))
  // As an engine process is started that may have a gigabyte.
  const { stdout } = await execute(process.execPath, [...youngGeneration(1024), script, files.read, files.ranked])
  const measured = JSON.parse(stdout) as Measured
  const lines = await readFile(files.ranked, 'utf8')
  await appendFile(predictions, lines)
  const ranked = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Prediction]))
  const truth = await truthOf(join(folder, name, 'groundtruth.csv'))
  const score = truth && scoreCase(ranked, truth, { sources: source.headers, targets: target.headers })
  return { ...measured, name, predictions: ranked, truth, score }
}

/** Reading is no part of what is measured. */
async function readCase(folder: string, workdir: string): Promise<Pick<MatchCase, 'source' | 'target'>> {
  await mkdir(workdir)
  const session = await openTableSession(workdir, [], WIDE + 1)
  try {
    const { headers, input } = await loadTable(session, join(folder, 'source.csv'), workdir, 'source')
    const target = await loadTable(session, await targetOf(folder), workdir, 'target')
    return { source: { headers, input }, target: { headers: target.headers, input: target.input } }
  } finally {
    session.close()
  }
}

/** `target.csv`, or the file that `target` names, from the case's folder or from the one of all cases. */
async function targetOf(folder: string): Promise<string> {
  const named = await readFile(join(folder, 'target'), 'utf8').catch(() => 'target.csv')
  const path = join(folder, named.trim())
  return access(path).then(
    () => path,
    () => join(folder, '..', named.trim()),
  )
}

async function truthOf(path: string): Promise<Pair[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (parse(text, { bom: true, columns: true, skip_empty_lines: true }) as Pair[])
}

/** Cases by the word before the first hyphen, where it has several, and all of them. */
function groupsOf(results: Result[]): [string, Result[]][] {
  const groups = [...Map.groupBy(results, ({ name }) => name.split('-')[0]!)].filter(([, cases]) => cases.length > 1)
  return [...groups, ['all', results]]
}

const share = (value: number | undefined): string => (value?.toFixed(3) ?? '–').padStart(10)
const columns = ['MRR', 'Recall@GT', 'acc@1', 'mapped', 'right', 'wrong map', 'seconds', 'MB']

function row(label: string, score: Score | null, { seconds, memory }: { seconds: number; memory: number }): string {
  const shares = [score?.mrr, score?.recall, score?.accuracy, score?.mapped, score?.right, score?.wrong].map(share)
  return `${label.padEnd(34)}${shares.join('')}${seconds.toFixed(2).padStart(10)}${memory.toFixed(0).padStart(10)}`
}

function summary(cases: Result[]): { score: Score | null; seconds: number; memory: number } {
  const scores = cases.flatMap(({ score }) => (score ? [score] : []))
  return {
    score: scores.length === 0 ? null : mean(scores),
    seconds: cases.reduce((sum, { seconds }) => sum + seconds, 0),
    memory: Math.max(...cases.map(({ memory }) => memory)),
  }
}

async function main(folder: string, predictions: string, scratch: string): Promise<void> {
  const names = await casesOf(folder)
  await mkdir(dirname(predictions), { recursive: true })
  await writeFile(predictions, '')
  const results: Result[] = []
  console.log(`${'case'.padEnd(34)}${columns.map((name) => name.padStart(10)).join('')}`)
  for (const [index, name] of names.entries()) {
    try {
      const result = await runCase(folder, name, predictions, join(scratch, `case-${index}`))
      results.push(result)
      console.log(row(name, result.score, result))
    } catch (error) {
      // One case that can't be read costs no other its figures.
      process.exitCode = 1
      console.log(`${name}: failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (results.length === 0) return
  console.log('')
  const groups = groupsOf(results).map(([name, cases]) => ({ name, cases: cases.length, ...summary(cases) }))
  for (const { name, cases, score, ...measured } of groups) console.log(row(`${name} (${cases})`, score, measured))

  const bins = reliability(results)
  if (bins.length > 0) console.log('\nof pairs with this score       pairs     score     right')
  for (const { from, to, pairs, score, right } of bins) {
    const label = `${from.toFixed(2)} to ${to.toFixed(2)}`
    console.log(`${label.padEnd(25)}${String(pairs).padStart(11)}${share(score)}${share(right)}`)
  }
  if (options.json !== undefined) {
    const cases = results.map(({ name, score, seconds, memory }) => ({ name, ...score, seconds, memory }))
    const report = { benchmark: 'match', cases, groups, reliability: bins }
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
  }
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-match-'))
if (wide) await writeWideCase(join(scratch, 'cases', 'wide'))
await main(data ?? join(scratch, 'cases'), out, scratch).finally(() => rm(scratch, { recursive: true, force: true }))
