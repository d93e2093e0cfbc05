import { saysMore } from '../../profile/terms.ts'
import { fold } from '../names/words.ts'

// “30 dni”, “przelew 30 dni”, “net 14”, “cash on delivery”: within how many days something is to be paid.

/** Nothing is to be paid later than this. */
const MOST_DAYS = 366
const DAY =
  'days?|d|tage?n?|tg|jours?|jrs?|j|dias?|giorni|gg|dagen|dgn|dni|dzien|dnu|dny|dnia|den|dagar|dager|dage|paivaa|nap|zile'
const COUNTED = new RegExp(`^(?:[\\p{L}./:,-]+\\s+){0,3}(\\d{1,3})(?:\\s*(?:${DAY})\\.?)?(?:\\s+[\\p{L}.]+){0,3}$`, 'u')
const NAMED = new RegExp(`\\d\\s*(?:${DAY})(?![\\p{L}])|(?<!\\p{L})(?:net|netto)\\s*\\d`, 'u')
/** Behind figures these are another time, or a share. */
const OTHER =
  /\d\s*(?:%|weeks?|wochen?|semaines?|semanas?|settimane|weken|tyg|months?|mths?|mos?\b|monate?n?|mois|mes|mesi|maand|mies|years?|jahre?|h\b|min)/u
const AT_ONCE =
  /^(?:cash|in cash|cod|bar|barzahlung|in bar|sofort|sofort fallig|comptant|au comptant|especes|en especes|contado|al contado|efectivo|contanti|in contanti|contant|gotowka|got|kontant|hotove|v hotovosti|hotovost|immediate|immediately|at once|prepaid|prepayment|vorkasse|vorauskasse|due on receipt|on receipt|on delivery|a reception|a vista|a la vista|przedplata|z gory)(?:\s+(?:on|upon|bei|przy|a la|alla|al|bij|vid|ved|pri)\s+\p{L}+)?\.?$/u

/** How many days; null where that is not said, or something else with it. */
export function termDays(text: string): number | null {
  const plain = fold(text).trim()
  if (AT_ONCE.test(plain)) return 0
  const days = OTHER.test(plain) || saysMore(plain) ? undefined : COUNTED.exec(plain)?.[1]
  return days === undefined || Number(days) > MOST_DAYS ? null : Number(days)
}

/** The text says by itself that it is a term: figures alone may count anything. */
export function isTerm(text: string): boolean {
  const plain = fold(text).trim()
  return termDays(text) !== null && (AT_ONCE.test(plain) || NAMED.test(plain))
}
