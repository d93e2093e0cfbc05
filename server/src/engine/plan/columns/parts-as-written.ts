import { applyChain } from '../../examples/interpret.ts'
import type { ColumnPlan, Transform } from '../../model.ts'
import type { Mapping, Placement } from '../context.ts'
import { codeStep } from './put-together.ts'

// “4021-NVY-M” of “Medium”: what a key has of a column with a list of values, it has as it is written there.

/** Longer lists are no sizes or kinds. */
const MOST = 100

/** The mapping of a key with the values that its parts become in their own columns, whose plans are made. */
export function partsAsWritten(mapping: Mapping, plans: readonly ColumnPlan[], { table }: Placement): Mapping {
  const { written = [], sources, lead } = mapping
  const [merge, ...more] = lead
  if (merge?.kind !== 'merge') return mapping
  const steps = written.flatMap((target, at): Transform[] => {
    const column = table.profile.columns[sources[at]!]!
    const plan = target === null ? undefined : plans[target]
    const [input, ...others] = plan?.inputs ?? []
    if (!plan || others.length > 0 || input?.position !== column.position || column.values.length > MOST) return []
    const found = column.values.flatMap(({ value }) => {
      const made = applyChain(plan.transforms, [value]).value
      return made === null || made === value.trim() ? [] : [{ raw: value.trim(), made }]
    })
    // What one becomes may be another that becomes something else: that one has to be done by then.
    const isMade = new Set(found.map(({ made }) => made))
    return found
      .toSorted((a, b) => Number(isMade.has(b.raw)) - Number(isMade.has(a.raw)))
      .map(({ raw, made }) => codeStep(at, raw, made))
  })
  return steps.length === 0 ? mapping : { ...mapping, lead: [merge, ...steps, ...more] }
}
