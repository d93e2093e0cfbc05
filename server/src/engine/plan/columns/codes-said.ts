import { cellsOf } from '../../profile/cells-of.ts'
import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'
import { standsFor } from './explanations.ts'
import { isTelling } from './left-behind.ts'
import { rateIn } from '../transforms/values/told-values.ts'

// “R1 is Ada Roth (AR), R2 is Bo Lind (BL)”: a column of AR and BL is what takes R1 and R2, whatever either is called.

const FEWEST = 2
/** This share of the cells must be known. */
const MOSTLY = 0.9

/** Why a column is the template's, as somebody says of nearly all its values which codes of the template's form they are; null where nobody does. */
export function codesSaid(
  target: number,
  { side }: Placement,
  context: Context,
): (source: ColumnProfile) => string | null {
  const rule = side.rules[target]!
  const { slug, columns } = side.template
  // Another column that takes the same codes may be meant as well.
  const isOnly = side.rules.every((one, at) => at === target || one?.source !== rule.source)
  if (!isOnly || !isTelling(rule)) return () => null
  return (source) => {
    const said = directivesOf(context.directives, 'value', slug).filter(
      ({ column, value }) =>
        column !== null && sameName(column, source.name) && rule.matches(rateIn(value, rule) ?? value),
    )
    const known = new Set(said.map(({ raw }) => raw.toLowerCase()))
    const cells = source.values.filter(({ value }) => known.has(value.trim().toLowerCase()))
    const isMostly = cellsOf(cells) >= MOSTLY * cellsOf(source.values)
    if (!isMostly || new Set(said.map(({ value }) => value)).size < FEWEST) return null
    return standsFor(said[0]!.origin, source, columns[target]!)
  }
}
