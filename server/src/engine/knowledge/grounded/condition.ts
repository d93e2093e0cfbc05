import type { RowSkip } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'

/** What some rows of a table have in common. */
export interface Condition {
  profile: TableProfile
  when: RowSkip['when']
  /** “Sperre” is “J”. */
  what: string
}

/** The rows with a value that is meant. */
export function condition(
  profile: TableProfile,
  { values, position }: ColumnProfile,
  isMeant: (value: string) => boolean,
  what: string,
): Condition {
  const found = values.flatMap(({ value }) => (isMeant(value) ? [value.trim().toLowerCase()] : []))
  return { profile, when: { position, is: 'one_of', values: [...new Set(found)] }, what }
}
