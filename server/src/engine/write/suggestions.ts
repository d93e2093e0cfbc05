import type { CheckedCell, TableCheck } from '../check/check.ts'
import { correctionCheck, doubtCheck, suggestionCheck } from '../check/suggestion.ts'
import { findTable, type RowSpan } from '../compile/tables.ts'
import { suggestionsKey } from '../knowledge/statements.ts'
import type { Answer, ColumnPlan, Correction, Question, SheetPlan } from '../model.ts'
import { noteEarlier } from '../plan/context.ts'
import { SHOWN } from '../repair/model.ts'
import { suggestRepairs } from '../repair/suggest.ts'
import { suggestionQuestions, type Found, type SuggestedColumn, type Valued } from './ask-suggestions.ts'
import { valueNames } from './sheet-file.ts'
import { prepareSheet, rowsOfSheet, withChecks, type SheetContext, type SheetWork } from './transform.ts'

/** Sheets of up to so many cells are looked at as a whole; of larger ones, spans of rows with so many cells in all. */
const WHOLE_CELLS = 200_000
const SAMPLE_CELLS = 30_000
/** Spans of rows that a sample is made of: rows that lie together tell more of one another than rows from everywhere. */
const SPANS = 3
/** Columns that are looked at: wider sheets cost more than they tell. */
const MAX_COLUMNS = 100
/** Cells of a column that are told of, the surest first. */
const MAX_CELLS = 2000

/** What is known of questions about suggestions. */
export interface Asking {
  answers: readonly Answer[]
  autonomy: 'ask' | 'decide'
}

/** A sheet with the checks that tell of its suggestions, and what there is to ask and to say of them. */
export interface Suggested {
  work: SheetWork
  questions: Question[]
  notes: string[]
}

/**
 * Looks for errors in the values of a sheet. What is suggested becomes a warning of its row, and changes nothing, unless the plan says
 * that suggestions for the column are accepted: then it is a step of the column's chain, and told as a change. Notes say how often. Where
 * many are suggested for a column, somebody is asked whether they are to be written.
 */
export async function addSuggestions(
  context: SheetContext,
  work: SheetWork,
  { answers, autonomy }: Asking,
): Promise<Suggested> {
  const plain = await uncorrected(context, work)
  const sampled = isSampled(context, plain)
  const found = await findSuggestions(context, plain, sampled)
  if (found.size === 0) return { work: plain, questions: [], notes: nothingAccepted(plain) }
  const accepted = new Set(plain.plan.accepted?.map(({ column }) => column))
  const checks: TableCheck[] = []
  const open: SuggestedColumn[] = []
  const earlier: string[] = []
  const corrections = new Map<string, Valued[]>()
  for (const [index, cells] of found) {
    const { column, told } = tellable(plain, index, cells)
    const [valued, doubts] = [told.filter(hasValue), told.filter((cell) => !hasValue(cell))]
    if (doubts.length > 0) checks.push(doubtCheck(column, index, doubts.map(doubtedCell)))
    if (valued.length === 0) continue
    const answer = answers.findLast(({ key }) => key === suggestionsKey(plain.plan.slug, column))
    if (answer) noteEarlier(earlier, answer)
    else if (!accepted.has(column)) open.push({ index, column, cells: valued })
    if (!accepted.has(column)) checks.push(suggestionCheck(column, index, valued.map(suggestedCell)))
    else {
      corrections.set(column, valued)
      checks.push(correctionCheck(column, index, valued.map(correctedCell)))
    }
  }
  const plan = corrected(plain.plan, corrections)
  const prepared = corrections.size > 0 ? await prepareSheet(context, plan, plain.index) : plain
  return {
    work: withChecks(prepared, checks),
    questions:
      autonomy === 'ask'
        ? suggestionQuestions(
            plain,
            open,
            sampled ? SAMPLE_CELLS / filledColumns(plain).length : rowsInAll(context, plain),
            sampled,
          )
        : [],
    notes: [
      ...earlier,
      ...(corrections.size === 0 ? nothingAccepted(plain) : []),
      ...notesOf(plain, found, corrections, sampled),
    ],
  }
}

/** Who accepted suggestions learns that there are none. */
function nothingAccepted({ plan: { accepted = [] }, template, info }: SheetWork): string[] {
  if (accepted.length === 0) return []
  const columns = accepted.length === info.columns.length ? '' : `, ${accepted.map(({ column }) => column).join(', ')}`
  return [`Nothing is suggested for ${template.name}${columns} that could be written, so that nothing was accepted.`]
}

function hasValue(found: Found): found is Valued {
  return found.suggested !== undefined
}

/** Whether suggestions change what the plan makes of some cell: where they don't, they only tell. */
export function mayCorrect({ plan }: SheetWork): boolean {
  return (plan.accepted ?? []).length > 0 || isCorrected(plan)
}

function isCorrected({ sources }: SheetPlan): boolean {
  return sources.some(({ columns }) =>
    columns.some(({ transforms }) => transforms.some(({ kind }) => kind === 'correct')),
  )
}

/** The sheet without what accepted suggestions did before: they are looked for again in the same values. */
async function uncorrected(context: SheetContext, work: SheetWork): Promise<SheetWork> {
  if (!isCorrected(work.plan)) return work
  const sources = work.plan.sources.map((source) => ({
    ...source,
    columns: source.columns.map((column) => ({
      ...column,
      transforms: column.transforms.filter(({ kind }) => kind !== 'correct'),
    })),
  }))
  return prepareSheet(context, { ...work.plan, sources }, work.index)
}

/** Template columns that hold values of the files, by index. */
function filledColumns({ plan, info }: SheetWork): number[] {
  const filled = new Set(
    plan.sources.flatMap(({ columns }) => columns.flatMap(({ column, inputs }) => (inputs.length > 0 ? [column] : []))),
  )
  return info.columns.flatMap((column, index) => (filled.has(column) ? [index] : [])).slice(0, MAX_COLUMNS)
}

function rowsInAll({ tables }: SheetContext, { plan }: SheetWork): number {
  return plan.sources.reduce((sum, source) => sum + findTable(tables, source).rows, 0)
}

function isSampled(context: SheetContext, work: SheetWork): boolean {
  return rowsInAll(context, work) * filledColumns(work).length > WHOLE_CELLS
}

async function findSuggestions(
  context: SheetContext,
  work: SheetWork,
  sampled: boolean,
): Promise<Map<number, Found[]>> {
  const columns = filledColumns(work)
  if (columns.length < 2) return new Map()
  const names = valueNames(work.info.columns)
  const wanted = columns.flatMap((column) => names[column] ?? [])
  const spans = sampled ? spansOf(context, work, columns.length) : []
  const rows = await rowsOfSheet(context, work, { spans, values: wanted })
  const sql = `SELECT _source, _source_row, ${wanted.join(', ')} FROM (${rows})`
  const [sources = [], places = [], ...cells] = await context.query.columns(sql)
  const found = suggestRepairs(
    columns.map((column) => work.info.columns[column] ?? ''),
    // Values of sheets are texts.
    cells as (string | null)[][],
  )
  const told = found
    .filter(({ confidence }) => confidence >= SHOWN)
    .map((one) => ({
      ...one,
      column: columns[one.column] ?? 0,
      source: Number(sources[one.row]),
      source_row: Number(places[one.row]),
    }))
    .filter((one) => isWanted(work, one))
  return Map.groupBy(
    told.toSorted((a, b) => a.column - b.column),
    ({ column }) => column,
  )
}

/** Spans of each source: the same share of every one, evenly spread. */
function spansOf(context: SheetContext, work: SheetWork, width: number): RowSpan[][] {
  const share = Math.min(1, SAMPLE_CELLS / width / rowsInAll(context, work))
  return work.plan.sources.map((source) => {
    const { rows } = findTable(context.tables, source)
    const size = Math.ceil((rows * share) / SPANS)
    return Array.from({ length: SPANS }, (_, span) => {
      const from = Math.floor(((rows - size) * span) / (SPANS - 1))
      return { from: Math.max(from, span * size), to: Math.max(from, span * size) + size }
    })
  })
}

/** Keys are not guessed, and what has to be there is not taken away. */
function isWanted({ template }: SheetWork, { column, suggested }: Found): boolean {
  const wanted = template.columns[column]
  if (!wanted || wanted.unique || wanted.desiredRule === 'link') return false
  return suggested !== null || !wanted.required
}

function tellable({ info }: Pick<SheetWork, 'info'>, index: number, cells: Found[]): { column: string; told: Found[] } {
  const surest = cells.toSorted((a, b) => b.confidence - a.confidence).slice(0, MAX_CELLS)
  return {
    column: info.columns[index] ?? '',
    told: surest.toSorted((a, b) => a.source - b.source || a.source_row - b.source_row),
  }
}

function doubtedCell({ source, source_row: row, evidence }: Found): CheckedCell {
  return { source, row, other: null, evidence }
}

function suggestedCell({ source, source_row: row, suggested, evidence, kind, confidence }: Valued): CheckedCell {
  return { source, row, other: suggested, evidence, suggestion: { kind, confidence } }
}

function correctedCell({ source, source_row: row, value, evidence }: Valued): CheckedCell {
  return { source, row, other: value, evidence }
}

/** The plan with what is accepted, as the last step of each chain. */
function corrected(plan: SheetPlan, corrections: ReadonlyMap<string, Valued[]>): SheetPlan {
  const sources = plan.sources.map((source, index) => ({
    ...source,
    columns: source.columns.map((column): ColumnPlan => {
      const entries = (corrections.get(column.column) ?? [])
        .filter((found) => found.source === index)
        .map(({ source_row: row, value: raw, suggested, evidence }): Correction => ({
          row,
          raw,
          value: suggested,
          evidence,
        }))
      return entries.length === 0
        ? column
        : { ...column, transforms: [...column.transforms, { kind: 'correct', entries }] }
    }),
  }))
  return { ...plan, sources }
}

function notesOf(
  { info, template, plan }: SheetWork,
  found: ReadonlyMap<number, Found[]>,
  corrections: ReadonlyMap<string, Valued[]>,
  sampled: boolean,
): string[] {
  return [...found].map(([index, cells]) => {
    const column = info.columns[index] ?? ''
    const origin = plan.accepted?.find((accepted) => accepted.column === column)?.origin
    const { told } = tellable({ info }, index, cells)
    const valued = told.filter(hasValue).length
    const of = `of ${template.name}, ${column}`
    const where = sampled ? ' They were looked for in a sample of the rows.' : ''
    const cut = cells.length > told.length ? ` ${cells.length} were found: the surest are told.` : ''
    if (valued === 0)
      return `${many(told.length)} ${of} may be wrong, though nothing tells what would be right.${where}${cut}`
    return corrections.has(column)
      ? `Suggestions were accepted for ${many(valued).toLowerCase()} ${of}, as ${origin} says.${where}${cut}`
      : `There are suggestions for ${many(valued).toLowerCase()} ${of}. To have them written, say “accept the suggestions for ${column}”.${where}${cut}`
  })
}

const many = (cells: number): string => (cells === 1 ? 'One cell' : `${cells} cells`)
