import { isSkeleton } from '../../match/names/abbreviations.ts'
import { titleOff } from '../../match/composites/titles.ts'
import { editDistance } from '../../match/similarity.ts'
import { initialled, tellingWords } from '../../match/values/short-forms.ts'
import type { ValueCount } from '../../profile/model.ts'
import { foldName, type Way } from './near-names.ts'
import { wordsOfName } from './words-of-names.ts'

// Who writes a name by hand writes as much of it as tells it from the others: “Maple” or “Maple Inst.” for “Maple Institute Ltd”, “Dr Holm” and
// “O. Holm” for “Otter Holm”, “Sea Tec” for “SeaTechnics”. Forms on the web say more: “Family (96 a year)” for the fee “Family member”.

/** Among more names than this a word is in one of them by chance, and each value would be held against all. */
const MOST = 500
/** So few are a list of kinds: a value may say more there than the name of one. */
const MOST_KINDS = 30
/** Longer texts are no names. */
const MOST_WORDS = 8
/** Shorter beginnings of words are those of many. */
const SHORTEST = 3
/** And so are shorter beginnings of a name whose words are written apart. */
const SHORTEST_WHOLE = 5
/** Names that only one value is a part of say nothing of the others. */
const LEAST_NAMED = 2

interface Name {
  folded: string
  words: readonly string[]
  /** The words that no other name has. */
  own: readonly string[]
}

/** The values are parts of the names, or have them in them, and each can be one name alone; no way where hardly any is. */
export function partly(open: ValueCount[], called: readonly { name: string }[]): Way[] {
  const { all, byStart } = namesOf(called)
  if (open.length > MOST || all.length > MOST || all.length < LEAST_NAMED) return []
  const known = new Set(all.map(({ folded }) => folded))
  const areKinds = all.length <= MOST_KINDS && open.length <= MOST_KINDS
  const found = new Map(
    open.flatMap(({ value }): [string, string][] => {
      const name = known.has(foldName(value)) ? foldName(value) : nameOf(value, all, byStart, areKinds)
      return name === null ? [] : [[value, name]]
    }),
  )
  if (![...found].some(([value, name]) => foldName(value) !== name)) return []
  if (new Set(found.values()).size < LEAST_NAMED) return []
  const ofValue = (value: string): string | null =>
    found.get(value) ?? (known.has(foldName(value)) ? foldName(value) : null)
  const said = 'by so much of it as tells it from the others'
  return [{ ofName: foldName, ofValue, shown: (name) => name, said, isGuess: true }]
}

/** The name, where the value is another text. */
export function otherName(value: string, name: string | undefined): string | undefined {
  return name !== undefined && foldName(name) !== foldName(value) ? name : undefined
}

/** Names, and those that have a word with such a beginning: a value is held against few of them. */
interface Names {
  all: Name[]
  byStart: ReadonlyMap<string, ReadonlySet<Name>>
}

/** By list: the values of every column are held against the same ones. */
const lists = new WeakMap<readonly { name: string }[], Names>()

function namesOf(called: readonly { name: string }[]): Names {
  const known = lists.get(called) ?? readNames(called)
  lists.set(called, known)
  return known
}

function readNames(called: readonly { name: string }[]): Names {
  const plain = [...new Set(called.map(({ name }) => foldName(name)))]
  const folded = plain.length > MOST ? [] : plain.map((name) => ({ folded: name, words: wordsIn(name) }))
  const uses = Map.groupBy(
    folded.flatMap(({ words }) => [...new Set(words)]),
    (word) => word,
  )
  const areNames = folded.filter(({ words }) => words.length <= MOST_WORDS).length >= MOSTLY * folded.length
  const isOwn = (word: string): boolean => uses.get(word)!.length === 1 && TELLING.test(word)
  const all = areNames ? folded.map((name) => ({ ...name, own: name.words.filter(isOwn) })) : []
  const byStart = new Map<string, Set<Name>>()
  for (const name of all)
    for (const word of name.words) {
      const start = startOf(word)
      byStart.set(start, (byStart.get(start) ?? new Set()).add(name))
    }
  return { all, byStart }
}

const MOSTLY = 0.9
const TELLING = /\p{L}{4}/u

function startOf(word: string): string {
  return word.slice(0, SHORTEST)
}

function wordsIn(folded: string): readonly string[] {
  return tellingWords(wordsOfName(folded))
}

/** The only name that the value can be: without what it has in parentheses, or where those tell one from another, with it. */
function nameOf(value: string, all: Name[], byStart: Names['byStart'], areKinds: boolean): string | null {
  const plain = value.replace(/\([^()]*\)/gu, ' ')
  return (
    plainNameOf(plain, all, byStart, areKinds) ?? (plain === value ? null : plainNameOf(value, all, byStart, false))
  )
}

function plainNameOf(value: string, all: Name[], byStart: Names['byStart'], areKinds: boolean): string | null {
  const words = wordsIn(foldName(titleOff(value)))
  const lettered = LETTERS_WITH_POINTS.test(value.trim()) ? all.filter(({ folded }) => folded === lettersOf(value)) : []
  if (lettered.length > 0) return onlyOne(lettered)
  const initials = areKinds && INITIALS.test(value.trim()) ? lettersOf(value) : null
  const meant = initials === null ? [] : all.filter((name) => initialled([initials], name.words))
  if (meant.length > 0) return onlyOne(meant)
  if (!words.some((word) => /\p{L}{3}/u.test(word))) return null
  const telling = words.filter((word) => word.length >= SHORTEST)
  const starts = new Set([startOf(words.join('')), ...(telling.length > 0 ? telling : words).map(startOf)])
  const near = new Set([...starts].flatMap((start) => [...(byStart.get(start) ?? [])]))
  const holding = [...near].filter((name) => isPart(words, name.words) || isWrittenApart(words, name.words))
  if (holding.length > 0) {
    const exact = holding.filter((name) => words.every((word) => name.words.includes(word)))
    return onlyOne(exact.length > 0 ? exact : holding)
  }
  if (/^\p{Lu}{3,5}$/u.test(value.trim())) return onlyOne(all.filter((name) => initialled(words, name.words)))
  if (!areKinds) return null
  return (
    onlyOne(all.filter(({ own }) => own.length > 0 && own.every((word) => words.includes(word)))) ??
    onlyOne(all.filter((name) => isSpeltAlike(words, name.words)))
  )
}

/** “H.R.” and “HR” for “Human Resources”: among kinds two letters say which. */
const INITIALS = /^(?:\p{Lu}{2}|\p{Lu}(?:\.\s?\p{Lu}){1,4}\.?)$/u

/** “H.Q.S.” for a firm that is called “HQS”. */
const LETTERS_WITH_POINTS = /^\p{L}(?:\.\s?\p{L}){1,7}\.?$/u

function lettersOf(value: string): string {
  return foldName(value).replace(/[^a-z]/g, '')
}

/** Shorter words are others with a letter changed. */
const LONG_WORD = 8

/** “Dispatch” for “Despatch”. */
function isSpeltAlike([word = '', ...more]: readonly string[], [name = '', ...others]: readonly string[]): boolean {
  if (more.length > 0 || others.length > 0 || Math.min(word.length, name.length) < LONG_WORD) return false
  return /^\p{L}+$/u.test(word) && editDistance(word, name, 1) <= 1
}

function onlyOne(names: Name[]): string | null {
  return names.length === 1 ? names[0]!.folded : null
}

/** Each word is one of the name, or the beginning of one, in the name's order; an initial does beside a whole word, and so does one without its vowels. */
function isPart(words: readonly string[], name: readonly string[]): boolean {
  const hasWhole = words.some((word) => word.length >= SHORTEST && name.includes(word))
  const isLong = (word: string): boolean => word.length >= SHORTEST || (hasWhole && /^\p{L}$/u.test(word))
  const isFor = (word: string, one: string): boolean => one.startsWith(word) || (hasWhole && isSkeleton(word, one))
  let at = 0
  for (const word of words) {
    const found = name.findIndex((one, place) => place >= at && (one === word || (isLong(word) && isFor(word, one))))
    if (found < 0) return false
    at = found + 1
  }
  return true
}

/** Whether all words together are the beginning of the name's. */
function isWrittenApart(words: readonly string[], name: readonly string[]): boolean {
  const whole = words.join('')
  return (
    words.length > 1 && whole.length >= SHORTEST_WHOLE && /^\p{L}+$/u.test(whole) && name.join('').startsWith(whole)
  )
}
