import { conceptWeights, type ConceptWeights } from '../names/name-score.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'
import { calledLike, listedParts, stepsInOrder } from './listed-parts.ts'

// A header that has in brackets what its cells have in brackets: “Maker / model (year)” above “Kern PCB 2500 (2019)”.

/** From this share of the values on, they are written as their header. */
const MOST = 0.7
const HEADER = /^\s*([^()]*[^()\s])\s*\(\s*([^()]*[^()\s])\s*\)\s*$/u
const WRITTEN = /^[^()]*[^()\s]\s*\(\s*[^()]*[^()\s]\s*\)$/u

/** What stands before the brackets and what stands in them, each for the template column that it is called like. */
export function splitBracketed(table: TableSide, side: TemplateSide): Composite[][] {
  const weights = conceptWeights([table.names, side.names], side.implied)
  return table.profile.columns.flatMap((column, source) => {
    const [, before, within] = HEADER.exec(column.name) ?? []
    if (before === undefined || within === undefined || sharesOf(column, WRITTEN) < MOST) return []
    const targets = [calledLikeAny(before, side, weights), calledLike(within, side, weights)]
    const [whole, part] = targets
    if (whole === null || part === null || whole === part) return []
    const steps = stepsInOrder(column, targets, side)
    const reason = `The header “${column.name}” has in brackets what its values have there.`
    return steps
      ? [
          targets.map((target, at): Composite => {
            return { target: target!, sources: [source], transforms: [steps[at]!], confidence: 0.88, reason }
          }),
        ]
      : []
  })
}

/** The template column that it is called like, or that the only one of the parts which it lists is called like: both parts are its, then. */
function calledLikeAny(name: string, side: TemplateSide, weights: ConceptWeights): number | null {
  const whole = calledLike(name, side, weights)
  if (whole !== null) return whole
  const parts = (listedParts(name) ?? []).flatMap((part) => calledLike(part, side, weights) ?? [])
  return parts.length === 1 ? parts[0]! : null
}
