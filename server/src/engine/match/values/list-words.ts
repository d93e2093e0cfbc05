import { remembering } from '../../remembering.ts'
import { isEnglish, KINDS_OF, MEANINGS_OF, plainValue, WIDER_OF } from '../vocabulary/meanings.ts'
import { skeletonOf } from './dropped-letters.ts'
import { stemOf } from './word-stems.ts'

/** Which allowed values a word may stand for, by the word in one form or another. */
export type Index = ReadonlyMap<string, ReadonlySet<string>>

/** A word that means an allowed value. */
export interface Meant {
  word: string
  value: string
}

/** All words that mean one of the allowed values, as they are written together, by their stem, and by their first letters. */
export interface ListWords {
  /** The values as they are allowed. */
  own: ReadonlySet<string>
  /** Without what stands between the words of one. */
  exact: Index
  stems: ReadonlyMap<string, readonly Meant[]>
  initials: Index
  /** English ones, by the first letter: for what is the beginning of a word, or some letters of it. */
  byLetter: ReadonlyMap<string, readonly Meant[]>
  /** Some of the values say that something is done. */
  areStages: boolean
}

/** A longer list is one of names, of which nothing is known. */
const MOST_VALUES = 60

const lists = new WeakMap<readonly string[], ListWords | null>()
const alike = remembering(500, (joined): ListWords | null => readList(joined.split('\n')))

/** Null for lists that are too long. */
export function wordsOfList(allowed: readonly string[]): ListWords | null {
  const known = lists.get(allowed)
  if (known !== undefined) return known
  const words = allowed.length > MOST_VALUES ? null : alike(allowed.join('\n'))
  lists.set(allowed, words)
  return words
}

function readList(allowed: readonly string[]): ListWords {
  const words = nearest(allowed.flatMap((value) => wordsFor(value)))
  const english = words.filter(({ word, value }) => word === plainValue(value) || word.split('_').every(isEnglish))
  const several = english.filter(({ word }) => word.split('_').length > 2)
  return {
    own: new Set(allowed.map(plainValue)),
    exact: indexed(words, together),
    stems: Map.groupBy(
      english.filter(({ word }) => /^[a-z]{4,}$/.test(word)),
      ({ word }) => stemOf(word),
    ),
    initials: indexed(several, (word) => word.replace(/([^_])[^_]*_?/g, '$1')),
    byLetter: Map.groupBy([...english, ...allowed.flatMap(partsOf)], ({ word }) => word.slice(0, 1)),
    areStages: allowed.some((value) => /..[^e]ed$/.test(plainValue(value))),
  }
}

export const together = (word: string): string => word.replaceAll('_', '')

interface Ranked extends Meant {
  /** 0: it means the value; 1: it is a kind of it; 2: the value is what it may be taken for. */
  rank: number
}

/** A word that means one value is no kind of another, nor is it taken for one. */
function nearest(words: readonly Ranked[]): Meant[] {
  const best = new Map<string, number>()
  for (const { word, rank } of words) best.set(word, Math.min(rank, best.get(word) ?? rank))
  return words.filter(({ word, rank }) => rank === best.get(word))
}

/** `conversion` for `in_conversion`: what begins so may be that. */
function partsOf(value: string): Meant[] {
  const [, ...parts] = plainValue(value).split('_')
  return parts.filter(({ length }) => length > 4).map((word) => ({ word, value }))
}

function indexed(words: readonly Meant[], key: (word: string) => string): Index {
  const index = new Map<string, Set<string>>()
  for (const { word, value } of words) {
    const own = key(word)
    index.set(own, (index.get(own) ?? new Set()).add(value))
  }
  return index
}

/** A single letter may mean whatever the others of its list are about. */
function wordsFor(value: string): Ranked[] {
  const plain = plainValue(value)
  const own = { word: plain, value, rank: 0 }
  if (plain.length < 2) return [own]
  const { words, kinds } = (known ??= readKnown())
  const meanings = MEANINGS_OF.get(plain) ?? []
  const ranked = (from: Reversed, meant: readonly number[], rank: number): Ranked[] =>
    meant.flatMap((meaning) => (from.get(meaning) ?? []).map((word) => ({ word, value, rank })))
  return [
    own,
    ...ranked(words, meanings, 0),
    ...ranked(kinds, meanings, 1),
    ...ranked(words, WIDER_OF.get(plain) ?? [], 2),
  ]
}

type Reversed = ReadonlyMap<number, readonly string[]>

/** The words of each meaning, by its number, and how many known words have the same consonants; made when the first is asked for. */
let known: { words: Reversed; kinds: Reversed; skeletons: ReadonlyMap<string, readonly string[]> } | null = null

function readKnown(): NonNullable<typeof known> {
  const english = [...new Set([...MEANINGS_OF.keys(), ...KINDS_OF.keys()])].filter(
    (word) => /^[a-z]+[aeiou][a-z]*$/.test(word) && isEnglish(word),
  )
  return {
    words: reversed(MEANINGS_OF),
    kinds: reversed(KINDS_OF),
    skeletons: Map.groupBy(english, skeletonOf),
  }
}

/** English words of any list with these consonants. */
export function wordsWith(skeleton: string): readonly string[] {
  known ??= readKnown()
  return known.skeletons.get(skeleton) ?? []
}

function reversed(meanings: ReadonlyMap<string, readonly number[]>): Reversed {
  const words = new Map<number, string[]>()
  for (const [word, numbers] of meanings)
    for (const meaning of numbers) {
      const own = words.get(meaning)
      if (own) own.push(word)
      else words.set(meaning, [word])
    }
  return words
}
