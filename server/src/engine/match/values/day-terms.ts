import { dayTermsOf, isFromMonthEnd, type DayTerms } from '../../profile/terms.ts'

// “30D”, “30 Tage” and “30 EOM” where “30 days” and “30 days EOM” are allowed: the same days, counted from the same day. A bare 30 are days from the
// invoice, unless those from the end of a month could be meant: where they are allowed, too, and the column does not say of others that they are.

const BARE = /^\s*(\d{1,3})\s*$/
/** So many of the allowed values are terms of days, and so many bare figures are of them by no chance. */
const FEWEST = 2

interface Allowed extends DayTerms {
  value: string
}

/** The allowed value with the days that terms say; null where none has them, or several have. */
export function dayTermsIn(raws: readonly string[], allowed: readonly string[]): (raw: string) => string | null {
  const known = allowed.flatMap((value): Allowed[] => {
    const terms = dayTermsOf(value.replaceAll('_', ' '))
    return terms === null || terms.days === 0 ? [] : [{ value, ...terms }]
  })
  if (known.length < FEWEST) return () => null
  const saysMonthEnd = raws.some(isFromMonthEnd)
  const bare = (raw: string): string | null => {
    const days = BARE.exec(raw)?.[1]
    const found = known.filter((one) => days !== undefined && one.days === Number(days))
    return onlyOf(saysMonthEnd ? found.filter((one) => !one.isFromMonthEnd) : found)
  }
  const areDays = new Set(raws.flatMap((raw) => bare(raw) ?? [])).size >= FEWEST
  return (raw) => {
    const terms = dayTermsOf(raw)
    if (terms === null) return areDays ? bare(raw) : null
    return onlyOf(
      known.filter(({ days, isFromMonthEnd: isSo }) => days === terms.days && isSo === terms.isFromMonthEnd),
    )
  }
}

function onlyOf(found: readonly Allowed[]): string | null {
  return found.length === 1 ? found[0]!.value : null
}
