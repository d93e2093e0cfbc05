import { fold } from './words.ts'

// A price list has each price with and without tax, a payslip each sum before and after it: a description tells which is wanted.

const TAX = '(?:vat|tax(?:es)?|gst|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|tva|taxes?|iva|btw|imposta|impuestos?)'
/** `EUR without VAT`, `VK netto`, `Excl. BTW`, `H.T.`, `base imponible`. */
const THE = '(?:the |la |el |las |los |any )?'
const WITHOUT = '(?:(?:excl|exkl|escl)\\w*\\.?|ex\\.?|without|before|ohne|zzgl\\.?|hors|sans|sin|senza|zonder)'
const WITH = '(?:(?:incl|inkl|einschl)\\w*\\.?|inc\\.?|with|after|mit|avec|con|met)'
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
  const [net, gross] = [NET.test(text), GROSS.test(text)]
  return net === gross ? null : net ? 'net' : 'gross'
}
