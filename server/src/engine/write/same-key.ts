import { fullMatch } from '../compile/full-match.ts'
import type { Query } from '../compile/query.ts'
import { calledKey, columnsOf, isSameKey } from '../key-columns.ts'
import { findTable, parquetScan } from '../compile/tables.ts'
import type { Answer, Evidence, InputTable, Question, SameKey, TemplateColumn } from '../model.ts'
import { noteEarlier } from '../plan/context.ts'
import { leaveWithCounting, ofTable, orderOf, settledPlan } from './counting-rows.ts'
import { isMarked, markRows, repeatedRows, type ComparedColumns } from './compared.ts'
import { mergeSubsumed } from './subsumed.ts'
import { rowKeys, shownValue, type RowKey } from './row-keys.ts'
import { rowsOf } from './sheet-file.ts'
import type { ComparedSheet } from './table-checks.ts'
import type { SheetContext, SheetWork } from './transform.ts'

// Two rows with one number and different data: an amended invoice, a car with a new owner, a customer in the old list and in the new one. None
// is taken without a word, as each could be the right one; but which of them counts is mostly a matter of one sentence.

type Keep = SameKey['keep']

/** Rows shown with the question. */
const evidenceRows = 6
const REFUSE = 'keep_all' as const
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
  const asked: string[] = []
  for (const by of rowKeys(work)) {
    if (!by.names.every((name) => compared.columns.includes(name))) continue
    const known = planned.find((one) => isSameKey(one, by))
    if (known) merged.work = await leaveWithCounting(context, merged.work, compared, by, known.keep)
    const repeated = await repeatedRows(context.query, compared, by.names)
    if ((await rowsOf(context.query, repeated)) === 0) continue
    const ruled = known || by.with ? undefined : work.template.columns[by.index]
    const alike = sharing(repeated, by, merged.work, ruled)
    if (!known && (await areMany(context.query, alike, compared, work))) continue
    const before = merged.work.merged?.rows ?? 0
    if (!known || known.fullest) merged.work = await mergeSubsumed(context, merged.work, compared, by, alike)
    const told = (merged.work.merged?.rows ?? 0) - before
    if (told > 0) merged.work = { ...merged.work, plan: settledPlan(merged.work.plan, by, REFUSE, true) }
    if (told > 0 && !known) merged.notes.push(toldInFull(work, by, told))
    const rows = sharing(repeated, by, merged.work, ruled)
    const shared = await countShared(context.query, rows)
    if (shared.rows === 0) continue
    const key = `same_key:${work.plan.slug}.${columnsOf(by).join('+')}`
    const options = optionsFor(context, work, by, shared.sources)
    const answer = known ? undefined : answers.findLast((one) => one.key === key)
    const chosen = options.find(({ value }) => value === answer?.value)
    if (answer && chosen) noteEarlier(merged.notes, answer)
    const preset = presetOf(work, options)
    const keep = known?.keep ?? chosen?.keep ?? (autonomy === 'decide' ? preset.keep : null)
    if (keep !== null) {
      if (!known) merged.work = await leaveWithCounting(context, merged.work, compared, by, keep)
      const staying = sharing(repeated, by, merged.work, ruled)
      merged.work = await keepChosen(context, merged.work, compared, staying, by, keep)
    }
    if (known || chosen) continue
    else if (autonomy === 'ask') {
      if (await areAsked(context.query, rows, asked)) continue
      asked.push(rows)
      merged.questions.push(await question(context, work, key, by, rows, shared, options, preset.value))
    } else merged.notes.push(`${sentence(work, by, shared)}: ${done(preset, by)}.`)
  }
  return merged
}

/** Whether more of the rows share their keys than those that are there again; all may, where each of two lists has them once. */
async function areMany(query: Query, rows: string, compared: ComparedColumns, work: SheetWork): Promise<boolean> {
  const shared = await countShared(query, rows)
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

interface Shared {
  rows: number
  values: number
  /** The sources that they are in. */
  sources: number[]
  /** Some share it within one of them. */
  within: boolean
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

/** What the rows of another sheet belong to is mostly as the latest of those say; refused, it would be missing wherever it is linked to. */
function presetOf({ plan }: SheetWork, options: Choice[]): Choice {
  const latest = plan.inline ? options.find(({ keep }) => keep === 'keep_last') : undefined
  return latest ?? options.find(({ keep }) => keep === REFUSE)!
}

function done({ keep }: Choice, by: RowKey): string {
  if (keep === REFUSE) return by.with ? 'all are kept' : 'all are refused'
  return 'the last of each was taken'
}

interface Choice {
  value: string
  label: string
  keep: Keep
}

/** Rows of one table, or of files of one shape, have an order; of different files one may be right by its name, or the later one. */
function optionsFor({ tables }: SheetContext, { plan }: SheetWork, by: RowKey, sources: number[]): Choice[] {
  const each = sources.map((source) => findTable(tables, plan.sources[source] ?? { file_id: '', table: '' }))
  const found = [...new Set(each)]
  const shapes = new Set(found.map(({ columns }) => JSON.stringify(columns.map(({ name }) => name))))
  const refuse: Choice = {
    value: REFUSE,
    label: by.with ? 'All of them: keep each as it is' : 'None of them: refuse them all, with an issue each',
    keep: REFUSE,
  }
  const among = shapes.size < 2 ? '' : `, in this order: ${found.map(labelOf).join(', ')}`
  const inOrder: Choice[] = [
    { value: 'keep_first', label: `The first of each counts${among}`, keep: 'keep_first' },
    { value: 'keep_last', label: `The last of each counts${among}`, keep: 'keep_last' },
  ]
  if (shapes.size < 2) return [...inOrder, refuse]
  const byTable = found.map((table): Choice => {
    const label = labelOf(table)
    return { value: label, label: `That of ${label} counts`, keep: { file_id: table.file_id, table: table.name } }
  })
  return [...byTable, ...inOrder, refuse]
}

function labelOf({ file_name, name }: InputTable): string {
  return name === file_name || name === file_name.replace(/\.[^.]+$/, '') ? file_name : `${file_name}, sheet ${name}`
}

function toldInFull({ template }: SheetWork, by: RowKey, rows: number): string {
  const [have, was] = rows === 1 ? ['row of', 'has'] : ['rows of', 'have']
  return `${rows} ${have} ${template.name} ${was} nothing that another row with the same ${calledKey(by)} lacks: it stands for ${rows === 1 ? 'that one' : 'them'} as well.`
}

function sentence({ template }: SheetWork, by: RowKey, { rows, values }: Shared): string {
  const times = values === 1 ? 'one value' : `${values} values`
  const own = by.with
    ? `, of which there is one row each as “${template.description}” says,`
    : ', which each row must have for itself,'
  return `${rows} rows of ${template.name} share ${times} of ${calledKey(by)}${own} and differ elsewhere`
}

async function question(
  { query }: SheetContext,
  work: SheetWork,
  key: string,
  by: RowKey,
  rows: string,
  shared: Shared,
  options: Choice[],
  preset: string,
): Promise<Question> {
  const shown = await query.rows(`SELECT * FROM (${rows}) ORDER BY value, _source, _source_row LIMIT ${evidenceRows}`)
  return {
    key,
    kind: 'duplicate',
    prompt: `${sentence(work, by, shared)}. Which row of each counts?`,
    target: { slug: work.plan.slug, column: by.column },
    options: options.map(({ value, label }) => ({ value, label, confidence: value === preset ? 0.5 : 0.25 })),
    free_text: false,
    evidence: shown.flatMap((row): Evidence[] => {
      const source = work.info.sources[Number(row._source)]
      if (!source) return []
      const { file_id, table } = source
      return [{ file_id, table, row: Number(row._source_row), column: by.column, value: shownValue(row.value) }]
    }),
    affected_rows: shared.rows,
    default: preset,
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
