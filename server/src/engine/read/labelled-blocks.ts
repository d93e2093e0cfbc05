import { beginsWithTotal, filledOf } from './below.ts'
import type { Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'
import { labelsIn, withFrontWords, type Labels } from './labels.ts'
import { sumsOf } from './owned-rows.ts'
import { SUM_WORDS } from './sum-words.ts'

// Documents printed below one another, each with its head in words (“Order 17 | Customer: | Hill Farm | Date: | 21-09-2024”), the header of the lines
// again, its lines and a row with their sums. Nothing but the labels says what a head's values are.

/** So few blocks may be the pages of one list. */
const LEAST_BLOCKS = 3
const LEAST_LINES = 3
/** Blocks that have a head, and heads that say what others don't: all but a few. */
const HEADED = 0.9
const DISTINCT = 0.9
/** A label that so few heads have is one of the report, or a remark. */
const COMMON = 0.5
/** What the head of a page says differs from page to page, and is of no document. */
const PAGE_WORDS =
  /^(?:page|pages|seite|blatt|strona|str|strana|stránka|página|pagina|pág|pag|sida|side|sivu|oldal|pagina's|blad)\b/iu
/** A row of sums has a label, and few figures. */
const MOST_FIGURES = 4

interface Block {
  /** The rows of its head. */
  head: HeadRow[]
  labels: Labels
  lines: HeadRow[]
  sums: HeadRow[]
  /** The row that stands for it: the first one of its own below the header of the table. */
  anchor: HeadRow
}

/** Such a report as two tables: its documents with their sums, and the lines with what their head says. Null where it is none. */
export function labelledBlocks(
  rows: readonly HeadRow[],
  above: readonly HeadRow[],
  header: readonly string[] | null,
  width: number,
  isHeader: (record: HeadRow) => boolean,
): { heads: Body; lines: Body } | null {
  if (header === null) return null
  const blocks = blocksOf(rows, above, isHeader)
  if (blocks.length < LEAST_BLOCKS || !isRegular(blocks)) return null
  markSums(blocks)
  const lines = blocks.flatMap((block) => block.lines)
  const names = namesOf(blocks)
  if (lines.length < LEAST_LINES || !tellsApart(blocks, names)) return null
  const said = `${blocks.length} blocks each have a head in labels (“${names[0]!}” …) above the header and the lines of their own. They were read as two tables.`
  const anchors = new Map(blocks.flatMap((block) => block.sums.map(({ row }) => [row, block.anchor] as const)))
  const sums = blocks.flatMap((block) => block.sums)
  const summed = sumsOf(sums, anchors, blocks.length, header)
  const isLine = new Set(lines)
  const ofLines = rows.filter((record) => !isLine.has(record))
  const told = (of: (block: Block) => readonly HeadRow[]): Body['added'] =>
    names.map((name) => ({
      name,
      values: new Map(
        blocks.flatMap((block) => of(block).map(({ row }) => [row, block.labels.get(name) ?? ''] as const)),
      ),
    }))
  const places = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (header[at] ?? '') !== '' || lines.some(({ cells }) => (cells[at] ?? '') !== ''),
  )
  return {
    heads: {
      leftOut: reasonsOf(blocks, rows, isHeader, summed.taken),
      fills: new Map(),
      added: [...told(({ anchor }) => [anchor]), ...summed.columns],
      columns: [],
      notes: [`${said} This one has the heads.`],
    },
    lines: {
      leftOut: new Map(ofLines.map(({ row }) => [row, 'row of the other table'])),
      fills: new Map(),
      added: told((block) => block.lines),
      columns: places,
      notes: [`${said} This one has the lines, each with what its head says.`],
    },
  }
}

/** Why a row is no document: sums and the rest of a head stand in its own row. */
function reasonsOf(
  blocks: readonly Block[],
  rows: readonly HeadRow[],
  isHeader: (record: HeadRow) => boolean,
  taken: ReadonlySet<number>,
): Body['leftOut'] {
  const reasons: Body['leftOut'] = new Map()
  for (const record of rows) if (isHeader(record)) reasons.set(record.row, 'repeated header')
  for (const { head, lines, sums, anchor } of blocks) {
    for (const { row } of head) reasons.set(row, 'rest of the row above')
    for (const { row } of sums) reasons.set(row, taken.has(row) ? 'rest of the row above' : 'sum of the rows above')
    for (const { row } of lines) reasons.set(row, 'row of the other table')
    reasons.delete(anchor.row)
  }
  return reasons
}

/** The rows from one header to the head of the next. */
function blocksOf(
  rows: readonly HeadRow[],
  above: readonly HeadRow[],
  isHeader: (record: HeadRow) => boolean,
): Block[] {
  const starts = [-1, ...rows.flatMap((record, at) => (isHeader(record) ? [at] : []))]
  if (starts.length < LEAST_BLOCKS) return []
  const heads = starts.map((at) => headAbove(at < 0 ? above : rows, at < 0 ? above.length : at))
  const labels = withFrontWords(heads.map((head) => head.map((record) => labelsIn(record)!)))
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? rows.length
    const lines = rows.slice(start + 1, end - (heads[index + 1]?.length ?? 0))
    const anchor = start < 0 ? lines[0] : (heads[index]![0] ?? lines[0])
    return anchor === undefined ? [] : [{ head: heads[index]!, labels: labels[index]!, lines, sums: [], anchor }]
  })
}

/** The rows of labels right above a header, none parted from it by a blank line. */
function headAbove(rows: readonly HeadRow[], end: number): HeadRow[] {
  let from = end
  while (
    from > 0 &&
    labelsIn(rows[from - 1]!) !== null &&
    (from === end || rows[from - 1]!.row + 1 === rows[from]!.row)
  )
    from--
  return rows.slice(from, end)
}

function isRegular(blocks: readonly Block[]): boolean {
  const headed = blocks.filter(({ labels, lines }) => labels.size > 0 && lines.length > 0)
  return headed.length >= HEADED * blocks.length
}

/** The labels that most heads have, in their order. */
function namesOf(blocks: readonly Block[]): string[] {
  const counts = new Map<string, number>()
  for (const { labels } of blocks) for (const name of labels.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) =>
    count >= COMMON * blocks.length && !PAGE_WORDS.test(name) ? [name] : [],
  )
}

/** Whether the heads are those of documents, each another one, and not of the pages of one list. */
function tellsApart(blocks: readonly Block[], names: readonly string[]): boolean {
  const distinct = names.map((name) => new Set(blocks.map(({ labels }) => labels.get(name) ?? '')).size)
  const differing = distinct.filter((count) => count > 1)
  return differing.length >= 2 && Math.max(...differing) >= DISTINCT * blocks.length
}

/** The rows at the end of a block that sum it up: they have figures where those of most other blocks have theirs, as no line that is called so has. */
function markSums(blocks: readonly Block[]): void {
  const counts = new Map<string, number>()
  for (const { lines } of blocks) {
    const own = new Set(lines.filter(isWorded).map(placesOf))
    for (const places of own) counts.set(places, (counts.get(places) ?? 0) + 1)
  }
  const isSum = (record: HeadRow): boolean =>
    isWorded(record) && (counts.get(placesOf(record)) ?? 0) >= COMMON * blocks.length
  for (const block of blocks) {
    let end = block.lines.length
    while (end > 0 && isSum(block.lines[end - 1]!)) end--
    block.sums = block.lines.slice(end)
    block.lines = block.lines.slice(0, end)
  }
}

function placesOf({ cells }: HeadRow): string {
  return [...cells.keys()].filter((at) => cells[at] !== '').join()
}

/** A label that says “total”, and figures. */
function isWorded(record: HeadRow): boolean {
  const [label, ...others] = record.cells.filter((cell) => cell !== '' && cellType(cell) !== 'number')
  const figures = filledOf(record) - 1
  if (label === undefined || others.length > 0 || figures < 1 || figures > MOST_FIGURES) return false
  return beginsWithTotal(record) || SUM_WORDS.test(label)
}
