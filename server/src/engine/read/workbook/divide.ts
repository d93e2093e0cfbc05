import { filledOf } from '../below.ts'
import { detectHeader, extentOf, headerScore, type HeadRow } from '../header.ts'
import { sharedHeads } from './stacked-lists.ts'
import { areTitledLists, namesBelowTitles } from './titled-lists.ts'

/** One table's rows in a sheet, and the columns they take; both ends included, counted from 0. */
export interface Region {
  rows: HeadRow[]
  left: number
  right: number
  /** The row that names its columns, where something else than what it looks like tells that. */
  header?: HeadRow
}

/** A block of rows is a table of its own when its first row names columns as clearly as this. */
const CLEAR_HEADER = 0.35
/** Rows above a block's header: its title. */
const MAX_TITLE_ROWS = 2

/** The tables that stand below one another and side by side in a sheet; one, most often. */
export function divide(rows: HeadRow[]): Region[] {
  const blocks = blocksOf(rows)
  const heads = sharedHeads(blocks)
  return below(blocks, heads).flatMap((part) => {
    const regions = beside(part)
    const header = part.find((record) => heads.has(record))
    return regions.length === 1 && header === part[0] && header ? [{ ...regions[0]!, header }] : regions
  })
}

function blocksOf(rows: HeadRow[]): HeadRow[][] {
  const blocks: HeadRow[][] = []
  for (const [at, record] of rows.entries()) {
    const before = rows[at - 1]
    if (before === undefined || record.row > before.row + 1) blocks.push([])
    blocks.at(-1)!.push(record)
  }
  return blocks
}

/** Blocks that blank rows part from those above, and that begin with a header of their own. */
function below(blocks: readonly HeadRow[][], heads: ReadonlySet<HeadRow>): HeadRow[][] {
  const tables: HeadRow[][] = [[]]
  let titles: HeadRow[] = []
  let header: readonly string[] | null = null
  for (const block of blocks) {
    const own = heads.has(block[0]!) ? block[0]!.cells : headerOf(block)
    const isTitle = block.length <= MAX_TITLE_ROWS && block.every((record) => filledOf(record) === 1)
    if (header !== null && own !== null && !same(own, header)) {
      tables.push([...titles, ...block])
      titles = []
      header = own
      continue
    }
    if (header !== null && isTitle && titles.length === 0) {
      titles = block
      continue
    }
    tables.at(-1)!.push(...titles, ...block)
    titles = []
    // Rows without a header are a table, too; a letterhead is none, however long.
    const isTable = block.length > MAX_TITLE_ROWS && block.some((record) => filledOf(record) > 1)
    header ??= own ?? (isTable ? [] : null)
  }
  tables.at(-1)!.push(...titles)
  return tables
}

/** The names that a block of rows begins with, below a title at most; null where it doesn't begin with clear names. */
function headerOf(block: HeadRow[]): readonly string[] | null {
  const { header, width } = detectHeader(block)
  if (header === null || header > MAX_TITLE_ROWS || block.length < header + 2) return null
  if (block.slice(0, header).some((record) => filledOf(record) > 1)) return null
  const { cells } = block[header]!
  const left = cells.findIndex((cell) => cell !== '')
  const named = cells.slice(left, width).every((cell) => cell !== '')
  if (!named || width - left < 2 || headerScore(block, header, width) <= CLEAR_HEADER / 2) return null
  const clear = headerScore(block, header, width) > CLEAR_HEADER
  return clear || block.length > header + 2 ? cells : null
}

function same(a: readonly string[], b: readonly string[]): boolean {
  const extent = Math.max(extentOf(a), extentOf(b))
  return Array.from({ length: extent }, (_, at) => (a[at] ?? '').trim() === (b[at] ?? '').trim()).every(Boolean)
}

/**
 * Tables side by side: an empty column parts them, each has a header, and what tells them from one table with a gap is that they end at
 * different rows, begin at different rows, or have the same names.
 */
function beside(rows: HeadRow[]): Region[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const filled = Array.from({ length: width }, (_, at) => rows.some(({ cells }) => (cells[at] ?? '') !== ''))
  const spans: Region[] = []
  for (const [at, isFilled] of filled.entries()) {
    if (!isFilled) continue
    if (at > 0 && filled[at - 1]) spans.at(-1)!.right = at
    else spans.push({ rows: [], left: at, right: at })
  }
  const whole = { rows, left: Math.max(filled.indexOf(true), 0), right: Math.max(width - 1, 0) }
  if (spans.length < 2) return [whole]
  for (const span of spans) span.rows = within(rows, span)
  const rowsBelow = namesBelowTitles(spans)
  const otherwise = areTitledLists(spans)
    ? spans.map((span, at) => ({ ...span, header: rowsBelow?.[at] ?? span.rows[0]! }))
    : [whole]
  const named = spans.map(headerIn)
  // Where the first row of one names its columns, it does in those beside it: “UM | Meaning” above “EA | each”, too.
  const rowsOfHeaders = new Set(named.flatMap((header) => header?.row ?? []))
  const tables = spans.map((span, at) => {
    const [first, ...more] = span.rows
    const isBeside = first !== undefined && more.length > 0 && rowsOfHeaders.has(first.row)
    return { span, header: named[at] ?? (isBeside ? first : null) }
  })
  if (tables.some(({ span, header }) => header === null || span.right === span.left)) return otherwise
  const [first, ...others] = tables as [(typeof tables)[0], ...typeof tables]
  const own = first.header!
  const apart = others.every(({ span, header }) => {
    const names = header!.cells.slice(span.left, span.right + 1)
    const alike = same(names, own.cells.slice(first.span.left, first.span.right + 1))
    const ends = Math.abs(span.rows.length - first.span.rows.length)
    return alike || header!.row !== own.row || ends > Math.max(1, first.span.rows.length / 5)
  })
  if (!apart) return otherwise
  return tables.map(({ span, header }, at) => (named[at] === null && header ? { ...span, header } : span))
}

function within(rows: HeadRow[], { left, right }: Region): HeadRow[] {
  return rows.flatMap(({ row, cells }) => {
    const own = cells.map((cell, at) => (at < left || at > right ? '' : cell)).slice(0, right + 1)
    return own.some((cell) => cell !== '') ? [{ row, cells: own.slice(0, extentOf(own)) }] : []
  })
}

function headerIn({ rows, left }: Region): HeadRow | null {
  const { header } = detectHeader(rows.map(({ row, cells }) => ({ row, cells: cells.slice(left) })))
  return header === null || rows.length < header + 2 ? null : rows[header]!
}
