import type { Candidate } from '../../match/score-columns.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { OpenTable } from './open-table.ts'

// “Job” of a list of rentals, each value of which is the number of a building site: whatever it is called, no other column leads there.

/** From this share of the cells on they are the linked keys, and up to this one they are none. */
const NEARLY_ALL = 0.9
const NEARLY_NONE = 0.05
/** So many different keys are there by no chance. */
const FEW = 5
/** And so many of them look like keys. */
const MOST_KEYS = 0.95
/** Figures of one or two places are in every list of numbers. */
const KEY = /\p{L}.*\d|\d.*\p{L}|\d{3}|\d\P{N}\d/u

/** Whether the likeliest column for a required link is the only one whose values are keys that it leads to, and no other link leads there. */
export function isLoneLink(
  { source, target, link, byName }: Candidate,
  { linked, placement: { table, side } }: Pick<OpenTable, 'linked' | 'placement'>,
): boolean {
  const { columns } = side.template
  const column = columns[target]!
  if (!column.required || column.desiredRule !== 'link' || byName || (link ?? 0) < NEARLY_ALL) return false
  const isRival = (other: TemplateColumn): boolean => other !== column && leadsWith(other, column)
  const isOther = (one: Candidate): boolean =>
    one.target === target && one.source !== source && (one.link ?? 0) > NEARLY_NONE
  return areKeys(table.profile.columns[source]!) && !columns.some(isRival) && !linked.some(isOther)
}

function leadsWith(one: TemplateColumn, other: TemplateColumn): boolean {
  const led = new Set((other.linkRule ?? []).map(({ templateId }) => templateId))
  return one.desiredRule === 'link' && (one.linkRule ?? []).some(({ templateId }) => led.has(templateId))
}

function areKeys({ distinct, values }: ColumnProfile): boolean {
  // A trial customer has number 1.
  return distinct >= FEW && values.filter(({ value }) => KEY.test(value)).length >= MOST_KEYS * values.length
}
