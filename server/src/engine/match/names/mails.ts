import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** From this share of the values on they are of several words and figures, as the address of a house is: “12 Main St, Boston”. */
const MOST = 0.7
const PLACE = /\p{L}.*\s.*\d|\d.*\s.*\p{L}/u

/** All that a box or an address of whatever kind says of what it is for. */
const OF_LETTERS = new Set(['box', 'address', 'email'])
/** From this share of the values on they are addresses of mail. */
const NEARLY_ALL = 0.9

/**
 * “MailAddress”, “Mail Addr”: where no cell has an @ and most are written as the address of a house, it is where letters are sent to. And the other way
 * round: a “Postfach”, a “boîte” or an “address” whose cells are addresses of mail is no box of a post office.
 */
export function withMails(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const { concepts } = name
    if (concepts.join() === 'email' && !ELECTRONIC.test(columns[at]!.name) && hasPlaces(columns[at]!))
      return { ...name, concepts: ['address'] }
    const isMail = concepts.length > 0 && concepts.every((one) => OF_LETTERS.has(one)) && hasMails(columns[at]!)
    return isMail ? { ...name, concepts: ['email'], understood: true } : name
  })
}

function hasMails({ types }: ColumnProfile): boolean {
  return (types.email ?? 0) >= NEARLY_ALL
}

/** It says itself that it is no letter. */
const ELECTRONIC = /e[-_ .]?mail|electr|eletr|elettr|elektr/iu

function hasPlaces({ values }: ColumnProfile): boolean {
  const all = cellsOf(values)
  const places = values.reduce((sum, { value, count }) => (PLACE.test(value) ? sum + count : sum), 0)
  return all > 0 && places >= MOST * all && values.every(({ value }) => !value.includes('@'))
}
