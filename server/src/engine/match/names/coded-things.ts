import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { conceptsOf } from './words.ts'
import type { NameFeatures } from './name-score.ts'

// “Kostenplaats” in a sheet “Kostenplaatsen” is what they are called, and where it is ADM, ALG and VRK in each row for itself, it is their code: the
// text beside it is their name.

const CODE = /^(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d./-]{0,7}$/u
/** Some are written in small letters by hand. */
const MOST = 0.8
const LONGEST = 8
const FEWEST = 3

export function withCodesOfThings(names: NameFeatures[], { table, columns }: TableProfile): NameFeatures[] {
  const things = new Set(conceptsOf(table.name))
  const isThing = ({ concepts, understood }: NameFeatures): boolean =>
    understood && concepts.length > 0 && concepts.every((concept) => things.has(concept))
  // “Depot” beside “Depot name” is understood as it stands.
  if (names.filter(({ concepts }) => concepts.some((concept) => things.has(concept))).length !== 1) return names
  return names.map((name, at) =>
    isThing(name) &&
    areCodes(columns[at]!) &&
    columns.some((other) => (other.types.words ?? 0) > 0.5 && !areCodes(other))
      ? { ...name, concepts: [...name.concepts, 'number'] }
      : name,
  )
}

function areCodes({ values, distinct, filled }: ColumnProfile): boolean {
  const codes = cellsOf(values.filter(({ value }) => CODE.test(value.trim())))
  const areShort = values.every(({ value }) => /^\S+$/u.test(value.trim()) && value.trim().length <= LONGEST)
  return filled >= FEWEST && distinct === filled && areShort && codes >= MOST * cellsOf(values)
}
