import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from './columns.ts'
import { clausesOf } from './clauses.ts'
import type { Unread } from './unread.ts'

// “Customer since is only in the ledger, the create date is something else”: a column that is not what its name seems to say.

const OTHER =
  /(?<!\p{L})(?:is|are|means?) (?:something|somewhat) (?:else|different)|(?:has|have) nothing to do with|(?:ist|sind|meint|bedeutet) (?:et)?was (?:ganz )?and[e]?res|(?:hat|haben) (?:damit )?nichts (?:damit )?zu tun|(?:est|sont) autre chose|n[’']ont? rien à voir|(?:es|son) otra cosa|no tienen? nada que ver|(?:è|sono) (?:un[’'])?altra cosa|non c[’']entrano?|(?:is|zijn) iets anders|(?:heeft|hebben) er niets mee te maken/iu

/** The columns of which a sentence says so: of the only header that it names. */
export function somethingElse({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  return clausesOf(text, '', profiles).flatMap(({ text: clause }): Directive[] => {
    const found = OTHER.exec(clause)
    if (!found) return []
    const said = clause.slice(0, found.index)
    const names = new Set(
      profiles.flatMap(({ columns }) => columns.filter((one) => namesColumn(said, one)).map(({ name }) => name)),
    )
    const [column, ...others] = names
    return column === undefined || others.length > 0 ? [] : [{ ...origin, kind: 'ignore_column', column }]
  })
}
