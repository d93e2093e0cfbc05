import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'

// “RM 2004.002.a” beside the key 2004.002.a: a house writes its letters before all of its keys in one list, and leaves them out in the other.

/** Letters, and what sets them off. */
const FRONT = /^(\p{Lu}{1,6}[ ._/-]\s*)\S/u
const NEARLY_ALL = 0.9

/** The share of a column's cells that are keys of another one without the letters that nearly all of them begin with; null where they begin with none, or the keys do, too. */
export function sharedBehindFront(child: ColumnProfile, parent: ColumnProfile): number | null {
  if (!child.complete || !parent.complete) return null
  const front = commonFront(child)
  if (front === null || parent.values.some(({ value }) => value.trim().startsWith(front))) return null
  const keys = new Set(parent.values.map(({ value }) => looseKey(value)))
  const known = child.values.filter(({ value }) => {
    const text = value.trim()
    return text.startsWith(front) && keys.has(looseKey(text.slice(front.length)))
  })
  return cellsOf(known) / Math.max(1, cellsOf(child.values))
}

function commonFront({ values }: ColumnProfile): string | null {
  const fronts = Map.groupBy(values, ({ value }) => FRONT.exec(value.trim())?.[1]?.trim() ?? '')
  const [front, most] = [...fronts].toSorted(([, a], [, b]) => cellsOf(b) - cellsOf(a))[0] ?? ['', []]
  return front !== '' && cellsOf(most) >= NEARLY_ALL * cellsOf(values) ? front : null
}
