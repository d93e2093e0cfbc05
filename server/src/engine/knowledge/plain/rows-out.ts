import type { RowSkip, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT } from '../grounded/acts.ts'
import { namesHeader } from '../grounded/columns.ts'
import { isOnlyWhose } from '../grounded/conditions.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import { MISSING } from '../grounded/on-lists.ts'
import { exactly, nounsOf } from '../grounded/rows-out.ts'
import type { Unread } from '../grounded/unread.ts'
import { placeOf, wordsIn, type Word } from '../grounded/words.ts'
import { EVERY_OUT, ONLY, OUT, TAKING, withoutOnly, withoutOut } from './acts.ts'
import { saysNoMore } from './filler.ts'
import { markedIn } from './flags.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { isUndecided } from './polarity.ts'

// “Skip everyone with an x in the column Gone”, “Only those without a date under Sold”, “Hal Young is not a real member”: rows that stay behind, by a mark,
// by whether a cell is filled, or by whom they name.

/** Something stands in the cell, whatever it is. */
const FILLED =
  /(?<!\p{L})(?:(?:an?|any|some|eine?n?|irgendein\p{L}*|une?|quelque|una?|alg[úu]n\p{L}*|qualche|een) )?(?:date|entry|value|anything|something|filled(?: in)?|datum|eintrag|wert|etwas|ausgefüllt|gefüllt|valeur|quelque chose|remplie?s?|fecha|valor|algo|rellen\p{L}+|data|valore|qualcosa|compilat\p{L}+|waarde|iets|ingevuld)(?!\p{L})/giu
/** Nothing does. */
const EMPTY =
  /(?<!\p{L})(?:nothing|no(?! (?:longer|more|one|se|lo|los|la|las|need)(?!\p{L}))|without|not(?! any ?more)|empty|blank|nichts|kein\p{L}*|ohne|leer\p{L}*|rien|sans|vides?|aucune?|nada|sin|vac[ií][oa]s?|niente|senza|vuot[oaei]|niets|geen|zonder|leeg|lege)(?!\p{L})/giu
const NOT_REAL =
  /(?<!\p{L})(?:(?:is|are)(?: not|n[’']t) (?:(?:an? )?(?:real|actual|genuine|proper)|an? (?:person|human(?: being)?|individual))|(?:is|was) (?:just |only )?(?:an? |our |my )?(?:test|dummy|demo|made[- ]up|invented|fake)|gibt es (?:\p{L}+ )?nicht|ist (?:kein\p{L}* (?:echte?\p{L}*|person|mensch)|nur (?:ein )?test\p{L}*)|n[’']existe pas|n[’']est pas une (?:vraie )?personne|no existe|no es una persona|non (?:esiste|è una persona)|bestaat niet|is geen (?:echt )?persoon)(?!\p{L})/iu
const PARTS =
  /[.;:,()!?]\s*|\s[-–—]\s|\s(?:and|because|since|so|und|weil|denn|et|car|y|porque|e|perché|en|want|omdat)\s/iu
/** Who does something, or wants nothing of it, is not said to stay behind. */
const DOES =
  /^["”“»’]?\s+(?:do(?:es)?|did|will|would|can|could|has|have|had|wants?|needs?|möchte|kann|hat|braucht|veut|peut|a|quiere|puede|ha|tiene|vuole|può|wil|kan|heeft)(?:n[’']t|\s)/iu
/** Those who are named are few. */
const MOST_NAMED = 3

/** The rows of the only table that the sentence can mean. */
export function rowsOut(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const isOut = OUT.test(text) || NOT_REAL.test(text)
  if (isOut === ONLY.test(text.replace(NOT_REAL, ' ')) || EXCEPT.test(text)) return []
  const nouns = nounsOf(profiles, templates)
  const found =
    [marked, filled, named].map((ways) => ways(text, isOut, profiles, nouns)).find((some) => some.length > 0) ?? []
  return found.length === 1
    ? found.map(({ profile, when, what }): Directive => ({
        ...origin,
        kind: 'leave_rows',
        table: exactly(profile),
        when,
        what,
      }))
    : []
}

interface Left {
  profile: TableProfile
  when: RowSkip['when']
  what: string
}

type Way = (text: string, isOut: boolean, profiles: readonly TableProfile[], nouns: ReadonlySet<string>) => Left[]

const marked: Way = (text, isOut, profiles, nouns) => {
  const part = partsWith(text, OUT, ONLY)
  return profiles.flatMap((profile) =>
    markedIn(text, [profile]).flatMap(({ column, mark }): Left[] => {
      const isWithout = isBeside(text, mark)
      const isTold = isOut || namesHeader(part, column)
      if (!isTold || !saysNoMore(part.replace(EMPTY, ' '), [column.name, mark], isOfRows(nouns))) return []
      return isWithout === isOut ? [leftEmpty(profile, column)] : [leftFilled(profile, column)]
    }),
  )
}

/** “Without an x”, “no x”. */
function isBeside(text: string, mark: string): boolean {
  return [...text.matchAll(EMPTY)].some(({ index, 0: said }) => {
    const [next = ''] = text
      .slice(index + said.length)
      .trimStart()
      .replace(/^(?:an?|ein(?:en)?|une?|una?|een)\s/iu, '')
      .split(/[\s"”“»’]/u)
    return next.replace(/^["“„«‘]/u, '').toLowerCase() === mark.toLowerCase()
  })
}

/** “What is counted but not in the screw file”: rows that another table lacks, and no cell. */
const EVERY_MISSING = new RegExp(MISSING.source, 'giu')

const filled: Way = (whole, isOut, profiles, nouns) => {
  const text = whole.replace(EVERY_MISSING, ' ¤ ')
  const fills = [...text.matchAll(FILLED)].map(({ index }) => index)
  const empties = [...text.replace(EVERY_OUT, (act) => '¤'.repeat(act.length)).matchAll(EMPTY)]
  // “Without a date”; elsewhere a no beside “a date” is of something else, and it isn't clear which is meant.
  const isNone = empties.some(({ index, 0: said }) => fills.some((at) => at >= index && at <= index + said.length + 2))
  const saysEmpty = isNone || (empties.length > 0 && fills.length === 0)
  if ((fills.length === 0 && !saysEmpty) || (fills.length > 0 && empties.length > 0 && !isNone)) return []
  const said = partsWith(text, OUT, ONLY)
  const part = said.replace(FILLED, ' ').replace(EMPTY, ' ')
  return profiles.flatMap((profile) => {
    const columns = profile.columns.filter(
      (column) =>
        column.empty > 0 && column.filled > 0 && namesHeader(text, column) && !isOnlyWhose(column, text, nouns),
    )
    const [column, ...others] = columns
    if (!column || others.length > 0) return []
    const isTold = isOut || namesHeader(said, column)
    const isSure = (isTold && saysNoMore(part, [column.name], isOfRows(nouns))) || isBesideFill(text, column, profile)
    if (!isSure) return []
    return saysEmpty === isOut ? [leftEmpty(profile, column)] : [leftFilled(profile, column)]
  })
}

/** “Nothing in the Discontinued column”, “fecha en Sold”: what stands there, and where, leave no doubt, whatever else is told; no other column is spoken of. */
function isBesideFill(text: string, column: ColumnProfile, profile: TableProfile): boolean {
  if (isUndecided(text) || LEAVE_EMPTY.test(text)) return false
  const own = wordsIn(column.name)
  const at = placeOf(own, wordsIn(text))
  const [first, last] = [wordsIn(text)[at], wordsIn(text)[at + own.length - 1]]
  if (!first || !last) return false
  const near = `${text.slice(0, first.at).split(/\s+/u).slice(-NEAR).join(' ')} ¤ ${text.slice(last.end).trimStart().split(/\s+/u).slice(0, NEAR).join(' ')}`
  const isNear = [FILLED, EMPTY].some((words) => new RegExp(words.source, 'iu').test(near))
  const words = wordsIn(text).map(({ text: word }) => word)
  const isOther = profile.columns.some(
    (other) => other !== column && wordsIn(other.name).every(({ text: word }) => words.includes(word)),
  )
  return isNear && !isOther
}

/** So many words are between a column's name and what is said of its cells. */
const NEAR = 4

const named: Way = (sentence, isOut, profiles, nouns) => {
  if (!isOut) return []
  const [text = ''] = sentence.split(CONSEQUENCE)
  const mentions = mentionsIn(text, profiles)
  const last = mentions.at(-1)
  if (!last || DOES.test(text.slice(last.end))) return []
  const values = [...new Set(mentions.map(({ value }) => value))]
  const places = mentions[0]!.places.filter(({ column }) =>
    mentions.every((one) => one.places.some((other) => other.column === column)),
  )
  const isFew = ({ column }: Mention['places'][number]): boolean =>
    column.complete &&
    values.every((value) => countOf(column, value.toLowerCase()) <= MOST_NAMED) &&
    2 * values.length < column.distinct &&
    values.every((value) => 2 * countOf(column, value.toLowerCase()) < column.filled)
  // One word may be any word of the sentence: it is a name where each row has one of its own, and it is no real one, or one of several.
  const isName = ({ column }: Mention['places'][number]): boolean =>
    values.every((value) => OF_WORDS.test(value)) || (column.unique && (values.length > 1 || NOT_REAL.test(text)))
  const few = places.filter((one) => isFew(one) && isName(one))
  if (places.length === 0 || few.length !== places.length) return []
  const names = mentions.toReversed().reduce((rest, { at, end }) => `${rest.slice(0, at)} ¤ ${rest.slice(end)}`, text)
  const part = partsWith(names, OUT, NOT_REAL).replace(NOT_REAL, ' ')
  if (
    !saysNoMore(
      part,
      few.map(({ column }) => column.name),
      isOfRows(nouns),
    )
  )
    return []
  return few.map(({ profile, column }) => ({
    profile,
    when: { position: column.position, is: 'one_of', values: values.map((value) => value.toLowerCase()) },
    what: `“${column.name}” is ${values.map((value) => `“${value}”`).join(' or ')}`,
  }))
}

/** “…, so what is under it has no parent”: what comes of it. */
const CONSEQUENCE =
  /,?\s(?:so|therefore|hence|thus|which means|daher|deshalb|somit|donc|ainsi|así que|por eso|por tanto|quindi|perciò|dus|daarom)\s/iu
/** Several words, or a number. */
const OF_WORDS = /\p{L}\P{L}+\p{L}|\d/u

function countOf({ values }: ColumnProfile, lower: string): number {
  return values.reduce((sum, { value, count }) => (value.trim().toLowerCase() === lower ? sum + count : sum), 0)
}

function leftEmpty(profile: TableProfile, { name, position }: ColumnProfile): Left {
  return { profile, when: { position, is: 'empty' }, what: `“${name}” is empty` }
}

function leftFilled(profile: TableProfile, { name, position }: ColumnProfile): Left {
  return { profile, when: { position, is: 'none_of', values: [''] }, what: `“${name}” is filled` }
}

/** The parts of a sentence that say what becomes of what; others tell why. */
function partsWith(text: string, ...acts: readonly RegExp[]): string {
  return text
    .split(PARTS)
    .filter((part) => acts.some((act) => act.test(part)))
    .map((part) => withoutOnly(withoutOut(part)))
    .join(' ')
}

/** Words for rows and for what is done with them. */
const isOfRows =
  (nouns: ReadonlySet<string>) =>
  ({ text, stem }: Word): boolean =>
    TAKING.test(text) || BESIDE.test(text) || nouns.has(stem)

const BESIDE =
  /^(?:under|below|beside|against|next|bei|unter|neben|sous|bajo|junto|sotto|bij|onder|marked|flagged|ticked|mark|tick|cross|fake|made|up|test|dummy|demo|real|there|called|named|set|try|out|markiert\p{L}*|angekreuzt\p{L}*|coche\p{L}*|marcad\p{L}*|segnat\p{L}*|aangekruist\p{L}*)$/u
