import { cellsOf } from '../../../profile/cells-of.ts'
import { isCounted, timesBetween, unitCalled } from '../../../profile/units.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { takesFigures, unitWanted } from './measures.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'

/** Figures, their thousands perhaps apart: “1 500 op.”. */
const WORDED = "^([-+]?(?:\\d{1,3}(?:[ \u00a0\u202f'’]\\d{3})+|\\d)[\\d.,]*)(?:[ \u00a0\u202f]?\\p{L}[\\p{L}.]{0,9})?$"

/** “Whole number without unit”: miles or hours, as each row has them. */
const WITHOUT_UNIT =
  /(?<!\p{L})(?:(?:without|no) (?:the |its |any |a )?(?:unit|units)|ohne (?:die |eine |ihre )?(?:ma(?:ß|ss))?einheit(?:en)?|sans (?:l[’']|leur )?unités?|sin (?:la )?unidad(?:es)?|senza (?:l[’'])?unità|zonder (?:de )?eenheid|sem (?:a )?unidade|bez jednost(?:ki|ek)|bez jednot(?:ky|ek)|utan enhet|uden enhed|uten enhet)(?!\p{L})/iu

/**
 * “143 pcs”, “5 bags”, “2.5 kg” in one column: each row counts in a unit of its own, which the template has no place for here, or
 * says that it wants none. The figures stay, and that is noted.
 */
export function addWithoutUnits(work: Work): void {
  const { rule, target, source, placement, context } = work
  const [wanted, isSaid] = [unitWanted(target), WITHOUT_UNIT.test(target.description ?? '')]
  // “A whole number of units, without the unit” wants them counted in whatever they are sold by.
  if (!rule || !takesFigures(rule) || (wanted !== null && !(isSaid && isCounted(wanted)))) return
  const pattern = jsPattern(WORDED)
  const worded = work.values.filter(
    ({ value }) => value !== null && pattern.test(value) && /\p{L}/u.test(value) && !rule.matches(value),
  )
  const units = new Map(worded.map(({ value }) => [wordBehind(value!), unitCalled(wordBehind(value!))]))
  const known = [...new Set(units.values())].filter((unit) => unit !== null)
  const strange = worded.filter(({ value }) => units.get(wordBehind(value!)) === null)
  const isOneThing = known.every((unit) => timesBetween(unit, known[0]!) !== null)
  // What is said to have no unit may have words behind it that nobody knows, unless a figure would be worth another in the next row.
  const areAnyWords = isSaid && strange.length > 0 && known.length > 0 && !areOfOneDimension(known)
  if (!areAnyWords && (isOneThing || !(known.some(isCounted) || isSaid))) return
  if (!areAnyWords && cellsOf(strange) > cellsOf(worded) / 2) return
  context.notes.push(
    `“${source.name}” of ${tableLabel(placement.table.profile)} counts in several units (${[...units.keys()].slice(0, 6).join(', ')}): “${target.name}” gets the figures alone.`,
  )
  push(work, { kind: 'extract', pattern: WORDED }, (value) => pattern.exec(value)?.[1] ?? value)
}

/** “500 g” beside “2 kg”. */
function areOfOneDimension(units: readonly string[]): boolean {
  return units.some((unit, at) => units.slice(at + 1).some((other) => timesBetween(unit, other) !== null))
}

function wordBehind(value: string): string {
  return /\p{L}[\p{L}.]*$/u.exec(value)?.[0] ?? ''
}
