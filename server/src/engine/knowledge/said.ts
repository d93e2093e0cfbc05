import type { Example, Transform } from '../model.ts'
import { countryCode, mainCountry } from '../profile/countries.ts'
import { countryOfNationality } from '../profile/demonyms.ts'
import { endsInFigure } from './conclusions.ts'
import { saysDays } from './formulas-said.ts'
import { FILLED } from './grounded/acts.ts'
import { separatorCalled } from './lists.ts'
import { isReason } from './reasons.ts'
import { ANY_ROWS, MARK, type Read, WORDS, isComma, list, order, ordinal } from './sentence.ts'
import type { NameOf, Statement } from './statement.ts'

// What a sentence says, by the groups of its form.

export const column: Read = (m, name) => ({ kind: 'column', source: name(m[1]), target: name(m[2]) })
export const filledFrom: Read = (m, name) => ({ kind: 'column', source: name(m[2]), target: name(m[1]) })
export const value = (raw: number, to: number, of: number): Read => {
  return (m, name) => ({ kind: 'value', raw: name(m[raw]), value: name(withoutNow(m[to])), column: name(m[of]) })
}
/** “ADM is now 100”: what it was before tells nothing of what it is. */
function withoutNow(to: string | undefined): string | undefined {
  return to?.replace(NOW, '')
}
const NOW = /^(?:now|jetzt|nun|désormais|maintenant|ahora|adesso|nu)\s+(?=\S)/iu
/** “Use the one of the machine type” tells where the value is, and is none; “30 days after the invoice date” from when it is counted. */
export const preset = (of: number, to: number): Read => {
  return (m, name) =>
    POINTS.test(m[to]!) || saysDays(m[to]!) ? [] : { kind: 'default', column: name(m[of]), value: name(m[to]) }
}
const POINTS =
  /^(?:it|them|this|that|those|(?:the )?ones?|the same|das|den|die|dem|jene[nrs]?|celui|celle|ceux|el|la|quell[oa]|dat|deze) (?:of|from|in|on|under|aus|von|vom|der|des|im|de|d[’']|du|del|della|dal|dalla|van|uit)(?!\p{L})/iu

/** “An x under SV means sea view, an empty cell means none”: what is marked, and what is not. Of a no only that is known. */
export const marked = (raw: number, of: number, yes: number, no: number): Read => {
  return (m, name) => {
    const [marks, rest] = [name(m[of]), name(m[no])]
    if (NEGATED.test(rest)) return { kind: 'default', column: marks, value: 'no', literal: true }
    const unmarked: Statement = { kind: 'default', column: marks, value: rest }
    if (TICK.test(m[raw]!)) return unmarked
    return [{ kind: 'value', raw: name(m[raw]), value: name(m[yes]), column: marks }, unmarked]
  }
}
/** A text that begins with a no: “no reminders”. */
export const NEGATED = /^(?:not?|none|nothing|without|nicht|nein|kein\p{L}*|ohne|pas|non|aucune?|sans)(?!\p{L})/iu
const TICK = /^(?:ticks?|cross|marks?|check(?:mark)?|haken|häkchen|kreuz|coche|croix)$/i

/** The same of several columns: “an empty net or gross cell means 0”. */
export const presets = (of: number, to: number): Read => {
  return (m, name) =>
    list(m[of]!.replaceAll(/\sor\s/gi, ' and '), name).map((one) => ({
      kind: 'default',
      column: one,
      value: name(m[to]),
    }))
}
/**
 * What tells how values look, “always a T followed by four digits”, “always written in capitals”, or where they are, “the one of the
 * customer”, “always the last word”, is none.
 */
export const constant = (of: number, to: number): Read => {
  return (m, name) => (DESCRIBES.test(m[to]!) ? [] : { kind: 'constant', column: name(m[of]), value: name(m[to]) })
}
const DESCRIBES =
  /(?<!\p{L})(?:(?:one|same|that|those) (?:of|as|from|in)|(?:first|second|last) (?:words?|parts?)|(?:erste|zweite|letzte)[nrs]? (?:wort|worte|teil)|(?:premier|second|dernier) mot|(?:primera|segunda|última) palabra|(?:prima|seconda|ultima) parola|(?:eerste|tweede|laatste) woord|followed by|suivie?s? d[e’']|gefolgt von|seguit[oi] da|seguid[oa]s? (?:de|por)|gevolgd door|(?:digits?|figures|letters?|characters|chiffres?|lettres?|caractères|ziffern?|stellen|buchstaben?|zeichen|cifras?|d[íi]gitos|letras?|caracteres|cifre|lettere|caratteri|cijfers?|tekens|capitals|(?:upper|lower)[- ]?case|gro(?:ß|ss)(?:buchstaben|geschrieben)|klein(?:buchstaben|geschrieben)|majuscules?|minuscules?|may[úu]sculas?|min[úu]sculas?|maiuscol[aeio]|minuscol[aeio]|(?:hoofd|kleine )letters))(?!\p{L})/iu
/** Of things of one kind, “customers without an email”, where it is not of any rows. */
export const skipThings: Read = (m, name) => {
  const of = m[1]!.toLowerCase()
  return { kind: 'skip_rows', column: name(m[2]), value: null, ...(ANY_ROWS.test(of) ? {} : { of }) }
}
export const skipEmpty: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: null })
/** “Where the leaving date is filled in” compares with no value. */
export const skipEqual: Read = (m, name) =>
  IS_FILLED.test(m[2]!) ? [] : { kind: 'skip_rows', column: name(m[1]), value: name(m[2]) }
const IS_FILLED = new RegExp(`^${FILLED.source}$`, 'iu')
export const keepEqual: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: name(m[2]), keep: true })
export const ignoreColumn: Read = (m, name) => ({ kind: 'ignore_column', column: name(m[1]) })
export const ignoreTable: Read = (m, name) => ({ kind: 'ignore_table', table: name(m[1]) })
export const nth: Read = (m) => ({ kind: 'only_table', table: ordinal(m[1]!) })
export const only: Read = (m, name) => ({ kind: 'only_table', table: name(m[1]) })
/** “Leave the cell empty” is of what was spoken of before, and names no column, though a cell is a telephone besides. */
const ANY_CELL = /^(?:cells?|fields?|values?|columns?|places?|entr(?:y|ies))$/i

export const empty: Read = (m, name) => (ANY_CELL.test(m[1]?.trim() ?? '') ? [] : { kind: 'empty', target: name(m[1]) })
export const table: Read = (m, name) => ({ kind: 'table', table: name(m[1]), template: name(m[2]) })
export const joined = (which: number, of: number): Read => {
  return (m, name) => ({ kind: 'join', table: name(m[which]), to: name(m[of]), keys: [name(m[3]), name(m[4] ?? m[3])] })
}
export const keeping =
  (policy: 'keep_first' | 'keep_last' | 'keep_all'): Read =>
  () => ({ kind: 'duplicates', policy })
export const laterKept: Read = (m) => ({
  kind: 'duplicates',
  policy: /^(?:first|earlier|former)$/i.test(m[1]!) ? 'keep_first' : 'keep_last',
})
export const dates = (which: number, of: number): Read => {
  return (m, name) => ({ kind: 'date_order', order: order(m[which]!), column: m[of] ? name(m[of]) : null })
}
export const decimal = (mark: number, of: number): Read => {
  return (m, name) => ({
    kind: 'decimal_mark',
    mark: isComma(m[mark]!) ? ',' : '.',
    column: m[of] ? name(m[of]) : null,
  })
}
export const step = (of: number, make: (m: RegExpExecArray, name: NameOf) => Transform[]): Read => {
  return (m, name) => {
    const transforms = make(m, name)
    return transforms.length === 0 ? [] : { kind: 'step', column: name(m[of]), transforms }
  }
}
export const cased = (word: string): Transform[] => {
  if (/title/i.test(word)) return [{ kind: 'case', to: 'title' }]
  return [{ kind: 'case', to: /lower|small/i.test(word) ? 'lower' : 'upper' }]
}
export const tokens = (listed: number, of: number): Read => {
  return (m, name) =>
    endsInFigure(m.input)
      ? []
      : {
          kind: 'null_token',
          tokens: list(m[listed]?.replace(ALL_OF_THEM, ''), (piece) => piece ?? '').flatMap((piece) =>
            writtenAs(piece, name),
          ),
          column: m[of] ? name(m[of]) : null,
        }
}

/** “N/A, -- and NONE all just mean blank”. */
const ALL_OF_THEM =
  /(?<=\S)\s+(?:all|both|each|alle|beide|tous|toutes|todos|todas|tutti|tutte|allemaal)(?:\s+(?:always|just|simply|only|immer|nur|einfach|toujours|siempre|sempre|altijd))*$/iu

/** A sign by its name, “a dash”, is what stands in the cells; a dash is typed in several lengths. */
function writtenAs(called: string, name: NameOf): string[] {
  const word = called.replace(A_SINGLE, '')
  // “a lone `-`”: what is quoted is what stands there.
  if (word.startsWith('\u0001')) return [name(word)]
  const sign = /^\p{L}/u.test(word) ? separatorCalled(word, name)?.trim() : ''
  if (sign === undefined || sign === '') return [name(called)]
  return sign === '-' ? ['-', '–', '—'] : [sign]
}
const A_SINGLE =
  /^(?:(?:an?|the|ein(?:en?)?|der|une?|le|una?|el|uno|il|een|de|het)\s+)?(?:(?:single|mere|simple|lone|bare|blo(?:ß|ss)er|einfacher|simple|semplice|enkel)\s+)?/i

/** A country's calling code. */
const DIALLED = /^\+[1-9]\d{0,2}$/

/** What stands for a country, as a code. */
export function phoneCountry(m: RegExpExecArray, name: NameOf): Statement | [] {
  const said = name(m[1])
  const country =
    countryCode(said) ?? countryOfNationality(said) ?? (DIALLED.test(said) ? mainCountry(said.slice(1)) : null)
  return country === null ? [] : { kind: 'phone_country', country }
}

/** `A = active, P = paused`, `A means active and P means paused`. */
export function pairs(text: string | undefined, of: string, name: NameOf): Statement[] {
  const pieces = (text ?? '').split(/\s*(?:,\s*(?:and\s+)?|\sand\s)\s*/)
  const read = pieces.map((piece) => PAIR.exec(piece.trim()))
  return read.includes(null)
    ? []
    : read.map((m) => ({ kind: 'value', raw: name(m![1]), value: name(withoutNow(m![2])), column: of }))
}

const PAIR = new RegExp(`^${WORDS}\\s*(?:=>|=|→|->|\\s(?:means|is|becomes|stands for)\\s)\\s*${WORDS}$`, 'i')

/**
 * `DOE, JANE becomes Jane Doe, ROE, RICHARD becomes Richard Roe`: several that become something are examples; where they are called so,
 * one is, and an arrow will do. `"Jane" + "Doe"` is of two columns.
 */
export function examples(text: string | undefined, of: string, name: NameOf, called = false): Statement[] {
  const pieces = (text ?? '').split(/\s*(?:,\s*(?:and\s+)?|\sand\s)\s*/)
  const read = pieces.map((piece) => (called ? SHOWN : BECOMES).exec(piece.trim()))
  if (read.includes(null) || (!called && read.length < 2)) return []
  return [{ kind: 'examples', column: of, examples: read.map((m) => exampleOf(m!, name)) }]
}

function exampleOf(m: RegExpExecArray, name: NameOf): Example {
  const to = name(m[2])
  return { from: m[1]!.split(/\s*\+\s*/).map(name), to: NO_VALUE.test(m[2]!) ? '' : to }
}

const BECOME =
  '(?:becomes?|should become|must become|turns into|should be|is to be|should read|is (?:to be )?written(?: as)?|should be written(?: as)?)'
const FROM = `((?:${MARK}|[^\u0001\u0002,()]{1,120}?)(?:\\s*\\+\\s*${MARK}){0,8})`
const BECOMES = new RegExp(`^${FROM}\\s+${BECOME}\\s+${WORDS}$`, 'i')
const SHOWN = new RegExp(`^${FROM}\\s*(?:\\s${BECOME}\\s|=>|=|→|->)\\s*${WORDS}$`, 'i')
const NO_VALUE = /^(?:nothing|empty|blank)$/i

/** What replaces a mark inside values; a word that is replaced is a whole value. */
export function replaced(m: RegExpExecArray, name: NameOf): Statement {
  const [raw, to, of] = [name(m[1]), name(m[2]), name(m[3])]
  if (/[\p{L}\p{N}]/u.test(raw)) return { kind: 'value', raw, value: to, column: of }
  return { kind: 'step', column: of, transforms: [{ kind: 'replace', find: raw, with: to }] }
}

/** Several columns that make one; what should stand between them has to be known. */
export const merged = (of: number, to: number, between: number): Read => {
  return (m, name) => {
    const [sources, separator] = [list(m[of], name), separatorCalled(m[between], name)]
    // Of two where one or the other is meant, not both.
    if (sources.length < 2 || /\sor\s/i.test(m[of]!) || (m[between] !== undefined && separator === null)) return []
    return { kind: 'merge', sources, target: name(m[to]), ...(separator !== null && { separator }) }
  }
}
/** The first of several columns that has a value. */
export const firstFilled = (target: number, ...sources: number[]): Read => {
  return (m, name) => {
    const named = sources.flatMap((of) => (m[of] === undefined ? [] : [name(m[of])]))
    return { kind: 'merge', sources: named, target: name(m[target]), first: true }
  }
}
export const ignoredColumns: Read = (m, name) => list(m[1], name).map((of) => ({ kind: 'ignore_column', column: of }))
export const ignoredTables: Read = (m, name) =>
  list(withoutReason(m[1]), name).map((of) => ({ kind: 'ignore_table', table: of }))
/** “"2018": these are lent no more” is a name, and why. */
function withoutReason(words = ''): string {
  const [, called = words, reason = ''] = WITH_REASON.exec(words) ?? []
  return isReason(reason) ? called : words
}
const WITH_REASON = new RegExp(`^(${MARK})\\s?:\\s+(.*)$`)
/** Which row stays of those that share a value. */
export const sameKey: Read = (m, name) => ({
  kind: 'same_key',
  column: name(m[1]),
  keep: FIRST.test(m[2]!) ? 'keep_first' : 'keep_last',
})
/** The same of all rows, where it is not said which. */
export const anyTwice: Read = (m) => ({
  kind: 'same_key',
  column: 'row',
  keep: FIRST.test(m[1] ?? m[2]!) ? 'keep_first' : 'keep_last',
})
/** What comes first, or stands above, in any of the languages; all else is what comes last. */
const FIRST = /^(?:first|earlier|former|upper|top|erste|ober|früher|premi|prim|eerste|bovenste)/i

export const accept: Read = (m, name) => list(m[1], name).map((of) => ({ kind: 'accept', column: of }))
export const acceptAll: Read = () => ({ kind: 'accept', column: null })
