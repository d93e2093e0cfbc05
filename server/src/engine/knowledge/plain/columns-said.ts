import { conceptsOf, squash } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { remembering } from '../../remembering.ts'
import { isVague } from '../grounded/columns.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { SAID_OF_ANYTHING } from './filler.ts'
import { isInSaying } from './sayings.ts'

// Where a sentence names columns, of files and of templates: by their names, in other words for the same, or by what a short description calls them.

/** A place of a sentence that names columns. */
export interface ColumnSaid {
  at: number
  end: number
  /** Headers of files. */
  sources: string[]
  targets: Target[]
  /** It stands there by name, not in other words for it. */
  isName: boolean
  /** In quotation marks, or behind the word for a column. */
  isMarked: boolean
  /** It could be any word of a sentence: “name”, “status”, “old”. */
  isAnyWord: boolean
}

export interface Target {
  slug: string
  column: TemplateColumn
}

const MOST_WORDS = 6
/** Between two names. */
const AND = new Set('and or und oder et ou y o e ed en plus'.split(' '))
const OPENS = /["“„«‘`']\s?$/u
const CLOSES = /^\s?["”“»’`']/u
const A_COLUMN =
  '(?:columns?|fields?|headings?|headers?|spalten?|felde?r?|colonnes?|champs?|columnas?|campos?|colonn[ae]|camp[oi]|kolom(?:men)?|veld(?:en)?)'
const BEHIND_COLUMN = new RegExp(
  `(?<!\\p{L})${A_COLUMN}(?: (?:called|named|namens|mit|llamada|chiamata))?:?\\s*["“„«‘\`']?\\s?$`,
  'iu',
)
const BEFORE_COLUMN = new RegExp(`^\\s?["”“»’\`']?[ -]${A_COLUMN}(?!\\p{L})`, 'iu')
/** A longer description says more than how it is called. */
const MOST_OF_NAME = 4

/** “The width” is `width_mm`. */
const UNIT = /[_ ](?:mm|cm|km|kg|ml|ha|m2|g|l|m|h|hours?|min|minutes|days|eur|usd|gbp|chf|percent|pct)$/iu

interface Name {
  words: readonly Word[]
  squashed: string
  /** What it means; empty where that is any number or name. */
  meaning: string
  /** Any word of a sentence could be meant, unless it is marked, or has a capital within the sentence as the name has. */
  isPlain: boolean
  name: string
  source?: string
  target?: Target
  /** By its description. */
  isDescription: boolean
}

/** Every place that names columns, the longest where one is part of another; in the order of the sentence. */
export function columnsSaid(
  text: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): readonly ColumnSaid[] {
  return saidOf(profiles, templates)(text)
}

function columnsNamed(text: string, names: readonly Name[]): readonly ColumnSaid[] {
  const words = wordsIn(text)
  const found = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, more) =>
      saidAt(text, words.slice(from, from + more + 1), names),
    ).flatMap((one) => one ?? []),
  )
  const spoken = found.filter((one) => one.isMarked || !isInSaying(text, one.at, one.end))
  const bestFirst = spoken.toSorted((a, b) => b.end - b.at - (a.end - a.at) || Number(b.isName) - Number(a.isName))
  const apart = bestFirst.filter(
    (one, at) => !bestFirst.slice(0, at).some((other) => one.at < other.end && other.at < one.end),
  )
  const inOrder = apart.toSorted((a, b) => a.at - b.at)
  // “The place (location)”: what stands in brackets is how it is called.
  return inOrder.filter((one, at) => {
    const next = inOrder[at + 1]
    return one.isName || !next?.isName || !/^\s*\([^)]{0,10}$/u.test(text.slice(one.end, next.at))
  })
}

function saidAt(text: string, words: readonly Word[], names: readonly Name[]): ColumnSaid | null {
  const [first, last] = [words[0]!, words.at(-1)!]
  const said = text.slice(first.at, last.end)
  // Words of several sentences or clauses are no name.
  if (/[.;!?](?=\s)/u.test(said)) return null
  const squashed = squash(said)
  const byName = names.filter((name) => isCalled(squashed, words, name))
  // “The email” means nothing else than “email”, which is found by itself.
  const whole = meaningOf(said)
  const shorter = words.length > 1 ? [text.slice(words[1]!.at, last.end), text.slice(first.at, words.at(-2)!.end)] : []
  const isRow = words.some(({ text: word }) => AND.has(word))
  const meaning = isRow || shorter.some((one) => meaningOf(one) === whole) ? '' : whole
  const byMeaning = meaning === '' ? [] : names.filter((name) => name.meaning === meaning)
  const all = [...new Set([...byName, ...byMeaning])]
  if (all.length === 0) return null
  const [before, behind] = [text.slice(0, first.at), text.slice(last.end)]
  const isMarked =
    (OPENS.test(before) && CLOSES.test(behind)) || BEHIND_COLUMN.test(before) || BEFORE_COLUMN.test(behind)
  const isWritten = ({ name }: Name): boolean =>
    isMarked || (said === name.trim() && before.trim() !== '' && /\p{Lu}/u.test(said))
  // What is called so goes before what means the same: “mobile” is no other number.
  const named = byName.filter(({ isDescription }) => !isDescription)
  const sources = named.some(({ source }) => source !== undefined) ? named : all
  const targets = named.some(({ target }) => target !== undefined) ? named : all
  return {
    at: first.at,
    end: last.end,
    sources: [...new Set(sources.flatMap(({ source }) => source ?? []))],
    targets: [...new Set(targets.flatMap(({ target }) => target ?? []))],
    isName: named.length > 0,
    isMarked,
    isAnyWord: byMeaning.length === 0 && byName.every((name) => name.isPlain && !isWritten(name)),
  }
}

function isCalled(squashed: string, words: readonly Word[], name: Name): boolean {
  if (name.squashed.length > 2 && squashed === name.squashed) return true
  return (
    words.length === name.words.length &&
    name.words.length > 0 &&
    name.words.every(({ stem }, at) => words[at]!.stem === stem)
  )
}

/** What words mean, whatever their order and language; nothing where any number, name or date could be meant. */
const meaningOf = remembering(10_000, (text): string => {
  const concepts = [...new Set(conceptsOf(text))].toSorted()
  const words = wordsIn(text)
  const isAny = words.length === 1 && SAID_OF_ANYTHING.has(words[0]!.text)
  return concepts.length === 0 || isVague(concepts) || isAny ? '' : concepts.join(' ')
})

type SaidIn = (text: string) => readonly ColumnSaid[]

/** What was found of each text, for some of the templates. */
const KNOWN = new WeakMap<readonly TableProfile[], { templates: readonly Template[]; saidIn: SaidIn }[]>()

/** One reader after the other asks of the same sentence, some of the templates that it may be about. */
function saidOf(profiles: readonly TableProfile[], templates: readonly Template[]): SaidIn {
  const known = KNOWN.get(profiles) ?? []
  const same = known.find(
    (one) =>
      one.templates.length === templates.length && one.templates.every((template, at) => template === templates[at]),
  )
  if (same) return same.saidIn
  const names = namesOf(profiles, templates)
  const saidIn = remembering(1_000, (text) => columnsNamed(text, names))
  KNOWN.set(profiles, [...known, { templates, saidIn }])
  return saidIn
}

function namesOf(profiles: readonly TableProfile[], templates: readonly Template[]): Name[] {
  const headers = [...new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name)))]
  return [
    ...headers.map((source): Name => ({ ...nameOf(source), source })),
    ...templates.flatMap(({ slug, columns }) =>
      columns.flatMap((column): Name[] => {
        const target = { slug, column }
        const description = column.description ?? ''
        const inWords = wordsIn(description)
        // “Row and slot” names the parts of it.
        const called =
          inWords.length > 0 && inWords.length <= MOST_OF_NAME && !inWords.some(({ text }) => AND.has(text))
        return [
          { ...nameOf(column.name), target },
          ...(UNIT.test(column.name) ? [{ ...nameOf(column.name.replace(UNIT, '')), target }] : []),
          ...(called ? [{ ...nameOf(description), target, isDescription: true }] : []),
        ]
      }),
    ),
  ]
}

function nameOf(name: string): Name {
  const words = wordsIn(name)
  const [one, ...more] = words
  const isPlain = !one || (more.length === 0 && (SAID_OF_ANYTHING.has(one.text) || one.text.length <= 2))
  return { words, squashed: squash(name), meaning: meaningOf(name), isPlain, name, isDescription: false }
}
