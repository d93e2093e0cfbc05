import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Condition } from './condition.ts'
import { namesColumn } from './columns.ts'

// “Customers with a colon in the name are jobs”: rows whose cell has a mark that is called by its name.

const MARKS: readonly [string, string][] = [
  [':', 'colon|doppelpunkt|deux[- ]points|dos puntos|due punti|dubbele ?punt'],
  [';', 'semi-?colon|strichpunkt|semikolon|point[- ]virgule|punto y coma|punto e virgola|puntkomma'],
  ['/', 'slash|schrägstrich|barre oblique|barra(?: inclinada)?|schuine streep'],
  ['*', 'asterisk|star|stern(?:chen)?|astérisque|asterisco|sterretje'],
  ['#', 'hash(?: sign)?|number sign|raute(?:zeichen)?|dièse|almohadilla|cancelletto|hekje'],
  [
    '?',
    "question marks?|fragezeichen|points? d[’']interrogation|signos? de interrogación|punt[oi] interrogativ[oi]|vraagtekens?",
  ],
  ['!', "exclamation marks?|ausrufezeichen|points? d[’']exclamation|uitroeptekens?"],
  ['@', 'at[- ]sign|klammeraffe|arobase|arroba|chiocciola|apenstaartje'],
  ['&', 'ampersand|kaufmännisches und|esperluette'],
  ['+', 'plus sign|pluszeichen'],
  ['_', 'underscore|unterstrich|tiret bas|guion bajo|trattino basso'],
]
const WITH =
  '(?:with|having|contain(?:s|ing)?|mit|avec|con|met|die|which have|that have)\\s+(?:an?|the|eine[mnr]?|une?|un[ao]?|een)?\\s*'
const CALLED = MARKS.map(
  ([mark, names]) => [mark, new RegExp(`(?<!\\p{L})${WITH}(?:${names})(?!\\p{L})`, 'iu')] as const,
)
/** What most rows have is how the column is written. */
const MOST = 0.5

/** Of the column that is named, or the only one where some values have the mark and most have not; its times and addresses have it all. */
export function byMark(piece: string, profile: TableProfile): Condition[] {
  const mark = CALLED.find(([, called]) => called.test(piece))?.[0]
  if (mark === undefined) return []
  const having = profile.columns.filter((column) => column.complete && isRare(column, mark))
  const named = having.filter((column) => namesColumn(piece, column))
  const [column, ...others] = named.length > 0 ? named : having
  if (!column || others.length > 0) return []
  const values = column.values.flatMap(({ value }) => (value.includes(mark) ? [value.trim().toLowerCase()] : []))
  const { position, name } = column
  return [{ profile, when: { position, is: 'one_of', values: [...new Set(values)] }, what: `“${name}” has “${mark}”` }]
}

function isRare({ values, filled }: ColumnProfile, mark: string): boolean {
  const cells = values.reduce((sum, { value, count }) => (value.includes(mark) ? sum + count : sum), 0)
  return cells > 0 && cells <= MOST * filled
}
