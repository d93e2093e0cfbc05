import type { ValueCount } from '../../profile/model.ts'
import { indexOf } from './naming-index.ts'
import { otherName, partly } from './named-in-part.ts'
import type { Naming } from './naming.ts'
import { LEAST_NAMED } from './namings.ts'
import { foldName, SAME, WORDS, type Lookup, type Way } from './near-names.ts'
import { namedShare } from './two-lists.ts'

// Who writes by hand what most rows are called in short writes the full name at times: what one column of the linked table leaves open, another
// one of it may name.

/** From this share of the cells on, the column holds names of the table. */
const MOST = 0.5
const LETTERS = /\p{L}{2}/u

interface Found {
  key: string
  label: string
  /** The name that it is taken for, where it is another text. */
  taken: string | undefined
}

/** The lookup with what the other names of its table's rows say of values that it leaves open: each is the name, or a part, of one row alone. */
export function alsoNamed(
  lookup: Lookup,
  open: ValueCount[],
  namings: readonly Naming[],
  keys: ReadonlySet<string>,
): Lookup {
  const own = namings.filter(({ label, where }) => label === lookup.called && where === lookup.where)
  const rest = open.filter(
    ({ value }) => lookup.keyOf(value) === undefined && LETTERS.test(value) && !isOfSeveral(value, own, keys),
  )
  if (lookup.isCount || lookup.share < MOST || rest.length === 0) return lookup
  const beside = namings.filter((one) => !one.isKey && one.where === lookup.where && namesEach(one, keys))
  const parts = beside.map((naming) => ({ naming, ways: partly(open, naming.pairs) }))
  const found = new Map(
    rest.flatMap(({ value }): [string, Found][] => {
      const one =
        onlyOne(beside.flatMap((naming) => foundBy(SAME, naming, keys, value))) ??
        onlyOne(parts.flatMap(({ naming, ways }) => ways.flatMap((way) => foundBy(way, naming, keys, value))))
      return one ? [[value, one]] : []
    }),
  )
  if (found.size === 0) return lookup
  const isSame = (value: string): boolean => {
    const one = found.get(value)
    return one === undefined ? lookup.keyOf(value) !== undefined : one.taken === undefined
  }
  const share = namedShare(open, isSame)
  const labels = new Set([...found.values()].map(({ label }) => `“${label}”`))
  return {
    ...lookup,
    keyOf: (value) => lookup.keyOf(value) ?? found.get(value)?.key,
    isClear: lookup.isClear || share >= LEAST_NAMED,
    names: [...new Set([...lookup.names, ...found.keys()])],
    share,
    inAll: Math.max(share, lookup.inAll),
    takenFor: (value) => lookup.takenFor(value) ?? found.get(value)?.taken,
    reason: `${lookup.reason} Others stand there as ${[...labels].join(' or ')}.`,
  }
}

/** Two rows are called so, in whichever order of the words: that it is also like what one of them is called elsewhere tells nothing. */
function isOfSeveral(value: string, namings: readonly Naming[], keys: ReadonlySet<string>): boolean {
  return namings.some((naming) =>
    [SAME, WORDS].some((way) => {
      const { byName, keyBy } = indexOf(way, naming, keys)
      const folded = way.ofValue(value) ?? ''
      return byName.has(folded) && !keyBy.has(folded) && !keys.has(folded)
    }),
  )
}

/** Nearly all rows have a name of their own there. */
function namesEach(naming: Naming, keys: ReadonlySet<string>): boolean {
  const { byName, single } = indexOf(SAME, naming, keys)
  const own = new Set(naming.pairs.map(({ key }) => foldName(key))).size
  return single.length >= LEAST_NAMED * byName.size && single.length >= LEAST_NAMED * own
}

function foundBy(way: Way, naming: Naming, keys: ReadonlySet<string>, value: string): Found[] {
  const { keyBy, byName } = indexOf(way, naming, keys)
  const folded = way.ofValue(value) ?? ''
  const key = keyBy.get(folded)
  return key === undefined ? [] : [{ key, label: naming.label, taken: otherName(value, byName.get(folded)?.[0]?.name) }]
}

function onlyOne(found: Found[]): Found | undefined {
  const [one, ...others] = found
  return others.every(({ key }) => key === one?.key) ? one : undefined
}
