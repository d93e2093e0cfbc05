import { escaped } from '../../escaped.ts'
import { HEAD_ROWS } from '../limits.ts'
import type { Dialect } from './dialect.ts'
import type { TextRecord } from './splitter.ts'

// Files whose cells are parted by more than one character: a sign twice (`||`, `;;`), or signs that no text has (`|~|`).

const DOUBLED = ['\t', '|', ';', ':', '~', '^', '#']
const LONG = ['|~|', '~|~', '|^|', '^|^', '|;|']
const LEAST_LINES = 2
/** Quoted line breaks part some lines. */
const MOST = 0.9
const NARROW = '\u0000'

/**
 * What parts the cells of each line, where that is more than one character; null where one is enough. `plain`: how the file is read by one
 * character. What that parts into as many cells has `fe80::1` in one of them.
 */
export function wideDelimiterOf(sample: string, { delimiter }: Dialect, plain: readonly TextRecord[]): string | null {
  const lines = sample.split(/\r\n|\n|\r/, HEAD_ROWS).filter((line) => line.trim() !== '')
  if (lines.length < LEAST_LINES) return null
  const cells = usual(plain.map((record) => record.cells.length))[0] ?? 1
  const isMeant = (wide: string): boolean => {
    const parted = narrowing(wide, NARROW)
    const [parts = 1, count = 0] = usual(lines.map((line) => parted(line).split(NARROW).length))
    return parts > 1 && count >= MOST * lines.length && (wide.includes(delimiter) || parts > Math.max(cells, 2))
  }
  const doubled = DOUBLED.filter((sign) => lines.every((line) => isInPairs(line, sign))).map((sign) => sign + sign)
  return [...LONG, ...doubled].find(isMeant) ?? null
}

/** The line with one character between its cells, `narrow`; in cells that stand in quotes the signs are text. */
export function narrowing(wide: string, narrow: string): (line: string) => string {
  const between = escaped(wide)
  const piece = new RegExp(`(?<=^|${between})"(?:[^"]|"")*"(?=${between}|$)|${between}`, 'g')
  return (line) => line.replace(piece, (found) => (found === wide ? narrow : found))
}

/** The figure that most are, and how many are it. */
function usual(figures: readonly number[]): [figure?: number, count?: number] {
  const [most] = [...Map.groupBy(figures, (figure) => figure)].toSorted((a, b) => b[1].length - a[1].length)
  return most === undefined ? [] : [most[0], most[1].length]
}

/** Never one alone: between empty cells there are four, or six. */
function isInPairs(line: string, sign: string): boolean {
  return line.split(new RegExp(`((?:${escaped(sign)})+)`)).every((run) => !run.startsWith(sign) || run.length % 2 === 0)
}
