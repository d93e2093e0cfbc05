// “20 percent VAT”, “zero-rated”: the figure of a rate that a text says in words.

const PERCENT =
  /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|(?:percent|per cent|pct|prozent|pour ?cent|por ciento|per ?cento|procent|por cento|procenta?|prosent)(?!\p{L}))/giu
const ZERO =
  /(?<!\p{L})(?:zero[ -]?(?:rated?|vat)|nullsatz|taux zéro|tipo cero|aliquota zero|nultarief|taxa zero|stawka zerowa|nollsats)(?!\p{L})/iu

/** The only rate that a text says, as a figure; null where it says none, or several. */
export function rateInWords(text: string): string | null {
  const rates = new Set([...text.matchAll(PERCENT)].map(([, rate]) => rate!.replace(',', '.')))
  const [rate] = ZERO.test(text) ? rates.add('0') : rates
  return rates.size === 1 ? rate! : null
}
