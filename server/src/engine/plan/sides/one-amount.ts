import type { TableSide, TemplateSide } from '../../match/sides.ts'
import { areApart, isCounted, sideOf, sidesIn, type Sides } from './sides.ts'

/** The two columns of a table that are the only amount of a template, which has none for either side; null where that isn't so. */
export function oneAmountOf(
  { profile }: TableSide,
  side: TemplateSide,
): (Sides & { sources: number[]; target: number }) | null {
  const found = sidesIn(profile.columns)
  if (!found || side.template.columns.some(({ name }) => sideOf(name) !== null)) return null
  if (!areApart(found, profile.rows)) return null
  const amounts = side.template.columns.flatMap(({ required, desiredRule }, target) => {
    const rule = side.rules[target]
    const takes = !rule || ['-5', '-5.00', '-5,00'].some((value) => rule.matches(value))
    return required && desiredRule !== 'link' && takes && isCounted(side.names[target]!.concepts) ? [target] : []
  })
  const sources = [found.plus, found.minus].map((column) => profile.columns.indexOf(column))
  return amounts.length === 1 ? { ...found, sources, target: amounts[0]! } : null
}
