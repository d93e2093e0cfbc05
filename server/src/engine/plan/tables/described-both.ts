import { scoreColumns } from '../../match/score-columns.ts'
import { templateSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { isFilled, isKnown } from '../sure.ts'
import { describedKind, type DescribedKind } from './described-kind.ts'
import { keyLinked } from './key-linked.ts'

// The address in the customer list is the first one of each customer, where the template of addresses says so (described-kind.ts).

/** Tables of what the rows of a template belong to, where these have all that its own first rows need. */
export function describedBoth(
  placed: readonly Placed[],
  templates: readonly Template[],
  context: Context,
): Placement[] {
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  return templates.flatMap((template) => {
    const kind = describedKind(template, templates)
    const own = placed.filter(({ placement }) => placement.side.template === template)
    // Where a column of its own table says of which kind each row is, all are there.
    if (kind === null || own.length === 0 || own.some(({ mappings }) => isFilled(mappings[kind.target]!))) return []
    const parents = placed.filter(
      ({ placement: { side, table } }) =>
        side.template === kind.parent && !own.some(({ placement }) => placement.table === table),
    )
    const found = parents.flatMap((one) => besides(one, template, kind, quiet) ?? [])
    for (const { table } of found)
      context.notes.push(
        `${tableLabel(table.profile)} also fills ${template.name}, with “${kind.own}” as “${template.columns[kind.target]!.name}”: the description of that says so.`,
      )
    return found
  })
}

function besides(one: Placed, template: Template, kind: DescribedKind, context: Context): Placement | null {
  const { table, side, fit } = one.placement
  const key = keyLinked(template, kind.parent, true)!
  if (!isKnown(one.mappings[key.target]!) || table.profile.table.header_row === null) return null
  const wide = templateSide(template)
  // What fills the parent's own column is of that, but where it is likelier here, or both are called the same.
  const isFree = (source: number, target: number, probability: number): boolean =>
    one.mappings.every(
      (mapping, at) =>
        !isFilled(mapping) ||
        !mapping.sources.includes(source) ||
        mapping.confidence < probability ||
        side.template.columns[at]!.name === template.columns[target]!.name,
    )
  const candidates = scoreColumns(table, wide).filter(
    ({ source, target, probability }) =>
      target !== key.link && target !== kind.target && isFree(source, target, probability),
  )
  const placement: Placement = {
    table,
    side: wide,
    candidates,
    fit,
    both: { template: side.template, mappings: one.mappings },
  }
  const mappings = mapColumns(placement, context, () => null)
  const others = [...template.columns.keys()].filter((at) => at !== key.link && at !== kind.target)
  const isThere = others.every((at) => !template.columns[at]!.required || isKnown(mappings[at]!))
  return isThere && others.some((at) => isFilled(mappings[at]!)) ? placement : null
}
