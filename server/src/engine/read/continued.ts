import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

/** A rest fills so few cells, and all of them words. */
const MAX_CELLS = 2
/** Rests are at most this share of the rows: a table of such rows is built otherwise. */
const MAX_SHARE = 0.5
/** A line that was broken is so full with the next word. */
const FULL = 0.75
/** “(see the other list)”: what is all in brackets may be a remark below the text, and goes on with it only where that had no room for more. */
const IN_BRACKETS = /^(?:\([^()]*\)|\[[^[\]]*\])$/u

/**
 * Rows that are the rest of the row above them, as prints break a long text over lines: they lack what every other row begins with, follow
 * upon it without a blank line, and have nothing but words in columns where the row above has words, too.
 */
export function joinRests(body: Body, rows: HeadRow[]): void {
  const usual = rows.map(filledOf).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
  if (usual < MAX_CELLS + 1) return
  const widths = widthsOf(rows)
  const begun = widthsOf(rows.filter(({ cells }) => (cells[0] ?? '') !== ''))
  const rests: { record: HeadRow; into: HeadRow }[] = []
  let into: HeadRow | null = null
  let last = 0
  for (const record of rows) {
    const begins = (record.cells[0] ?? '') !== ''
    if (begins || into === null || record.row !== last + 1) into = begins ? record : null
    else if (
      isRest(record, into, widths) &&
      !isLonger(record, begun) &&
      !isSaidOfNames(record, into, rows) &&
      !hasWhole(record, into, rows) &&
      !isWholeAbove(record, into, rows)
    )
      rests.push({ record, into })
    else return
    last = record.row
  }
  if (rests.length === 0 || rests.length > rows.length * MAX_SHARE) return
  for (const { record, into: above } of rests) {
    const own = body.fills.get(above.row) ?? new Map<number, string>()
    for (const [column, cell] of record.cells.entries()) {
      if (cell !== '') own.set(column, `${own.get(column) ?? above.cells[column] ?? ''} ${cell.trim()}`.trim())
    }
    body.fills.set(above.row, own)
    body.leftOut.set(record.row, 'rest of the row above')
  }
  body.notes.push(
    `${rests.length === 1 ? 'Row' : 'Rows'} ${rowList(rests.map(({ record }) => record.row))} (“${rests[0]!.record.cells.find((cell) => cell !== '')}” …) ` +
      `only go on with a text of the row above: they were joined to it.`,
  )
}

/** The longest text of each column: no line of a broken one is longer. */
function widthsOf(rows: HeadRow[]): number[] {
  const widths: number[] = []
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.trim().length)
  return widths
}

/** A line that is that much longer than any that a row begins with was not broken off one: it is a remark among the rows. */
const LONGER = 1.25

function isLonger({ cells }: HeadRow, begun: readonly number[]): boolean {
  return [...cells.entries()].some(([at, cell]) => cell.trim().length > LONGER * (begun[at] ?? 0))
}

function isRest({ cells }: HeadRow, above: HeadRow, widths: readonly number[]): boolean {
  const given = [...cells.entries()].filter(([, cell]) => cell !== '')
  // A text is broken where its next word would be too long for the column.
  const isBroken = ([at, cell]: [number, string]): boolean =>
    `${(above.cells[at] ?? '').trim()} ${/^\S+/.exec(cell.trim())?.[0] ?? ''}`.length >=
    (IN_BRACKETS.test(cell.trim()) ? 1 : FULL) * (widths[at] ?? 0)
  return (
    given.length <= MAX_CELLS &&
    given.every(isBroken) &&
    given.every(([column, cell]) => isWords(cell) && mayGoOn(above.cells[column] ?? '')) &&
    given.some(([, cell]) => /^\p{Ll}/u.test(cell.trim()) || /\s/.test(cell.trim()))
  )
}

/** So many texts, at least, show that a column holds names. */
const NAMES = 3
/** Shorter words are small in names, too: “van der”, “de la”. */
const LONG_WORD = /(?<!\p{L})\p{L}{4,}/gu
/** “West of the”, “Hill Farm,”: something must follow. */
const ENDS_OPEN = /(?:(?<!\p{L})\p{Ll}+|[,;:&/–-])\s*$/u

/** Small words alone go on with no name: where each long word of a column begins with a capital, they are a remark, such as that a post is open. */
function isSaidOfNames({ cells }: HeadRow, above: HeadRow, rows: readonly HeadRow[]): boolean {
  return [...cells.entries()].some(([at, cell]) => {
    const own = cell.match(LONG_WORD) ?? []
    if (own.length === 0 || !own.every(isSmall) || ENDS_OPEN.test(above.cells[at] ?? '')) return false
    const texts = rows.flatMap((row) => ((row.cells[0] ?? '') === '' ? [] : (row.cells[at] ?? '').trim() || []))
    const words = texts.flatMap((text) => text.match(LONG_WORD) ?? [])
    return texts.length >= NAMES && texts.every((text) => /\s/.test(text)) && !words.some(isSmall)
  })
}

function isSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word)
}

/** A text that stands in another row as it is, beside another one, is whole: the row lacks its key, and goes on with nothing. */
function hasWhole({ cells }: HeadRow, above: HeadRow, rows: HeadRow[]): boolean {
  const given = [...cells.entries()].filter(([, cell]) => cell !== '')
  return (
    given.length > 1 &&
    given.some(([column, cell]) =>
      rows.some((row) => (row.cells[0] ?? '') !== '' && row !== above && row.cells[column] === cell),
    )
  )
}

/** A text that ends elsewhere where nothing can go on, before a row of its own, is whole here too: what stands below it is something else. */
function isWholeAbove({ cells }: HeadRow, above: HeadRow, rows: HeadRow[]): boolean {
  const given = [...cells.entries()].filter(([, cell]) => cell !== '')
  const ends = rows.filter(
    (row, at) => row !== above && (row.cells[0] ?? '') !== '' && (rows[at + 1]?.cells[0] ?? '') !== '',
  )
  return given.every(([column]) => ends.filter((row) => row.cells[column] === above.cells[column]).length >= OFTEN)
}

/** In one other row it may stand by chance. */
const OFTEN = 2

/** “Sun 20 Oct 24”, “3. Mai 2031”: behind a day goes nothing. */
const DAY =
  /^\s*(?:\p{L}{2,10}\.?,?\s+)?\d{1,2}(?:st|nd|rd|th|er|\.|º|°)?\s+(?:de\s+|of\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?(?:\d{4}|['’]?\d{2})\s*$/iu

function mayGoOn(cell: string): boolean {
  return isWords(cell) && !DAY.test(cell)
}

function isWords(cell: string): boolean {
  const type = cellType(cell)
  return (
    (type === 'text' || (type === 'code' && /^\p{L}+$/u.test(cell))) &&
    !/^\W*(?:total|sum|summe|gesamt|zwischensumme|sub-?total|grand total|somme|totale|totaal|suma|übertrag|vortrag|saldovortrag|carried (?:forward|over)|(?:balance )?(?:brought|carried) forward|opening balance|closing balance|à reporter|report à nouveau|riporto|saldo|transporte|suma y sigue)(?![\p{L}])/iu.test(
      cell,
    ) &&
    !COUNT.test(cell)
  )
}

/** “Pupils: 31” below a list says how many there are, and “Evening class (31)” above a part of it. */
const COUNT = /^(?:[\p{L} ]{2,40}[:=]\s*\d{1,7}|\p{Lu}[\p{L} ]{1,40} \(\d{1,4}\))$/u
