import { escaped } from '../escaped.ts'
import { withoutMarkedThousands } from './grouping-words.ts'
import { DIMENSIONS, MEANT_TOO } from './unit-names.ts'

/** Behind figures `%` says how a number is written, not what is measured: only a conversion asks for it. */
const SHARES = new Set(
  '% ‰ 1 ones tens hundreds thousands millions lakhs crores tenths hundredths thousandths'.split(' '),
)

/** How people write a unit. */
export function spellingsOf(name: string): string[] {
  return DIMENSIONS.flat().find((one) => one.unit === name)?.spellings ?? []
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s.]/g, '')

const DIMENSION_OF = new Map(DIMENSIONS.flatMap((dimension) => dimension.map((one) => [one.unit, dimension] as const)))
const UNITS = DIMENSIONS.flat()
/** Every unit that a spelling stands for, in the order of the dimensions: a stroke means feet, and minutes. */
const BY_SPELLING = Map.groupBy(
  [...UNITS, ...MEANT_TOO].flatMap(({ unit, spellings }) =>
    spellings.map((spelling) => ({ spelling: plain(spelling), unit })),
  ),
  ({ spelling }) => spelling,
)

/** The unit that a text is, or null; of several, one that can be converted to `wanted`. */
export function unitCalled(text: string, wanted: string | null = null): string | null {
  const units = unitsCalled(text)
  const dimension = wanted === null ? undefined : DIMENSION_OF.get(wanted)
  return units.find((name) => dimension?.some((one) => one.unit === name)) ?? units[0] ?? null
}

/** All units that a text may be. */
export function unitsCalled(text: string): string[] {
  return BY_SPELLING.get(plain(text))?.map((one) => one.unit) ?? []
}

/** Whether a list of allowed values is one of units, perhaps with a few others. */
export function areUnits(allowed: readonly string[]): boolean {
  return allowed.filter((value) => unitsCalled(value).length > 0).length > (2 / 3) * allowed.length
}

const WRITTEN = [...UNITS, ...MEANT_TOO]
  .filter((one) => !SHARES.has(one.unit))
  .flatMap(({ spellings }) => spellings)
  .toSorted((a, b) => b.length - a.length)
  .map((text) => escaped(text).replace(/ /g, '[\\s.]*'))
const BEHIND = new RegExp(`(?<=[\\d)])(\\s*)(${WRITTEN.join('|')})\\.?$`, 'iu')

/** A price of a hundred or a thousand is so much less for one: “$18.00/C”, “4.20 per 100”. */
const PER_MANY = ['hundredths', 'thousandths']
  .flatMap(spellingsOf)
  .filter((spelling) => /^(?:\/|per )/.test(spelling))
  .toSorted((a, b) => b.length - a.length)
  .map((spelling) => spelling.replace('/', '\\/\\s*').replace(' ', '\\s*'))

const MULTIPLE_BEHIND = new RegExp(
  `(?<=[\\d)])\\s*(${[...['thousands', 'millions', 'lakhs', 'crores'].flatMap(spellingsOf), ...PER_MANY].join('|')})\\.?$`,
  'iu',
)

/** A number that says in letters behind it how many it counts: `45k`, `1.2 Mio`; null when it doesn't. */
export function takeMultiple(text: string): { text: string; unit: string } | null {
  const [behind, written] = MULTIPLE_BEHIND.exec(text) ?? []
  return behind === undefined ? null : { text: text.slice(0, text.length - behind.length), unit: unitCalled(written!)! }
}

/** What stands behind other figures as well: house numbers (`12 a`), and dates (`ca.`). */
const IF_ASKED = /^c?a$/i

/** The figures and the unit behind them, of several that are spelt so one like `wanted`: `12,5 kg`, `122m²`. A capital right behind figures is part of a code (`40L`), unless it is such a unit. Null: no unit. */
export function takeUnit(text: string, wanted: string | null = null): { text: string; unit: string } | null {
  // Nearly all numbers end in a digit.
  if (/\d$/.test(text) && !/\p{L}\^?[23]$/u.test(text)) return null
  const [behind, gap = '', written = ''] = BEHIND.exec(text) ?? []
  const found = behind === undefined ? null : unitCalled(written, wanted)
  if (behind === undefined || found === null || SHARES.has(found)) return null
  const isAsked = wanted !== null && isConverted(found, wanted)
  if (((gap === '' && /^\p{Lu}$/u.test(written)) || IF_ASKED.test(written)) && !isAsked) return null
  return { text: text.slice(0, text.length - behind.length), unit: found }
}

/** The only measure that a text has of what can be converted to the unit, as it stands: `150cl` of “magnum, 150cl”; null where it has none, or several. */
export function onlyMeasureIn(text: string, unit: string): string | null {
  const found = text.split(/[,;()=]\s*|\s+(?=\d)/u).flatMap((piece) => {
    const taken = /^\s*\d/.test(piece) ? takeUnit(piece.trim(), unit) : null
    return taken !== null && /^[\d.,]+\s*$/.test(taken.text) && timesBetween(taken.unit, unit) !== null
      ? [piece.trim()]
      : []
  })
  return found.length === 1 ? found[0]! : null
}

/** What a name or a description says the figures are in: `weight_kg`, `Area (m²)`, "Floor area in square metres". */
export function unitNamed(name: string, description = ''): string | null {
  const bracketed = /[([]\s*([^)\]]{1,16}?)\s*[)\]]\s*$/.exec(name)?.[1]
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
  // What stands behind “per” is what the figures are for: hours per week are hours.
  const last = /(?<!(?:^|[_ -])(?:per|pro|par|por|je))[_ -](?:in[_ -])?(\p{L}{1,6}\d?)$/iu.exec(apart)?.[1]
  const told = /(?:^|\s)in ((?:\p{L}|[²³°])[\p{L}²³ ]{0,24}?)(?=$|[.,;:()]| (?:with|per|as|of|for|and|or)\b)/u.exec(
    description,
  )?.[1]
  const whole = description.split(/[.;,(]/)[0] ?? ''
  for (const text of [bracketed, last, told, whole]) {
    const found = text === undefined ? null : unitCalled(text)
    if (found === null || !isMeasure(found)) continue
    // `mileage_in`, `checked in`: the little word is a unit only behind what is measured in it. Hours, water and parking have meters.
    if (text === last && /^(?:in|meter)$/i.test(text!) && !LENGTHS.test(name)) continue
    return found
  }
  return timeNamed(apart) ?? timeNamed(whole)
}

const LENGTHS =
  /length|distance|abstand|entfernung|strecke|afstand|width|height|depth|breadth|thick|diameter|radius|size|girth|waist|screen|diagonal|l[äa]nge|breite|h[öo]he|tiefe|dicke|gr[öo](?:ß|ss)e|longueur|largeur|hauteur|largo|ancho|alto|lunghezza|larghezza|altezza|lengte|breedte|hoogte/iu

const TIMES =
  /(?<!\p{L})(?:hours|hrs|stunden|heures|horas|uren|minutes|mins|minuten|minutos|minuti|seconds|secs|sekunden|secondes|segundos|secondi|seconden)(?!\p{L})/giu

/** The unit of time that a text speaks of in the plural: “minutes_spent”, “Hours logged”, “Whole minutes”. Null when it is none, or several. */
function timeNamed(text: string): string | null {
  const units = new Set(
    text
      .replaceAll('_', ' ')
      .match(TIMES)
      ?.map((word) => unitCalled(word)) ?? [],
  )
  return units.size === 1 ? [...units][0]! : null
}

/** “Unit rate (c/kWh)”, “Day rate [p per kWh]”: a price of each in cents or pence, which has parts of these. */
export const HUNDREDTHS_PER = /[([]\s*(?:c|ct|p|cents?|pence)\s?(?:\/|per )\s?\p{L}{1,6}\d?\s*[)\]]/iu

const CURRENCY = '(?:€|\\$|£|eur|euros?|usd|chf|gbp)'
/** How amounts say that they are in thousands or millions: `k€`, `MT_KEUR`, “in Tsd. Euro”, “(000s)”, “Mio. €”. */
const MULTIPLES: [string, RegExp][] = [
  [
    'thousands',
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:[kt] ?${CURRENCY}(?!\\p{L})|${CURRENCY} ?[kt](?!\\p{L})|thousands?|tausend|tsd|milliers|en miles|migliaia|duizend(?:en)?|['’]?000s?(?!\\d)|1[., ]?000 ?${CURRENCY}(?!\\p{L}))`,
      'iu',
    ),
  ],
  [
    'millions',
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:m(?:n|io)?\\.? ?${CURRENCY}(?!\\p{L})|mio(?!\\p{L})|millions?|millionen|millones|milioni|miljoen)`,
      'iu',
    ),
  ],
  [
    'hundredths',
    /(?<!\p{L})(?<!(?:per|pour|por|pro|and|with|und|mit|et|avec|con|met) )(?:cents?|minor units?|smallest (?:currency )?units?|centimes|c[ée]ntimos|centavos|centesimi|pence|pennies|rappen|pfennig)(?!\p{L})/iu,
  ],
  ['hundredths', HUNDREDTHS_PER],
]

/** Whether a header says that its figures are thousands, millions or cents; what is denied doesn't count: “euros (not thousands)”. */
export function multipleNamed(name: string): 'thousands' | 'millions' | 'hundredths' | null {
  const text = withoutMarkedThousands(name.replace(/_/g, ' ')).replace(
    /\b(?:not|no|nicht|keine|pas|non|no en|niet)\s+(?:in |en |als )?\p{L}+/giu,
    '',
  )
  return (MULTIPLES.find(([, pattern]) => pattern.test(text))?.[0] ?? null) as ReturnType<typeof multipleNamed>
}

/** Whether a column says that its amounts are in the smallest unit of the currency. */
export function areInCents({ name, description }: { name: string; description?: string }): boolean {
  return multipleNamed(`${name} ${description ?? ''}`) === 'hundredths'
}

/** Pieces, bags, boxes: what is counted one by one. */
export function isCounted(name: string): boolean {
  const [only, ...others] = DIMENSION_OF.get(name) ?? []
  return only !== undefined && others.length === 0 && !NO_THINGS.has(name)
}

/** Alone in their dimension, and measured all the same. */
const NO_THINGS = new Set(['% vol', '°C', '°F', 'K', 'V', 'psi', 'km/h', 'kB', 'MB', 'GB', 'TB'])

/** Of what is counted (pieces, boxes) there is one unit, and a name that says it is no wish for a conversion. */
function isMeasure(name: string): boolean {
  return ((DIMENSION_OF.get(name)?.length ?? 0) > 1 || NO_THINGS.has(name)) && !SHARES.has(name)
}

/** Every way in which figures of `to`'s dimension may be written, with what makes them figures of `to`. */
export function convertedTo(to: string): { spellings: string[]; times: string }[] {
  const dimension = DIMENSION_OF.get(to)
  if (!dimension) return [{ spellings: variants(to), times: '1' }]
  return dimension.flatMap((from) => {
    const times = from.unit === '1' ? null : timesBetween(from.unit, to)
    const too = MEANT_TOO.filter(({ unit }) => unit === from.unit).flatMap(({ spellings }) => spellings)
    return times === null ? [] : [{ spellings: [...from.spellings, ...too], times }]
  })
}

/** A word that is no known unit stands there in the singular or plural, and perhaps cut short. */
function variants(word: string): string[] {
  const bare = word.replace(/\.$/, '')
  return [...new Set([bare, bare.replace(/s$/i, ''), `${bare}s`])]
}

/**
 * Whether figures that are converted to the unit are rounded where decimals are told: square feet make no square metres with one decimal exactly.
 * What is a multiple or a share of a number, as amounts are, never is.
 */
export function isRoundedUnit(unit: string): boolean {
  return timesBetween('ones', unit) === null && timesBetween('%', unit) === null && DIMENSION_OF.has(unit)
}

const PLACES = 12n
/** Larger factors than the transform's decimals hold. */
const LARGEST = 10n ** (8n + PLACES)

/** Whether figures in one unit can be told in the other. */
export function areConvertible(one: string, other: string): boolean {
  return timesBetween(one, other) !== null || timesBetween(other, one) !== null
}

/** The decimal number by which figures in `from` become figures in `to`; null when there is none that is exact, or nothing in common. */
export function timesBetween(from: string, to: string): string | null {
  if (from === to) return '1'
  const dimension = DIMENSION_OF.get(to)
  const [a, b] = [from, to].map((name) => dimension?.find((one) => one.unit === name)?.times)
  if (a === undefined || b === undefined) return null
  const [upper, lower] = [scaled(a) * 10n ** PLACES, scaled(b)]
  return upper % lower === 0n && upper / lower < LARGEST ? decimalOf(upper / lower) : null
}

/**
 * How many of a unit make one of another where no decimal number turns the one into the other: twelve months a year, seven days a week, twelve
 * inches a foot. Null where one does, or they have nothing in common. What a day is made of is read as a duration instead.
 */
export function partsOf(from: string, to: string): string | null {
  if (timesBetween(from, to) !== null || DIMENSION_OF.get(from)?.some(({ unit }) => unit === 's')) return null
  const parts = timesBetween(to, from)
  return parts !== null && /^\d+$/.test(parts) ? parts : null
}

/** Whether figures in one unit become figures in the other, by multiplication or division. */
export function isConverted(from: string, to: string): boolean {
  return timesBetween(from, to) !== null || partsOf(from, to) !== null
}

/** Every way in which figures may be written that are divided to become figures of `to`, and by what. */
export function dividedTo(to: string): { spellings: string[]; parts: string }[] {
  return (DIMENSION_OF.get(to) ?? []).flatMap(({ unit, spellings }) => {
    const parts = partsOf(unit, to)
    return parts === null ? [] : [{ spellings, parts }]
  })
}

function scaled(times: number): bigint {
  return BigInt(Math.round(times * 1e12))
}

function decimalOf(scaledUp: bigint): string {
  const digits = String(scaledUp).padStart(Number(PLACES) + 1, '0')
  const whole = digits.slice(0, -Number(PLACES))
  const rest = digits.slice(-Number(PLACES)).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}
