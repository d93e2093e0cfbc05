import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { columnsNamed, WHEN } from './columns-from.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “If an article is not in the new list, the price of the catalogue holds”: which of two tables counts for a column, and which fills what it lacks.

const MISSING = anyOf(
  "not|no|isn[’']t|aren[’']t|missing|lacks?|absent|nicht|fehl(?:t|en)|kein\\p{L}*|pas|absente?s?|manque(?:nt)?|non|manca(?:no)?|niet|ontbre(?:ekt|ken)|não|nie|brak",
)

/** The table that counts for the columns that are named, where another one is said to fill in for what is not there. */
export function elseFrom(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const clauses = text.split(/[,;:]\s+/)
  const absent = clauses.findIndex((clause) => WHEN.test(clause) && MISSING.test(clause))
  // “If an article is not in the list”: articles have a sheet of their own, and may well be there.
  const [before = '', behind = ''] = clauses[absent]?.split(MISSING) ?? []
  const [inList, named] = [behind, before].map((part) => tablesIn(part, profiles))
  const [table, ...others] = inList!.length > 0 ? inList! : named!
  const rest = clauses.filter((_, at) => at !== absent).join(', ')
  if (!table || others.length > 0 || LEFT_OUT.test(rest) || MISSING.test(rest)) return []
  if (!tablesIn(rest, profiles).some((one) => one !== table)) return []
  return templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columnsNamed(rest, columns).map(({ name }): Directive => ({
        ...origin,
        kind: 'key_from',
        table: exactly(table),
        column: name,
        slug,
      })),
    )
}
