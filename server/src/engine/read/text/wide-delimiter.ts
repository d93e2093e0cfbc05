import { HEAD_ROWS } from '../limits.ts'

/**
 * Files whose cells are parted by more than one character: a sign twice (`||`, `;;`), signs that no text has (`|~|`), or a tab that was written
 * out as a backslash and a t.
 */

const DOUBLED = ['\t', '|', ';', ':', '~', '^', '#']
const LONG = ['|~|', '~|~', '|^|', '^|^', '|;|', '<>', '\\t']
const LEAST_LINES = 2
/** Quoted line breaks part some lines. */
const MOST = 0.9

/** What parts the cells of each line, where that is more than one character; null where one is enough. */
export function wideDelimiterOf(sample: string): string | null {
  const lines = sample.split(/\r\n|\n|\r/, HEAD_ROWS).filter((line) => line.trim() !== '')
  if (lines.length < LEAST_LINES) return null
  const long = LONG.find((delimiter) => isEven(lines, delimiter))
  if (long !== undefined) return long
  const doubled = DOUBLED.find((sign) => lines.every((line) => isInPairs(line, sign)) && isEven(lines, sign + sign))
  return doubled === undefined ? null : doubled + doubled
}

/** Nearly all lines have it equally often. */
function isEven(lines: readonly string[], delimiter: string): boolean {
  const counts = Map.groupBy(lines, (line) => line.split(delimiter).length)
  const [parts = 1, own = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  return parts > 1 && own.length >= MOST * lines.length
}

/** Never one alone: between empty cells there are four, or six. */
function isInPairs(line: string, sign: string): boolean {
  let run = 0
  for (const character of [...line, '']) {
    if (character === sign) run++
    else if (run % 2 === 1) return false
    else run = 0
  }
  return true
}
