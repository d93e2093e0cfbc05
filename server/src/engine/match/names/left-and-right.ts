import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOfWords, wordsOf } from './words.ts'

// `R_SPH` beside `L_SPH`, `VA OD` beside `VA OS`, “Montant Dt” beside “Montant Ct”: one letter, or what clinics and ledgers write, means a side where
// another header has its opposite. So do “HT” beside “TTC”, and “In” beside “Out”.

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

/** Without and with tax in short: French. `HT` is a height elsewhere. */
const TAXES = [['ht', 'ttc']] as const
/** When somebody came and went: of goods these words say how many. */
const CLOCKED = [['in', 'out']] as const
const TIMES = 0.5

/** The names with the sides in full, where a header has its opposite beside it. */
export function withSides(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const words = columns.map(({ name }) => wordsOf(name))
  const all = new Set(words.map((some) => some.join(' ')))
  const isTime = (at: number): boolean => (columns[at]!.types.time ?? 0) >= TIMES
  return names.map((name, at) => {
    const own = words[at]!
    const sided =
      sidedWords(own, all, OPPOSITES) ?? (own.length === 1 && isTime(at) ? sidedWords(own, all, CLOCKS) : null)
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
  ...TAXES.flatMap((pair) => oppositesOf(pair, ['subtotal', 'gross'])),
]
const CLOCKS = CLOCKED.flatMap((pair) => oppositesOf(pair, ['start', 'end']))

function oppositesOf([one, other]: readonly [string, string], [first, second]: readonly [string, string]): Opposite[] {
  return [
    { own: one, opposite: other, meant: first },
    { own: other, opposite: one, meant: second },
  ]
}

function sidedWords(
  words: readonly string[],
  all: ReadonlySet<string>,
  opposites: readonly Opposite[],
): string[] | null {
  const hasOpposite = ({ own, opposite }: Opposite): boolean =>
    words.includes(own) && all.has(words.with(words.indexOf(own), opposite).join(' '))
  const side = opposites.find(hasOpposite)
  return side ? words.with(words.indexOf(side.own), side.meant) : null
}
