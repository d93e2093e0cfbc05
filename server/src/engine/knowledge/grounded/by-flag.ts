import { conceptsOf } from '../../match/names/words.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Condition } from './condition.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Only the active addresses”, beside a column “Active” with yes and no: rows of which a column says by a yes that they are what it is called.

const [YES = -1] = meaningsOf('yes')
const [NO = -1] = meaningsOf('no')
/** What rows can be said to be; a yes under “Phone” is another thing. */
const STATES = new Set(['active', 'hold', 'deleted', 'archived', 'closed', 'cancelled', 'discontinued', 'unpaid'])
const MEANT_STATES = new Set([...STATES].flatMap((state) => meaningsOf(state)))

/** The rows with a yes in the only column that is called as a word of the piece is. */
export function byFlag(piece: string, profile: TableProfile): Condition[] {
  const words = wordsIn(piece).map(({ raw }) => raw)
  const said = new Set(words.flatMap((raw) => conceptsOf(raw)))
  const meant = new Set(words.flatMap((raw) => meaningsOf(raw)).filter((meaning) => MEANT_STATES.has(meaning)))
  return answering(profile, YES, (name) => {
    const [concept = '', ...more] = conceptsOf(name)
    const isState = STATES.has(concept) && said.has(concept)
    // “Void” is what voided ones are called in cells, and no word for a column of anything else.
    const isMeant = isState || meaningsOf(name).some((meaning) => meant.has(meaning))
    return more.every((one) => one === 'flag') && isMeant
  })
}

/** The rows with that answer in the only column of yes and no that is called so. */
function answering(profile: TableProfile, answer: number, isCalled: (name: string) => boolean): Condition[] {
  const found = profile.columns.flatMap(({ name, position, complete, values, empty }) => {
    if (!complete || !isCalled(name)) return []
    const meant = values.map(({ value }) => ({ value: value.trim().toLowerCase(), means: meaningsOf(value) }))
    const given = meant.flatMap(({ value, means }) => (means.includes(answer) ? [value] : []))
    const areAnswers = meant.every(({ means }) => means.includes(YES) || means.includes(NO))
    // Where nobody ticked it, it is a no.
    const isOfAll = given.length === meant.length && !(answer === YES && empty > 0)
    if (!areAnswers || given.length === 0 || isOfAll) return []
    return [
      { profile, when: { position, is: 'one_of' as const, values: [...new Set(given)] }, what: `“${name}” says so` },
    ]
  })
  return found.length === 1 ? found : []
}

/** “That were never posted”, “unposted”: a word that is denied, right before it. */
const DENIED =
  /(?<!\p{L})(?:never|not|n[’']t|\p{L}+n[’']t|nicht|nie|niemals|pas|jamais|no|nunca|non|mai|niet|nooit|ikke|inte|aldrig|aldri)\s+(?:(?:yet|been|actually|properly|ever|mehr|noch|encore|été|ancora|stat[aeio]|todavía|aún|nog|ooit)\s+){0,2}(\p{L}{4,})|(?<!\p{L})(?:un|non-|nicht-)(\p{L}{4,})/giu

/** The rows with a no in the only column that is called as what they are said not to be: “Posted” of invoices that were never posted. */
export function byDenial(piece: string, profile: TableProfile): Condition[] {
  const denied = [...piece.matchAll(DENIED)].flatMap(([, word, behind]) => word ?? behind ?? [])
  return answering(profile, NO, (name) => {
    const [called, ...more] = wordsIn(name)
    return called !== undefined && more.length === 0 && denied.some((word) => isSameWord(word, called.text))
  })
}

/** The words of a text that a header means as well: “active” of “Aktiv”. */
export function wordsMeaning(text: string, header: string): string[] {
  const own = new Set(conceptsOf(header))
  return wordsIn(text).flatMap(({ raw, text: word }) => (conceptsOf(raw).some((one) => own.has(one)) ? [word] : []))
}
