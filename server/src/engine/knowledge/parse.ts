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

/** Content is at most 64 KB; a note with more statements than this is a data file. */
const MAX_STATEMENTS = 2000

/** The statements in a text, in order. */
export function parseStatements(text: string): Statement[] {
  const names: string[] = []
  const masked = text.replace(QUOTED, (_, _ticks: string, ticked: string, ...rest: unknown[]) => {
    const quoted = rest.slice(0, 3).find((part) => typeof part === 'string')
    const name = ticked ?? quoted
    return `\u0001${names.push(unpad(String(name))) - 1}\u0002`
  })
  const sentences = masked.split(/[\n;!]|\.(?=\s|$)/).map((sentence) => sentence.trim())
  return sentences
    .flatMap((sentence) => {
      const statement = parseSentence(sentence, (mark) => names[Number(mark)] ?? '')
      return statement ? [statement] : []
    })
    .slice(0, MAX_STATEMENTS)
}

/** Text in backticks (as many as it takes, as in Markdown), double or typographic quotes, on one line. */
const QUOTED =
  /(?<!`)(`{1,9})(?!`)([^\n]{1,500}?)(?<!`)\1(?!`)|"([^"\n]{1,500})"|“([^”\n]{1,500})”|„([^“”\n]{1,500})[“”]/g

/** Markdown: a space on both sides of what stands in backticks belongs to the marks, not to the text. */
function unpad(name: string): string {
  return /^ .*`.* $/.test(name) ? name.slice(1, -1) : name
}

const NAME = '\u0001(\\d+)\u0002'
const MARK = new RegExp(NAME, 'g')
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
]

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
    if (match) return read(match, (mark) => (mark === undefined ? '' : name(mark)))
  }
  return null
}
