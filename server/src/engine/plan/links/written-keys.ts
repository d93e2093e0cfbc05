import { applyChain, isKnown } from '../../examples/interpret.ts'
import type { Transform } from '../../model.ts'
import { columnRef, type Context, type Placed } from '../context.ts'
import { reviseTransforms } from '../told/revise.ts'
import { chooseTransforms } from '../transforms/choose.ts'

// A key is written in the sheet as the steps of its column make it; what links to it has to be written like that, whatever its own file has.

/** By the mapping, which stays the same as long as its table and column do. */
const chains = new WeakMap<Placed, Map<number, Transform[]>>()

/** The steps of a column that nothing links from, without asking anything about them. */
export function stepsOf(placed: Placed, target: number, context: Context): Transform[] {
  const known = chains.get(placed) ?? chains.set(placed, new Map()).get(placed)!
  const steps = known.get(target) ?? chosen(placed, target, { ...context, questions: [], notes: [], doubts: null })
  known.set(target, steps)
  return steps
}

function chosen({ placement, mappings }: Placed, target: number, context: Context): Transform[] {
  const mapping = mappings[target]!
  const { template } = placement.side
  const { profile } = placement.table
  const steps = chooseTransforms(placement, mapping, target, context, null)
  const inputs = mapping.sources.map((source) => columnRef(profile, profile.columns[source]!))
  return reviseTransforms(steps, template.columns[target]!.name, inputs, template.slug, context, null)
}

/** What a column writes for the cells of its sources. Steps that are only known to the database leave the value as it is. */
export function writtenBy(placed: Placed, target: number, context: Context): (cells: string[]) => string | null {
  const steps = stepsOf(placed, target, context)
  return (cells) => applyChain(steps, cells).value
}

/** Whether a column's values are written otherwise than they stand in the file, and it is known how. */
export function isWritten(placed: Placed, target: number, context: Context): boolean {
  const steps = stepsOf(placed, target, context)
  return steps.length > 0 && steps.every(isKnown)
}
