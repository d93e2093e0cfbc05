import { conceptsOf } from '../../match/names/words.ts'
import type { RowSkip, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { exactly } from './rows-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Opening balances come from the trial balance, only accounts that have a balance”: rows with nothing on either side stay behind. Trial balances write a
// dash there, a nought, or nothing at all.

const ROWS = '(?:(?:the|those|die|les|las|los|le|i|de)\\s)?\\p{L}{3,20}'
const ONLY_WITH = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:only|just)\\s${ROWS}\\s(?:(?:that|which)\\s(?:still\\s)?(?:have|has|carry|carries|show|shows)|with)\\s(?:(?:an?\\s|any\\s)?(?:open(?:ing)?\\s|closing\\s|outstanding\\s)?balances?|(?:money|something|anything)\\s(?:still\\s)?(?:owing|owed|outstanding|due|left\\sto\\spay))`,
    `nur\\s${ROWS}(?:,)?\\s(?:mit\\soffenem\\s(?:betrag|saldo)|auf\\sdie\\snoch\\setwas\\soffen\\sist)`,
    `nur\\s${ROWS}\\s(?:mit\\s(?:einem\\s)?saldo|(?:,\\s)?die\\seinen\\ssaldo\\shaben)`,
    `(?:seulement|uniquement)\\s${ROWS}\\s(?:avec\\s(?:un\\s)?solde|qui\\sont\\sun\\ssolde)`,
    `s[oó]lo\\s${ROWS}\\s(?:con\\s(?:un\\s)?saldo|que\\stienen\\s(?:un\\s)?saldo|che\\shanno\\sun\\ssaldo)`,
    `soltanto\\s${ROWS}\\scon\\s(?:un\\s)?saldo`,
    `alleen\\s${ROWS}\\s(?:met\\s(?:een\\s)?saldo|die\\seen\\ssaldo\\shebben)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
const NOTHING = /^\s*(?:[-–—]|[€$£]?\s?-?0+(?:[.,]0+)?)\s*$/u

/** The rows of the only template that the sentence speaks of that have neither a debit nor a credit, or no balance. */
export function onlyWithBalance(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const only = ONLY_WITH.exec(text)
  if (!only) return []
  const spoken = templatesIn(text.slice(0, only.index), templates)
  const [template, ...others] = spoken.length > 0 ? spoken : templatesIn(only[0], templates)
  const slug = origin.slug ?? (others.length === 0 ? template?.slug : undefined)
  if (slug === undefined) return []
  return profiles.flatMap((profile) => {
    const amounts = amountsOf(profile)
    const names = amounts.map(({ name }) => `“${name}”`).join(' and ')
    const what = amounts.length > 1 ? `${names} have nothing` : `${names} is nothing`
    return withNothing(amounts, profile).map((when): Directive => ({
      ...origin,
      slug,
      kind: 'leave_rows',
      table: exactly(profile),
      when,
      what,
    }))
  })
}

/** Beside “Cr” it is no doctor. */
const DR = /^\s*dr\.?\s*$/iu

/** The columns of both sides, else the only one of balances. */
function amountsOf({ columns }: TableProfile): ColumnProfile[] {
  const called = (concept: string): ColumnProfile[] =>
    columns.filter(({ name }) => conceptsOf(name).includes(concept) || (concept === 'debit' && DR.test(name)))
  const [debits, credits, balances] = ['debit', 'credit', 'balance'].map(called) as [
    ColumnProfile[],
    ColumnProfile[],
    ColumnProfile[],
  ]
  if (debits.length === 1 && credits.length === 1 && debits[0] !== credits[0]) return [debits[0]!, credits[0]!]
  return debits.length + credits.length === 0 && balances.length === 1 ? balances : []
}

/** What tells the rows that have nothing in any of these columns, where it tells no other. */
function withNothing(amounts: readonly ColumnProfile[], { table, rows }: TableProfile): RowSkip['when'][] {
  if (amounts.length === 0 || rows.length < table.rows) return []
  const cellsOf = (cells: readonly (string | null)[]): string[] =>
    amounts.map(({ position }) => cells[position]?.trim() ?? '')
  const none = rows.map(cellsOf).filter((cells) => cells.every((cell) => cell === '' || NOTHING.test(cell)))
  if (none.length === 0 || none.length === rows.length) return []
  const isNone = (cells: readonly string[]): boolean => cells.every((cell) => cell === '' || NOTHING.test(cell))
  const marked = none.filter((cells) => cells.some((cell) => cell !== ''))
  const at = amounts.findIndex((_, place) =>
    marked.every(
      (own) => own[place] !== '' && rows.map(cellsOf).every((all) => all[place] !== own[place] || isNone(all)),
    ),
  )
  if (at < 0) return []
  const values = [...new Set(marked.map((own) => own[at]!.toLowerCase()))]
  return [
    ...(values.length > 0 ? [{ position: amounts[at]!.position, is: 'one_of' as const, values }] : []),
    ...(marked.length < none.length
      ? [{ positions: amounts.map(({ position }) => position), is: 'all_empty' as const }]
      : []),
  ]
}
