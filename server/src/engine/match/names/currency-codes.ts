// `price_sek`, `total_eur`: which currency an amount is in stands in the names of templates, and hardly ever in headers. Codes that are words of
// their own (ALL, TOP, TRY) are left out.
const CODES = new Set(
  'eur usd gbp chf sek nok dkk isk pln czk huf ron bgn uah cad aud nzd sgd hkd jpy cny inr zar brl mxn clp ils aed'.split(
    ' ',
  ),
)

export function isCurrencyCode(word: string): boolean {
  return CODES.has(word)
}
