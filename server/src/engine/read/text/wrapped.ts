import { HEAD_ROWS } from '../limits.ts'

/** Files whose lines are each one quoted cell, as spreadsheets save a column that holds the lines of another file. */

const WRAPPED = /^"(?:[^"]|"")*"[,;\t]*$/
const MOST = 0.9
const LEAST_LINES = 3
/** Fewer may be the parts of a name: “Lee, Ann”. */
const LEAST_CELLS = 3
const MARKS = [',', ';', '\t', '|']

/** Nearly all lines are wrapped, and hold lines that would be several cells. */
export function isWrapped(sample: string): boolean {
  const lines = sample.split(/\r?\n/, HEAD_ROWS).filter((line) => line.trim() !== '')
  const wrapped = lines.filter((line) => WRAPPED.test(line))
  if (lines.length < LEAST_LINES || wrapped.length < MOST * lines.length) return false
  return MARKS.some((mark) => {
    const counts = Map.groupBy(wrapped, (line) => cellsBetween(unwrapped(line), mark))
    const [cells = 0, own = []] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
    return cells >= LEAST_CELLS && own.length >= MOST * wrapped.length
  })
}

/** A mark before a space is one of a sentence. */
function cellsBetween(line: string, mark: string): number {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '')
  return bare.split(mark).filter((cell, at) => at === 0 || !cell.startsWith(' ')).length
}

/** What the line holds; a line that isn't wrapped stays as it is. */
export function unwrapped(line: string): string {
  return WRAPPED.test(line) ? line.slice(1, line.lastIndexOf('"')).replaceAll('""', '"') : line
}
