import { escaped } from '../../../escaped.ts'
import { QUALIFIER, WORDED, wordedFigures } from '../../../match/values/worded-figures.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'

/**
 * “ca. 30 min”, “für 6 Personen”, “max. 12”: the words in front of a figure that leave it what it is go, and its unit stays. Where they stand before
 * some figures alone they tell these from the others, and that they went is told.
 */
export function addUnqualified(work: Work): void {
  if (!wantsFigures(work)) return
  const open = work.values.filter(({ value }) => value !== null && /\d/.test(value))
  const qualified = open.filter(({ value }) => !isMet(work, value) && QUALIFIER.test(value!))
  // Longer ones first, of which the shorter are a part.
  const fronts = [...new Set(qualified.map(({ value }) => QUALIFIER.exec(value!)![0]))].toSorted(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  )
  if (fronts.length === 0) return
  const off = (value: string): string => {
    const front = fronts.find((one) => value.startsWith(one))
    return front === undefined ? value : value.slice(front.length)
  }
  if (qualified.length < open.length)
    return push(work, { kind: 'extract', pattern: `^(?:${fronts.map(escaped).join('|')})?(.+)$` }, off)
  for (const find of fronts) push(work, { kind: 'replace', find, with: '' }, (value) => value.replaceAll(find, ''))
}

/** “Sleeps 4”, “10 lessons of French”: the figure, where figures are wanted and the words around it are the same in all cells. */
export function addWordedFigures(work: Work): void {
  const { source, target, placement, context } = work
  // What was taken out of the cells is another column than was looked at.
  const written = work.mapping.lead.length > 0 || !wantsFigures(work) ? null : wordedFigures(source)
  const pattern = jsPattern(`^${WORDED}$`)
  const isWorded = (value: string | null): boolean => !isMet(work, value) && pattern.test(value!)
  const shown = written && work.values.find(({ value }) => isWorded(value))?.value
  if (!shown) return
  push(work, { kind: 'rewrite', pattern: WORDED, with: '\\1' }, (value) => value.replace(pattern, '$1'))
  context.notes.push(
    `“${target.name}” is the figure in “${source.name}” of ${tableLabel(placement.table.profile)}, without the words around it: “${shown.replace(pattern, '$1')}” of “${shown}”.`,
  )
}

/** Figures of one length are codes and years, and what stands in front of them is no matter of words. */
const FREE_FIGURES = [
  ['7', '12'],
  ['1.5', '12.5'],
  ['1.25', '12.25'],
]

function wantsFigures({ rule, kinds }: Work): boolean {
  if (rule) return FREE_FIGURES.some((all) => all.every((figures) => rule.matches(figures)))
  return kinds.some((kind) => kind === 'number' || kind === 'integer')
}

function isMet({ rule }: Work, value: string | null): boolean {
  return value === null || (rule?.matches(value) ?? /^[\d.,]+$/.test(value))
}
