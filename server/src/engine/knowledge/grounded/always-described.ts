import { escaped } from '../../escaped.ts'
import type { Template } from '../../model.ts'
import { isOfAll } from '../constants-said.ts'
import type { Directive } from '../directives.ts'
import { valuesOf } from './columns.ts'

// “Percent. All our goods are at 19.”: what the description of a column says all rows have, of the values that it allows. Where a row has another one
// all the same, that stays.

/** What the descriptions of columns say all rows have. */
export function alwaysDescribed(templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      const listed = valuesOf(column)
      if (listed.length < 2) return []
      return (column.description ?? '').split(/[.;!](?:\s+|$)/u).flatMap((said): Directive[] => {
        const named = isOfAll(said) ? listed.filter((value) => isNamed(value, said)) : []
        const [value, ...others] = named
        if (value === undefined || others.length > 0 || !SAYS_ALL.test(said)) return []
        const origin = `the description of “${slug}.${column.name}”`
        const how = { by: 'knowledge', revision: 0, origin, said: `“${said.trim()}”`, slug } as const
        return [{ ...how, kind: 'default', column: column.name, value, literal: true }]
      })
    }),
  )
}

/** All of ours are so: “all lower case” or “always filled” says how the value is written. */
const SAYS_ALL =
  /(?<!\p{L})(?:all|every|alle|s[äa]mtliche|tous|toutes|todos|todas|tutti|tutte|alle)(?!\p{L}).{0,40}?(?<!\p{L})(?:is|are|has|have|sind|ist|haben|liegen|est|sont|ont|son|están?|tienen|sono|è|hanno|zijn|hebben)(?!\p{L})/iu

function isNamed(value: string, said: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped(value)}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu').test(said)
}
