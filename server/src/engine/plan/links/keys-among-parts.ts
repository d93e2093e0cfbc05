import { cellsOf } from '../../profile/cells-of.ts'
import type { ValueCount } from '../../profile/model.ts'
import { foldName, type Way } from './near-names.ts'

// A code that is built of several: in `WA-NEW-MOB`, `QLD-ISA-FIX` the middle part is the key of a site. Which part it is shows where all codes are
// built alike, and one part alone is such a key nearly everywhere.

const MARKS = ['-', '/', '.', '_', ' ', ':', '|'] as const
/** So many of the cells are built alike, and so many of them have a key at the one place. */
const MOST = 0.9
/** So few have one at any other place, or nobody knows which is meant. */
const FEW = 0.1
/** So many different keys stand at one place by no chance. */
const FEW_KEYS = 3
/** Codes that each row has for itself count something, and lead nowhere. */
const TIMES_USED = 2
const MOST_PARTS = 6

/** The one part of each value that is a key; no way where the values are not built so. */
export function amongParts(open: ValueCount[], keys: readonly string[]): Way[] {
  const known = new Set(keys.map((key) => foldName(key)))
  // Figures are the same as others by chance, and so is a letter.
  if (open.length === 0 || [...known].some((key) => !/^(?=.*\p{L})[\p{L}\p{N}]{2,}$/u.test(key))) return []
  const total = cellsOf(open)
  if (total < TIMES_USED * open.length) return []
  return MARKS.flatMap((mark): Way[] => {
    const parted = open.map(({ value, count }) => ({ parts: value.trim().split(mark), value, count }))
    const length = parted[0]!.parts.length
    const alike = parted.filter(({ parts }) => parts.length === length && parts.every((part) => part.trim() !== ''))
    if (length < 2 || length > MOST_PARTS || cellsOf(alike) < MOST * total) return []
    const met = Array.from({ length }, (_, at) => alike.filter(({ parts }) => known.has(foldName(parts[at]!))))
    const place = met.findIndex((some) => cellsOf(some) >= MOST * total)
    const isOnly = met.every((some, at) => at === place || cellsOf(some) <= FEW * total)
    const distinct = new Set(met[place]?.map(({ parts }) => foldName(parts[place]!)))
    if (place < 0 || !isOnly || distinct.size < FEW_KEYS) return []
    const ofValue = (value: string): string | null => {
      const parts = value.trim().split(mark)
      return parts.length === length ? foldName(parts[place]!) : null
    }
    return [
      { ofName: foldName, ofValue, shown: (name) => name, said: `as part ${place + 1} of ${length}`, isGuess: true },
    ]
  })
}
