import { isGrouping } from '../../profile/grouping-words.ts'
import { unitsCalled } from '../../profile/units.ts'
import { DIMENSIONS } from '../../profile/unit-names.ts'

// Which units sentences name: those that can be converted to another one, and of money cents, whole units, thousands and millions.

export interface UnitMention {
  /** All that it may be: pounds are money, and weigh. */
  units: string[]
  at: number
  end: number
}

/** Of money; the figures of a text that divides by a hundred are none. */
const MONEY: [string, string][] = [
  [
    'hundredths',
    '(?:euro[- ]?)?cents?(?:betr[äa]ge?\\p{L}*)?|ct|pence|pennies|penny|centimes?|c[ée]ntimos?|centavos?|cent[ei]simi|(?:euro)?centen|(?:euro)?centbedrag\\p{L}*|rappen|pfennigen?|minor (?:currency )?units?|smallest (?:currency )?units?',
  ],
  [
    'ones',
    '(?:whole |full |ganze[nrs]? |volle[nrs]? |hele )?(?:euros?(?:betr[äa]ge?\\p{L}*)?|eur|pounds?(?: sterling)?|sterling|gbp|(?:us[- ]?)?dollars?|usd|francs?|franken|franchi|chf|livres(?: sterling)?|libras(?: esterlinas)?|sterline|dollari|d[óo]lares|ponden|kroner|kronor)|[€£$](?!\\p{L})|(?:whole|full|ganze[nrs]?|volle[nrs]?|entiers?|enter[oa]s|inter[ie]|hele) (?:amounts?|units?|figures?|numbers?|beträge\\p{L}*|zahlen|montants?|importes?|importi|bedragen)|montants entiers|importes enteros|importi interi',
  ],
  [
    'thousands',
    "thousands?|tsd\\.?|tausend(?:er\\p{L}*)?|milliers?|miles|migliaia|duizend(?:en|tallen)?|k[ ]?(?:€|£|\\$|eur|euros?)|t(?:€|eur)|['’]000s?",
  ],
  [
    'millions',
    // “Mio” without a point is a word of other languages: “mio nipote”.
    'millions?|mio\\.|mio(?=\\s?(?:[€£$]|eur(?:os?)?|chf|usd|gbp|franken)(?!\\p{L}))|millionen|millones|milioni|miljoen(?:en)?',
  ],
]
const MONEYS = MONEY.map(([unit, words]) => ({
  unit,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!(?:by|durch|par|entre|por|per|pour|pro|door) (?:an? |een |einem )?)(?:${words})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
}))

/** Words of other things that are spelt like a unit. */
const NO_UNITS = new Set(
  'a an are ares ar ca ac in set sets let lat lata on ora mo mon md mn wo tg u j s d tun tuna tona tony stone st feet mile gals amp amps amper min.'.split(
    ' ',
  ),
)
/** What is so short is a unit behind such words, or behind figures. */
const BEFORE_SHORT =
  /(?:\d\s?|[([=→>:"“„/]\s?|(?<!\p{L})(?:in|into|to|from|of|not|as|en|de|a|à|al|nach|von|zu|auf|als|statt|di|da|van|naar|or|vs|weight|gewicht|peso|poids)\s)$/iu
const BEHIND_SHORT = /^\s?(?:→|->|=>|>|to(?!\p{L}))/iu
const OF_SEVERAL = new Set(
  DIMENSIONS.filter((units) => units.length > 1 && !units.some(({ unit }) => unit === 'ones')).flatMap((units) =>
    units.map(({ unit }) => unit),
  ),
)

/** The units that a text names, in its order; the longest where one is part of another. */
export function unitMentionsIn(text: string): UnitMention[] {
  const found = [...moneyIn(text), ...measuresIn(text)].toSorted((a, b) => a.at - b.at || b.end - a.end)
  const whole = found.reduce<UnitMention[]>((kept, one) => {
    const last = kept.at(-1)
    if (!last || one.at >= last.end) return [...kept, one]
    const isSame = one.at === last.at && one.end === last.end
    return isSame ? [...kept.slice(0, -1), { ...last, units: [...new Set([...last.units, ...one.units])] }] : kept
  }, [])
  return joined(whole, text)
}

function moneyIn(text: string): UnitMention[] {
  return MONEYS.flatMap(({ unit, pattern }) =>
    [...text.matchAll(pattern)]
      .map(({ 0: said, index }) => ({ units: [unit], at: index, end: index + said.length }))
      .filter(({ at, end }) => unit !== 'thousands' || !isGrouping(text, at, end)),
  )
}

const WORDS = /(?:\p{L}|[²³°%])[\p{L}²³]*/gu

function measuresIn(text: string): UnitMention[] {
  const words = [...text.matchAll(WORDS)].map(({ 0: said, index }) => ({ at: index, end: index + said.length }))
  return words.flatMap(({ at, end }, place) => {
    const next = words[place + 1]
    const ends = [...(next && next.at - end === 1 ? [next.end] : []), end]
    for (const last of ends) {
      const said = text.slice(at, last)
      const units = unitsCalled(said).filter((unit) => OF_SEVERAL.has(unit))
      if (units.length > 0 && isUnit(said, at, last, text)) return [{ units, at, end: last }]
    }
    return []
  })
}

function isUnit(said: string, at: number, end: number, text: string): boolean {
  if (NO_UNITS.has(said.toLowerCase())) return false
  if (said.length > 2) return true
  return BEFORE_SHORT.test(text.slice(0, at)) || BEHIND_SHORT.test(text.slice(end))
}

const OF = /^\s(?:(?:of|de|di|von|van)\s|d[’'])?$/iu
const AND = /^\s?(?:and|und|et|y|e|en|&|,)\s$/iu

/** “Thousands of euros” are thousands, and “pounds and pence” pounds with decimals. */
function joined(found: readonly UnitMention[], text: string): UnitMention[] {
  return found.reduce<UnitMention[]>((kept, one) => {
    const last = kept.at(-1)
    const between = last ? text.slice(last.end, one.at) : ''
    const isMultiple = last !== undefined && isOf(last, ['thousands', 'millions']) && isOf(one, ['ones'])
    const areParts = last !== undefined && isOf(last, ['ones']) && isOf(one, ['hundredths']) && AND.test(between)
    if (areParts || (isMultiple && OF.test(between))) return [...kept.slice(0, -1), { ...last, end: one.end }]
    return [...kept, one]
  }, [])
}

function isOf({ units }: UnitMention, wanted: readonly string[]): boolean {
  return units.some((unit) => wanted.includes(unit))
}

/** Which list of units each is of. */
const DIMENSION = new Map(DIMENSIONS.flatMap((units, at) => units.map(({ unit }) => [unit, at] as const)))

/** The mentions of each dimension, where each is one unit: of those that may be several it is the one that others can be converted to. */
export function dimensionsOf(mentions: readonly UnitMention[]): (UnitMention & { unit: string })[][] {
  const counts = new Map<number, Set<number>>()
  for (const [at, { units }] of mentions.entries())
    for (const unit of units) {
      const dimension = DIMENSION.get(unit)!
      counts.set(dimension, (counts.get(dimension) ?? new Set()).add(at))
    }
  const size = (unit: string): number => counts.get(DIMENSION.get(unit)!)!.size
  const isMoney = mentions.some(({ units }) => units.every((unit) => MONEY_UNITS.has(unit)))
  const settled = mentions.flatMap((mention) => {
    // Beside pence a pound is no weight.
    if (isMoney && mention.units.includes('ones')) return [{ ...mention, unit: 'ones' }]
    const most = Math.max(...mention.units.map(size))
    const [unit, ...others] = mention.units.filter((one) => size(one) === most)
    return unit === undefined || others.length > 0 ? [] : [{ ...mention, unit }]
  })
  return [...Map.groupBy(settled, ({ unit }) => DIMENSION.get(unit)).values()]
}

/** What a text has beside the units that it names. */
export function withoutUnits(text: string): string {
  return unitMentionsIn(text).reduceRight((rest, { at, end }) => `${rest.slice(0, at)} … ${rest.slice(end)}`, text)
}

export const MONEY_UNITS: ReadonlySet<string> = new Set(MONEY.map(([unit]) => unit))
