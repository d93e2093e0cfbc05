import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Pièce” counts pieces in a list of goods, and is the voucher in a ledger: “Pièce n°”, as its values have letters or are longer than any count.

const NUMBER = '(?:n[°º]|n[or]\\.?|num(?:[ée]ro|\\.)?)'
const PIECE = new RegExp(
  `^(?:(?:r[ée]f(?:[ée]rence|\\.)?|${NUMBER})\\s*)?(?:de\\s+(?:la\\s+)?)?pi[èe]ce(?:\\s+(?:comptable|justificative))?(?:\\s+${NUMBER})?$`,
  'iu',
)
const MOST = 0.8
/** No count has so many figures. */
const LONG = 5

export function withVouchers(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) =>
    PIECE.test(columns[at]!.name.trim()) && areNumbersOfVouchers(columns[at]!)
      ? { ...name, concepts: ['document', 'number'], understood: true }
      : name,
  )
}

function areNumbersOfVouchers({ values, unique, distinct, filled }: ColumnProfile): boolean {
  const cells = cellsOf(values)
  const codes = values.reduce((sum, { value, count }) => (isCode(value.trim()) ? sum + count : sum), 0)
  return cells > 0 && codes >= MOST * cells && (unique || distinct > Math.sqrt(filled))
}

function isCode(value: string): boolean {
  return /\d/.test(value) && !/\s\p{L}+\s/u.test(value) && (/\p{L}/u.test(value) || value.length >= LONG)
}
