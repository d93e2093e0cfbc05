import { fold } from '../../match/names/words.ts'
import { areStates, stateCode } from '../../profile/subdivisions.ts'
import { remembering } from '../../remembering.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'

// Words of sentences and of names, so that one can be found in the other however it is inflected, in any of the languages.

export interface Word {
  /** Lower case, without accents. */
  text: string
  /** Without the endings of number, gender and case. */
  stem: string
  /** As it is written. */
  raw: string
  /** Where it begins and ends in the text. */
  at: number
  end: number
}

/** Words and numbers of a text, in order: `H2` and `jobcards_2026` are two each. */
export function wordsIn(text: string): readonly Word[] {
  return text.length > LONGEST_KEPT ? cutIntoWords(text) : shortTextsIn(text)
}

/** The same headers and clauses are looked at by one reader after the other. */
const shortTextsIn = remembering(5_000, cutIntoWords)
const LONGEST_KEPT = 300

function cutIntoWords(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu)].map(({ 0: raw, index }) => {
    const folded = fold(raw)
    return { text: folded, stem: stemOf(folded), raw, at: index, end: index + raw.length }
  })
}

/** What stands behind the word for that which has a number: “account 100482”, “invoice no. R-4711”; the figures of a year are none. */
const NUMBER_BEHIND =
  /^\s*(?:(?:no|nr|num|number|nummer|numéro|número|numero|code|kode)\.?(?!\p{L})|n[°º]|#|:)?\s*\p{Lu}{0,4}[-/]?(?!(?:19|20)\d\d(?!\d))\d{3,}/iu

/** “The firm's own test customer” says whose rows are meant, and not of what kind they are. */
export function isOwner(text: string, end: number): boolean {
  return /^['’](?:s(?!\p{L})|\s)/u.test(text.slice(end))
}

/**
 * The words of a text that may say of what kind or state something is: the one right before a number says what has that, and no more, and that before
 * an apostrophe whose it is.
 */
export function wordsBesideNumbers(text: string): Word[] {
  return wordsIn(text).filter(({ end }) => !NUMBER_BEHIND.test(text.slice(end)) && !isOwner(text, end))
}

const ENDING = /(?:nern|ners|ner|ern|en|er|es|e|s|n)$/

/** `contracten` → contract, `Dresdner` and Dresden → dresd, `annulés` → annul, `diary` and `diaries` → diari: at least four letters stay, or three before an s. */
export const stemOf = remembering(20_000, stemFor)

function stemFor(word: string): string {
  const shorter = word.replace(ENDING, '')
  if (shorter !== word && shorter.length >= 4) return stemFor(shorter)
  if (ONE_OF_SEVERAL.test(word)) return `${word.slice(0, -1)}i`
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

/** Several of what ends so end in “-ies”. */
const ONE_OF_SEVERAL = /^[a-z]{2,}[^aeiou]y$/

/** Where a row of words stands in another one, by their stems; -1 where it doesn't. */
export function placeOf(phrase: readonly Word[], among: readonly Word[]): number {
  if (phrase.length === 0) return -1
  return among.findIndex((_, at) => phrase.every(({ stem }, offset) => among[at + offset]?.stem === stem))
}

/** How a word says one of these values: of states by their names or codes alone, for “ON” among them is nothing that is switched on. */
export function sayingOf(values: readonly string[]): (word: Pick<Word, 'raw' | 'text'>, value: string) => boolean {
  return areStates(values)
    ? ({ raw }, value) => raw === value || stateCode(raw) === value
    : ({ text }, value) => isSameWord(text, value)
}

/** Workmen are each a workman. */
const oneMan = (word: string): string =>
  word.replace(/(?<=\p{L}{2})m[ea]nn?er$/u, 'mann').replace(/(?<=\p{L}{2})men$/u, 'man')

/** Whether a word says what a value is: `cancelled` for “Canceled” or “storniert”. */
export function isSameWord(word: string, value: string): boolean {
  const [own, other] = [fold(word), fold(value).trim()]
  if (own === other || (own.length >= 4 && stemOf(own) === stemOf(other)) || isPluralOf(own, other)) return true
  if (oneMan(own) === oneMan(other) && own.length > 4) return true
  return meaningsOf(other).some((meaning) => inflectedMeanings(own).has(meaning))
}

/** What a word means without its endings, if anything. */
const inflectedMeanings = remembering(20_000, (own): ReadonlySet<number> => {
  // “Confermate”, “annullati” are those of which one is “confermata”, “annullato”.
  const one = own.length > 5 ? [own.replace(/i$/, 'o'), own.replace(/e$/, 'a')] : []
  return new Set([own, stemOf(own), own.replace(/s$/, ''), own.replace(/e[srnm]?$/, ''), ...one].flatMap(meaningsOf))
})

/**
 * English: `enquiries` of enquiry. Italian: `preventivi` of preventivo, `clienti` of cliente, `fatture` of fattura; longer words alone, as short ones
 * differ in a letter by chance.
 */
function isPluralOf(one: string, other: string): boolean {
  if ([one, other].some((word) => /.{3}ies$/u.test(word)) && /ies$|y$/u.test(one) && /ies$|y$/u.test(other))
    return one.replace(/ies$/u, 'y') === other.replace(/ies$/u, 'y')
  const [last, end] = [one.at(-1)!, other.at(-1)!]
  const isPair = ['io', 'oi', 'ie', 'ei', 'ea', 'ae'].includes(last + end)
  return isPair && one.length >= 6 && one.slice(0, -1) === other.slice(0, -1)
}
