import { CONCEPT_OF, STOP_WORDS } from '../vocabulary.ts'
import { kinship } from '../vocabulary/kinship.ts'
import { PIECES_OF } from '../vocabulary/pieces.ts'
import { remembering } from '../../remembering.ts'
import { isSkeleton } from './abbreviations.ts'
import { conceptsOf, conceptsOfWords, isField, meaningOf, wordsOf } from './words.ts'

// Headers of run-together pieces of words: `ITMDS`, `QTYOH`, `custzipcd`, `enc_typ`. What `ds` or `st` stands for by itself nobody knows; beside
// “Item description” it is plain. So the letters are cut into pieces that are each short for another word of the other name.

/** A word of a name that others may be short for. */
export interface Part {
  word: string
  concept: string
}

/** A word of a header: letters to be cut, or what the word means. */
export type Token = Letters | { concepts: readonly string[] }

interface Letters {
  letters: string
  /** The pieces that may begin at each letter. */
  pieces: readonly Piece[][]
  /** For words of other names, whether these letters begin with a piece that is short for them: asked of each pair of names. */
  begins: Map<string, boolean>
}

interface Piece {
  piece: string
  /** No letter is left behind it. */
  ends: boolean
  /** For words of other names, how alike the piece is to them: asked of each way to cut each pair of names. */
  short: Map<string, number>
}

const MOST_PARTS = 6
const MOST_LETTERS = 20

/** The words of a name, each by itself; and, where some mean something only together, what they mean. */
export function partsOf(name: string): Part[][] {
  const words = wordsOf(name)
    .filter((word) => !STOP_WORDS.has(word))
    .slice(0, MOST_PARTS)
    .map((word) => ({ word, concept: conceptsOfWords([word])[0] ?? word }))
  const meant = conceptsOf(name)
    .slice(0, MOST_PARTS)
    .map((concept) => words.find((part) => part.concept === concept) ?? { word: concept, concept })
  return meant.every((part) => words.includes(part)) ? [words] : [words, meant]
}

/** The words of a header, where some are letters that mean nothing as they stand; else null. */
export function tokensOf(header: string): Token[] | null {
  if (isField(header)) return null
  const tokens = wordsOf(header)
    .filter((word) => !STOP_WORDS.has(word) || PIECES_OF.has(word))
    .map((word): Token => {
      const concepts = meaningOf(word)
      return concepts === null && isCuttable(word)
        ? { letters: word, pieces: piecesIn(word), begins: new Map() }
        : { concepts: concepts ?? [word] }
    })
  return tokens.some((token) => 'letters' in token) && tokens.length <= MOST_PARTS ? tokens : null
}

function isCuttable(word: string): boolean {
  return /^[a-z]+$/.test(word) && word.length >= 2 && word.length <= MOST_LETTERS
}

/** How alike one piece of letters is to a word that it may be short for, 0 to 1. */
const SHORT = { same: 1, known: 0.85, long: 0.95, beginning: 0.85, skeleton: 0.85, inOrder: 0.65, two: 0.55 }
/** The same of another word that means the same as the one that stands there. */
const OTHER_WORD = 0.95
/** So much longer may such a word be, but where it begins so: three letters are in the order of nearly any word of ten. */
const LONGER = 2.5

const SPELLED = [...CONCEPT_OF].filter(([word]) => /^[a-z]{3,}$/.test(word))
/** The words of each meaning by their first letter, which a piece that is short for one of them begins with. */
const WORDS_OF = Map.groupBy(SPELLED, ([word, concept]) => `${concept} ${word[0]}`)

function shortnessOf(piece: string, { word, concept }: Part): number {
  const own = piece[0] === word[0] ? shortness(piece, word) || (isInOrder(piece, word) ? SHORT.inOrder : 0) : 0
  const known = PIECES_OF.get(piece)
  if (known?.has(concept) || known?.has(word)) return Math.max(own, SHORT.known)
  if (CONCEPT_OF.get(piece) === concept) return SHORT.same
  const kin = [...(known ?? [])].reduce((most, one) => Math.max(most, kinship(one, concept) ?? 0), 0)
  if (SHORT.known * kin > own) return SHORT.known * kin
  if (piece.length < 3) return own
  const others = WORDS_OF.get(`${concept} ${piece[0]}`) ?? []
  const near = others.filter(([other]) => other.startsWith(piece) || LONGER * piece.length >= other.length)
  return near.reduce((most, [other]) => Math.max(most, OTHER_WORD * shortness(piece, other)), own)
}

function shortness(piece: string, word: string): number {
  if (piece === word) return SHORT.same
  if (piece.length >= word.length) return 0
  if (piece.length === 2)
    return word.startsWith(piece) || (piece[0] === word[0] && isConsonantOf(piece[1]!, word)) ? SHORT.two : 0
  if (word.startsWith(piece)) return piece.length > 3 ? SHORT.long : SHORT.beginning
  return isSkeleton(piece, word) ? SHORT.skeleton : 0
}

/** `stk` for `stocking`, `ror` for `reorder`: letters of the very word, in its order. */
function isInOrder(piece: string, word: string): boolean {
  if (piece.length < 3 || piece[0] !== word[0] || piece.length > word.length / 2 + 1) return false
  let at = 0
  for (const letter of word) if (letter === piece[at]) at++
  return at === piece.length
}

function isConsonantOf(letter: string, word: string): boolean {
  return !/[aeiou]/.test(letter) && word.slice(1).includes(letter)
}

const SHORTEST = 2
const LONGEST = 9

/** What a piece says that the other name doesn't: `no` and `cd` stand behind much. */
const LEFT_OVER = 0.6

/**
 * How alike a header is to a name when its letters are cut so, 0 to 1: pieces that are each short for another word, at least two of them,
 * and, in a header of one word, at most one
 * that is none but is known. As the share of what both say.
 */
export function cutScore(
  tokens: readonly Token[],
  parts: readonly Part[],
  weight: (concept: string) => number,
): number {
  if (
    parts.length === 0 ||
    parts.length > MOST_PARTS ||
    !tokens.every((token) => canBegin(token, parts, tokens.length === 1))
  )
    return 0
  const weights = parts.map(({ concept }) => weight(concept))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const seen = new Map<number, number>()
  let best = 0
  const visit = (state: State): void => {
    const { token, at, taken, pieces, left, matched, said } = state
    const one = tokens[token]
    if (one === undefined) {
      if (pieces > 1) best = Math.max(best, (2 * matched) / (said + total))
      return
    }
    const key = ((token * (MOST_LETTERS + 1) + at) * 2 + left) * (1 << MOST_PARTS) + taken
    if ((seen.get(key) ?? -1) >= matched) return
    seen.set(key, matched)
    if ('concepts' in one) {
      const next = { ...state, token: token + 1, at: 0, pieces: pieces + 1 }
      const part = parts.findIndex(({ concept }, index) => !(taken & (1 << index)) && one.concepts.includes(concept))
      if (part < 0) visit({ ...next, said: said + weight(one.concepts[0]!) })
      else visit({ ...next, ...taking(state, part, weights[part]!, 1) })
      return
    }
    for (const cut of one.pieces[at] ?? []) {
      const { piece, ends } = cut
      const next = { ...state, pieces: pieces + 1, ...(ends ? { token: token + 1, at: 0 } : { at: at + piece.length }) }
      for (const [index, part] of parts.entries()) {
        const short = taken & (1 << index) ? 0 : shortTo(cut, part)
        if (short > 0) visit({ ...next, ...taking(state, index, weights[index]!, short) })
      }
      if (left === 0 && tokens.length === 1 && isKnown(piece)) visit({ ...next, left: 1, said: said + LEFT_OVER })
    }
  }
  visit({ token: 0, at: 0, taken: 0, pieces: 0, left: 0, matched: 0, said: 0 })
  return best
}

/** Whether the letters begin with a piece that is short for one of the words: what rules out most pairs of names at once. */
function canBegin(token: Token, parts: readonly Part[], isAlone: boolean): boolean {
  if ('concepts' in token) return true
  if (isAlone && hasKnownBeginning(token.letters)) return true
  return parts.some((part) => beginsWith(token, part))
}

const hasKnownBeginning = remembering(20_000, (letters) => piecesAt(letters, 0).some(({ piece }) => isKnown(piece)))

function beginsWith({ pieces, begins }: Letters, part: Part): boolean {
  const known = begins.get(part.word)
  if (known !== undefined) return known
  const found = (pieces[0] ?? []).some((piece) => shortTo(piece, part) > 0)
  begins.set(part.word, found)
  return found
}

function shortTo({ piece, short }: Piece, part: Part): number {
  const key = part.word === part.concept ? part.word : `${part.word} ${part.concept}`
  const known = short.get(key)
  if (known !== undefined) return known
  const found = shortnessOf(piece, part)
  short.set(key, found)
  return found
}

/** How far a header was cut, which words of the other name are taken, and what was said and matched till there. */
interface State {
  token: number
  at: number
  taken: number
  pieces: number
  left: 0 | 1
  matched: number
  said: number
}

function taking({ taken, matched, said }: State, part: number, weight: number, short: number): Partial<State> {
  return { taken: taken | (1 << part), matched: matched + short * weight, said: said + weight }
}

const piecesIn = (letters: string): Piece[][] => Array.from(letters, (_, at) => piecesAt(letters, at))

/** The pieces that may begin at a letter: none leaves a single letter over. */
function piecesAt(letters: string, at: number): Piece[] {
  const rest = letters.length - at
  const lengths = Array.from(
    { length: Math.max(0, Math.min(LONGEST, rest) - SHORTEST + 1) },
    (_, more) => SHORTEST + more,
  )
  return lengths
    .filter((length) => rest - length !== 1)
    .map((length) => ({ piece: letters.slice(at, at + length), ends: length === rest, short: new Map() }))
}

function isKnown(piece: string): boolean {
  return PIECES_OF.has(piece) || (piece.length > SHORTEST && CONCEPT_OF.has(piece))
}
