import { sentencesIn } from '../../knowledge/meanings.ts'
import { mentionedIn, placesOf } from '../../knowledge/value-places.ts'
import { textsAbout, type About, type Told } from './read-texts.ts'

// “RV = Rita Vance, rita.vance@example.com; OB = …”: whose address it is stands before it, by a code as by a name.

const ADDRESS = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** The e-mail addresses that texts have behind values of a column; none of a value that has two. */
export function addressesSaid(about: About, raws: readonly string[]): Told[] {
  const told = new Map<string, Told | null>()
  for (const { text, by, origin } of textsAbout(about)) {
    if (!text.includes('@') || mentionedIn(text, raws).length === 0) continue
    for (const said of sentencesIn(text)) {
      let from = 0
      for (const { 0: address, index } of said.matchAll(ADDRESS)) {
        const before = said.slice(from, index)
        from = index + address.length
        const value = address.toLowerCase()
        for (const raw of placesOf(before, raws, []).flatMap(({ raw: own }) => own)) {
          if (!raws.includes(raw)) continue
          const known = told.get(raw)
          told.set(raw, known === undefined || known?.value === value ? { raw, value, said, by, origin } : null)
        }
      }
    }
  }
  return [...told.values()].filter((one) => one !== null)
}
