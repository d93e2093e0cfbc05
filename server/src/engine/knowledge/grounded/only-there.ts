import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import type { Found } from './called-values.ts'
import { namesColumn, valuesOf } from './columns.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Accounts that are in the ledger alone are customers, or former if they are marked inactive”: what the rows are that another table, which says it
// of the others, has not.

const ALONE = anyOf(
  'alone|only|just',
  'nur|allein|ausschlie(?:ß|ss)lich',
  'seulement|uniquement',
  's[óo]lo|solamente|únicamente',
  'soltanto',
  'alleen|enkel|uitsluitend',
)
const IN = /(?<!\p{L})(?:in|im|dans|en|nel(?:la|l[’'])?|auf|on|i)(?!\p{L})/iu
/** What they are, behind the last verb: a file may be called by it. */
const BE = /^(.*)(?<!\p{L})(?:are|is|sind|ist|gelten als|sont|est|son|es|sono|è|zijn)\s(.+)$/iu
const OR_IF =
  /^(.+?),? (?:or|but|oder|aber|ou|mais|o|pero|ma|of|maar) (.+?),? (?:if|when|where|wenn|falls|sofern|si|quand|cuando|se|quando|als|wanneer|indien) (.+)$/iu

/** What a sentence says of rows that stand in one table alone. */
export function onlyThere(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, always = text, other = '', when = ''] = OR_IF.exec(text) ?? []
  const [, subject = '', predicate = ''] = BE.exec(always) ?? []
  // “In the list are only customers” is said of all that is there.
  if (!ALONE.test(subject) || !IN.test(subject) || LEFT_OUT.test(text)) return []
  const tables = tablesIn(subject, profiles)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const [table] = tables
  if (!table || tables.length > 1) return []
  const found = allowedIn(predicate, own)
  const [value] = found
  if (!value || found.length > 1) return []
  const preset: Directive = {
    ...origin,
    kind: 'default',
    slug: value.slug,
    column: value.column,
    value: value.value,
    literal: true,
    filled: true,
  }
  if (other === '') return [preset]
  const instead = allowedIn(other, own).filter(({ slug, column }) => slug === value.slug && column === value.column)
  const marks = table.columns.filter((column) => namesColumn(when, column) && marksOf(column) !== null)
  const [mark] = marks
  // Half of what was said would be wrong for the other rows.
  return instead.length === 1 && mark && marks.length === 1 ? [preset, ...marked(mark, value, instead[0]!, origin)] : []
}

/** The allowed values that words say, in whatever number: “customers”. */
function allowedIn(text: string, templates: readonly Template[]): Found[] {
  const said = new Set(wordsIn(text).map(({ stem }) => stem))
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) =>
      valuesOf(column).flatMap((value) => {
        const own = wordsIn(value)
        return own.length > 0 && own.every(({ stem }) => said.has(stem)) ? [{ slug, column: column.name, value }] : []
      }),
    ),
  )
}

function marked(mark: ColumnProfile, no: Found, yes: Found, origin: Unread['origin']): Directive[] {
  const { slug, column } = no
  const raws = marksOf(mark)!
  return [
    { ...origin, kind: 'fallback', slug, column, source: mark.name },
    ...raws.yes.map((raw): Directive => ({ ...origin, kind: 'value', slug, column, raw, value: yes.value })),
    ...raws.no.map((raw): Directive => ({ ...origin, kind: 'value', slug, column, raw, value: no.value })),
  ]
}

const [YES = -1] = meaningsOf('yes')
const [NO = -1] = meaningsOf('no')

/** What stands in a column that is yes or no; null where something else does. */
function marksOf({ values, complete }: ColumnProfile): { yes: string[]; no: string[] } | null {
  const said = (meaning: number): string[] =>
    values.flatMap(({ value }) => (meaningsOf(value).includes(meaning) ? [value.trim()] : []))
  const [yes, no] = [said(YES), said(NO)]
  return complete && yes.length > 0 && yes.length + no.length === values.length ? { yes, no } : null
}
