import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// `*ContactName` in exports of bookkeeping is whoever is paid or billed, with columns of their own for the persons there: it is the name of the row,
// and nobody at a firm.

const CONTACT_NAME = /^\W*contact[ _]?name\W*$/iu

/** Where no other column names the row, and a first and a last name stand beside it “Contact name” is the row's name. */
export function withContactsAlone(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const at = columns.findIndex(({ name }) => CONTACT_NAME.test(name))
  if (at < 0 || !columns[at]!.unique || names.some(({ concepts }) => isOwnName(concepts))) return names
  const hasPersons = ['first', 'last'].every((part) => names.some(({ concepts }) => concepts.includes(part)))
  return hasPersons ? names.with(at, { ...names[at]!, concepts: ['name'] }) : names
}

function isOwnName(concepts: readonly string[]): boolean {
  return concepts.includes('company') || concepts.join() === 'name' || concepts.join() === 'customer,name'
}
