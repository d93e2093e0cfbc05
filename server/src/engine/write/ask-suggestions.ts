import { ACCEPT, LEAVE, suggestionsKey } from '../knowledge/statements.ts'
import type { Evidence, Question } from '../model.ts'
import type { Suggestion, ValuedKind } from '../repair/model.ts'
import type { SheetWork } from './transform.ts'

/** A suggestion, with its row in the plan's source. */
export interface Found extends Suggestion {
  source: number
  source_row: number
}

/** A suggestion that says what the value should be. */
export interface Valued extends Found {
  suggested: string | null
  kind: ValuedKind
}

export interface SuggestedColumn {
  /** Of the template column. */
  index: number
  column: string
  cells: Valued[]
}

/** Fewer suggestions, or a smaller share of the rows, are read faster in the preview than a question is answered. */
const MANY = 20
const MANY_SHARE = 0.01
/** Columns of a sheet that are asked about, those with most suggestions first. */
const MOST_QUESTIONS = 3
/** Kinds of suggestions that are told in a question, and cells that are shown with it, at most. */
const MOST_SHOWN = 3
const MOST_EVIDENCE = 6
const LONGEST = 80

/** A question for each column with so many suggestions that writing them all by one word is worth it. Until somebody says so, none is written. */
export function suggestionQuestions(
  work: SheetWork,
  columns: readonly SuggestedColumn[],
  rows: number,
  sampled: boolean,
): Question[] {
  return columns
    .filter(({ cells }) => cells.length >= Math.max(MANY, MANY_SHARE * rows))
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .slice(0, MOST_QUESTIONS)
    .map((column) => suggestionQuestion(work, column, sampled))
}

function suggestionQuestion(work: SheetWork, { column, cells }: SuggestedColumn, sampled: boolean): Question {
  const { template, plan } = work
  const confidence = cells.reduce((sum, cell) => sum + cell.confidence, 0) / cells.length
  const shown = differentOnes(cells)
  const told = shown
    .slice(0, MOST_SHOWN)
    .map(({ value, suggested, evidence }) => `${said(suggested)} for ${said(value)} (${evidence.replace(/\.$/, '')})`)
  return {
    key: suggestionsKey(plan.slug, column),
    kind: 'other',
    prompt:
      `Should the suggested values of “${column}” of ${template.name} be written? There are ${cells.length}` +
      `${sampled ? ' in the rows that were looked at' : ''}, such as ${told.join('; ')}.`,
    target: { slug: plan.slug, column },
    options: [
      {
        value: LEAVE,
        label: 'Leave the values as they are: their rows have a warning with the suggestion',
        confidence: round(1 - confidence),
      },
      {
        value: ACCEPT,
        label: 'Write what is suggested: their rows have a warning that tells what it was',
        confidence: round(confidence),
      },
    ],
    free_text: false,
    evidence: shown.slice(0, MOST_EVIDENCE).flatMap((cell) => evidenceOf(work, column, cell)),
    affected_rows: cells.length,
    default: LEAVE,
  }
}

/** One of each change, the most frequent ones first. */
function differentOnes(cells: readonly Valued[]): Valued[] {
  const groups = Map.groupBy(cells, ({ value, suggested }) => JSON.stringify([value, suggested]))
  return [...groups.values()].toSorted((a, b) => b.length - a.length).flatMap(([first]) => first ?? [])
}

function evidenceOf({ plan, info }: SheetWork, column: string, { source, source_row: row, value }: Valued): Evidence[] {
  const place = info.sources[source]
  const input = plan.sources[source]?.columns.find((own) => own.column === column)?.inputs[0]
  return place ? [{ file_id: place.file_id, table: place.table, row, column: input?.column ?? column, value }] : []
}

function said(value: string | null): string {
  if (value === null) return 'nothing'
  return `“${value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value}”`
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000
}
