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
/** The same in full, in the forms that headers have. */
const HANDS_IN_FULL = [
  ['rechts', 'links'],
  ['rechte', 'linke'],
  ['rechtes', 'linkes'],
  ['rechter', 'linker'],
  ['droite', 'gauche'],
  ['droit', 'gauche'],
  ['derecha', 'izquierda'],
  ['derecho', 'izquierdo'],
  ['destra', 'sinistra'],
  ['destro', 'sinistro'],
  ['direita', 'esquerda'],
  ['direito', 'esquerdo'],
  ['prawa', 'lewa'],
  ['prawe', 'lewe'],
  ['prawy', 'lewy'],
  ['prava', 'leva'],
  ['prave', 'leve'],
  ['pravy', 'levy'],
  ['hoger', 'vanster'],
  ['hogra', 'vanstra'],
  ['hojre', 'venstre'],
  ['hoyre', 'venstre'],
  ['oikea', 'vasen'],
] as const
/** One letter each: German and Dutch say as English does; Slavic languages, Nordic ones, French, Spanish, Italian, Portuguese. */
const INITIAL_HANDS = [
  ['p', 'l'],
  ['h', 'v'],
  ['d', 'g'],
  ['d', 'i'],
  ['d', 's'],
  ['d', 'e'],
] as const
/** A letter that stands for much else means a side where so many headers have their opposite. */
const LEAST_OF_INITIALS = 2

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
/** From when on, and until when: of places these words say from where to where. */
const LASTING = [
  ['from', 'to'],
  ['from', 'until'],
  ['von', 'bis'],
  ['ab', 'bis'],
  ['du', 'au'],
  ['desde', 'hasta'],
  ['dal', 'al'],
  ['de', 'ate'],
  ['van', 'tot'],
  // “T/m” is two words of one letter.
  ['van', 't m'],
  ['od', 'do'],
  ['fra', 'til'],
  ['fran', 'till'],
] as const
const LASTS = 0.5

/** When somebody came and went: of goods these words say how many. */
const CLOCKED = [['in', 'out']] as const
const TIMES = 0.5

/** The names with the sides in full, where a header has its opposite beside it. */
export function withSides(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const words = columns.map(({ name }) => wordsOf(name))
  const all = new Set(words.map((some) => some.join(' ')))
  const opposites = [...OPPOSITES, ...INITIALS.filter((pair) => isRepeated(pair, words, all))]
  const isTime = (at: number): boolean => (columns[at]!.types.time ?? 0) >= TIMES
  return names.map((name, at) => {
    const own = words[at]!
    const clocks = own.length === 1 && isTime(at) ? CLOCKS : []
    const spans = SPANS.filter((pair) => isSpan(pair, own, words, columns))
    const sided = sidedWords(own, all, opposites) ?? sidedWords(own, all, [...clocks, ...spans])
    return sided ? { ...name, concepts: conceptsOfWords(sided), understood: true } : name
  })
}

/** Whether both sides are of days or times: most of the one, and some of the other, which may have no end yet. */
function isSpan(
  pair: Opposite,
  own: readonly string[],
  words: readonly (readonly string[])[],
  columns: TableProfile['columns'],
): boolean {
  const beside = oppositeOf(own, pair)?.join(' ')
  if (beside === undefined) return false
  const shares = columns.flatMap((column, at) =>
    [own.join(' '), beside].includes(words[at]!.join(' ')) ? [shareOfTimes(column)] : [],
  )
  return Math.max(...shares) >= LASTS && Math.min(...shares) > 0
}

function shareOfTimes({ types }: TableProfile['columns'][number]): number {
  return (types.date ?? 0) + (types.datetime ?? 0) + (types.time ?? 0)
}

/** A short side with its opposite, and what it means. */
interface Opposite {
  own: string
  opposite: string
  meant: string
}

const OPPOSITES = [
  ...[...HANDS, ...HANDS_IN_FULL].flatMap((pair) => oppositesOf(pair, ['right', 'left'])),
  ...ACCOUNTS.flatMap((pair) => oppositesOf(pair, ['debit', 'credit'])),
  ...TAXES.flatMap((pair) => oppositesOf(pair, ['subtotal', 'gross'])),
]
const INITIALS = INITIAL_HANDS.flatMap((pair) => oppositesOf(pair, ['right', 'left']))
const SPANS = LASTING.flatMap((pair) => oppositesOf(pair, ['start', 'end']))
const CLOCKS = CLOCKED.flatMap((pair) => oppositesOf(pair, ['start', 'end']))

function oppositesOf([one, other]: readonly [string, string], [first, second]: readonly [string, string]): Opposite[] {
  return [
    { own: one, opposite: other, meant: first },
    { own: other, opposite: one, meant: second },
  ]
}

function isRepeated(pair: Opposite, words: readonly (readonly string[])[], all: ReadonlySet<string>): boolean {
  return words.filter((own) => own.length > 1 && sidedWords(own, all, [pair]) !== null).length >= LEAST_OF_INITIALS
}

function sidedWords(
  words: readonly string[],
  all: ReadonlySet<string>,
  opposites: readonly Opposite[],
): string[] | null {
  const side = opposites.find((pair) => {
    const beside = oppositeOf(words, pair)
    return beside !== null && all.has(beside.join(' '))
  })
  return side ? words.with(words.indexOf(side.own), side.meant) : null
}

function oppositeOf(words: readonly string[], { own, opposite }: Opposite): string[] | null {
  return words.includes(own) ? words.with(words.indexOf(own), opposite) : null
}
