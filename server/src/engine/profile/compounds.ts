import { isTimeUnit } from './durations.ts'
import { added, multiplied } from './decimals.ts'
import { convertedTo, timesBetween } from './units.ts'
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
  const part = `${FIGURE}\\s*(${namesOf(spellings)})\\.?`
  return `(?i:^\\s*${part}${AND}${part}(?:${AND}${part})?\\s*$)`
}

function namesOf(spellings: readonly string[]): string {
  return spellings
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '[\\s.]*'))
    .join('|')
}

/** Who says how heavy or tall somebody is often leaves out the smaller unit: `12 st 4`, `5 ft 11`. The larger one, what follows, and the figures that it can have. */
const LEFT_OUT = [
  { larger: 'stone', smaller: 'lb', below: '0?[0-9]|1[0-3]' },
  { larger: 'ft', smaller: 'in', below: '0?[0-9]|1[01]' },
]

/** The pattern of measures in `unit` that leave their last unit out, both for RE2 and here, and the unit. */
export function leftOutIn(unit: string): { pattern: string; smaller: string }[] {
  return LEFT_OUT.filter(({ larger }) => timesBetween(larger, unit) !== null).map(({ larger, smaller, below }) => {
    const spellings = convertedTo(larger).find(({ times }) => times === '1')!.spellings
    return { pattern: `(?i:^(\\s*\\d{1,3}\\s*(?:${namesOf(spellings)})\\.?${AND}(?:${below}))\\s*$)`, smaller }
  })
}

const patterns = new Map<string, RegExp | null>()

/** The figures of such a measure in `unit`, as the transform reads them; null when it is none. */
export function compoundIn(value: string, unit: string): string | null {
  if (value.length > 60 || !/\d.*\d/.test(value)) return null
  if (!patterns.has(unit)) {
    const pattern = compoundPattern(unit)
    patterns.set(unit, pattern === null ? null : jsPattern(pattern))
  }
  const whole = leftOutIn(unit).reduce(
    (text, { pattern, smaller }) => text.replace(jsPattern(pattern), `$1 ${smaller}`),
    value,
  )
  const parts = patterns.get(unit)?.exec(whole)?.slice(1)
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
