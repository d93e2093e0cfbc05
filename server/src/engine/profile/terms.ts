// “Net 30”, “30 Tage netto”, “2/10 net 30”, “Due on receipt”: terms of payment, and the days that they give.

const DAYS =
  '(?:days?|d|tagen?|tage?|tg|t|jours?|jrs?|j|d[ií]as?|giorni|gg|dagen|dgn|dag|dni|dzień|dnia|dnů|dny|dní|den|dagar|dager|dage|päivää|nap|zile)'
const NET = '(?:netto|neto|nett?|n|rein)'
/** What is due without a discount, however many days that has. */
const NET_DAYS = [
  new RegExp(`(?<![\\p{L}\\p{N}])${NET}[ ./:-]{0,2}(\\d{1,3})(?![\\d,.%]|\\s?%)`, 'giu'),
  new RegExp(`(?<![\\d.,/])(\\d{1,3})[ -]?(?:${DAYS}\\.?[ ,]{0,2})?${NET}(?!\\p{L})`, 'giu'),
]
/** One number of days, and the words that go with it. */
const ONE = new RegExp(
  `^(?:(?:payment|payable|pay|due|within|in|zahlbar|zahlung|fällig|innerhalb|von|binnen|nach|paiement|sous|à|a|en|entro|pago|pagamento|betaling)\\s){0,4}(\\d{1,3})(?:\\s?${DAYS}\\.?)(?:\\s(?:after|from|of|the|date|invoice|receipt|net|ab|nach|rechnungsdatum|rechnung|erhalt|de|du|la|date|facture|factura|fecha|data|fattura|factuurdatum|na|op)){0,5}$`,
  'iu',
)
const AT_ONCE =
  /^(?:(?:payable|payment|due|zahlbar|fällig) )?(?:(?:up)?on receipt|on (?:the )?(?:invoice date|date of (?:the )?invoice)|am rechnungsdatum|à (?:la )?date de (?:la )?facture|immediate(?:ly)?|immediate payment|at once|now|cash|cod|c\.o\.d\.|cash on delivery|prompt|sofort|sofort (?:fällig|zahlbar|netto|rein netto)|bei (?:erhalt|rechnungserhalt)|nach erhalt|barzahlung|bar|(?:au )?comptant|à réception|immédiat|(?:al )?contado|(?:de )?inmediato|a la recepción|contanti|immediato|rimessa diretta|a vista|vista fattura|cont\.?|contant|direct|per direct|bij ontvangst|in (?:cash|bar)|(?:vor(?:aus)?|pre)?kasse|vorauskasse|prepaid|prepayment|esp[eè]ces|en esp[eè]ces|efectivo|in contanti|got[oó]wk\p{L}*|got|kontant|hotov[eě]|v hotovosti|hotovost|przedpłata|z góry)(?: (?:fällig|zahlbar|of invoice|rechnung|(?:up)?on delivery|bei \p{L}+|przy \p{L}+|vid \p{L}+|ved \p{L}+|při \p{L}+))?$/iu

/** Whether a text is in the words of terms, and not just a number of days. */
export function isTerm(value: string): boolean {
  return AT_ONCE.test(value) || netDays(value) !== null
}

/** The days until payment is due: those without a discount, and none where it is due at once. Null for what is no terms. */
export function daysOf(value: string): string | null {
  if (AT_ONCE.test(value)) return '0'
  return netDays(value) ?? ONE.exec(value)?.[1] ?? null
}

/** A single number of days in a text, whatever else it says: “Recibo 30 días”, “Bankeinzug 10 Tage”. */
const WITHIN = new RegExp(`^\\D{0,60}?(?<![\\p{L}\\d])(\\d{1,3})[ -]?${DAYS}\\.?(?!\\p{L})\\D{0,40}$`, 'iu')
/** A bare figure behind how it is paid: “Conf. 90”, “LCR 60”, “RiBa 30”. */
const BEHIND_METHOD =
  /^(?:conf(?:irming)?|transf(?:er(?:encia)?)?|recibo|pagar[eé]s?|giro|letra|dom(?:iciliaci[oó]n)?|remesa|l\.?c\.?r|traite|vir(?:ement)?|pr[eé]l[eè]v(?:ement)?|ri\.?\s?ba|r\.?i\.?d|bonifico|ricevuta bancaria|sepa|überw(?:eisung)?|lastschrift|bankeinzug|(?:auf )?rechnung|factuur|incasso|overschrijving|(?:on )?(?:invoice|account)|(?:bank )?transfer|wire|bacs|direct debit)\.?[ :/-]{0,3}(\d{1,3})$/iu
/** The days of a discount are not those until payment is due. */
const DISCOUNT = /%|(?<!\p{L})(?:sk(?:on)?to|discount|escompte|descuento|dto|sconto|korting)(?!\p{L})/iu

/** “2/10 net 30”: so much less within so many days. */
const DISCOUNT_IN_SHORT = /(?<![\d.,])\d{1,2}(?:[.,]\d)?\s?\/\s?\d{1,3}[ ,;/-]{0,3}n(?:et|etto)?(?!\p{L})/iu

/** The days of a text that a list has beside a code of terms. */
export function daysWithin(text: string): string | null {
  const days = daysOf(text.trim())
  if (days !== null || saysMore(text)) return days
  const figure = (WITHIN.exec(text.trim()) ?? BEHIND_METHOD.exec(text.trim()))?.[1]
  return figure === undefined ? null : String(Number(figure))
}

/** More is said than days: from the end of a month on, or with a discount for who pays sooner. */
function saysMore(text: string): boolean {
  return MONTH_END.test(text) || DISCOUNT.test(text)
}

/** Null where it says so of several, or that it is counted from the end of a month. */
function netDays(value: string): string | null {
  if (MONTH_END.test(value)) return null
  const [found = []] = NET_DAYS.map((pattern) => [...value.matchAll(pattern)]).filter((all) => all.length > 0)
  return found.length === 1 ? String(Number(found[0]![1])) : null
}

const MONTH_END =
  /(?<!\p{L})(?:eom|end of (?:the )?month|month[- ]end|monatsende|(?:zum|ab) ultimo|fin (?:de |du )?mois|fin (?:de |del )?mes|fine mese|einde (?:van de )?maand|eind maand|(?:løbende|lb\.?|løpende|innev\p{L}*) (?:måned|md)|fri leveringsmåned|(?:slutet|slutten) av månaden?|månedens udløb|koniec miesiąca|koniec mies|od końca miesiąca|konec měsíce|ke konci měsíce|fim do mês|final do mês|kuukauden lopussa)(?!\p{L})/iu

/** Whether a text counts from the end of a month on. */
export function saysMonthEnd(text: string): boolean {
  return MONTH_END.test(text)
}

/** Terms that are so many days, and whether these are counted from the end of a month. */
export interface DayTerms {
  days: number
  isFromMonthEnd: boolean
}

/** “30D” and “30 days” from the invoice, “30 EOM” and “30 days end of month”; null for what says no number of days, or several. */
export function dayTermsOf(text: string): DayTerms | null {
  if (DISCOUNT.test(text) || DISCOUNT_IN_SHORT.test(text)) return null
  const isOfMonth = isFromMonthEnd(text)
  const [figure, ...more] = text.match(/\d+/g) ?? []
  const days = isOfMonth && more.length === 0 ? figure : daysOf(text.trim())
  return days === undefined || days === null || days.length > 3
    ? null
    : { days: Number(days), isFromMonthEnd: isOfMonth }
}

/** Whether terms are counted from the end of a month. */
export function isFromMonthEnd(text: string): boolean {
  return MONTH_END.test(text)
}

const OF_NEXT_MONTH =
  /(?<![\p{L}\p{N}])(\d{1,2})(?:st|nd|rd|th|\.|er|e|º|°)?\s+(?:day\s+)?(?:(?:of|in)\s+)?(?:the\s+)?(?:month\s+(?:following|after)|(?:following|next)\s+month|(?:des\s+)?(?:folgemonats|(?:nächsten|folgenden)\s+monats)|du\s+mois\s+suivant|del\s+mes\s+siguiente|del\s+mese\s+successivo|van\s+de\s+volgende\s+maand)(?!\p{L})/iu
/** Each month has a day of this number. */
const SHORTEST_MONTH = 28

/** “Due on the 20th of the month following”: the day of the next month; null for all else. */
export function dayOfMonthAfter(text: string): number | null {
  const day = Number(OF_NEXT_MONTH.exec(text)?.[1] ?? 0)
  return day >= 1 && day <= SHORTEST_MONTH ? day : null
}

/** Nothing is to be paid later than this. */
const MOST_DAYS = 366

/** Within how many days a cell of terms says that something is to be paid, a bare figure among them; null where it says none, or more than that. */
export function termDays(text: string): number | null {
  const plain = text.trim()
  const days = /^\d{1,3}$/.test(plain) ? plain : daysWithin(plain)
  return days === null || Number(days) > MOST_DAYS || DISCOUNT.test(plain) ? null : Number(days)
}
