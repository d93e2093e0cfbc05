import type { Naming } from './naming.ts'
import { foldName } from './near-names.ts'

/** From this share on, what stands beside the keys is whom else the rows name. */
const MOST_OTHERS = 0.5

/** Without those columns whose names are those of other rows, as people are called there in full: “Reports to” beside a key names its row's boss. */
export function withoutOthers(namings: Naming[]): Naming[] {
  const owners = new Map<string, Set<string>>()
  for (const { isWhole: isFull = false, pairs } of namings)
    for (const { name, key, written = key } of isFull ? pairs : []) {
      const folded = foldName(name)
      owners.set(folded, (owners.get(folded) ?? new Set()).add(foldName(written)))
    }
  if (owners.size === 0) return namings
  return namings.filter(({ isKey, isWhole: isFull = false, pairs }) => {
    if (isKey || isFull) return true
    const others = pairs.filter(
      ({ name, key, written = key }) => owners.get(foldName(name))?.has(foldName(written)) === false,
    )
    return others.length < MOST_OTHERS * pairs.length
  })
}
