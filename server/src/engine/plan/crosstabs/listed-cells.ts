import { cellsOf } from '../../profile/cells-of.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { templateSide } from '../../match/sides.ts'
import { fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import { profileColumn } from '../../profile/column.ts'
import type { ColumnProfile, TableProfile, ValueCount } from '../../profile/model.ts'
import { isWhole } from '../context.ts'
import type { Crosstab, CrosstabColumn } from './crosstabs.ts'
import { listsNaming, type NamedValues } from './crosstab-names.ts'

// Who ticks several boxes of a form has them all in one cell: “Week 1 (June 2-6), Week 4 (June 23-27)”. Where each row of the template is one of
// them, the table is looked at as a longer one with a row for each; and a list beside it that says what they stand for says the rest of them as well.

const SEPARATORS = ['\n', ';', '|', ',']
/** More different things are no boxes to tick. */
const MOST_TICKED = 60
/** So many cells, of different texts, have several. */
const LEAST_SEVERAL = 3
/** A slip or a remark among them is a row with an issue. */
const NEARLY_ALL = 0.95

/** The tables of which a cell lists several values of a template that takes one in each row. */
export function listedCellsIn(profiles: readonly TableProfile[], templates: readonly Template[]): Crosstab[] {
  const wanted = templates.flatMap((template) => {
    // Rows that have a key of their own are not there several times.
    if (template.columns.some(({ unique }) => unique)) return []
    const { rules } = templateSide(template)
    return template.columns.flatMap(({ name, required, desiredRule }, at) => {
      const allowed = rules[at]?.values ?? []
      return required && desiredRule !== 'link' && allowed.length > 2 ? [{ template, which: name, allowed }] : []
    })
  })
  if (wanted.length === 0) return []
  return profiles.flatMap((wide) => {
    if (wide.table.header_row === null || wide.table.rows === 0 || !isWhole(wide)) return []
    const found = wanted.flatMap((one) => wide.columns.flatMap((column) => listedIn(column, wide, one, profiles) ?? []))
    // Where two columns list values, whose rows these are can't be known.
    return found.length === 1 ? found : []
  })
}

interface Wanted {
  template: Template
  which: string
  allowed: readonly string[]
}

interface Cell extends ValueCount {
  pieces: string[]
}

function listedIn(
  column: ColumnProfile,
  wide: TableProfile,
  { template, which, allowed }: Wanted,
  profiles: readonly TableProfile[],
): Crosstab | null {
  const cells = countedCells(column)
  if (cells === null) return null
  const pieces = [...new Set(cells.flatMap((cell) => cell.pieces))]
  const meant = meaningOf(pieces, allowed, wide, profiles)
  const isMeant = (piece: string): boolean => meant.values.has(fold(piece))
  const count = (some: readonly Cell[]): number => some.reduce((sum, one) => sum + one.count, 0)
  if (count(cells.filter((cell) => cell.pieces.every(isMeant))) < NEARLY_ALL * count(cells)) return null
  const columns = pieces.map((piece): CrosstabColumn => {
    const own = cells.filter((cell) => cell.pieces.includes(piece)).map((cell) => cell.value)
    // What is none that is known stays as it is, and its row gets an issue.
    return { name: piece, position: column.position, value: meant.values.get(fold(piece)) ?? piece, cells: own }
  })
  const values = new Set(columns.map(({ value }) => value))
  if (values.size < columns.length || values.size < 2) return null
  return {
    wide,
    template,
    which,
    cell: null,
    nothing: [],
    listed: column.name,
    cellAt: column.position,
    ...(meant.list && { list: meant.list.list }),
    ...longerTable(wide, column, columns, cells, which, meant.list),
  }
}

/** The cells with what each lists; null where they list nothing. */
function countedCells({ complete, values, filled }: ColumnProfile): Cell[] | null {
  if (!complete || filled === 0) return null
  for (const separator of SEPARATORS) {
    const cells = values.map((one): Cell => ({ ...one, pieces: piecesOf(one.value, separator) }))
    const several = cells.filter(({ pieces }) => pieces.length > 1)
    const pieces = new Set(cells.flatMap((cell) => cell.pieces))
    if (several.length >= LEAST_SEVERAL && pieces.size <= MOST_TICKED) return cells
  }
  return null
}

/** What stands between the separators, each once; those within brackets are part of a text. */
function piecesOf(value: string, separator: string): string[] {
  const apart = separator === ',' ? /,(?![^()]*\))/u : separator
  return [...new Set(value.split(apart).map((piece) => piece.trim()))].filter((piece) => piece !== '')
}

/** What the pieces stand for, by how each is written: values that are allowed, or those that a list has beside them. */
function meaningOf(
  pieces: readonly string[],
  allowed: readonly string[],
  wide: TableProfile,
  profiles: readonly TableProfile[],
): { values: ReadonlyMap<string, string>; list?: NamedValues } {
  const own = new Map(
    pieces.flatMap((piece): [string, string][] => {
      const near = closestValue(piece, allowed)
      return isClear(near) ? [[fold(piece), near[0]!.value]] : []
    }),
  )
  const known = (list: NamedValues): number => pieces.filter((piece) => list.values.has(fold(piece))).length
  const lists = listsNaming(wide, (value) => allowed.includes(value), profiles)
  const [list] = lists.toSorted((a, b) => known(b) - known(a))
  return list && known(list) >= own.size ? { values: list.values, list } : { values: own }
}

/** The table with a row for each that a cell lists, and what the list says of it. */
function longerTable(
  { table, columns, rows, ...wide }: TableProfile,
  listed: ColumnProfile,
  parts: readonly CrosstabColumn[],
  cells: readonly Cell[],
  which: string,
  named: NamedValues | undefined,
): Pick<Crosstab, 'long' | 'headerAt' | 'columns'> {
  const headerAt = 1 + Math.max(...table.columns.map(({ position }) => position))
  const names = columns.map(({ name }) => fold(name))
  const beside = named?.beside.filter(({ name }) => !names.includes(fold(name))) ?? []
  const withBeside = parts.map((part): CrosstabColumn => {
    const row = named?.rows.get(fold(part.name))
    return { ...part, beside: beside.map(({ position }) => row?.[position] ?? null) }
  })
  const byCell = new Map(
    cells.map(({ value }) => [value, withBeside.filter((part) => part.cells!.includes(value))] as const),
  )
  const long = rows.flatMap((row) =>
    (byCell.get(row[listed.position] ?? '') ?? []).map((part) => {
      const own = row.slice()
      own[headerAt] = part.value
      for (const [at, value] of part.beside!.entries()) own[headerAt + 1 + at] = value
      return own
    }),
  )
  const counted = (valueOf: (part: CrosstabColumn) => string | null): ValueCount[] => {
    const seen = new Map<string, ValueCount>()
    for (const { value, count, row } of cells)
      for (const part of byCell.get(value)!) {
        const text = valueOf(part)
        const known = text === null ? undefined : seen.get(text)
        if (text !== null)
          seen.set(text, { value: text, count: count + (known?.count ?? 0), row: Math.min(row, known?.row ?? row) })
      }
    return [...seen.values()]
  }
  const profileOf = (name: string, position: number, values: ValueCount[]): ColumnProfile => {
    const filled = cellsOf(values)
    const facts = { name, position, rows: long.length, empty: long.length - filled, distinct: values.length }
    return profileColumn(facts, values, long.length, true)
  }
  const profiles = [
    ...columns.filter((column) => column !== listed).map((column) => ({ ...column, unique: false })),
    profileOf(
      which,
      headerAt,
      counted(({ value }) => value),
    ),
    ...beside.map(({ name }, at) =>
      profileOf(
        name,
        headerAt + 1 + at,
        counted((part) => part.beside![at]!),
      ),
    ),
  ]
  return {
    headerAt,
    columns: withBeside,
    long: {
      ...wide,
      table: {
        ...table,
        rows: long.length,
        columns: profiles.map(({ name, position }) => ({ name, position, samples: [] })),
      },
      sampled: long.length,
      columns: profiles,
      rows: long,
    },
  }
}
