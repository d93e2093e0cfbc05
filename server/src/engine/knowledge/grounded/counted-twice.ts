import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, COUNTS, EARLIER, EXCEPT, LATER, TWICE } from './acts.ts'
import { isOfDays, keyWithShared, patternsOf } from './newest.ts'
import { exactly } from './rows-out.ts'
import type { Unread } from './unread.ts'

// “If something was counted twice, the later count is right”, “where it was counted again, the second count holds”: of what a list of counts has twice the row of the later day stays. What was counted is
// known by its code, and not by how many there were.

const COUNTED = anyOf(
  '(?:re)?counted',
  'gezählt',
  'comptée?s?|inventoriée?s?',
  'contad[oa]s?|inventariad[oa]s?|contat[oaie]|inventariat[oaie]',
  'geteld|policzon\\p{L}+|spočítan\\p{L}+|räkna(?:d|ts?|de)|talt',
)
/** “Where the depot counted a line again”, “was nachgezählt wurde”. */
const AGAIN = anyOf(
  'counted (?:[\\p{L}\\p{N}]+ ){0,4}(?:again|anew|once more|a second time|afresh)|recount(?:ed|s)?',
  '(?:noch ?mals?|erneut|wieder|ein zweites mal) (?:\\p{L}+ ){0,3}gezählt|nachgezählt\\p{L}*|neu gezählt',
  '(?:comptée?s?|inventoriée?s?) (?:[\\p{L}\\p{N}]+ ){0,4}(?:de nouveau|à nouveau|encore une fois|une seconde fois)|recomptée?s?',
  '(?:contad[oa]s?|inventariad[oa]s?) (?:[\\p{L}\\p{N}]+ ){0,4}(?:de nuevo|otra vez|una segunda vez)|recontad[oa]s?',
  "(?:contat[oaie]|inventariat[oaie]) (?:[\\p{L}\\p{N}]+ ){0,4}(?:di nuovo|un[’']altra volta|una seconda volta)|ricontat[oaie]",
  '(?:opnieuw|nogmaals|nog (?:eens|een keer)) (?:\\p{L}+ ){0,3}geteld|herteld|ponownie policzon\\p{L}+|znovu spočítan\\p{L}+|omräknad\\p{L}*|talt (?:opp )?(?:igjen|igen)',
)
const QUANTITIES = new Set(['count', 'quantity'])

const isOfCounts = (text: string): boolean => AGAIN.test(text) || (COUNTED.test(text) && TWICE.test(text))

/** The rows of lists of counts of which a later one has the same code. */
export function countedTwice(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  _templates: readonly Template[],
): Directive[] {
  if (!isOfCounts(text) || !COUNTS.test(text) || EXCEPT.test(text) || !LATER.test(text) || EARLIER.test(text)) return []
  return profiles.flatMap((profile): Directive[] => {
    const [count, ...others] = profile.columns.filter(isQuantity)
    const [day, ...days] = profile.columns.filter(isOfDays)
    const [key] = profile.columns.filter((column) => column !== count && column !== day && isCode(column))
    const patterns = day && patternsOf(day)
    if (!count || others.length > 0 || !day || days.length > 0 || !key || !patterns) return []
    const keys = keyWithShared(key, text, profile)
    if (keys === null) return []
    const names = keys.map(({ name }) => `“${name}”`).join(' and ')
    return [
      {
        ...origin,
        kind: 'leave_rows',
        table: exactly(profile),
        when: { is: 'older', key: keys.map(({ position }) => position), day: day.position, patterns },
        what: `another row with the same ${names} was counted later`,
      },
    ]
  })
}

/** Whether a column says how many there are: no row is known by that. */
export function isQuantity({ name }: ColumnProfile): boolean {
  return conceptsOf(name).some((concept) => QUANTITIES.has(concept))
}

/** Nearly all rows have another one: what stands in many rows is a place, or who counted. */
const NEARLY_ALL = 0.85

function isCode({ types, distinct, filled, name }: ColumnProfile): boolean {
  const { code = 0, integer = 0, words = 0 } = types
  const isKey = conceptsOf(name).some((concept) => KEYS.has(concept)) && code + integer + words > 0
  return isKey && filled > 0 && distinct >= NEARLY_ALL * filled
}

const KEYS = new Set(['number', 'code', 'id', 'sku', 'barcode'])
