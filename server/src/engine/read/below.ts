import type { HeadRow } from './header.ts'

/** Records further from the end than this are no notes below a table. */
const MAX_NOTES = 12

const TOTAL =
  /^(?:grand |sub-?)?(?:totals?|totaux|totale|totaal|sum|somme|summen?|gesamt(?:summe)?|zwischensumme|total général|suma|合計|总计|總計)\b/iu

/** How often a form of the first cell has to occur above before a lone cell of that form counts as a row that lost its others. */
const KNOWN = 2

/**
 * How many records at the end are notes below the table and no rows of it: nothing but a first cell that looks otherwise than those above
 * it, or a few cells apart from the table, or totals, which leave out what every row has. `records` are the last of the file, without blank
 * ones.
 */
export function notesBelow(records: readonly HeadRow[], width: number): number {
  if (width < 2) return 0
  const body = records.filter((record) => filledOf(record) > 1)
  const first = firstColumn(body)
  const isNarrow = (record: HeadRow): boolean => (record.cells[first] ?? '') !== '' && filledOf(record) === 1
  const narrow = records.slice(0, -MAX_NOTES).filter(isNarrow).length
  if (body.length < 3 || narrow * 10 > records.length) return 0
  const usual = body.map(filledOf).toSorted((a, b) => a - b)[body.length >> 1]!
  const shapes = new Map<string, number>()
  for (const { cells } of body) {
    for (let at = 0; at <= first; at++) {
      const shape = `${at} ${outline(cells[at] ?? '')}`
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    }
  }
  const isKnown = (cell: string, at = first): boolean => (shapes.get(`${at} ${outline(cell)}`) ?? 0) >= KNOWN
  const filled = Array.from({ length: width }, (_, at) =>
    body.slice(0, -1).every(({ cells }) => (cells[at] ?? '') !== ''),
  )
  let notes = 0
  let apart = false
  for (let at = records.length - 1; at > 0 && notes < MAX_NOTES; at--) {
    const record = records[at]!
    const gap = record.row > records[at - 1]!.row + 1
    const lone = isNarrow(record) && (apart || gap || width > 2) && !isKnown(record.cells[first]!)
    const table = { first, usual, isKnown }
    const remark = isSentence(record, width, table) || (width > 3 && isRemark(records, at, table))
    if (!lone && !isTotal(record, filled) && !remark) break
    apart ||= gap
    notes++
  }
  return notes
}

interface Usual {
  first: number
  /** Cells that a row of the table fills. */
  usual: number
  /** Whether cells of the column, the first unless another one is named, look so. */
  isKnown: (cell: string, column?: number) => boolean
}

/** A line that delimiters within its text cut: “Source: own records, 2nd edition”. Cells after the first begin with a space. */
function isSentence({ cells }: HeadRow, width: number, { first, usual, isKnown }: Usual): boolean {
  const [own = '', ...rest] = cells.slice(first)
  const cut = rest.length > 0 && cells.length < width && rest.every((cell) => /^\s\S/.test(cell))
  return cut && (rest.length + 1) * 2 <= usual && /\p{L}{2}/u.test(own) && !isKnown(own)
}

/** A line after a blank one that fills half of what a row does at most, and begins otherwise than rows do: “Items listed”, “22”. */
function isRemark(records: readonly HeadRow[], at: number, { first, usual, isKnown }: Usual): boolean {
  const record = records[at]!
  const few = filledOf(record) * 2 <= usual
  // A print by groups has columns in front of the first usual one, which only the head of a group fills.
  const begin = Math.min(
    first,
    record.cells.findIndex((cell) => cell !== ''),
  )
  const own = record.cells[begin] ?? ''
  if (!few || own === '' || isKnown(own, begin)) return false
  // Apart from the table itself, or from a line that is.
  for (let before = at; before > 0; before--) {
    if (records[before]!.row > records[before - 1]!.row + 1) return true
    if (filledOf(records[before - 1]!) * 2 > usual) return false
  }
  return false
}

export function filledOf({ cells }: HeadRow): number {
  return cells.reduce((sum, cell) => sum + (cell === '' ? 0 : 1), 0)
}

/** The first column that most rows fill: a sheet may begin some columns from its edge. */
function firstColumn(rows: readonly HeadRow[]): number {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  for (let at = 0; at < width; at++) if (rows.filter(({ cells }) => cells[at]).length * 2 > rows.length) return at
  return 0
}

/** The first thing that it says is that it is a sum. */
export function beginsWithTotal({ cells }: HeadRow): boolean {
  return TOTAL.test((cells.find((cell) => cell !== '') ?? '').trim())
}

function isTotal(record: HeadRow, filled: boolean[]): boolean {
  const { cells } = record
  return beginsWithTotal(record) && filled.some((always, at) => always && (cells[at] ?? '') === '')
}

/** Letters as one, figures as one: what a cell looks like, whatever it says. */
export function outline(cell: string): string {
  return cell
    .slice(0, 80)
    .replace(/[\p{L}\p{M}]+/gu, 'a')
    .replace(/\d+/g, '9')
}
