import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { squash } from './words.ts'

/** What a price is called by the period that it is for. */
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hours?|hrs?|stunden?|std|heures?|horas?|or[ae]|uur)$/, 'hourly'],
  [/^(?:days?|tage?|jours?|dias?|giorn[oi]|dag|dagen)$/, 'daily'],
  [/^(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week)$/, 'weekly'],
  [/^(?:months?|monate?|mois|mes|meses|mes[ei]|maand|maanden)$/, 'month'],
]

/** Sums below a period and nothing else, as price lists have them: the “Day” of 95.00 is the price of a day, not a date. */
export function withPeriodPrices(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const period = PERIODS.find(([word]) => word.test(squash(columns[at]?.name ?? '')))?.[1]
    const { amount = 0, decimal = 0 } = columns[at]?.types ?? {}
    return period && amount + decimal >= MOSTLY ? { ...name, concepts: [period, 'rate'] } : name
  })
}

/** Beside the sums stands what has no price. */
const MOSTLY = 0.7
