import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { valuesOf } from '../grounded/columns.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'

// Names that no cell has: what is written for a text of cells may be new.

export interface Text {
  value: string
  at: number
  end: number
}

const QUOTED = /["“„«‘`]\s?([^"“”„«»‘’`]{1,60}?)\s?["”“»’`]/gu

/** What stands in quotation marks. */
export function quotedIn(text: string): Text[] {
  return [...text.matchAll(QUOTED)].map(({ 0: whole, 1: value = '', index }) => ({
    value,
    at: index,
    end: index + whole.length,
  }))
}

/** What is a part of a longer text in quotation marks is not meant by itself. */
export function wholeOnes<T extends Text>(text: string, found: readonly T[]): T[] {
  const quoted = quotedIn(text)
  return found.filter(
    ({ value, at, end }) => !quoted.some((one) => one.at < at && end < one.end && one.value.length > value.length),
  )
}

/** A name of words with capitals, and small ones between them. */
const NAME =
  /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}'’&.-]*(?<![.'’-])(?:\s(?:(?:of|the|de|la|le|du|des|del|della|di|da|van|von|der|den|am|an der|&)\s){0,2}(?:\p{Lu}|&\s\p{Lu}|\d)[\p{L}\p{N}'’&.-]*(?<![.'’-]))*/gu
/** Small words behind a name may belong to it at the end of a sentence alone. */
const NAME_AT_END = /(?<=[\s"“„«‘`'])(\p{Lu}[\p{L}\p{N}&.'’/-]*(?:\s(?:&\s)?[\p{L}\p{N}&'’/-]+){0,3})$/u
const SMALL =
  /\s(?:please|instead|now|today|nowadays|everywhere|throughout|bitte|nun|jetzt|heute|überall|svp|merci|aujourd[’']hui|partout|ahora|hoy|adesso|oggi|graag|nu|vandaag|schreiben|hei(?:ß|ss)en|nennen|eintragen|verwenden|setzen|ersetzen|stehen|gemeint)$/iu
/** German writes all nouns so: behind such a word stands one. */
const NOUN_BEHIND =
  /(?<!\p{L})(?:der|die|das|den|dem|des|ein(?:e[nrms]?)?|unsere?[nrms]?|alle[nrms]?|jede[nrms]?|diese[nrms]?|kein(?:e[nrms]?)?|im|am|beim|zum|zur|vom)\s$/iu

/** The names with a capital, by which no column, table or template is called, and with which no sentence only begins. */
export function namesIn(text: string, notOf: ReadonlySet<string>): Text[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: whole, index }) => {
    const words = wordsIn(whole)
    const isFirst = /(?:^|[.;:!]\s?)["“„«]?$/u.test(text.slice(0, index).trimEnd())
    const [first] = words
    const isWord = words.length === 1 && (FILLER.has(first!.text) || notOf.has(first!.stem))
    if (!first || isWord || words.every(({ text: word, stem }) => FILLER.has(word) || notOf.has(stem))) return []
    // “5 Euro” is an amount.
    if (/\d\s$/u.test(text.slice(0, index))) return []
    if (words.length === 1 && NOUN_BEHIND.test(text.slice(0, index))) return []
    const behind = text.slice(index + whole.length)
    if (goesOn(behind, notOf) || (words.length === 1 && A_WORD.test(behind))) return []
    // “Alle Bäume”, “bei allen Büchern Harbour Street”, “zum Betrieb Hof Lindenau”: what is called so stands before the name.
    const isOfRows =
      OF_ROWS_BEHIND.test(text.slice(0, index)) || (isFirst && (FILLER.has(first.text) || TELLS.test(first.raw)))
    const from = words.findIndex(
      ({ stem, raw }, at) => !(notOf.has(stem) || (at === 0 && isOfRows) || !/^[\p{Lu}\d]/u.test(raw)),
    )
    if (from < 0) return []
    const skipped = words[from]!.at
    return [{ value: whole.slice(skipped), at: index + skipped, end: index + whole.length }]
  })
}

/** Of all, or each, of something: behind it stands what the rows are. */
const OF_ROWS_BEHIND = /(?<!\p{L})(?:alle[nrms]?|jede[nrms]?|sämtliche[nrms]?|unsere[nrms]?|diese[nrms]?)\s$/iu

/** With what a sentence begins that tells to write something. */
const TELLS =
  /^(?:put|set|write|enter|fill|use|insert|add|take|change|replace|rename|make|setze?n?|schreibe?n?|trage?n?|nimm|nehmt?|verwende?t?|mett(?:ez|re|ons|ere|i|ete)|écri(?:vez|re)|utilis(?:ez|er)|inscri(?:vez|re)|remplac(?:ez|er)|pon(?:er|ed|ga|gan)|escrib(?:ir|an|a)|usar|usen?|cambi(?:ar|en|are|ate)|scriv(?:ere|ete|i)|usare|usate|inser(?:ire|ite)|vul|zet|schrijf|gebruik|vervang|wijzig|verander)$/iu

/** “Pastore tedesco”: where a small word goes on that any sentence doesn't have, it isn't clear where the name ends. */
function goesOn(behind: string, notOf: ReadonlySet<string>): boolean {
  const [, next = ''] = /^\s(\p{Ll}[\p{L}'’-]*)/u.exec(behind) ?? []
  const [word] = wordsIn(next)
  return word !== undefined && !FILLER.has(word.text) && !notOf.has(word.stem) && !MAY_FOLLOW.test(next)
}

/** “The English word for it”. */
const A_WORD =
  /^\s(?:word|name|term|expression|spelling|wort|begriff|name|mot|nom|terme|palabra|nombre|parola|nome|woord|naam)(?!\p{L})/iu
/** What may stand behind a name, and is no part of it. */
const MAY_FOLLOW =
  /^(?:comme|como|come|instead|throughout|everywhere|because|for|without|membership|rather|place|überall|statt|anstatt|eintragen|schreiben|hei(?:ß|ss)en|gehör\p{L}*|setzen|stehen|gemeint|ersetz\p{L}*|führen|partout|ovunque|dappertutto|overal|invullen|staan|schrijven|worden|gets?|gilt|goes|applies|was|became|replaces|replaced)$/u

/** What columns, tables and templates are called by, as stems. */
export function namesOfAll(profiles: readonly TableProfile[], templates: readonly Template[]): ReadonlySet<string> {
  const names = [
    ...profiles.flatMap(({ table, columns }) => [table.name, table.file_name, ...columns.map(({ name }) => name)]),
    ...templates.flatMap(({ slug, name, columns }) => [slug, name, ...columns.map((column) => column.name)]),
  ]
  return new Set(names.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
}

/** What a sentence names beside texts of cells: surely what is quoted or allowed, likely what has a capital. */
export function newNamesIn(
  text: string,
  known: readonly Text[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): { sure: Text[]; likely: Text[] } {
  const isApart = (one: Text): boolean => !known.some((other) => one.at < other.end && other.at < one.end)
  const sure = [...quotedIn(text), ...allowedIn(text, templates)].filter(isApart)
  const atEnd = atEndOf(text, known.at(-1)?.end ?? 0)
  const names = namesIn(text, namesOfAll(profiles, templates)).filter(isApart)
  return { sure: onceEach(sure), likely: atEnd.length > 0 ? atEnd : notFirst(text, names) }
}

/** A word with which the sentence begins is a name where no other is. */
function notFirst(text: string, names: readonly Text[]): Text[] {
  const inner = names.filter(({ at }) => text.slice(0, at).trim() !== '')
  return inner.length > 0 ? inner : [...names]
}

function onceEach(texts: readonly Text[]): Text[] {
  return texts.filter(({ value }, at) => texts.findIndex((one) => one.value === value) === at)
}

/** Values that columns allow, as they are written. */
function allowedIn(text: string, templates: readonly Template[]): Text[] {
  const allowed = new Set(
    templates.flatMap(({ columns }) => columns.flatMap(valuesOf)).filter((value) => value.length > 1),
  )
  const words = wordsIn(text)
  return words.flatMap(({ at }, from) =>
    words.slice(from, from + 4).flatMap(({ end }) => {
      const value = text.slice(at, end)
      return allowed.has(value) && !FILLER.has(value) ? [{ value, at, end }] : []
    }),
  )
}

/** The words with a capital that the sentence ends with, behind the old name: “web should be called Online shop”. */
function atEndOf(text: string, from: number): Text[] {
  let whole = text.trimEnd().replace(/[.!]+$/u, '')
  while (SMALL.test(whole)) whole = whole.replace(SMALL, '')
  const rest = whole.slice(from)
  const [, value] = NAME_AT_END.exec(rest) ?? []
  if (value === undefined || /\d\s$/u.test(rest.slice(0, rest.length - value.length))) return []
  const at = from + rest.length - value.length
  return [{ value, at, end: whole.length }]
}
