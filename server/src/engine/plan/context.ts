import type { Advice, Doubt } from '../advice/model.ts'
import { sameName, type CalledTable, type Directive } from '../knowledge/directives.ts'
import type { SaidText } from '../knowledge/texts.ts'
import type { Candidate } from '../match/score-columns.ts'
import type { TableSide, TemplateSide } from '../match/sides.ts'
import type {
  Answer,
  CalculatedInput,
  ColumnRef,
  DecidedBy,
  InputTable,
  Question,
  RowSkip,
  Template,
  Transform,
} from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'

/** What every decision can look at, and where questions and notes are gathered. */
export interface Context {
  directives: Directive[]
  /** Of what was perhaps meant, what counted as nothing else told. */
  heeded: Set<Directive>
  answers: ReadonlyMap<string, Answer>
  /** What people wrote, as they wrote it, nearer texts first. */
  texts?: readonly SaidText[]
  questions: Question[]
  templates: readonly Template[]
  /** Which tables are asked about together. */
  shapes: Shapes
  notes: string[]
  /** What an adviser said, by key. */
  advice: ReadonlyMap<string, Advice>
  /** Where one could help; null when nobody wants to know. */
  doubts: Doubt[] | null
  /** No date of birth is later; null when nothing tells. */
  latestYear?: { year: number; why: string } | null | undefined
  /** What fills template columns for sure, once a first look at all tables has told. */
  filled?: readonly Filled[]
  /** The tables with what fills their templates, once a first look has told. */
  placed?: readonly Placed[]
  /** The tables that only say who is on a list. */
  namesakeLists?: readonly NamesakeList[]
}

/** A table that says which value of a template column the rows have whose keys it lists. */
export interface NamesakeList {
  placed: Placed
  /** The template column, and that of the key. */
  target: number
  key: number
  /** The table's column. */
  source: number
  /** Further template columns that nothing else fills. */
  besides: readonly number[]
}

/** What fills a template column in some table. */
export interface Filled {
  slug: string
  column: string
  profile: ColumnProfile
}

/** A table that goes to a template. */
export interface Placement {
  table: TableSide
  side: TemplateSide
  /** Every pair of columns, without what links say. */
  candidates: Candidate[]
  /** Of the table: how well it fits, 0 to 1. */
  fit: number
  /** Of what stands in the first row of each alone: a column that all first rows have and no other row has. */
  heads?: number
  /** It completes rows of another table, and has none of its own. */
  completes?: true
  /** Index of the table's column of which each value is one row: what the table's own rows belong to. */
  each?: number
  /** Each row is one of another template as well: what fills that, and which of them are not, as another table has those. */
  both?: { template: Template; mappings: Mapping[]; skips?: RowSkip[] }
  /** Each row is also the first one of what belongs to it, with this number in its key. */
  first?: { number: string; key: number; link: number }
}

/** Where a template column comes from, before its values are looked at. `sources` are indexes of the table's columns. */
export interface Mapping {
  sources: number[]
  /** The transforms that make one value of the sources (merge), or a part of one (split). */
  lead: Transform[]
  confidence: number
  reason: string
  decided_by: DecidedBy
  alternatives: { sources: number[]; confidence: number; reason: string }[]
  /** Somebody named exactly these columns of this table. */
  assigned?: true
  /** Only because the column must not stay empty: nothing else is built on it. */
  guessed?: true
  /** Somebody said that every row has this value. */
  constant?: string
  /** What the rows have that the list lacks which it is looked up in. */
  rest?: string
  /** It is only what all rows have of which nothing else is said, so that it is no sign of the table's rows. */
  ofRest?: true
  /** The constant is what the sheet is called by: the next one has another. */
  ofSheet?: true
  /** The template column whose value this one begins with, as that is written. */
  begins?: number
  /** Of a key that is put together, for each of its sources: the template column with a list of values that it fills, which the key has as it is written there. */
  written?: readonly (number | null)[]
  /** What a text calls the part of the only source that it takes. */
  part?: string
  /** The only source is a price for as many as another column of the table says, and the price for one is wanted; or so many of its unit make one of the wanted. */
  per?: { source: number; read: Partial<CalculatedInput> }
}

/** The chain that examples stand for, and the nearest of the directives that say them: what is farther is replaced by it. */
export interface ByExamples {
  transforms: Transform[]
  directive: Directive
}

/** A table of a template with the columns found for it. */
export interface Placed {
  placement: Placement
  mappings: Mapping[]
}

/** The tables of each one's shape, itself among them, in the order of the input: what is asked about the first is asked about all. */
export type Shapes = ReadonlyMap<TableProfile, readonly TableProfile[]>

/** Tables of one shape have the same headers in the same order. A table without a header is like no other. */
export function shapesOf(profiles: readonly TableProfile[]): Shapes {
  const headers = (profile: TableProfile): string =>
    profile.table.header_row === null ? tableKey(profile) : JSON.stringify([profile.columns.map(({ name }) => name)])
  const groups = Map.groupBy(profiles, headers)
  return new Map(profiles.map((profile) => [profile, groups.get(headers(profile))!]))
}

/** The tables that a question about this one is about. */
export function askedWith(profile: TableProfile, { shapes }: Context): readonly TableProfile[] {
  return shapes.get(profile) ?? [profile]
}

/** The part of a question's key that names the tables of one shape. */
export function shapeKey(profile: TableProfile, context: Context): string {
  return tableKey(askedWith(profile, context)[0]!)
}

/** The key of the question which column a template column is. */
export function columnKey({ table, side }: Placement, column: string, context: Context): string {
  return `column:${side.template.slug}.${column}@${shapeKey(table.profile, context)}`
}

/** All tables that a question is about, as a person would name them. */
export function shapeLabel(profile: TableProfile, context: Context): string {
  const more = askedWith(profile, context).length - 1
  const label = tableLabel(profile)
  return more === 0 ? label : `${label} (and ${more} more table${more === 1 ? '' : 's'} with the same columns)`
}

export const UNMAPPED: Omit<Mapping, 'reason'> = {
  sources: [],
  lead: [],
  confidence: 0,
  decided_by: 'matcher',
  alternatives: [],
}

export function answersByKey(answers: Answer[]): Map<string, Answer> {
  return new Map(answers.map((answer) => [answer.key, answer]))
}

/** The answer to a question, unless a later revision decides the same: then that counts. */
export function answerTo(
  context: Context,
  key: string,
  slug: string | null,
  decides: (directive: Directive) => boolean,
): string | undefined {
  const answer = context.answers.get(key)
  if (!answer) return undefined
  const { value, revisions = 0, earlier } = answer
  const overruled = context.directives.some(
    (directive) =>
      (earlier !== undefined || directive.revision > revisions) &&
      (directive.slug === null || directive.slug === slug) &&
      decides(directive),
  )
  if (overruled) return undefined
  noteEarlier(context.notes, answer)
  return value
}

/** That an answer is taken from an earlier migration, told once. */
export function noteEarlier(notes: string[], { value, earlier }: Answer): void {
  if (!earlier) return
  const { migration_id, prompt } = earlier
  const note = `Not asked again, because ${migration_id} had the same headers: ${prompt} The answer was “${value}”.`
  if (!notes.includes(note)) notes.push(note)
}

export function columnRef({ table }: TableProfile, column: ColumnProfile): ColumnRef {
  return { file_id: table.file_id, table: table.name, column: column.name, position: column.position }
}

/** A table as a person would name it: the file, and the sheet where a file has a name of its own for it. */
export function tableLabel({ table }: { table: Pick<InputTable, 'name' | 'file_name'> }): string {
  const stem = table.file_name.replace(/\.[^.]+$/, '')
  return table.name === stem || table.name === table.file_name
    ? table.file_name
    : `${table.file_name}, sheet ${table.name}`
}

/** Whether a table is meant: exactly, or by its name, that of its file, or of its file without the ending. */
export function isTableCalled({ file_id, name, file_name }: TableProfile['table'], called: CalledTable): boolean {
  if (typeof called !== 'string') return called.file_id === file_id && called.table === name
  return [name, file_name, file_name.replace(/\.[^.]+$/, '')].some((own) => sameName(own, called))
}

/** The part of a question's key that names a source table. */
export function tableKey({ table }: TableProfile): string {
  return `${table.file_id}/${table.name}`
}

/**
 * Asks, unless it was answered already: gives the answer, or null when a question was raised. An answer that is no option
 * (any more) counts as none.
 */
export function ask(context: Context, question: Question): string | null {
  const answer = context.answers.get(question.key)
  if (answer && (question.free_text || question.options.some(({ value }) => value === answer.value))) {
    noteEarlier(context.notes, answer)
    return answer.value
  }
  if (!context.questions.some(({ key }) => key === question.key)) context.questions.push(question)
  return null
}

export function percent(share: number): string {
  return share >= 0.995 && share < 1 ? '99 %' : `${Math.round(share * 100)} %`
}

/** Whether the rows that the profile keeps are all that the table has: else a name could occur again. */
export function isWhole({ table, rows, sampled, aside }: TableProfile): boolean {
  const left = aside.filter(({ kind }) => kind !== 'doubtful').length
  return sampled >= table.rows && rows.length + left >= table.rows
}
