import type { RowSkip } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'

/** What some rows of a table have in common. */
export interface Condition {
  profile: TableProfile
  when: RowSkip['when']
  /** “Sperre” is “J”. */
  what: string
}
