import { maskQuotations } from './quotations.ts'

/**
 * Plain statements that knowledge and instructions may contain. Names and values stand in backticks (or quotes); everything that
 * isn't one of these sentences is left to a reader who understands more.
 */
export type Statement =
  /** "`Cust No` is `customer_id`" */
  | { kind: 'column'; source: string; target: string }
  /** "`First` and `Last` make `full_name`" */
  | { kind: 'merge'; sources: string[]; target: string }
  /** "`Full Name` splits into `first_name`, `last_name`" */
  | { kind: 'split'; source: string; targets: string[] }
  /** "leave `fax` empty" */
  | { kind: 'empty'; target: string }
  /** "`A` means `Active`", "`A` means `Active` in `status`" */
  | { kind: 'value'; raw: string; value: string; column: string | null }
  /** "dates are day first", "dates in `Signup` are month first" */
  | { kind: 'date_order'; order: 'dmy' | 'mdy'; column: string | null }
  /** "the decimal mark is a comma" */
  | { kind: 'decimal_mark'; mark: '.' | ','; column: string | null }
  /** "phone numbers are from `DE`" */
  | { kind: 'phone_country'; country: string }
  /** "`country` defaults to `DE`" */
  | { kind: 'default'; column: string; value: string }
  /** "ignore column `X`" */
  | { kind: 'ignore_column'; column: string }
  /** "ignore sheet `Notes`" */
  | { kind: 'ignore_table'; table: string }
  /** "sheet `Kunden` is `customers`" */
  | { kind: 'table'; table: string; template: string }
  /** "keep the first of equal rows" */
  | { kind: 'duplicates'; policy: 'keep_first' | 'keep_last' | 'keep_all' }
  /** "drop rows without an email", "drop rows where `status` is `TEST`" */
  | { kind: 'skip_rows'; column: string; value: string | null }
  /** "use the second sheet only" (`table` 2; -1 is the last), "use only sheet `Orders`" */
  | { kind: 'only_table'; table: number | string }

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

/** The sentences of a text, in order: at most as many as hold `MAX_STATEMENTS` statements. */
export function readSentences(text: string): Sentence[] {
  const { masked, names, shown } = maskQuotations(text)
  const sentences: Sentence[] = []
  let statements = 0
  for (const sentence of masked.split(/[\n;!]|\.(?=\s|$)/)) {
    const trimmed = sentence.trim()
    if (trimmed === '') continue
    const statement = parseSentence(trimmed, (mark) => names[placeOf(mark)] ?? '')
    if (statement && ++statements > MAX_STATEMENTS) break
    sentences.push({ text: trimmed.replace(MARK, (mark: string) => shown[placeOf(mark)] ?? ''), statement })
  }
  return sentences
}

const NAME = '(\u0001\\d+\u0002)'
const MARK = new RegExp(NAME, 'g')
/** A name in marks, or bare words: only in sentences whose other words leave no doubt, and whose names have to be found. */
const WORDS = '(\u0001\\d+\u0002|[^\u0001\u0002,()]{1,120}?)'
const THE = '(?:(?:the|an?|any|their) )?(?:(?:column|field) )?'
const ROWS = '(?:all )?(?:the )?(?:rows|records|lines|entries)'
const LEAVE_OUT = '(?:drop|skip|remove|delete|ignore|exclude|leave out|filter out)'
const SHEET = '(?:sheet|table|tab)'
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ORDINAL = `(${ORDINALS.join('|')}|last|\\d{1,3}(?:st|nd|rd|th))`
const LIST = `\u0001\\d+\u0002(?:\\s*(?:,|and|und|&|\\+)+\\s*\u0001\\d+\u0002)*`
type Read = (match: RegExpExecArray, name: (mark: string | undefined) => string) => Statement

/** A sentence may begin with a bullet and end in anything after a comma: "…, because …". */
const FORMS: [RegExp, Read][] = [
  form(`ignore (?:the )?(?:sheet|table|file|tab) ${NAME}`, (m, name) => ({ kind: 'ignore_table', table: name(m[1]) })),
  form(`ignore (?:the )?(?:column |field )?${NAME}`, (m, name) => ({ kind: 'ignore_column', column: name(m[1]) })),
  form(`leave (?:the )?(?:column )?${NAME} (?:empty|blank|out)`, (m, name) => ({ kind: 'empty', target: name(m[1]) })),
  form(`(?:the )?(?:sheet|table|file|tab) ${NAME} (?:is|are|holds|contains|goes to|belongs to) ${NAME}`, (m, name) => ({
    kind: 'table',
    table: name(m[1]),
    template: name(m[2]),
  })),
  form(`${NAME} splits? into (${LIST})`, (m, name) => ({
    kind: 'split',
    source: name(m[1]),
    targets: list(m[2], name),
  })),
  form(`(${LIST}) (?:make|makes|form|forms|merge into|are merged into|combine into) ${NAME}`, (m, name) => ({
    kind: 'merge',
    sources: list(m[1], name),
    target: name(m[2]),
  })),
  form(`${NAME} (?:means|stands for) ${NAME}(?: (?:in|for) (?:the )?(?:column )?${NAME})?`, (m, name) => ({
    kind: 'value',
    raw: name(m[1]),
    value: name(m[2]),
    column: m[3] ? name(m[3]) : null,
  })),
  form(`${NAME} (?:defaults to|is by default) ${NAME}`, (m, name) => ({
    kind: 'default',
    column: name(m[1]),
    value: name(m[2]),
  })),
  form(`(?:the )?default (?:of|for) ${NAME} is ${NAME}`, (m, name) => ({
    kind: 'default',
    column: name(m[1]),
    value: name(m[2]),
  })),
  form(
    `(?:the )?(?:column |header )?${NAME} (?:is|are|maps to|goes to|goes into|=|->|→) (?:the )?${NAME}`,
    (m, name) => ({
      kind: 'column',
      source: name(m[1]),
      target: name(m[2]),
    }),
  ),
  form(
    `(?:all )?(?:the )?dates?(?: (?:in|of) (?:the )?(?:column )?${NAME})? (?:is|are) (?:always )?(?:in )?(day|month)[- ]first`,
    (m, name) => ({
      kind: 'date_order',
      order: m[2]!.toLowerCase() === 'day' ? 'dmy' : 'mdy',
      column: m[1] ? name(m[1]) : null,
    }),
  ),
  form(
    `(?:the )?decimal (?:mark|separator|sign|point)(?: (?:in|of) (?:the )?(?:column )?${NAME})? is (?:a |the )?(comma|point|dot|period)`,
    (m, name) => ({
      kind: 'decimal_mark',
      mark: m[2]!.toLowerCase() === 'comma' ? ',' : '.',
      column: m[1] ? name(m[1]) : null,
    }),
  ),
  form(`(?:the )?(?:tele)?phone numbers? (?:is|are) (?:from|in) (?:${NAME}|([A-Z]{2})\\b)`, (m, name) => ({
    kind: 'phone_country',
    country: (m[1] ? name(m[1]) : m[2]!).toUpperCase(),
  })),
  form(
    '(?:of equal rows )?keep (?:the )?(first|last|all)(?: of)?(?: (?:the )?(?:equal|duplicate)(?:d)? rows| duplicates)?',
    (m) => ({
      kind: 'duplicates',
      policy: `keep_${m[1]!.toLowerCase()}` as 'keep_first' | 'keep_last' | 'keep_all',
    }),
  ),
  ...bareForms(),
]

/** The sentences that need no marks around names. */
function bareForms(): [RegExp, Read][] {
  const column: Read = (m, name) => ({ kind: 'column', source: name(m[1]), target: name(m[2]) })
  const value = (raw: number, to: number, of: number): Read => {
    return (m, name) => ({ kind: 'value', raw: name(m[raw]), value: name(m[to]), column: name(m[of]) })
  }
  const preset: Read = (m, name) => ({ kind: 'default', column: name(m[1]), value: name(m[2]) })
  const empty: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: null })
  const nth: Read = (m) => ({ kind: 'only_table', table: ordinal(m[1]!.toLowerCase()) })
  const only: Read = (m, name) => ({ kind: 'only_table', table: name(m[1]) })
  return [
    form(
      `${LEAVE_OUT} ${ROWS} (?:without|with no|with empty|lacking|that have no|which have no) ${THE}${WORDS}`,
      empty,
    ),
    form(`${LEAVE_OUT} ${ROWS} (?:where|in which|whose) ${THE}${WORDS} (?:is|are) (?:empty|blank|missing)`, empty),
    form(
      `${LEAVE_OUT} ${ROWS} (?:where|in which|whose) ${THE}${WORDS} (?:is|are|equals|=) (?:equal to )?${WORDS}`,
      (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: name(m[2]) }),
    ),
    form(`(?:only use|use only) (?:the )?${ORDINAL} ${SHEET}`, nth),
    form(`use (?:the )?${ORDINAL} ${SHEET} only`, nth),
    form(`(?:only use|use only) (?:the )?${SHEET} ${WORDS}`, only),
    form(`use (?:the )?${SHEET} ${WORDS} only`, only),
    form(`(?:map|assign|move) ${THE}${WORDS} (?:to|into|onto) ${THE}${WORDS}`, column),
    form(`use ${THE}${WORDS} (?:for|as) ${THE}${WORDS}`, column),
    form(`(?:unmap|clear) ${THE}${WORDS}`, (m, name) => ({ kind: 'empty', target: name(m[1]) })),
    form(`leave ${THE}${WORDS} (?:empty|blank)`, (m, name) => ({ kind: 'empty', target: name(m[1]) })),
    form(`(?:in|for) ${THE}${WORDS}, ${WORDS} (?:means|stands for) ${WORDS}`, value(2, 3, 1)),
    form(`${WORDS} (?:means|stands for) ${WORDS} (?:in|for) ${THE}${WORDS}`, value(1, 2, 3)),
    form(
      `${THE}${WORDS} (\u0001\\d+\u0002|[^\\s\u0001\u0002,()]{1,120}) (?:means|stands for) ${WORDS}`,
      value(2, 3, 1),
    ),
    form(`${THE}${WORDS} (?:defaults to|is by default) ${WORDS}`, preset),
    form(`(?:the )?default (?:of|for) ${THE}${WORDS} is ${WORDS}`, preset),
    form(`ignore (?:the )?${SHEET} ${WORDS}`, (m, name) => ({ kind: 'ignore_table', table: name(m[1]) })),
    form(`(?:ignore|leave out) (?:the )?(?:column|field) ${WORDS}`, (m, name) => ({
      kind: 'ignore_column',
      column: name(m[1]),
    })),
  ]
}

/** 2 for "second" and "2nd"; -1 for the last. */
function ordinal(word: string): number {
  if (word === 'last') return -1
  return ORDINALS.includes(word) ? ORDINALS.indexOf(word) + 1 : Number.parseInt(word, 10)
}

function form(pattern: string, read: Read): [RegExp, Read] {
  return [new RegExp(`^(?:[-*•]\\s*|\\d+[.)]\\s*)?(?:please )?${pattern}\\s*(?:,.*|\\(.*)?$`, 'i'), read]
}

function list(marks: string | undefined, name: (mark: string | undefined) => string): string[] {
  return [...(marks ?? '').matchAll(MARK)].map((match) => name(match[1]))
}

function parseSentence(sentence: string, name: (mark: string) => string): Statement | null {
  if (sentence.length > 2000) return null
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(sentence)
    if (match) return read(match, (captured) => namedBy(captured ?? '', name))
  }
  return null
}

/** A capture is a mark or bare words. */
function namedBy(captured: string, name: (mark: string) => string): string {
  return captured.startsWith('\u0001') ? name(captured) : captured.trim()
}

function placeOf(mark: string): number {
  return Number(mark.slice(1, -1))
}
