import { HEAD_ROWS } from '../limits.ts'
import type { Dialect } from './dialect.ts'

// Spreadsheets write an apostrophe in front of figures that are to stay a text, and shops export it so: `'07102`, `'+12065550160`.

/** So many in the first lines are no slip. */
const LEAST = 3

/** Figures alone, with the marks of phone numbers and dates, or a code of capitals and figures (`'SW11 4NB`): nothing closes the apostrophe before them. */
const FIGURES = '(?:[+-]?\\(?\\d[\\d ./()-]*|[A-Z]{1,3}\\d[A-Z\\d -]{2,9})'

/** Two of them stand for a year where the same column has years of four. */
const SHORT_YEAR = /^"?'\d\d"?$/
const YEAR = /^"?(?:19|20)\d\d"?$/

/** How the lines of a file are read without the marks; null where it has none, or an apostrophe quotes cells. */
export function textMarks(sample: string, { delimiter, quote, merged }: Dialect): ((line: string) => string) | null {
  if (quote === "'" || merged) return null
  const lines = sample.split(/\r?\n/, HEAD_ROWS)
  const edge = `[${delimiter.replace(/[\\\]^-]/g, '\\$&')}]`
  const years = haveShortYears(lines, delimiter) ? `(?!\\d\\d"?(?:${edge}|$))` : ''
  const inCells = new RegExp(`(^|${edge})("?)'${years}(?=${FIGURES}"?(?:${edge}|$))`, 'g')
  const marked = lines.reduce((sum, line) => sum + [...line.matchAll(inCells)].length, 0)
  if (marked < LEAST) return null
  return (line) => (line.includes("'") ? line.replace(inCells, '$1$2') : line)
}

function haveShortYears(lines: readonly string[], delimiter: string): boolean {
  const rows = lines.map((line) => line.split(delimiter).map((cell) => cell.trim()))
  const short = new Set(rows.flatMap((cells) => cells.flatMap((cell, at) => (SHORT_YEAR.test(cell) ? [at] : []))))
  return rows.some((cells) => cells.some((cell, at) => short.has(at) && YEAR.test(cell)))
}
