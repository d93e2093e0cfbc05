import { detectHeader, extentOf, headerScore } from '../header.ts'
import { filledOf } from '../below.ts'
import type { TextRecord } from './splitter.ts'

/** A block of rows is a table of its own when its first row names columns as clearly as this. */
const CLEAR_HEADER = 0.35

/**
 * The first rows of further tables in one file: blocks of at least two rows, apart from the rows above or of another width, that begin with
 * a header of their own. `records` are those of the first table and all below, without blank ones.
 */
export function furtherTables(records: TextRecord[], header: readonly string[] | null, width: number): number[] {
  const starts: number[] = []
  let own = { width, header: header ?? [] }
  const blocks = blocksOf(records)
  for (const [index, block] of blocks.entries()) {
    if (block.at === 0 || block.rows.length < 2) continue
    // A lone line above it is its title.
    const above = blocks[index - 1]?.rows ?? []
    const titled = above.length === 1 && above[0]!.cells.length === 1
    const found = beginsTable({ ...block, apart: block.apart || titled }, own)
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
  if (found.header === null || width < 2 || rows.slice(0, found.header).some((row) => filledOf(row) > 1)) return null
  if (found.header > 0 && !apart) return null
  const { cells } = rows[found.header]!
  if (above.header.length > 0 && above.header.every((cell, at) => cell === (cells[at] ?? ''))) return null
  const named = extentOf(cells) >= width && cells.slice(0, width).every((cell) => cell !== '')
  const clear = headerScore(rows, found.header, width) > CLEAR_HEADER
  const differs = width !== above.width
  if (!named || !(clear || (apart && differs && rows.length > 2))) return null
  return apart || differs ? { width, header: cells } : null
}
