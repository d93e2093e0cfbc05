import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'

// A list with one number that every row has, another in each, and that is called one: whatever its rows are called there, it is what they are known by.

/** Nearly all rows have it, and hardly one that of another. */
const NEARLY_ALL = 0.95
/** One of the headers' words that say that it numbers the rows. */
const NUMBERING = new Set(['id', 'number', 'code'])
/** Figures of other things differ in every row, too. */
const OTHERS = ['date', 'datetime', 'time', 'email', 'url', 'phone', 'amount', 'decimal', 'percent'] as const
/** From so many rows on it is no chance that no other column differs in all of them. */
const FEW_ROWS = 8

/** Whether the likeliest column for a key without a rule is the only one of those left that could number the rows. */
export function isLoneKey(
  { source, target }: Candidate,
  free: ReadonlySet<number>,
  { table, side }: Pick<Placement, 'table' | 'side'>,
): boolean {
  const { required, unique, desiredRule } = side.template.columns[target]!
  if (!required || !unique || desiredRule !== 'none') return false
  const { columns, table: own } = table.profile
  const isNumbering = (column: ColumnProfile): boolean => numbers(column, own.rows)
  const isCalled = table.names[source]!.concepts.some((concept) => NUMBERING.has(concept))
  const isOther = side.template.columns.some((one, at) => at !== target && one.required && one.unique)
  return (
    isCalled &&
    !isOther &&
    own.rows >= FEW_ROWS &&
    isNumbering(columns[source]!) &&
    !columns.some((column, at) => at !== source && free.has(at) && isNumbering(column))
  )
}

function numbers({ values, filled, distinct, types }: ColumnProfile, rows: number): boolean {
  if (filled < NEARLY_ALL * rows || distinct < NEARLY_ALL * filled) return false
  const isOther = OTHERS.some((type) => (types[type] ?? 0) >= NEARLY_ALL)
  const isCode = values.every(({ value }) => /\d/.test(value) && !/\s\p{L}{3,}/u.test(value.trim()))
  return isCode && (!isOther || values.every(({ value }) => /^\p{L}{0,4}[-/ ]?\d+$/u.test(value.trim())))
}
