import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isState } from '../../profile/subdivisions.ts'
import type { NameFeatures } from './name-score.ts'
import { wordsOf } from './words.ts'

// In a list of addresses the cells tell what two or four letters above them stand for: `ST` above codes of states is the state, and no street, and
// `PROV` above the initials of people is the provider, and no province.

/** Longer headers say themselves what they are. */
const LONGEST = 4
const NEARLY_ALL = 0.9
const FEW = 0.5
/** Of fewer different codes some are those of states by chance. */
const LEAST_CODES = 3

/** Columns under short headers as the cells below them show whether these are states. */
export function withStates(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isAddress = names.some(({ concepts }) => concepts.includes('city') || concepts.includes('postal'))
  if (!isAddress) return names
  return names.map((name, at) => {
    const column = columns[at]!
    const header = column.name.replace(/\P{L}/gu, '')
    if (header.length > LONGEST || !areCodes(column)) return name
    const share = shareOfStates(column)
    const isSaid = name.concepts.includes('state')
    if (/^st$/iu.test(header) && share >= NEARLY_ALL) return { ...name, concepts: ['state'], understood: true }
    return isSaid && share < FEW && column.distinct >= LEAST_CODES
      ? { ...name, concepts: wordsOf(column.name), understood: false }
      : name
  })
}

function areCodes({ values }: ColumnProfile): boolean {
  return values.length > 0 && values.every(({ value }) => /^[\p{Lu}\d]{2,3}$/u.test(value.trim()))
}

function shareOfStates({ values }: ColumnProfile): number {
  return values.filter(({ value }) => isState(value)).length / values.length
}
