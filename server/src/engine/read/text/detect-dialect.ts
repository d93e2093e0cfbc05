import { cellType, type CellType } from '../cell-type.ts'
import type { Dialect } from './dialect.ts'
import { createSplitter, type TextRecord } from './splitter.ts'

/**
 * How much each delimiter is believed before looking at the data. The first four separate nearly all files; the others
 * also occur inside cells (times, file paths, sentences), so they must fit clearly better.
 */
const DELIMITERS: Record<string, number> = {
  ',': 1,
  ';': 1,
  '\t': 1,
  '|': 0.98,
  '\x01': 0.95,
  '\x1f': 0.95,
  '~': 0.85,
  '^': 0.85,
  '¦': 0.85,
  '§': 0.85,
  ':': 0.7,
  '#': 0.65,
  '*': 0.65,
  '!': 0.65,
  '&': 0.65,
  '=': 0.55,
  ' ': 0.55,
}

const COMMON = new Set([',', ';', '\t', '|'])

/** How far each type of cell speaks for having been cut out in the right place. */
const TYPE_SCORE: Record<CellType, number> = {
  empty: 0.8,
  number: 1,
  date: 1,
  time: 1,
  boolean: 1,
  email: 1,
  url: 1,
  code: 1,
  text: 0.85,
  odd: 0.1,
}

const MAX_SCORED_RECORDS = 400
const MAX_SCORED_CELLS = 12_000

/**
 * Finds the dialect from samples of the text (start, middle and end of the file; each begins at the start of a line).
 *
 * Scores each candidate by how even its records are and how much their cells look like values, after G. van den Burg,
 * A. Nazábal, C. Sutton, "Wrangling messy CSV files by detecting row and type patterns" (2019); the pattern score is ours
 * (the chance that two records have the same width).
 */
export function detectDialect(samples: string[]): Dialect {
  const loneCarriageReturn = endsAtLoneCarriageReturns(samples)
  let best: Dialect = { delimiter: ',', quote: '"', escape: '"', loneCarriageReturn, merged: false }
  let bestScore = -1
  for (const [delimiter, prior] of Object.entries(DELIMITERS)) {
    // No score is above 1: what would have to be, needs no look.
    if (prior <= bestScore) continue
    if (delimiter !== ',' && !samples.some((sample) => sample.includes(delimiter))) continue
    for (const quote of quotesFor(samples, delimiter)) {
      for (const merged of delimiter === ' ' ? [false, true] : [false]) {
        const dialect = { delimiter, quote, escape: quote, loneCarriageReturn, merged }
        const score = prior * scoreDialect(samples, dialect)
        if (score > bestScore + 1e-9) {
          best = dialect
          bestScore = score
        }
      }
    }
  }
  const dialect = { ...best, escape: detectEscape(samples, best) }
  return { ...dialect, loneCarriageReturn: loneCarriageReturn || endsRowsAtReturns(samples, dialect) }
}

/** Carriage returns alone end lines when there are no line feeds, or when they make up a good part of all line ends. */
function endsAtLoneCarriageReturns(samples: string[]): boolean {
  let lone = 0
  let feeds = 0
  for (const sample of samples) {
    lone += sample.match(/\r(?!\n|$)/g)?.length ?? 0
    feeds += sample.match(/\n/g)?.length ?? 0
  }
  return lone > 0 && lone * 10 >= feeds
}

/** A few rows end at carriage returns alone: read so, more of them are as wide as the others, and none less. */
function endsRowsAtReturns(samples: string[], dialect: Dialect): boolean {
  if (!samples.some((sample) => /\r(?!\r|\n|$)/.test(sample))) return false
  const odd = (loneCarriageReturn: boolean): number => {
    const records = samples.flatMap((sample) => readSample(sample, { ...dialect, loneCarriageReturn }, true, Infinity))
    const widths = [...Map.groupBy(records, ({ cells }) => cells.length).values()].map((own) => own.length)
    return records.length - Math.max(0, ...widths)
  }
  return odd(true) < odd(false)
}

/** An apostrophe is tried only where it opens and closes cells: it mostly stands inside words. */
function quotesFor(samples: string[], delimiter: string): string[] {
  const edge = delimiter === ' ' ? ' ' : `\\s${escapePattern(delimiter)}`
  const apostrophes = new RegExp(`(?:^|[${edge}])'(?:[^'\\n]|'')*'(?=[${edge}]|$)`, 'm')
  return samples.some((sample) => apostrophes.test(sample)) ? ['"', "'"] : ['"']
}

function escapePattern(character: string): string {
  return /[\^\]\\-]/.test(character) ? `\\${character}` : character
}

function scoreDialect(samples: string[], dialect: Dialect): number {
  const records = samples.flatMap((sample, at) => readSample(sample, dialect, at === samples.length - 1))
  if (records.length === 0 || (!COMMON.has(dialect.delimiter) && !recurs(records, dialect.delimiter))) return 0
  return patternScore(records) * typeScore(records, dialect)
}

/**
 * What also occurs inside cells (a time, a person's two names) must separate at least three records evenly, and either
 * every record or into more than two parts.
 */
function recurs(records: TextRecord[], delimiter: string): boolean {
  const counts = new Map<number, number>()
  for (const { cells } of records) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [width, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  if (count < 3 || count * 2 <= records.length) return false
  return width > 2 || (delimiter !== ' ' && count === records.length)
}

/** The records of a sample without blank ones; the last is left out unless it is whole. */
export function readSample(
  sample: string,
  dialect: Dialect,
  whole: boolean,
  limit: number = MAX_SCORED_RECORDS,
): TextRecord[] {
  const records: TextRecord[] = []
  const splitter = createSplitter(dialect, { onRecord: (record) => records.push(record) })
  for (let at = 0; at < sample.length && records.length < limit; at += 16_384) {
    splitter.push(sample.slice(at, at + 16_384))
  }
  if (records.length < limit && (whole || records.length === 0)) splitter.end()
  return records.filter((record) => !record.blank).slice(0, limit)
}

/** Chance that two records have the same width, more for wide ones: a single column is what is left when nothing splits. */
function patternScore(records: TextRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  let score = 0
  for (const [width, count] of counts) {
    const weight = width === 1 ? 0.12 : width / (width + 0.5)
    score += weight * (count / records.length) ** 2
  }
  return score
}

function typeScore(records: TextRecord[], dialect: Dialect): number {
  let sum = 0
  let cells = 0
  let stray = 0
  for (const record of records) {
    stray += record.stray > 0 || record.problem !== null ? 1 : 0
    for (const cell of record.cells) {
      if (cells >= MAX_SCORED_CELLS) break
      sum += cellScore(cell, dialect)
      cells++
    }
  }
  return (sum / Math.max(cells, 1)) * (1 - 0.5 * (stray / records.length))
}

/** A cell that still has quotes around it, or half of them, was not cut out in the right place. */
function cellScore(cell: string, dialect: Dialect): number {
  const type = cellType(cell)
  const score = TYPE_SCORE[type]
  if (type === 'empty' || cell.length > 2000) return score
  const text = cell.trim()
  if (text.length < 2) return score
  if (isQuote(text[0], dialect) && text.at(-1) === text[0]) return 0.2
  if (dialect.quote !== '"' && (text.startsWith('"') || text.endsWith('"'))) return 0.2
  return score
}

function isQuote(character: string | undefined, dialect: Dialect): boolean {
  return (character === '"' || character === "'") && character !== dialect.quote
}

/** Backslashes escape quotes when reading them so leaves fewer broken records than doubling does. */
function detectEscape(samples: string[], dialect: Dialect): string {
  const { quote } = dialect
  if (quote === '' || !samples.some((sample) => sample.includes(`\\${quote}`))) return quote
  const broken = (escape: string): number =>
    samples.reduce((sum, sample) => {
      const records = readSample(sample, { ...dialect, escape }, false)
      const widths = new Set(records.map((record) => record.cells.length)).size
      return sum + widths + records.filter((record) => record.stray > 0 || record.problem !== null).length
    }, 0)
  return broken('\\') < broken(quote) ? '\\' : quote
}
