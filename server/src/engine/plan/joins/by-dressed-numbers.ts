import type { ColumnProfile } from '../../profile/model.ts'
import { containment, dressBetween } from '../../profile/sketch.ts'
import { percent, tableLabel, type Placed } from '../context.ts'
import { isSure } from '../sure.ts'
import type { PossibleJoin } from './key-join.ts'
import { isOnceEach, repeatsOf } from './repeated-keys.ts'

// One program calls its customers K-20417, and another one has 20417 for them under a header that nobody would take for their number: that nearly all
// of these are ours but for the letters in front is no chance. Short numbers may be, but not in the column that is taken for their key.

/** So many of the other table's numbers are the main table's. */
const LEAST_SHARED = 0.9
/** Fewer, or shorter ones, may be the same by chance. */
const LEAST_NUMBERS = 8
const LEAST_FIGURES = 4
/** Rows of which fewer have such a number are others. */
const LEAST_FILLED = 0.5

/** How a table completes the main one by the numbers of that one's key, which one of the two writes with letters in front; null where it doesn't. */
export function joinByDressedNumbers(main: Placed, other: Placed): PossibleJoin | null {
  const left = keyOf(main)
  if (!left) return null
  const { profile } = other.placement.table
  const found = profile.columns.flatMap((right) => {
    const isKey = right === keyColumn(other)
    const dress = dressBetween(left.loose, right.loose, isKey)
    const [numbers, others] = [left.loose.numbers, right.loose.numbers]
    if (dress === null || !numbers?.unique || !others?.unique || numbers.dress === others.dress) return []
    if (right.distinct < LEAST_NUMBERS || right.filled < LEAST_FILLED * profile.table.rows) return []
    if (!(isKey || areLong(right)) || !isOnceEach(right, profile)) return []
    const share = containment(others, numbers) ?? 0
    return share >= LEAST_SHARED ? [{ right, dress, share }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { right, dress, share } = only
  const { others, key } = right.unique ? { others: 0, key: '' } : repeatsOf(profile, right, dress)
  const { table } = profile
  return {
    share,
    join: (shared) => ({
      file_id: table.file_id,
      table: table.name,
      left: left.position,
      right: right.position,
      loose: true,
      dress,
      reason:
        `${tableLabel(profile)} only completes ${tableLabel(main.placement.table.profile)}: ${percent(shared)} of its “${right.name}” occur there but for the letters in front, each once, and it has columns that are missing there.` +
        (others === 0 ? '' : ` Of rows with the same one, such as “${key}”, the first counts.`),
    }),
  }
}

/** The column that surely fills the key of the template. */
function keyOf(placed: Placed): ColumnProfile | null {
  const mapping = placed.mappings[keyTarget(placed)]
  return mapping && isSure(mapping) ? keyColumn(placed) : null
}

/** The column that is taken for the key of the template, though its rule may refuse what stands there. */
function keyColumn(placed: Placed): ColumnProfile | null {
  const mapping = placed.mappings[keyTarget(placed)]
  return mapping && mapping.sources.length === 1 && mapping.lead.length === 0 && !mapping.guessed
    ? placed.placement.table.profile.columns[mapping.sources[0]!]!
    : null
}

function keyTarget({ placement: { side } }: Placed): number {
  return side.template.columns.findIndex(({ required, unique }) => required && unique)
}

function areLong({ values }: ColumnProfile): boolean {
  return values.every(({ value }) => value.replace(/\D/g, '').length >= LEAST_FIGURES)
}
