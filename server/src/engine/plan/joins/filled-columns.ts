import type { Placed } from '../context.ts'

// What the columns of a table fill of a template, and whether the rules there take it.

/** The template columns that the table surely fills from columns of its own. */
export function mapped({ mappings }: Placed): number[] {
  return mappings.flatMap(({ sources, guessed }, target) => (sources.length > 0 && !guessed ? [target] : []))
}

/** The share of a table's keys that their rule takes: what it refuses, such as the suppliers among accounts, is no row of the template's anyway. */
export function takenOf({ placement, mappings }: Placed, key: number): number {
  const { sources, lead } = mappings[key]!
  const pair = placement.candidates.find((one) => one.target === key && one.source === sources[0])
  return sources.length === 1 && lead.length === 0 && pair?.rule ? pair.rule.reachable : 1
}

/** What the rule takes in no way is no key of such rows, whatever it is called. */
export function isRefused(placed: Placed, target: number): boolean {
  return placed.placement.side.template.columns[target]!.unique && reachableAsItStands(placed, target) === 0
}

/** Codes of which none means what the column allows are nothing that it has before somebody tells what they mean: a 1 and a 2 for kinds of customers. */
export function isUnread(placed: Placed, target: number): boolean {
  return Boolean(placed.placement.side.rules[target]?.values) && reachableAsItStands(placed, target) === 0
}

/** The share that the rule takes of a single column that the matcher gave whole; undefined without such a column or rule. */
function reachableAsItStands({ placement, mappings }: Placed, target: number): number | undefined {
  const { sources, lead, decided_by } = mappings[target]!
  const isPlain = sources.length === 1 && lead.length === 0 && decided_by === 'matcher'
  const pair = placement.candidates.find((one) => one.target === target && one.source === sources[0])
  return isPlain ? pair?.rule?.reachable : undefined
}

/** What is said of all rows of a table: “everything on the list is unpaid”. */
export function saidOf({ mappings }: Placed): number[] {
  return mappings.flatMap(({ constant }, target) => (constant === undefined ? [] : [target]))
}

/** Whether values of the table go nowhere yet, but where they were guessed to. */
export function hasMore({ placement, mappings }: Placed): boolean {
  const taken = new Set(mappings.flatMap(({ sources, guessed }) => (guessed ? [] : sources)))
  return placement.table.profile.columns.some(({ filled }, source) => filled > 0 && !taken.has(source))
}
