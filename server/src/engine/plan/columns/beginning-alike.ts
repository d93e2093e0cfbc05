import type { ColumnPlan, Transform } from '../../model.ts'
import type { Mapping } from '../context.ts'

// “Order number and line number with a slash”: where the order number is written with letters in front, so does what begins with it.

const JOINING = new Set<Transform['kind']>(['row_number', 'merge', 'trim', 'rewrite'])
const SPACES = new Set<Transform['kind']>(['trim', 'collapse_spaces'])

/** The columns with what the first part of those that are joined has in front, where it stands alone. */
export function beginningAlike(columns: ColumnPlan[], mappings: readonly Mapping[]): ColumnPlan[] {
  return columns.map((column, target) => {
    const { begins } = mappings[target]!
    const [front, ...more] =
      begins === undefined ? [] : columns[begins]!.transforms.filter(({ kind }) => !SPACES.has(kind))
    if (front?.kind !== 'prefix' || more.length > 0) return column
    const at = column.transforms.findIndex(({ kind }) => !JOINING.has(kind))
    return { ...column, transforms: column.transforms.toSpliced(at < 0 ? column.transforms.length : at, 0, front) }
  })
}
