import type { Template } from '../../model.ts'
import { readDate } from '../../profile/dates.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from '../grounded/acts.ts'
import { namesColumn } from '../grounded/columns.ts'
import { LEAVE_EMPTY, withoutLeaving } from '../grounded/leave-empty.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { saysNoMore } from './filler.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { wholeOnes } from './new-names.ts'
import { AS_FIGURE, KEPT, IS_FOR_NOTHING, MADE_EMPTY, NO_SUCH, NOTHING, PLACEHOLDER } from './words-for-nothing.ts'
import { isUnclear } from './hedges.ts'

// “Where the group says tbd, leave it blank”, “tbd isn't a group”, “Bei Zone „offen“ nichts eintragen”, “9999 was typed because the program wanted a
// number”: a text of cells that stands for nothing.

const MOST_WORDS = 36
/** Somebody or something is meant that is left out as a whole. */
const OF_ROWS = anyOf(
  'rows?|records?|lines?|customers?|clients?|people|persons?|zeilen?|datensätze?|kunden?|personen|lignes?|clients?|filas?|registros?|clientes?|righe|riga|clienti|rijen|regels?|klanten',
)

/** “Whoever is not on the list, leave it blank”: what is left empty is that of some rows, and of no text that was spoken of before. */
const OF_WHOM =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?:whoever|anyone|anybody|(?:those|people) who|for (?:those|people|anyone) who|wer|bei (?:denen|wem)|(?:die|alle),? die|qui|ceux qui|celui qui|quien(?:es)?|los que|chi|coloro che|quelli che|wie|(?:degenen|mensen) die)(?!\p{L})/iu

/** A text that is told apart from rows that stay behind: a placeholder, or what is to be made empty in so many words. */
export function placeholdersSaid(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const whole = placeholderSaid(sentence, profiles, templates)
  if (whole.length > 0) return whole
  const each = eachOfTwo(sentence.text).map((text) => placeholderSaid({ ...sentence, text }, profiles, templates))
  return each.every((found) => found.length > 0) ? each.flat() : []
}

const TWO_QUOTED =
  /((?:["“„][^"“”„]{1,20}["”“])|(?:`[^`]{1,20}`))\s+(?:or|oder|ou|o|of)\s+(?:an? |the |ein(?:e|er)? |une? |un[ao]? |een )?(?:(?:single|simple|lone|bare|einzelne[rns]?|einfache[rns]?|seule?|solo|sola|enkele) )?((?:["“„][^"“”„]{1,20}["”“])|(?:`[^`]{1,20}`))/iu

/** “"none" or a single "0" means …” is said of the one, and of the other. */
function eachOfTwo(text: string): string[] {
  return TWO_QUOTED.test(text) ? [text.replace(TWO_QUOTED, '$1'), text.replace(TWO_QUOTED, '$2')] : []
}

function placeholderSaid(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const { text, before, origin } = sentence
  for (const said of [text, ...(before === '' ? [] : [`${before}; ${text}`])]) {
    if (said !== text && (!isDone(text) || OF_WHOM.test(text))) continue
    const found = meantIn(said, profiles, templates)
    if (!found || !isSaidSurely(said, found)) continue
    return found.columns.map((column): Directive => ({
      ...origin,
      kind: 'null_token',
      tokens: [found.one.value],
      column,
    }))
  }
  return []
}

/** The text as one for nothing, in the only column that has it, or in those that are named. */
export function valuesForNothing(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (LEFT_OUT.test(text)) return []
  const found = meantIn(text, profiles, templates)
  if (!found || (!isDone(text) && !saysNothing(text, found.one, found.columns))) return []
  return found.columns.map((column): Directive => ({
    ...origin,
    kind: 'null_token',
    tokens: [found.one.value],
    column,
  }))
}

interface Meant {
  one: Mention
  columns: string[]
}

function meantIn(text: string, profiles: readonly TableProfile[], templates: readonly Template[]): Meant | null {
  if (wordsIn(text).length > MOST_WORDS || isUnclear(text) || KEPT.test(text) || BLANK_MEANS.test(text)) return null
  const acts = [LEAVE_EMPTY, MADE_EMPTY].flatMap((act) => act.exec(text) ?? []).filter((said) => said !== undefined)
  const found = wholeOnes(text, mentionsIn(text, profiles)).filter(
    // “Where we left Status blank”: the act itself is no text of cells.
    ({ value, isQuoted }) =>
      isQuoted || !acts.some((act) => new RegExp(`^${value}(?!\\p{L})`, 'iu').test(escapedFree(value) ? act : '')),
  )
  const [one, ...others] = found
  if (!one || others.some(({ value }) => value !== one.value)) return null
  const columns = columnsOf(one, text)
  return columns.length === 0 || isOfOther(text, one.end, columns, templates) ? null : { one, columns }
}

/** “An X means blocked, empty means not blocked”: the empty cell has a meaning, and the text beside it another one. */
const BLANK_MEANS =
  /(?<!\p{L})(?:empty|blank|nothing|leer|vide|vac[íi][oa]|vuot[oa]|leeg)\s+(?:\p{L}+\s+){0,3}(?:means|stands for|hei(?:ß|ss)t|bedeutet|steht für|signifie|veut dire|significa|quiere decir|vuol dire|betekent)(?!\p{L})/iu

const escapedFree = (value: string): boolean => /^[\p{L}\p{N} ]+$/u.test(value)

/** That cells are made empty, or left so. */
function isDone(text: string): boolean {
  return LEAVE_EMPTY.test(text) || MADE_EMPTY.test(text)
}

/** It stands in several cells, or under what the sentence names, and is said to be nothing, or to become so. */
function isSaidSurely(text: string, { one, columns }: Meant): boolean {
  const isNamed = columns.some((name) => namesColumn(without(text, one), { name }))
  const isOften = one.places.some(({ column }) => countOf(column, one.value) > 1)
  if (!isNamed && !isOften) return false
  const isPlaceholder = PLACEHOLDER.test(text)
  if (LEFT_OUT.test(text)) return isOften && isPlaceholder && !OF_ROWS.test(text)
  return isDone(text) || (isPlaceholder && !OF_ROWS.test(text)) || meansNothing(text, one, columns)
}

/** “9999 means no phone”, “TBA isn't an insurer”: there is none of what the column has. */
function meansNothing(text: string, one: Mention, columns: readonly string[]): boolean {
  const behind = text.slice(one.end)
  const [cue] = IS_FOR_NOTHING.exec(behind) ?? []
  if (cue === undefined || AS_FIGURE.test(behind)) return false
  const rest = behind.slice(behind.indexOf(cue))
  const [, what = ''] = NO_SUCH.exec(rest) ?? []
  return what !== '' && columns.some((name) => namesColumn(what, { name }))
}

function without(text: string, { at, end }: Mention): string {
  return `${text.slice(0, at)} ¤ ${text.slice(end)}`
}

function countOf({ values }: ColumnProfile, text: string): number {
  return values.reduce((sum, { value, count }) => (value.trim() === text ? sum + count : sum), 0)
}

function columnsOf({ value, places }: Mention, text: string): string[] {
  const named = places.filter(({ column }) => namesColumn(text, column))
  const names = [...new Set((named.length > 0 ? named : places).map(({ column }) => column.name))]
  return names.length === 1 || named.length > 0 || isDayForNone(value, text) ? names : []
}

/** “1900-01-01 where there is no date”: a day stands for none wherever it does. */
function isDayForNone(value: string, text: string): boolean {
  return readDate(value) !== null && /\d{4}/.test(value) && NO_DATE.test(text)
}

const NO_DATE = anyOf(
  'no (?:real |known )?date|(?:a|the) date is (?:missing|unknown|not known)|without a date',
  'kein(?:e[ns]?)? datum|ohne datum',
  'pas de date|aucune date|sans date',
  '(?:no (?:hay|tiene)|sin|ninguna) fecha',
  "(?:nessuna|senza|non (?:c[’']è|ha)(?: una| la)?) data",
  'geen datum|zonder datum',
)

/** “Where Kind is tbd leave the price blank”, “… leave the telephone empty”: another column is left empty than the one that has it. */
function isOfOther(text: string, end: number, columns: readonly string[], templates: readonly Template[]): boolean {
  const [left = ''] = LEAVE_EMPTY.exec(text) ?? []
  const [behind = ''] = text
    .slice(end)
    .split(/[,;:.]\s/u)
    .filter((part) => LEAVE_EMPTY.test(part))
  const own = new Set(columns.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  const named = templates.flatMap(({ columns: all }) =>
    all.filter((column) => namesColumn(`${left} ${behind}`, column)),
  )
  const isAnother = named.some(
    ({ name }) =>
      !columns.some((one) => namesColumn(one, { name })) && !wordsIn(name).some(({ stem }) => own.has(stem)),
  )
  return isAnother || !saysNoMore(withoutLeaving(behind), columns, ({ text: word }) => SO.test(word))
}

const SO =
  /^(?:that|those|these|simply|therefore|then|please|new|stay|remain|gerne|daher|deshalb|einfach|donc|alors|entonces|pues|quindi|allora|dus|gewoon|graag)$/u

function saysNothing(text: string, one: Mention, columns: readonly string[]): boolean {
  const inner = without(text, one)
  const rest = inner.replace(NOTHING, ' ')
  return rest !== inner && saysNoMore(rest, columns)
}
