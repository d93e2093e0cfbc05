import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'

// “RM 2004.002.a” beside the key 2004.002.a: a house writes its letters before all of its keys in one list, and leaves them out in the other. Or
// letters tell of which kind each is, SI9874 and SC9876 beside the numbers 9874 and 9876.

/** Letters, and what sets them off: a mark, or that figures follow. */
const FRONT = /^(\p{Lu}{1,6}(?:[ ._/-]\s*|(?=\d{3})))\S/u
const NEARLY_ALL = 0.9
/** So many kinds have letters; more are parts of keys. */
const MOST_KINDS = 4

/** The share of a column's cells that are keys of another one without the letters that nearly all of them begin with; null where they begin with none, or the keys do, too. */
export function sharedBehindFront(child: ColumnProfile, parent: ColumnProfile): number | null {
  if (!child.complete || !parent.complete) return null
  const fronts = commonFronts(child)
  if (fronts.length === 0 || parent.values.some(({ value }) => fronts.includes(frontOf(value)))) return null
  const keys = new Set(parent.values.map(({ value }) => looseKey(value)))
  const known = child.values.filter(({ value }) => {
    const front = frontOf(value)
    return fronts.includes(front) && keys.has(looseKey(value.trim().slice(front.length)))
  })
  return cellsOf(known) / Math.max(1, cellsOf(child.values))
}

/** The only front of nearly all values, or the few of all of them that tell kinds of what is numbered in one row. */
function commonFronts({ values }: ColumnProfile): string[] {
  const fronts = Map.groupBy(values, ({ value }) => frontOf(value))
  const [front, most] = [...fronts].toSorted(([, a], [, b]) => cellsOf(b) - cellsOf(a))[0] ?? ['', []]
  if (front !== '' && cellsOf(most) >= NEARLY_ALL * cellsOf(values)) return [front]
  return kindsInFront(values.map(({ value }) => value))
}

/** The few fronts of all values, each of which is another one without its front, too; none where there are others. */
export function kindsInFront(values: readonly string[]): string[] {
  const fronts = new Set(values.map(frontOf))
  const behind = new Set(values.map((value) => looseKey(value.trim().slice(frontOf(value).length))))
  const areKinds = !fronts.has('') && fronts.size <= MOST_KINDS && behind.size === new Set(values).size
  return areKinds ? [...fronts] : []
}

/** The letters that a value begins with, and their mark; empty where none are set off. */
export function frontOf(value: string): string {
  return FRONT.exec(value.trim())?.[1]?.trim() ?? ''
}
