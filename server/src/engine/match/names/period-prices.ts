import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { squash } from './words.ts'

/** “Hrs” of 7.50 or 5130.1 alone are hours: their price stands beside those of other periods, or is of money by its signs. */
const HOURLY = 'hourly'

/** What a price is called by the period that it is for. */
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hours?|hrs?|stunden?|std|heures?|horas?|or[ae]|uur)$/, HOURLY],
  [/^(?:days?|tage?|jours?|dias?|giorn[oi]|dag|dagen)$/, 'daily'],
  [/^(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week)$/, 'weekly'],
  [/^(?:months?|monate?|mois|mes|meses|mes[ei]|maand|maanden)$/, 'month'],
]

/** Sums below a period and nothing else, as price lists have them: the “Day” of 95.00 is the price of a day, not a date. */
export function withPeriodPrices(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const priced = columns.map((column) => (holdsSums(column) ? periodOf(column) : null))
  const isOfSeveral = new Set(priced.filter((period) => period !== null)).size > 1
  return names.map((name, at) => {
    const period = priced[at] ?? null
    if (period === null || (period === HOURLY && !isOfSeveral && !isOfMoney(columns[at]!))) return name
    return { ...name, concepts: [period, 'rate'] }
  })
}

function periodOf({ name }: ColumnProfile): string | null {
  return PERIODS.find(([word]) => word.test(squash(name)))?.[1] ?? null
}

/** Beside the sums stands what has no price. */
const MOSTLY = 0.7

function holdsSums({ types: { amount = 0, decimal = 0 } }: ColumnProfile): boolean {
  return amount + decimal >= MOSTLY
}

function isOfMoney({ types: { amount = 0 } }: ColumnProfile): boolean {
  return amount > 0
}
