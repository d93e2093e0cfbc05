import { typeShares } from '../../profile/column.ts'
import { addEntries, type Work } from './column-values.ts'

// Half a post written as “1/2” where the template wants a decimal number of it.

const FRACTION = /^(\d{1,3})\s?\/\s?(\d{1,3})$/
/** Parts beyond so many are no parts of one: 11/250 counts something. */
const MOST_PARTS = 60
/** More decimals than these are wanted by no rule. */
const MOST_DECIMALS = 4

/** Fractions become the decimal number that the rule takes, where it says the same to the last figure: a third has none. */
export function addFractions(work: Work): void {
  const { rule, source } = work
  if (!rule || !source.complete) return
  const entries = work.values.flatMap(({ value }) => {
    const decimal = value === null || rule.matches(value) ? null : decimalOf(value, rule.matches)
    return decimal === null ? [] : [{ raw: value!, value: decimal, decided_by: 'matcher' as const }]
  })
  if (entries.length === 0) return
  addEntries(work, entries)
  // What was taken for texts are figures by now, beside those that were there: “1/2” and “1”.
  const read = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  work.source = { ...source, types: typeShares(read, source.name) }
}

function decimalOf(value: string, matches: (value: string) => boolean): string | null {
  const [parts, whole] = FRACTION.exec(value)?.slice(1).map(Number) ?? []
  if (parts === undefined || !whole || whole > MOST_PARTS || parts > whole) return null
  const forms = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => (parts / whole).toFixed(decimals))
  return forms.find((form) => Number(form) === parts / whole && matches(form)) ?? null
}
