import type { TableSide, TemplateSide } from '../sides.ts'
import { COUNTY_BEHIND, partOf } from './addresses.ts'
import { sharesOf, type Composite } from './composite.ts'

// “Town, the last part of the address”: addresses of no country’s form, “Mill House, Dock Lane, Hythe”, of which the template says what stands last.

const LAST_PART =
  /(?<!\p{L})(?:last|final|letzte[rnsm]?|derni[eè]re?|[úu]ltim[oa]|laatste|ostatni\p{L}*) (?:part|piece|bit|word|element|teil|bestandteil|partie|élément|parte|trozo|deel|stuk|część|element)(?!\p{L})/iu
const WITHOUT_TOWN =
  /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder|bez) (?:the |den |die |das |la |le |el |il |de |het )?(?:town|city|place|village|ort|stadt|ortsnamen?|ville|localité|ciudad|localidad|città|località|plaats|stad|miasta|miejscowości)(?!\p{L})/iu
/** Behind the last comma stands a name. */
const PARTED = /^.*[^,\s].*,\s*\p{L}[^,\d]*$/u
/** A town alone stands in hardly any; a county that says so, “Hythe, Co. Kent”, may stand behind it. */
const LEAST = 0.95
const STREET = `^(.*?[^,\\s])\\s*,\\s*[^,]*[^,\\s]${COUNTY_BEHIND}\\s*$`
const TOWN = `^.*?[^,\\s]\\s*,\\s*([^,]*[^,\\s])${COUNTY_BEHIND}\\s*$`

/** Street and town of the only column of addresses, where the table has no town of its own. */
export function splitLastPart(table: TableSide, side: TemplateSide): Composite[] {
  const described = (at: number): string => side.template.columns[at]!.description ?? ''
  const targetOf = (part: 'street' | 'city'): number =>
    side.names.findIndex(({ concepts }) => partOf(concepts) === part)
  const [street, city] = [targetOf('street'), targetOf('city')]
  if (city < 0 || !(LAST_PART.test(described(city)) || (street >= 0 && WITHOUT_TOWN.test(described(street))))) return []
  if (table.names.some(({ concepts }) => concepts.includes('city'))) return []
  const found = table.profile.columns.flatMap((column, source) => {
    const { concepts } = table.names[source]!
    const isAddress = concepts.includes('address') || concepts.includes('street')
    return isAddress && column.complete && sharesOf(column, PARTED) >= LEAST ? [{ column, source }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return []
  const reason = `“${side.template.columns[city]!.name}” is said to be the last part of “${only.column.name}”.`
  const part = (target: number, pattern: string): Composite[] =>
    target < 0
      ? []
      : [{ target, sources: [only.source], transforms: [{ kind: 'extract', pattern }], confidence: 0.88, reason }]
  return [...part(street, STREET), ...part(city, TOWN)]
}
