import { type Form, LIST, NAME, form, list } from '../sentence.ts'

/** The sentences in which names stand in marks. */
export const MARKED_FORMS: Form[] = [
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
