import { createWriteStream } from 'node:fs'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { openDuckDB } from '../../server/src/engine/duckdb.ts'
import { scoreColumns, tableSide, templateSide } from '../../server/src/engine/match/score-columns.ts'
import type { Template } from '../../server/src/engine/model.ts'
import type { Context } from '../../server/src/engine/plan/context.ts'
import { mapColumns } from '../../server/src/engine/plan/map-columns.ts'
import type { TableProfile } from '../../server/src/engine/profile/model.ts'
import { profileTables } from '../../server/src/engine/profile/profile-tables.ts'
import { loadTable, type CaseTable } from './case-table.ts'

// node scripts/bench/match-case.ts <case folder> <predictions file>: profiles and matches one case in a process of its own, so that
// its memory is its own, and prints what it took as JSON.

async function main(folder: string, out: string): Promise<void> {
  const workdir = await mkdtemp(join(tmpdir(), 'bench-match-'))
  const session = await openDuckDB({ workdir, allowedDirectories: [] })
  try {
    const source = await loadTable(session, join(folder, 'source.csv'), workdir, 'source')
    const target = await loadTable(session, await targetOf(folder), workdir, 'target')
    const started = performance.now()
    const profiles = await profileTables(session.connection, [source.input, target.input])
    const [from, to] = profiles as [TableProfile, TableProfile]
    const { scores, mapped } = match(from, to)
    const seconds = (performance.now() - started) / 1000
    const memory = process.resourceUsage().maxRSS / 1024
    await write(out, basename(folder), source, target, scores, mapped)
    console.log(JSON.stringify({ seconds, memory, sources: source.headers, targets: target.headers }))
  } finally {
    session.close()
    await rm(workdir, { recursive: true, force: true })
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

interface Matched {
  scores: { source: number; target: number; score: number }[]
  /** `source:target` of what is mapped without a question. */
  mapped: Set<string>
}

/** As a plan is made when the template's columns are known by name and by values that they hold. */
function match(from: TableProfile, to: TableProfile): Matched {
  const columns = to.columns.map(({ name }) => ({ name, required: false, unique: false, desiredRule: 'none' as const }))
  const template: Template = {
    id: '',
    slug: 'target',
    name: 'target',
    description: null,
    columns,
    cross_cell_rules: [],
  }
  const table = tableSide(from, columns.length)
  const side = templateSide(template, new Map(to.columns.map((column) => [column.name, column])))
  const candidates = scoreColumns(table, side)
  const context: Context = {
    directives: [],
    answers: new Map(),
    questions: [],
    notes: [],
    advice: new Map(),
    doubts: null,
  }
  const mappings = mapColumns({ table, side, candidates, fit: 1 }, context, () => null)
  const asked = new Set(context.questions.map(({ target }) => target.column))
  const pairs = mappings.flatMap(({ sources }, target) =>
    asked.has(columns[target]!.name) ? [] : sources.map((source) => `${source}:${target}`),
  )
  const scores = candidates.map(({ source, target, standing }) => ({ source, target, score: standing }))
  return { scores: scores.toSorted((a, b) => b.score - a.score), mapped: new Set(pairs) }
}

async function write(
  out: string,
  name: string,
  { headers: sources }: CaseTable,
  { headers: targets }: CaseTable,
  scores: Matched['scores'],
  mapped: Matched['mapped'],
): Promise<void> {
  const stream = createWriteStream(out)
  for (const { source, target, score } of scores) {
    const map = mapped.has(`${source}:${target}`)
    const line = { case: name, source: sources[source], target: targets[target], score, map }
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await finished(stream)
}

const [folder, out] = process.argv.slice(2)
if (folder === undefined || out === undefined) throw new Error('Say the folder of the case and where predictions go.')
await main(folder, out)
