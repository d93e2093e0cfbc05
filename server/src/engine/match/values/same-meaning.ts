import { remembering } from '../../remembering.ts'
import { countryCode, countryOfThree, currenciesSharing, currencyCode } from '../../profile/countries.ts'
import { areUnits, unitsCalled } from '../../profile/units.ts'
import { stateCode, isState } from '../../profile/subdivisions.ts'
import { editDistance } from '../similarity.ts'
import { initialled, shortened, tellingWords } from './short-forms.ts'
import { bloodGroup } from './blood-groups.ts'
import { namesOfCodes } from './codes-of-kind.ts'
import { isDenied, NEGATIONS } from './denied.ts'
import { withSameFigures } from './same-figures.ts'
import { withoutNumber } from './numbered-words.ts'
import { plannedWork } from './planned-work.ts'
import { severalThings } from './several-things.ts'
import { meantInterval } from './intervals.ts'
import { meantInOtherForm } from './other-forms.ts'
import { meantWithin } from './words-within.ts'
import { writtenSo } from './written-so.ts'
import { cutShort, meantShort } from './cut-words.ts'
import { KINDS_OF, LOOSE_OF, MEANINGS_OF, plainValue, WIDER_OF } from '../vocabulary/meanings.ts'

/** By list: the values of a column are all held against the same one. */
const plainLists = new WeakMap<readonly string[], string[]>()
const spelledLists = new WeakMap<readonly string[], string[]>()

function plainOf(allowed: readonly string[], plain = plainValue, lists = plainLists): string[] {
  const known = lists.get(allowed) ?? allowed.map(plain)
  lists.set(allowed, known)
  return known
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

/** `pruefung` for “Prüfung”: as those write it who have no umlauts, which is one of the ways to write the word and no misspelling. */
function spelled(value: string): string {
  return plainValue(
    value
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüå]/g, (letter) => UMLAUTS[letter]!),
  )
}

export interface Closest {
  value: string
  /** 0 to 1. */
  confidence: number
}

/** What the initials of several words are worth: clear, where the other codes of a column are written so. */
export const INITIALS = 0.87
/** From here on a value stands for another without a question. */
export const CLEAR = 0.84
/** A dollar sign where the dollars of several countries are allowed. */
const SHARED = 0.7
/** A second candidate this near makes a value ambiguous. */
const NEAR = 0.06

/** The same word, whatever else means the same. */
export const SAME = 0.99

export function isTied([best, second]: readonly Closest[]): boolean {
  if (best === undefined || second === undefined) return false
  return best.confidence >= SAME ? second.confidence >= SAME : best.confidence - second.confidence < NEAR
}

/** Of candidates, best first: the first is surely meant. */
export function isClear(candidates: readonly Closest[]): boolean {
  const [best] = candidates
  return best !== undefined && best.confidence >= CLEAR && !isTied(candidates)
}

/**
 * The allowed values that `raw` may stand for, best first: the same but for case and spacing, the same meaning, a beginning
 * of it, or a misspelling. Several of about the same confidence mean that it can't be told.
 */
export function closestValue(raw: string, allowed: readonly string[]): readonly Closest[] {
  const known = answers.get(allowed) ?? new Map<string, readonly Closest[]>()
  answers.set(allowed, known)
  const found = known.get(raw) ?? withSameFigures(raw, allowed, lookedAtTwice(raw, allowed))
  if (known.size < MOST_ANSWERS) known.set(raw, found)
  return found
}

/** What nothing is near to is read once more, by other forms of all words that mean an allowed value. */
function lookedAtTwice(raw: string, allowed: readonly string[]): readonly Closest[] {
  const found = findClosest(raw, allowed)
  const [best] = found
  if (best?.confidence === WITHIN && isClear(found)) return withAllWords(raw, allowed, found)
  if ((best !== undefined && best.confidence >= CLEAR) || namesOfCodes(plainOf(allowed)) !== null) return found
  const word = best === undefined ? withoutNumber(raw, allowed) : null
  if (word !== null) return closestValue(word, allowed)
  const closer = readCloser(raw, allowed)
  return closer === null ? found : [closer, ...found.filter(({ value }) => value !== closer.value)]
}

function readCloser(raw: string, allowed: readonly string[]): Closest | null {
  const often = meantInterval(raw, allowed)
  if (often !== null) return often === '' ? null : { value: often, confidence: AS_OFTEN }
  const form = meantInOtherForm(raw, allowed)
  const within = form === null ? meantWithin(raw, allowed) : null
  return within === null ? form : { value: within, confidence: AMONG_OTHERS }
}

/** “Talking book” is no `book` where there is `audiobook`, and an “Ex-member” no `member`. */
function withAllWords(raw: string, allowed: readonly string[], found: readonly Closest[]): readonly Closest[] {
  const [best] = found
  if (!plainValue(raw).split('_').includes(plainValue(best!.value))) return found
  const whole = meantWithin(raw, allowed, true)
  if (whole === best!.value) return found
  const others = found.map(({ value, confidence }) => ({ value, confidence: Math.min(confidence, DOUBTED) }))
  return whole === null
    ? others
    : [{ value: whole, confidence: AMONG_OTHERS }, ...others.filter(({ value }) => value !== whole)]
}

/** By list: each way to write a column asks the same of its values. */
const answers = new WeakMap<readonly string[], Map<string, readonly Closest[]>>()
const MOST_ANSWERS = 10_000

function findClosest(raw: string, allowed: readonly string[]): Closest[] {
  const written = writtenSo(raw, allowed)
  if (written.length === 1) return [{ value: written[0]!, confidence: SAME }]
  const text = plainValue(raw)
  const units = areUnits(allowed) ? unitsCalled(raw) : []
  const sharing = currenciesSharing(raw).filter((code) => allowed.includes(code))
  if (sharing.length > 0) return sharing.map((value) => ({ value, confidence: sharing.length === 1 ? 0.95 : SHARED }))
  if (text === '' && currencyCode(raw) === null && units.length === 0) return []
  const blood = bloodGroup(raw)
  const country = countryOfThree(raw) ?? countryCode(raw)
  const code = currencyCode(raw) ?? country
  const isNamed = (value: string): boolean =>
    value === code || value === state || (country !== null && value.length > 3 && countryCode(value) === country)
  const plainly = plainOf(allowed)
  const spellings = plainOf(allowed, spelled, spelledLists)
  const spelling = spelled(raw)
  const names = namesOfCodes(plainly)
  const state = areStates(allowed) ? stateCode(raw) : null
  const planned = plannedWork(raw, allowed, meantBy)
  // “Carton” is the carton of a list that has the box as well, whatever unit it may be elsewhere.
  const isWritten = (index: number): boolean => text !== '' && text === plainly[index] && units.length > 0
  const candidates = allowed
    .map((value, index) => ({
      value,
      confidence: isWritten(index)
        ? SAME
        : isNamed(value) ||
            value === planned ||
            (blood !== null && bloodGroup(value) === blood) ||
            unitsCalled(value).some((unit) => units.includes(unit))
          ? 0.95
          : names !== null && text !== plainly[index]
            ? meantBy(text, names[index]!)
            : FIGURE.test(raw) && FIGURE.test(value)
              ? text === plainly[index]
                ? SAME
                : 0
              : spelling === spellings[index]
                ? SAME
                : Math.max(
                    sameness(text, plainly[index]!),
                    cutShort(raw, plainly[index]!),
                    inFront(raw, value),
                    meantShort(raw, plainly[index]!),
                    severalThings(raw, plainly[index]!, meantBy),
                  ),
    }))
    .filter(({ confidence }) => confidence > 0)
    .map((one, _, all) => (all.filter(isSame).length > 1 && isSame(one) ? { ...one, confidence: BY_SIGNS } : one))
  const skeleton = names === null && country === null && state === null ? skeletonOf(text, plainly) : -1
  if (skeleton >= 0 && candidates.length > 0) {
    const own = candidates.find(({ value }) => value === allowed[skeleton])
    if (own) own.confidence = SAME
    else candidates.push({ value: allowed[skeleton]!, confidence: SAME })
  }
  const [best] = candidates.toSorted((a, b) => b.confidence - a.confidence)
  if (best?.confidence === BEGUN && /\.\s*$/.test(raw)) candidates.push(...rivalsBegun(text, allowed, candidates))
  const rivals = best?.confidence === WITHIN ? rivalsWithin(text, allowed, best.value) : []
  return [...candidates.filter(({ value }) => !rivals.some((rival) => rival.value === value)), ...rivals].toSorted(
    (a, b) => b.confidence - a.confidence,
  )
}

/** From here on a word is more than its consonants. */
const LEAST_LETTERS = 4
const CODE_LENGTHS = [2, 3]

/** `cs` and `pk` for “case” and “pack”, where a box is among what is allowed, which is nearly the same: the only code with just the consonants of a word that is known; -1 where none has. */
function skeletonOf(text: string, plainly: readonly string[]): number {
  if (text.length < LEAST_LETTERS || !/^[a-z]+$/.test(text) || !MEANINGS_OF.has(text)) return -1
  const consonants = text[0]! + text.slice(1).replace(/[aeiouy]/g, '')
  // “Miss” is no `ms`: two of a letter are no one.
  const bare = consonants.replace(/ck/g, 'k')
  if (!CODE_LENGTHS.includes(bare.length)) return -1
  const found = plainly.flatMap((value, at) => (value === bare || value === consonants ? [at] : []))
  return found.length === 1 ? found[0]! : -1
}

/** One of several that are the same but for their signs, none of which are those of the raw value. */
const BY_SIGNS = 0.9

function isSame({ confidence }: Closest): boolean {
  return confidence >= SAME
}

/** A figure is no beginning and no slip of another: 1 is neither 10.0 nor 1.0 the figure 10. Those that are equal are no matter of words. */
const FIGURE = /^[+-]?\d{1,9}(?:[.,]\d{1,4})?\s?%?$/

const stateLists = new WeakMap<readonly string[], boolean>()

/** A list of the codes of states and provinces. */
function areStates(allowed: readonly string[]): boolean {
  const known =
    stateLists.get(allowed) ??
    (allowed.length > 2 && allowed.every((value) => /^[A-Z]{2,3}$/.test(value) && isState(value)))
  stateLists.set(allowed, known)
  return known
}

/** How surely a word that is known says what a value does: by its own meaning, by one that it may have, or by a wider one. */
export function meantBy(raw: string, value: string): number {
  const [meant, wider] = [MEANINGS_OF.get(value), WIDER_OF.get(value)]
  if (meant === undefined && wider === undefined) return 0
  const { own, kind, loose } = saidBy(raw)
  if (isShared(own, meant)) return 0.93
  if (isShared(kind, meant)) return 0.92
  if (isShared(loose, meant)) return 0.86
  return isShared(own, wider) ? 0.85 : 0
}

type Numbers = readonly number[] | undefined

function isShared(some: Numbers, others: Numbers): boolean {
  if (some === undefined || others === undefined) return false
  return others.some((one) => some.includes(one))
}

/** What a text means in the first of the ways to write it that is known. */
const saidBy = remembering(10_000, (raw) => {
  const done = BY_WHOM.exec(raw)?.[1]
  const further = done === undefined ? [] : [done, masculine(done)]
  const spelt = [raw, withoutPoints(raw), masculine(raw), umlauts(raw), ...further]
  const first = (meanings: typeof MEANINGS_OF): Numbers => meanings.get(spelt.find((one) => meanings.has(one))!)
  return { own: first(MEANINGS_OF), kind: first(KINDS_OF), loose: first(LOOSE_OF) }
})

/** “Cancelado pelo doente”, “Abgesagt durch Gast” are cancelled, whoever did it. */
const BY_WHOM = /^(.+?)_(?:by|durch|par|por|pelo|pela|pelos|pelas|dal|dalla|dallo|door|przez)_.+$/u

/** A value stands among the words of another text. */
const WITHIN = 0.9
/** The value says how often, as the text does. */
const AS_OFTEN = 0.87
/** A word that means the value does. */
const AMONG_OTHERS = 0.86
/** A value stands there, and another word says otherwise. */
const DOUBTED = 0.79

/** “Conv.” may be `conventional`, or short for `in_conversion`. */
function rivalsBegun(text: string, allowed: readonly string[], candidates: readonly Closest[]): Closest[] {
  const isOther = (value: string): boolean =>
    !candidates.some((candidate) => candidate.value === value && candidate.confidence >= BEGUN)
  return plainOf(allowed).flatMap((plain, index) =>
    isOther(allowed[index]!) && plain.includes(`_${text}`) ? [{ value: allowed[index]!, confidence: BEGUN }] : [],
  )
}

/** A value begins like the text. */
const BEGUN = 0.88

/** Other values that a word of the text is short for: “Pass after adj.” is no mere `pass` where there is `adjusted`. */
function rivalsWithin(text: string, allowed: readonly string[], best: string): Closest[] {
  const words = text.split('_').filter((word) => word.length >= 3)
  return plainOf(allowed).flatMap((value, index) =>
    allowed[index] !== best && words.some((word) => value !== word && value.startsWith(word))
      ? [{ value: allowed[index]!, confidence: 0.88 }]
      : [],
  )
}

/** The initials of so many words, with those that only join others, are no chance: `dor` for “due on receipt”. */
const FEWEST_INITIALS = 3

function sameness(raw: string, value: string): number {
  if (raw.replaceAll('_', '') === value.replaceAll('_', '')) return raw === '' ? 0 : SAME
  if (raw === '' || value === '') return 0
  const words = raw.split('_')
  if (words.length >= FEWEST_INITIALS && words.map((word) => word[0]).join('') === value) return SAME
  const meant = meantBy(raw, value)
  if (meant > 0) return meant
  const [telling, wanted] = [tellingWords(words), tellingWords(value.split('_'))]
  if (telling.length > 1 && telling.join('_') === wanted.join('_')) return 0.97
  if (MEANINGS_OF.get(raw) === undefined && initialled(telling, wanted)) return INITIALS
  if (shortened(telling, wanted)) return 0.88
  // “Mrs” is not several “Mr”, and no slip of it: both are known, and mean other things.
  const areOthers = MEANINGS_OF.has(raw) && MEANINGS_OF.has(value)
  if (!areOthers && (raw === `${value}s` || raw === `${value}es`)) return 0.92
  const parts = value.split('_')
  // "Tax free" is no tax, and may be a code that begins like the word for that.
  const denies = words.length > 1 && words.some((word) => NEGATIONS.has(word) && !parts.includes(word))
  if (denies && words.includes(value)) return 0
  if (denies && parts.length === 1 && value.length >= 3 && words.some((word) => word.startsWith(value))) return 0.8
  // "Cancelled - weather" is no mere cancellation where there is `weather_cancelled`.
  if (parts.length > 1 && parts.every((part) => words.includes(part)) && !denies)
    return words.length === parts.length ? 0.96 : 0.92
  if (!areOthers && words.length > 1 && value.length >= 3 && words.includes(value)) return WITHIN
  if (value.startsWith(raw)) return raw.length < 3 ? 0.75 : words.length < parts.length && isDenied(parts) ? 0.8 : BEGUN
  if (raw.startsWith(value) && value.length >= 3) return value.length >= 4 ? 0.8 : 0.77
  const limit = Math.min(raw.length, value.length) >= 8 ? 2 : Math.min(raw.length, value.length) >= 4 ? 1 : 0
  if (!areOthers && limit > 0 && editDistance(raw, value, limit) <= limit) return 0.86
  if ((!isWord(value) && isAbbreviation(value, raw)) || isAbbreviation(raw, parts.join(''))) return 0.7
  if (parts.some((_, at) => isAbbreviation(raw, parts.slice(at).join('')))) return 0.62
  return isAbbreviation(raw, parts.join(''), 2) ? 0.6 : 0
}

/** “M. Ada Roth” for `M.`: just as it is written, point and all, in front of other words; no letters of these are short for another value then. */
function inFront(raw: string, value: string): number {
  return POINTED.test(value) && raw.trimStart().startsWith(`${value} `) ? IN_FRONT : 0
}

const IN_FRONT = 0.88
const POINTED = /^\p{L}{1,5}\.$/u

/** “C.D.I.” is `cdi`. */
function withoutPoints(word: string): string {
  return /^[a-z](?:_[a-z]){2,5}$/.test(word) ? word.replaceAll('_', '') : word
}

/** French words for a feminine noun: `payee` (an invoice) for `paye`. */
function masculine(word: string): string {
  return word.replace(/ees?$/, 'e')
}

/** `uberfallig` for `ueberfaellig`: umlauts and the like, written without their marks. */
function umlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}

/** `sales` is a word, and no short form of “Salaries”, as `appt` is of “Appointment”. */
function isWord(value: string): boolean {
  return value.length >= SHORTEST_WORD && MEANINGS_OF.has(value)
}

const SHORTEST_WORD = 5

/** `chk` for `check_up`: three to five letters that stand in the word in this order, beginning with the same one. */
function isAbbreviation(short: string, long: string, least = 3): boolean {
  if (!/^[a-z]{2,5}$/.test(short) || short.length < least) return false
  if (long.length < short.length + 2 || short[0] !== long[0]) return false
  let at = 0
  for (const char of long) if (char === short[at]) at++
  return at === short.length
}
