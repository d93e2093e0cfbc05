import type { Calculation, Transform } from '../../model.ts'
import { calculationOf } from '../columns/calculations.ts'
import { MOST_INPUTS } from '../../transforms/formula.ts'
import { columnRef, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { listed } from '../told/listed.ts'
import type { Made, Part } from './parts.ts'

/**
 * What fills the column, where its price is one for many: the inputs with how they are calculated with. `parts` have prices for rows in which it
 * has none, for one or for many; what doesn't fit in a formula is left out, and told.
 */
export function forOne(
  placed: Placed,
  target: number,
  mapping: Mapping,
  parts: readonly Part[],
  context: Context,
): Made | null {
  const {
    sources: [source = 0],
    per,
  } = mapping
  if (!per) return null
  const priced = [
    { placed, source, per },
    ...parts.map((part) => ({ ...part, per: part.placed.mappings[target]?.per })),
  ]
  const most = Math.floor(MOST_INPUTS / 2)
  const left = priced.slice(most).map((one) => tableLabel(one.placed.placement.table.profile))
  if (left.length > 0)
    context.notes.push(`Prices are calculated of ${most} tables at most: those of ${listed(left)} are left out.`)
  const pieces = priced.slice(0, most).map((one) => {
    const sources = one.per ? [one.source, one.per.source] : [one.source]
    const read = new Map(one.per ? [[one.per.source, one.per.read]] : [])
    const formula = one.per ? '$1 / $2' : '$1'
    const { profile } = one.placed.placement.table
    return {
      sources,
      inputs: sources.map((at) => columnRef(profile, profile.columns[at]!)),
      calculation: calculationOf(formula, sources, target, one.placed.placement, context, read),
    }
  })
  const { sources, calculation } = pieces[0]!
  const calculated = (one: Calculation): Transform => ({ kind: 'merge', separator: '', calculation: one })
  return {
    inputs: pieces.flatMap(({ inputs }) => inputs),
    lead: calculated({ ...calculation, ...eitherOf(pieces.map((piece) => piece.calculation)) }),
    placement: placed.placement,
    mapping: { ...mapping, sources, lead: [calculated(calculation)] },
  }
}

/** The first of several that can be calculated. */
function eitherOf(calculations: readonly Calculation[]): Pick<Calculation, 'formula' | 'inputs'> {
  let shift = 0
  const formulas = calculations.map(({ formula, inputs }) => {
    const text = formula.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + shift}`)
    shift += inputs.length
    return text
  })
  return { formula: formulas.join(' ?? '), inputs: calculations.flatMap(({ inputs }) => inputs) }
}
