import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { nameFeatures, type NameFeatures } from './name-score.ts'

// “VAT 20%”, “Btw 21 %” beside net and gross sums: what the tax comes to, and no rate, as each row has another. Of two rates each is a part.

const AT_A_RATE = /(?<![\p{N}.,])\d{1,2}(?:[.,]\d{1,2})?\s?%/u
/** Rates are few. */
const FEW = 4

export function withTaxesAtARate(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const rated = columns.flatMap(({ name }, at) =>
    AT_A_RATE.test(name) && names[at]!.concepts.includes('tax') ? [at] : [],
  )
  const [at, ...others] = rated
  if (at === undefined || others.length > 0 || !areSums(columns[at]!)) return names
  return names.with(at, nameFeatures(`${columns[at]!.name.replace(AT_A_RATE, ' ')} amount`))
}

function areSums({ types, distinct }: ColumnProfile): boolean {
  return distinct > FEW && (types.amount ?? 0) + (types.decimal ?? 0) > 0.5
}
