import { figureIn } from '../../knowledge/meant-values.ts'
import { ratesSaid } from '../../knowledge/rates-said.ts'
import { readTexts, textsAbout, told, type About, type Told } from './read-texts.ts'

// The figures that texts tell of the values of a column: beside a value, or behind the names that it is made of.

export function figuresSaid(about: About, raws: string[], takes: (figure: string) => boolean): Told[] {
  const read = told(readTexts(about, raws, figureIn(takes), false)).filter(({ value }) => takes(value))
  const known = new Set(read.map(({ raw }) => raw))
  for (const { text, by, origin } of textsAbout(about)) {
    const open = raws.filter((raw) => !known.has(raw))
    for (const { raw, rate, said } of ratesSaid(text, open).filter((one) => takes(one.rate))) {
      known.add(raw)
      read.push({ raw, value: rate, said, by, origin })
    }
  }
  return read
}
