import { conceptsOf, fold } from '../../match/names/words.ts'
import { COUNT, countOf } from '../../match/vocabulary/counts.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { NOT } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { columnsCalled } from './columns-called.ts'

// “Order numbers always have five digits, fill up with zeros”, “Bei der Kundennummer fehlen die führenden Nullen (immer fünfstellig)”: how many figures
// a number has, where some of its zeros are gone.

const DIGITS = new RegExp(
  `(?<!\\p{L})(${COUNT})(?:[- ]?(?:digits?|figures?|stellig\\p{L}*|stellen|ziffern|chiffres|cifras|d[íi]gitos|cifre|cijfers|characters|places|positions|long))(?!\\p{L})`,
  'iu',
)
const SHOWN =
  /(?<![\p{L}\p{N}])([1-9]\d{1,8})["”“»]?\s+(?:is|becomes?|should (?:be|become|read)|means|wird(?: zu)?|ist|devient|est|es|pasa a ser|diventa|è|wordt|→|->|=)\s+["“„«]?(0+)\1(?!\p{N})/iu
const ZEROS = /(?<!\p{L})(?:zero(?:e?s)?|nullen?|zéros?|ceros?|zeri|nul(?:len)?)(?!\p{L})/iu
const MOST = 20

/** “They use their own four-digit numbers” tells them from others, and says of no zeros that they are gone. */
const OWN =
  /(?<!\p{L})(?:(?:its|their|his|her|our|your) own|eigene[nrs]?|propres?|propi[oa]s?|propri[eoa]?|eigen)(?!\p{L})/iu

/** Zeros in front of the numbers that are named, where it is said how many figures they have; an example shows it as well. */
export function leadingZerosSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const length = lengthIn(text)
  // “Six digits, no leading zeros” asks for the opposite.
  const isSaid = ZEROS.test(text) || SHOWN.test(text) || (ZEROS.test(before) && !OWN.test(text))
  if (length === null || NOT.test(text) || !isSaid) return []
  const columns = columnsCalled(text, profiles, templates).filter(isOfNumbers)
  return columns.map((column): Directive => ({
    ...origin,
    kind: 'step',
    column,
    transforms: [{ kind: 'pad', length, character: '0', side: 'left' }],
  }))
}

function lengthIn(text: string): number | null {
  const said = DIGITS.exec(fold(text))?.[1]
  const [, shown = '', zeros = ''] = SHOWN.exec(text) ?? []
  const length = said === undefined ? shown.length + zeros.length : countOf(said)
  const isOne = said === undefined || shown === '' || shown.length + zeros.length === length
  return length > 1 && length <= MOST && isOne ? length : null
}

function isOfNumbers(column: string): boolean {
  const concepts = conceptsOf(column)
  return !concepts.some((one) => ['phone', 'date', 'amount'].includes(one)) && wordsIn(column).length > 0
}
