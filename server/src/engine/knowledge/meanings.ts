import { closestValue, isClear } from '../match/same-meaning.ts'
import { daysOf } from '../profile/terms.ts'

// What a text says of values, read from the data: which of the values that stand in a column it names, and what stands beside them there.
// “97161 to 97163 are evaluations, 97164 is a re-evaluation”, “ST and kit both mean set”, “T-03 is Linda Nguyen, T-07 is …”.

/** What a text says that a value means, and the sentence that says so; null where it says something that is no meaning here. */
export interface Meaning {
  raw: string
  value: string | null
  said: string
}

/** All values of a column that a text doesn't name: “anything else is other”. */
export const REST = '\u0000rest'

/** What a text beside a value comes to; null where it is no meaning. `linked`: it says that it is one. */
export type MeaningOf = (text: string, linked: boolean) => string | null

/** A longer sentence is prose, and more of them are no note. */
const LONGEST = 1200
const MOST_SENTENCES = 400

/** The sentences of a text, as far as its full stops and lines tell; the lines of a list stay one. */
export function sentencesIn(text: string): string[] {
  return text
    .replace(/\r?\n\s*(?=(?:[-*•|]\s*)?\S{1,20}\s*(?:=|:|-|–|→|->|=>|\|)\s)/gu, ' ; ')
    .split(/\n|(?<=[\p{L}\p{N}“”"»’)\]]{2}|\d)[.!?]+(?=\s+(?:[\p{Lu}\d"“„«(]|$)|$)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST)
    .slice(0, MOST_SENTENCES)
}

/** Where values stand in a sentence: several that share what is said of them are one group. */
interface Group {
  raws: string[]
  from: number
  to: number
}

/** Between values that share what is said of them, and others that don't stand in the column. */
const AND = '(?:[,/&]|,?\\s*(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s)'
const BETWEEN = new RegExp(
  `^["”“„«»'’)\\s]*(?:${AND}\\s*[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}./-]{0,9}\\s*){0,5}${AND}?["“”„«»'‘(\\s]*$`,
  'u',
)

/** What a sentence says of values: each with what stands behind it or, where `turns`, before it, whichever says something. */
export function meaningsIn(sentence: string, raws: readonly string[], meaningOf: MeaningOf, turns: boolean): Meaning[] {
  const spelled = sentence.replace(/\((\p{Lu})\)(\p{Ll}{2,})/gu, '$1 = $1$2,')
  const groups = groupsIn(spelled, raws)
  if (groups.length === 0) return []
  const behind = groups.map(({ to }, at) => spelled.slice(to, groups[at + 1]?.from ?? spelled.length))
  // “Status codes: 1 open, 2 paid”: a list needs no verb.
  const isHeaded = groups.length >= 2 && /\p{L}\s?:\s*$/u.test(spelled.slice(0, groups[0]!.from))
  const linked = isHeaded || behind.some((text) => linkOf(text) !== null)
  const told = behind.map((text) => read(text, linked, groups.length, meaningOf))
  const before = groups.map(({ from }, at) => spelled.slice(groups[at - 1]?.to ?? 0, from))
  const isTurned = turns && told.every((value) => value === null) && before.every((text) => FORWARD.test(text))
  const meanings = isTurned
    ? before.map((text) => meaningOf(text.replace(FORWARD, '').replace(/^[\s,;]+/u, ''), true))
    : told
  // Of a value that stands there by chance nothing is said; in a list of them something is.
  const isList = meanings.filter((value) => value !== null).length >= 2
  const isSaid = (at: number): boolean => isList || meanings[at] !== null || linkOf(behind[at]!) !== null
  return groups.flatMap(({ raws: own }, at) =>
    isSaid(at) ? own.map((raw) => ({ raw, value: meanings[at]!, said: sentence })) : [],
  )
}

/** Says what a value means, in the languages that notes are written in. */
const VERB =
  'is|are|means?|stands? for|counts? as|becomes?|says|(?:is|are) treated as|goes to|go to|(?:sono|è) da considerare|ist|sind|bedeutet|bedeuten|heißt|heißen|steht für|stehen für|gilt als|gelten als|est|sont|signifie(?:nt)?|veut dire|veulent dire|correspond(?:ent)? à|devien(?:t|nent)|compte(?:nt)? (?:comme|pour)|es|son|significan?|quiere decir|quieren decir|è|sono|significano|vuol dire|vogliono dire|sta per|staat voor|staan voor|betekent|betekenen|zijn|telt als|tellen als|voor'
const LINK = new RegExp(
  `^[.]?["”“»’)\\]\\s]*(?:(?:,|/|or|and|und|oder|et|ou|y|o|e|en)\\s*[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}./-]{0,7}\\s*){0,3}(?:\\([^()]{1,40}\\)\\s*)?(?:(?:in|im|bei|beim|for|dans|under) (?:\\p{L}+ ){1,3})?(?:- )?(?:=>|=|→|->|:|–|—|-(?=\\s)|\\||(?:(?:both|all|each|also|now|always|beide|alle|jeweils|tous|toutes|les deux|tutti|todos|allebei) )?(?:${VERB})(?=[\\s:]) ?:?(?: (?:both|each|all)(?=\\s))?)\\s*`,
  'iu',
)
/** The same between what is meant and the values that mean it. */
const FORWARD = /\s*(?:=|←|:)\s*["“„«‘(]*$/u

function linkOf(text: string): string | null {
  return LINK.exec(text)?.[0] ?? null
}

function read(text: string, linked: boolean, groups: number, meaningOf: MeaningOf): string | null {
  const link = linkOf(text)
  // Of a value alone something must be said.
  if (link === null && !linked && groups < 2) return null
  const [own = ''] = text.slice(link?.length ?? 0).split(NEXT)
  const [first = ''] = own.split(/[,;:]\s|\.(?=\s)/u)
  const isLinked = link !== null || linked
  return meaningOf(first.replace(TAIL, ''), isLinked) ?? meaningOf(own.replace(TAIL, ''), isLinked)
}

/** Where another value is spoken of that doesn't stand in the column. */
const NEXT =
  /[,;]\s*(?:(?:and|und|et|y|e|en)\s)?(?=["“„«]?(?:(?=\p{N}*\p{Lu})[\p{Lu}\p{N}./-]{1,8}["”“»]?\s|\S{1,20}\s*(?:=|→|->)))/u

/** What leads to the next value, or ends the sentence. */
const TAIL =
  /[\s,;:|/(–—-]*(?:\s(?:and|or|und|oder|et|ou|y|o|e|en))?(?:\s(?:an?|the|ein|eine|un|une))?[\s"“„«‘(,;|]*$/iu

function groupsIn(sentence: string, raws: readonly string[]): Group[] {
  const found = placesOf(sentence, raws)
  const groups: Group[] = []
  for (const { raw, from, to } of found) {
    const last = groups.at(-1)
    const between = last ? sentence.slice(last.to, from) : ''
    if (last && BETWEEN.test(between)) {
      last.raws.push(...raw)
      last.to = to
    } else groups.push({ raws: [...raw], from, to })
  }
  return groups
}

interface Place {
  raw: string[]
  from: number
  to: number
}

/** Where each value stands, longer ones first: no `CDD` in `CDD-S`. */
function placesOf(sentence: string, raws: readonly string[]): Place[] {
  const places = [...rangesIn(sentence, raws), ...restIn(sentence)]
  const folded = sentence.toLowerCase()
  for (const raw of raws.toSorted((a, b) => b.length - a.length)) {
    for (const [from, to] of standing(sentence, folded, raw)) {
      const taken = places.find((place) => from < place.to && place.from < to)
      if (taken && (taken.from !== from || taken.to !== to)) continue
      if (taken) taken.raw.push(raw)
      else places.push({ raw: [raw], from, to })
    }
  }
  return places.toSorted((a, b) => a.from - b.from)
}

const RANGE =
  /(?<![\p{L}\p{N}.,/-])(\d{1,9})(?:\s?[-–]\s?|\s(?:to|through|until|bis|à|au|a|al|tot|t\/m)\s)(\d{1,9})(?![\p{L}\p{N}/-]|[.,]\d)/giu

/** “97161 to 97163”: all the values that lie between. */
function rangesIn(sentence: string, raws: readonly string[]): Place[] {
  return [...sentence.matchAll(RANGE)].flatMap((match) => {
    const [least, most] = [Number(match[1]), Number(match[2])]
    const raw = raws.filter((one) => /^\d{1,9}$/.test(one) && Number(one) >= least && Number(one) <= most)
    return raw.length === 0 || least >= most ? [] : [{ raw, from: match.index, to: match.index + match[0].length }]
  })
}

/** All other values. */
const OTHERS =
  /(?<!\p{L})(?:(?:anything|everything|any|all)(?: of)? (?:the )?(?:others?|else|rest)(?: (?:codes?|values?|letters?|numbers?|ones))?|(?:alles|alle) (?:ander|übrig)\p{L}*(?: (?:codes?|werte|schlüssel))?|(?:tout le reste|tou(?:s|tes) les autres(?: (?:codes?|valeurs))?)|(?:todos? (?:lo demás|los demás|el resto)|las demás)|tutt[ioe] (?:gli altri|le altre|il resto)(?: (?:codici|valori))?|(?:al het andere|alle andere(?: (?:codes|waarden))?|de rest))(?!\p{L})/giu

function restIn(sentence: string): Place[] {
  return [...sentence.matchAll(OTHERS)].map(({ index, 0: text }) => ({
    raw: [REST],
    from: index,
    to: index + text.length,
  }))
}

/** Which values a text may name at all: looked up before its sentences are read, as few texts speak of the values of a column. */
export function mentionedIn(text: string, raws: readonly string[]): string[] {
  const folded = text.toLowerCase()
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u))
  const hasRange = text.search(RANGE) >= 0
  return raws.filter((raw) => {
    const called = calledIn(raw)
    if (hasRange && /^\d{1,9}$/.test(raw)) return true
    if (/^[\p{L}\p{N}]{1,3}$/u.test(called)) return words.has(called) || words.has(called.toUpperCase())
    return called !== '' && folded.includes(called.toLowerCase())
  })
}

/** How texts write a value. */
function calledIn(raw: string): string {
  return (CALLED.get(raw) ?? raw).trim().replace(/(?<=\p{L})\.$/u, '')
}

/** A word is found in any case; in codes the case tells things apart, so they are where no other is written so. */
function standing(sentence: string, folded: string, raw: string): [number, number][] {
  const text = calledIn(raw)
  if (text === '' || !folded.includes(text.toLowerCase())) return []
  const isWord = /\p{L}{4}/u.test(text) || CALLED.has(raw)
  const spellings = isWord
    ? [text]
    : [text, ...(text.length > 1 && text !== text.toUpperCase() ? [text.toUpperCase()] : [])]
  for (const spelling of spellings) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}][-.,])${literally(spelling)}(?![\\p{L}\\p{N}_%]|[-'’][\\p{L}\\p{N}]|[.,]\\d)`,
      isWord ? 'giu' : 'gu',
    )
    const found = [...sentence.matchAll(pattern)].map(({ index }): [number, number] => [index, index + spelling.length])
    if (found.length > 0) return found
  }
  return []
}

/** Signs are called by their names. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['-', 'dash'],
  ['–', 'dash'],
])

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
}

/** Words by which a text says what a value does not mean. */
const NEGATED =
  /(?<!\p{L})(?:not|no(?=\s\p{L})|never|without|except|unless|no longer|nicht|ohne|sans|sin|senza|zonder|kein\w*|nie|außer|pas|jamais|sauf|nunca|non|mai|tranne|niet|geen|nooit|behalve)(?!\p{L})/iu
/** So many words name an allowed value, beside an article and an ending. */
const MOST_WORDS = 4

/** The one allowed value that a text names: in parentheses, as a whole or, where it is said to mean it, in some of its words. */
export function allowedIn(allowed: readonly string[]): MeaningOf {
  return (text, linked) => {
    const aside = [...text.matchAll(/\(([^()]{1,60})\)/gu)].map(([, inner]) => inner!)
    const plain = text.replace(/\([^()]*\)/gu, ' ').trim()
    const clear = (piece: string): string[] => {
      const found = [piece, singular(piece)].map((one) => closestValue(one, allowed)).find(isClear)
      return found ? [found[0]!.value] : []
    }
    for (const pieces of [[plain.replace(ARTICLE, '')], aside]) {
      const whole = new Set(pieces.flatMap(clear))
      if (whole.size === 1 && !NEGATED.test(plain)) return [...whole][0]!
      if (whole.size === 1 && pieces === aside) return [...whole][0]!
      if (whole.size > 1) return null
    }
    if (!linked) return null
    const named = new Set(piecesOf(plain).flatMap((piece) => (piece.length >= 3 ? sureOf(piece, allowed) : [])))
    const [value] = named
    return named.size === 1 && !NEGATED.test(plain) ? value! : null
  }
}

const ARTICLE =
  /^(?:(?:an?|the|our own|our|ein(?:e[nmrs]?)?|der|die|das|une?|le|la|les|l['’]|el|los|las|un[oa]?|il|lo|gli|een|de|het)\s+)+/iu

function singular(text: string): string {
  return /\p{L}{3}s$/iu.test(text) ? text.slice(0, -1) : text
}

/** Runs of words, the longest first. */
function piecesOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== '')
  return Array.from({ length: MOST_WORDS }, (_, less) => MOST_WORDS - less).flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length).join(' ')] : [])),
  )
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
  /^(?:that|where|when|if|dass|wenn|wo|que|qu['’]|si|che|se|dat|als|it|they|we|not|no|nicht|kein\w*|pas|also|too|auch|aussi)(?!\p{L})|\s(?:is|are|was|were|ist|sind|est|sont|means?|bedeutet|must|should|will|please)(?!\p{L})/iu
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

/** The figure that a value is said to stand for: the days of terms of payment, else the first of its text that the column takes. */
export function figureIn(takes: (figure: string) => boolean): MeaningOf {
  return (text, linked) => {
    if (!linked) return null
    const plain = text.replace(/["“”„«»]/gu, '').trim()
    const [first = ''] = plain.split(/[;(]|,(?!\d)/u)
    const days = daysOf(first.trim())
    const figures = [...(days === null ? [] : [days]), ...[...plain.matchAll(FIGURE)].map(([, figure]) => figure!)]
    return figures.find(takes) ?? null
  }
}

const FIGURE = /(?<![\p{L}\p{N}.,])(-?\d{1,9}(?:[.,]\d{1,4})?)(?![\p{L}\p{N}]|[.,]\d)/gu

/** What stands for nothing, in the languages that notes are written in. */
const NOTHING =
  /^(?:(?:that|as|qu['’]|que|dass|che|dat|als|dass es) ?)?(?:being )?(?:(?:there|it) (?:is|are|was) |il n['’]y a |no hay |non c['’]è |er is |es gibt |noch |simply )?(?:nothing|empty|blank|none|nobody|no one|no values?|no data|not (?:known|given|available|recorded|stated)|unknown|nichts|leer|niemand|keine? (?:angaben?|werte?|daten)|unbekannt|nicht (?:bekannt|angegeben|vorhanden)|rien|vides?|aucune valeur|inconnu|personne|nada|vac[ií][oa]s?|desconocido|nadie|niente|vuot[oi]|nulla|sconosciuto|nessuno|niets|leeg|onbekend|niemand|geen waarde)(?!\p{L})/iu

/** Empty, where a value is said to stand for nothing. */
export const nothingIn: MeaningOf = (text, linked) => (linked && NOTHING.test(text.trim()) ? '' : null)
