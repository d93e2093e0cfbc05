import type { Work } from '../column-values.ts'

// The last day that a system can write: a contract, or a price, that holds as long as nobody ends it.

const LAST_DAY =
  /^(?:(?<first>\d{4})([-./]?)12\2(?:31|30)|(?:(?:31|30)[-./]12|12[-./](?:31|30))[-./](?<last>\d{4}))(?:[T ](?:00:00|23:59)(?::(?:00|59)(?:\.\d+)?)?Z?)?$/
/** No year in which anything ends. */
const FOR_EVER = new Set(['9999', '2999'])
/** Contracts may well end in an earlier one, however it is mentioned. */
const FAR_OFF = '2050'

/** “No 9999 dates”, “ohne 31.12.2099”, “never 2099-12-31”: that year is not to be written. */
const UNWANTED =
  /(?<!\p{L})(?:no|not|never|without|instead of|rather than|kein\p{L}{0,2}|nicht|nie|ohne|statt|anstatt|pas (?:de|d['’])|jamais|sans|au lieu d[eu]|sin|nunca|ning[úu]n\p{L}?|en lugar de|en vez de|senza|nessun\p{L}?|invece d[ei]l?|geen|nooit|zonder|in plaats van|bez|zamiast|utan|uden) ?(?:an? |the |den |das |le |el |il |het )?["“„«'`]?(?:\d{1,2}[-./]){0,2}(\d{4})(?!\d)/giu

/** “Empty while in service; dates such as 31-12-9999 mean that there is none”: it stands in files, and not in what is written. */
const EMPTY = /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg|pust[aey]|tomt?)(?!\p{L})/iu
const STANDS_FOR_NONE =
  /(?<!\d)[29]999(?:[-./]\d{2}){0,2}["”“»'`]? (?:\([^()]*\) )?(?:means?|stands? for|says?|(?:is|are) (?:read as|taken for)|bedeute[tn]|stehe?t? für|heißt|heißen|signifien?t?|significan?|vuol dire|vogliono dire|beteken(?:t|en))(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:none|no|nothing|open|unlimited|kein\p{L}{0,2}|nichts|offen|unbefristet|aucune?|rien|ningun[oa]?|nada|nessun\p{L}?|niente|geen|niets)(?!\p{L})/iu

/** Whether a value is such a day, where the template doesn't want it written. */
export function isLastDay({ kinds, target, rule }: Work, value: string): boolean {
  const { first, last } = LAST_DAY.exec(value)?.groups ?? {}
  const year = first ?? last
  if (year === undefined || target.required || !kinds.includes('date')) return false
  const description = target.description ?? ''
  if (year >= FAR_OFF && [...description.matchAll(UNWANTED)].some(([, unwanted]) => unwanted === year)) return true
  if (!FOR_EVER.has(year)) return false
  if (EMPTY.test(description) && STANDS_FOR_NONE.test(description)) return true
  // Where the template wants the day itself, its description says so, and its rule takes it.
  return !/[29]999/.test(description) || (rule !== null && !writings(year).some(rule.matches))
}

/** The day however a rule may have it. */
function writings(year: string): string[] {
  const days = [
    `${year}-12-31`,
    `${year}/12/31`,
    `${year}1231`,
    ...['.', '/', '-'].flatMap((mark) => [`31${mark}12${mark}${year}`, `12${mark}31${mark}${year}`]),
  ]
  const times = [' 00:00', ' 00:00:00', 'T00:00', 'T00:00:00', 'T00:00:00Z', ' 23:59:59', 'T23:59:59', 'T23:59:59Z']
  return days.flatMap((day) => [day, ...times.map((time) => day + time)])
}
