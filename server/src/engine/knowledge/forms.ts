// Over 300 lines: the sentences that are understood are read as one list, in the order in which they are tried.
import type { Example, Transform } from '../model.ts'
import { countryCode } from '../profile/countries.ts'
import { countryOfNationality } from '../profile/demonyms.ts'
import { columnsTo, separatorCalled, valueList } from './lists.ts'
import { QUOTATION_MARK } from './quotations.ts'
import type { NameOf, Statement } from './statement.ts'

export type Read = (match: RegExpExecArray, name: NameOf) => Statement | Statement[]
/** What a sentence looks like, and what it says. A reading that comes to nothing leaves the sentence to later forms. */
export type Form = [RegExp, Read]

export const MARK = QUOTATION_MARK.replace('(\\d+)', '\\d+')
export const NAME = `(${MARK})`
/** A name in marks, or bare words: only in sentences whose other words leave no doubt, and whose names have to be found. */
export const WORDS = `(${MARK}|[^\u0001\u0002,()]{1,120}?)`
/** One word, which may be any value. */
export const WORD = `(${MARK}|[^\\s\u0001\u0002,()]{1,120})`
const THE =
  '(?:(?:the|an?(?! (?:and|or|plus|to|into|as|is|are|means?|stands|becomes|goes?|from)\\b)|any|their|all|our|my|every|each) )?(?:(?:columns?|fields?|header|values (?:of|in)|values?) )?'
const ROWS = '(?:all )?(?:the )?(?:rows|records|lines|entries)'
const ANY_ROWS =
  /^(?:rows?|records?|lines?|entr(?:y|ies)|those|all|everything|anything|ones|items|data|people|persons)$/
const THINGS = '(?:all )?(?:the )?([a-z][a-z_-]{2,30})'
const LEAVE_OUT =
  '(?:drop|skip|remove|delete|ignore|exclude|discard|omit|reject|leave out|filter out|throw away|get rid of)'
const NEVER = "(?:do not|don['’]?t|never)"
const TAKE = '(?:use|take|import|read|load|include|export|migrate|keep|process)'
const NOT_WANTED =
  '(?:(?:is|are) (?:not|no longer) (?:needed|wanted|used|required|relevant|to be (?:migrated|imported|used|taken|read|loaded|exported|included))|(?:is|are) to be (?:ignored|skipped|left out|dropped)|(?:can|may|should|must) be (?:ignored|skipped|left out|dropped|omitted)|(?:should|must) (?:not|never) be (?:migrated|imported|used|taken|read|loaded|exported|included)|(?:stays?|can stay|should stay) (?:out|behind))'
const SHEET = '(?:sheet|table|tab|worksheet|file|workbook)'
/** A table may be called one. */
const A_TABLE = `(?:${SHEET} )?`
const EMPTY = '(?:empty|blank|missing|null|not (?:given|set|there|filled|available|present))'
/** "no date", "that there is no end date" … */
const NONE_OF =
  '(?:that )?(?:(?:there is|there are|it has) )?(?:no|without(?: an?)?) (?:[a-z-]{1,20} ){0,2}(?:dates?|values?|data|entry|information|numbers?|e-?mail|phone|address|name|end|limit|expiry|amount|price|time)'
const MEANS = '(?:is|are|becomes?|means?|stands? for|should be|gets?|=|→|->|=>)'
const A_VALUE = '(?:an? |the |any )?(?:(?:value|letter|code|flag|sign|mark|number|figure|word|text) )?'
const NOTHING = `(?:empty|blank|missing|null|nothing|no value|not given|${NONE_OF})`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ORDINAL = `(${ORDINALS.join('|')}|last|\\d{1,3}(?:st|nd|rd|th))`
const LIST = `${MARK}(?:\\s*(?:,|and|und|&|\\+)+\\s*${MARK})*`
/** Several names, bare ones too, as one run that is cut later: `street, city and zip`. A repetition of repetitions would take ages to fail. */
export const NAMES = '([^()]{1,600}?)'
/** The column by which tables are joined, or one of each. */
const KEY = `(?:by|on|using|via|over) (?:(?:the|their|its|same|common|shared|matching|key|column|field) )*${WORDS}(?: ?(?:=|==|equals|is|matches) ?(?:the )?${WORDS})?`
/** "… separated by a comma", "… with a space". */
const SEPARATED = `(?:,? (?:(?:separated|joined|divided|delimited|linked|split) )?(?:by|with|using) (?:an? |the |only )?(${MARK}|comma and (?:an? )?(?:space|blank)|single space|no (?:space|separator|gap)|nothing|[a-z]{3,12}|[^\\w\\s](?= |$))(?: (?:in )?between(?: them)?| as (?:an? |the )?separator)?)?`
const MARK_WORD = '(comma|point|dot|period)'
const POLITE =
  "(?:(?:please|also|and|then|now|but|can you|could you|would you|just|always|we want to|i want to|let[’']?s|you should|make sure to) )*"

/** “… or B if there is none”, “…, otherwise B”: two groups, of which one has the name. */
const NONE_THERE = `(?:if|when|where|wherever|in case) (?:there is (?:none|nothing)|(?:it|that|this|the first|the former|[^\u0001\u0002,()]{1,60}?|${MARK}) (?:is|are) ${EMPTY})`
const OR_ELSE = `(?:,? (?:or|and|otherwise|else|or else)(?: (?:use|take))? ${THE}${WORDS} ${NONE_THERE}|,? (?:otherwise|or else|else)(?: (?:use|take))? ${THE}${WORDS})`

/** What follows a comma when it is a reason or a remark, not the rest of a list. */
const ASIDE =
  ',\\s*(?:because|as|since|so|which|who|that|where|when|if|although|though|while|for|due|given|please|thanks?|too|e\\.?g|i\\.?e|see|it|they|this|these|those|he|she|we|you|there|like|such|but|not|also|otherwise|never|always|except)\\b.*'

/** A sentence may begin with a bullet and end in a reason: "…, because …". */
function form(pattern: string, read: Read): Form {
  return [
    new RegExp(`^(?:[-*•]\\s*|\\d+[.)]\\s+)?${POLITE}${pattern}\\s*(?:${ASIDE}|,|\\(.*|(?:please|too|as well))?$`, 'i'),
    read,
  ]
}

function list(names: string | undefined, name: NameOf): string[] {
  return (names ?? '')
    .split(/\s*(?:,\s*(?:and\s+)?|\s(?:and|und|or|plus)\s|&|\+)\s*/)
    .map((part) => name(part.trim()))
    .filter((part) => part !== '')
}

/** 2 for "second" and "2nd"; -1 for the last. */
function ordinal(word: string): number {
  const lower = word.toLowerCase()
  if (lower === 'last') return -1
  return ORDINALS.includes(lower) ? ORDINALS.indexOf(lower) + 1 : Number.parseInt(lower, 10)
}

const MERGE = '(?:combine|merge|join|concatenate|concat|put together)'
const PUT = '(?:map|assign|move|link|connect|put|write|copy|import|load)'
const GO = 'goes|go|maps?|belongs?|should go|should be mapped|(?:is|are) mapped|must go|corresponds?'
const NEEDED = SEPARATED.replace(/\?$/, '')
/** Where a value is split. */
const CUT = SEPARATED.replace('(?:by|with|using)', '(?:by|at|on|with|using)')

const isComma = (word: string): boolean => /comma/i.test(word)
const order = (word: string): 'dmy' | 'mdy' => (/^(?:d|eu|brit|german|french|uk)/i.test(word.trim()) ? 'dmy' : 'mdy')

const MARKED_FORMS: Form[] = [
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
  form(
    `(${LIST}) (?:make|makes|form|forms|give|merge into|are merged into|combine into|together (?:are|is|make|form|give)|are together) ${NAME}`,
    (m, name) => ({
      kind: 'merge',
      sources: list(m[1], name),
      target: name(m[2]),
    }),
  ),
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
]

export const column: Read = (m, name) => ({ kind: 'column', source: name(m[1]), target: name(m[2]) })
const filledFrom: Read = (m, name) => ({ kind: 'column', source: name(m[2]), target: name(m[1]) })
export const value = (raw: number, to: number, of: number): Read => {
  return (m, name) => ({ kind: 'value', raw: name(m[raw]), value: name(m[to]), column: name(m[of]) })
}
export const preset = (of: number, to: number): Read => {
  return (m, name) => ({ kind: 'default', column: name(m[of]), value: name(m[to]) })
}
export const constant = (of: number, to: number): Read => {
  return (m, name) => ({ kind: 'constant', column: name(m[of]), value: name(m[to]) })
}
/** Of things of one kind, “customers without an email”, where it is not of any rows. */
const skipThings: Read = (m, name) => {
  const of = m[1]!.toLowerCase()
  return { kind: 'skip_rows', column: name(m[2]), value: null, ...(ANY_ROWS.test(of) ? {} : { of }) }
}
export const skipEmpty: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: null })
export const skipEqual: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: name(m[2]) })
export const keepEqual: Read = (m, name) => ({ kind: 'skip_rows', column: name(m[1]), value: name(m[2]), keep: true })
const ignoreColumn: Read = (m, name) => ({ kind: 'ignore_column', column: name(m[1]) })
export const ignoreTable: Read = (m, name) => ({ kind: 'ignore_table', table: name(m[1]) })
const nth: Read = (m) => ({ kind: 'only_table', table: ordinal(m[1]!) })
export const only: Read = (m, name) => ({ kind: 'only_table', table: name(m[1]) })
export const empty: Read = (m, name) => ({ kind: 'empty', target: name(m[1]) })
const table: Read = (m, name) => ({ kind: 'table', table: name(m[1]), template: name(m[2]) })
const joined = (which: number, of: number): Read => {
  return (m, name) => ({ kind: 'join', table: name(m[which]), to: name(m[of]), keys: [name(m[3]), name(m[4] ?? m[3])] })
}
export const keeping =
  (policy: 'keep_first' | 'keep_last' | 'keep_all'): Read =>
  () => ({ kind: 'duplicates', policy })
const laterKept: Read = (m) => ({
  kind: 'duplicates',
  policy: /^(?:first|earlier|former)$/i.test(m[1]!) ? 'keep_first' : 'keep_last',
})
const TWICE = '(?:twice|more than once|several times|two times|repeatedly|doubly)'
const STAYS =
  '(?:then )?(?:keep |use |take )?(?:only )?(?:the )?(first|last|later|latter|earlier|former|second)(?: one| row| record| entry| line)?(?: (?:is (?:right|correct|the right one|valid|to be (?:kept|used|taken))|counts|wins|holds|is kept))?'
const dates = (which: number, of: number): Read => {
  return (m, name) => ({ kind: 'date_order', order: order(m[which]!), column: m[of] ? name(m[of]) : null })
}
const decimal = (mark: number, of: number): Read => {
  return (m, name) => ({
    kind: 'decimal_mark',
    mark: isComma(m[mark]!) ? ',' : '.',
    column: m[of] ? name(m[of]) : null,
  })
}
const step = (of: number, make: (m: RegExpExecArray, name: NameOf) => Transform[]): Read => {
  return (m, name) => {
    const transforms = make(m, name)
    return transforms.length === 0 ? [] : { kind: 'step', column: name(m[of]), transforms }
  }
}
const cased = (word: string): Transform[] => {
  if (/title/i.test(word)) return [{ kind: 'case', to: 'title' }]
  return [{ kind: 'case', to: /lower|small/i.test(word) ? 'lower' : 'upper' }]
}
export const tokens = (listed: number, of: number): Read => {
  return (m, name) => ({ kind: 'null_token', tokens: list(m[listed], name), column: m[of] ? name(m[of]) : null })
}

/** What stands for a country, as a code. */
export function phoneCountry(m: RegExpExecArray, name: NameOf): Statement | [] {
  const said = name(m[1])
  const country = countryCode(said) ?? countryOfNationality(said)
  return country === null ? [] : { kind: 'phone_country', country }
}

/** `A = active, P = paused`, `A means active and P means paused`. */
function pairs(text: string | undefined, of: string, name: NameOf): Statement[] {
  const pieces = (text ?? '').split(/\s*(?:,\s*(?:and\s+)?|\sand\s)\s*/)
  const read = pieces.map((piece) => PAIR.exec(piece.trim()))
  return read.includes(null)
    ? []
    : read.map((m) => ({ kind: 'value', raw: name(m![1]), value: name(m![2]), column: of }))
}

const PAIR = new RegExp(`^${WORDS}\\s*(?:=>|=|→|->|\\s(?:means|is|becomes|stands for)\\s)\\s*${WORDS}$`, 'i')

/**
 * `DOE, JANE becomes Jane Doe, ROE, RICHARD becomes Richard Roe`: several that become something are examples; where they are called so,
 * one is, and an arrow will do. `"Jane" + "Doe"` is of two columns.
 */
function examples(text: string | undefined, of: string, name: NameOf, called = false): Statement[] {
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
function replaced(m: RegExpExecArray, name: NameOf): Statement {
  const [raw, to, of] = [name(m[1]), name(m[2]), name(m[3])]
  if (/[\p{L}\p{N}]/u.test(raw)) return { kind: 'value', raw, value: to, column: of }
  return { kind: 'step', column: of, transforms: [{ kind: 'replace', find: raw, with: to }] }
}

/** Several columns that make one; what should stand between them has to be known. */
const merged = (of: number, to: number, between: number): Read => {
  return (m, name) => {
    const [sources, separator] = [list(m[of], name), separatorCalled(m[between], name)]
    // Of two where one or the other is meant, not both.
    if (sources.length < 2 || /\sor\s/i.test(m[of]!) || (m[between] !== undefined && separator === null)) return []
    return { kind: 'merge', sources, target: name(m[to]), ...(separator !== null && { separator }) }
  }
}
/** The first of several columns that has a value. */
const firstFilled = (target: number, ...sources: number[]): Read => {
  return (m, name) => {
    const named = sources.flatMap((of) => (m[of] === undefined ? [] : [name(m[of])]))
    return { kind: 'merge', sources: named, target: name(m[target]), first: true }
  }
}
export const ignoredColumns: Read = (m, name) => list(m[1], name).map((of) => ({ kind: 'ignore_column', column: of }))
const ignoredTables: Read = (m, name) => list(m[1], name).map((of) => ({ kind: 'ignore_table', table: of }))
/** Which row stays of those that share a value. */
const sameKey: Read = (m, name) => {
  const keep = /^(?:first|earlier|former)$/i.test(m[2]!) ? 'keep_first' : 'keep_last'
  return { kind: 'same_key', column: name(m[1]), keep }
}

/** The sentences that need no marks around names. */
const ERRORS =
  '(?:(?:typos?|misspellings?|misspel(?:t|led) (?:categories|values|words|names)|spelling (?:mistakes|errors)|errors|mistakes|wrong values|broken values|suggested values)(?: and )?)+'
const SUGGESTED =
  '(?:all )?(?:of )?(?:the |your )?(?:suggestions?|suggested (?:values?|corrections?|repairs?|changes?))'
const accept: Read = (m, name) => list(m[1], name).map((of) => ({ kind: 'accept', column: of }))
const acceptAll: Read = () => ({ kind: 'accept', column: null })

const BARE_FORMS: Form[] = [
  form(
    `(?:accept|apply|take|use|follow) ${SUGGESTED}(?: (?:for|in|of) (?:all|every|each|any)(?: of)?(?: the)? (?:columns?|fields?|sheets?))?`,
    acceptAll,
  ),
  form(`(?:accept|apply|take|use|follow) ${SUGGESTED} (?:for|in|of) ${THE}${NAMES}`, accept),
  form(`(?:accept|apply|take|use|follow) ${THE}${NAMES} ${SUGGESTED}`, accept),
  form(`(?:fix|correct|repair|mend) (?:all )?(?:the )?${ERRORS} (?:in|of) ${THE}${NAMES}`, accept),
  form(`(?:fix|correct|repair|mend) (?:all )?(?:the )?${ERRORS}`, acceptAll),
  // Rows.
  form(
    `${LEAVE_OUT} ${THINGS} (?:without|with no|with (?:an? )?(?:empty|blank|missing)|lacking|missing|that (?:have|has) no|which have no|having no|that lack|where there is no) ${THE}${WORDS}`,
    skipThings,
  ),
  form(`${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are) ${EMPTY}`, skipEmpty),
  form(
    `(?:if|when|where) ${THE}${WORDS} (?:is|are) ${EMPTY},? ${LEAVE_OUT} (?:the|that|those|these) (?:rows?|records?|lines?)`,
    skipEmpty,
  ),
  form(`${LEAVE_OUT} (?:the|that) (?:rows?|records?) (?:if|when|where) ${THE}${WORDS} (?:is|are) ${EMPTY}`, skipEmpty),
  form(`(?:${TAKE} )?only (?:${TAKE} )?${ROWS} (?:with|that have|which have|having) (?:an? |the )${WORDS}`, skipEmpty),
  form(
    `${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if) ${THE}${WORDS} (?:is not|isn['’]t|are not|aren['’]t|!=|<>|is other than|differs from) (?:equal to )?${WORDS}`,
    keepEqual,
  ),
  form(
    `${LEAVE_OUT} ${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are|equals|=|says) (?:equal to )?${WORDS}`,
    skipEqual,
  ),
  form(`${LEAVE_OUT} ${ROWS} with (?:an? |the )?${WORD} (?:of |= ?|equal to )?${WORD}`, skipEqual),
  form(
    `(?:${TAKE} )?only (?:${TAKE} )?${ROWS} (?:where|in which|whose|if|when) ${THE}${WORDS} (?:is|are|equals|=) (?:equal to )?${WORDS}`,
    keepEqual,
  ),
  form(`(?:${TAKE} )?only (?:${TAKE} )?${ROWS} with (?:an? |the )?${WORD} (?:of |= ?|equal to )?${WORD}`, keepEqual),
  form(`keep (?:the )?${ROWS} (?:where|in which|whose) ${THE}${WORDS} (?:is|are|equals|=) ${WORDS} only`, keepEqual),
  form(
    `(?:all )?(?:the )?(?:[a-z-]{2,30} )?[a-z-]{2,30} (?:with|marked(?: with| by)?|that have|having) (?:an? |the )?${WORD} in ${THE}${WORDS} (?:are|is|were|have been|has been|count as) (?:already |all )?(?:deleted|removed|void|voided|cancel?led|annulled|obsolete|invalid|archived|tests?)(?: .{1,80})?`,
    (m, name) => ({ kind: 'skip_rows', column: name(m[2]), value: name(m[1]) }),
  ),
  // Duplicates.
  form(
    '(?:of|for|among|with|from) (?:the )?(?:duplicates?|equal|duplicated?|identical)(?: rows| records| entries)?,? (?:keep|use|take) (?:only )?(?:the )?(first|last|all)(?: one| row| of them)?',
    (m) => ({
      kind: 'duplicates',
      policy: `keep_${m[1]!.toLowerCase()}` as 'keep_first' | 'keep_last' | 'keep_all',
    }),
  ),
  form(
    '(?:keep|use|take) (?:only )?(?:the )?(first|last) (?:of (?:the |all |each )?)?(?:(?:equal|duplicated?|identical) (?:rows?|records?|entr(?:y|ies))|duplicates?|occurrences?)',
    (m) => ({
      kind: 'duplicates',
      policy: `keep_${m[1]!.toLowerCase()}` as 'keep_first' | 'keep_last',
    }),
  ),
  form(
    `(?:${NEVER} (?:merge|remove|drop|delete|touch|deduplicate) (?:the |any )?|keep (?:all )?(?:the |of the )?)(?:duplicates?|duplicated? (?:rows|records)|equal rows|identical rows)`,
    keeping('keep_all'),
  ),
  form(
    '(?:remove|drop|merge|delete|skip|eliminate|get rid of) (?:all )?(?:the )?(?:duplicates?|duplicated? (?:rows|records)|equal rows|identical rows)|deduplicate(?: (?:the )?rows)?',
    keeping('keep_first'),
  ),
  form(
    '(?:the )?(last|later|latter|first|earlier|former) (?:one |row |record |entry |duplicate |of them )?(?:always )?(?:wins|counts|is right|is the right one)',
    laterKept,
  ),
  form(
    '(?:of (?:two )?(?:equal|duplicated?|identical) (?:rows?|records?),? )?(?:keep|use|take) (?:only )?(?:the )?(later|latter|earlier|former) (?:one|row|record|entry|duplicate|of them)',
    laterKept,
  ),
  form(
    `(?:where|when|if|wherever|whenever) (?:\\S+ ){0,3}?(?:holds|has|have|contains?|lists?|shows?|knows?) (?:an? |the |one )?${WORDS} ${TWICE},? ${STAYS}`,
    sameKey,
  ),
  form(
    `(?:where|when|if|wherever|whenever) ${THE}${WORDS} (?:appears?|occurs?|exists?|(?:is|are|was|were|has been|have been|got) (?:there|listed|given|held|entered|recorded|registered|typed(?: in)?|keyed in|written|stored|created|used|found|present)|comes(?: up)?|stands there) ${TWICE},? ${STAYS}`,
    sameKey,
  ),
  // Sheets and files.
  form(`(?:only ${TAKE}|${TAKE} only|${TAKE} just|only) (?:the )?${ORDINAL} ${SHEET}`, nth),
  form(`${TAKE} (?:the )?${ORDINAL} ${SHEET} (?:only|alone)`, nth),
  form(
    `(?:ignore|skip|drop) (?:all|every|any)(?: the)?(?: other)? ${SHEET}s? (?:except|but|other than|apart from)(?: for)?(?: the)? ${ORDINAL}(?: one| ${SHEET})?`,
    nth,
  ),
  form(
    `(?:ignore|skip|drop) (?:all|every|any)(?: the)?(?: other)? ${SHEET}s? (?:except|but|other than|apart from)(?: for)? (?:the )?(?:${SHEET} )?${WORDS}`,
    only,
  ),
  form(`(?:only ${TAKE}|${TAKE} only|${TAKE} just|only) (?:the )?${SHEET} ${WORDS}`, only),
  form(`${TAKE} (?:the )?${SHEET} ${WORDS} (?:only|alone)`, only),
  form(`(?:only ${TAKE}|${TAKE} only) (?:the )?${WORDS} ${SHEET}`, only),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${SHEET} ${WORDS}`, ignoreTable),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${SHEET}s? ${NAMES}`, ignoredTables),
  form(`(?:${LEAVE_OUT}|disregard|${NEVER} ${TAKE}) (?:the )?${WORDS} ${SHEET}`, ignoreTable),
  form(`(?:leave|keep) (?:the )?${SHEET} ${WORDS} (?:out|away|aside)(?: of it)?`, ignoreTable),
  form(`(?:the )?${SHEET} ${WORDS} ${NOT_WANTED}`, ignoreTable),
  form(`(?:the )?${WORDS} ${SHEET} ${NOT_WANTED}`, ignoreTable),
  form(
    `(?:put|import|load|read|treat|use|take|migrate|send) (?:the )?${SHEET} ${WORDS} (?:into|to|as|for|in) (?:the )?(?:template |sheet )?${WORDS}`,
    table,
  ),
  form(
    `(?:the )?${SHEET} ${WORDS} (?:is|are|holds|contains|has|goes to|goes into|belongs to|should be|should go to|fills) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  form(
    `(?:import|load|treat|put) ([^\\s\u0001\u0002,()]+\\.(?:csv|tsv|txt|xlsx|xls|ods)) (?:into|to|as|in) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  form(
    `([^\\s\u0001\u0002,()]+\\.(?:csv|tsv|txt|xlsx|xls|ods)) (?:is|are|holds|contains|has|goes to|goes into|belongs to) (?:the )?(?:template )?${WORDS}`,
    table,
  ),
  // Tables that complete others.
  form(
    `(?:join|left join|link|attach) (?:the )?${A_TABLE}${WORDS} (?:to|onto|into) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(1, 2),
  ),
  form(
    `(?:join|left join|link) (?:the )?${A_TABLE}${WORDS} (?:with|and|&) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(
    `(?:merge|combine|match|connect) (?:the )?${SHEET}s? ${WORDS} (?:to|onto|into) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(1, 2),
  ),
  form(
    `(?:merge|combine|match|connect) (?:the )?${SHEET}s? ${WORDS} (?:with|and|&) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(
    `(?:enrich|complete|supplement) (?:the )?${A_TABLE}${WORDS} (?:with|from) (?:the )?${A_TABLE}${WORDS} ${KEY}`,
    joined(2, 1),
  ),
  form(`look up (?:the )?${A_TABLE}${WORDS} in (?:the )?${A_TABLE}${WORDS} ${KEY}`, joined(2, 1)),
  // The first of several columns that has a value.
  form(`${PUT} ${THE}${WORDS} (?:into|to|as|onto) ${THE}${WORDS}${OR_ELSE}`, firstFilled(2, 1, 3, 4)),
  form(`use ${THE}${WORDS} (?:for|as|to fill) ${THE}${WORDS}${OR_ELSE}`, firstFilled(2, 1, 3, 4)),
  form(`(?:fill|take|get|populate) ${THE}${WORDS} from ${THE}${WORDS}${OR_ELSE}`, firstFilled(1, 2, 3, 4)),
  form(
    `${THE}${WORDS}(?:: ?| (?:is|are|=|(?:comes|is taken|is filled|should come|should be taken) from) )${THE}${WORDS}${OR_ELSE}`,
    firstFilled(1, 2, 3, 4),
  ),
  form(
    `${THE}${WORDS} (?:is|gets|comes from|should be) the first (?:filled |non-empty )?(?:one |value )?(?:of|from|in) ${NAMES}(?: that (?:is (?:not empty|filled|there|given)|has (?:a|any) value))?`,
    (m, name) => ({ kind: 'merge', sources: list(m[2], name), target: name(m[1]), first: true }),
  ),
  form(`(?:use|take) ${THE}${WORDS}${OR_ELSE}`, (m, name) => preset(1, m[2] === undefined ? 3 : 2)(m, name)),
  form(`${THE}${WORDS}, or ${THE}${WORDS} ${NONE_THERE}`, preset(1, 2)),
  form(
    `fall back (?:to|on) ${THE}${WORDS} (?:if|when|where|wherever) ${THE}${WORDS} (?:is|are) ${EMPTY}`,
    preset(2, 1),
  ),
  form(`(?:use|take) ${THE}${WORDS} as (?:a |the )?fall-?back (?:for|of) ${THE}${WORDS}`, preset(2, 1)),
  // What an empty cell means.
  form(
    `(?:an? |the |all |any )?${EMPTY} (?:cells?|fields?|entr(?:y|ies)|values?|ones?) (?:in|of|for) ${THE}${WORDS} ${MEANS} ${WORDS}`,
    preset(1, 2),
  ),
  form(`(?:no (?:value|entry)|nothing) (?:in|for|under) ${THE}${WORDS} ${MEANS} ${WORDS}`, preset(1, 2)),
  form(
    `(?:if|when|where) there is no(?:thing in)? ${THE}${WORDS},? (?:then )?(?:it is|it means|it['’]s|use|write|put|take|set|assume) ${WORDS}`,
    preset(1, 2),
  ),
  form(`${THE}${WORDS} (?:is |are )?(?:empty|blank|missing) ?(?:means?|becomes?|=>|=|→|->) ?${WORDS}`, preset(1, 2)),
  form(
    `(?:all )?(?:the )?(?:rows|records|ones) (?:without|with no|lacking) ${THE}${WORDS} (?:get|gets|receive) (?:the )?(?:value )?${WORDS}`,
    preset(1, 2),
  ),
  // What counts as nothing.
  form(`${A_VALUE}${WORD} in ${THE}${WORDS} (?:means?|stands? for|says|counts as) ${NOTHING}`, tokens(1, 2)),
  form(`(?:in|for) ${THE}${WORDS},? ${NAMES} (?:means?|is|counts? as) ${NOTHING}`, tokens(2, 1)),
  form(
    `(?:treat|read|take|consider|interpret|regard|count|see) ${NAMES} as (?:being )?${NOTHING}(?: (?:in|for) ${THE}${WORDS})?`,
    tokens(1, 2),
  ),
  form(
    `${NAMES} (?:means?|stands? for|counts? as|should count as|should be treated as|should be read as) ${NOTHING}(?: (?:in|for) ${THE}${WORDS})?`,
    tokens(1, 2),
  ),
  // Defaults.
  form(
    `(?:default|set|put|fill) ${THE}${WORDS} (?:to|with|as|=) ${WORDS} (?:if|when|where|wherever) (?:it is |it['’]s |they are )?${EMPTY}`,
    preset(1, 2),
  ),
  form(
    `(?:if|when|where|wherever) ${THE}${WORDS} (?:is|are) ${EMPTY},? (?:then )?(?:use|set|set it to|it is|write|put|take|make it|fill in|assume|default to|it should be|(?:it |that |this )?means) ${WORDS}`,
    preset(1, 2),
  ),
  form(
    `(?:use|write|put|take|assume|set) ${WORDS} (?:if|when|where|wherever|for rows where) ${THE}${WORDS} (?:is|are) ${EMPTY}`,
    preset(2, 1),
  ),
  form(
    `(?:fill|set|replace) (?:in )?${THE}(?:empty|blank|missing) (?:cells (?:of|in) )?${THE}${WORDS} (?:with|to|by|as) ${WORDS}`,
    preset(1, 2),
  ),
  form(
    `(?:an? |the )?(?:empty|blank|missing) ${THE}${WORDS} (?:is|are|becomes?|means?|should be|gets?|=) ${WORDS}`,
    preset(1, 2),
  ),
  form(`use ${WORDS} as (?:the )?default (?:value )?(?:for|of|in) ${THE}${WORDS}`, preset(2, 1)),
  form(`default ${THE}${WORDS} to ${WORDS}`, preset(1, 2)),
  form(`${THE}${WORDS} (?:defaults to|is by default|should default to) ${WORDS}`, preset(1, 2)),
  form(`(?:the )?default (?:value )?(?:of|for) ${THE}${WORDS} is ${WORDS}`, preset(1, 2)),
  form(`(?:the )?default ${WORDS} is ${WORDS}`, preset(1, 2)),
  // Constants.
  form(`${THE}${WORDS} (?:is|are|should be|must be) always ${WORDS}`, constant(1, 2)),
  form(`${THE}${WORDS} (?:should|must) always be ${WORDS}`, constant(1, 2)),
  form(
    `${THE}${WORDS} (?:is|are) ${WORDS} (?:for|in) (?:all|every|each)(?: the)? (?:rows?|records?|lines?|entr(?:y|ies)|one|of them)`,
    constant(1, 2),
  ),
  form(`${THE}${WORDS} (?:is|are) ${WORDS} (?:everywhere|throughout)`, constant(1, 2)),
  form(
    `(?:always )?(?:use|write|put) ${WORDS} (?:for|in|into) (?:every|all|each) (?:rows? (?:of|in|as) )?${THE}${WORDS}`,
    constant(2, 1),
  ),
  form(
    `set ${THE}${WORDS} (?:to|=) (?:always )?${WORDS}(?: (?:everywhere|for all rows|in all rows|in every row|for every row))?`,
    constant(1, 2),
  ),
  // Letters, spaces and marks.
  form(
    `(?:make|put|write|convert|turn|change|transform|set) ${THE}${WORDS} (?:all )?(?:in |into |to )?(?:all )?(upper[- ]?case|lower[- ]?case|title[- ]?case|capitals|capital letters|small letters)`,
    step(1, (m) => cased(m[2]!)),
  ),
  form(
    `${THE}${WORDS} (?:should be|must be|has to be|is to be) (?:in )?(?:all )?(upper[- ]?case|lower[- ]?case|title[- ]?case|capitals|capital letters|small letters)d?`,
    step(1, (m) => cased(m[2]!)),
  ),
  form(
    `(upper|lower|title)[- ]?case ${THE}${WORDS}`,
    step(2, (m) => cased(m[1]!)),
  ),
  form(
    `capitali[sz]e ${THE}${WORDS}`,
    step(1, () => cased('title')),
  ),
  form(
    `(?:trim|strip) (?:(?:the )?(?:spaces|whitespace|white space|blanks) (?:from|of|off|in|around) )?${THE}${WORDS}`,
    step(1, () => [{ kind: 'trim' }]),
  ),
  form(
    `(?:remove|delete|drop|strip) (?:all )?(?:the )?(?:spaces|whitespace|white space|blanks) (?:from|in|within) ${THE}${WORDS}`,
    step(1, () => [{ kind: 'replace', find: ' ', with: '' }]),
  ),
  form(
    `(?:remove|delete|drop|strip) (?:all )?(?:the )?(?:dashes|hyphens) (?:from|in) ${THE}${WORDS}`,
    step(1, () => [{ kind: 'replace', find: '-', with: '' }]),
  ),
  form(
    `(?:remove|delete|strip) (?:the )?(?:text |characters? |word |prefix |suffix )?(?!(?:text|characters?|words?|prefix|suffix|everything|all|it|them|rows?|errors?) )${WORD} (?:from|in) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'replace', find: name(m[1]), with: '' }]),
  ),
  form(
    `prefix ${THE}${WORDS} with ${WORDS}`,
    step(1, (m, name) => [{ kind: 'prefix', text: name(m[2]) }]),
  ),
  form(
    `suffix ${THE}${WORDS} with ${WORDS}`,
    step(1, (m, name) => [{ kind: 'suffix', text: name(m[2]) }]),
  ),
  form(
    `(?:add|put|prepend|insert) (?:the )?(?:text |prefix )?${WORD} (?:before|in front of|to the (?:start|beginning|front) of|at the (?:start|beginning|front) of|as (?:a )?prefix (?:to|of|for)) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'prefix', text: name(m[1]) }]),
  ),
  form(
    `(?:add|put|append|insert) (?:the )?(?:text |suffix )?${WORD} (?:after|behind|to the end of|at the end of|as (?:a )?suffix (?:to|of|for)) ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'suffix', text: name(m[1]) }]),
  ),
  form(
    `prepend ${WORD} to ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'prefix', text: name(m[1]) }]),
  ),
  form(
    `append ${WORD} to ${THE}${WORDS}`,
    step(2, (m, name) => [{ kind: 'suffix', text: name(m[1]) }]),
  ),
  form(
    `(?:pad|fill up) ${THE}${WORDS} (?:with (?:leading )?zero(?:e)?s )?to (\\d{1,3})(?: (?:digits|characters|places|letters))?(?: with (?:leading )?zero(?:e)?s)?`,
    step(1, (m) => [{ kind: 'pad', length: Number(m[2]), character: '0', side: 'left' }]),
  ),
  form(`replace ${WORD} (?:with|by) ${WORDS} in ${THE}${WORDS}`, replaced),
  // Dates, numbers and phone numbers.
  form(
    `(?:read|interpret|parse|take|treat|understand) ${THE}dates?(?: (?:in|of) ${THE}${WORDS})? (?:as|with|in) (?:being )?(day|month)[- ]first`,
    dates(2, 1),
  ),
  form(`use (day|month)[- ]first(?: (?:dates|format|order))?(?: (?:in|for) ${THE}${WORDS})?`, dates(1, 2)),
  form(
    `(?:all )?(?:the )?dates?(?: (?:with|that (?:use|have)|using|written with) (?:slash|dash|dot|point|hyphen|stroke|period)e?s| (?:in|of) ${THE}${WORDS})? (?:is|are|come|comes|have) (?:always )?(?:written |in |the )*(day|month)[- ]first(?: (?:format|order))?`,
    dates(2, 1),
  ),
  form(
    `(?:all )?(?:the )?dates?(?: (?:in|of) ${THE}${WORDS})? (?:is|are|come|comes|have|use|uses) (?:always )?(?:written )?(?:in )?(?:the |an? )?(dd?[./ -]mm?[./ -]yy(?:yy)?|mm?[./ -]dd?[./ -]yy(?:yy)?|european|british|german|french|uk|us|american)(?:[- ]?(?:date )?(?:format|style|order|notation))?(?:,? \\(?(?:day|month)[- ]first\\)?)?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:is|are) (?:always )?(?:written )?(?:in )?(day|month)[- ]first(?: (?:format|order))?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:is|are) (?:always )?(?:written )?(?:in )?(?:the )?(dd?[./ -]mm?[./ -]yy(?:yy)?|mm?[./ -]dd?[./ -]yy(?:yy)?)(?: format)?`,
    dates(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:use|uses|have|has|are written with|is written with|come with|comes with) (?:an? |the )?decimal ${MARK_WORD}s?`,
    decimal(2, 1),
  ),
  form(
    `${THE}${WORDS} (?:use|uses|have|has|are written with|is written with) (?:an? |the )?${MARK_WORD}s? (?:as|for) (?:the |their |its )?decimal(?:s| marks?| separators?| signs?)?`,
    decimal(2, 1),
  ),
  form(
    `(?:use|read|take) (?:an? |the )?${MARK_WORD} as (?:the )?decimal(?: mark| separator| sign)?(?: (?:in|for|of) ${THE}${WORDS})?`,
    decimal(1, 2),
  ),
  form(
    `decimals? (?:are|is) (?:separated by|written with|marked by) (?:an? )?${MARK_WORD}s?(?: in ${THE}${WORDS})?`,
    decimal(1, 2),
  ),
  form(
    `(?:the )?decimal (?:mark|separator|sign|point)(?: (?:in|of|for) ${THE}${WORDS})? is (?:an? |the )?${MARK_WORD}`,
    decimal(2, 1),
  ),
  form(
    `(?:all )?(?:the )?(?:tele)?phone(?: number)?s? (?:is|are|come|comes) (?:always |all )?(?:from |in )?${WORDS}(?: (?:ones?|numbers?))?`,
    phoneCountry,
  ),
  form(
    `(?:an? |the |all |any )?(?:(?:tele)?phone )?numbers? (?:without|with no|that ha(?:s|ve) no) (?:an? |any )?(?:(?:country|calling|dialling|area|international|national) (?:codes?|prefix(?:es)?|numbers?)|(?:\\+ ?|prefix)) (?:are|is) (?:an? |from |in |all )?${WORDS}(?: (?:ones?|numbers?))?`,
    phoneCountry,
  ),
  // Several columns, each to another.
  [
    new RegExp(`^(?:[-*•]\\s*)?${POLITE}${PUT} (?:(?:the )?(?:columns?|fields?) )?([^]{1,1500}?)${SEPARATED}$`, 'i'),
    (m, name) => {
      const separator = separatorCalled(m[2], name)
      return m[2] !== undefined && separator === null ? [] : columnsTo(m[1]!, separator, name)
    },
  ],
  // Values.
  form(`${A_VALUE}${WORD} in ${THE}${WORDS} (?:means?|stands? for|says) ${WORDS}`, value(1, 3, 2)),
  form(`(?:in|for) ${THE}${WORDS}\\s*[,:] ${WORDS} (?:means|stands for) ${WORDS}`, value(2, 3, 1)),
  [
    new RegExp(`^${POLITE}(?:some )?examples? (?:for|of|in) ${THE}${WORDS}\\s*[,:]\\s*([^]{1,1800})$`, 'i'),
    (m, name) => examples(m[2], name(m[1]), name, true),
  ],
  [
    new RegExp(`^${POLITE}(?:(?:in|for) ${THE}${WORDS}\\s*[,:]|${THE}${WORDS}:)\\s*([^]{1,1800})$`, 'i'),
    (m, name) => examples(m[3], name(m[1] ?? m[2]), name),
  ],
  [
    /^(?:[-*•]\s*)?([^,]{1,200}(?:→|->|=>)[^]{1,1500}(?:→|->|=>)[^]{1,200})$/,
    (m, name) => columnsTo(m[1]!, null, name),
  ],
  [
    new RegExp(`^${POLITE}(?:(?:in|for) ${THE}${WORDS}\\s*[,:]|${THE}${WORDS}:)\\s*([^]{1,1500})$`, 'i'),
    (m, name) => pairs(m[3], name(m[1] ?? m[2]), name),
  ],
  [
    new RegExp(`^${POLITE}([^]{1,1500}?) (?:in|for) ${THE}${WORDS}$`, 'i'),
    (m, name) => (/\s(?:means|becomes|stands for)\s|[=→]|->/.test(m[1]!) ? pairs(m[1], name(m[2]), name) : []),
  ],
  [
    new RegExp(`^${POLITE}(?:[Tt]he )?(${MARK}|[\\p{L}][\\p{L}\\d _-]{0,60}):\\s+([^]{1,1500})$`, 'u'),
    (m, name) => valueList(m[2]!, name(m[1]), name),
  ],
  [
    new RegExp(`^(?:[Ii]n|[Ff]or) (?:the )?(?:column )?(${MARK}|[\\p{L}][\\p{L}\\d _-]{0,60}?),? ([^]{1,1500})$`, 'u'),
    (m, name) => valueList(m[2]!, name(m[1]), name),
  ],
  [/^(?:[-*•]\s*)?([^]{1,1500}?(?:,|\sand\s)[^]{1,1500})$/, (m, name) => valueList(m[1]!, null, name)],
  form(
    `(?:change|map|convert|translate|turn|write|rename) ${WORD} (?:to|into|as) ${WORDS} in ${THE}${WORDS}`,
    value(1, 2, 3),
  ),
  form(`${WORDS} (?:means|stands for|becomes) ${WORDS} (?:in|for) ${THE}${WORDS}`, value(1, 2, 3)),
  form(`${THE}${WORDS} ${WORD} (?:means|stands for|becomes|=) ${WORDS}`, value(2, 3, 1)),
  // Of no column: what is said in parentheses may be the very word.
  [
    new RegExp(`^(?:[-*•]\\s*)?${POLITE}${WORD} (?:means|stands for) ([^\u0001\u0002?]{1,120})$`, 'i'),
    (m, name) => ({ kind: 'value', raw: name(m[1]), value: name(m[2]), column: null }),
  ],
  // Several columns to one, one to several.
  form(`${MERGE} ${THE}${NAMES}${NEEDED} (?:into|to|in|as) ${THE}${WORDS}`, merged(1, 3, 2)),
  form(`${MERGE} ${THE}${NAMES}(?: together)? (?:into|to|onto|in|as) ${THE}${WORDS}${SEPARATED}`, merged(1, 2, 3)),
  form(`${THE}${NAMES} (?:together )?(?:${GO}) (?:in ?|on ?)?to ${THE}${WORDS}${SEPARATED}`, merged(1, 2, 3)),
  form(`(?:make|build|fill) ${THE}${WORDS} (?:from|out of|of|with) ${NAMES}${SEPARATED}`, merged(2, 1, 3)),
  form(
    `${THE}${WORDS} (?:consists of|(?:is|are) (?:made|built|composed|formed|filled|put together|combined|merged)(?: up)? (?:from|out of|of|with)) ${NAMES}${SEPARATED}`,
    merged(2, 1, 3),
  ),
  form(
    `(?:split|break|divide|separate)(?: up)? ${THE}${WORDS}(?: up)?${CUT} (?:into|to|in) ${NAMES}${CUT}`,
    (m, name) => {
      const called = m[2] ?? m[4]
      const [targets, separator] = [list(m[3], name), separatorCalled(called, name)]
      if (targets.length < 2 || (called !== undefined && separator === null)) return []
      return {
        kind: 'split',
        source: name(m[1]),
        targets,
        ...(separator !== null && { separator: separator.trim() || ' ' }),
      }
    },
  ),
  // Columns.
  form(`(?:unmap|clear|empty) ${THE}${WORDS}`, empty),
  form(`leave ${THE}${WORDS} (?:empty|blank|unmapped)`, empty),
  form(`(?:remove|drop|delete|undo) (?:the )?mapping (?:of|for|to) ${THE}${WORDS}`, empty),
  form(`${NEVER} (?:fill|map (?:anything|something|a column) to|put anything in(?:to)?) ${THE}${WORDS}`, empty),
  form(`(?:map|assign|move|rename|match|link|connect) ${THE}${WORDS} (?:to|into|onto|as|with) ${THE}${WORDS}`, column),
  form(`(?:put|write|copy|import|load) ${THE}${WORDS} (?:into|to|in|as) ${THE}${WORDS}`, column),
  form(`use ${THE}${WORDS} (?:for|as|to fill) ${THE}${WORDS}`, column),
  form(`(?:fill|take|get|populate|read) ${THE}${WORDS} (?:from|with the column) ${THE}${WORDS}`, filledFrom),
  form(
    `${THE}${WORDS} (?:comes|come|should come|is taken|should be taken|is filled|should be filled|is) from ${THE}${WORDS}`,
    filledFrom,
  ),
  form(
    `${THE}${WORDS} (?:goes|go|maps|belongs|should go|should be mapped|is mapped|must go|corresponds) (?:in ?|on ?)?to ${THE}${WORDS}`,
    column,
  ),
  form(`${THE}${WORDS} (?:→|->|=>) ${THE}${WORDS}`, column),
  form(
    `(?:the )?(?:(?:column|field|header) ${WORDS}|([a-zà-ÿ]{2,30}(?:[ _.-]?\\d{1,2}|_[a-zà-ÿ\\d_]{1,40}))) (?:is|means|holds|contains) (?:the )?${WORDS}`,
    (m, name) => ({ kind: 'column', source: name(m[1] ?? m[2]), target: name(m[3]) }),
  ),
  form(
    `(?:${LEAVE_OUT}|disregard|forget(?: about)?|${NEVER} (?:use|import|take|include|export|map|migrate|need|want|read)) (?:the )?(?:columns?|fields?) ${WORDS}`,
    ignoreColumn,
  ),
  form(`(?:leave|keep) (?:the )?(?:columns? |fields? )?${WORDS} (?:out|away|aside)(?: of it)?`, ignoreColumn),
  form(`${THE}${WORDS} ${NOT_WANTED}`, ignoreColumn),
  form(
    `(?:${LEAVE_OUT}|disregard|forget(?: about)?|${NEVER} (?:use|import|take|include|export|map|migrate|need|want|read)) (?:the )?(?:columns?|fields?) ${NAMES}`,
    ignoredColumns,
  ),
  form(
    `(?:ignore|disregard|forget(?: about)?|leave out|(?:we )?${NEVER} (?:use|import|take|include|export|map|migrate|need|want)) ${THE}${WORDS}(?: (?:column|field))?`,
    ignoreColumn,
  ),
  form(
    `(?:ignore|disregard|forget(?: about)?|leave out|(?:we )?${NEVER} (?:use|import|take|include|export|map|migrate|need|want)) ${THE}${NAMES}`,
    ignoredColumns,
  ),
  // A code with what it means.
  [/^(?:[-*•]\s*)?([^,]{1,300})$/, (m, name) => valueList(m[1]!, null, name)],
]

/** Every sentence of English that is understood, in the order in which they are tried. */
export const ENGLISH_FORMS: Form[] = [...MARKED_FORMS, ...BARE_FORMS]
