import { conceptsOf } from '../../../match/names/words.ts'
import { push, type Work } from '../column-values.ts'
import { takesFigures } from './measures.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'

const FROM =
  'from|at least|starting at|min(?:\\.|imum)?|ab|mind(?:\\.|estens)|von|à partir de|dès|au moins|a partir de|desde|mín\\.|al menos|a partire da|da|almeno|vanaf|min(?:\\.|stens)'
const OR_MORE =
  '\\+|(?:and|or|und|oder|et|ou|y|o|e|en|of) (?:up|over|above|more|older|mehr|älter|darüber|plus|más|mayores|più|oltre|meer|ouder)'
/** “from 5”, “≥ 5”, “5+”, “8 years and over”: what stands between says as much where the least is wanted. */
const LEAST = `^(?:(?i:${FROM})\\s*|[≥>]=?\\s*)?(\\d.*?)(?:\\s*(?i:${OR_MORE}))?$`

/** Where the least of something is wanted, a figure with “from” before it, or “and more” behind it, says no more than the figure. */
export function addLeastFigures(work: Work): void {
  const { rule, target, values } = work
  if (!rule || !takesFigures(rule)) return
  const concepts = conceptsOf(`${target.name} ${target.description ?? ''}`)
  if (!concepts.includes('minimum') && !concepts.includes('start')) return
  const pattern = jsPattern(LEAST)
  const bare = (value: string): string => pattern.exec(value.trim())?.[1] ?? value
  const isMarked = ({ value }: { value: string | null }): boolean =>
    value !== null && !rule.matches(value) && bare(value) !== value.trim()
  if (values.some(isMarked)) push(work, { kind: 'extract', pattern: LEAST }, bare)
}
