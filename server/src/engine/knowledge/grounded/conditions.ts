import { TITLE } from '../../match/composites/titles.ts'
import { escaped } from '../../escaped.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { BEGINS, CONTAINS, FILLED, FROM_ON, NOT, ONES, WITHOUT } from './acts.ts'
import { BELONGING, byEvent } from './by-event.ts'
import { byDenial, byFlag } from './by-flag.ts'
import { byFront } from './by-front.ts'
import { byMark } from './by-mark.ts'
import { byTest } from './by-test.ts'
import { byZero } from './by-zero.ts'
import { isKeyLike, namesHeader } from './columns.ts'
import { condition, type Condition } from './condition.ts'
import { byDay } from './days.ts'
import { areStates } from '../../profile/subdivisions.ts'
import { isGlossed, type Glosses } from './glosses.ts'
import { codesIn, listsCodes } from './listed-codes.ts'
import { areSomeOfKind } from './some-of-kind.ts'
import { tokensIn, type Token } from './tokens.ts'
import { isSameWord, wordsBesideNumbers, wordsIn, type Word } from './words.ts'

// Over 300 lines: the ways in which a part of a sentence may speak of rows, each a few lines beside the other.
// What the rows have in common that a part of a sentence speaks of, found in the cells: the value, code or number that it holds has to
// stand in a column, and where it could stand in any, the column has to be named.

/**
 * What a part of a sentence says of rows of a table, as far as its cells bear it out. `piece` is without the words that say that they are
 * left out, and `nouns` are the stems of what rows are called, which say nothing of their cells.
 */
export function conditionsIn(
  piece: string,
  profile: TableProfile,
  nouns: ReadonlySet<string>,
  glosses: Glosses,
): Condition[] {
  if (FILLED.test(piece) || WITHOUT.test(piece)) return byFilling(piece, profile, nouns)
  if (BEGINS.test(piece)) return byBeginning(piece, profile)
  const open = byOpenEnd(piece, profile)
  if (open.length > 0) return open
  const marked = NOT.test(piece) ? [] : byMark(piece, profile)
  if (marked.length > 0) return marked
  const denied = byDenial(piece, profile)
  if (denied.length > 0) return denied
  const subject = (NOT.test(piece) ? piece.split(VERB)[0]! : piece).replace(TITLED, '')
  if (NOT.test(subject)) return []
  const ways = isCompared(subject)
    ? [byDay, byRange]
    : [byZero, byRange, byToken, byTest, byEvent, byWord, byGloss, byFlag, byFront, byName]
  for (const ground of ways) {
    const found = ground(subject, profile, nouns, glosses)
    if (found.length > 0) return found
  }
  return []
}

/** “Mr Dummy can go”: a title in front of a name says nothing of who else has it. */
const TITLED = new RegExp(`(?<!\\p{L})${TITLE}\\s+(?=\\p{Lu}\\p{Ll})`, 'gu')

/** From here on a sentence says what becomes of what it has named: “Lines with POA have no price”. */
export const VERB =
  /(?<!(?:that|which|who|die|der|das|qui|que|che))\s(?:is|are|was|were|has|have|do|does|ist|sind|hat|haben|est|sont|ont|ha|han|es|son|tiene|tienen|è|sono|hanno|is|zijn|heeft|hebben|never|nie|jamais|nunca|mai|nooit)\s/iu

/** Before or after something, more or less than it: no cell says that by itself. */
const COMPARED =
  /(?<!\p{L})(?:before|after|older|younger|newer|since|until|more than|less than|over|under|below|above|vor|nach|seit|älter|jünger|über|unter|avant|après|depuis|antes|después|desde|prima|dopo|voor|na|sinds|ouder)(?!\p{L})/iu

/** What a part says of rows is about one side of something. */
export function isCompared(piece: string): boolean {
  return COMPARED.test(piece)
}

/** “Accounts without a name”: right behind the word a plain name is enough, which elsewhere may be that of anything. */
function lackingIn(piece: string, { columns }: TableProfile): ColumnProfile[] {
  const [, noun] = new RegExp(`${WITHOUT.source}\\s+(?:the |a |an |any )?([\\p{L}-]{2,30})`, 'iu').exec(piece) ?? []
  const meant = noun === undefined ? [] : conceptsOf(noun)
  return meant.length === 0
    ? []
    : columns.filter(({ name, filled }) => filled > 0 && conceptsOf(name).join() === meant.join())
}

/** “rows without a date”, “colonne « Sorti le » remplie”: of the only column that is named. */
function byFilling(piece: string, profile: TableProfile, nouns: ReadonlySet<string>): Condition[] {
  const isFilled = FILLED.test(piece)
  if (!isFilled && !WITHOUT.test(piece)) return []
  const named = profile.columns.filter((one) => namesHeader(piece, one) && one.filled > 0)
  // One that stands there as it is written is meant, whatever other words may be those of others: “without a stop date (StopDt empty)”.
  const verbatim = named.filter(({ name }) => isWritten(name, piece))
  const meant = isFilled ? named : named.filter((one) => !isOnlyWhose(one, piece, nouns))
  const lacking = meant.length === 0 && !isFilled ? lackingIn(piece, profile) : meant
  const behind = isFilled || named.length < 2 ? [] : named.filter((one) => namesHeader(behindWithout(piece), one))
  const [column, ...others] = [verbatim, behind].find((some) => some.length === 1) ?? lacking
  if (!column || others.length > 0) return []
  const { name, position } = column
  if (isFilled) return [{ profile, when: { position, is: 'none_of', values: [''] }, what: `“${name}” is filled` }]
  return column.empty > 0 ? [{ profile, when: { position, is: 'empty' }, what: `“${name}” is empty` }] : []
}

/** What is lacking stands behind such a word, unless it is whatever a cell may have. */
const LACKING =
  /(?<!\p{L})(?:without|with no|having no|ohne|sans|sin|senza|zonder|uten|uden|utan)\s+(?!(?:\p{L}{1,4}\s+)?(?:value|entry|entries|content|anything|wert|eintrag|inhalt|angabe|valeur|contenu|valor|contenido|valore|contenuto|waarde|inhoud)(?!\p{L}))/giu

/** “Screws without a proper price” have no price, and none of them is a “Screw” of another table that is empty: what rows are called is no column. */
export function isOnlyWhose(column: ColumnProfile, text: string, nouns: ReadonlySet<string>): boolean {
  const whose = [...text.matchAll(LACKING)].flatMap(({ index }) => {
    const word = wordsIn(text.slice(0, index)).at(-1)
    return word && nouns.has(word.stem) && namesHeader(word.raw, column) ? [word] : []
  })
  const others = whose.reduceRight((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text)
  return whose.length > 0 && !namesHeader(others, column)
}

/** “Parts of the old list that got no new number”: what is lacking stands behind the word. */
function behindWithout(piece: string): string {
  const found = WITHOUT.exec(piece)
  return found ? piece.slice(found.index + found[0].length) : ''
}

/** A header of several words in one, or of a word that no sentence has by chance. */
function isWritten(name: string, text: string): boolean {
  const isOwn = /\p{Ll}\p{Lu}|[_\d]/u.test(name)
  return isOwn && new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'u').test(text)
}

/** “Buchungstext beginnt mit „Test“”, “article numbers beginning with 99”. */
function byBeginning(piece: string, profile: TableProfile): Condition[] {
  const begins = BEGINS.exec(piece)
  const token = begins && tokensIn(piece.slice(begins.index + begins[0].length), true)[0]
  return token ? beginningWith(token.text, piece, profile) : []
}

/** “Pro formas (PF-…)”, “99***”: capitals or figures that go on somehow. */
const OPEN_END =
  /(?<![\p{L}\p{N}./-])((?=\S*[\p{Lu}\d])[\p{Lu}\d]{1,8}[-_./]?)(?:…|\.{3}|\*+|x{3,}|X{3,}|#{2,}|n{3,})(?![\p{L}\p{N}])/gu

/** “marked "moved to M…"”: all that stands between the marks is how it begins. */
const OPEN_TEXT = /["“„«]\s?([^"“”„«»]*?\p{L}[^"“”„«»]*?)\s?(?:…|\.{3})\s?["”“»]/gu

function byOpenEnd(piece: string, profile: TableProfile): Condition[] {
  const texts = [...piece.matchAll(OPEN_TEXT)].filter(([, start = '']) => /\s/.test(start))
  if (texts.length > 0) return texts.flatMap(([, start = '']) => beginningWith(start, piece, profile))
  return [...piece.matchAll(OPEN_END)].flatMap(([, start = '']) => beginningWith(start, piece, profile))
}

/** Called a number or a code of something. */
function isNumbered(column: ColumnProfile): boolean {
  const concepts = conceptsOf(column.name)
  return isKeyLike(column) && ['number', 'id', 'code', 'account'].some((one) => concepts.includes(one))
}

function beginningWith(text: string, piece: string, profile: TableProfile): Condition[] {
  const start = text.toLowerCase()
  const isMeant = (value: string): boolean => {
    const rest = value.trim().slice(start.length)
    const goesOn = /^\p{Lu}+$/u.test(text) && /^\p{Ll}/u.test(rest)
    return value.trim().toLowerCase().startsWith(start) && !goesOn
  }
  // Amounts and days begin with any figure.
  const mayBe = (column: ColumnProfile): boolean =>
    !/^\d{1,2}$/.test(text) || namesHeader(piece, column) || isNumbered(column)
  const columns = profile.columns.filter(
    (column) => column.complete && mayBe(column) && column.values.some(({ value }) => isMeant(value)),
  )
  const what = (name: string): string => `“${name}” begins with “${text}”`
  return among(piece, profile, columns, isMeant, what)
}

/** “numbers from 99000”: of what rows are known by. */
function byRange(piece: string, profile: TableProfile): Condition[] {
  const from = new RegExp(`${FROM_ON.source}\\s+(\\d{3,})(?![\\d./-])`, 'iu').exec(piece)
  const isNumber = wordsIn(piece).some(({ raw }) => conceptsOf(raw).includes('number'))
  if (!from || !isNumber) return []
  const least = Number(from[1])
  const isMeant = (value: string): boolean => {
    const figures = /^\p{L}{0,3}[-_. ]?0*(\d+)$/u.exec(value.trim())?.[1]
    return figures !== undefined && figures.length === from[1]!.length && Number(figures) >= least
  }
  const columns = profile.columns.filter(
    (one) => one.complete && isKeyLike(one) && one.values.some(({ value }) => isMeant(value)),
  )
  return columns.map((column) => condition(profile, column, isMeant, `“${column.name}” is ${least} or more`))
}

/** “status V”, “(account CASH)”, “(999999)”, “lines with POA”. */
function byToken(piece: string, profile: TableProfile): Condition[] {
  return tokensIn(piece).flatMap((token) => {
    const folded = token.text.toLowerCase()
    const isCode = token.text.length <= 2
    const amount = /^\d+[.,]\d+$/.test(token.text) ? figureOf(token.text) : null
    const isEqual = (value: string): boolean =>
      amount !== null
        ? figureOf(value) === amount
        : isCode
          ? value.trim() === token.text
          : value.trim().toLowerCase() === folded
    const what = (name: string): string => `“${name}” is “${token.text}”`
    const having = profile.columns.filter(({ values }) => values.some(({ value }) => isEqual(value)))
    // “Paid items (open 0.00)”: an amount is that of the column that stands right before it.
    const isBefore = ({ name }: ColumnProfile): boolean =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${escaped(name)}["”“»]?\\s*(?:=|:|is|ist|est|es|è)?\\s*${escaped(token.text)}`,
        'iu',
      ).test(piece)
    if (amount !== null)
      return having.filter(isBefore).map((column) => condition(profile, column, isEqual, what(column.name)))
    const equal = isFigure(token)
      ? having.filter((column) => namesHeader(piece, column) || isBefore(column) || CODED.test(piece))
      : having
    const isListed = (value: string): boolean => isEqual(value) || codesIn(value).includes(token.text)
    const listed = isCode
      ? []
      : profile.columns.filter((one) => one.values.some(({ value }) => isListed(value)) && listsCodes(one))
    if (listed.length > 0 && equal.every((one) => listed.includes(one)))
      return among(piece, profile, listed, isListed, (name) => `“${name}” has “${token.text}”`, token)
    if (equal.length > 0) return among(piece, profile, equal, isEqual, what, token)
    const key = /^\p{L}{0,3}[-_. ]?0*(\d{4,})$/u.exec(token.text)?.[1]
    const isKey = (value: string): boolean =>
      key !== undefined && /^\p{L}{0,3}[-_. ]?0*(\d+)$/u.exec(value.trim())?.[1] === key
    const keys = profile.columns.filter((one) => isKeyLike(one) && one.values.some(({ value }) => isKey(value)))
    if (key !== undefined) return keys.map((column) => condition(profile, column, isKey, what(column.name)))
    const isSaid = token.quoted || CONTAINS.test(piece)
    if (isCode || !(isSaid || CAPITALS.test(token.text))) return []
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(token.text)}(?![\\p{L}\\p{N}])`, isSaid ? 'iu' : 'u')
    const has = (value: string): boolean => word.test(value) && (isSaid || /\p{Ll}/u.test(value))
    const isOpen = ({ name }: ColumnProfile): boolean => isSaid || conceptsOf(name).includes('name')
    const containing = profile.columns.filter(
      (one) => one.complete && isOpen(one) && one.values.some(({ value }) => has(value)),
    )
    return among(piece, profile, containing, has, (name) => `“${name}” has “${token.text}”`, token)
  })
}

/** “Accounts whose last name is ZZTEST”: a word that a sentence writes in capitals is meant where it stands so in a name whose other words are not. */
const CAPITALS = /^\p{Lu}{4,}$/u

/** A longer list is of names, not of kinds. */
const MOST_KINDS = 30

/** “cancelled orders”, “gesperrte Kunden”: the only column whose few values say so. */
function byWord(piece: string, profile: TableProfile, nouns: ReadonlySet<string>): Condition[] {
  const headers = new Set(profile.columns.flatMap(({ name }) => wordsIn(name).map(({ stem }) => stem)))
  const [own = ''] = piece.split(BELONGING)
  const words = wordsBesideNumbers(own).filter(
    ({ text, stem }) => text.length >= 5 && !nouns.has(stem) && !headers.has(stem),
  )
  // “Failed” is no “N”: a letter, or a mere no, says what its column is called, and not what somebody speaks of.
  const isMeant = (value: string): boolean =>
    words.some(({ text }) => (isAnswer(value) ? text === fold(value).trim() : isSameWord(text, value)))
  const columnsOf = (isOne: (value: string) => boolean): ColumnProfile[] =>
    profile.columns.filter(
      ({ complete, values, filled, distinct }) =>
        complete &&
        distinct <= MOST_KINDS &&
        distinct < filled &&
        values.some(({ value }) => isOne(value)) &&
        !areStates(values.map(({ value }) => value.trim())),
    )
  const columns = columnsOf(isMeant)
  const what = (name: string): string => `“${name}” says so`
  if (columns.length > 0 && areSomeOfKind(words, columns)) return []
  if (columns.length > 0) return among(piece, profile, columns, isMeant, what)
  // “Paid” and “open” are words of any text: where a state is written just so, they say which.
  const short = shortWords(own, nouns).filter(({ stem }) => !headers.has(stem))
  const isState = (value: string): boolean => short.some(({ text }) => fold(value).trim() === text)
  const states = columnsOf(isState).filter(isOfStates)
  if (states.length > 0) return among(piece, profile, states, isState, what)
  // A remark says it in a sentence of its own; it has to be named.
  const remarks = profile.columns.filter((column) => column.complete && namesHeader(piece, column))
  const hasWord = (value: string): boolean => {
    const said = wordsIn(value)
    return (
      said.length <= 6 && said.some(({ text }) => text.length >= 4 && words.some((word) => isSameWord(word.text, text)))
    )
  }
  const told = remarks.filter(({ values }) => values.some(({ value }) => hasWord(value)))
  return told.map((column) => condition(profile, column, hasWord, what(column.name)))
}

/** Words of four letters, and of three where nothing else is said: “won and lost ones”. */
function shortWords(piece: string, nouns: ReadonlySet<string>): Word[] {
  const words = wordsBesideNumbers(piece).filter(({ text, stem }) => !nouns.has(stem) && !ONES.test(text))
  return words.filter(({ text }) => text.length === 4 || (text.length === 3 && words.length === 1))
}

/** How far something has come, by the header of a column. */
const OF_STATES = new Set(['status', 'state', 'stage', 'progress', 'step'])

function isOfStates({ name }: ColumnProfile): boolean {
  return conceptsOf(name).some((concept) => OF_STATES.has(concept))
}

/** “cancelled orders”, where “X” stands in the cells and is said to mean “cancelled”. */
function byGloss(piece: string, profile: TableProfile, nouns: ReadonlySet<string>, glosses: Glosses): Condition[] {
  const [own = ''] = piece.split(BELONGING)
  const words = wordsBesideNumbers(own).filter(({ text, stem }) => text.length >= 5 && !nouns.has(stem))
  const telling = [...words, ...shortWords(own, nouns)]
  const glossed = profile.columns.filter(
    (one) => isGlossed(one, glosses) && one.distinct < one.filled && !isOfOwnRows(one, profile, glosses),
  )
  const columnsOf = (isOne: (value: string) => boolean): ColumnProfile[] =>
    glossed.filter(({ values }) => values.some(({ value }) => isOne(value)))
  const of = (value: string): readonly string[] => glosses.get(value.trim()) ?? []
  const what = (name: string): string => `“${name}” says so`
  const isMeant = (value: string): boolean =>
    of(value).some((gloss) => wordsIn(gloss).some((said) => words.some(({ text }) => isSameWord(text, said.text))))
  const columns = columnsOf(isMeant)
  if (columns.length > 0) return among(piece, profile, columns, isMeant, what)
  // As by words: a short one is that of a state which is explained by it alone.
  const isState = (value: string): boolean =>
    of(value).some((gloss) => telling.some(({ text }) => fold(gloss) === text))
  const states = columnsOf(isState).filter(isOfStates)
  return among(piece, profile, states, isState, what)
}

/** The codes are those of the table's own rows: what is called so is the row itself, and none that is under it. */
function isOfOwnRows({ values }: ColumnProfile, profile: TableProfile, glosses: Glosses): boolean {
  const names = new Set(
    profile.columns.flatMap((one) => (one.unique ? one.values.map(({ value }) => fold(value).trim()) : [])),
  )
  return values.some(({ value }) => (glosses.get(value.trim()) ?? []).some((gloss) => names.has(fold(gloss).trim())))
}

/** A single letter, or a yes or no in any language. */
export function isAnswer(value: string): boolean {
  return value.trim().length < 2 || ['yes', 'no'].some((answer) => isSameWord(answer, value))
}

/** So many rows are called by one name: the counter's till, an account for strangers. */
const MOST_NAMED = 3
/** And this share of them. */
const MOST_OF_ROWS = 0.1

/** “the cash sales account”: the few rows whose name begins with just these words, in the only column that has them. */
function byName(piece: string, profile: TableProfile, nouns: ReadonlySet<string>): Condition[] {
  const said = wordsIn(piece)
  const isTelling = ({ text, stem }: Word): boolean => text.length >= 4 && !nouns.has(stem)
  const pairs = said.slice(1).flatMap((second, at): [Word, Word][] => {
    const first = said[at]!
    return isTelling(first) && isTelling(second) && second.at - first.end <= 1 ? [[first, second]] : []
  })
  const isMeant = (value: string): boolean => {
    const [own, next] = wordsIn(value)
    return pairs.some(([first, second]) => own?.stem === first.stem && next?.stem === second.stem)
  }
  const columns = profile.columns.filter(({ complete, values }) => {
    const count = values.reduce((sum, { value, count: rows }) => sum + (isMeant(value) ? rows : 0), 0)
    return complete && count > 0 && count <= Math.min(MOST_NAMED, MOST_OF_ROWS * profile.table.rows)
  })
  const [column, ...others] = columns
  return column && others.length === 0 ? [condition(profile, column, isMeant, `“${column.name}” is called so`)] : []
}

/** Of columns that have such values, those that are named; else the only one, or any where the value is no mere code. */
function among(
  piece: string,
  profile: TableProfile,
  columns: readonly ColumnProfile[],
  isMeant: (value: string) => boolean,
  what: (name: string) => string,
  token?: Token,
): Condition[] {
  const named = columns.filter((column) => namesHeader(piece, column))
  const isTelling = token === undefined || token.text.length >= 3
  const states = columns.filter(
    ({ name, complete, distinct }) => complete && distinct <= MOST_KINDS && conceptsOf(name).includes('status'),
  )
  const isState = CODED.test(piece)
  const alike = token === undefined && named.length === 0 ? sayingTheSame(columns, states, isMeant, profile) : null
  const chosen =
    named.length > 0
      ? named
      : alike !== null
        ? [alike]
        : isTelling && columns.length === 1
          ? columns
          : isState && states.length === 1
            ? states
            : isState && columns.length === 1
              ? columns
              : columns.length === 1 &&
                  token &&
                  (isInitial(piece, token.text) ||
                    isKindOf(columns[0]!, piece, token.text) ||
                    isOneCalled(columns[0]!, piece, token.text))
                ? columns
                : token && isTelling && /\p{L}{3}/u.test(token.text)
                  ? columns
                  : []
  return chosen.map((column) => condition(profile, column, isMeant, what(column.name)))
}

/** Of several columns that say so of just the same rows, as a remark says again what the state is, the state or the first. */
function sayingTheSame(
  columns: readonly ColumnProfile[],
  states: readonly ColumnProfile[],
  isMeant: (value: string) => boolean,
  { rows }: TableProfile,
): ColumnProfile | null {
  const [first, ...others] = columns
  if (!first || others.length === 0) return null
  const isIn = (cells: readonly (string | null)[], { position }: ColumnProfile): boolean =>
    isMeant((cells[position] ?? '').trim())
  const areSame = rows.every((cells) => others.every((one) => isIn(cells, one) === isIn(cells, first)))
  return areSame ? (states[0] ?? first) : null
}

/** “voided lines (V)”, “Stornos (S)”: a letter in brackets with which a word before it begins stands for just that. */
function isInitial(piece: string, code: string): boolean {
  const [, before = ''] = new RegExp(`^(.*\\p{L})\\s*\\(\\s?${escaped(code)}\\s?\\)`, 'u').exec(piece) ?? []
  return wordsIn(before).some(({ text }) => text.length > 3 && text.startsWith(fold(code)))
}

/** “The spare van (ZZ)”: two capitals in brackets behind what somebody calls a row, of a column of nothing else than such letters. */
function isOneCalled({ complete, values }: ColumnProfile, piece: string, code: string): boolean {
  const areLetters = complete && values.every(({ value }) => /^\p{Lu}{1,4}$/u.test(value.trim()))
  return areLetters && /^\p{Lu}{2}$/u.test(code) && new RegExp(`\\p{L}{3}\\s*\\(\\s?${code}\\s?\\)`, 'u').test(piece)
}

/** “The MF lines”, “MF ones”: two capitals before what rows are called, of the few kinds of a column. */
function isKindOf({ complete, distinct, filled }: ColumnProfile, piece: string, code: string): boolean {
  const isOfKinds = complete && distinct <= MOST_KINDS && distinct < filled
  return isOfKinds && /^\p{Lu}{2}$/u.test(code) && new RegExp(`(?<![\\p{L}\\p{N}])${code}[- ]${ROWS}`, 'u').test(piece)
}

const ROWS =
  '(?:ones|lines|rows|entries|records|items|bookings|[Zz]eilen|[Ee]inträge|Posten|Buchungen|regels|rijen|posten)(?!\\p{L})'

/** Words before a code that stands for a state. */
const CODED =
  /(?<!\p{L})(?:status|state|stat|statut|stato|estado|code|flag|flagged|flags|marked|mark|kennzeichen|markiert|marqués?|marcad[oa]s?)(?!\p{L})/iu

/** 0.00 is 0, and 0,00: what an amount comes to. */
function figureOf(text: string): number | null {
  const bare = text.replace(/['’\s]/g, '').replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null
}

/** A number that could count anything, or be a year. */
function isFigure({ text, quoted }: Token): boolean {
  return !quoted && /^(?:\d{1,3}|(?:19|20)\d\d)$/.test(text)
}
