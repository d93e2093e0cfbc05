import { boundedRegions } from './bounded.ts'
import { boxAround, overlap, type Box } from './geometry.ts'
import { tableOf } from './grid.ts'
import { isContents, isDrawing, isFilled, isList, isTable, within } from './is-table.ts'
import { linesOf, type Line } from './lines.ts'
import { withNamesAbove } from './names-above.ts'
import type { Page, Ruling } from './page.ts'
import { isDatum, isTabular, rowOf, textOf, type Piece, type Row } from './pieces.ts'
import { proseOf } from './prose.ts'
import { framesOf, mergeRulings, rulesOf, type Frame } from './rulings.ts'
import type { PageTable } from './table.ts'

/**
 * The tables of a page from top to bottom: those in drawn frames first, then those that only white space makes. `heading` is that of
 * the last table on the page before, which may come again.
 */
export function tablesOf(page: Page, heading: readonly string[] = []): { lines: Line[]; tables: PageTable[] } {
  const { lines, dashed } = withoutDashes(linesOf(page.glyphs))
  const across = mergeRulings([...page.across, ...dashed])
  const framed = framedTables(page, lines, heading)
  const unframed = lines.flatMap((line) => outside(line, framed))
  const bounded = boundedTables(page, unframed, across, heading)
  const rest = unframed.flatMap((line) => outside(line, bounded))
  const tables = [...framed, ...bounded, ...openTables(page, rest, across, heading)]
  return { lines, tables: tables.toSorted((a, b) => a.top - b.top || a.left - b.left) }
}

/** Lines that are drawn by dashes are lines like others, and no text. */
function withoutDashes(lines: readonly Line[]): { lines: Line[]; dashed: Ruling[] } {
  const isDash = ({ words }: Line): boolean =>
    words.every(({ text }) => /^[-–—_=]+$/.test(text)) && words.reduce((sum, { text }) => sum + text.length, 0) > 8
  const dashed = lines
    .filter(isDash)
    .map((line) => ({ at: (line.top + line.bottom) / 2, from: line.left, to: line.right }))
  return { lines: lines.filter((line) => !isDash(line)), dashed }
}

/** Tables between lines drawn across. */
function boundedTables(
  page: Page,
  lines: readonly Line[],
  across: readonly Ruling[],
  heading: readonly string[],
): PageTable[] {
  const tables: PageTable[] = []
  for (const bounded of boundedRegions(across, lines)) {
    if (tables.some((table) => overlaps(table, bounded)) || hasHeadingAbove(bounded, lines)) continue
    const box = withShades(bounded, page.shades)
    const region = { ...box, lines: lines.flatMap((line) => inside(line, box)) }
    const inRegion = across.filter((each) => each.at > region.top - 3 && each.at < region.bottom + 3)
    const down = mergeRulings(page.down).filter((each) => each.at > region.left && each.at < region.right)
    const table = tableOf({ number: page.number, heading }, region.lines.map(rowOf), inRegion, down)
    if (table === null || table.columns < 2 || table.rows < 2 || isContents(table) || isList(table) || !isFilled(table))
      continue
    if (isDrawing(region, page, lines)) continue
    const { left, top, right, bottom } = region
    tables.push({
      ...table,
      left: Math.min(left, table.left),
      top: Math.min(top, table.top),
      right: Math.max(right, table.right),
      bottom: Math.max(bottom, table.bottom),
    })
  }
  return tables
}

/** Cells close above the first line drawn: it is the one below a heading then, and doesn't begin the table. */
function hasHeadingAbove({ left, right, top }: Box, lines: readonly Line[]): boolean {
  return lines.some((line) => {
    const gap = top - line.baseline
    if (gap < 0 || gap > 1.1 * line.size) return false
    const [over] = inside(line, { left, right, top: line.top, bottom: line.bottom })
    return over !== undefined && rowOf(over).pieces.length > 2
  })
}

/** Together with the shaded boxes that go on where the box ends: rows are often told apart by shades alone. */
function withShades(box: Box, shades: readonly Box[]): Box {
  let { top, bottom } = box
  for (let grown = true; grown;) {
    grown = false
    for (const shade of shades) {
      const shared = overlap(shade.left, shade.right, box.left, box.right)
      if (shared < 0.8 * (shade.right - shade.left) || shade.bottom - shade.top > 80) continue
      if (shade.bottom > bottom + 2 && shade.top < bottom + 4 && shade.top > top) [bottom, grown] = [shade.bottom, true]
      if (shade.top < top - 2 && shade.bottom > top - 4 && shade.bottom < bottom) [top, grown] = [shade.top, true]
    }
  }
  return { left: box.left, right: box.right, top, bottom }
}

/** What of a line lies in no table. */
function outside(line: Line, tables: readonly Box[]): Line[] {
  const words = line.words.filter((word) => !tables.some((table) => within(word, table)))
  if (words.length === line.words.length) return [line]
  return words.length === 0 ? [] : [{ ...line, ...boxAround(words), words }]
}

function inside(line: Line, frame: Box): Line[] {
  const words = line.words.filter((word) => within(word, frame, 1))
  return words.length === 0 ? [] : [{ ...line, ...boxAround(words), words }]
}

function framedTables(page: Page, lines: readonly Line[], heading: readonly string[]): PageTable[] {
  const tables: PageTable[] = []
  const frames = framesOf(page).filter(isGrid)
  for (const grid of frames.toSorted((a, b) => area(b) - area(a))) {
    if (tables.some((table) => overlaps(table, grid))) continue
    const framed = { ...grid, ...withoutTitles({ ...grid, ...withShades(grid, page.shades) }) }
    const frame = withNamesAbove(framed, lines)
    const rows = lines.flatMap((line) => inside(line, frame)).map(rowOf)
    const table = tableOf({ number: page.number, heading }, rows, frame.across, frame.down)
    if (table === null || table.rows < 2 || table.columns < 2 || !isFilled(table)) continue
    if (isDrawing(frame, page, lines)) continue
    const { left, top, right, bottom } = frame
    tables.push({
      ...table,
      left: Math.min(left, table.left),
      top: Math.min(top, table.top),
      right: Math.max(right, table.right),
      bottom: Math.max(bottom, table.bottom),
    })
  }
  return tables
}

/** The box without the bands above and below that no line down parts: titles and notes in the table's frame. */
function withoutTitles({ left, top, right, bottom, across, down }: Frame): Box {
  const inner = down.filter(({ at }) => at > left + 5 && at < right - 5)
  const rules = rulesOf(across).filter(({ from, to }) => to - from > 0.8 * (right - left))
  const places = [top, ...rules.map(({ at }) => at), bottom].toSorted((a, b) => a - b)
  const isParted = (from: number, to: number): boolean =>
    to - from < 5 || inner.some((each) => overlap(each.from, each.to, from, to) > 0.5 * (to - from))
  let [first, last] = [0, places.length - 1]
  while (first < last - 1 && !isParted(places[first] ?? 0, places[first + 1] ?? 0)) first++
  while (last > first + 1 && !isParted(places[last - 1] ?? 0, places[last] ?? 0)) last--
  const isWhole = places.slice(first, last).every((from, at) => isParted(from, places[first + at + 1] ?? from))
  return isWhole || first + 1 < last
    ? { left, top: places[first] ?? top, right, bottom: places[last] ?? bottom }
    : { left, top, right, bottom }
}

/** Lines within it part columns; a box around rows is none. */
function isGrid({ across, down, left, top, right, bottom }: Frame): boolean {
  const inner = down.filter(({ at, from, to }) => at > left + 5 && at < right - 5 && to - from > 0.3 * (bottom - top))
  if (inner.length === 0) return false
  return (
    across.length >= 2 && down.length >= 1 && across.length + down.length >= 4 && right - left > 40 && bottom - top > 15
  )
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

function overlaps(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > 2 && overlap(a.top, a.bottom, b.top, b.bottom) > 2
}

/** Tables without a frame: rows of several pieces, one below the other, whose columns agree. */
function openTables(
  page: Page,
  lines: readonly Line[],
  across: readonly Ruling[],
  heading: readonly string[],
): PageTable[] {
  const whole = lines.map(rowOf)
  const prose = proseOf(whole)
  const rows = whole.flatMap((row) => without(row, prose))
  const tables: PageTable[] = []
  for (const group of groupsOf(rows)) {
    const trimmed = trim(group)
    if (trimmed.filter(isTabular).length < 2) continue
    const box = boxAround(trimmed)
    const near = across.filter(
      (each) =>
        each.at > box.top - 6 && each.at < box.bottom + 6 && overlap(each.from, each.to, box.left, box.right) > 0,
    )
    const table = tableOf({ number: page.number, heading }, trimmed, near, [])
    if (table !== null && isTable(table, trimmed) && !isDrawing(table, page, lines)) tables.push(asWide(table, near))
  }
  return tables
}

/** As wide as the lines drawn across it. */
function asWide(table: PageTable, across: readonly Ruling[]): PageTable {
  const own = rulesOf(across).filter(({ from, to }) => from > table.left - 20 && to < table.right + 20)
  const left = Math.min(table.left, ...own.map(({ from }) => from))
  return { ...table, left, right: Math.max(table.right, ...own.map(({ to }) => to)) }
}

function without(row: Row, prose: ReadonlySet<Piece>): Row[] {
  const pieces = row.pieces.filter((piece) => !prose.has(piece))
  if (pieces.length === row.pieces.length) return [row]
  return pieces.length === 0 ? [] : [{ ...row, ...boxAround(pieces), pieces }]
}

/** Runs of rows that stand together, in which rows of a single piece are few. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  let group: Row[] = []
  let single = 0
  for (const row of rows) {
    const last = group.at(-1)
    const apart = last !== undefined && row.baseline - last.baseline > 3 * Math.max(row.size, last.size)
    single = isTabular(row) ? 0 : single + 1
    const again = beginsAgain(group, row)
    if (apart || single > 3 || again) {
      // What stands over the heading that comes again goes with it.
      const kept = again ? group.findLastIndex(isTabular) + 1 : group.length
      groups.push(group.slice(0, kept))
      group = group.slice(kept)
    }
    group.push(row)
  }
  groups.push(group)
  return groups.filter((each) => each.length > 1)
}

/** The heading of the group comes again, apart from the row above: another table of the same make follows. */
function beginsAgain(group: readonly Row[], row: Row): boolean {
  const last = group.at(-1)
  const heading = group.find(isTabular)
  if (last === undefined || heading === undefined || group.length < 4 || !isTabular(row)) return false
  const [own, first] = [row, heading].map(({ pieces }) => textOf(pieces[0]?.words ?? []))
  return own === first && own !== '' && !isDatum(own ?? '') && row.pieces.length === heading.pieces.length
}

/** Without the lines of a single piece above and below: titles and notes. A name in the middle of columns is none of these. */
function trim(group: readonly Row[]): Row[] {
  let first = group.findIndex(isTabular)
  const last = group.findLastIndex(isTabular)
  const names = group[first]
  if (names === undefined) return []
  if (isTitleOver(group, first)) return trim(group.slice(first + 1))
  while (first > 0 && isOver(group[first - 1], group[first], names)) first--
  return group.slice(first, last + 1)
}

/** So much larger, and so much further from the next row than rows are from each other, stands what is above a table. */
const LARGER = 1.1
const FURTHER = 1.2
const FEWEST_BELOW = 4
/** A note may stand below in the type of the title. */
const MOST = 0.8

/** “Account 00417723   Statement no. 118   October 2025” over a statement: in parts as a heading is, and in type of its own that stands apart from the rows. */
function isTitleOver(group: readonly Row[], at: number): boolean {
  const [row, next] = [group[at], group[at + 1]]
  const below = group.slice(at + 1)
  if (row === undefined || next === undefined || below.length < FEWEST_BELOW || !isTabular(next)) return false
  const steps = below.slice(1).map(({ baseline }, index) => baseline - below[index]!.baseline)
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  const smaller = below.filter(({ size }) => row.size > LARGER * size)
  const isApart = next.baseline - row.baseline > FURTHER * usual && MOST * below.length <= smaller.length
  return isApart && row.pieces.length < next.pieces.length
}

/** Close above, and neither as far left as the first column nor as wide as a title. */
function isOver(above: Row | undefined, below: Row | undefined, { left, right }: Box): boolean {
  if (above === undefined || below === undefined) return false
  const inMiddle = above.left > left + 0.15 * (right - left) && above.right < right + 2
  return inMiddle && below.baseline - above.baseline <= 1.7 * above.size
}
