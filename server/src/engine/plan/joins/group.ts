import type { JoinPlan, RowSkip } from '../../model.ts'
import type { Placed } from '../context.ts'

/** A main table and the tables that only complete it. */
export interface Group {
  main: Placed
  /** `lookup`: it is there only for what it says of a code; `apart`: it has rows of its own as well; `gaps`: what it fills only where that is empty; `described`: of these what a description says so of. */
  joined: {
    placed: Placed
    join: JoinPlan
    lookup?: true
    apart?: true
    gaps?: ReadonlySet<number>
    described?: ReadonlySet<number>
  }[]
  /** Some of its rows are rows of another main table, which they complete. */
  about?: CrossReference
  /** Rows of its main table that are none of its own. */
  skips?: RowSkip[]
}

/** Rows of a table that are rows of another one, which notes their keys, or the other way round. */
export interface CrossReference {
  /** The table whose rows stay. */
  owner: Placed
  /** Completes its rows. */
  join: JoinPlan
  /** The rows of the other table that are rows of that one. */
  skip: RowSkip
  /** All of them are. */
  isAll: boolean
}
