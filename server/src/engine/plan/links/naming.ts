import type { ColumnProfile } from '../../profile/model.ts'

/** A name and the key of its row. */
export interface Pair {
  name: string
  key: string
  /** The key as it will be written: of two spellings of one key either is meant. */
  written?: string
}

/** One way in which rows of the linked tables are called. */
export interface Naming {
  label: string
  key: string
  where: string
  /** The columns that the names are in. */
  columns: ColumnProfile[]
  pairs: Pair[]
  isKey: boolean
  /** The keys are joined of several cells, one of which may be in many of them: it names a row only among those of one kind. */
  isOfJoined?: boolean
  /** Whole names of people, whatever the columns are called that they are in: all tables have them in common. */
  isWhole?: boolean
}
