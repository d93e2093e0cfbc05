import { remembering } from '../remembering.ts'
import { collapseSpaces } from '../plan/transforms/texts/text.ts'
import { ENGLISH_FORMS } from './forms.ts'
import type { Form } from './sentence.ts'
import { saysLeaveEmpty } from './grounded/leave-empty.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { statementsOf } from './long-sentences.ts'
import { maskQuotations, QUOTATION_MARK } from './quotations.ts'
import { BEFORE_MONTH, BEFORE_MORE, BEHIND_SHORT } from './short-words.ts'
import type { NameOf, Statement } from './statement.ts'

/** Every sentence that is understood, in the order in which they are tried. */
export const FORMS: Form[] = [...ENGLISH_FORMS, ...OTHER_LANGUAGES.flatMap(({ forms }) => forms)]

/** A sentence of a text with what it says; null when it is none of those that are understood. */
export interface Sentence {
  text: string
  statement: Statement | null
}

/** Content is at most 64 KB; a note with more statements than this is a data file. */
const MAX_STATEMENTS = 2000

/** The statements in a text, in order. */
export function parseStatements(text: string): Statement[] {
  return readSentences(text).flatMap(({ statement }) => (statement ? [statement] : []))
}

/** The sentences of a text, in order: at most as many as hold `MAX_STATEMENTS` statements. What says several things is told for each. */
export const readSentences = remembering(100, (text): readonly Sentence[] => {
  const { masked, names, shown } = maskQuotations(text)
  const quoted = new Set(names)
  const name: NameOf = (captured) => {
    const mark = ONLY_MARK.exec(captured ?? '')
    return mark ? (names[Number(mark[1])] ?? '') : bare(captured ?? '')
  }
  // A clause is tried by itself, in its list and in its sentence.
  const matched = remembering(1_000, (sentence) => matchForms(sentence, name, quoted))
  const sentences: Sentence[] = []
  let statements = 0
  for (const sentence of masked.split(FULL_STOP)) {
    const clauses = cut(sentence, matched).flatMap(statementsOf)
    const said = clauses.flatMap((clause) => parts(collapseSpaces(clause.trim()), matched, name))
    for (const part of onlyWhereSaid(said)) {
      const shownText = part.text.replace(MARK, (_, index: string) => shown[Number(index)] ?? '')
      const found = part.statements.slice(0, MAX_STATEMENTS - statements)
      if (found.length < part.statements.length) return sentences
      statements += found.length
      sentences.push(...(found.length === 0 ? [null] : found).map((statement) => ({ text: shownText, statement })))
    }
  }
  return sentences
})

const MARK = new RegExp(QUOTATION_MARK, 'g')
/** The end of a sentence; none in “N.C. or a dash”, “w.e.f. 1 Oct”, where letters with points stand before a small letter or a figure, nor in “abg. = abgesagt”. */
const FULL_STOP = new RegExp(
  `[\\n!]|(?<!(?<!\\p{L})\\p{L}\\.\\s?\\p{L}(?=\\.\\s[\\p{Ll}\\d]))${BEHIND_SHORT}${BEFORE_MORE}${BEFORE_MONTH}\\.(?=\\s|$)(?!\\s+(?:=|→|->|=>))`,
  'u',
)
const ONLY_MARK = new RegExp(`^${QUOTATION_MARK}$`)
/** A sentence longer than this is prose. */
const LONGEST = 2000
/** Where a sentence may go on with another statement; a code may be called like a verb: “…, MAP is …”. */
const FURTHER =
  /(?:\s*,?\s+(?:and|then|but)\s+|\s*,\s+)(?=(?:also |then |please )*(?:map|unmap|drop|skip|remove|delete|ignore|exclude|leave|filter|use|keep|treat|read|set|make|fill|rename|assign|split|combine|merge|join|replace|change|upper-?case|lower-?case|capitali[sz]e|prefix|append|add|put|pad|trim|strip|default|only|do not|don['’]t|the dates?|dates|(?:tele)?phone(?: number)?s?(?= (?:is|are|come|without|with no)))\b(?!\s(?:is|means?|stands for)\s))|\s*,\s+so\s+(?=\S)|(?<=\s(?:means|stands for)\s[^;]{1,60}?)(?:\s*,\s+(?:and\s+)?|\s+and\s+)(?=[\p{L}_]{1,20}\s+["“]?-?[\p{L}\d.]{1,6}["”]?\s+(?:means|stands for)\s)/iu

/** A sentence at its semicolons; the list of what values mean that stands between them, “gender: M = male; F = female”, stays whole. */
function cut(whole: string, matched: Matched): string[] {
  const sentence = whole.replace(LEAVES_EMPTY, ': ')
  if (!sentence.includes(';')) return [sentence]
  const valuesIn = (text: string): number | null => {
    const said = text.length > LONGEST ? [] : matched(text)
    const isList = said.every(({ kind }) => kind === 'value' || kind === 'value_list')
    return isList ? said.reduce((sum, one) => sum + (one.kind === 'value_list' ? one.entries.length : 1), 0) : null
  }
  const clauses: string[] = []
  let run: string[] = []
  const end = (): void => {
    const [list, items] = [run.join(', '), run.filter((piece) => SAYS.test(piece))]
    if (run.length > 1 && (valuesIn(list) ?? 0) >= run.length) clauses.push(list)
    else if (items.length > 1 && items.length < run.length && (valuesIn(items.join(', ')) ?? 0) >= items.length)
      clauses.push(items.join(', '), ...run.filter((piece) => !items.includes(piece)))
    else clauses.push(...run)
    run = []
  }
  for (const piece of sentence.split(';').map((one) => collapseSpaces(one.trim()))) {
    const isItem = valuesIn(piece) !== null
    if (!isItem || HEADING.test(piece)) end()
    if (isItem) run.push(piece)
    else clauses.push(piece)
  }
  end()
  return clauses
}

/** “000 means that nobody knows; leave it empty” says no second thing. */
const LEAVES_EMPTY = /(?<!\s)\s*;\s*(?=(?:so |and |then |please )*(?:leave|keep) (?:\p{L}+ ){1,2}(?:empty|blank)\b)/giu

/** What a value, or a row of some kind, is left empty for. */
const OF_SOME = new RegExp(`${QUOTATION_MARK}|\\s(?:means?|stands? for)\\s|(?:^|\\s)(?:if|when|where|wherever)\\s`, 'i')

/**
 * “X means that nobody has it, leave `keeper` empty”: that column is empty where X stands, and nowhere else, and what X means is no value of
 * it. Where it isn't understood when it is to be empty, nothing is: a whole column would be lost.
 */
function onlyWhereSaid(found: Part[]): Part[] {
  return found.map((part, at) => {
    const own = emptiedBy(part)
    const before = found[at - 1]
    const meant = meaningIn(part)
    const target = meant && emptiedBy(found[at + 1])
    if (meant && target !== null) return { ...part, statements: [{ ...meant, value: '', column: target }] }
    if (!before || own === null) return part
    const [token] = before.statements
    if (token?.kind === 'null_token' && before.statements.length === 1)
      return { ...part, statements: [{ ...token, column: own }] }
    const explained = meaningIn(before)
    if (explained) return { ...part, statements: [{ ...explained, value: '', column: own }] }
    const isOfSome = token?.kind === 'value' || (token === undefined && OF_SOME.test(before.text))
    return isOfSome ? { ...part, statements: [] } : part
  })
}

/** The column that a part leaves empty, and says nothing else; null for any other. */
function emptiedBy(part: Part | undefined): string | null {
  const [said, ...more] = part?.statements ?? []
  return said?.kind === 'empty' && more.length === 0 ? said.target : null
}

/** What a part says that a value means, in whatever column it stands; null for any other. */
function meaningIn({ statements: [said, ...more] }: Part): Extract<Statement, { kind: 'value' }> | null {
  return said?.kind === 'value' && said.column === null && more.length === 0 ? said : null
}

/** “status: …”: another list begins. */
const HEADING = /^[^:=]{1,120}:\s/
/** What says something of a value, or of a column. */
const SAYS = /=|→|->|\s(?:is|are|means|becomes|stands for)\s/i

interface Part {
  text: string
  statements: Statement[]
}

/** A sentence with what it says: part by part where it has several verbs, and each part, or not the whole, says something. */
function parts(sentence: string, matched: Matched, name: NameOf): Part[] {
  if (sentence === '' || MARKDOWN.test(sentence)) return []
  if (sentence.length > LONGEST) return [{ text: sentence, statements: [] }]
  const read = (text: string): Part => ({ text: text.trim(), statements: parseSentence(text.trim(), matched, name) })
  const pieces = sentence.split(FURTHER).map(read)
  const understood = pieces.filter(({ statements }) => statements.length > 0).length
  if (pieces.length > 1 && understood === pieces.length) return pieces
  const whole = read(sentence)
  return whole.statements.length > 0 || understood === 0 || leavesWhere(pieces) ? [whole] : pieces
}

const CONDITION = /^(?:also |and |but )?(?:where|wherever|whenever|when|if)\s/i

/** “Where the stop date is filled in, leave the driver out”, “if the phone is no proper number, leave it empty”: nothing is left out, or empty, as a whole. */
function leavesWhere(pieces: readonly Part[]): boolean {
  return pieces.some(({ statements: [said] }, at) => {
    const before = pieces[at - 1]
    const isLeft = said?.kind === 'ignore_column' || said?.kind === 'ignore_table' || said?.kind === 'empty'
    return isLeft && before?.statements.length === 0 && CONDITION.test(before.text)
  })
}

/** Headings and rules of Markdown say nothing. */
const MARKDOWN = /^(?:#{1,6}\s.*|[-*_=\s]{3,}|```.*)$/

/** What the forms make of a text: the names in it are those of the text that is read. */
type Matched = (sentence: string) => Statement[]

function matchForms(sentence: string, name: NameOf, quoted: ReadonlySet<string>): Statement[] {
  const others = OTHER_LANGUAGES.flatMap(({ says, forms }) => (says.test(sentence) ? forms : []))
  for (const [pattern, read] of [...ENGLISH_FORMS, ...others]) {
    const match = pattern.exec(sentence)
    const statements = match ? [read(match, name)].flat().map(withoutLeaving) : []
    const isRead = statements.every(
      (one) =>
        namesIn(one).every((called) => quoted.has(called) || !NO_NAME.test(called)) &&
        !(one.kind === 'null_token' && one.tokens.some((token) => isNoText(token, quoted))) &&
        !(one.kind === 'value_list' && one.entries.every(({ raw }) => WORD.test(raw)) && IS_NOT.test(sentence)),
    )
    if (statements.length > 0 && isRead) return statements
  }
  return []
}

/** “TBA = leave it empty” says of a value that it stands for nothing. */
function withoutLeaving(said: Statement): Statement {
  return said.kind === 'value' && saysLeaveEmpty(said.value)
    ? { kind: 'null_token', tokens: [said.raw], column: said.column }
    : said
}

/** “Depot YARD is not a site”: what something is not is nothing that it means. */
const IS_NOT = /^[^,;=]*\s(?:is|are) not an?\s/i
/** A letter may be a sign for that: “N is not a member”. */
const WORD = /\p{L}{2}/u

/** A name in marks with words beside it is none that stands in a cell: “in our files "TBA"”. */
const WITH_MARK = new RegExp(QUOTATION_MARK)

/** “RT is a root canal, and nc means no charge”: what says of something what it is stands in no cell. */
const SAYS_MORE = /\s(?:is|are|means?|stands? for)\s/i

/** “Treat it as empty”: what was spoken of before, and no text of cells. */
const OF_BEFORE = /^(?:it|they|them|this|that|these|those)$/i

function isNoText(token: string, quoted: ReadonlySet<string>): boolean {
  return WITH_MARK.test(token) || SAYS_MORE.test(token) || (OF_BEFORE.test(token) && !quoted.has(token))
}

/** Bare words that are part of a sentence, and call nothing: “status A is active”, “everything from 2019”, “and B”, “leave it empty”, “anyone who left”. */
const NO_NAME =
  /^(?:any(?:one|body)|every(?:one|body)|whoever|nor|neither)\s|^(?:it|they|them|this|that|these|those)$|^(?:and|or|if|when|where|it|that|this|these|those|not|they|everything|anything|something|nothing|which|who)\s|\s(?:and|or|an?|the|is|are|was|were|not)$|\s(?:is|are|was|were|means?|not|if|because)\s/i

/** What a statement calls columns, tables and templates. */
function namesIn(statement: Statement): string[] {
  const named: unknown[] = [
    ...['source', 'target', 'column', 'table', 'template', 'to'].map((field) => Object(statement)[field]),
    ...('sources' in statement ? statement.sources : []),
    ...('targets' in statement ? statement.targets : []),
  ]
  return named.filter((called) => typeof called === 'string')
}

/** “In `old.csv` …”, “in sheet Awards, …”: what comes then is said of that file or sheet. */
const WITHIN = new RegExp(
  `^in (?:the )?(?:(?:file|sheet|table|tab) (${QUOTATION_MARK}|[^\\s,]+)|(${QUOTATION_MARK}|\\S+\\.(?:csv|tsv|txt|xlsx?|xlsm|ods|pdf|docx))),? +(\\S.*)$`,
  'i',
)
/** Of columns alone it is known of which table they are. */
const PLACED = new Set<Statement['kind']>(['column', 'merge', 'split', 'empty'])

/** “The firm is Dutch: dates are day first”, “the yard sits in Lille, phone numbers are French”: what comes of it is said of everything. */
const LED_TO =
  /^[^:=]{1,60}\s(?:(?:is|are|sits|works|operates|ist|sind|sitzt|est|sont|es|son|está|è|sono|zit|zijn)\s[^:=]{1,60}:|(?:is (?:in|at)|sits in|sitzt in|liegt in|est (?:située? )?(?:à|en|au)|está en|è a|zit in)\s[^:=,]{1,60},)\s+(.+)$/i
/** “In our old files "TBA" means …”, “The keeper is removed later: "GONE" means …”: what stands for nothing does so whatever leads to it. */
const INTRODUCED = new RegExp(
  `^(?:(?:in|throughout) (?:this|these|the|their|our|all|my|every)\\s[^:,\u0001\u0002]{1,60}[,\\s]|[^:\u0001\u0002]{1,80}:)\\s*(${QUOTATION_MARK.replace('(', '(?:')}.*)$`,
  'i',
)
const OF_ALL = new Set<Statement['kind']>(['date_order', 'decimal_mark', 'phone_country'])

function parseSentence(sentence: string, matched: Matched, name: NameOf): Statement[] {
  const [, spoken] = INTRODUCED.exec(sentence) ?? []
  const nothing = spoken === undefined ? [] : matched(spoken)
  if (nothing.length > 0 && nothing.every(({ kind }) => kind === 'null_token')) return nothing
  const whole = matched(sentence)
  if (whole.length > 0) return whole
  const [, rest] = LED_TO.exec(sentence) ?? []
  const led = rest === undefined ? [] : matched(rest)
  if (led.length > 0 && led.every((one) => OF_ALL.has(one.kind) && !('column' in one && one.column !== null)))
    return led
  const place = WITHIN.exec(sentence)
  const within = place?.slice(1, -1).find((one) => one !== undefined)
  if (!place || within === undefined) return []
  const inner = matched(place.at(-1)!)
  return inner.every(({ kind }) => PLACED.has(kind)) ? inner.map((one) => ({ ...one, within: name(within) })) : []
}

/** “… today”, “… for all campers”, “… when nothing is filled in”: when, and where, something is said to be so is no part of it. */
const OF_ALL_ROWS =
  /(?<=\S)\s+(?:today|nowadays|these days|everywhere|throughout|for (?:all|every|each)(?: of them| \p{L}+)|when(?:ever)? nothing is \p{L}+(?: in)?)$/iu

/** Bare words without what only says what they are. */
function bare(words: string): string {
  const trimmed = words.trim()
  return (
    trimmed
      .replace(/^the\s+(?=\S)/i, '')
      .replace(/\s+(?:columns?|fields?|values?)$/i, '')
      .replace(OF_ALL_ROWS, '') || trimmed
  )
}
