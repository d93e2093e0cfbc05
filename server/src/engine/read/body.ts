import type { IgnoredRows } from '../model.ts'
import type { Body } from './body-model.ts'
import { leaveComments } from './comments.ts'
import { leaveCounts } from './counts.ts'
import { sectionsOf } from './banners.ts'
import { filledOf } from './below.ts'
import { joinRests } from './continued.ts'
import { readCountedKeys } from './counted-keys.ts'
import { filledDown } from './fill-down.ts'
import type { HeadRow } from './header.ts'
import { headsAndLines } from './heads-and-lines.ts'
import { readKeyedHeads } from './keyed-heads.ts'
import { labelledBlocks } from './labelled-blocks.ts'
import { labelledLines, nestedLines } from './nested-lines.ts'
import { readNumberedNames } from './numbered-names.ts'
import { readParted } from './parted-groups.ts'
import { readRemarks } from './remarks.ts'
import { readMarkedExtras } from './marked-extras.ts'
import { leaveSums } from './sums.ts'

export interface BodyInput {
  /** Rows below the header, in order; blank ones left out. */
  rows: readonly HeadRow[]
  /** Rows above it. */
  above: readonly HeadRow[]
  /** The header as it stands in the file; null without one. */
  header: readonly string[] | null
  width: number
  /** Texts are never broken over rows: each cell grows with its own. */
  areWhole?: boolean
}

/** What the rows are to be read as: one table, or two where heads and their lines take turns. */
export function studyBody({ rows, above, header, width, areWhole = false }: BodyInput): [Body, ...Body[]] {
  const body: Body = { leftOut: new Map(), fills: new Map(), added: [], notes: [] }
  if (width < 2 || rows.length < 3) return [body]
  const left = (): HeadRow[] => rows.filter(({ row }) => !body.leftOut.has(row))
  for (const { row } of rows.filter(isRuled)) body.leftOut.set(row, 'ruled line')
  const blocks = labelledBlocks(left(), above, header, width, (record) => header !== null && isHeader(record, header))
  if (blocks !== null) return twoOf(body, blocks)
  // Before heads of pages: the count above one comes again as they do.
  leaveCounts(
    body,
    left().filter((record) => header === null || !isHeader(record, header)),
    width,
  )
  if (header !== null) leavePageHeads(body, left(), above, header)
  leaveComments(body, left())
  readMarkedExtras(body, left(), header)
  readRemarks(body, left(), header)
  const nested = labelledLines(left()) ?? nestedLines(left(), header, width)
  if (nested === null) leaveSums(body, left(), width)
  const two = nested ?? headsAndLines(left(), width)
  if (two !== null) return twoOf(body, two)
  if (readParted(body, rows, width)) return [withNumberedNames(body, left(), header)]
  readKeyedHeads(body, left(), header, width)
  sectionsOf(body, left(), header, width, above)
  if (!areWhole) joinRests(body, left())
  filledDown(body, left(), width)
  readCountedKeys(body, left(), header)
  return [withNumberedNames(body, left(), header)]
}

function withNumberedNames(body: Body, rows: readonly HeadRow[], header: readonly string[] | null): Body {
  readNumberedNames(body, rows, header)
  return body
}

function twoOf(body: Body, { heads, lines }: { heads: Body; lines: Body }): [Body, Body] {
  return [together(body, heads), { ...lines, leftOut: new Map([...unsaid(body), ...lines.leftOut]) }]
}

function together(body: Body, own: Body): Body {
  return { ...own, leftOut: new Map([...body.leftOut, ...own.leftOut]), notes: [...body.notes, ...own.notes] }
}

/** What is left out of both is told of the first alone. */
function unsaid({ leftOut }: Body): Body['leftOut'] {
  return new Map([...leftOut.keys()].map((row) => [row, 'row of the other table']))
}

export function isPlain({ leftOut, fills, added }: Body): boolean {
  return leftOut.size === 0 && fills.size === 0 && added.length === 0
}

/** The row as it is to be read: with what stands above it. */
export function completed({ row, cells }: HeadRow, { fills, added, columns }: Body, width: number): string[] {
  const own = fills.get(row)
  const more = added.map(({ values }) => values.get(row) ?? '')
  if (columns !== undefined) return [...columns.map((at) => own?.get(at) ?? cells[at] ?? ''), ...more]
  if (own === undefined && added.length === 0) return [...cells]
  const whole = Array.from({ length: Math.max(width, cells.length) }, (_, at) => own?.get(at) ?? cells[at] ?? '')
  return added.length === 0 ? whole : [...whole.slice(0, width), ...more]
}

/** How often each reason holds; what stands in another table is not left out. */
export function countLeftOut({ leftOut }: Body): IgnoredRows[] {
  const reasons = [...leftOut.values()].filter((reason) => reason !== 'row of the other table')
  return mergeReasons(reasons.map((reason) => ({ reason, rows: 1 })))
}

/** Each reason once, those that hold for no row left out. */
export function mergeReasons(ignored: readonly IgnoredRows[]): IgnoredRows[] {
  const counts = new Map<string, number>()
  for (const { reason, rows } of ignored) if (rows > 0) counts.set(reason, (counts.get(reason) ?? 0) + rows)
  return [...counts].map(([reason, rows]) => ({ reason, rows }))
}

/** A line drawn with signs below a header or above a sum. */
function isRuled({ cells }: HeadRow): boolean {
  const given = cells.filter((cell) => cell !== '')
  const drawn = given.every((cell) => /^[-=_*+.|~–—\s]+$/u.test(cell) && /[-=_*+~–—]{2}/u.test(cell))
  return drawn && (given.length > 1 || (given[0]?.length ?? 0) > 4)
}

/** At most this share of what a row of the table fills: a line that fills more is no head of a page. */
const NARROW = 0.7
/** Lines between the last row of a page and the header of the next. */
const MAX_PAGE_LINES = 8

/** The header again, as printed lists have it on every page, and with it the lines of the page's head and foot. */
function leavePageHeads(body: Body, rows: HeadRow[], above: readonly HeadRow[], header: readonly string[]): void {
  const repeats = rows.flatMap((record, at) => (isHeader(record, header) ? [at] : []))
  if (repeats.length === 0) return
  for (const at of repeats) body.leftOut.set(rows[at]!.row, 'repeated header')
  const usual = rows.map(filledOf).toSorted((a, b) => a - b)[rows.length >> 1]!
  // What stands above the first header is the head of the first page; a foot is known by standing before several heads.
  const heads = new Set(above.map(lineShape))
  const before = [...repeats, rows.length].map((end, index) => linesBefore(rows, (repeats[index - 1] ?? -1) + 1, end))
  const counts = new Map<string, number>()
  for (const lines of before) {
    for (const shape of new Set(lines.map(lineShape))) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  for (const lines of before) {
    for (const line of lines) {
      const shape = lineShape(line)
      // What stands above the first header, word for word, is a head however little else the rows of the list say.
      if (!heads.has(shape) && (filledOf(line) > usual * NARROW || (counts.get(shape) ?? 0) < 2)) break
      body.leftOut.set(line.row, 'page heading')
    }
  }
}

function isHeader({ cells }: HeadRow, header: readonly string[]): boolean {
  const plain = (cell = ''): string => cell.trim().toLowerCase()
  const same = (a: string | undefined, b: string | undefined): boolean => plain(a) === plain(b)
  const given = header.filter((cell) => cell !== '').length
  const length = Math.max(cells.length, header.length)
  return given >= 2 && Array.from({ length }, (_, at) => same(cells[at], header[at])).every(Boolean)
}

/** The lines above one, the nearest first. */
function linesBefore(rows: HeadRow[], begin: number, end: number): HeadRow[] {
  return rows.slice(Math.max(begin, end - MAX_PAGE_LINES), end).toReversed()
}

/** A line whatever its figures: pages and times differ, the rest of a head doesn't. */
function lineShape({ cells }: HeadRow): string {
  return cells
    .map((cell) => cell.slice(0, 80).replace(/\d+/g, '9').trim())
    .join('|')
    .replace(/\|+$/, '')
}
