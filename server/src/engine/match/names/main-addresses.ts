import type { TableProfile } from '../../profile/model.ts'
import { nameFeatures, type NameFeatures } from './name-score.ts'
import { withoutGroup } from './without-group.ts'
import { conceptsOf } from './words.ts'

// “Primary Address: City”, “Primary Address: Zip”: payroll and sales systems put what an address is above all of its parts. Where a table has no other
// city, that it is the one of the main address tells nothing more.

/** Words of a group that say that it is the address, and no other one. */
const MAIN = new Set(['primary', 'main', 'default', 'principal', 'address'])

/** The parts of the only address as they are called without it. */
export function withMainAddress(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const short = columns.map(({ name }) => withoutGroup(name, columns))
  return names.map((name, at) => {
    const header = columns[at]!.name
    const own = short[at]!
    if (own === header || short.filter((other) => other === own).length > 1) return name
    const group = conceptsOf(header.slice(0, header.length - own.length))
    return group.length > 1 && group.includes('address') && group.every((concept) => MAIN.has(concept))
      ? nameFeatures(own)
      : name
  })
}
