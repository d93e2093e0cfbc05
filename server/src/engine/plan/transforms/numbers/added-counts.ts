import { cellsOf } from '../../../profile/cells-of.ts'
import { addedUp, wantsTotal } from '../../../match/composites/added-counts.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, type Work } from '../column-values.ts'

/** More different ones are no counts of a few things. */
const MOST = 200
const NEARLY_ALL = 0.9

/** What the counts of a cell come to, where the description wants them together: “4+2” is 6. */
export function addAddedCounts(work: Work): void {
  const { rule, kinds, target, values, context, source, placement } = work
  const isCount = kinds.some((kind) => kind === 'integer' || kind === 'number')
  if (!isCount || target.desiredRule === 'link' || rule?.values || !wantsTotal(target)) return
  const open = values.flatMap(({ value, count }) => (value === null || isNullWord(value) ? [] : [{ value, count }]))
  const read = open.flatMap(({ value }) => {
    const sum = addedUp(value)
    const isTaken = sum !== null && !/^\d+$/.test(value.trim()) && rule?.matches(value) !== true
    return isTaken && (rule?.matches(sum) ?? true) ? [{ raw: value, value: sum, decided_by: 'matcher' as const }] : []
  })
  const several = read.filter(({ raw }) => (raw.match(/\d+/g) ?? []).length > 1)
  if (several.length === 0 || read.length > MOST) return
  if (cellsOf(open.filter(({ value }) => addedUp(value) !== null)) < NEARLY_ALL * cellsOf(open)) return
  // “1 adult” beside “2 adults, 1 child” is one in all.
  addEntries(work, read)
  const [shown] = several
  context.notes.push(
    `“${source.name}” of ${tableLabel(placement.table.profile)} has several counts in a cell: “${target.name}” is what they come to, “${shown!.value}” for “${shown!.raw}”.`,
  )
}
