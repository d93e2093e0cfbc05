import { ABROAD, ABROAD_COMPOUNDS, ABROAD_PHRASES } from './vocabulary/abroad.ts'
import { CLINIC, CLINIC_PHRASES } from './vocabulary/clinic.ts'
import { COMPOUND_LINES } from './vocabulary/compounds.ts'
import { MONEY } from './vocabulary/money.ts'
import { PEOPLE } from './vocabulary/people.ts'
import { PHRASE_LINES } from './vocabulary/phrases.ts'
import { PLACES } from './vocabulary/places.ts'
import { RECORDS } from './vocabulary/records.ts'
import { THINGS } from './vocabulary/things.ts'
import { TIME } from './vocabulary/time.ts'
import { TRADE_COMPOUNDS, TRADE_PHRASES, TRADE_WORDS } from './vocabulary/trades.ts'

/**
 * Words of business data that mean the same: first the concept, then abbreviations, synonyms and the German, French, Spanish, Italian,
 * Dutch, Chinese and Japanese words, all without accents and capitals (ä → a, ß → ss). A word stands in one line only; words of one line
 * count as equal. Lines are data: add words freely, but never a word that means two of the concepts.
 */
export const LINES = withMore(
  [PEOPLE, PLACES, TIME, MONEY, THINGS, RECORDS, CLINIC].flatMap((lines) => lines.trim().split('\n')),
  [...ABROAD.trim().split('\n'), ...TRADE_WORDS],
)

/** The lines with the further words of their concepts, and a line for each concept that has none yet. */
function withMore(lines: readonly string[], further: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const line of [...lines, ...further]) {
    const [concept] = line.split(' ', 1) as [string]
    const known = found.get(concept)
    found.set(concept, known === undefined ? line : known + line.slice(concept.length))
  }
  return [...found.values()]
}

export const CONCEPT_OF: ReadonlyMap<string, string> = readLines()

/** What words can mean. */
export const CONCEPTS: ReadonlySet<string> = new Set(CONCEPT_OF.values())

function readLines(): Map<string, string> {
  const concepts = new Map<string, string>()
  for (const line of LINES) {
    const [concept, ...words] = line.split(' ')
    for (const word of [concept!, ...words]) if (!concepts.has(word)) concepts.set(word, concept!)
  }
  return concepts
}

/** A word without the endings of number and gender: `matrículas`, `Verträge`, `cancelada` → matricul, vertrag, cancelad. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:es|en|er|os|as|s|n|e|o|a|i)$/, '')
  return stem.length >= LEAST_STEM ? stem : word
}

const LEAST_STEM = 4

/** One word but for number and gender: `carrier` and `carriers`, of which one ends as others do in the plural. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || stemOf(one) === other || one === stemOf(other) || stemOf(one) === stemOf(other)
}

/** What inflected words mean, by stem: stems that words of two concepts share are left out. */
export const CONCEPT_OF_STEM: ReadonlyMap<string, string> = readStems()

function readStems(): Map<string, string> {
  const meant = new Map<string, Set<string>>()
  for (const [word, concept] of CONCEPT_OF) {
    const stem = stemOf(word)
    if (stem.length >= LEAST_STEM) meant.set(stem, (meant.get(stem) ?? new Set<string>()).add(concept))
  }
  return new Map([...meant].flatMap(([stem, concepts]) => (concepts.size === 1 ? [[stem, [...concepts][0]!]] : [])))
}

/** Known words of scripts that put no spaces between them, longest first. */
export const UNSPACED_WORDS = new RegExp(
  [...CONCEPT_OF.keys()]
    .filter((word) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

/** Words that say more than one concept at once. */
export const COMPOUNDS: ReadonlyMap<string, readonly string[]> = readExpressions(
  [COMPOUND_LINES + ABROAD_COMPOUNDS.trim(), ...TRADE_COMPOUNDS].join('\n'),
)

/** Words that mean something only together, one space between two. */
export const PHRASES: ReadonlyMap<string, readonly string[]> = readExpressions(
  [PHRASE_LINES + CLINIC_PHRASES.trimStart() + ABROAD_PHRASES.trim(), ...TRADE_PHRASES].join('\n'),
)

/** The most words of a phrase. */
export const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

function readExpressions(lines: string): Map<string, string[]> {
  const read = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [concepts, expressions] = line.split(': ') as [string, string]
      // Headers come with “Nr” and “No” as one word.
      const words = expressions.replace(/\bnr\b/g, 'no').split(', ')
      return words.map((expression): [string, string[]] => [expression, concepts.split(' ')])
    })
  return new Map(read)
}

/** Words without a meaning of their own in a header. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'il lo gli di del della dei delle degli al con un una het een van voor met op un do da dos of the a an and or in on at for to by with is are der die das des dem den und oder im in am zu fur mit le la les de du d et ou el los las y en their they who which that has have was when any this it its our us your my if we you one each row rows fk pk ajcc'.split(
    ' ',
  ),
)

/**
 * What a column is about when several words stand together: `customer name` is a name. Two columns whose heads differ are hardly
 * ever the same, however alike their other words are.
 */
export const HEADS: ReadonlySet<string> = new Set([
  'number',
  'name',
  'date',
  'time',
  'email',
  'phone',
  'fax',
  'website',
  'address',
  'street',
  'city',
  'postal',
  'state',
  'country',
  'status',
  'type',
  'amount',
  'price',
  'quantity',
  'currency',
  'description',
  'note',
  'percent',
  'rate',
  'count',
  'age',
  'gender',
  'title',
  'image',
  'rating',
])
