import { closestValue, isClear } from '../match/values/same-meaning.ts'
import { daysOf } from '../profile/terms.ts'
import { summed } from './sums.ts'

// What stands beside a value in a text as a value of a template column: one of its allowed values, words, a figure, or nothing.

/** What a text says that a value means, and the sentence that says so; null where it says something that is no meaning here. */
export interface Meaning {
  raw: string
  value: string | null
  said: string
}

/** What a text beside a value comes to; null where it is no meaning. `linked`: it says that it is one. */
export type MeaningOf = (text: string, linked: boolean) => string | null

/** Words by which a text says what a value does not mean. “Non-current” is a word of its own. */
export const NEGATED =
  /(?<!\p{L})(?:not|no(?=\s\p{L})|never|without|except|unless|no longer|nicht|ohne|sans|sin|senza|zonder|kein\w*|nie|au(?:ß|ss)er|pas|jamais|sauf|nunca|non(?!-\p{L})|mai|tranne|niet|geen|nooit|behalve)(?!\p{L})/iu
/** So many words name an allowed value, beside an article and an ending. */
const MOST_WORDS = 4

/** The one allowed value that a text names: in parentheses, as a whole or, where it is said to mean it, in some of its words. */
export function allowedIn(allowed: readonly string[]): MeaningOf {
  return (text, linked) => {
    const aside = [...text.matchAll(/\(([^()]{1,60})\)/gu)].map(([, inner]) => inner!)
    const plain = text.replace(/\([^()]*\)/gu, ' ').trim()
    const clear = (piece: string): string[] => {
      const found = [piece, singular(piece)].map((one) => closestValue(one, allowed)).find(isClear)
      return found && !isDenied(piece, found[0]!.value) ? [found[0]!.value] : []
    }
    const none = linked ? noneOf(plain, allowed) : undefined
    if (none !== undefined) return none
    const named = new Set(namedIn(plain, allowed).map((value) => fullerIn(plain, value, allowed)))
    // “D (dealer) and 3 is C (contractor)” is more than one meaning.
    if (named.size > 1) return null
    for (const pieces of [[plain.replace(ARTICLE, '')], aside]) {
      const whole = new Set(pieces.flatMap(clear))
      if (whole.size === 1 && !NEGATED.test(plain)) return [...whole][0]!
      if (whole.size === 1 && pieces === aside) return [...whole][0]!
      if (whole.size > 1) return null
    }
    if (!linked) return null
    const [value] = named
    return named.size === 1 && !NEGATED.test(plain) ? value! : null
  }
}

/** “Diesel, marine” is `marine_diesel` where that is a value beside `diesel`: the only one of more words that all are there. */
export function fullerIn(text: string, value: string, allowed: readonly string[]): string {
  const wordsOf = (part: string): string[] => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (NEGATED.test(text)) return value
  const [said, own] = [new Set(wordsOf(text)), wordsOf(value)]
  const fuller = allowed.filter((other) => {
    const words = wordsOf(other)
    return (
      words.length > own.length && own.every((word) => words.includes(word)) && words.every((word) => said.has(word))
    )
  })
  return fuller.length === 1 ? fuller[0]! : value
}

/** “Draft, never posted” is not posted, where “not paid” may well be the value `not_paid`. */
function isDenied(piece: string, value: string): boolean {
  return NEGATED.test(piece) && !NEGATED.test(value.replaceAll('_', ' '))
}

const ARTICLE =
  /^(?:(?:an?|the|our own|our|ein(?:e[nmrs]?)?|der|die|das|une?|le|la|les|l['’]|el|los|las|un[oa]?|il|lo|gli|een|de|het)\s+)+/iu

export function singular(text: string): string {
  if (/^people$/iu.test(text)) return 'person'
  if (/\p{L}{3}ies$/iu.test(text)) return `${text.slice(0, -3)}y`
  return /\p{L}{3}s$/iu.test(text) ? text.slice(0, -1) : text
}

/** The allowed values that runs of words are, the longest first: the “GST” in “GST free” is no value of its own. */
function namedIn(text: string, allowed: readonly string[]): string[] {
  const words = text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== '')
  const taken = new Set<number>()
  return Array.from({ length: MOST_WORDS }, (_, less) => MOST_WORDS - less).flatMap((length) =>
    words.flatMap((_, at) => {
      const places = words.slice(at, at + length).map((_word, place) => at + place)
      const piece = places.map((place) => words[place]!).join(' ')
      const isRun = places.length === length && piece.length >= 3
      const found = isRun && !places.every((place) => taken.has(place)) ? sureOf(piece, allowed) : []
      const isWhole = found.some((value) => value.replace(/[_-]/gu, ' ').toLowerCase() === piece.toLowerCase())
      if (isWhole && length > 1) for (const place of places) taken.add(place)
      return found
    }),
  )
}

const NONE = /^(?:none|keine?r?|aucune?|ningun[oa]|nessun[oa]|geen|nenhuma?|brak|žádn[áýé]|ingen)$/iu
const NO_SUCH =
  /^(?:no|kein(?:e[rn]?)?|aucune?|ningun[oa]?|nessun[oa]?|geen|nenhuma?|brak|žádn[áýé]|ingen)\s\p{L}+[.!]?$/iu

/** “No tax” is the value for none. */
function noneOf(text: string, allowed: readonly string[]): string | undefined {
  return NO_SUCH.test(text) ? allowed.find((value) => NONE.test(value)) : undefined
}

/** From here on words of a sentence are an allowed value: the very same, or what means the same. */
const SAME = 0.93

/** Remembered by the list of allowed values: the same words of the same texts are looked at for column after column. */
const sure = new Map<string, Map<string, string[]>>()
const MOST_REMEMBERED = 50_000
let remembered = 0

function sureOf(piece: string, allowed: readonly string[]): string[] {
  const list = allowed.join('\u0000')
  const before = sure.get(list)?.get(piece)
  if (before !== undefined) return before
  if (remembered++ > MOST_REMEMBERED) {
    sure.clear()
    remembered = 0
  }
  const known = sure.get(list) ?? new Map<string, string[]>()
  const found = lookUp(piece, allowed)
  sure.set(list, known.set(piece, found))
  return found
}

function lookUp(piece: string, allowed: readonly string[]): string[] {
  const same = [piece, singular(piece)].map((one) => closestValue(one, allowed)).find(isClear)
  return same && same[0]!.confidence >= SAME ? [same[0]!.value] : []
}

/** A longer text is no value. */
const LONGEST_VALUE = 60
const MOST_WORDS_OF_VALUE = 6
/** What is said of a value in a whole sentence is no other value. */
const A_SENTENCE =
  /^(?:that|where|when|if|dass|wenn|wo|que|qu['’]|si|che|se|dat|als|it|they|we|not|no|nicht|kein\w*|pas|also|too|auch|aussi|only|just|merely|nur|blo(?:ß|ss)|lediglich|seulement|juste|ne|solo|sólo|solamente|soltanto|alleen|slechts)(?!\p{L})|\s(?:is|are|was|were|ist|sind|est|sont|means?|bedeutet|must|should|will|please)(?!\p{L})/iu
const REMARK = /\s+(?:obviously|of course|too|as well|natürlich|auch|aussi|ook|anche|también)$/iu
const TRUTH = /(?<!\p{L})(?:true|false|yes|no)(?!\p{L})/giu

/** The words that a value is said to stand for. */
export const wordsIn: MeaningOf = (text, linked) => {
  if (!linked) return null
  const truths = new Set([...text.matchAll(TRUTH)].map(([truth]) => truth.toLowerCase()))
  const [first = ''] = text.split(/[,;:(]|\s[-–—]\s/u)
  const plain = first
    .replace(/["“”„«»|]/gu, '')
    .trim()
    .replace(REMARK, '')
    .replace(/^an?\s+/iu, '')
  if (truths.size === 1 && plain.toLowerCase() !== [...truths][0]) return [...truths][0]!
  const words = plain.split(/\s+/).length
  const isValue = /^[\p{L}\p{N}]/u.test(plain) && plain.length <= LONGEST_VALUE && words <= MOST_WORDS_OF_VALUE
  return isValue && !A_SENTENCE.test(plain) ? plain : null
}

/** What a name stands for that a text calls by it: “the Hythe yard”. */
export function calledIn(standsFor: (name: string) => string | undefined): MeaningOf {
  return (text, linked) => {
    const name = text.replace(/["“”„«»]/gu, '').trim()
    return linked ? (standsFor(name) ?? standsFor(name.replace(ARTICLE, '')) ?? null) : null
  }
}

/** Written as codes are: with a figure, or in capitals. */
const KEY = /^(?=.*\p{N}|[^\p{Ll}]*$)[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u

/** The only key of some list that a text names when it says what a value is: “what we used to call tariff S-10”. */
export function keyAmong(keys: ReadonlySet<string>): MeaningOf {
  return (text, linked) => {
    if (!linked || NEGATED.test(text)) return null
    const words = text.split(/["“”„«»'‘’(),;\s]+/u).map((word) => word.replace(/[.:!?]+$/u, ''))
    const [key, ...others] = new Set(words.filter((word) => KEY.test(word) && keys.has(word)))
    return others.length > 0 ? null : (key ?? null)
  }
}

/**
 * The figure that a value is said to stand for: the days of terms of payment, the whole of several, “5 % plus 7 %, 12 % together”, else the first
 * of its text that the column takes.
 */
export function figureIn(takes: (figure: string) => boolean): MeaningOf {
  return (text, linked) => {
    if (!linked) return null
    const plain = text.replace(/["“”„«»]/gu, '').trim()
    const [, whole] = TOGETHER.exec(plain) ?? []
    if (whole !== undefined && takes(whole)) return whole
    const [first = ''] = plain.split(/[;(]|,(?!\d)/u)
    const sum = sumOf(first)
    if (sum !== null) return takes(sum) ? sum : null
    const days = daysOf(first.trim())
    const figures = [...(days === null ? [] : [days]), ...[...plain.matchAll(FIGURE)].map(([, figure]) => figure!)]
    return figures.find(takes) ?? null
  }
}

const TOGETHER =
  /(?<![\p{L}\p{N}.,])(\d{1,9}(?:[.,]\d{1,4})?)\s?%? (?:together|altogether|in total|in all|combined|overall|insgesamt|zusammen|en tout|au total|ensemble|en total|in totale|complessivamente|samen|in totaal|łącznie|razem)(?!\p{L})/iu

/** “5 % plus 7 %” is what both come to; null for any other text. */
function sumOf(text: string): string | null {
  const found = [...text.matchAll(FIGURE)]
  const between = found.slice(1).map((match, at) => text.slice(found[at]!.index + found[at]![0].length, match.index))
  return between.length > 0 && between.every((gap) => PLUS.test(gap))
    ? summed(found.map(([, figure]) => figure!))
    : null
}

const PLUS = /^\s?%(?: [^,;%]{1,30})? ?(?:\+|(?<!\p{L})(?:plus|and|und|et|y|e|en|zuzüglich|zzgl\.?|più|más)(?!\p{L}))/iu

const FIGURE = /(?<![\p{L}\p{N}.,])(-?\d{1,9}(?:[.,]\d{1,4})?)(?![\p{L}\p{N}]|[.,]\d)/gu

/** What stands for nothing, in the languages that notes are written in. */
const NOTHING =
  /^(?:(?:that|as|qu['’]|que|dass|che|dat|als|dass es) ?)?(?:being )?(?:(?:there|it) (?:is|are|was) |il n['’]y a |no hay |non c['’]è |er is |es gibt |noch |simply )?(?:nothing|empty|blank|none|nobody|no one|no values?|no data|not (?:known|given|available|recorded|stated)|unknown|nichts|leer|niemand|keine? (?:angaben?|werte?|daten)|unbekannt|nicht (?:bekannt|angegeben|vorhanden)|rien|vides?|aucune valeur|inconnu|personne|nada|vac[ií][oa]s?|desconocido|nadie|niente|vuot[oi]|nulla|sconosciuto|nessuno|niets|leeg|onbekend|niemand|geen waarde)(?!\p{L})/iu

/** Empty, where a value is said to stand for nothing. */
export const nothingIn: MeaningOf = (text, linked) => (linked && NOTHING.test(text.trim()) ? '' : null)
