import { abbreviates, isSkeleton } from './abbreviations.ts'
import { acronymsOf, writtenOut } from './acronyms.ts'
import { initialsOf, leadOf, numberedIn } from './leads.ts'
import { isNameOf } from './name-of.ts'
import { isKeyNamedAfterTable, namedAfterTable } from './named-after-table.ts'
import { dice, gramsOf, jaroWinkler, textSet, type TextSet } from '../similarity.ts'
import { cutScore, partsOf, tokensOf, type Part, type Token } from './cut-words.ts'
import { CONCEPT_OF, CONCEPTS, HEADS, isSameWord } from '../vocabulary.ts'
import { kinship } from '../vocabulary/kinship.ts'
import { describedIn } from './described.ts'
import { isDescribedAsText, isTextAlone } from './described-texts.ts'
import { isCurrencyCode } from './currency-codes.ts'
import { withoutTitle } from './titles-of-positions.ts'
import { conceptsOf, squash, wordsOf } from './words.ts'

// Over 300 lines: how alike two names are is one sum, and each of its parts is read beside the others.

/** A column's name, prepared once for many comparisons. */
export interface NameFeatures {
  squashed: string
  concepts: readonly string[]
  /** What each of its words means by itself, whatever they mean together: `card no` is `card_number`, and the number of a member. */
  worded: string | null
  grams: TextSet
  /** Words that stand together, by their initials. */
  acronyms: ReadonlyMap<string, string[]>
  /** Concepts of the description; empty for source columns. */
  described: Set<string>
  /** Concepts of the words that the description begins with, up to the first mark: often the column's name in other words. */
  lead: string[]
  /** The initials of these words. */
  initials: ReadonlySet<string>
  /** What it is the number of, by these words. */
  numbered: string | null
  /** Its words without vowels, as programs shorten them: `frstnm`; the last word and the whole. Mostly none. */
  skeletons: readonly string[]
  /** Its words where some may be pieces of words put together; mostly null. */
  tokens: readonly Token[] | null
  /** Its words, which such pieces of another name may be short for. */
  parts: readonly (readonly Part[])[]
  /** Names in different scripts can't be compared letter by letter. */
  script: 'latin' | 'other' | 'mixed'
  /** Some word of it is understood, so that it can be compared with names in any script. */
  understood: boolean
  /** A name that a program made up (`Column 3`, `col1`, `4`): it says nothing about what the column holds. */
  empty: boolean
}

export function nameFeatures(name: string, description = ''): NameFeatures {
  const squashed = squash(name)
  const said = conceptsOf(name)
  // A tax by itself is what it comes to.
  const concepts = said.join() === 'tax,amount' ? TAX : said
  return {
    squashed,
    concepts,
    understood: concepts.some((concept) => CONCEPTS.has(concept)),
    worded: wordedOf(name),
    grams: textSet(IDEOGRAPH.test(squashed) ? squashed : gramsOf(squashed, 3)),
    acronyms: acronymsOf(wordsOf(name)),
    skeletons: skeletonsOf(name),
    tokens: tokensOf(name),
    parts: partsOf(name),
    script: scriptOf(squashed),
    lead: leadOf(description),
    initials: initialsOf(description),
    numbered: numberedIn(description),
    described: describedIn(description),
    empty: /^(?:(?:unnamed|col|column|field|feld|spalte|var|f|c|x|v)?\d*)$/.test(squashed),
  }
}

/** Where the words together mean nothing else the concepts say as much. */
function wordedOf(name: string): string | null {
  const words = wordsOf(name)
  return words.length < 2 ? null : words.flatMap((word) => conceptsOf(word)).join(' ')
}

/** The same, but for how it is written. */
const SAME_WORDS = 0.97

const TAX: readonly string[] = ['tax']
const LEAST_LETTERS = 4
/** Fewer vowels than words have that can be said. */
const FEW_VOWELS = 0.25

function skeletonsOf(name: string): string[] {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  const isShortened = (word: string): boolean =>
    /^[a-z]+$/.test(word) &&
    word.length >= LEAST_LETTERS &&
    word.replace(/[^aeiou]/g, '').length <= FEW_VOWELS * word.length &&
    !CONCEPT_OF.has(word)
  return [...new Set([squash(name), last])].filter(isShortened)
}

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function scriptOf(text: string): NameFeatures['script'] {
  const latin = /\p{Script=Latin}/u.test(text)
  return /(?=\p{L})\P{Script=Latin}/u.test(text) ? (latin ? 'mixed' : 'other') : 'latin'
}

/** Whether the two names can tell anything about each other: two that say nothing do so when they are the same, and more than a place. */
export function areComparable(source: NameFeatures, target: NameFeatures): boolean {
  if (source.empty || target.empty) return source.squashed === target.squashed && /\p{L}/u.test(source.squashed)
  if (source.script === target.script || source.script === 'mixed' || target.script === 'mixed') return true
  return source.understood && target.understood
}

/**
 * How much each concept tells apart: a word in many columns of one side (`customer` in a customer table) tells little.
 * `implied` are the concepts of the template's own name, which a source often repeats and a template often leaves out.
 */
export interface ConceptWeights {
  weight: (concept: string) => number
  implied: ReadonlySet<string>
}

/** Each word counts the same: two names are compared on their own, outside any template. */
export const evenly: ConceptWeights = { weight: () => 1, implied: new Set() }

const OF_IMPLIED = 0.3
const OF_FIGURES = 0.6

export function conceptWeights(sides: NameFeatures[][], implied: ReadonlySet<string>): ConceptWeights {
  const rarity = new Map<string, number>()
  for (const side of sides) {
    const counts = new Map<string, number>()
    for (const column of side)
      for (const concept of column.concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
    for (const [concept, count] of counts) {
      const share = Math.log(1 + side.length / count) / Math.log(1 + side.length)
      rarity.set(concept, Math.min(rarity.get(concept) ?? 1, 0.35 + 0.65 * share))
    }
  }
  for (const concept of rarity.keys()) {
    if (/^\d+$/.test(concept)) rarity.set(concept, OF_FIGURES)
    if (isCurrencyCode(concept)) rarity.set(concept, OF_IMPLIED)
  }
  for (const concept of implied) rarity.set(concept, OF_IMPLIED)
  return { implied, weight: (concept) => rarity.get(concept) ?? (/^\d+$/.test(concept) ? OF_FIGURES : 1) }
}

/** The same with the unknown words of headers that are one of them but for number and gender: `Parcela` in a list of “Parcelas”. */
export function inflectedToo(implied: ReadonlySet<string>, names: readonly NameFeatures[]): ReadonlySet<string> {
  const unknown = [...implied].filter((word) => word.length >= LEAST_LETTERS && !CONCEPTS.has(word))
  const isOther = (word: string): boolean =>
    word.length >= LEAST_LETTERS && !CONCEPTS.has(word) && unknown.some((one) => isSameWord(word, one))
  const inflected = unknown.length === 0 ? [] : names.flatMap(({ concepts }) => concepts.filter(isOther))
  return inflected.length === 0 ? implied : new Set([...implied, ...inflected])
}

const similarities = new Map<string, Map<string, number>>()
let remembered = 0

/** How alike two words are, 0 to 1: equal, abbreviated, or misspelled. Remembered, as a table has few different words. */
function wordSimilarity(left: string, right: string): number {
  if (left === right) return 1
  let known = similarities.get(left)
  const before = known?.get(right)
  if (before !== undefined) return before
  if (remembered > 500_000) {
    similarities.clear()
    remembered = 0
    known = undefined
  }
  if (!known) similarities.set(left, (known = new Map()))
  const score = compareWords(left, right)
  known.set(right, score)
  remembered++
  return score
}

function compareWords(left: string, right: string): number {
  const kin = kinship(left, right)
  if (kin !== undefined) return kin
  const short = Math.max(abbreviates(left, right), abbreviates(right, left))
  return canBeAlike(left, right) ? Math.max(short, spelling(left, right)) : short
}

/** Rules out most pairs before their letters are compared: words that begin otherwise are alike only when about as long. */
function canBeAlike(left: string, right: string): boolean {
  if (left.charCodeAt(0) === right.charCodeAt(0)) return true
  const [short, long] = [Math.min(left.length, right.length), Math.max(left.length, right.length)]
  return short >= 4 && short > 0.58 * long
}

function spelling(left: string, right: string): number {
  if (/^\d+$/.test(left) || /^\d+$/.test(right)) return 0
  // Two words that are known to mean different things aren't misspellings of each other: state and stage.
  if (CONCEPTS.has(left) && CONCEPTS.has(right)) return 0
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (short.length >= 3 && long.startsWith(short)) return 0.7 + 0.25 * (short.length / long.length)
  if (short.length >= 3 && short.length <= 5 && isSkeleton(short, long)) return 0.7
  if (short.length < 4) return 0
  const similarity = jaroWinkler(left, right)
  return similarity > 0.86 ? similarity - 0.08 : 0
}

/** Where a table has a description as well, that is more likely. */
const DESCRIBED = 0.6

/** How alike two names are, 0 to 1. */
export function nameScore(source: NameFeatures, target: NameFeatures, weights: ConceptWeights): number {
  if (source.squashed !== '' && source.squashed === target.squashed) return 1
  if (source.worded !== null && source.worded === target.worded) return SAME_WORDS
  const words = Math.max(
    conceptScore(source.concepts, target.concepts, weights),
    WRITTEN_OUT * acronymScore(source, target, weights),
    positionScore(source, target, weights),
  )
  const letters = dice(source.grams, target.grams)
  const name = Math.max(words, 0.92 * letters, 0.75 * words + 0.3 * letters)
  const conflict = headsConflict(source.concepts, target.concepts) ? 0.55 : 1
  const own = namedAfterTable(source.concepts, target.concepts, weights.implied)
  if (own === 'name') return 0.8
  const isSame = source.concepts.every((concept) => target.concepts.includes(concept))
  const keyed = isKeyNamedAfterTable(source.concepts, target.concepts, weights.implied)
    ? isSame
      ? OWN_NUMBER
      : 0.62
    : 0
  const described = target.described.size === 0 ? 0 : descriptionScore(source, target, weights)
  const called = isCalledSo(source, target) ? (source.concepts.length > 1 ? CALLED_WHOLLY : CALLED_SO) : 0
  const text = isTextAlone(source.concepts) && isDescribedAsText(target.lead) ? TEXT_ALONE : 0
  const shortened = isShortenedTo(source, target) || isShortenedTo(target, source) ? SHORTENED : 0
  const whose = isNameOf(source.concepts, target) ? NAME_OF : 0
  const line = isLineOfStreet(source.concepts, target.concepts) ? LINE_OF_STREET : 0
  const cut = source.tokens === null ? 0 : CUT * cutFor(source.tokens, target, weights)
  return Math.min(
    0.99,
    Math.max(
      name * conflict,
      cut,
      0.62 * described,
      keyed,
      called,
      text,
      shortened,
      line,
      whose,
      own === null ? 0 : DESCRIBED,
    ),
  )
}

/** The name of what the column is called after. */
const NAME_OF = 0.8

/** “Strasse / Nr.” is what a template calls the street that has no column for the house number. */
const LINE_OF_STREET = 0.92
const OF_HOUSES = new Set(['street', 'house', 'number'])

function isLineOfStreet(source: readonly string[], target: readonly string[]): boolean {
  const isStreet = target[0] === 'street' && (target.length === 1 || target.join() === 'street,address')
  return isStreet && source.length > 1 && source[0] === 'street' && source.every((concept) => OF_HOUSES.has(concept))
}

/** A column `Line` for `line_number` in a list of lines, beside others with a number of something else. */
const OWN_NUMBER = 0.73

/** Pieces may be short for other words, too. */
const CUT = 0.92

function cutFor(tokens: readonly Token[], { parts }: NameFeatures, { weight }: ConceptWeights): number {
  return Math.max(...parts.map((words) => cutScore(tokens, words, weight)))
}

/** Nearly all consonants of several words, and hardly a vowel: `mddlintl` for `Middle Initial`. */
const SHORTENED = 0.8
const NEARLY_ALL = 0.7

function isShortenedTo({ squashed }: NameFeatures, { skeletons }: NameFeatures): boolean {
  return skeletons.some((short) => {
    if (short[0] !== squashed[0] || short.length >= squashed.length) return false
    let at = 0
    for (const letter of squashed) if (letter === short[at]) at++
    const consonants = squashed.replace(/[^a-z]|[aeiou]/g, '').length
    return at === short.length && short.replace(/[aeiou]/g, '').length >= NEARLY_ALL * consonants
  })
}

/** A description that begins with the very words of the header, or says that it is its number: “Job” for “Job number”, whatever a job may be elsewhere. */
const CALLED_SO = 0.75
/** Several words are no chance. */
const CALLED_WHOLLY = 0.88

function isCalledSo(
  { concepts, squashed, understood }: NameFeatures,
  { lead, initials, numbered }: NameFeatures,
): boolean {
  if (squashed === numbered || (!understood && initials.has(squashed))) return true
  return lead.length > 0 && lead.length === concepts.length && lead.every((concept) => concepts.includes(concept))
}

/** A table may have other texts, too. */
const TEXT_ALONE = 0.62

/** Initials may stand for other words, too. */
const WRITTEN_OUT = 0.7

/** How alike the names are when what one of them shortens to initials is written out as in the other. */
function acronymScore(source: NameFeatures, target: NameFeatures, weights: ConceptWeights): number {
  const own = writtenOut(source.concepts, target.acronyms)
  const other = writtenOut(target.concepts, source.acronyms)
  return Math.max(
    own ? conceptScore(own, target.concepts, weights) : 0,
    other ? conceptScore(source.concepts, other, weights) : 0,
  )
}

/** The same of positions, where only one of the names says that it is their title; one that says so, too, is nearer. */
function positionScore(source: NameFeatures, target: NameFeatures, weights: ConceptWeights): number {
  const [own, other] = [withoutTitle(source.concepts), withoutTitle(target.concepts)]
  if (own === source.concepts && other === target.concepts) return 0
  return source.squashed === A_PIECE_OF_WORK ? 0 : BUT_FOR_TITLE * conceptScore(own, other, weights)
}

const BUT_FOR_TITLE = 0.95
/** What may as well be the work itself as who does it. */
const A_PIECE_OF_WORK = 'job'

/** Weighted soft Dice over concepts. */
function conceptScore(source: readonly string[], target: readonly string[], { weight }: ConceptWeights): number {
  let matched = 0
  let total = 0
  const best = new Float64Array(target.length)
  for (const concept of source) {
    let own = 0
    for (let at = 0; at < target.length; at++) {
      const similarity = wordSimilarity(concept, target[at]!)
      if (similarity > own) own = similarity
      if (similarity > best[at]!) best[at] = similarity
    }
    matched += weight(concept) * own
    total += weight(concept)
  }
  for (let at = 0; at < target.length; at++) {
    matched += weight(target[at]!) * best[at]!
    total += weight(target[at]!)
  }
  return total === 0 ? 0 : (0.97 * matched) / total
}

function headOf(concepts: readonly string[]): string | null {
  return concepts.findLast((concept) => HEADS.has(concept)) ?? null
}

function headsConflict(source: readonly string[], target: readonly string[]): boolean {
  const [left, right] = [headOf(source), headOf(target)]
  if (left === null || right === null || left === right || (kinship(left, right) ?? 0) >= 0.7) return false
  return !source.includes(right) && !target.includes(left)
}

/** A header that only tells a kind (`name`) is hardly meant by a description that has the word (“full name of the doctor”). */
const ONLY_A_KIND = 0.6
const OF_ANYTHING = new Set(['name', 'number', 'date', 'type', 'title', 'description'])

/** The share of the source's words that the description (or name) of the target has. */
function descriptionScore(source: NameFeatures, target: NameFeatures, { weight, implied }: ConceptWeights): number {
  let matched = 0
  let total = 0
  // A header that says no more than of what the rows are is no column of which a description speaks: “how the customer found us”.
  const generic = source.concepts.every((concept) => OF_ANYTHING.has(concept) || implied.has(concept))
  for (const concept of source.concepts) {
    total += weight(concept)
    if (target.concepts.includes(concept)) matched += weight(concept)
    else if (target.described.has(concept)) matched += weight(concept) * (generic ? ONLY_A_KIND : 1)
  }
  const head = headOf(source.concepts)
  if (total === 0 || (head && headsConflict(source.concepts, target.concepts) && !target.described.has(head))) return 0
  return matched / total
}
