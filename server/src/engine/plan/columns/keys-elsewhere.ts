import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { Context, Placement } from '../context.ts'
import { sharedWith, tellingKeys } from './telling-keys.ts'

// Two columns of a table may number its rows: one counts the entries of a journal, the other has the numbers on the papers. Which of them another
// table of the template knows the same things by is seen where some of these are in both.

/** So many keys are in both tables by no chance. */
const FEW = 4
/** Where nearly all of a column are another table's keys, it says which of those rows each is about. */
const NEARLY_ALL = 0.9
/** How likely the other column is, where the one that seemed meant is in no other table. */
const UNSETTLED = 0.5

/**
 * The column that has keys of the template's other tables, for what must be there once, where the chosen one has none of them. It may be
 * about other rows, so it is asked about.
 */
export function keyElsewhere(
  target: number,
  choice: Choice | undefined,
  own: readonly Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
  context: Context,
): Choice | undefined {
  if (!choice || !side.template.columns[target]!.unique) return undefined
  const known = keysElsewhere(target, table.profile, side, context)
  const chosen = table.profile.columns[choice.candidate.source]!
  if (known.size === 0 || sharedWith(known, chosen) > 0) return undefined
  const found = own.flatMap((candidate) => {
    const column = table.profile.columns[candidate.source]!
    const shared = sharedWith(known, column)
    const isOther = free.has(candidate.source) && shared >= FEW && shared < NEARLY_ALL * column.values.length
    return isOther && (candidate.name ?? 0) > 0 ? [candidate] : []
  })
  const [candidate] = found
  if (!candidate || found.length > 1) return undefined
  return { candidate, confidence: UNSETTLED, rivals: [choice.candidate] }
}

/** The keys by which other tables have rows of the template, for sure. */
function keysElsewhere(
  target: number,
  own: Placement['table']['profile'],
  side: Placement['side'],
  { placed = [] }: Context,
): ReadonlySet<string> {
  const columns = placed.flatMap(({ placement, mappings }) => {
    const { profile } = placement.table
    const { sources, lead, guessed } = mappings[target] ?? { sources: [], lead: [] }
    const isOther = profile !== own && placement.side.template === side.template
    return isOther && sources.length === 1 && lead.length === 0 && !guessed ? [profile.columns[sources[0]!]!] : []
  })
  return tellingKeys(columns)
}
