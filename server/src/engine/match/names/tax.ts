import { fold } from './words.ts'

// A price list has each price with and without tax, a payslip each sum before and after it: a description tells which is wanted.

const TAX =
  '(?:vat|tax(?:es)?|gst|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|tva|taxes?|iva|btw|imposta|impuestos?|dph|pdv|ddv|moms|mva|alv|afa|podatek|podatku)'
/** `EUR without VAT`, `VK netto`, `Excl. BTW`, `H.T.`, `base imponible`. */
const THE = '(?:the |la |el |las |los |any )?'
const WITHOUT =
  '(?:(?:excl|exkl|escl)\\w*\\.?|ex\\.?|without|before|ohne|zzgl\\.?|hors|sans|sin|senza|zonder|sem|bez|utan|uten|uden|ilman|(?:ekskl|eksl)\\w*\\.?|s/|w/o|u\\.(?= moms))'
const WITH =
  '(?:(?:incl|inkl|einschl)\\w*\\.?|inc\\.?|with|after|mit|avec|con|met|com|med|vc\\.?|vcetne|vratane|lacznie z|wraz z|c/|sis\\.|m\\.(?= moms)|s(?= dph)|z(?= (?:vat|podatkiem)))'
const NET = new RegExp(
  `\\b(?:nett?o?|neto|ht|imponible|imponibile|${WITHOUT} ${THE}${TAX}|${TAX} (?:excl|exkl|escl)\\w*)\\b`,
  'u',
)
const GROSS = new RegExp(
  `\\b(?:gross|brutto?|bruto|lordo|ttc|ivato|${WITH} ${THE}${TAX}|${TAX} (?:incl|inkl)\\w*)\\b`,
  'u',
)

export type TaxSide = 'net' | 'gross' | null

/** Whether a text is about sums without tax, or with it; null where it says neither, or both. */
export function taxSide(...texts: (string | null | undefined)[]): TaxSide {
  const text = fold(texts.map((one) => one ?? '').join(' . '))
    .replace(/[_-]/g, ' ')
    .replace(/\b(h|t)\.(?=\w)/g, '$1')
    // “s/IVA”, “c/ IVA” (sem, com; sin, con).
    .replace(/\b([cs])\/ ?(?=\p{L})/gu, '$1/ ')
  const [net, gross] = [NET.test(text), GROSS.test(text)]
  return net === gross ? null : net ? 'net' : 'gross'
}

/** Behind or before what the header names: “Unit excl”, “Line total (incl.)”, “Inkl. Preis”. */
const BARE_NET = /\S[\s(]+(?:excl|exkl|escl|excluding|exclusive|ex)\.?\)?$|^(?:excl|exkl|escl)\.? /u
const BARE_GROSS = /\S[\s(]+(?:incl|inkl|including|inclusive|inc)\.?\)?$|^(?:incl|inkl)\.? /u

/** The same of a header, in which nothing else may be meant to be in it or not. */
export function headerTaxSide(header: string): TaxSide {
  const said = taxSide(header)
  if (said !== null) return said
  const text = fold(header).replace(/[_-]/g, ' ').trim()
  const [net, gross] = [BARE_NET.test(text), BARE_GROSS.test(text)]
  return net === gross ? null : net ? 'net' : 'gross'
}

const ALONE = new RegExp(
  `^(?:ht|ttc|(?:${WITHOUT}|${WITH}) ${THE}${TAX}|${TAX} (?:(?:excl|exkl|escl|incl|inkl)\\w*\\.?))$`,
  'u',
)

/** Whether a header says nothing but that the tax is in what stands below it, or is not: “inc VAT”, “TTC (€)”, “sin IVA”. */
export function isTaxSideAlone(header: string): boolean {
  const text = fold(header)
    .replace(/[_-]/g, ' ')
    .replace(/[()[\]]|\p{Sc}|\b(?:eur|gbp|usd|chf)\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return ALONE.test(text)
}

const TOTAL =
  /^(?:(?:grand|invoice|order|bill|po) )?total$|^total(?: (?:invoice|order|bill|po|so))?(?: (?:value|amount|amt|cost|price))?$|^(?:gesamt(?:betrag|summe)?|endbetrag|totale|totaal|montant total|importe total)$/u
/** What a tax is reckoned on. */
const BASIC = /^(?:basic|base|taxable|assessable)(?: \p{L}+)? (?:value|amount|amt|price)$/u

/** “Total PO Value (₹)”: without the unit behind it. */
const plainly = (header: string): string =>
  fold(header)
    .replace(/_/g, ' ')
    .replace(/\s*[([][^)\]]{0,8}[)\]]\s*$/u, '')
    .trim()

/** The same of all headers of a table: where sums without a tax and the tax stand beside it, a bare “Total” has it in it. */
export function headerTaxSides(headers: readonly string[]): TaxSide[] {
  const plain = headers.map(plainly)
  const hasTax = plain.some((header) => TAX_ALONE.test(header))
  const sides = headers.map((header, at) => headerTaxSide(header) ?? (hasTax && BASIC.test(plain[at]!) ? 'net' : null))
  if (!sides.includes('net') || sides.includes('gross') || !hasTax) return sides
  return sides.map((side, at) => side ?? (TOTAL.test(plain[at]!) ? 'gross' : null))
}

const TAX_ALONE = new RegExp(`^${TAX}\\.?(?: (?:amount|betrag|total))?$`, 'u')

/** A description says of a sum without tax that the tax is not in it, and speaks of no sum of taxes. */
export const BESIDE_TAX = new RegExp(
  `(?<!\\p{L})(?:${WITHOUT}|${WITH}|(?:ex|in)clu(?:d|si)\\p{L}*|plus|net of) ${THE}${TAX}(?!\\p{L})`,
  'giu',
)

const PERCENT = '(\\d{1,2}(?:[.,]\\d{1,2})?) ?(?:%|per ?cent|prozent|pour cent|por ciento|per cento|procent)'
const OF_TAX = `(?<!\\p{L})${TAX}(?!\\p{L})`
const RATE = new RegExp(`${OF_TAX}[^\\d%.;\\n]{0,20}${PERCENT}|${PERCENT}[^\\d%.;,\\n]{0,12}${OF_TAX}`, 'giu')

/** The rates of taxes that texts speak of, in percent, each once. */
export function taxRatesIn(texts: readonly string[]): number[] {
  const rates = texts.flatMap((text) =>
    [...fold(text).matchAll(RATE)].map(([, behind, before]) => Number((behind ?? before!).replace(',', '.'))),
  )
  return [...new Set(rates.filter((rate) => rate > 0))]
}
