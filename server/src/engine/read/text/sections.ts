import { detectHeader, extentOf, headerScore } from '../header.ts'
import type { TextRecord } from './splitter.ts'

/** Records further from the end than this are no notes below a table. */
const MAX_NOTES = 12
/** A block of rows is a table of its own when its first row names columns as clearly as this. */
const CLEAR_HEADER = 0.35

/**
 * The first rows of further tables in one file: blocks of at least two rows, apart from the rows above or of another width, that begin with
 * a header of their own. `records` are those of the first table and all below, without blank ones.
 */
export function furtherTables(records: TextRecord[], header: readonly string[] | null, width: number): number[] {
  const starts: number[] = []
  let own = { width, header: header ?? [] }
  for (const block of blocksOf(records)) {
    if (block.at === 0 || block.rows.length < 2) continue
    const found = beginsTable(block, own)
    if (found === null) continue
    starts.push(block.rows[0]!.row)
    own = found
  }
  return starts
}

interface Block {
  at: number
  rows: TextRecord[]
  /** Blank lines part it from what is above. */
  apart: boolean
}

/** Runs of records that follow one another and are equally wide. */
function blocksOf(records: TextRecord[]): Block[] {
  const blocks: Block[] = []
  for (const [at, record] of records.entries()) {
    const last = blocks.at(-1)
    const before = records[at - 1]
    const apart = before === undefined || record.row > before.row + 1
    if (last && !apart && record.cells.length === before.cells.length) last.rows.push(record)
    else blocks.push({ at, rows: [record], apart })
  }
  return blocks
}

interface Kind {
  width: number
  header: readonly string[]
}

function beginsTable({ rows, apart }: Block, above: Kind): Kind | null {
  const found = detectHeader(rows)
  const { width } = found
  if (found.header !== 0 || width < 2) return null
  const { cells } = rows[0]!
  if (above.header.length > 0 && above.header.every((cell, at) => cell === (cells[at] ?? ''))) return null
  const named = extentOf(cells) >= width && cells.slice(0, width).every((cell) => cell !== '')
  const clear = headerScore(rows, 0, width) > CLEAR_HEADER
  const differs = width !== above.width
  if (!named || !(clear || (apart && differs && rows.length > 2))) return null
  return apart || differs ? { width, header: cells } : null
}

const TOTAL =
  /^(?:grand |sub-?)?(?:totals?|sum|summe|gesamt(?:summe)?|zwischensumme|total général|suma|合計|总计|總計)\b/iu

/**
 * How many records at the end are notes below the table and no rows of it: nothing but a first cell that looks otherwise than those above
 * it, or totals, which leave out what every row has. `records` are the last of the file, without blank ones.
 */
export function notesBelow(records: TextRecord[], width: number): number {
  if (width < 2) return 0
  const isNarrow = ({ cells }: TextRecord): boolean => cells[0] !== '' && extentOf(cells) === 1
  const body = records.filter((record) => !isNarrow(record) && extentOf(record.cells) > 1)
  const narrow = records.slice(0, -MAX_NOTES).filter(isNarrow).length
  if (body.length < 3 || narrow * 10 > records.length) return 0
  const shapes = new Set(body.map(({ cells }) => outline(cells[0] ?? '')))
  const filled = Array.from({ length: width }, (_, at) =>
    body.slice(0, -1).every(({ cells }) => (cells[at] ?? '') !== ''),
  )
  let notes = 0
  let apart = false
  for (let at = records.length - 1; at > 0 && notes < MAX_NOTES; at--) {
    const record = records[at]!
    const gap = record.row > records[at - 1]!.row + 1
    const isNote = isNarrow(record) && (apart || gap || width > 2) && !shapes.has(outline(record.cells[0]!))
    if (!isNote && !isTotal(record, filled)) break
    apart ||= gap
    notes++
  }
  return notes
}

function isTotal({ cells }: TextRecord, filled: boolean[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  return TOTAL.test(first.trim()) && filled.some((always, at) => always && (cells[at] ?? '') === '')
}

/** Letters as one, figures as one: what a cell looks like, whatever it says. */
function outline(cell: string): string {
  return cell
    .slice(0, 80)
    .replace(/[\p{L}\p{M}]+/gu, 'a')
    .replace(/\d+/g, '9')
}
