import { fold } from '../../match/names/words.ts'
import { areOpposite, isNoFor } from '../../match/values/opposites.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { stateMapping, statesOfFilling } from './state-mapping.ts'

// “Archived at” has the day of all that is archived, and nothing for the others: a yes or no that nothing else tells.

/** What says that there was a day of it. */
const DAY =
  /(?<!\p{L})(?:at|on|date|day|time|timestamp|ts|dt|am|datum|tag|zeitpunkt|date de|le|du|fecha(?: de)?|el|data(?: di)?|il|op|dnia)(?!\p{L})/giu
/** A day until which it is so, or from which on it will be. */
const ENDS =
  /(?<!\p{L})(?:until|till|to|by|from|as of|due|planned|bis|zum|per|ab|jusqu|au|hasta|al?|fino|entro|tot|per|do)(?!\p{L})/iu
const MOST_DAYS = 0.9

/** The yes or no of a column of two answers, by the only column of days whose header asks for it or for its opposite; null where there is none. */
export function stateByDay(
  target: number,
  { table, side }: Placement,
  { notes }: Context,
  nulls: (column: ColumnProfile) => Transform[],
): Mapping | null {
  const { slug, columns } = side.template
  const { name, description } = columns[target]!
  const allowed = side.rules[target]?.values ?? []
  const no = allowed.length === 2 ? noOf(allowed) : null
  if (no === null) return null
  const yes = allowed.find((value) => value !== no)!
  const found = table.profile.columns.flatMap((column, source) => {
    const filled = isDayOfSome(column) ? meantBy(column.name, name, description ?? '', yes, no) : null
    return filled === null ? [] : [{ column, source, filled }]
  })
  const [one, ...more] = found
  if (!one || more.length > 0) return null
  const { column, source, filled } = one
  const empty = filled === yes ? no : yes
  const lead = statesOfFilling(filled, empty, nulls(column))
  const what = `“${name}” is “${filled}” where “${column.name}” of ${tableLabel(table.profile)} has a day, else “${empty}”`
  return stateMapping(source, lead, what, { origin: `the name of “${slug}.${name}”`, by: 'matcher' }, notes)
}

/** Whether some rows have a day there, and others none, and it is none that is still ahead. */
export function isDayOfSome({ types: { date = 0, datetime = 0 }, empty, filled, name }: ColumnProfile): boolean {
  return filled > 0 && empty > 0 && date + datetime >= MOST_DAYS && !ENDS.test(fold(spaced(name)))
}

/** What rows with a day have: a yes where the header is the column's own name, a no where it is the opposite of it. */
function meantBy(header: string, name: string, description: string, yes: string, no: string): string | null {
  const asked = withoutDay(name)
  const said = withoutDay(header)
  if (said === '') return null
  if (said === asked) return yes
  return areOpposite(said, asked) || isNoFor(description, no, said) ? no : null
}

const spaced = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

function withoutDay(name: string): string {
  const words = fold(spaced(name)).replaceAll(/(?<!\p{L})(?:is|was|ist|hat|has|est|es|e)(?!\p{L})/gu, ' ')
  return words.replaceAll(DAY, ' ').replaceAll(/\s+/g, ' ').trim()
}
