import type { TableProfile } from '../../profile/model.ts'
import { fold } from './words.ts'

// Which part of “Varga Ilona” is the family name, as other columns of the same rows show it.

/** What a text or a table says of the order. */
export type NameOrder = 'last first' | 'first last' | null

/** So many rows that say the same are no chance. */
const FEW = 5
/** From this share of them on, that is how the column writes its names. */
const MOST = 0.9
/** One of two kinds is none by chance where it is rarer than this. */
const RARE = 0.15
/** First names go with one of two genders, and family names with both. */
const ONE_KIND = 0.97
const BOTH_KINDS = 0.85

/** “last first” or “first last”, as e-mail addresses or a column of two values show it; null where nothing does. `isKnown`: the header is understood. */
export function orderShown(names: Names, profile: TableProfile, isKnown: boolean): NameOrder {
  return byAddresses(names, profile, isKnown) ?? byGender(names, profile)
}

/** The same of the two parts in a column each, whichever comes first. */
export function shownOrderOfTwo(columns: readonly [number, number], profile: TableProfile): NameOrder {
  const names = profile.rows.map((cells): [string, string] | null => {
    const [one, two] = columns.map((at) => fold(cells[profile.columns[at]!.position]?.trim() ?? ''))
    return LETTER.test(one!) && LETTER.test(two!) ? [one!, two!] : null
  })
  return orderShown(names, profile, true)
}

const LETTER = /\p{L}/u

/** The two parts of each row's name, without accents. */
export type Names = readonly ([string, string] | null)[]

/**
 * An initial beside a whole word is that of the first name: `ivarga`, `i.varga`. Of two whole words the first is the first name, where the
 * header says nothing, or each chose an address with somebody else: a house may put them the other way round.
 */
function byAddresses(names: Names, profile: TableProfile, isKnown: boolean): NameOrder {
  const addresses = profile.columns.filter(({ types }) => (types.email ?? 0) >= MOST)
  const said = addresses.flatMap(({ position }) => {
    const isOfHouse = isKnown && !areOwn(profile.rows.map((cells) => cells[position] ?? ''))
    return profile.rows.flatMap((cells, at) => {
      const local = fold(cells[position] ?? '')
        .split('@')[0]!
        .replaceAll(/\d+$/g, '')
      const parts = names[at]
      return local === '' || !parts ? [] : (saidBy(local, parts, isOfHouse) ?? [])
    })
  })
  return mostOf(said)
}

/** Addresses with several others, of whom none has most: nobody prescribed how they are made. */
function areOwn(addresses: readonly string[]): boolean {
  const hosts = addresses.flatMap((address) => address.toLowerCase().split('@')[1]?.trim() ?? [])
  const counts = [...Map.groupBy(hosts, (host) => host).values()].map(({ length }) => length)
  return counts.length >= SEVERAL_HOSTS && Math.max(...counts) <= MOST_OF_ONE * hosts.length
}

const SEVERAL_HOSTS = 3
const MOST_OF_ONE = 0.6

function saidBy(local: string, [one, two]: [string, string], isOfHouse: boolean): NameOrder {
  const letters = local.replaceAll(/[^\p{L}]/gu, '')
  const [first, second] = [one, two].map((word) => word.replaceAll(/[^\p{L}]/gu, '')) as [string, string]
  const forms = (given: string, family: string): string[] => [
    given[0]! + family,
    family + given[0]!,
    // Who chose an address may be `ilma.b` in it as well as `bako.i`: then only the rows of others tell which it is.
    ...(isOfHouse ? [] : [given + family, given + family[0]!]),
  ]
  const [isLastFirst, isFirstLast] = [forms(second, first).includes(letters), forms(first, second).includes(letters)]
  return isLastFirst === isFirstLast ? null : isLastFirst ? 'last first' : 'first last'
}

function mostOf(said: readonly NonNullable<NameOrder>[]): NameOrder {
  const last = said.filter((order) => order === 'last first').length
  if (said.length < FEW) return null
  return last >= MOST * said.length ? 'last first' : said.length - last >= MOST * said.length ? 'first last' : null
}

/** The words of the one place each stand beside one of two values, whoever has them, and those of the other beside both. */
function byGender(names: Names, profile: TableProfile): NameOrder {
  for (const { complete, position } of profile.columns) {
    if (!complete) continue
    const kinds = profile.rows.map((cells, at) => (names[at] ? (cells[position] ?? null) : null))
    if (!areTwo(kinds)) continue
    const [one, two] = [0, 1].map((place) => purity(names, kinds, place as 0 | 1)) as [number | null, number | null]
    if (one === null || two === null) continue
    if (two >= ONE_KIND && one <= BOTH_KINDS) return 'last first'
    if (one >= ONE_KIND && two <= BOTH_KINDS) return 'first last'
  }
  return null
}

/** Two values of the rows with a name, whatever stands beside firms, and none of them by chance. */
function areTwo(kinds: readonly (string | null)[]): boolean {
  const given = kinds.filter((kind) => kind !== null)
  const counts = [...Map.groupBy(given, (kind) => kind).values()].map(({ length }) => length)
  return counts.length === 2 && Math.min(...counts) >= RARE * given.length
}

/** Of the rows whose word stands in several, the share with the value that most of that word's rows have; null where these are few. */
function purity(names: Names, kinds: readonly (string | null)[], place: 0 | 1): number | null {
  const byWord = Map.groupBy(
    names.flatMap((parts, at) => (parts && kinds[at] !== null ? [{ word: parts[place], kind: kinds[at]! }] : [])),
    ({ word }) => word,
  )
  const repeated = [...byWord.values()].filter((group) => group.length > 1)
  const total = repeated.reduce((sum, group) => sum + group.length, 0)
  if (repeated.length < FEW) return null
  const most = repeated.map((group) =>
    Math.max(...[...Map.groupBy(group, ({ kind }) => kind).values()].map(({ length }) => length)),
  )
  return most.reduce((sum, count) => sum + count, 0) / total
}
