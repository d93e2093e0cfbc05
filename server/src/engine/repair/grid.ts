/** A column of a grid: its distinct values, and per row the index of its value, or `EMPTY`. */
export interface GridColumn {
  name: string
  values: string[]
  /** Rows that have each value. */
  counts: number[]
  codes: Int32Array
  codeOf: Map<string, number>
  filled: number
}

/** Rows in memory, values stored once. What is repaired is written back into it, so that later stages see cleaner data. */
export interface Grid {
  rows: number
  columns: GridColumn[]
}

export const EMPTY = -1

/** `cells` by column, then by row; null and the empty text are empty cells. */
export function gridOf(names: string[], cells: (string | null)[][]): Grid {
  const columns = names.map((name, index) => encode(name, cells[index] ?? []))
  return { rows: cells[0]?.length ?? 0, columns }
}

function encode(name: string, cells: (string | null)[]): GridColumn {
  const column: GridColumn = {
    name,
    values: [],
    counts: [],
    codes: new Int32Array(cells.length).fill(EMPTY),
    codeOf: new Map(),
    filled: 0,
  }
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row]
    if (cell === null || cell === undefined || cell === '') continue
    const code = codeFor(column, cell)
    column.codes[row] = code
    column.counts[code] = column.counts[code]! + 1
    column.filled++
  }
  return column
}

/** The code of a value, given one when it is new. */
function codeFor(column: GridColumn, value: string): number {
  const known = column.codeOf.get(value)
  if (known !== undefined) return known
  const code = column.values.length
  column.values.push(value)
  column.counts.push(0)
  column.codeOf.set(value, code)
  return code
}

export function valueAt(column: GridColumn, row: number): string | null {
  const code = column.codes[row]!
  return code === EMPTY ? null : column.values[code]!
}

export function setCell(column: GridColumn, row: number, value: string | null): void {
  const before = column.codes[row]!
  if (before !== EMPTY) column.counts[before] = column.counts[before]! - 1
  const after = value === null ? EMPTY : codeFor(column, value)
  if (after !== EMPTY) column.counts[after] = column.counts[after]! + 1
  column.filled += (after === EMPTY ? 0 : 1) - (before === EMPTY ? 0 : 1)
  column.codes[row] = after
}

/** Codes of values that still occur. */
export function presentCodes({ counts }: GridColumn): number[] {
  const present: number[] = []
  // Asked for each column by a dozen searches: a list per value would take longer than most of them.
  for (let code = 0; code < counts.length; code++) if (counts[code]! > 0) present.push(code)
  return present
}

/** Rows ordered by their code in a column, and where each code's rows begin; rows with an empty cell are left out. */
export interface Groups {
  order: Int32Array
  starts: Int32Array
  /** Codes that the groups go by. */
  codes: Int32Array
}

/** Tells of each group how often it has which value of a column, and how many of its cells have one. The counts are those of the next one then. */
export function eachGroup(
  { codes }: GridColumn,
  { order, starts }: Groups,
  tell: (counts: ReadonlyMap<number, number>, size: number) => void,
): void {
  const counts = new Map<number, number>()
  for (let group = 0; group + 1 < starts.length; group++) {
    counts.clear()
    let size = 0
    for (let at = starts[group]!; at < starts[group + 1]!; at++) {
      const code = codes[order[at]!]!
      if (code === EMPTY) continue
      size++
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    tell(counts, size)
  }
}

/** Counting sort: linear in rows. */
export function groupsOf(codes: Int32Array, distinct: number): Groups {
  const starts = new Int32Array(distinct + 1)
  for (let row = 0; row < codes.length; row++) if (codes[row]! >= 0) starts[codes[row]! + 1]!++
  for (let code = 0; code < distinct; code++) starts[code + 1]! += starts[code]!
  const next = starts.slice()
  const order = new Int32Array(starts[distinct]!)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    if (code >= 0) order[next[code]!++] = row
  }
  return { order, starts, codes }
}

/** Codes of the combinations of two columns; a combination with an empty cell is empty. */
export function combine(one: GridColumn, other: GridColumn): { codes: Int32Array; distinct: number } {
  const known = new Map<number, number>()
  const codes = new Int32Array(one.codes.length).fill(EMPTY)
  const width = other.values.length
  for (let row = 0; row < codes.length; row++) {
    const [a, b] = [one.codes[row]!, other.codes[row]!]
    if (a < 0 || b < 0) continue
    const key = a * width + b
    let code = known.get(key)
    if (code === undefined) {
      code = known.size
      known.set(key, code)
    }
    codes[row] = code
  }
  return { codes, distinct: known.size }
}
