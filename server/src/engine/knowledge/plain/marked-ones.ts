import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from '../grounded/acts.ts'
import { exactly, isAsked } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { ONLY } from './acts.ts'
import { isUndecided, partsOf } from './polarity.ts'
import { havingIn, soughtIn } from './tests-out.ts'

// “Members who have left stay behind. In the list they are marked AUSGETRETEN.”: what is left out is said first, and how its rows are known behind it.

const MARKED =
  /(?<!\p{L})(?:(?:marked|flagged|labell?ed|noted|tagged|stamped|coded|recorded)(?!\p{L})|markiert|gekennzeichnet|vermerkt|marquée?s?|notée?s?|signalée?s?|marcad[oa]s?|anotad[oa]s?|señalad[oa]s?|segnat[oaei]|contrassegnat[oaei]|indicat[oaei]|annotat[oaei]|gemarkeerd|aangeduid)(?!\p{L})/iu
const MOST_WORDS = 30

/** The rows by whose mark those are known that the sentence before leaves out. */
export function markedOnes(
  { text, about, before, origin }: Unread,
  profiles: readonly TableProfile[],
  _templates: readonly Template[],
): Directive[] {
  const isGoneOn = before !== '' && about !== text && MARKED.test(text) && wordsIn(text).length <= MOST_WORDS
  if (!isGoneOn || !areLeftOut(before) || LEFT_OUT.test(text) || isUndecided(text) || EXCEPT.test(text)) return []
  const sought = soughtIn(text)
  if (!sought) return []
  const found = profiles.flatMap((profile) => havingIn(text, profile, sought))
  const named = tablesIn(text, profiles)
  const own = found.filter(({ profile }) => named.includes(profile))
  return (own.length > 0 ? own : found).map(({ profile, column, values }): Directive => ({
    ...origin,
    kind: 'leave_rows',
    table: exactly(profile),
    when: { position: column.position, is: 'one_of', values },
    what: `“${column.name}” ${sought.what}`,
  }))
}

/** It says one thing: that some rows stay behind. Of what comes over as well “they” might be. */
function areLeftOut(before: string): boolean {
  return (
    LEFT_OUT.test(before) &&
    isAsked(before) &&
    partsOf(before).length === 1 &&
    !ONLY.test(before) &&
    !EXCEPT.test(before) &&
    !isUndecided(before)
  )
}
