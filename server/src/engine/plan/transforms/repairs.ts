import type { Transform } from '../../model.ts'
import { improves, push, shareOf, type Work } from './column-values.ts'
import { titleCase } from './text.ts'

interface Repair {
  transform: Transform
  change: (value: string) => string
}

const CASES: Repair[] = [
  { transform: { kind: 'case', to: 'upper' }, change: (value) => value.toUpperCase() },
  { transform: { kind: 'case', to: 'lower' }, change: (value) => value.toLowerCase() },
  { transform: { kind: 'case', to: 'title' }, change: titleCase },
]

const REMOVALS: Repair[] = [
  { transform: { kind: 'strip', characters: '\'"' }, change: (value) => value.replace(/^['"]+|['"]+$/g, '') },
  { transform: { kind: 'replace', find: ' ', with: '' }, change: (value) => value.replaceAll(' ', '') },
  { transform: { kind: 'replace', find: '-', with: '' }, change: (value) => value.replaceAll('-', '') },
  { transform: { kind: 'replace', find: ' ', with: '-' }, change: (value) => value.replaceAll(' ', '-') },
]

/** A repair that changes letters or digits must bring this share of the failing cells to match, or it isn't what is wrong. */
const MOST = 0.6

/** The one small change after which most failing values match the rule, while those that match stay as they are. */
export function addRepair(work: Work): void {
  const { rule } = work
  if (!rule || shareOf(work, (value) => rule.matches(value)) === 1) return
  const lettering = CASES.find(({ change }) => improves(work, change))
  if (lettering) push(work, lettering.transform, lettering.change)
  const removal = [...REMOVALS, ...padding(work)].find(
    ({ change }) => improves(work, change) && repaired(work, change) >= MOST,
  )
  if (removal) push(work, removal.transform, removal.change)
}

/** The case alone, for a list of allowed values: says more than a map of each spelling, and takes new spellings, too. */
export function addCase(work: Work, allowed: readonly string[]): void {
  const known = new Set(allowed)
  const open = work.values.filter(({ value }) => value !== null && !known.has(value))
  if (open.length === 0) return
  const fitting = CASES.find(
    ({ change }) =>
      open.every(({ value }) => known.has(change(value!))) &&
      work.values.every(({ value }) => value === null || !known.has(value) || change(value) === value),
  )
  if (fitting) push(work, fitting.transform, fitting.change)
}

function repaired(work: Work, change: (value: string) => string): number {
  let failing = 0
  let fixed = 0
  for (const { value, count } of work.values) {
    if (value === null || work.rule!.matches(value)) continue
    failing += count
    if (work.rule!.matches(change(value))) fixed += count
  }
  return failing === 0 ? 0 : fixed / failing
}

/** Leading zeros that a spreadsheet took away (of 00123, of 09:05): to the length that the rule wants. */
function padding(work: Work): Repair[] {
  const filled = work.values.flatMap(({ value }) => value ?? [])
  // The step fills up whatever is shorter, so nothing else may be among the values.
  if (!filled.every((value) => /^\d[\d:]*$/.test(value))) return []
  const shortest = Math.min(...filled.map((value) => value.length))
  return Array.from({ length: 20 }, (_, at) => at + 1)
    .filter((length) => length > shortest)
    .map((length) => ({
      transform: { kind: 'pad', length, character: '0', side: 'left' },
      change: (value) => value.padStart(length, '0'),
    }))
}
