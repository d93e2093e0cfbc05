import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** From this share of the values on they are of several words and figures, as the address of a house is: “12 Main St, Boston”. */
const MOST = 0.7
const PLACE = /\p{L}.*\s.*\d|\d.*\s.*\p{L}/u

/** “MailAddress”, “Mail Addr”: where no cell has an @ and most are written as the address of a house, it is where letters are sent to. */
export function withMails(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) =>
    name.concepts.join() === 'email' && !ELECTRONIC.test(columns[at]!.name) && hasPlaces(columns[at]!)
      ? { ...name, concepts: ['address'] }
      : name,
  )
}

/** It says itself that it is no letter. */
const ELECTRONIC = /e[-_ .]?mail|electr|eletr|elettr|elektr/iu

function hasPlaces({ values }: ColumnProfile): boolean {
  const all = cellsOf(values)
  const places = values.reduce((sum, { value, count }) => (PLACE.test(value) ? sum + count : sum), 0)
  return all > 0 && places >= MOST * all && values.every(({ value }) => !value.includes('@'))
}
