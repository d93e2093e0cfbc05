import { saysMonthEnd } from '../../profile/terms.ts'

// “30 jours fin de mois”, “30 FDM”, “60 dd f.m.” for eom30 beside net30: the days are counted, and then the month runs out.

/** An allowed code that says so: `eom30`, `30_eom`, `net30_eom`, `end_of_month_45`, `30FDM`. */
const CODE =
  /(?:^|[^\p{L}])(?:eom|fdm|fm|ultimo|end_?of_?month|month_?end|monatsende|fin_?de_?mois|fine_?mese|fin_?de_?mes)/iu
/** Letters of such codes that are no words: “30FDM”, “60 DFFM”, “LM30” (løbende måned). */
const SHORT =
  /(?<!\p{L})(?:eom|fdm|f\.?d\.?m\.?|dffm|d\.?f\.?f\.?m\.?|f\.?m\.?|lm|lb\.? ?md\.?|ultimo|ult\.)(?!\p{L})/iu

/** The allowed value that is counted from the end of a month and has the same days as a text that says so; null for all other texts. */
export function monthEndTerms(allowed: readonly string[]): (raw: string) => string | null {
  const known = allowed.flatMap((value) => {
    const days = CODE.test(value) ? onlyFigure(value) : null
    return days === null ? [] : [{ value, days }]
  })
  if (known.length === 0) return () => null
  return (raw) => {
    const text = raw.replace(/(\d)(?=\p{L})/gu, '$1 ')
    const days = saysMonthEnd(text) || SHORT.test(text) ? onlyFigure(raw) : null
    const [found, ...more] = days === null ? [] : known.filter((one) => one.days === days)
    return found && more.length === 0 ? found.value : null
  }
}

/** The only figure of a text: more of them say more. */
function onlyFigure(text: string): number | null {
  const [figure, ...more] = text.match(/\d+/gu) ?? []
  return figure === undefined || more.length > 0 ? null : Number(figure)
}
