import { dayOf } from '../grounded/days.ts'

// “Before 2015”, “older than 1 January 2015”, “since 2015 or later”, “under 5”: on which side of a day, or of a figure, something is said to be; or
// “dated 2015”: within a year, a month or a day.

export interface Side {
  kind: 'day' | 'number'
  at: number
  said: string
  isMeant: (own: string) => boolean
}

type Way = 'before' | 'until' | 'after' | 'since' | 'within'

const WAYS: [Way, string][] = [
  [
    'within',
    'dated(?: in| from| on)?|with a date (?:in|of|from)|datiert(?: auf| aus| mit)?|mit (?:einem )?datum(?: in| aus| von)?|datée?s? d[eu]|fechad[oa]s? (?:en|el)|con fecha d?el?|datat[oaie](?: nel| al)?|con data (?:nel|del)|gedateerd(?: in| op)?|met (?:een )?datum (?:in|van)',
  ],
  [
    'until',
    "(?:up )?(?:to|until|till)(?: and including)?|by|through|no later than|bis(?: einschließlich| und mit)?|spätestens|jusqu[’'](?:en|au|à)|hasta|fino (?:al?|a)|tot(?: en met)?|at most|höchstens|au plus|como máximo|al massimo|hoogstens",
  ],
  [
    'since',
    'since|as of|starting (?:in|from|with)|not before|no earlier than|at least|reach(?:es|ing)?|atteint|atteignent|erreich\\p{L}+|seit(?: dem)?|ab(?: dem)?|frühestens|mindestens|depuis(?: le)?|à partir d[eu]|au moins|desde(?: el)?|a partir de(?:l)?|al menos|dal|a partire da\\p{L}*|sinds|vanaf|almeno|minstens',
  ],
  [
    'before',
    "before|prior to|pre|(?:earlier|older|less|fewer|lower|smaller|cheaper) than|under|below|(?:von )?vor(?: dem)?|(?:älter|früher|weniger|kleiner|niedriger) als|unter|d?[’']?avant(?: le)?|(?:antérieure?s?|inférieure?s?) (?:à|au)|menor(?:es)? (?:que|a|de)|kleiner (?:als|dan)|moins de|antes de(?:l)?|anterior(?:es)? al?|menos de|inferior(?:es)? al?|prima de[il]?|precedenti? al?|meno di|inferior[ei] a|(?:van )?v[oó][oó]r|(?:ouder|eerder|minder|lager) dan|onder",
  ],
  [
    'after',
    'after|(?:later|newer|more|greater|higher|bigger|younger) than|over|above|beyond|exceed(?:s|ing)?|übersteig\\p{L}+|dépass\\p{L}+|excèd\\p{L}+|supera\\p{L}*|mayor(?:es)? (?:que|a|de)|maggior[ei] di|groter dan|nach(?: dem)?|(?:später|neuer|mehr|höher|größer|jünger) als|über|après(?: le)?|(?:postérieure?s?|supérieure?s?) (?:à|au)|plus de|después de(?:l)?|posterior(?:es)? al?|más de|superior(?:es)? al?|dopo(?: il)?|successiv[ei] al?|più di|superior[ei] a|na|(?:later|nieuwer|meer|hoger) dan|boven',
  ],
]
const WORDS = WAYS.map(([way, words]) => [way, new RegExp(`(?<![\\p{L}])(?:${words})$`, 'iu')] as const)
/** Behind the day: it, and all on one side. */
const OR_LATER =
  /^\s*(?:(?:euros?|[€$£]|pounds?|dollars?|\p{L}{1,3})\s+)?(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+(?:\p{L}+\s)?(?:later|newer|after|more|above|onwards?|up|since|später|danach|neuer|jünger|mehr|plus tard|après|plus|(?:más )?(?:tarde|recientes?)|después|posteriores?|dopo|successiv[ei]|oltre|later|nieuwer|recenter)(?!\p{L})|^\s*(?:(?:euros?|[€$£]|pounds?|dollars?|\p{L}{1,3})\s+)?(?:on|onwards?|upwards?|aufwärts|en adelante|in poi|en later)(?!\p{L})/iu
const OR_EARLIER =
  /^\s*(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+(?:\p{L}+\s)?(?:earlier|older|before|less|below|früher|davor|älter|weniger|avant|antérieure?s?|moins|antes|anteriores?|prima|precedenti?|meno|eerder|ouder|minder)(?!\p{L})/iu
const DAY =
  /(?<![\p{L}\p{N}./-])(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:\.|er|st|nd|rd|th|º|°)? (?:de |d['’]|of )?\p{L}{3,12}\.?(?: del?| of|,)? (?:19|20)\d\d|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|\p{L}{3,12}\.? (?:de |del )?(?:19|20)\d\d|(?:19|20)\d\d)(?![\p{N}]|[./-]\d)/giu
const FIGURE = /(?<![\p{L}\p{N}./-])\d+(?:[.,]\d+)?(?![\p{N}\p{L}]|[./-]\d)/gu
/** Between the word and the day. */
const ARTICLE =
  /(?:\s*(?:the year|the|year|anfang|beginning of|dem jahr|jahr|l[’']année|année|le|el año|el|año|l[’']anno|anno|il|het jaar|jaar|den|1er|[€$£]))*\s*$/iu

/** The only side that a text speaks of; null where there is none, or more than one. */
export function sideIn(text: string): Side | null {
  const days = [...text.matchAll(DAY)].flatMap(({ index, 0: day }) => {
    // “Since 2015” is no month of that year.
    const year = /(?:19|20)\d\d$/u.exec(day)
    const isMonth = /^\p{L}+\.? (?:del? )?\d{4}$/u.test(day) && dayOf(`1 ${day.replace(/ del? /u, ' ')}`, null) !== null
    const isAlone = /^\p{L}+\.? (?:del? )?\d{4}$/u.test(day) && !isMonth
    return (isAlone && year ? dayAt(text, index + year.index, year[0]) : dayAt(text, index, day)) ?? []
  })
  if (days.length > 0) return days.length === 1 ? days[0]! : null
  const figures = [...text.matchAll(FIGURE)]
  const found = figures.flatMap(({ index, 0: figure }) => figureAt(text, index, figure) ?? [])
  return found.length === 1 && figures.length === 1 ? found[0]! : null
}

function dayAt(text: string, at: number, day: string): Side | null {
  const way = wayOf(text, at, day)
  if (!way) return null
  const isYear = /^\d{4}$/u.test(day)
  const isMonth = /^\p{L}/u.test(day) && !/\d\P{N}+\d/u.test(day)
  const written = isMonth ? `1 ${day}` : day
  const own = isYear ? null : dayOf(written.replace(/(?<=\d)(?:er|º|°)/u, ''), null)
  if (!isYear && own === null) return null
  const [from, end] = isYear ? [`${day}-01-01`, `${day}-12-31`] : [own!, isMonth ? `${own!.slice(0, 8)}31` : own!]
  const isMeant = (other: string): boolean =>
    ({
      before: other < from,
      until: other <= end,
      after: other > end,
      since: other >= from,
      within: from <= other && other <= end,
    })[way.way]
  const said = {
    before: `before ${from}`,
    until: `${end} or earlier`,
    after: `after ${end}`,
    since: `${from} or later`,
    within: `in ${day}`,
  }
  return { kind: 'day', at: way.at, said: said[way.way], isMeant }
}

function figureAt(text: string, at: number, figure: string): Side | null {
  const found = wayOf(text, at, figure)
  if (!found || found.way === 'within') return null
  const { way } = found
  const own = Number(figure.replace(',', '.'))
  const isMeant = (other: string): boolean =>
    ({
      before: Number(other) < own,
      until: Number(other) <= own,
      after: Number(other) > own,
      since: Number(other) >= own,
    })[way]
  const said = {
    before: `less than ${own}`,
    until: `${own} or less`,
    after: `more than ${own}`,
    since: `${own} or more`,
  }
  return { kind: 'number', at: found.at, said: said[way], isMeant }
}

function wayOf(text: string, at: number, day: string): { way: Way; at: number } | null {
  const behind = text.slice(at + day.length)
  const ahead = text.slice(0, at).replace(ARTICLE, '')
  if (OR_LATER.test(behind)) return { way: 'since', at }
  if (OR_EARLIER.test(behind)) return { way: 'until', at }
  for (const [way, words] of WORDS) {
    const found = words.exec(ahead)
    // “By 30 June”; by ten is how many.
    if (found && /^by$/iu.test(found[0]) && /^\d+$/u.test(day)) return null
    if (found) return { way, at: found.index }
  }
  return null
}
