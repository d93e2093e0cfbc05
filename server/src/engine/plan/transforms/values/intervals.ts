import { cellsOf } from '../../../profile/cells-of.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { intervalIn, intervalWanted, isInterval, usualIn } from '../../../profile/intervals.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, type Work } from '../column-values.ts'
import { askName } from './asked-names.ts'
import { toldValue } from './told-values.ts'
import { askValue } from './unclear-values.ts'

// “alle 2 Jahre”, “quarterly”, “2x pro Jahr”, where the months, weeks or days between two are wanted.

/** More different ones are no intervals. */
const MOST = 60
/** So many of the cells must be read; what else stands there in several rows is asked about. */
const NEARLY_ALL = 0.9
const MOST_ASKED = 6
/** The usual number of days of a month is likely, and no more. */
const USUAL = 0.7

/** The number that each interval comes to; the days of months and years are asked about, as some count 90 and others 91 in a quarter. */
export function addIntervals(work: Work): void {
  const { rule, target, values, context, source, placement } = work
  const unit = target.desiredRule === 'link' || rule?.values ? null : intervalWanted(target)
  if (unit === null) return
  const takes = rule ? rule.matches : (value: string): boolean => /^\d+$/.test(value)
  const open = values.filter(({ value }) => value !== null && !takes(value) && !isNullWord(value))
  if (open.length > MOST || !open.some(({ value }) => isInterval(value!))) return
  const readOf = (value: string): string | null => {
    const read = intervalIn(value, unit)
    return read !== null && takes(read) ? read : null
  }
  const isKnown = (value: string): boolean => (readOf(value) ?? usualIn(value, unit)) !== null
  if (cellsOf(open.filter(({ value }) => isKnown(value!))) < NEARLY_ALL * cellsOf(open)) return
  const others = open.filter(({ value, count }) => !isKnown(value!) && count > 1)
  const entries = open.flatMap((one): ValueMapEntry[] => {
    const raw = one.value!
    const told = toldValue(work, raw)
    if (told) return [told]
    const read = readOf(raw)
    if (read !== null) return [{ raw, value: read, decided_by: 'matcher' }]
    const usual = usualIn(raw, unit)
    return usual === null ? [] : askValue(work, one, [{ value: usual, confidence: USUAL }], [usual], '')
  })
  const asked = rule === null || others.length > MOST_ASKED ? [] : others.flatMap((other) => askName(work, other))
  addEntries(work, [...entries, ...asked])
  const [shown] = entries.filter(({ decided_by }) => decided_by === 'matcher')
  if (shown)
    context.notes.push(
      `“${source.name}” of ${tableLabel(placement.table.profile)} says in words how often: “${target.name}” is that as a number, “${shown.value}” for “${shown.raw}”.`,
    )
}
