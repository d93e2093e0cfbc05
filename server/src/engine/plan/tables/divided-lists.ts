import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { countValues, profileColumn } from '../../profile/column.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole, type Context } from '../context.ts'
import { foldName } from '../links/near-names.ts'

// One sheet of keys holds the lists of several columns: units, groups and terms of payment below one another, with a column that says which
// list each row belongs to, or a line above each. Looked at as so many small tables, each explains the codes of its own column.

const MOST_ROWS = 300
const MOST_COLUMNS = 5
const MOST_LISTS = 20
/** A list has so many entries, on average. */
const LEAST_ENTRIES = 2
/** From here on a list is called like the column whose codes it explains. */
const ALIKE = 0.6

type Row = (string | null)[]

interface Part {
  name: string
  rows: Row[]
}

/** A list that is a part of a table: `called` is what the table calls it, and `profile` what is in it. */
export interface DividedList {
  called: string
  profile: TableProfile
}

const divided = new WeakMap<TableProfile, DividedList[]>()

/** The lists that a table holds below one another; none where it is one list, or no list at all. */
export function dividedLists(profile: TableProfile): readonly DividedList[] {
  const known = divided.get(profile) ?? divide(profile)
  divided.set(profile, known)
  return known
}

/** What may explain the codes of a column that is called so. */
export interface ListsBeside {
  /** The lists of divided tables, and lists by themselves, that are called like it. */
  alike: TableProfile[]
  whole: TableProfile[]
  /** Lists that stand below others and are called otherwise: codes that several of them have are of none. */
  others: TableProfile[]
}

export function listsBeside(header: string, own: TableProfile, { shapes }: Pick<Context, 'shapes'>): ListsBeside {
  const whole = [...shapes.keys()].filter((profile) => profile !== own)
  const parts = whole.flatMap(dividedLists)
  const alike = parts.filter(({ called }) => isCalledLike(called, header))
  const others = parts.filter((part) => !alike.includes(part))
  const called = whole.filter(({ table }) => isCalledLike(table.name, header))
  return {
    alike: [...alike.map(({ profile }) => profile), ...called],
    whole,
    others: others.map(({ profile }) => profile),
  }
}

/**
 * The names of a table's lists, where two or more are called like columns of other tables, each with the codes that stand there: whatever else the
 * table is like, its rows are of several kinds. None where a list is of what some template holds.
 */
export function listsOfColumns(
  profile: TableProfile,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string[] {
  const lists = dividedLists(profile)
  const isOfTemplate = (called: string): boolean =>
    templates.some(({ name, slug }) => [name, slug].some((own) => isCalledLike(called, own)))
  if (lists.length < 2 || lists.some(({ called }) => isOfTemplate(called))) return []
  const columns = profiles.flatMap((other) => (other === profile ? [] : other.columns))
  const found = lists.filter((list) =>
    columns.some((column) => isCalledLike(list.called, column.name) && hasCodesOf(column, list)),
  )
  return found.length < 2 || found.length < MOST_EXPLAIN * lists.length ? [] : found.map(({ called }) => called)
}

/** Of a column's different values, this share stands in the list that explains them. */
const LEAST_LISTED = 0.75
/** Of the lists, so many explain columns that are there. */
const MOST_EXPLAIN = 0.5

function hasCodesOf({ values }: ColumnProfile, { profile }: DividedList): boolean {
  const codes = new Set(
    profile.columns
      .filter(({ unique, empty }) => unique && empty === 0)
      .flatMap((column) => column.values.map(({ value }) => foldName(value))),
  )
  return (
    values.length > 0 && values.filter(({ value }) => codes.has(foldName(value))).length >= LEAST_LISTED * values.length
  )
}

export function isCalledLike(called: string, header: string): boolean {
  return isCutShort(header, called) || nameScore(nameFeatures(called), nameFeatures(header), evenly) >= ALIKE
}

/** “Fam.” of “Famille”: a point says that the rest of the word is left out. */
function isCutShort(header: string, called: string): boolean {
  const [, start] = /^\s*(\p{L}{2,})\.\s*$/u.exec(header) ?? []
  return start !== undefined && foldName(called).startsWith(foldName(start)) && !/\s/.test(called.trim())
}

function divide(profile: TableProfile): DividedList[] {
  const columns = profile.columns.filter(({ filled }) => filled > 0)
  const { rows } = profile.table
  if (rows > MOST_ROWS || columns.length < 2 || columns.length > MOST_COLUMNS || !isWhole(profile)) return []
  const parts = byKind(profile, columns) ?? byFirstRows(profile, columns) ?? byHeadings(profile, columns)
  return parts.flatMap(({ name, rows: own }) => listOf(name, own, columns, profile) ?? [])
}

/** The parts by the only column that says which list each row belongs to: in each of them, something else stands once. */
function byKind({ rows }: TableProfile, columns: ColumnProfile[]): Part[] | null {
  const found = columns.flatMap((kind) => {
    const { empty, distinct, types, filled, complete } = kind
    const isKind = complete && empty === 0 && distinct >= 2 && distinct <= MOST_LISTS && (types.words ?? 0) >= 0.5
    if (!isKind || filled < LEAST_ENTRIES * distinct || columns.length < 3) return []
    const parts = Map.groupBy(rows, (cells) => cells[kind.position]!.trim())
    const areLists = [...parts.values()].every((own) => keyIn(own, columns, kind) !== null)
    return areLists ? [[...parts].map(([name, own]): Part => ({ name, rows: without(own, kind) }))] : []
  })
  return found.length === 1 ? found[0]! : null
}

/**
 * The parts by labels that stand in the first row of each alone: “Language | EN | English”, and below it “ | DE | German”. Where no header is printed
 * above them, the first row of all was taken for one.
 */
function byFirstRows({ rows }: TableProfile, columns: ColumnProfile[]): Part[] | null {
  const [kind, ...others] = columns
  if (kind === undefined || others.length < 2 || kind.filled < 2 || kind.distinct < kind.filled) return null
  const isSparse = (kind.types.words ?? 0) >= 0.5 && kind.empty >= kind.filled
  if (!isSparse || others.some(({ empty }) => empty > 0)) return null
  const isHeaded = (rows[0]?.[kind.position] ?? '') !== ''
  const header: Row = []
  for (const { name, position } of columns) header[position] = name
  const parts: Part[] = []
  for (const cells of isHeaded ? rows : [header, ...rows]) {
    const label = (cells[kind.position] ?? '').trim()
    if (label !== '') parts.push({ name: label, rows: [] })
    parts.at(-1)!.rows.push(cells.with(kind.position, null))
  }
  return parts.every((part) => keyIn(part.rows, columns, kind) !== null) ? parts : null
}

function without(rows: Row[], { position }: ColumnProfile): Row[] {
  return rows.map((cells) => cells.with(position, null))
}

/** The parts below lines that say in one cell which list follows: rows that have more are its entries. */
function byHeadings({ table, rows }: TableProfile, columns: ColumnProfile[]): Part[] {
  const parts: Part[] = [firstPart(table, rows, columns)]
  for (const cells of rows) {
    const filled = columns.filter(({ position }) => (cells[position] ?? '').trim() !== '')
    if (filled.length === 1) parts.push({ name: cells[filled[0]!.position]!.trim(), rows: [] })
    else parts.at(-1)!.rows.push(cells)
  }
  // A single line without an entry below it is an entry that lacks its meaning.
  const areLists = parts.length > 1 && parts.every(({ rows: own }, at) => own.length >= LEAST_ENTRIES || at === 0)
  return areLists ? parts.filter(({ rows: own }) => own.length > 0) : []
}

/**
 * The part above all such lines. What stood above that was taken for a title and the first entry for a header, where the entry is no longer than the
 * others: “Status” above “A | Active”.
 */
function firstPart({ name, above }: TableProfile['table'], rows: readonly Row[], columns: ColumnProfile[]): Part {
  const [title, ...others] = above?.at(-1) ?? []
  const entries = rows.filter((cells) => columns.every(({ position }) => (cells[position] ?? '').trim() !== ''))
  const key = columns.find(({ empty }) => empty === 0)
  if (title === undefined || others.length > 0 || key === undefined || entries[0] !== rows[0]) return { name, rows: [] }
  const longest = Math.max(...entries.map((cells) => cells[key.position]!.length))
  const header: Row = []
  for (const column of columns) header[column.position] = column.name
  return { name: title.trim(), rows: key.name.length <= longest ? [header] : [] }
}

/** The column of a list's codes: each row has another one, and none has longer texts beside it. */
function keyIn(rows: readonly Row[], columns: readonly ColumnProfile[], kind?: ColumnProfile): ColumnProfile | null {
  const lengthOf = ({ position }: ColumnProfile): number =>
    Math.max(...rows.map((cells) => (cells[position] ?? '').length))
  const keys = columns.filter((column) => {
    const own = rows.map((cells) => (cells[column.position] ?? '').trim().toLowerCase())
    return column !== kind && own.every((value) => value !== '') && new Set(own).size === own.length
  })
  return keys.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? null
}

/** A part as a table whose codes are called as the list is. */
function listOf(
  name: string,
  rows: Row[],
  columns: ColumnProfile[],
  { table, ...profile }: TableProfile,
): DividedList | null {
  const key = keyIn(rows, columns)
  if (!key || rows.length < LEAST_ENTRIES) return null
  const numbers = rows.map((_row, at) => at + 1)
  const profiles = columns.flatMap((column) => {
    const { position } = column
    const counted = countValues(
      rows.map((cells) => cells[position] ?? null),
      numbers,
    )
    if (counted.length === 0) return []
    const called = column === key ? name : column.name
    const empty = rows.filter((cells) => (cells[position] ?? null) === null).length
    const facts = { name: called, position, rows: rows.length, empty, distinct: counted.length }
    return [profileColumn(facts, counted, rows.length, true)]
  })
  return {
    called: name,
    profile: {
      ...profile,
      aside: [],
      table: { ...table, name: name === table.name ? name : `${table.name}, ${name}`, rows: rows.length },
      sampled: rows.length,
      columns: profiles,
      rows,
    },
  }
}
