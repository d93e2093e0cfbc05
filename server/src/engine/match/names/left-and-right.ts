import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOfWords, wordsOf } from './words.ts'

// `R_SPH` beside `L_SPH`, `VA OD` beside `VA OS`, “Montant Dt” beside “Montant Ct”: one letter, or what clinics and ledgers write, means a side where
// another header has its opposite.

/** Right and left in short: English, the Latin of clinics, with its French, Spanish and Italian left, German, Italian, Spanish. */
const HANDS = [
  ['r', 'l'],
  ['od', 'os'],
  ['od', 'og'],
  ['od', 'oi'],
  ['re', 'li'],
  ['dx', 'sx'],
  ['dcha', 'izq'],
  ['der', 'izq'],
] as const
/** Debit and credit in short: English, French, German, Polish. */
const ACCOUNTS = [
  ['dr', 'cr'],
  ['db', 'cr'],
  ['dt', 'ct'],
  ['dt', 'cr'],
  ['dt', 'kt'],
  ['wn', 'ma'],
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

/** A short side with its opposite, and what it means. */
interface Opposite {
  own: string
  opposite: string
  meant: string
}

const OPPOSITES = [
  ...HANDS.flatMap((pair) => oppositesOf(pair, ['right', 'left'])),
  ...ACCOUNTS.flatMap((pair) => oppositesOf(pair, ['debit', 'credit'])),
]

function oppositesOf([one, other]: readonly [string, string], [first, second]: readonly [string, string]): Opposite[] {
  return [
    { own: one, opposite: other, meant: first },
    { own: other, opposite: one, meant: second },
  ]
}

function sidedWords(words: readonly string[], all: ReadonlySet<string>): string[] | null {
  const hasOpposite = ({ own, opposite }: Opposite): boolean =>
    words.includes(own) && all.has(words.with(words.indexOf(own), opposite).join(' '))
  const side = OPPOSITES.find(hasOpposite)
  return side ? words.with(words.indexOf(side.own), side.meant) : null
}
