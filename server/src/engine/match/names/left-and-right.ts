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

function sidedWords(words: readonly string[], all: ReadonlySet<string>): string[] | null {
  for (const [right, left] of SIDES)
    for (const [own, opposite, meant] of [
      [right, left, 'right'],
      [left, right, 'left'],
    ] as const) {
      // prettier-ignore
      const at = words.indexOf(own)
      if (at >= 0 && all.has(words.with(at, opposite).join(' '))) return words.with(at, meant)
    }
  return null
}
