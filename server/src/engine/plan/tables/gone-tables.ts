import { GONE } from '../../match/vocabulary/past-states.ts'
import { NONE } from '../../knowledge/statements.ts'
import type { TableProfile } from '../../profile/model.ts'
import { firstRow } from './ask-table.ts'
import { ask, tableKey, tableLabel, type Context, type Placement } from '../context.ts'

// A sheet “Scrapped” beside the stock: whether what is gone comes along is for those to say who know, where the rows don't say it themselves.

/** The table as it is placed, which is asked about where it, unlike another one of its file, is called after what is gone; left out where that was answered. */
export function unlessGone(
  placement: Placement,
  profiles: readonly TableProfile[],
  context: Context,
): Placement | { reason: string } {
  const { table, side } = placement
  const { profile } = table
  const { slug, name } = side.template
  const beside = profiles.filter(({ table: other }) => other.file_id === profile.table.file_id)
  // Where a column takes what became of them, these rows are wanted.
  const isTold = side.names.some(({ concepts }) => concepts.some((concept) => STATES.has(concept)))
  if (isTold || !GONE.test(profile.table.name) || beside.every(({ table: other }) => GONE.test(other.name)))
    return placement
  // Its own question, whatever other table has the same columns.
  const answer = ask(context, {
    key: `table:${tableKey(profile)}:gone`,
    kind: 'other',
    prompt: `${tableLabel(profile)} is called after what is gone. Do its rows come along as ${name}?`,
    target: { slug, column: null },
    options: [
      { value: slug, label: `Yes: they are rows of ${name}`, confidence: 0.5 },
      { value: NONE, label: 'No: leave it out', confidence: 0.5 },
    ],
    free_text: false,
    evidence: firstRow(profile),
    affected_rows: profile.table.rows,
    default: slug,
  })
  return answer === NONE ? { reason: 'You answered that it is to be left out.' } : placement
}

const STATES = new Set(['status', 'active', 'inactive', 'discontinued', 'terminated', 'end', 'deleted'])
