import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOfWords, wordsOf } from './words.ts'

// `R_SPH` beside `L_SPH`, `VA OD` beside `VA OS`: one letter, or what clinics write, means a side where another header has its opposite.

/** Right and left in short: English, the Latin of clinics, with its French, Spanish and Italian left, German, Italian, Spanish. */
const SIDES = [
  ['r', 'l'],
  ['od', 'os'],
  ['od', 'og'],
  ['od', 'oi'],
  ['re', 'li'],
  ['dx', 'sx'],
  ['dcha', 'izq'],
  ['der', 'izq'],
] as const

/** The names with the sides in full, where a header has its opposite beside it. */
export function withSides(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const words = columns.map(({ name }) => wordsOf(name))
  const all = new Set(words.map((some) => some.join(' ')))
  return names.map((name, at) => {
    const sided = sidedWords(words[at]!, all)
    return sided ? { ...name, concepts: conceptsOfWords(sided), understood: true } : name
  })
}

/** Each short side with its opposite, and what it means. */
const OPPOSITES = SIDES.flatMap(([right, left]) => [
  { own: right, opposite: left, meant: 'right' },
  { own: left, opposite: right, meant: 'left' },
])

function sidedWords(words: readonly string[], all: ReadonlySet<string>): string[] | null {
  const hasOpposite = ({ own, opposite }: (typeof OPPOSITES)[number]): boolean =>
    words.includes(own) && all.has(words.with(words.indexOf(own), opposite).join(' '))
  const side = OPPOSITES.find(hasOpposite)
  return side ? words.with(words.indexOf(side.own), side.meant) : null
}
