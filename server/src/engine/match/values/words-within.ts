import { plainValue } from '../vocabulary/meanings.ts'
import { DENYING, LITTLE } from '../vocabulary/little-words.ts'
import { together, wordsOfList, type ListWords } from './list-words.ts'
import { isKnown } from './other-forms.ts'
import { stageOf, stemOf } from './word-stems.ts'

// “Found dead (calf)”, “Closed 100 yrs”, “Sold at auction”: several words, some of which mean an allowed value.

const LONGEST = 80
const MOST_WORDS = 10
const MOST_TOGETHER = 4
const LEAST_LETTERS = 3

/**
 * The one value that words of the text mean; null where there is none, where they mean several, or another word denies it or may make it another
 * thing. `isNamed`: the text has an allowed value as it is written, and other words are looked at for what they say besides.
 */
export function meantWithin(raw: string, allowed: readonly string[], isNamed = false): string | null {
  if (raw.length > LONGEST || raw.includes('?') || PARTLY.test(raw)) return null
  const words = wordsOfList(allowed)
  const parts = words === null ? [] : partsOf(raw).map((tokens) => read(tokens, words))
  const found = parts.flatMap((part) => part.filter(isFound))
  const others = parts.flatMap((part) => part.filter((one) => !isFound(one)))
  if (found.length + others.length < 2 || found.length + others.length > MOST_WORDS) return null
  if (others.some(({ plain }) => DENYING.has(plain) || (!isNamed && isDoneElse(plain)))) return null
  if (!isNamed && !parts.every((part) => isPlain(part, words!.areStages))) return null
  const [value, ...more] = new Set(found.flatMap(({ values }) => [...values]))
  return value !== undefined && more.length === 0 ? value : null
}

/** “1/2 board”, “2 x single beds”. */
const PARTLY = /(?:^|\s)(?:[1-3]\/[2-4](?!\S)|\d+ ?x\s+\p{L})/iu

/** Something else was done, which may be what counts: “Sold, then scrapped”. */
const isDoneElse = (plain: string): boolean => plain.length > 4 && stageOf(plain) === 'done'

interface Token {
  plain: string
  isCut: boolean
}

interface Found extends Token {
  values: ReadonlySet<string>
  /** Of how many words. */
  length: number
}

const isFound = (token: Token | Found): token is Found => 'values' in token

/** The words of what stands between dashes, commas and brackets. */
function partsOf(raw: string): Token[][] {
  const text = raw.replace(/(?<=\p{L})['’`´](?=(?:d|s|t)\b)/gu, '')
  return text.split(/\s+[-–—]\s+|[,;:()[\]]|\s\/\s/u).map((part) =>
    [...part.matchAll(/[\p{L}\p{N}]+(?:[/&][\p{L}\p{N}]+)*\.?/gu)].flatMap(([word]) => {
      const plain = plainValue(word)
      return plain === '' ? [] : [{ plain, isCut: word.endsWith('.') }]
    }),
  )
}

/** The words of a part, those together that mean an allowed value. */
function read(tokens: readonly Token[], words: ListWords): (Token | Found)[] {
  const said: (Token | Found)[] = []
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(tokens, at, words)
    said.push(found ?? tokens[at]!)
    at += found?.length ?? 1
  }
  return said
}

function longestAt(tokens: readonly Token[], at: number, words: ListWords): Found | null {
  for (let length = Math.min(MOST_TOGETHER, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length)
    const values = length > 1 ? ofSeveral(part, words) : ofOne(part[0]!, words)
    if (values !== undefined && values.size > 0) return { ...part.at(-1)!, values, length }
  }
  return null
}

function ofSeveral(part: readonly Token[], { exact }: ListWords): ReadonlySet<string> | undefined {
  return exact.get(together(part.map(({ plain }) => plain).join('')))
}

function ofOne({ plain, isCut }: Token, words: ListWords): ReadonlySet<string> | undefined {
  const isNamed = words.own.has(plain)
  if (!isNamed && (plain.length < LEAST_LETTERS || LITTLE.has(plain) || DENYING.has(plain))) return undefined
  return words.exact.get(together(plain)) ?? stemmed(plain, words) ?? (isCut ? begun(plain, words) : undefined)
}

function stemmed(plain: string, { stems, areStages }: ListWords): ReadonlySet<string> | undefined {
  if (!/^[a-z]{4,}$/.test(plain) || isKnown(plain)) return undefined
  const meant = stems.get(stemOf(plain)) ?? []
  return new Set(meant.flatMap(({ word, value }) => (!areStages || stageOf(word) === stageOf(plain) ? [value] : [])))
}

const LEAST_BEGUN = 4

function begun(plain: string, { byLetter }: ListWords): ReadonlySet<string> | undefined {
  if (plain.length < LEAST_BEGUN) return undefined
  return new Set((byLetter.get(plain[0]!) ?? []).flatMap(({ word, value }) => (word.startsWith(plain) ? [value] : [])))
}

/**
 * Whether what stands beside the words that were found leaves them what they are: a gift card is no card, nor is a card reader, and a book on tape
 * none to read; what is done stays so, whoever did it.
 */
function isPlain(part: readonly (Token | Found)[], areStages: boolean): boolean {
  const said = part.filter((token, at) => isFound(token) || !isDetail(token, part[at - 1]))
  const goesOn = part.some(
    ({ plain }, at) =>
      at > 0 && isFound(part[at - 1]!) && (PARTICLES.has(plain) || (at === part.length - 1 && LITTLE.has(plain))),
  )
  return (
    !goesOn &&
    said.findIndex(isFound) <= 0 &&
    said.every(
      (token, at) =>
        !isFound(token) ||
        token.length > 1 ||
        areStages ||
        stageOf(token.plain) === 'done' ||
        said.slice(at + 1).every(isFound),
    )
  )
}

/** Words between others, and behind what was found how many there are: two weeks aren't weekly. */
function isDetail({ plain }: Token, before: Token | Found | undefined): boolean {
  if (LITTLE.has(plain)) return true
  return before !== undefined && (/^\d/.test(plain) || /^\d+$/.test(before.plain) || /..ly$/.test(plain))
}

/** What goes on with a verb makes it another: who checked out is no longer checked. */
const PARTICLES = new Set(['out', 'up', 'over', 'down', 'away', 'back', 'off'])
