import { overlap, type Box } from './geometry.ts'
import type { Line } from './lines.ts'
import type { Ruling } from './page.ts'
import { isTabular, rowOf, type Row } from './pieces.ts'
import { proseOf } from './prose.ts'
import { rulesOf, type Rule } from './rulings.ts'

// Tables that are set between lines drawn across, one above the heading, one below it, one at the end, and none down: the usual way
// of books and reports. Lines of one table begin or end at the same place.

/** How far apart the ends of lines of one table may be. */
const ENDS_APART = 5

/** What lies between two rules. */
interface Band extends Box {
  lines: Line[]
  rows: Row[]
}

/** A region between rules, with the lines of text in it. */
export interface BoundedRegion extends Box {
  lines: Line[]
}

/** The regions between rules in which there are rows of cells. */
export function boundedRegions(across: readonly Ruling[], lines: readonly Line[]): BoundedRegion[] {
  const regions: BoundedRegion[] = []
  for (const stack of stacksOf(rulesOf(across))) {
    const left = Math.min(...stack.map(({ from }) => from))
    const right = Math.max(...stack.map(({ to }) => to))
    let bands: Band[] = []
    const close = (): void => {
      const region = regionOf(bands)
      if (region !== null) regions.push(region)
      bands = []
    }
    for (const [at, rule] of stack.slice(1).entries()) {
      const band = bandOf({ left, right, top: stack[at]?.at ?? 0, bottom: rule.at }, lines)
      if (isRunningText(band)) close()
      else bands.push(band)
    }
    close()
  }
  return regions
}

/** Rules one below the other that begin or end at the same place. */
function stacksOf(rules: readonly Rule[]): Rule[][] {
  const stacks: Rule[][] = []
  for (const rule of rules) {
    const stack = stacks.findLast((each) => belongs(each, rule))
    if (stack) stack.push(rule)
    else stacks.push([rule])
  }
  return stacks.filter((stack) => stack.length > 1)
}

function belongs(stack: readonly Rule[], rule: Rule): boolean {
  return stack.some((each) => {
    const shared = overlap(each.from, each.to, rule.from, rule.to)
    const begins = Math.abs(each.from - rule.from) < ENDS_APART
    const ends = Math.abs(each.to - rule.to) < ENDS_APART
    const wider = Math.max(each.to - each.from, rule.to - rule.from)
    return shared > (begins && ends ? 0.9 : 0.6) * wider && (begins || ends)
  })
}

function bandOf(box: Box, lines: readonly Line[]): Band {
  const inside = lines.flatMap((line) => {
    if (line.baseline < box.top || line.baseline > box.bottom + 1) return []
    const words = line.words.filter((word) => word.left > box.left - 6 && word.right < box.right + 6)
    return words.length === 0 ? [] : [{ ...line, words, left: words[0]?.left ?? 0, right: words.at(-1)?.right ?? 0 }]
  })
  return { ...box, lines: inside, rows: inside.map(rowOf) }
}

/** A band of sentences parts one table from the next. A line as wide as most of the table, and alone, is one. */
function isRunningText({ rows, left, right }: Band): boolean {
  const prose = proseOf(rows)
  const inProse = rows.filter(({ pieces }) => pieces.every((piece) => prose.has(piece)))
  const wide = rows.filter((row) => !isTabular(row) && row.right - row.left > 0.45 * (right - left))
  if (inProse.length > 1 && inProse.length > 0.5 * rows.length) return true
  return rows.some(isTabular) ? wide.length > 2 && wide.length > 0.3 * rows.length : wide.length > 0
}

/** A name in the middle of the columns that it is over, between rules of its own. */
function isHeading({ rows, left, right }: Band): boolean {
  return rows.length > 0 && rows.length <= 2 && rows.every((row) => row.left > left + 0.08 * (right - left))
}

/** Without what stands before the first and after the last rows of cells: titles and notes between rules of their own. */
function regionOf(bands: readonly Band[]): BoundedRegion | null {
  let first = bands.findIndex(({ rows }) => rows.some(isTabular))
  const last = bands.findLastIndex(({ rows }) => rows.some(isTabular))
  for (let above = bands[first - 1]; above !== undefined && isHeading(above); above = bands[first - 1]) first--
  const kept = bands.slice(Math.max(0, first), last + 1)
  const [head, end] = [kept[0], kept.at(-1)]
  if (first < 0 || head === undefined || end === undefined) return null
  const rows = kept.flatMap((band) => band.rows)
  const tabular = rows.filter(isTabular)
  if (tabular.length < 2 || tabular.length < 0.4 * rows.length) return null
  return {
    left: head.left,
    right: head.right,
    top: head.top,
    bottom: end.bottom,
    lines: kept.flatMap(({ lines }) => lines),
  }
}
