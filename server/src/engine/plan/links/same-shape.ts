import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { askedWith, type Context } from '../context.ts'
import { LEAST_NAMED } from './namings.ts'
import type { Lookup } from './near-names.ts'
import { namedShare } from './two-lists.ts'

// The sheets of three months have the same columns, and that of the shortest month one wrong name among nine: alone it is too little to tell what
// its names are, but they are what those of the other months are.

/** The share of the table's own cells that must be names. */
const MOST = 0.5

/** What a column's values are called, which is clear where it is so of the same column in tables of the same columns, and of all these together. */
export function asInSameShape(
  own: Lookup,
  source: ColumnProfile,
  context: Context,
  lookupOf: (other: ColumnProfile) => Lookup | null,
): Lookup {
  if (own.isClear || own.share < MOST) return own
  const others = sameColumns(source, context)
  const isAlike = (other: Lookup | null): boolean =>
    other !== null &&
    other.isClear &&
    other.called === own.called &&
    other.where === own.where &&
    other.isNear === own.isNear &&
    other.isGuess === own.isGuess
  if (!others.some((other) => isAlike(lookupOf(other)))) return own
  const open = [source, ...others].flatMap(({ values }) =>
    values.filter(({ value }) => !own.hasKey(value) && !isNullWord(value)),
  )
  return namedShare(open, (value) => own.keyOf(value) !== undefined) >= LEAST_NAMED ? { ...own, isClear: true } : own
}

/** The column in the same place of the other tables that have the same headers. */
function sameColumns(source: ColumnProfile, context: Context): ColumnProfile[] {
  const profile = [...context.shapes.keys()].find(({ columns }) => columns.includes(source))
  if (!profile) return []
  const at = profile.columns.indexOf(source)
  return askedWith(profile, context).flatMap((other) => (other === profile ? [] : other.columns[at]!))
}
