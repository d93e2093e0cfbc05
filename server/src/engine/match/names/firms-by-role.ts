import type { NameFeatures } from './name-score.ts'

// “Customer” in a list of customers, where the template asks for the name of the company, and for the person there as its contact: who buys is the firm.

const FIRMS = new Set(['customer', 'supplier', 'vendor', 'client'])
const NAMES = new Set(['first', 'last', 'full', 'name'])
/** As good as a header that is called after the table, for its name. */
export const FIRM_BY_ROLE = 0.8

/** The place of the only header that is called as the rows are, and of the name of the company that the template asks for; null where a person may be meant. */
export function firmByRole(
  names: readonly NameFeatures[],
  wanted: readonly NameFeatures[],
  implied: ReadonlySet<string>,
): { source: number; target: number } | null {
  const sources = names.flatMap(({ concepts }, at) =>
    concepts.length === 1 && implied.has(concepts[0]!) && FIRMS.has(concepts[0]!) ? [at] : [],
  )
  const targets = wanted.flatMap(({ concepts }, at) =>
    concepts.includes('company') && concepts.every((one) => one === 'company' || one === 'name') ? [at] : [],
  )
  const hasOwn = names.some(
    ({ concepts }) => concepts.includes('company') || (concepts.includes('name') && concepts.every(isOfRows)),
  )
  // A template that has the names of the rows' own person has persons among them.
  const hasPersons = wanted.some(
    ({ concepts }) =>
      concepts.some((one) => NAMES.has(one)) && !concepts.includes('company') && concepts.every(isOfRows),
  )
  const [source, target] = [sources[0], targets[0]]
  if (source === undefined || target === undefined || sources.length > 1 || targets.length > 1) return null
  return hasOwn || hasPersons ? null : { source, target }

  function isOfRows(one: string): boolean {
    return NAMES.has(one) || implied.has(one)
  }
}
