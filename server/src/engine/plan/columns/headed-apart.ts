import { conceptsOf } from '../../match/names/words.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { quote } from '../../phrases.ts'
import { tableLabel, type Mapping, type Placed, type Placement } from '../context.ts'
import type { Evident } from './evident-filling.ts'

// “Berth” over the names in one list and “Shed” in the other: what the headers call the rows tells which of the allowed values they have.

/** So many values are kinds of something; of two, the other list has the other one. */
const MOST_VALUES = 6
const BOTH = 2

interface Headed {
  header: string
  /** The allowed value that the header means. */
  value: string | undefined
}

/**
 * The allowed value that the header over what the rows are called means, where every other list of the template calls its own otherwise; or of two
 * values the one that is left, where all others are called by the other one, and this one by another word for what is listed.
 */
export function headedApart(
  { table, side }: Placement,
  mappings: readonly Mapping[],
  target: number,
  placed: readonly Placed[],
): Evident | null {
  const allowed = side.rules[target]?.values ?? []
  if (allowed.length < 2 || allowed.length > MOST_VALUES) return null
  const others = placed.filter(
    ({ placement }) => placement.side.template === side.template && placement.table.profile !== table.profile,
  )
  if (others.length === 0) return null
  return (
    side.template.columns
      .keys()
      .filter((named) => named !== target && side.template.columns[named]!.required)
      .map((named) =>
        apart(named, { placement: { table, side } as Placement, mappings: [...mappings] }, others, allowed),
      )
      .find((found) => found !== null) ?? null
  )
}

function apart(named: number, one: Placed, others: readonly Placed[], allowed: readonly string[]): Evident | null {
  const own = headedIn(one, named, allowed)
  const theirs = others.map((other) => headedIn(other, named, allowed))
  if (own === null || theirs.some((other) => other === null || other.header === own.header)) return null
  const known = theirs.flatMap((other) => other?.value ?? [])
  if (own.value !== undefined)
    return known.includes(own.value)
      ? null
      : { value: own.value, why: `${quote(own.header)} is what its rows are called` }
  const left = allowed.filter((value) => !known.includes(value))
  if (allowed.length !== BOTH || known.length < theirs.length || left.length !== 1) return null
  // “Zimmer” and “Chambre” are one and the same.
  const meanings = meaningsOf(own.header)
  if (theirs.some((other) => meaningsOf(other!.header).some((meaning) => meanings.includes(meaning)))) return null
  const said = others.map(
    ({ placement }, at) => `${tableLabel(placement.table.profile)} are called ${quote(theirs[at]!.header)}`,
  )
  return { value: left[0]!, why: `its rows are called ${quote(own.header)}, and those of ${said.join(' and ')}` }
}

/** What the header of the one column that fills it calls the rows; null where it says nothing of them. */
function headedIn({ placement, mappings }: Placed, named: number, allowed: readonly string[]): Headed | null {
  const { side, table } = placement
  const [source, ...more] = mappings[named]!.sources
  if (source === undefined || more.length > 0) return null
  const header = table.profile.columns[source]!.name.trim()
  const found = closestValue(header, allowed)
  const value = isClear(found) ? found[0]!.value : undefined
  const nouns = new Set([side.template.slug, side.template.name].flatMap(conceptsOf))
  const own = conceptsOf(header)
  const isOfRows = own.length > 0 && own.every((concept) => nouns.has(concept))
  return value === undefined && !isOfRows ? null : { header, value }
}
