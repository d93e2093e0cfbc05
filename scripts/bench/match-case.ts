import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { openDuckDB } from '../../server/src/engine/duckdb.ts'
import { scoreColumns, type Candidate } from '../../server/src/engine/match/score-columns.ts'
import { tableSide, templateSide } from '../../server/src/engine/match/sides.ts'
import type { Template } from '../../server/src/engine/model.ts'
import type { Context } from '../../server/src/engine/plan/context.ts'
import { isDoubtful } from '../../server/src/engine/plan/columns/ask-doubtful.ts'
import { mapColumns } from '../../server/src/engine/plan/columns/map-columns.ts'
import type { TableProfile } from '../../server/src/engine/profile/model.ts'
import { peakMemoryMb } from '../../server/src/engine/process/resident-memory.ts'
import { profileTables } from '../../server/src/engine/profile/profile-tables.ts'
import type { CaseTable } from './case-table.ts'

// node scripts/bench/match-case.ts <case file> <predictions file>: profiles and matches one case in a process of its own, so that its
// memory is its own, and prints what it took as JSON.

/** A case that has been read: its name and its tables. */
export interface MatchCase {
  name: string
  source: Pick<CaseTable, 'headers' | 'input'>
  target: Pick<CaseTable, 'headers' | 'input'>
}

async function main(path: string, out: string): Promise<void> {
  const { name, source, target } = JSON.parse(await readFile(path, 'utf8')) as MatchCase
  const workdir = await mkdtemp(join(tmpdir(), 'bench-match-'))
  const session = await openDuckDB({ workdir, allowedDirectories: [dirname(source.input.parquet)] })
  try {
    const started = performance.now()
    const profiles = await profileTables(session.connection, [source.input, target.input])
    const [from, to] = profiles as [TableProfile, TableProfile]
    const profiled = performance.now()
    const matched = match(from, to)
    const ended = performance.now()
    const memory = peakMemoryMb()
    await write(out, name, source, target, matched)
    const [profiling, matching] = [(profiled - started) / 1000, (ended - profiled) / 1000]
    console.log(JSON.stringify({ seconds: profiling + matching, profiling, matching, memory }))
  } finally {
    session.close()
    await rm(workdir, { recursive: true, force: true })
  }
}

interface Matched {
  /** Every pair. */
  candidates: Candidate[]
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
    heeded: new Set(),
    answers: new Map(),
    questions: [],
    templates: [],
    shapes: new Map(),
    notes: [],
    advice: new Map(),
    doubts: null,
  }
  const placement = { table, side, candidates, fit: 1 }
  const mappings = mapColumns(placement, context, () => null)
  const asked = new Set(context.questions.map(({ target }) => target.column))
  const pairs = mappings.flatMap((mapping, target) =>
    asked.has(columns[target]!.name) || isDoubtful(mapping, target, placement)
      ? []
      : mapping.sources.map((source) => `${source}:${target}`),
  )
  return { candidates, mapped: new Set(pairs) }
}

async function write(
  out: string,
  name: string,
  { headers: sources }: MatchCase['source'],
  { headers: targets }: MatchCase['target'],
  { candidates, mapped }: Matched,
): Promise<void> {
  const stream = createWriteStream(out)
  for (const { source, target, standing: score } of candidates.toSorted((a, b) => b.standing - a.standing)) {
    const map = mapped.has(`${source}:${target}`)
    const line = { case: name, source: sources[source], target: targets[target], score, map }
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await finished(stream)
}

const [path, out] = process.argv.slice(2)
if (path === undefined || out === undefined) throw new Error('Say the file of the case and where predictions go.')
await main(path, out)
