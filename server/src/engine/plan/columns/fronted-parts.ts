import { BETWEEN } from '../../match/composites/composite.ts'
import type { Transform } from '../../model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { toldFront, type ToldFront } from '../told/told-fronts.ts'
import type { Part } from './put-together.ts'

// “The harbour's numbers get 80 in front”: a key that is joined of such a number and another one has it within, too.

/** The steps of a joined key with what somebody said stands in front of the keys that its parts are. */
export function withFrontedParts(
  lead: Transform[],
  parts: readonly Part[],
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Transform[] {
  const [merge, ...others] = lead
  if (merge?.kind !== 'merge' || merge.separator !== BETWEEN) return lead
  const varied = parts.filter((part) => !('value' in part))
  const fronts = varied.flatMap((part, at) => {
    const told = 'source' in part ? frontOf(part.source, mappings, placement, context) : null
    return told === null || told.behind !== undefined ? [] : [fronting(at, told.front, told.figures ?? null)]
  })
  return fronts.length === 0 ? lead : [merge, ...fronts, ...others]
}

/** What stands in front of the key that a column fills alone. */
function frontOf(
  source: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): ToldFront | null {
  const filled = placement.side.template.columns.filter(
    (_, at) => mappings[at]!.sources.length === 1 && mappings[at]!.sources[0] === source,
  )
  return toldFront(
    filled.map(({ name }) => name),
    placement,
    context,
  )
}

/** Only a bare number gets it, and of figures in front of figures one of just so many. */
function fronting(at: number, front: string, figures: number | null): Transform {
  const before = `((?:[^${BETWEEN}]*${BETWEEN}){${at}})`
  const number = figures === null ? '\\d+' : `\\d{${figures}}`
  return { kind: 'rewrite', pattern: `${before}(${number})((?:${BETWEEN}.*)?)`, with: `\\1${front}\\2\\3` }
}
