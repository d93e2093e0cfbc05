import { HEAD_ROWS } from '../limits.ts'
import type { Dialect } from './dialect.ts'

// Spreadsheets write an apostrophe in front of figures that are to stay a text, and shops export it so: `'07102`, `'+12065550160`.

/** So many in the first lines are no slip. */
const LEAST = 3

/** Figures alone, with the marks of phone numbers and dates, or a code of capitals and figures (`'SW11 4NB`): nothing closes the apostrophe before them. */
const FIGURES = '(?:[+-]?\\(?\\d[\\d ./()-]*|[A-Z]{1,3}\\d[A-Z\\d -]{2,9})'

export interface TextMarks {
  isMarked: (sample: string) => boolean
  /** The line without them. */
  unmarked: (line: string) => string
}

/** How the marks are found in files of a dialect; null where an apostrophe quotes cells. */
export function textMarks({ delimiter, quote, merged }: Dialect): TextMarks | null {
  if (quote === "'" || merged) return null
  const edge = `[${delimiter.replace(/[\\\]^-]/g, '\\$&')}]`
  const inCells = new RegExp(`(^|${edge})("?)'(?=${FIGURES}"?(?:${edge}|$))`, 'g')
  return {
    isMarked: (sample) => {
      const lines = sample.split(/\r?\n/, HEAD_ROWS)
      return lines.reduce((sum, line) => sum + [...line.matchAll(inCells)].length, 0) >= LEAST
    },
    unmarked: (line) => (line.includes("'") ? line.replace(inCells, '$1$2') : line),
  }
}
