import type { Transform } from '../../model.ts'
import { readDate } from '../../profile/dates.ts'
import { countryCode } from '../../profile/countries.ts'
import { readNumber } from '../../profile/numbers.ts'
import { takeUnit, timesBetween } from '../../profile/units.ts'
import type { Expected } from '../expected.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'

// One column that holds what several template columns want: “2014 Ford Transit”, “01 Feb 2021 – 31 Jan 2024”, “354AVM (NM)”, “Net 30 / 2 %”.

/** What a part has to be. */
export interface Wanted {
  rule: Pattern | null
  kinds: readonly Expected[]
  /** The unit of its figures, where the column says one: what is measured in another is another part. */
  unit?: string | null
}

/** From this share of the values on, that is how the column writes them. */
const MOST = 0.7
/** What stands between parts, the clearest first: words only between spaces, a plain space last of all. */
const BETWEEN = [
  ' – ',
  ' — ',
  ' - ',
  ';',
  '|',
  ' / ',
  ', ',
  '/',
  ',',
  ' bis ',
  ' to ',
  ' x ',
  ' × ',
  ' au ',
  ' al ',
  ' hasta ',
  ' t/m ',
  ':',
  '–',
  'x',
  '×',
  ' ',
]
/** More parts than that are no longer tried in every order. */
const FEW = 3

/** A way of taking parts out: the steps, and what they make of a value, null for what isn't written so. */
interface Way {
  steps: Transform[]
  parts: (value: string) => string[] | null
}

/**
 * The step for each of the columns that one source was named for, in their order; null where no way of cutting fits most values. The parts
 * must be what the columns' rules and kinds ask for, and somewhere something must ask; else the columns' own order counts.
 */
export function partsOfOne(values: readonly string[], wanted: readonly Wanted[]): Transform[] | null {
  const told = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 300)
  if (wanted.length < 2 || told.length === 0 || !wanted.some(isTelling)) return null
  const two = wanted.length === 2
  const ways = [
    ...(two ? [BRACKETED] : []),
    ...BETWEEN.map((mark) => cutAt(mark, wanted.length)),
    ...(two ? [LAST_WORD] : []),
  ]
  const orders = wanted.length <= FEW ? ordersOf(wanted.length) : [wanted.map((_, at) => at)]
  for (const way of ways) {
    const cut = told.map(way.parts)
    for (const order of orders) {
      const fitting = cut.filter(
        (parts) => parts !== null && order.every((part, at) => fits(parts[part]!, wanted[at]!)),
      )
      if (fitting.length >= MOST * told.length) return order.map((part) => way.steps[part]!)
    }
  }
  return null
}

/** The same where the order is known, whatever the parts may be: the mark that cuts most values into so many. */
export function cutInOrder(values: readonly string[], wanted: readonly Wanted[]): Transform[] | null {
  const told = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 300)
  if (told.length === 0) return null
  const fitting = (parts: string[] | null): boolean =>
    parts !== null && parts.every((part, at) => isFree(wanted[at]!) || fits(part, wanted[at]!))
  const marks = BETWEEN.filter((mark) => mark !== ' ' || wanted.some(isTelling))
  const whole = marks.map((mark) => cutAt(mark, wanted.length))
  const ways = wanted.length === 2 ? [BRACKETED, ...whole, ...[',', '/', '-'].map(cutAtLast)] : whole
  const way = ways.find(({ parts }) => told.filter((value) => fitting(parts(value))).length >= MOST * told.length)
  return way?.steps ?? null
}

function isFree({ rule, kinds }: Wanted): boolean {
  return rule === null && kinds.length === 0
}

const BRACKETED: Way = {
  steps: [
    { kind: 'extract', pattern: '^\\s*([^()]*[^()\\s])\\s*\\(' },
    { kind: 'extract', pattern: '\\(\\s*([^()]*[^()\\s])\\s*\\)\\s*$' },
  ],
  parts: (value) => /^([^()]*[^()\s])\s*\(\s*([^()]*[^()\s])\s*\)$/.exec(value)?.slice(1) ?? null,
}

/** What stands behind a text: “Blue Anchor Stout 2021”. */
const LAST_WORD: Way = {
  steps: [
    { kind: 'extract', pattern: '^\\s*(.*\\S)\\s+\\S+\\s*$' },
    { kind: 'extract', pattern: '^\\s*.*\\S\\s+(\\S+)\\s*$' },
  ],
  parts: (value) => /^(.*\S)\s+(\S+)$/u.exec(value)?.slice(1) ?? null,
}

/** At the last of several such marks: “Pier 2, Dock Road, Dundee”. */
function cutAtLast(mark: string): Way {
  const pattern = `^\\s*(.*[^\\s${mark}])\\s*${mark}\\s*([^\\s${mark}](?:[^${mark}]*[^\\s${mark}])?)\\s*$`
  const [first, last] = [pattern.replace('([^\\s', '(?:[^\\s'), pattern.replace('(.*', '(?:.*')]
  return {
    steps: [first, last].map((part): Transform => ({ kind: 'extract', pattern: part })),
    parts: (value) => jsPattern(pattern).exec(value)?.slice(1) ?? null,
  }
}

function cutAt(separator: string, count: number): Way {
  const steps = Array.from({ length: count }, (_, at): Transform => {
    const rest = at === count - 1 && separator === ' '
    return { kind: 'split', separator, part: at + 1, ...(rest ? { rest } : {}) }
  })
  return {
    steps,
    parts: (value) => {
      const pieces = (separator === ' ' ? value.split(/ +/) : value.split(separator)).map((piece) => piece.trim())
      if (pieces.length < count || pieces.includes('')) return null
      if (separator !== ' ') return pieces.length === count ? pieces : null
      return [...pieces.slice(0, count - 1), pieces.slice(count - 1).join(' ')]
    },
  }
}

function isTelling({ rule, kinds }: Wanted): boolean {
  return (rule !== null && !rule.matches('Lorem ipsum, dolor!')) || kinds.some((kind) => kind !== 'words')
}

/** Whether a part may become what is wanted: as it stands, in another case, without marks, as another word for it, or read as a date or number. */
function fits(part: string, { rule, kinds, unit = null }: Wanted): boolean {
  const measured = rule?.matches(part) ? null : takeUnit(part, unit)
  if (measured !== null && readNumber(measured.text) !== null)
    return unit !== null && timesBetween(measured.unit, unit) !== null
  if (kinds.includes('country') && countryCode(part) !== null) return true
  const date = readDate(part) !== null
  if (rule === null) {
    if (kinds.includes('date')) return date
    if (kinds.includes('number') || kinds.includes('integer')) return readNumber(part) !== null
    return /[\p{L}\p{N}]/u.test(part)
  }
  const bare = part.replace(/[^\p{L}\p{N}]/gu, '')
  if ([part, part.toUpperCase(), part.toLowerCase(), bare, bare.toUpperCase()].some((text) => rule.matches(text)))
    return true
  // “Passport” stands for “P”, and “Pasaporte” for “passport”.
  if (rule.values !== null && rule.values.length > 1 && isClear(closestValue(part, rule.values))) return true
  if (kinds.includes('date')) return date
  const number = kinds.includes('number') || kinds.includes('integer') ? readNumber(part) : null
  return number !== null
}

/** Every order of so many parts, their own first. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]]
  const places = Array.from({ length: count }, (_, at) => at)
  return places.flatMap((first) =>
    ordersOf(count - 1).map((rest) => [first, ...rest.map((place) => (place >= first ? place + 1 : place))]),
  )
}
