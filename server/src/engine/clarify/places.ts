import type { ColumnPlan, ColumnRef, SheetPlan, SourcePlan } from '../model.ts'
import { quote } from '../phrases.ts'
import { describeTransform } from '../transforms/index.ts'
import type { Known } from './answered.ts'
import type { Thing } from './mentions.ts'

// The parts of a plan that a question names, and what they are called.

export interface Place {
  file_id: string
  table: string
}

/** A template column as one table fills it. */
export interface Filling {
  sheet: SheetPlan
  source: SourcePlan
  plan: ColumnPlan
}

export function isAt(a: Place, b: Place): boolean {
  return a.file_id === b.file_id && a.table === b.table
}

/** A table as a person would name it: its file, and the sheet where the file has a name of its own for it. */
export function tableName({ tables }: Known, place: Place): string {
  const table = tables.find(({ file_id, name }) => file_id === place.file_id && name === place.table)
  if (!table) return quote(place.table)
  const { name, file_name } = table
  return name === file_name || name === file_name.replace(/\.[^.]+$/, '')
    ? file_name
    : `sheet ${quote(name)} of ${file_name}`
}

export function sheetName({ manifest }: Known, slug: string): string {
  return manifest.sheets.find((sheet) => sheet.slug === slug)?.name ?? slug
}

/** `email of Customers`, or `email` alone where no other sheet has such a column. */
export function columnName(known: Known, slug: string, column: string): string {
  const others = known.manifest.sheets.filter(({ columns }) => columns.includes(column))
  return others.length > 1 ? `${column} of ${sheetName(known, slug)}` : column
}

/** The tables and sheets that a question is limited to; none when it names none. */
export function limitsOf(things: Thing[]): { slugs: string[]; places: Place[] } {
  const slugs = things.flatMap((thing) => (thing.kind === 'sheet' ? [thing.slug] : []))
  const places = things.flatMap((thing) => (thing.kind === 'table' ? [thing] : []))
  return { slugs, places }
}

/** Of a name that a sheet and a table share, both are meant together: then neither limits the other. */
export function isWithin(known: Known, things: Thing[], slug: string, place: Place): boolean {
  const { slugs, places } = limitsOf(things)
  const inSheet = slugs.length === 0 || slugs.includes(slug)
  const inTable = places.length === 0 || places.some((other) => isAt(other, place))
  const shared =
    slugs.length > 0 &&
    places.length > 0 &&
    !fillings(known).some(
      ({ sheet, source }) => slugs.includes(sheet.slug) && places.some((other) => isAt(other, source)),
    )
  return shared ? inSheet || inTable : inSheet && inTable
}

/** Every template column with every table that fills it. */
export function fillings({ manifest }: Known): Filling[] {
  return manifest.plan.sheets.flatMap((sheet) =>
    sheet.sources.flatMap((source) => source.columns.map((plan) => ({ sheet, source, plan }))),
  )
}

/** The template columns that a question names, as the tables fill them; those of a source column where it names none. */
export function fillingsNamed(known: Known, things: Thing[]): Filling[] {
  const within = fillings(known).filter(({ sheet, source }) => isWithin(known, things, sheet.slug, source))
  const named = within.filter(({ sheet, plan }) =>
    things.some((thing) => thing.kind === 'target' && thing.slug === sheet.slug && thing.column === plan.column),
  )
  if (named.length > 0) return named
  return within.filter(({ plan }) => plan.inputs.some((input) => namesSource(things, input)))
}

/** The template columns that a question names; a column of a file stands for what it fills. */
export function targetsNamed(known: Known, things: Thing[]): { slug: string; column: string }[] {
  const targets = things.flatMap((thing) => (thing.kind === 'target' ? [thing] : []))
  if (targets.length > 0 || !things.some(({ kind }) => kind === 'source')) return targets
  return fillingsNamed(known, things).map(({ sheet, plan }) => ({ slug: sheet.slug, column: plan.column }))
}

export function namesSource(things: Thing[], input: Place & { column: string }): boolean {
  return things.some((thing) => thing.kind === 'source' && isAt(thing, input) && thing.column === input.column)
}

/** `“First” and “Last” of kunden.csv`. */
export function inputsName(known: Known, inputs: ColumnRef[]): string {
  const byTable = Map.groupBy(inputs, (input) => tableName(known, input))
  return [...byTable]
    .map(([table, of]) => `${of.map(({ column }) => quote(column)).join(' and ')} of ${table}`)
    .join(' and ')
}

/** The steps of a chain in words; a value map is told by its size, for its entries are an answer of their own. */
export function stepsOf({ transforms }: Pick<ColumnPlan, 'transforms'>): string[] {
  return transforms.map((step) => describeTransform(step))
}
