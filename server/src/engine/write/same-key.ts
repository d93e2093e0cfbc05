import { fullMatch } from '../compile/full-match.ts'
import type { Query } from '../compile/query.ts'
import { columnsOf, isSameKey } from '../key-columns.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Answer, Question, SameKey, TemplateColumn } from '../model.ts'
import { noteEarlier } from '../plan/context.ts'
import { leaveWithCounting, ofTable, orderOf, settledPlan } from './counting-rows.ts'
import { isMarked, markRows, repeatedRows, type ComparedColumns } from './compared.ts'
import { mergeSubsumed } from './subsumed.ts'
import { rowKeys, type RowKey } from './row-keys.ts'
import { rowsOf } from './sheet-file.ts'
import type { ComparedSheet } from './table-checks.ts'
import type { SheetContext, SheetWork } from './transform.ts'
import { done, optionsFor, presetOf, question, REFUSE, sentence, toldInFull, type Shared } from './which-counts.ts'

// Two rows with one number and different data: an amended invoice, a car with a new owner, a customer in the old list and in the new one. None
// is taken without a word, as each could be the right one; but which of them counts is mostly a matter of one sentence.

type Keep = SameKey['keep']

/** Where more of the rows share their keys, it is no matter of which counts: the column is another one, or the rows are parts of something. */
const MOST_SHARED = 0.3
/** Unless several keys stand there again: a short list of what was renamed. */
const SEVERAL = 3
const MOST_OF_SEVERAL = 0.5

export interface MergedKeys {
  work: SheetWork
  questions: Question[]
  notes: string[]
}

/**
 * Merges rows that share a value of a column that is to be unique, as was answered; asks where nobody did. Rows that are equal in every
 * mapped cell have been merged by then, so these differ.
 */
export async function mergeSameKeys(
  context: SheetContext,
  { work, compared }: ComparedSheet,
  answers: Answer[],
  autonomy: 'ask' | 'decide',
): Promise<MergedKeys> {
  const { same_key: planned = [], ...plan } = work.plan
  const merged: MergedKeys = { work: planned.length > 0 ? { ...work, plan } : work, questions: [], notes: [] }
  if (compared === null || work.plan.duplicates === 'keep_all') return merged
  const asking = { answers, autonomy, asked: [] }
  for (const by of rowKeys(work)) {
    if (!by.names.every((name) => compared.columns.includes(name))) continue
    const known = planned.find((one) => isSameKey(one, by))
    if (known) merged.work = await mergeAsKnown(context, merged.work, compared, by, known)
    else await mergeOrAsk(context, merged, compared, by, asking)
  }
  return merged
}

/** Merges the rows of a key as the plan says. */
async function mergeAsKnown(
  context: SheetContext,
  planned: SheetWork,
  compared: ComparedColumns,
  by: RowKey,
  { keep, fullest }: SameKey,
): Promise<SheetWork> {
  const counting = await leaveWithCounting(context, planned, compared, by, keep)
  const repeated = await repeatedRows(context.query, compared, by.names)
  if ((await rowsOf(context.query, repeated)) === 0) return counting
  const work = fullest
    ? (await mergeFullest(context, counting, compared, by, sharing(repeated, by, counting))).work
    : counting
  const rows = sharing(repeated, by, work)
  if ((await countShared(context.query, rows)).rows === 0) return work
  return keepChosen(context, work, compared, rows, by, keep)
}

interface Asking {
  answers: Answer[]
  autonomy: 'ask' | 'decide'
  /** The rows that are asked about already. */
  asked: string[]
}

/** Merges the rows of a key into those that have all of them, and the others as was answered; adds a question where nobody did. */
async function mergeOrAsk(
  context: SheetContext,
  merged: MergedKeys,
  compared: ComparedColumns,
  by: RowKey,
  { answers, autonomy, asked }: Asking,
): Promise<void> {
  const repeated = await repeatedRows(context.query, compared, by.names)
  if ((await rowsOf(context.query, repeated)) === 0) return
  const ruled = by.with ? undefined : merged.work.template.columns[by.index]
  const alike = sharing(repeated, by, merged.work, ruled)
  const all = await countShared(context.query, alike)
  if (await areMany(context.query, all, compared, merged.work)) return
  const { work, told } = await mergeFullest(context, merged.work, compared, by, alike)
  merged.work = work
  if (told > 0) merged.notes.push(toldInFull(work, by, told))
  const rows = sharing(repeated, by, work, ruled)
  const shared = told === 0 ? all : await countShared(context.query, rows)
  if (shared.rows === 0) return
  const key = `same_key:${work.plan.slug}.${columnsOf(by).join('+')}`
  const options = optionsFor(context, work, by, shared.sources)
  const answer = answers.findLast((one) => one.key === key)
  const chosen = options.find(({ value }) => value === answer?.value)
  if (answer && chosen) noteEarlier(merged.notes, answer)
  const preset = presetOf(work, options)
  const keep = chosen?.keep ?? (autonomy === 'decide' ? preset.keep : null)
  if (keep !== null) {
    const counting = await leaveWithCounting(context, work, compared, by, keep)
    merged.work = await keepChosen(context, counting, compared, sharing(repeated, by, counting, ruled), by, keep)
  }
  if (chosen) return
  if (autonomy === 'decide') merged.notes.push(`${sentence(work, by, shared)}: ${done(preset, by)}.`)
  else if (!(await areAsked(context.query, rows, asked))) {
    asked.push(rows)
    merged.questions.push(await question(context, work, key, by, rows, shared, options, preset.value))
  }
}

/** Merges rows into others of their key that have all that they have; `told` counts them. */
async function mergeFullest(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  by: RowKey,
  alike: string,
): Promise<{ work: SheetWork; told: number }> {
  const fuller = await mergeSubsumed(context, work, compared, by, alike)
  const told = (fuller.merged?.rows ?? 0) - (work.merged?.rows ?? 0)
  return { work: told > 0 ? { ...fuller, plan: settledPlan(fuller.plan, by, REFUSE, true) } : fuller, told }
}

/** Whether more of the rows share their keys than those that are there again; all may, where each of two lists has them once. */
async function areMany(query: Query, shared: Shared, compared: ComparedColumns, work: SheetWork): Promise<boolean> {
  const most =
    work.plan.inline || isBetweenTables(shared, work) ? 1 : shared.values >= SEVERAL ? MOST_OF_SEVERAL : MOST_SHARED
  return shared.rows > most * (await rowsOf(query, compared.path))
}

/**
 * Rows that are not merged yet and share a value with another: `_source`, `_source_row`, `value`. What fails the rule of its column, as “Total” of three
 * sheets does for a number, is refused in any case: which of them counts is no question.
 */
function sharing(repeated: string, { names, value }: RowKey, { merged }: SheetWork, column?: TemplateColumn): string {
  const rule = column?.desiredRule === 'strict' ? column.strictRule : undefined
  const meets = rule === undefined ? '' : ` AND ${fullMatch(names[0]!, rule)}`
  const left = merged === null ? '' : ` AND NOT ${isMarked(merged)}`
  return `SELECT _source, _source_row, value FROM (
    SELECT _source, _source_row, ${value} AS value, count(*) OVER (PARTITION BY ${value}) AS twins
    FROM ${parquetScan(repeated)} WHERE ${value} IS NOT NULL${left}${meets}) WHERE twins > 1`
}

/** Whoever says which of two rows with one number counts has said it of their e-mail address, too. */
async function areAsked(query: Query, rows: string, asked: readonly string[]): Promise<boolean> {
  for (const others of asked) {
    const more = await query.rows(
      `SELECT own.value FROM (${rows}) own LEFT JOIN (${others}) other USING (_source, _source_row)
       GROUP BY own.value HAVING count(DISTINCT other.value) <> 1 OR count(other.value) < count(*) LIMIT 1`,
    )
    if (more.length === 0) return true
  }
  return false
}

/** Two lists of the same things, each of which has every one of them once. */
function isBetweenTables({ sources, within }: Shared, { plan }: SheetWork): boolean {
  const tables = new Set(sources.map((source) => `${plan.sources[source]?.file_id}/${plan.sources[source]?.table}`))
  return !within && tables.size > 1
}

async function countShared(query: Query, rows: string): Promise<Shared> {
  const [row] = await query.rows(
    `SELECT count(*) AS rows, count(DISTINCT value) AS keys, string_agg(DISTINCT _source::VARCHAR, ',') AS sources,
      count(*) > count(DISTINCT (_source, value)) AS within FROM (${rows})`,
  )
  const sources = String(row?.sources ?? '')
    .split(',')
    .flatMap((source) => (source === '' ? [] : Number(source)))
  return {
    rows: Number(row?.rows ?? 0),
    values: Number(row?.keys ?? 0),
    sources: sources.toSorted((a, b) => a - b),
    within: row?.within === true,
  }
}

/** Marks the rows that don't count as merged, beside those that are already. A value that the chosen table has not keeps all its rows. */
async function keepChosen(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  rows: string,
  by: RowKey,
  keep: Keep,
): Promise<SheetWork> {
  const { plan, merged } = work
  const settled = settledPlan(plan, by, keep)
  if (keep === REFUSE) return { ...work, plan: settled }
  const known =
    merged === null
      ? ''
      : `SELECT _source, _source_row FROM ${parquetScan(compared.path)} WHERE ${isMarked(merged)} UNION ALL `
  const isOwn = ofTable(keep, plan)
  const others =
    typeof keep === 'string'
      ? `SELECT *, row_number() OVER (PARTITION BY value ORDER BY ${orderOf(keep)}) > 1 AS goes FROM (${rows})`
      : `SELECT *, NOT ${isOwn} AND bool_or(${isOwn}) OVER (PARTITION BY value) AS goes FROM (${rows})`
  const marked = await markRows(
    context,
    work,
    `merged_${work.index}_${columnsOf(by).length}_${by.index}`,
    `${known}SELECT _source, _source_row FROM (${others}) WHERE goes`,
  )
  return { ...work, merged: marked, plan: settled }
}
