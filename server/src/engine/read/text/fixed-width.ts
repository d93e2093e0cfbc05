import { HEAD_ROWS } from '../limits.ts'
import type { Dialect } from './dialect.ts'
import type { TextRecord } from './splitter.ts'

/** Prints of old programs: columns lined up with spaces, whose cells have spaces themselves. No delimiter can part those. */

/** Stands between cells once they are cut. */
const DELIMITER = '\u001f'
const LEAST_LINES = 4
const LEAST_COLUMNS = 3
/** Lines above the first that is lined up: a letterhead. */
const MAX_TITLES = 8
/** Heads of pages, titles and ends of a report stand between the rows of a print. */
const MARKED = 0.7
/** Lines from which on a single space in each of them is no chance. */
const MANY_LINES = 12
/** A longer line is no print. */
const MAX_LINE = 2_000
export const FIXED: Dialect = { delimiter: DELIMITER, quote: '', escape: '', loneCarriageReturn: false, merged: false }

/** How a print's lines are cut. */
export interface Print {
  /** Where its columns begin, counted from 0. */
  starts: readonly number[]
  /** Lines of one cell stand between the rows and go over the columns as they like. */
  interrupted: boolean
}

/**
 * How the columns of a print lie; null where the text isn't one. `records` are how the likeliest delimiter cuts it: where
 * that cuts nearly all lines into as many cells or more, it is the better reading.
 */
export function printOf(sample: string, dialect: Dialect, records: TextRecord[]): Print | null {
  const all = sample.split(/\r?\n/).slice(0, HEAD_ROWS)
  const lines = all.filter((line) => line.trim() !== '')
  if (lines.length < LEAST_LINES || lines.some((line) => line.length > MAX_LINE || line.includes('\t'))) return null
  if (areMarksLinedUp(lines, dialect.delimiter)) return null
  const aligned = ruledColumns(lines) ?? alignedColumns(lines, paragraphs(all))
  const isFitting = (starts: number[]): boolean =>
    starts.length >= LEAST_COLUMNS && lines.filter((line) => fits(line, starts)).length >= lines.length * 0.7
  const interrupted = aligned === null || !isFitting(aligned)
  const starts = interrupted ? columnsOfMost(lines) : aligned
  if (starts === null) return null
  const counts = new Map<number, number>()
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [width, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  const even = count >= records.length * (dialect.merged ? 1 : 0.8)
  return even && width >= starts.length ? null : { starts, interrupted }
}

/** Marks between cells that are filled up with spaces: “51315   |03 |  12|”. They part what the spaces in a cell do not. */
function areMarksLinedUp(lines: string[], delimiter: string): boolean {
  if (/[\s\p{L}\p{N}]/u.test(delimiter)) return false
  const placesOf = (line: string): string => [...line].flatMap((one, at) => (one === delimiter ? [at] : [])).join(' ')
  const alike = [...Map.groupBy(lines, placesOf)].filter(([places]) => places.split(' ').length >= LEAST_COLUMNS - 1)
  return alike.some(([, same]) => same.length >= lines.length * MARKED)
}

/** As the lines drawn below a header say: “-----  ------------”. */
function ruledColumns(lines: string[]): number[] | null {
  // One that stands above few lines is drawn above their sums.
  const ruler = lines.find((line, at) => at * 2 < lines.length && /^\s*[-=_]{2,}(?:\s+[-=_]{2,})+\s*$/.test(line))
  if (ruler === undefined) return null
  const starts = [...ruler.matchAll(/\S+/g)].map(({ index }) => index)
  return [0, ...starts.slice(1)]
}

/**
 * As spaces that stand in the same place in all lines say, those of a letterhead left out: what a blank line parts from the rest, where that
 * makes more columns, else as few lines as need be.
 */
function alignedColumns(lines: string[], begins: readonly number[]): number[] | null {
  const most = Math.min(MAX_TITLES, lines.length - LEAST_LINES)
  const [first, ...others] = begins.filter((titles) => titles <= most).map((titles) => columnsBelow(lines, titles))
  const best = others.reduce((found, other) => (other.length > found.length ? other : found), first ?? [])
  if (best.length >= LEAST_COLUMNS) return best
  for (let titles = 1; titles <= most; titles++) {
    const starts = columnsBelow(lines, titles)
    if (starts.length >= LEAST_COLUMNS) return starts
  }
  return null
}

/** Numbers of the lines, blank ones not counted, with which the text and its first paragraphs begin. */
function paragraphs(all: string[]): number[] {
  const begins = [0]
  let count = 0
  for (const [at, line] of all.entries()) {
    if (line.trim() === '') continue
    if (at > 0 && all[at - 1]!.trim() === '' && count > 0) begins.push(count)
    count++
  }
  return begins
}

function columnsBelow(lines: string[], titles: number): number[] {
  const heads = new Set(lines.slice(0, titles).map(shape))
  const spaced = lines.slice(titles).filter((line) => !heads.has(shape(line)) && /\S {2,}\S/.test(line))
  return spaced.length < LEAST_LINES || spaced.length * 2 < lines.length ? [] : gapsIn(spaced)
}

/** So many cells beside one another are no chance where many lines between the rows are something else. */
const LEAST_OF_MOST = 4
/** Rows with as many cells as most are at least this share of the lines. */
const MOST = 0.35
/** Of what has cells, lines of a page's head left out, all but a few are lined up as those rows are. */
const LINED_UP = 0.9

/**
 * As the rows say that have as many cells as most have, where days, remarks and counts stand in lines of their own between them: what has
 * no cells goes over the columns as it likes.
 */
function columnsOfMost(lines: string[]): number[] | null {
  const counts = [...Map.groupBy(lines, (line) => cellsIn(line).length)].filter(([cells]) => cells >= LEAST_OF_MOST)
  const [width, rows] = counts.reduce((most, entry) => (entry[1].length > most[1].length ? entry : most), [0, []])
  if (rows.length < Math.max(LEAST_LINES, MOST * lines.length)) return null
  const starts = gapsIn(rows)
  if (starts.length !== width) return null
  const heads = new Set(lines.slice(0, lines.indexOf(rows[0]!)).map(shape))
  const others = lines.filter((line) => cellsIn(line).length > 1 && !heads.has(shape(line)))
  return others.filter((line) => fits(line, starts)).length >= LINED_UP * others.length ? starts : null
}

const cellsIn = (line: string): string[] => line.trim().split(/ {2,}/)

const shape = (line: string): string => line.replace(/\d+/g, '9').trim()

function gapsIn(lines: string[]): number[] {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const least = lines.length >= MANY_LINES ? 1 : 2
  const starts = [0]
  let blank = 0
  for (let at = 0; at < width; at++) {
    if (lines.every((line) => (line[at] ?? ' ') === ' ')) blank++
    else {
      if (blank >= least && at > blank) starts.push(at)
      blank = 0
    }
  }
  return starts.filter((start, at) => start === 0 || !isWithinText(lines, start, starts[at + 1]))
}

/** In fewer of the lines something that stands there is the end of a longer text: “Paid from the deposit account” among shorter ones. */
const FEW = 0.5

/** Nothing heads it, in few lines something stands there, and in each of those it goes on a single space behind other words. */
function isWithinText(lines: string[], start: number, end: number | undefined): boolean {
  const [head, ...below] = lines
  const holds = (line: string): boolean => line.slice(start, end).trim() !== ''
  const held = below.filter(holds)
  const goesOn = (line: string): boolean => /[\p{L}\p{N}.,;&] \p{L}/u.test(line.slice(start - 2, start + 1))
  return held.length > 0 && held.length < below.length * FEW && !holds(head!) && held.every(goesOn)
}

/** No word goes over the beginning of a column. */
function fits(line: string, starts: readonly number[]): boolean {
  return starts.every((start) => start === 0 || (line[start - 1] ?? ' ') === ' ')
}

/** A line of a print with delimiters; one that isn't lined up stays in one cell. */
export function cutLine(line: string, print: Print): string {
  const cells = print.interrupted && cellsIn(line).length === 1 ? loneCell(line, print) : cut(line, print)
  return cells.map((cell) => cell.trim().replaceAll(DELIMITER, ' ')).join(DELIMITER)
}

/** In the column in which it begins. */
function loneCell(line: string, { starts }: Print): string[] {
  const own = starts.findLastIndex((start) => line.slice(0, start).trim() === '')
  return line.trim() === '' ? [''] : starts.map((_, at) => (at === own ? line : ''))
}

function cut(line: string, { starts }: Print): string[] {
  if (line.trim() === '') return ['']
  return fits(line, starts) ? starts.map((start, index) => line.slice(start, starts[index + 1])) : [line]
}
