import { sameName } from '../../knowledge/directives.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { areFigures } from './calculations.ts'
import type { Formula } from './formulas-of.ts'

/** What is calculated with the only column that fills another one, where somebody said exactly that: “add 50000 to every invoice number”. */
export function toldFormula(
  target: number,
  { sources, lead, constant }: Mapping,
  { side, table }: Placement,
  { directives }: Context,
): Formula | null {
  const { slug, columns } = side.template
  const column = columns[target]!
  const [source, ...others] = sources
  const { profile } = table
  const told = directives.find(
    (one) =>
      one.kind === 'calculated' &&
      (one.slug === null || one.slug === slug) &&
      sameName(one.column, column.name) &&
      (one.tables === undefined ||
        one.tables.some((own) => own.file_id === profile.table.file_id && own.table === profile.table.name)),
  )
  if (told?.kind !== 'calculated' || source === undefined) return null
  if (others.length > 0 || lead.length > 0 || constant !== undefined || !areFigures(profile.columns[source]!))
    return null
  // As many decimals as are said, where the rule takes them.
  const places = told.decimals === undefined ? null : `17.${'3'.repeat(told.decimals)}`
  const isTaken = places !== null && (ruleOf(column)?.matches(places) ?? true)
  return {
    sources,
    shares: [],
    days: [],
    text: told.formula,
    isDay: false,
    why: `${told.origin} says so: ${told.said}`,
    by: told.by,
    asked: true,
    ...(isTaken ? { decimals: told.decimals! } : {}),
  }
}
