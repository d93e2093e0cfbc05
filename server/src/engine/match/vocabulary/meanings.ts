import { remembering } from '../../remembering.ts'
import { fold } from '../names/words.ts'
import { ENGLISH } from './english.ts'
import { AFRIKAANS_VALUES } from './meanings/afrikaans.ts'
import { ANIMALS } from './meanings/animals.ts'
import { ANSWERS } from './meanings/answers.ts'
import { CLOTHING } from './meanings/clothing.ts'
import { COLLECTIONS } from './meanings/collections.ts'
import { CZECH_VALUES } from './meanings/czech.ts'
import { DRIVES } from './meanings/drives.ts'
import { EITHER } from './meanings/either.ts'
import { FARMS } from './meanings/farms.ts'
import { HARDWARE } from './meanings/hardware.ts'
import { HEALTH } from './meanings/health.ts'
import { HOSTS } from './meanings/hosts.ts'
import { INSURANCE } from './meanings/insurance.ts'
import { IT } from './meanings/it.ts'
import { KITCHEN } from './meanings/kitchen.ts'
import { LAW } from './meanings/law.ts'
import { LEISURE } from './meanings/leisure.ts'
import { MACHINES } from './meanings/machines.ts'
import { MATERIALS } from './meanings/materials.ts'
import { NORDIC } from './meanings/nordic.ts'
import { PAPERS } from './meanings/papers.ts'
import { PAYMENT } from './meanings/payment.ts'
import { PERSONS } from './meanings/persons.ts'
import { PLACES } from './meanings/places.ts'
import { PROPERTY } from './meanings/property.ts'
import { SORTS } from './meanings/sorts.ts'
import { STAFF } from './meanings/staff.ts'
import { STATES } from './meanings/states.ts'
import { TIME_ZONES } from './meanings/time-zones.ts'
import { TRADE } from './meanings/trade.ts'
import { TRAVEL_VALUES } from './meanings/travel.ts'
import { VEHICLES } from './meanings/vehicles.ts'
import { WORKS } from './meanings/works.ts'
import { CRAFTS } from './meanings/crafts.ts'
import { STOCKROOM } from './meanings/stockroom.ts'
import { SELLING } from './meanings/selling.ts'
import { AUTHORITIES } from './meanings/authorities.ts'
import { SAVINGS } from './meanings/savings.ts'
import { PATIENTS } from './meanings/patients.ts'
import { BAKERS } from './meanings/bakers.ts'
import { GARMENTS } from './meanings/garments.ts'
import { LESSONS } from './meanings/lessons.ts'
import { KEEPERS } from './meanings/keepers.ts'
import { LODGINGS } from './meanings/lodgings.ts'
import { SUBJECTS } from './meanings/subjects.ts'

const TOPICS = [ANSWERS, STATES, TRADE, PAYMENT, PERSONS, PROPERTY, WORKS, SORTS, MACHINES, TRAVEL_VALUES]
/** Their lines go on the first that begins with the same word, or are ones of their own. */
const FURTHER = [
  NORDIC,
  AFRIKAANS_VALUES,
  CZECH_VALUES,
  COLLECTIONS,
  MATERIALS,
  ANIMALS,
  HEALTH,
  STAFF,
  PAPERS,
  LAW,
  INSURANCE,
  PLACES,
  LEISURE,
  KITCHEN,
  IT,
  VEHICLES,
  FARMS,
  HOSTS,
  CLOTHING,
  CRAFTS,
  STOCKROOM,
  SELLING,
  AUTHORITIES,
  SAVINGS,
  PATIENTS,
  BAKERS,
  GARMENTS,
  LESSONS,
  SUBJECTS,
  KEEPERS,
  LODGINGS,
  HARDWARE,
  DRIVES,
  TIME_ZONES,
  EITHER,
]

/**
 * Values of enumerations that mean the same, folded: each line one meaning, which its first word names. The words stand in the order of the
 * languages: English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech, Swedish, Norwegian, Danish. A word may stand in
 * several lines: what is allowed tells which is meant.
 *
 * `pagado/a` is `pagado`, `pagada` and `pagado_a`; `neu+e+er` is `neu`, `neue` and `neuer`.
 * `?ok` may be meant so where nothing else that is allowed is nearer, and says nothing by itself.
 * `~closed`: where nothing nearer is allowed, a value of this line is one of the line `closed` (or that word), and never the other way.
 */
const COMMON_LINES = FURTHER.map(linesOf).reduce(withMore, TOPICS.flatMap(linesOf))
/** What is known without the English words: those are read in values alone, where a list says what they are about. */
const COMMON_OF = readMeanings(COMMON_LINES)['']
const ENGLISH_LINES = ENGLISH.flatMap(linesOf)
/** `<void`: a word that another line has, too, stays what that says where both are allowed, and is no name of this one. */
const NAMES = new Set(ENGLISH_LINES.map(([name]) => name!))
const LINES = withMore(COMMON_LINES, ENGLISH_LINES.map(withKinds))

function linesOf(topic: string): string[][] {
  return topic
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

function withKinds([name = '', ...words]: string[]): string[] {
  return [name, ...words.map((word) => (COMMON_OF.has(word) || NAMES.has(word) ? `<${word}` : word))]
}

/** The lines with the further words of those that begin alike (of several the first), and a line for each that begins with another word. */
function withMore(lines: readonly string[][], further: readonly string[][]): string[][] {
  const names = new Set(lines.map(([name]) => name))
  const more = new Map(further.map(([name, ...words]) => [name, words]))
  const first = new Set<string>()
  const extended = lines.map((line) => {
    const own = first.has(line[0]!) ? [] : (more.get(line[0]!) ?? [])
    first.add(line[0]!)
    return [...line, ...own.filter((word) => !line.includes(word))]
  })
  return [...extended, ...further.filter(([name]) => !names.has(name))]
}

/** Few numbers each, in order: a set for each of the tens of thousands of words took longer than all else that a process begins with. */
type Meanings = Map<string, number[]>

/** Found out when the first is asked for. */
let linesByName: Map<string, string[][]> | null = null

const READ = readMeanings(LINES)
/** By the value, as `plainValue` gives it. */
export const MEANINGS_OF = READ['']
/** What stands for the meaning in a text, and has another where it is allowed. */
export const KINDS_OF = READ['<']
const ENGLISH_WORDS = new Set([...LINES.map(([name]) => name!), ...ENGLISH_LINES.flat()].flatMap(piecesOf))

function piecesOf(word: string): string[] {
  return word.replace(/^[?~<]/, '').split('_')
}

/** A word that English lists have; the words of other languages aren't told from each other. */
export const isEnglish = (word: string): boolean => ENGLISH_WORDS.has(word)
/** What a value may mean besides. */
export const LOOSE_OF = READ['?']
/** The meanings that an allowed value may be taken for, which are not its own. */
export const WIDER_OF = widerIn(LINES)

/** By the sign before the word; every process reads tens of thousands of them before its first task, so all in one go. */
function readMeanings(lines: readonly string[][]): Record<'' | '?' | '<', Meanings> {
  const found = { '': new Map(), '?': new Map(), '<': new Map() }
  for (const [index, line] of lines.entries()) {
    for (const word of line) {
      const sign = word[0]
      if (sign === '~') continue
      if (sign === '?' || sign === '<') addMeanings(found[sign], formsOf(word.slice(1)), index)
      else addMeanings(found[''], formsOf(word), index)
    }
  }
  return found
}

function widerIn(lines: readonly string[][]): Meanings {
  const found: Meanings = new Map()
  for (const [index, line] of lines.entries())
    for (const word of line) if (word.startsWith('~')) addMeanings(found, wordsOf(word.slice(1)), index)
  return found
}

function addMeanings(meanings: Meanings, words: readonly string[], meaning: number): void {
  for (const word of words) {
    const known = meanings.get(word)
    if (!known) meanings.set(word, [meaning])
    // A line is read at once: what it says again stands last.
    else if (known.at(-1) !== meaning) known.push(meaning)
  }
}

/** The words of the lines of that name. */
function wordsOf(name: string): string[] {
  linesByName ??= Map.groupBy(LINES, ([first]) => first!)
  const words = (linesByName.get(name) ?? []).flat().filter((word) => !/^[?~<]/.test(word))
  return words.length === 0 ? [name] : words.flatMap(formsOf)
}

/**
 * A word with its endings: after a stroke a vowel takes the place of another one at the end, but an e follows an e, i or u, and none an i that
 * isn't behind k or g; people write both with a sign between them. After a plus they follow.
 */
function formsOf(word: string): string[] {
  if (!/[/+]/.test(word)) return [word]
  const [stem = '', ...more] = word.split('+')
  const [base = '', ...endings] = stem.split('/')
  const forms = endings.flatMap((ending) => {
    const replaced = /^[aiou]/.test(ending) ? /[aeouy]$|(?<=[kg])i$/ : ending === 'e' ? /[aoy]$/ : /$^/
    return [base.replace(replaced, '') + ending, `${base}_${ending}`]
  })
  return [base, ...forms, ...more.map((ending) => base + ending)]
}

/** What is longer than any known word, and what may stand around that, means none of them. */
const LONGEST = 10 + Math.max(...Array.from(COMMON_OF.keys(), ({ length }) => length))

/** Signs that people tick boxes with, and their crosses; `☒` may be either. */
const SIGNS: Record<string, string> = Object.fromEntries([
  ...[...'✓✔☑✅●•■'].map((sign) => [sign, 'yes']),
  ...[...'✗✘✕✖☐❌○□'].map((sign) => [sign, 'no']),
])

/** “décédé(e)”, “Verstorbene(r)”, “inscrit·e”: an ending that forms offer for whoever it is. */
const EITHER_GENDER = /(?<=\p{L}{3})(?:\((?:e|es|e?s|a|o|as|os|r|n|in|ne|le)\)|[·•]e?s?)$/u

/** Case, accents and what stands between words put aside: `On-Hold ` → `on_hold`. */
export function plainValue(value: string): string {
  return value.length > LONGEST_KEPT ? readPlain(value) : shortPlain(value)
}

/** The same values are held against one list after the other. */
const shortPlain = remembering(20_000, readPlain)
const LONGEST_KEPT = 60

function readPlain(value: string): string {
  const plain = value.trim().replace(EITHER_GENDER, '')
  return fold(SIGNS[plain.replace('\ufe0f', '')] ?? plain)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}

/** Numbers of the meanings that a value of an enumeration is known to have; figures can mean anything. */
export function meaningsOf(value: string): number[] {
  return value.length > LONGEST || /^[\d.,:/ -]*$/.test(value) ? [] : [...(COMMON_OF.get(plainValue(value)) ?? [])]
}
