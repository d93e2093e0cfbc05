import { decimalsDescribed } from '../../../match/values/described-notation.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { fold } from '../../../match/names/words.ts'
import { figureOfWord } from '../../../match/vocabulary/counts.ts'
import { multiplied, rounded } from '../../../profile/decimals.ts'
import { timesBetween, unitCalled, unitNamed } from '../../../profile/units.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, type Work } from '../column-values.ts'

// “1 HP is 0.746 kW”, “ein Gebinde entspricht 24 Flaschen”: by how much figures in a unit are multiplied, as somebody said it, of units that
// nobody else knows, or knows otherwise.

/** A word, or two: “sq ft”. */
const UNIT = '(\\p{L}[\\p{L}²³.°/]{0,20}?(?: \\p{L}[\\p{L}²³.]{0,11}?)?)'
const IS =
  '(?:=|≈|is|are|equals?|makes?|has|contains?|ist|sind|entspricht|entsprechen|hat|vaut|est|équivaut à|fait|es|equivale a|son|tiene|è|sono|equivale|pari a|is gelijk aan|heeft|to|równa się)'
const FACTOR = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:1|one|an?|eine?|une?|un[oa]?|een) ${UNIT} ?${IS} ?(\\d+(?:[.,]\\d+)?) ?${UNIT}(?![\\p{L}\\p{N}])`,
  'giu',
)
/** “4u = 40 minutes”: of how many of them somebody told it. */
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\p{N}.,])([2-9]|[1-9]\\d{1,2}) ?${UNIT} ?(?:=|≈|is|are|equals?|makes?|ist|sind|macht|machen|ergeben|entspricht|entsprechen|vaut|valent|font|équivaut à|es|son|equivale[n]? a|è|sono|equivalgono a|is gelijk aan|zijn) ?(\\d+(?:[.,]\\d+)?) ?${UNIT}(?![\\p{L}\\p{N}])`,
  'giu',
)
const BLOCKS =
  'units?|blocks?|slots?|steps?|intervals?|increments?|each|apiece|einheiten|schritte|blöcke|unités|créneaux|tranches|chacune?|unidades|bloques|tramos|cada una?|unità|blocchi|ciascun[ao]|eenheden|blokken|elk|blocos|jednostek|bloków|jednotek|bloků|enheter|enheder|steg|trin'
/** “Units in the book are 10 minute units”, “Takte sind je 15 Minuten”: one of what is counted under such a header. */
const EACH = new RegExp(
  `(?<!\\p{L})(\\p{L}{2,20})(?: (?:in|on|of|under|im|in der|auf|unter|dans|sur|en|de|del|nel|nella|in het|op|w|v|i|på) [^.,;:\\d]{2,40}?)? ` +
    `(?:=|are|is|sind|ist|sont|est|son|es|sono|è|zijn|to|są|jsou|är|er) (?:` +
    `(?:of |in )?(\\d{1,3})[- ](\\p{L}{1,12})[- ](?:${BLOCKS})(?!\\p{L})|` +
    `(?:each|je|jeweils|chacune? de|de|da|di|van|elk|cada una? de|ciascun[ao] di|po|à|om|på|hver) (\\d{1,3}) (\\p{L}{1,12})(?!\\p{L}))`,
  'giu',
)
/** “1 L (lakh) is 100000”: a word that counts. */
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:1|one) (\\p{L}{1,12})\\.?(?: ?\\([\\p{L} ]{2,20}\\))? ?${IS} ?(1[0,. ]{1,12}0)(?![\\p{L}\\p{N}]| ?\\p{L})`,
  'giu',
)
const ROUNDED = /(?<!\p{L})(?:round|gerundet|arrondi|redonde|arrotond|afgerond|zaokr)/iu
/** Figures and a word behind them. */
const MEASURED = /^\s*([-+]?\d[\d.,]*)\s*(\p{L}[\p{L}²³.°/]{0,20}(?: \p{L}[\p{L}²³.]{0,11})?)\s*$/u

/** What figures are counted per is no unit of theirs. */
const PER = /(?:(?<!\p{L})(?:per|pro|par|por|al|each|every|an?|je) |\/ ?)\p{L}+/giu

/** “Days”, “Days taken”, and no “Hours per day”: whether a header says that figures are in a unit, and not in the one that is wanted. */
function isHeadedBy(header: string, unit: string, wanted: string): boolean {
  const words = header.replace(PER, ' ').split(/[^\p{L}\p{N}²³°]+/u)
  return (
    isSameUnit(unit, header) ||
    (words.some((word) => isSameUnit(unit, word)) && !words.some((word) => isSameUnit(wanted, word)))
  )
}

interface Factor {
  from: string
  times: string
  to: string
  origin: string
}

/** Figures in units of which somebody said what one of them is in the unit that is wanted become figures of that. */
export function addToldFactors(work: Work): void {
  const { target, source, placement, context, rule } = work
  if (!source.complete) return
  const factors = factorsFor(work)
  if (factors.length === 0) return
  const places = placesOf(work)
  const used = new Map<string, Factor>()
  // Bare figures under “Days” are days, those that the rule would take for hours as well.
  const headed = factors.find(({ from, to }) => isHeadedBy(source.name, from, to))
  const entries = work.values.flatMap(({ value }) => {
    if (value === null) return []
    const isBare = headed !== undefined && plainFigures(value.trim()) !== null
    const [, measured = '', word = ''] = MEASURED.exec(value) ?? []
    const figures = isBare ? value.trim() : measured
    const factor = isBare ? headed : factors.find(({ from }) => isSameUnit(from, word))
    if (!factor || (!isBare && rule?.matches(value))) return []
    const plain = plainFigures(figures)
    if (plain === null) return []
    const product = multiplied(plain, factor.times)
    used.set(factor.from, factor)
    return [
      { raw: value, value: places === null ? product : rounded(product, places), decided_by: 'knowledge' as const },
    ]
  })
  addEntries(work, entries)
  for (const { from, times, to, origin } of used.values())
    context.notes.push(
      `In “${source.name}” of ${tableLabel(placement.table.profile)} 1 ${from} is ${times}${to === '' ? '' : ` ${to}`} of “${target.name}”${places === null ? '' : `, with decimals rounded to ${places}`}: ${origin} says so.`,
    )
}

/** Those that lead to the unit that the template column names; the nearest counts of several for a unit. */
function factorsFor({ target, placement, context, rule }: Work): Factor[] {
  const description = target.description ?? ''
  const { slug } = placement.side.template
  const texts = [
    { text: description, origin: `the description of “${slug}.${target.name}”` },
    ...(context.texts ?? []).filter((one) => one.slug === null || one.slug === slug),
  ]
  const wanted = unitNamed(target.name, description)
  const counts = texts.flatMap(({ text, origin }) =>
    [...text.matchAll(COUNT)].map(([, from = '', figure = '']): Factor => ({
      from,
      times: figure.replace(/\D/g, ''),
      to: '',
      origin,
    })),
  )
  const measures = texts.flatMap(({ text, origin }) =>
    factorsSaid(text).flatMap(({ from, figure, to: said, isExact = true }): Factor[] => {
      if (!isExact && placesOf({ target, rule }) === null) return []
      const to = withoutMore(said, wanted)
      const own = unitCalled(to, wanted)
      const more = own === null || wanted === null ? null : timesBetween(own, wanted)
      const isNamed = wanted === null && isIn(to, `${target.name} ${text === description ? '' : description}`)
      const times = figure.replace(',', '.')
      if (isSameUnit(from, to)) return []
      // What everybody knows needs no map: the figures are converted as they are read.
      const known = wanted === null ? null : timesBetween(unitCalled(from, wanted) ?? '', wanted)
      if (known !== null && more !== null && areEqual(known, multiplied(times, more))) return []
      if (more !== null) return [{ from, times: multiplied(times, more), to: wanted!, origin }]
      return isNamed ? [{ from, times, to, origin }] : []
    }),
  )
  return [...measures, ...counts]
}

/** “A day is 8 hours for everybody”: of two words that are no unit the first one may be. */
function withoutMore(said: string, wanted: string | null): string {
  const [first = ''] = said.split(' ')
  return unitCalled(said, wanted) === null && unitCalled(first, wanted) !== null ? first : said
}

const A_WORD = /(?<![\p{L}\p{N}])\p{L}+(?= \p{L})/gu
const DOZEN = /(?<!\p{L})(?:(?:a|one|ein) )?(?:dozen|dutzend)(?!\p{L})/giu

/** “Twelve units are an hour” as “12 units are 1 hour”. */
function withFigures(text: string): string {
  const figure = (word: string): string => figureOfWord(/^an?$/i.test(word) ? 'one' : fold(word)) ?? word
  return text.replace(DOZEN, '12').replace(A_WORD, figure)
}

/** So many decimals make no difference where the rule takes a few. */
const EXACTLY = 1e12

/** What a text says of one of a unit, or of several: `isExact` where one of these is a figure that can be written down. */
export function factorsSaid(said: string): { from: string; figure: string; to: string; isExact?: boolean }[] {
  const text = withFigures(said)
  const ofOne = [...text.matchAll(FACTOR)].map(([, from = '', figure = '', to = '']) => ({ from, figure, to }))
  const ofSeveral = [...text.matchAll(SEVERAL)].flatMap(([, count = '', from = '', total = '', to = '']) => {
    const figure = String(Number(total.replace(',', '.')) / Number(count))
    const isExact = /^\d+(?:\.\d{1,6})?$/.test(figure)
    // Rounded up, as what is a half of the last place it shows has to be one.
    const near = (Math.ceil(Number(figure) * EXACTLY) / EXACTLY).toFixed(12)
    return [{ from, figure: isExact ? figure : near, to, isExact }]
  })
  const ofEach = [...text.matchAll(EACH)].map(([, from = '', one, unit, other, its]) => ({
    from,
    figure: one ?? other ?? '',
    to: unit ?? its ?? '',
  }))
  return [...ofOne, ...ofSeveral, ...ofEach]
}

/** The same but for how many decimals of it somebody wrote down: 0.0929 and 0.09290304. */
const NEARLY = 0.0001

function areEqual(one: string, other: string): boolean {
  return Math.abs(Number(one) / Number(other) - 1) < NEARLY
}

/** As many decimals as are asked for, where they are said to be rounded or the rule takes no others; null: all that there are. */
function placesOf({ target, rule }: Pick<Work, 'target' | 'rule'>): number | null {
  const description = target.description ?? ''
  const told = decimalsDescribed(description)
  if (told !== null && ROUNDED.test(description)) return told
  const taken = rule === null ? [] : PLACES.filter((places) => takes(rule, places))
  return taken.length === 1 ? taken[0]! : null
}

const PLACES = [0, 1, 2, 3, 4]

function takes(rule: Pattern, places: number): boolean {
  return rule.matches(places === 0 ? '17' : `17.${'3'.repeat(places)}`)
}

/** 1.500 may be a thousand and a half, or one and a half. */
function plainFigures(figures: string): string | null {
  return /^[-+]?\d+(?:[.,]\d{1,2})?$/.test(figures) ? figures.replace('+', '').replace(',', '.') : null
}

/** The same word, or what is short for it: “d” for a day. */
export function isSameUnit(one: string, other: string): boolean {
  const bare = (word: string): string =>
    fold(word)
      .replace(/[.\s]/g, '')
      .replace(/(?<=.{3})e?s$/, '')
  if (bare(one) === '') return false
  const unit = unitCalled(one)
  return bare(one) === bare(other) || (unit !== null && unit === unitCalled(other))
}

function isIn(word: string, text: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => isSameUnit(one, word))
}
