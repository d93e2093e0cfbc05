import { isTimeUnit } from './durations.ts'
import { added, multiplied } from './decimals.ts'
import { convertedTo } from './units.ts'
import { jsPattern } from '../transforms/js-pattern.ts'

// A measure in several units of its dimension, the larger ones first: `1 ha 32 a 53 ca`, `5 ft 11 in`, `3 lb 4 oz`. Durations have their own.

const AND = '[\\s,]*(?:(?:and|und|et|y|e|en|&)\\s+)?'
const FIGURE = '(\\d{1,9}(?:[.,]\\d{1,6})?)'
/** Such measures have two parts or three. */
const MOST_PARTS = 3

/** What such measures look like where they are wanted in `unit`, both for RE2 and here: a figure and a unit in turn. Null where nothing is converted to it. */
export function compoundPattern(unit: string): string | null {
  const spellings = convertedTo(unit).flatMap((one) => one.spellings)
  if (isTimeUnit(unit) || convertedTo(unit).length < 2) return null
  const names = spellings
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '[\\s.]*'))
  const part = `${FIGURE}\\s*(${names.join('|')})\\.?`
  return `(?i:^\\s*${part}${AND}${part}(?:${AND}${part})?\\s*$)`
}

const patterns = new Map<string, RegExp | null>()

/** The figures of such a measure in `unit`, as the transform reads them; null when it is none. */
export function compoundIn(value: string, unit: string): string | null {
  if (value.length > 60 || !/\d.*\d/.test(value)) return null
  if (!patterns.has(unit)) {
    const pattern = compoundPattern(unit)
    patterns.set(unit, pattern === null ? null : jsPattern(pattern))
  }
  const parts = patterns.get(unit)?.exec(value)?.slice(1)
  if (!parts) return null
  const terms = Array.from({ length: MOST_PARTS }, (_, at) => [parts[2 * at], parts[2 * at + 1]] as const).flatMap(
    ([figures, name]) =>
      figures === undefined ? [] : [{ figures: figures.replace(',', '.'), times: timesOf(name!, unit) }],
  )
  return terms.some(({ times }) => times === null)
    ? null
    : terms.map(({ figures, times }) => multiplied(figures, times!)).reduce(added)
}

function timesOf(name: string, unit: string): string | null {
  const written = plainName(name)
  return convertedTo(unit).find(({ spellings }) => spellings.some((one) => plainName(one) === written))?.times ?? null
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.]/g, '')
}
