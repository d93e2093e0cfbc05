import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “PC” is short for much; beside a suburb or a town, with figures as postal codes have them, it is the postcode.

const LETTERS = /^p\.?\s?c\.?$/iu
/** A town, and what stands in an address around it. */
const PLACES = ['city', 'suburb', 'town', 'state']
const POSTAL = /^(?=.*\d)[\p{L}\d]{2,5}(?:[ -]?[\p{L}\d]{2,4})?$/u
const MOST = 0.9

/** The headers with such letters read as what they are, where no other column has postal codes. */
export function withPostalLetters(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isPlace = (name: NameFeatures | undefined): boolean =>
    name !== undefined && name.concepts.length > 0 && name.concepts.some((one) => PLACES.includes(one))
  const isPostal = (at: number): boolean =>
    LETTERS.test(columns[at]!.name.trim()) && arePostal(columns[at]!) && [names[at - 1], names[at + 1]].some(isPlace)
  if (names.some(({ concepts }) => concepts.includes('postal'))) return names
  return names.map((name, at) => (isPostal(at) ? { ...name, concepts: ['postal', 'number'] } : name))
}

/** Figures, or figures and letters in one or two groups, in nearly all cells. */
function arePostal({ values, filled }: ColumnProfile): boolean {
  const postal = values.filter(({ value }) => POSTAL.test(value.trim()))
  return filled > 0 && cellsOf(postal) >= MOST * cellsOf(values)
}
