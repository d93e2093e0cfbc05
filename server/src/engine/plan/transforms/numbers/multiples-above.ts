import { conceptsOf } from '../../../match/names/words.ts'
import { multipleNamed } from '../../../profile/units.ts'
import type { Work } from '../column-values.ts'

// “All amounts in k€”, “(in thousands of dollars)”: what a line above the table says of all sums of money in it.

/** The line speaks of the amounts, or says nothing but what they are in: “Thousand Oaks price list” does neither. */
const OF_AMOUNTS =
  /(?<!\p{L})(?:amounts?|figures|values|sums|numbers|beträge|betraege|angaben|werte|zahlen|summen|montants|chiffres|valeurs|importes|cifras|valores|importi|cifre|valori|bedragen|cijfers|waarden|kwoty|wartości|beløb|belopp)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:in|en|w|i|of)(?!\p{L})/iu
const ALONE = /^\s*[([]?\s*(?:in |en |w )?\S{1,12}(?:\s+(?:of|de|di|van)?\s*\S{1,9})?\s*[)\]]?\s*$/iu

const MONEY = ['amount', 'price', 'cost', 'revenue', 'balance', 'budget', 'value', 'sum', 'total', 'fee', 'salary']
const NO_MONEY = ['percent', 'quantity', 'count', 'number', 'rate']

/** Whether amounts are thousands or millions, as a line above their table says; null where none does, or several say different things. */
export function multipleAbove({ placement, target }: Work): 'thousands' | 'millions' | null {
  const above = placement.table.profile.table.above ?? []
  if (above.length === 0 || !isMoney(target.name)) return null
  const said = new Set(
    above.flat().flatMap((line) => {
      const multiple = OF_AMOUNTS.test(line) || ALONE.test(line) ? multipleNamed(line) : null
      return multiple === null || multiple === 'hundredths' ? [] : [multiple]
    }),
  )
  return said.size === 1 ? [...said][0]! : null
}

export function isMoney(name: string): boolean {
  const concepts = conceptsOf(name.replaceAll('_', ' '))
  return concepts.some((one) => MONEY.includes(one)) && !concepts.some((one) => NO_MONEY.includes(one))
}
