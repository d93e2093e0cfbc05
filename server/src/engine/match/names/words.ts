import {
  COMPOUNDS,
  CONCEPT_OF,
  CONCEPT_OF_STEM,
  LONGEST_PHRASE,
  PHRASES,
  stemOf,
  STOP_WORDS,
  UNSPACED_WORDS,
} from '../vocabulary.ts'
import { meaningOfDeclined } from '../vocabulary/declined.ts'
import { FIELDS } from '../vocabulary/systems.ts'
import { remembering } from '../../remembering.ts'
import { withOwnLetters } from './own-letters.ts'
import { withRomanceForms } from './romance-forms.ts'
import { withoutSignsBehind, withPlainUnits } from './signs-behind.ts'
import { withSlavicNumbers } from './slavic-numbers.ts'

/** Letters that are no others with an accent. */
const PLAIN: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }

/** Most texts have no other letters. */
const ASCII = /^[\x20-\x7e]*$/

/** Lower case, accents off, ß → ss: `Größe` → `grosse`. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  return small
    .replace(/[ßłøæœđı]/g, (letter) => PLAIN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Letters and digits alone: `Kunden-Nr.` → `kundennr`. */
export function squash(text: string): string {
  return text.length > LONGEST_KEPT ? squeeze(text) : squeezeShort(text)
}

/** The same headers and values are held against one another again and again. */
const squeezeShort = remembering(20_000, squeeze)
const LONGEST_KEPT = 60

function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

const MAX_WORDS = 24
/** Most values of tables: nothing in them has to be cut but figures. */
const FIGURES = /^[\d.:/ -]{1,80}$/
const ORDINALS: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third' }

/**
 * The words of a header or sentence, folded: `custNo2_date` → cust, no, 2, date. Where a script has no spaces, known words are cut out
 * as what they mean, and else each character is one. At most 24.
 */
export const wordsOf = remembering(20_000, (text): readonly string[] => {
  if (FIGURES.test(text))
    return text
      .split(/\D+/)
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS)
  const spaced = withOwnLetters(
    withSlavicNumbers(withPlainUnits(withoutSignsBehind(withRomanceForms(text.slice(0, 400))))),
  )
    .replace(/e[- ]mail|\beMail/gi, 'email')
    .replace(/check[-_ ](in|out)\b/gi, 'check$1')
    .replace(/(?<=\p{L}{2})['’](?=[dst](?!\p{L}))/giu, '')
    .replace(MONEY_OF_DAY, ' daily rate ')
    .replace(MONEY_OF_SPAN, (_, span: string) => ` ${SPAN_OF.get(fold(span))!} `)
    .replace(PER_CUT_SPAN, (_, span: string) => ` ${SPANS[span]!} `)
    .replace(PER_SPAN, (_, span: string) => ` ${SPANS[span.toLowerCase()]!} `)
    .replace(/\bMwSt\b/g, 'mwst')
    .replace(/\bETA\b/g, ' arrival ')
    .replace(/\bs\/n\b/gi, ' serial no ')
    .replace(/(?<![\p{L}\p{N}])a\/c(?![\p{L}\p{N}])/giu, ' account ')
    .replace(UNIT_LETTER, ' ')
    .replace(MINUTES, ' minutes')
    .replace(/(?<!\p{L})m(?:²|2(?!\p{N}))/giu, ' sqm ')
    .replace(/\bq\.?t[àé](?!\p{L})/giu, ' qty ')
    .replace(AND_ITS_NUMBER, ' ')
    .replace(/(?<!\p{L})n\.(?=\s?\p{L}{3})/giu, ' no ')
    .replace(/\bUSt(?=\b|-?Id)/g, 'ust')
    .replace(/\bn[ée](?:\(?e\)?)?\s+le\b/gi, 'naissance date')
    .replace(/(?<!\p{L})(?:\p{L}\. ?){2,}(?:\p{L}(?!\p{L}))?/gu, (initials) => ` ${initials.replace(/[. ]/g, '')} `)
    .replace(/(?<!\p{L})(?:[mM]\s?\/\s?[fFwWvV]|[hH]\s?\/\s?[fFmM]|[fFwWvV]\s?\/\s?[mM])(?!\p{L})/gu, ' gender ')
    .replace(/(?<=\p{L})_(?:on|at)$|(?<=\p{L}{4} )(?:am|le|el|il|op)$/u, ' date')
    .replace(/#|\bn(?:\.?[°º]|r)(?!\p{L})|(?<!\p{L})č(?!\p{L})\.?/giu, ' no ')
    .replace(/%|\bper[- ]cent\b|\bprozent\b/gi, ' percent ')
    .replace(/(?<!\p{N})(?:1st|2nd|3rd)(?![\p{L}\p{N}])/giu, (ordinal) => ORDINALS[ordinal[0]!]!)
    .replace(
      DIALLED,
      (_, phone: string, own?: string, plain?: string) => `${phone} ${PLACES_DIALLED[(own ?? plain)!.toLowerCase()]!} `,
    )
    .replace(STAGED, (_, side: string, letter: string) => ` ${SIDES[side]!} ${letter} `)
    .replace(MIXED, (word) => (isWord(word) ? word.toLowerCase() : word))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(UNSPACED_WORDS, (word) => ` ${CONCEPT_OF.get(word)!} `)
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, ' $& ')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
  return fold(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
})

/** “Rue et n°”, “Via e numero”: what stands between is no name. */
const AND_ITS_NUMBER = /(?<=\p{L}{3})\s+(?:et|und|e|y|en|and|&)\s+(?=n(?:[°º]|r\b|o\b|um))/giu
/** “Czas (min)”, “Dauer [min]”: behind another word that is in what it is counted, and no least of it. */
const MINUTES = /(?<=\p{L}{3}\.?)\s*[([]min\.?[)\]]\s*$|(?<=time|duration)[_ ]min$/iu
/** “Weight (g)”, “Volume [l]”: a unit of one letter names nothing. */
const UNIT_LETTER = /(?<=\p{L}{3})\s*[([][glt][)\]]\s*$/iu
/** “Day €”, “Tag (EUR)” beside “Week €”: what a day costs is no date. */
const MONEY_OF_DAY =
  /^\s*(?:(?:per|pro|par|al?|por) )?(?:day|tag|jour|d[ií]a|giorno|dag)[\s,/-]*[([]?\s*(?:€|£|\$|eur|gbp|usd|chf|euros?)\s*[)\]]?\s*$/iu
/** “£/mth”, “€ pro Woche”, “Kč/rok”: what each day, week, month or year costs. */
const OF_SPANS = {
  'daily rate': 'day tag jour dia giorno dag dzien den',
  'month price': 'month mth mnth mon monat monats mois mes mese maand mnd miesiac mies m-c mesic manad maned mdr',
  'week price': 'week wk woche semaine sem semana settimana sett tydzien tyden vecka uke uge',
  'year price': 'year yr annum jahr an annee ano anno jaar rok rocznie ar',
}
const SPAN_OF = new Map(
  Object.entries(OF_SPANS).flatMap(([span, words]) => words.split(' ').map((word): [string, string] => [word, span])),
)
const MONEY_OF_SPAN = new RegExp(
  `^\\s*[([]?\\s*(?:€|£|\\$|eur|gbp|usd|chf|pln|zł|czk|kč|sek|nok|dkk|kr)\\s*[)\\]]?\\s*(?:/|per\\s|pro\\s|par\\s|al?\\s|por\\s|na\\s|za\\s)\\s*(${[...SPAN_OF.keys(), 'année', 'año', 'mês', 'miesiąc', 'měsíc', 'månad', 'måned', 'tydzień', 'týden', 'år', 'día', 'dzień'].join('|')})\\.?\\s*$`,
  'iu',
)
/** “Vastrecht p/m”, “Huur p/w”: for each month, week or year, cut to letters. */
const PER_SPAN = /(?<=\p{L}.*[\s(])p\/(m|mnd|mth|w|wk|j|jr|yr|y)\.?(?!\p{L})/giu
/** “Visits / mo.”, “Hours/wk”: behind what is counted, and not the “MO” that is work in French. */
const PER_CUT_SPAN = /(?<=\p{L}.*)(?:\/\s*|(?<=\s)per )(mos?|mth|mnth|mnd|wk|yr|qtr)\.?\s*[)\]]?\s*$/gu
const SPANS: Record<string, string> = {
  m: 'month',
  mo: 'month',
  mos: 'month',
  mnth: 'month',
  qtr: 'quarter',
  mnd: 'month',
  mth: 'month',
  w: 'week',
  wk: 'week',
  j: 'year',
  jr: 'year',
  yr: 'year',
  y: 'year',
}
/** “Ph (M)”, “Tel. W”: where a telephone is, by one letter. */
const DIALLED = /(?<!\p{L})(ph|phone|tel|telephone)\b\.?[\s_-]*(?:\(([mhw])\)|(?<=[\s_-])([mhw]))(?!\p{L})/giu
const PLACES_DIALLED: Record<string, string> = { m: 'mobile', h: 'home', w: 'work' }

/** `pT`, `cN_category`: what is staged of a tumour, by the hand of the pathologist or of the clinic. */
const STAGED = /(?<![\p{L}\p{N}])([pc])([TNM])(?!\p{L})/gu
const SIDES: Record<string, string> = { p: 'pathologic', c: 'clinical' }

/** Capitals inside of a word: `KSt`, `KoSt`, `UStID`, where `custNo` is two. */
const MIXED = /(?<!\p{L})\p{Lu}[\p{L}]{0,3}\p{Lu}\p{Ll}{0,3}(?!\p{L})|(?<!\p{L})\p{Lu}{2,4}\p{Ll}\p{Lu}{0,2}(?!\p{L})/gu

function isWord(word: string): boolean {
  const folded = fold(word)
  return folded !== word && (CONCEPT_OF.has(folded) || COMPOUNDS.has(folded))
}

/** The concepts (or plain words) that a text names, in order, without stop words and repetitions. */
export const conceptsOf = remembering(20_000, (text): readonly string[] => {
  const concepts = conceptsOfField(text) ?? conceptsOfWords(wordsOf(text))
  return WAY_IN.test(text) ? [...concepts, 'in'] : concepts
})

/** What is longer is no name of a field. */
const MOST_OF_FIELD = 40
/** Between signs, fewer letters are too many other things. */
const LEAST_PART = 4

/** `KUNNR`, `KNA1-KUNNR`, `PID-5`: what a program calls its fields, alone or between signs; null where nothing of the text is that. */
function conceptsOfField(text: string): string[] | null {
  if (text.length > MOST_OF_FIELD || !/^[\p{L}\p{N}_ .\-/()]+\??$/u.test(text)) return null
  const name = squash(text)
  const whole = FIELDS.get(name) ?? FIELDS.get(`=${name}`)
  if (whole !== undefined) return conceptsOfWords(wordsOf(whole))
  if (text.includes('(')) return null
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  const meant = parts.map((part) => (part.length < LEAST_PART ? undefined : FIELDS.get(part.toLowerCase())))
  if (meant.every((one) => one === undefined) || PHRASES.has(wordsOf(text).join(' '))) return null
  return conceptsOfWords(wordsOf(parts.map((part, at) => meant[at] ?? part).join(' ')))
}

/** Whether a text has a name in it that a program gives a field. */
export function isField(text: string): boolean {
  return conceptsOfField(text) !== null
}

/** What a word is known to mean as it stands, neither cut nor completed. */
export function meaningOf(word: string): readonly string[] | null {
  return COMPOUNDS.get(word) ?? (CONCEPT_OF.has(word) ? [CONCEPT_OF.get(word)!] : null)
}

/** `date_in`, “Km in”, beside `Out`: which way something went. Elsewhere the word tells nothing, and behind a size it means inches. */
const WAY_IN = /(?:dat[eu]m?|time|day|km|miles|mileage|qty|quantity|booked|checked|signed|clocked)[_ ]?in\s*$/i

/** The same for words that a text was cut into. */
export function conceptsOfWords(words: readonly string[]): string[] {
  const concepts: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at)
    const word = words[at]!
    if (phrase) concepts.push(...phrase.concepts)
    else if (word === 'den' && at > 0 && at === words.length - 1) concepts.push('date')
    else if (!STOP_WORDS.has(word) || words.length === 1) concepts.push(...conceptsOfWord(word))
    at += phrase?.length ?? 1
  }
  return withoutRepeats(concepts)
}

/** The longest known phrase that begins here. */
function phraseAt(words: readonly string[], at: number): { concepts: readonly string[]; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const concepts =
      PHRASES.get(phrase.join(' ')) ?? (isOf(phrase) ? PHRASES.get(singular(phrase).join(' ')) : undefined)
    if (concepts) return { concepts, length }
  }
  return null
}

/** “Formas de pago”, “dates of birth”: of what is more than one the first word says so. */
function isOf([first = '', of = '']: readonly string[]): boolean {
  return first.length > 3 && first.endsWith('s') && OF.has(of)
}

const OF = new Set(['of', 'de', 'du', 'des', 'del', 'van'])

function singular([first = '', ...rest]: readonly string[]): string[] {
  return [first.slice(0, -1), ...rest]
}

/** "Phone number" says no more than "phone", "email address" no more than "email". */
const NEEDLESS = new Map([
  ['number', ['phone', 'fax', 'plate']],
  ['address', ['email', 'website']],
])

function withoutRepeats(concepts: string[]): string[] {
  const unique = [...new Set(concepts)]
  return unique.filter((concept) => !NEEDLESS.get(concept)?.some((other) => unique.includes(other)))
}

/** Plain words of sentences that could be cut into known short ones, `lat` and `est`, and are none. */
const NO_COMPOUNDS = new Set(['latest', 'behind', 'wherever', 'hanno', 'stanno'])

const conceptsOfWord = remembering(20_000, (word): readonly string[] => {
  const long = word.length >= 5 && word.length <= 40 && !NO_COMPOUNDS.has(word)
  return (
    lookUp(word) ??
    (long ? (segment(word) ?? meaningOfDeclined(word) ?? shortened(word)) : null) ??
    headed(word) ??
    (long ? withUmlauts(word) : null) ?? [word]
  )
})

function lookUp(word: string): string[] | null {
  const compound = COMPOUNDS.get(word)
  if (compound) return [...compound]
  const plural = word.length > 3 && word.endsWith('s') ? CONCEPT_OF.get(ofOne(word)) : undefined
  const concept = CONCEPT_OF.get(word) ?? plural ?? CONCEPT_OF_STEM.get(word) ?? CONCEPT_OF_STEM.get(stemOf(word))
  return concept ? [concept] : null
}

/** `deliveries` are each a delivery, `dishes` a dish: English plurals that are more than an s. */
function ofOne(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  const short = word.slice(0, -2)
  return /(?:ch|sh|x|ss)es$/.test(word) && CONCEPT_OF.has(short) ? short : word.slice(0, -1)
}

/** `monatsgebuehr`, `groesse`: German without its own letters. */
function withUmlauts(word: string): string[] | null {
  const plain = word.replace(/([aou])e/g, '$1')
  return plain === word ? null : (lookUp(plain) ?? segment(plain))
}

/** `volgnr`, `ausgabedatum`: what begins with an unknown word and ends in one that hardly any word ends in by chance. */
function headed(word: string): string[] | null {
  const [, first, head] = /^(.{3,})(nr|nummer|datum)$/.exec(word) ?? []
  if (first === undefined || head === undefined) return null
  return [...(lookUp(first) ?? shortened(first) ?? [first]), ...lookUp(head)!]
}

/** Known words and compounds in the order of their letters: those that begin alike stand together. */
const IN_ORDER = [CONCEPT_OF, COMPOUNDS].map((known) => [...known.keys()].toSorted((a, b) => (a < b ? -1 : 1)))

/** `geschl` → gender, `mahnst` → dunning level: the beginning of known words that all mean the same, or else of such compounds. */
function shortened(word: string): string[] | null {
  const words = beginningWith(word, IN_ORDER[0]!).map((known) => [CONCEPT_OF.get(known)!])
  const meant = words.length > 0 ? words : beginningWith(word, IN_ORDER[1]!).map((known) => COMPOUNDS.get(known)!)
  return new Set(meant.map((concepts) => concepts.join())).size === 1 ? [...meant[0]!] : null
}

function beginningWith(start: string, sorted: readonly string[]): string[] {
  return sorted.slice(placeOf(start, sorted), placeOf(`${start}\uffff`, sorted))
}

/** How many words come before it. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! < word) from = middle + 1
    else to = middle
  }
  return from
}

/** Letters that German puts between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'er', 'e']

/** Two letters at the end of a word are hardly ever a word of their own, but for these: `kdnr`, and not `doctoral`. */
const SHORT_TAILS = new Set(['nr', 'no', 'id', 'dt', 'cd'])

/** `kreditlimit` → credit, limit: the whole word, cut into known words (longest first), or null. */
function segment(word: string): string[] | null {
  if (word === '') return []
  if (word.length === 2 && !SHORT_TAILS.has(word)) return null
  for (let length = Math.min(word.length, 20); length >= 2; length--) {
    const head = lookUp(word.slice(0, length))
    if (!head || (length === 2 && length !== word.length)) continue
    const rest = word.slice(length)
    if (rest === '') return head
    for (const joint of JOINTS) {
      if (!rest.startsWith(joint) || rest.length === joint.length) continue
      const tail = segment(rest.slice(joint.length))
      if (tail) return [...head, ...tail]
    }
  }
  return null
}
