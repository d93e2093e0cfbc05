import { escaped } from '../../escaped.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import { editDistance } from '../../match/similarity.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import { CONCEPTS } from '../../match/vocabulary.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { remembering } from '../../remembering.ts'
import { placeOf, wordsIn, type Word } from './words.ts'

/** Words that say of what a column is a part, not which one it is. */
const VAGUE = new Set(['number', 'name', 'id', 'code', 'date', 'value', 'type', 'text'])

/** From here on words that differ in one letter are one: season, saison. */
const LONG = 6

/** Whether a text names a column: by all its words, in quotation marks, or by words that mean the same. */
export function namesColumn(text: string, { name }: Pick<ColumnProfile | TemplateColumn, 'name'>): boolean {
  return namingIn(text)(name)
}

/** Each reader asks of the same sentences for the same columns. */
const namingIn = remembering(300, (text) => remembering(3_000, (name) => isNaming(text, name)))

function isNaming(text: string, name: string): boolean {
  const own = wordsIn(name)
  const said = wordsIn(text)
  if (own.length === 0) return false
  if (own.some(({ text: word }) => word.length > 2) && placeOf(own, said) >= 0) return true
  if (own.length > 1 && isNamedBehind(text, own.at(-1)!.raw)) return true
  if (isCutShort(name, said)) return true
  // “A/C” is not any c: of short words alone it has to stand there as it is written.
  if (own.length > 1 && own.every(({ text: word }) => word.length <= 2)) return isVerbatim(name, text)
  // Short names may be any word: in capitals, or between marks, they are meant.
  if (own.length === 1 && own[0]!.text.length <= 2)
    return new RegExp(`["“„«'‘\`]\\s?${escaped(name)}\\s?["”“»'’\`]`, 'u').test(text) || isWrittenOut(name, said)
  if (
    own.length === 1 &&
    own[0]!.text.length >= LONG &&
    said.some(
      ({ text: word }) => word.length >= LONG && editDistance(word, own[0]!.text, 1) <= 1 && !areTwo(word, name),
    )
  )
    return true
  const meant = conceptsOf(name)
  if (meant.length === 0 || isVague(meant)) return false
  // “Where it is blank” names no location, though a header may say “Where” for one: alone such a word tells no column.
  const telling = meant.length > 1 ? said : said.filter(({ text: word }) => !BETWEEN_WORDS.has(word))
  const concepts = new Set(telling.flatMap(({ raw }) => conceptsOf(raw)))
  return meant.every((concept) => concepts.has(concept))
}

/** Pronouns, prepositions and the like, which headers have for something: a sentence has them for its grammar. */
const BETWEEN_WORDS: ReadonlySet<string> = new Set(
  (
    'we them they people persons with by from to when whenever where who whoever each whole said says called ' +
    'ein bis mit nach von vom um sind haben soll sollen noch wo wer alle seit leute ' +
    'du ou au sur avec qui quand est sera depuis gens al del sin quien donde cuando estan han gente ' +
    'ma dal chi dove quando anche gia tot voor dat wie waar alleen mensen'
  ).split(' '),
)

/** A country is no county, however near the words are. */
function areTwo(word: string, name: string): boolean {
  const [said, own] = [conceptsOf(word), conceptsOf(name)]
  return [said, own].every((concepts) => concepts.every((one) => CONCEPTS.has(one))) && said.join() !== own.join()
}

/** “Ult. mod.” is the “ultima modifica” of a text: what is cut short by a point begins a word there. */
function isCutShort(name: string, said: readonly Word[]): boolean {
  const parts = /^(?=.*\.)\p{L}{3,}\.?(?:[ .]\s?\p{L}{3,}\.?){1,3}$/u.test(name.trim())
    ? [...name.matchAll(/(\p{L}+)(\.?)/gu)].map(([, word = '', point]) => ({ word: fold(word), isCut: point === '.' }))
    : []
  const isSaid = (at: number): boolean =>
    parts.every(({ word, isCut }, next) => {
      const other = said[at + next]?.text
      return other !== undefined && (isCut ? other.startsWith(word) : other === word)
    })
  return parts.length > 0 && said.some((_, at) => isSaid(at))
}

/** “WG” is the group of products that a text writes in full. */
function isWrittenOut(name: string, said: readonly Word[]): boolean {
  const meant = conceptsOf(name)
  const isKnown = meant.length > 0 && meant.every((concept) => CONCEPTS.has(concept)) && !isVague(meant)
  const means = (text: string): boolean => text.length > 3 && conceptsOf(text).join() === meant.join()
  return isKnown && said.some(({ raw }, at) => means(raw) || means(`${raw} ${said[at + 1]?.raw ?? ''}`))
}

function isVerbatim(name: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.trim())}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

const A_COLUMN =
  '(?:column|field|heading|header|spalte|feld|colonne|champ|columna|campo|colonna|kolom|veld|kolumn\\p{L}+)'
/** A name in quotation marks beside the word for a column. */
const QUOTED_COLUMN = new RegExp(
  `(?<=(?<!\\p{L})${A_COLUMN}\\s)["“„«]\\s?([^"“”„«»]{2,60}?)\\s?["”“»]|["“„«]\\s?([^"“”„«»]{2,60}?)\\s?["”“»](?=[ -]${A_COLUMN}(?!\\p{L}))`,
  'giu',
)

/** Whether a text names a header: where another column is quoted, one that shares a part of that one's name is not meant. */
export function namesHeader(text: string, { name }: Pick<ColumnProfile, 'name'>): boolean {
  const own = new Set(wordsIn(name).map(({ stem }) => stem))
  const isOther = (said: string): boolean =>
    editDistance(said.toLowerCase(), name.trim().toLowerCase(), 2) > 2 &&
    !wordsIn(said).every(({ stem }) => own.has(stem)) &&
    conceptsOf(said).join() !== conceptsOf(name).join()
  const rest = text.replace(QUOTED_COLUMN, (whole, behind?: string, before?: string) =>
    isOther(behind ?? before ?? '') ? '"…"' : whole,
  )
  return namesColumn(rest, { name })
}

export function isVague(meant: readonly string[]): boolean {
  return meant.length === 1 && VAGUE.has(meant[0]!)
}

/** “blank under 1099”: a header of two rows is called by its lower one. */
function isNamedBehind(text: string, last: string): boolean {
  const column = '(?:under|column|unter|spalte|colonne|columna|colonna|kolom)'
  return new RegExp(`(?<!\\p{L})${column} (?:the )?["“„«]?\\s?${escaped(last)}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

/** Whether a column holds what rows are known by: numbers and codes, not amounts or dates. */
export function isKeyLike({ types, distinct, filled, name }: ColumnProfile): boolean {
  const concepts = conceptsOf(name)
  // A cost centre is no price.
  const isCentre = concepts.includes('center')
  if (
    !isCentre &&
    concepts.some((one) => ['amount', 'price', 'total', 'date', 'phone', 'postal', 'year'].includes(one))
  )
    return false
  if ((types.date ?? 0) > 0.5 || (types.decimal ?? 0) > 0.3 || (types.amount ?? 0) > 0.3) return false
  return distinct > 0.3 * filled || concepts.some((one) => ['number', 'id', 'code'].includes(one))
}

/** Whether a header is a template column's name, or means just the same. */
export function isCalledAs(header: string, column: string): boolean {
  const [own, wanted] = [conceptsOf(header), conceptsOf(column)]
  return namesColumn(header, { name: column }) || (own.length > 0 && own.join() === wanted.join())
}

/** The values of a rule that is a list of them. */
export function valuesOf({ desiredRule, strictRule }: TemplateColumn): readonly string[] {
  return desiredRule === 'strict' && strictRule ? (compilePattern(strictRule)?.values ?? []) : []
}

const [YES = -1] = meaningsOf('yes')
const [NO = -1] = meaningsOf('no')

/** The two values of a column that is yes or no. */
export function answersOf(column: TemplateColumn): { yes: string; no: string } | null {
  return answersIn(valuesOf(column))
}

export function answersIn(values: readonly string[]): { yes: string; no: string } | null {
  const yes = values.find((value) => meaningsOf(value).includes(YES))
  const no = values.find((value) => meaningsOf(value).includes(NO))
  return values.length === 2 && yes !== undefined && no !== undefined ? { yes, no } : null
}
