import { remembering } from '../remembering.ts'
import { unitNamed } from './units.ts'

// How often something is due, in words: “alle 2 Jahre”, “quarterly”, “2x pro Jahr”, “tous les six mois”, “elk kwartaal”.

/** Units that the time between two can be counted in. */
export type IntervalUnit = 'd' | 'wk' | 'month' | 'year'

/** A number of months or of days, which have no fixed number of one another. */
interface Interval {
  months?: number
  days?: number
}

const UNITS: [string, Interval][] = [
  ['days?|tag(?:e|en)?|jours?|dias?|giorn[oi]|dag(?:en|e|er|ar)?|dzien|dni|dnu|dny|den', { days: 1 }],
  [
    'weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|uger?|uker?|vecka|veckor|tygodni\\w*|tyden|tydny|tydnu|tyzdne?n?|tyzdnov',
    { days: 7 },
  ],
  ['fortnights?', { days: 14 }],
  [
    'months?|mths?|mos?|monat(?:e|en)?|mon|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mnd|maned(?:er)?|manad(?:er)?|mdr|miesiac\\w*|miesiecy|mies|mesic[eu]?|mesiac(?:e|ov)?',
    { months: 1 },
  ],
  ['quarters?|quartale?|trimestre?s?|trimestri|kwarta(?:al|len)|kvartal(?:er)?', { months: 3 }],
  ['half[- ]?years?|halbjahre?|halbes? jahre?|halben jahre?|semestre?s?|semestri|half ?jaar|halvar', { months: 6 }],
  [
    'years?|yrs?|jahr(?:e|en)?|ans?|annees?|anos?|ann[oi]|jaar|jaren|ar(?:et)?|rok(?:y|u|ov)?|lata?|let',
    { months: 12 },
  ],
]
const NUMBERS: [string, number][] = [
  ['one|an?|ein(?:en?|em|er)?|une?|uno|una|een|en|ett?', 1],
  [
    'two|other|second|zwei|zweite[nrs]?|deux|dos|due|twee|tweede|to|dva|dve|dwa|dwie|tva|anden|andet|andre|annan|annat|annet',
    2,
  ],
  ['three|third|drei|dritte[nrs]?|trois|tres|tre|drie|derde|tri|trzy|tredje', 3],
  ['four|fourth|vier|quatre|cuatro|quattro|fire|ctyri|styri|cztery|fyra|fjerde', 4],
  ['five|funf|cinq|cinco|cinque|vijf|pet|piec|fem|femte', 5],
  ['six|sechs|seis|sei|zes|sest|szesc|seks|sex', 6],
  ['seven|sieben|sept|siete|sette|zeven|siedem', 7],
  ['eight|acht|huit|ocho|otto', 8],
  ['nine|neun|neuf|nueve|nove|negen', 9],
  ['ten|zehn|dix|diez|dieci|tien|ti|tio', 10],
  ['twelve|zwolf|douze|doce|dodici|twaalf|tolv', 12],
]
/** Adverbs that are no number and a unit; what may be twice in or every two (bimonthly, biannual) is none. */
const ADVERBS: [string, Interval][] = [
  [
    'daily|taglich|tagl|quotidien(?:ne)?|diari[oa]|giornalier[oa]|dagelijks|dagligt?|denne|denni|codziennie',
    { days: 1 },
  ],
  [
    'weekly|wochentlich|wochentl|hebdomadaire|semanal|settimanale|wekelijks|ugentligt?|ukentlig|veckovis|tydne|tydenni|tyzdenne|tygodniowo',
    { days: 7 },
  ],
  ['fortnightly|vierzehntagig|14-?tagig|14-?taglich|quatorzaine', { days: 14 }],
  [
    'monthly|monatlich|monatl|mtl|mensuel(?:le)?|mensual|mensile|maandelijks|manedligt?|manadsvis|mesicne|mesicni|mesacne|miesiecznie',
    { months: 1 },
  ],
  ['bimestriel(?:le)?|bimestral[e]?', { months: 2 }],
  [
    'quarterly|qtrly|vierteljahrlich|vierteljahrl|viertelj|quartalsweise|quartalsmassig|trimestriel(?:le)?|trimestral[e]?|kvartalsvist?|kvartalsvise|ctvrtletne|ctvrtletni|stvrtrocne|kwartalnie',
    { months: 3 },
  ],
  ['quadrimestriel(?:le)?|quadrimestral[e]?|cuatrimestral', { months: 4 }],
  [
    'polrocne|pololetne|pololetni|polrocny|polroczn(?:ie|y)|half-? ?yearly|semi-? ?annual(?:ly)?|halbjahrlich|halbjahrl|halbj|semestriel(?:le)?|semestral[e]?|halfjaarlijks|halvarligt?|halvarsvis',
    { months: 6 },
  ],
  [
    'yearly|annual(?:ly)?|p\\.? ?a|jahrlich|jahrl|annuel(?:le)?|anual|annuale|jaarlijks|arligt?|rocne|rocni|rocny|rocznie',
    { months: 12 },
  ],
  ['biennial(?:ly)?|bisannuel(?:le)?|biennal[e]?|bienal', { months: 24 }],
  ['triennial(?:ly)?|triennal[e]?|trienal', { months: 36 }],
]
/** Behind a number: six-monthly, 2-jährlich, zweijährig, driemaandelijks. */
const ENDINGS: [string, Interval][] = [
  ['daily|taglich|tagig', { days: 1 }],
  ['weekly|wochentlich|wochig|wekelijks', { days: 7 }],
  ['monthly|monatlich|monatl|monatig|maandelijks', { months: 1 }],
  ['yearly|annual(?:ly)?|jahrlich|jahrl|jahrig|jaarlijks', { months: 12 }],
]

const anyOf = (list: readonly (readonly [string, unknown])[]): string => list.map(([words]) => words).join('|')
const COUNT = `(\\d{1,3}|${anyOf(NUMBERS)})`
const EVERY =
  '(?:at |by )?(?:every|each|alle|all|jede[nrsm]?|tou(?:te)?s les|chaque|cada|ogni|elke?|iedere?|om de|hvert?|varje|vart|vartannat|kazd(?:y|e|a|ych|ou)|jednou za|raz za|co)'
const PER = "(?:per|pro|je|im|in|par|por|al|a la|all['’]?|a|an|om|pr\\.?|/)"
const ONE = new RegExp(
  `^(?:${EVERY}|${PER}|once ${PER}|(?:1 ?x|einmal|une fois|una vez|una volta|eenmaal) ${PER}) ?(${anyOf(UNITS)})$`,
  'u',
)
const SEVERAL = new RegExp(`^(?:${EVERY} )?${COUNT}[ -]?(${anyOf(UNITS)})$`, 'u')
const ALONE = new RegExp(`^(?:${anyOf(ADVERBS)})$`, 'u')
const ENDED = new RegExp(`^${COUNT}[ -]?(${anyOf(ENDINGS)})$`, 'u')
const TIMES = new RegExp(
  `^(?:(once|twice)|${COUNT} ?(?:x|×|times?|mal|fois|vez|veces|volt[ae]|maal|keer|gange?r?)) ?(?:${PER} ?)?(${anyOf(UNITS)}|${anyOf(ADVERBS)})$`,
  'u',
)

/** A number of units, with nothing that says how often. */
const SPAN = new RegExp(`^\\d{1,3} ?(?:${anyOf(UNITS)})\\.?$`, 'u')

/** What is said of a rough or a latest time leaves it what it is. */
const AROUND = /^(?:ca\.?|approx\.?|about|etwa|max\.?|spatestens|service|wartung|prufung)[: ]+|[.,;: ]+$/gu

/** The interval that a text is, and nothing else; null where it is none. */
const intervalOf = remembering(5000, (value: string): Interval | null => {
  const text = folded(value).replace(AROUND, '').replace(/\s+/g, ' ')
  if (text.length > 40 || !/\p{L}/u.test(text)) return null
  const [, unit] = ONE.exec(text) ?? []
  if (unit !== undefined) return named(unit, UNITS)
  if (ALONE.test(text)) return named(text, ADVERBS)
  const [, count, counted] = SEVERAL.exec(text) ?? []
  if (counted !== undefined) return times(named(counted, UNITS), numberOf(count!))
  const [, ended, ending] = ENDED.exec(text) ?? []
  if (ending !== undefined) return times(named(ending, ENDINGS), numberOf(ended!))
  const [, often, number, of] = TIMES.exec(text) ?? []
  if (of === undefined) return null
  const parts = often === undefined ? numberOf(number!) : often === 'twice' ? 2 : 1
  return times(named(of, UNITS) ?? named(of, ADVERBS), 1 / parts)
})

/** Lower case, and letters without their accents. */
function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

function named(word: string, list: [string, Interval][]): Interval | null {
  return list.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word))?.[1] ?? null
}

function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS.find(([words]) => new RegExp(`^(?:${words})$`).test(word))![1]
}

function times(interval: Interval | null, factor: number): Interval | null {
  if (!interval) return null
  const { months, days } = interval
  return months === undefined ? { days: days! * factor } : { months: months * factor }
}

const MONTHS_IN = { month: 1, year: 12 } as const
const DAYS_IN = { d: 1, wk: 7 } as const

/** The interval in whole units; null where it is none, or has no whole number of them: a month has no number of days. */
export function intervalIn(value: string, unit: IntervalUnit): string | null {
  const interval = intervalOf(value)
  const counted = unit === 'd' || unit === 'wk' ? interval?.days : interval?.months
  if (counted === undefined) return null
  const units = counted / (unit === 'd' || unit === 'wk' ? DAYS_IN[unit] : MONTHS_IN[unit])
  return Number.isInteger(units) && units > 0 ? String(units) : null
}

/** Days as contracts and plans count them, for intervals of months. */
const USUAL: Record<number, number> = { 1: 30, 2: 60, 3: 90, 6: 180, 12: 365, 24: 730, 36: 1095, 60: 1825 }

/** The usual number of days or weeks of an interval of months: likely, not sure. */
export function usualIn(value: string, unit: IntervalUnit): string | null {
  const { months } = intervalOf(value) ?? {}
  if (months === undefined || (unit !== 'd' && unit !== 'wk')) return null
  if (unit === 'wk') return months % 3 === 0 ? String((months / 3) * 13) : null
  return USUAL[months] === undefined ? null : String(USUAL[months])
}

/** Whether a text is an interval, in whatever unit: it says how often, where “6 months” alone could be how long. */
export function isInterval(value: string): boolean {
  return intervalOf(value) !== null && !SPAN.test(folded(value))
}

const SPEAKS =
  /interval|turnus|zyklus|cycle|rhythm|frequen|haufigkeit|frecuen|periodi|cadenc|cadenz|recurren|wiederhol|(?:pruf|wartungs)frist/u
const WORDS: [IntervalUnit, RegExp][] = [
  ['d', /(?<!\p{L})(?:days|tagen?|jours|dias|giorni|dagen)(?!\p{L})/u],
  ['wk', /(?<!\p{L})(?:weeks|wochen|semaines|semanas|settimane|weken)(?!\p{L})/u],
  ['month', /(?<!\p{L})(?:months|monaten?|mois|meses|mesi|maanden)(?!\p{L})/u],
  ['year', /(?<!\p{L})(?:years|jahren?|ans|annees|anos|anni|jaren)(?!\p{L})/u],
]

/** In which unit a column wants intervals: “Wartungsintervall in Monaten”, `service_interval_days`. Null where it wants none. */
export function intervalWanted(column: { name: string; description?: string }): IntervalUnit | null {
  const text = folded(`${column.name.replaceAll('_', ' ')} ${column.description ?? ''}`)
  if (!SPEAKS.test(text)) return null
  const unit = unitNamed(column.name, column.description)
  const said = WORDS.filter(([, words]) => words.test(text)).map(([one]) => one)
  const found = WORDS.find(([one]) => one === unit)?.[0]
  return found ?? (said.length === 1 ? said[0]! : null)
}

/** Whether two texts say the same of how often: “every 4 weeks” and “four-weekly”. */
export function isSameInterval(one: string, other: string): boolean {
  const [first, second] = [intervalOf(one), intervalOf(other)]
  return first !== null && second !== null && first.months === second.months && first.days === second.days
}
