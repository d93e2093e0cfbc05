import { cellsOf } from '../../profile/cells-of.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { multipleNamed } from '../../profile/units.ts'
import type { Pattern } from '../pattern/pattern.ts'

// “Whole cents”: what ledgers have with two decimals says nothing against such a column, as it is multiplied.

const MOST = 0.5
const IN_CENTS = /\d[.,]\d{2}\D*$/u

/** Whether a column takes whole numbers of cents. */
export function wantsCents({ name, description }: TemplateColumn, rule: Pattern | null): boolean {
  return multipleNamed(`${name} ${description ?? ''}`) === 'hundredths' && (rule === null || rule.matches('1250'))
}

/** Whether most of what a column has are sums with their cents behind a mark. */
export function areSums({ types, values, filled }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0 } = types
  const withCents = values.reduce((sum, { value, count }) => (IN_CENTS.test(value) ? sum + count : sum), 0)
  const known = cellsOf(values)
  return filled > 0 && amount + decimal > MOST && withCents > MOST * known
}
