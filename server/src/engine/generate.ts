import { dirname } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { Advice, Doubt } from './advice/model.ts'
import { queryOn } from './compile/query.ts'
import { openDuckDB } from './duckdb.ts'
import type { Answer, InputTable, KnowledgeEntry, Progress, Question, Revision, Template } from './model.ts'
import type { DecideInput, Decision } from './plan/decide.ts'
import { profileTables } from './profile/profile-tables.ts'
import type { ApplyResult } from './write/apply.ts'
import type { PreviousResult } from './write/impact.ts'

export interface GenerateInput {
  tables: InputTable[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  /** Answers by question key: all that were ever given. */
  answers: Answer[]
  /** What updates said, in order. */
  revisions?: Revision[]
  /** The result that this one is compared with; null or left out for the first plan, or where it is no longer there. */
  previous?: PreviousResult | null
  /** What an adviser said, by the keys of its doubts. */
  advice?: Advice[]
  autonomy: 'ask' | 'decide'
  /** The year in which the migration was made. */
  created_year?: number
  /** Version of the plan to make. */
  version: number
  /** An empty folder for the work; its content is worth nothing afterwards. */
  workdir: string
  /** Gets `manifest.json` and a Parquet file per sheet. */
  outdir: string
}

export type GenerateResult = ApplyResult

export interface GenerateHooks {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  /** DuckDB's share of memory, in MB. Default 512. */
  memoryMb?: number
}

/**
 * Makes a plan for the tables and carries it out: profile, match, transform, check, write. Asks as much at once as it can:
 * where only values are unclear the transforms still run, so that duplicates are asked about with them.
 *
 * @throws EngineError for what the caller can repair; the signal's reason when stopped.
 */
export async function generate(input: GenerateInput, hooks: GenerateHooks = {}): Promise<GenerateResult> {
  const { tables, outdir, workdir } = input
  const previous = input.previous ?? null
  const read = [...tables.map(({ parquet }) => parquet), ...(previous?.sheets.map(({ path }) => path) ?? [])]
  const folders = [...new Set([outdir, ...read.map((path) => dirname(path))])]
  const session = await openDuckDB({ workdir, allowedDirectories: folders, memoryLimitMb: hooks.memoryMb ?? 512 })
  try {
    const query = queryOn(session.connection, hooks.signal)
    const report = hooks.onProgress ?? (() => undefined)
    const deciding = decideOn(session.connection, input, hooks)
    // As what decides: see there.
    const applying = import('./write/apply.ts')
    const decision = await deciding
    const { templates, knowledge, answers, autonomy } = input
    if (decision.questions.some(isAboutMapping)) return { outcome: 'blocked', questions: decision.questions }
    const { applyPlan } = await applying
    const result = await applyPlan(
      query,
      {
        plan: decision.plan,
        tables,
        templates,
        knowledge,
        answers,
        autonomy,
        notes: [...readingNotes(tables), ...decision.notes],
        previous,
        questionsOpen: decision.questions.length > 0,
        workdir,
        outdir,
      },
      { onProgress: report },
    )
    if (result.outcome === 'ready') return result
    // What is suggested for a column depends on how its values are read: until that is known, nobody is asked.
    const settled = result.questions.filter(({ target: { slug, column } }) =>
      decision.questions.every(({ target }) => column === null || target.slug !== slug || target.column !== column),
    )
    return { ...result, questions: [...decision.questions, ...settled] }
  } finally {
    session.close()
  }
}

/** What was read otherwise than it stands in the files. */
function readingNotes(tables: InputTable[]): string[] {
  return tables.flatMap(({ file_name, name, notes }) =>
    (notes ?? []).map((note) => `${file_name}, table “${name}”: ${note}`),
  )
}

/** Rows are equal or not once it is known which tables and columns fill the sheets: until then nobody is asked about duplicates. */
function isAboutMapping({ kind, target }: Question): boolean {
  return kind === 'column_match' || (kind === 'other' && target.column === null)
}

/** Profiles the tables, and decides what their data, and what was told, let one decide. */
async function decideOn(
  connection: DuckDBConnection,
  input: GenerateInput & Pick<DecideInput, 'seeksDoubts'>,
  hooks: GenerateHooks,
): Promise<Decision> {
  const { tables, templates } = input
  const report = hooks.onProgress ?? (() => undefined)
  report({ stage: 'profiling', done: 0, total: tables.length })
  const profiling = profileTables(connection, tables, {
    onTable: (done, total) => report({ stage: 'profiling', done, total }),
    ...(hooks.signal ? { signal: hooks.signal } : {}),
  })
  // What decides and what applies is most of the code: it is loaded while the first queries run. They are under way by now, as loading
  // holds up whatever comes after it.
  const deciding = import('./plan/decide.ts')
  const profiles = await profiling
  report({ stage: 'matching', done: 0, total: templates.length })
  const { decide } = await deciding
  const decision = decide({ ...input, profiles })
  report({ stage: 'matching', done: templates.length, total: templates.length })
  return decision
}

/**
 * What an adviser could help with before the plan is made; nothing is written. Once it has advised, there may be more: a table that was
 * placed brings columns.
 */
export async function findDoubts(input: GenerateInput, hooks: GenerateHooks = {}): Promise<Doubt[]> {
  const { tables, workdir } = input
  const folders = [...new Set(tables.map(({ parquet }) => dirname(parquet)))]
  const session = await openDuckDB({ workdir, allowedDirectories: folders, memoryLimitMb: hooks.memoryMb ?? 512 })
  try {
    const { doubts } = await decideOn(session.connection, { ...input, seeksDoubts: true }, hooks)
    return doubts
  } finally {
    session.close()
  }
}
