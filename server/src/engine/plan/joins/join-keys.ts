import { cellsOf } from '../../profile/cells-of.ts'
import { isShortFor } from '../../match/names/abbreviations.ts'
import { conceptWeights, nameScore, type NameFeatures } from '../../match/names/name-score.ts'
import { wordsOf } from '../../match/names/words.ts'
import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { areMarkedApart, canCompareLoosely, containment, dressBetween, looseKey } from '../../profile/sketch.ts'
import { isWhole, type Placed } from '../context.ts'
import { isOnceEach } from './repeated-keys.ts'

// By which columns two tables are of the same things: see joins.ts and lookup-tables.ts.

/** A column of the main table and that of the other one which has its values. */
export interface KeyPair {
  left: ColumnProfile
  right: ColumnProfile
}

/** A key, and the share of the other table's keys (of the main table's, for what is looked up) that stand in both. */
export interface SharedKey {
  pairs: KeyPair[]
  share: number
}

/** A key of which one table writes letters that the other one leaves out. */
export interface DressedKey extends SharedKey {
  dress: string
}

/** Keys of more columns than this are none: so many texts are different anyway. */
const MOST_COLUMNS = 3
/** So many columns are tried with one another. */
const MOST_TRIED = 6
/** The share of a column's values that must be keys of a table in which something is looked up. */
const LEAST_KNOWN = 0.9
/** Of the different values, so many must be; of the cells, more. */
const LEAST_SOME = 0.5
/** From here on two headers are called alike. */
const ALIKE = 0.65
/** And from here on where the numbers, all of them different, are the same but for letters: “A/C” and “A/C No”. */
const NEARLY_ALIKE = 0.6
/** Short numbers are everywhere: that they occur in two columns says nothing. */
const TELLING = /\p{L}|\d{4}/u

/** The plan of a join by these columns; `isLooseToo` where a list is known to have each of its keys once. */
export function joinBy(
  { table }: TableProfile,
  pairs: KeyPair[],
  reason: string,
  isLooseToo?: (left: ColumnProfile, right: ColumnProfile) => boolean,
): JoinPlan {
  const [first, ...also] = pairs.map(({ left, right }) => ({ left: left.position, right: right.position }))
  const isList = isLooseToo !== undefined && pairs.every(({ left, right }) => isLooseToo(left, right))
  const compared = isLooseToo === undefined ? comparisonOf(pairs) : isList ? { loose: true as const } : {}
  return {
    file_id: table.file_id,
    table: table.name,
    ...first!,
    ...(also.length > 0 && { also }),
    ...compared,
    reason,
  }
}

/** How the columns of a key are compared: loosely where that makes a difference to one of them, and no key of any becomes another by it. */
function comparisonOf(pairs: KeyPair[]): Pick<JoinPlan, 'loose' | 'dress'> {
  const differs = pairs.some(({ left, right }) => left.loose.differs || right.loose.differs)
  const dress = pairs.length > 1 ? dressOf(pairs) : null
  const isSafe = pairs.every(
    ({ left, right }) =>
      (left.loose.unique && right.loose.unique) || (pairs.length === 1 && canCompareLoosely(left.loose, right.loose)),
  )
  if (!isSafe || !(differs || dress !== null)) return {}
  return { loose: true, ...(dress !== null && { dress }) }
}

/** Numbers that one table writes with letters in front and the other without any: S114 and 114. Nothing else of the key begins with those letters. */
function dressOf(pairs: KeyPair[]): string | null {
  const fronts = pairs.map(({ left, right }) => {
    const [own, other] = [frontsOf(left), frontsOf(right)]
    const [front, ...more] = new Set([...own, ...other])
    return front !== '' && more.length === 1 && more[0] === ''
      ? front
      : more.length === 1 && front === ''
        ? more[0]!
        : null
  })
  const found = fronts.filter((front) => front !== null)
  const [dress] = found
  if (dress === undefined || found.length > 1) return null
  const isElsewhere = pairs.some(
    ({ left, right }, at) =>
      fronts[at] === null &&
      [left, right].some(({ values }) => values.some(({ value }) => looseKey(value).startsWith(dress))),
  )
  return isElsewhere ? null : dress
}

/** What stands before the figures of nearly all values: one text, or nothing. */
function frontsOf({ values }: ColumnProfile): string[] {
  const numbered = values.flatMap(({ value, count }) => {
    const front = /^([A-Z]{0,4})\d+$/.exec(looseKey(value))?.[1]
    return front === undefined ? [] : [{ front, count }]
  })
  return cellsOf(numbered) < LEAST_KNOWN * cellsOf(values) ? [] : [...new Set(numbered.map(({ front }) => front))]
}

/** “A” and “B”, by which the other table is called in a sentence. */
export function keyNames(pairs: KeyPair[]): string {
  return pairs.map(({ right }) => `“${right.name}”`).join(' with ')
}

/** In a list that has each key once, however it is written, several spellings of it in the rows are the same. */
export function isLooseList(left: ColumnProfile, right: ColumnProfile, list?: TableProfile): boolean {
  const isOnce = right.loose.unique || (list !== undefined && isOnceEach(right, list))
  return isOnce && (left.loose.differs || right.loose.differs)
}

function isLoose(left: ColumnProfile, right: ColumnProfile): boolean {
  return canCompareLoosely(left.loose, right.loose)
}

/** The fewest of the columns that both tables have which are, together, the same for no two rows of the other one. */
export function keyOfSeveral(main: Placed, other: Placed, shared: readonly number[]): SharedKey | null {
  const pairs = shared
    .flatMap((target) => pairOf(main, other, target) ?? [])
    .toSorted((a, b) => b.right.distinct - a.right.distinct)
    .slice(0, MOST_TRIED)
  const [own, others] = [main.placement.table.profile, other.placement.table.profile]
  for (let size = 2; size <= MOST_COLUMNS; size++) {
    for (const chosen of choicesOf(pairs, size)) {
      const rights = keysOf(
        others,
        chosen.map(({ right }) => right),
        chosen,
      )
      if (rights.length < 2 || new Set(rights).size < rights.length) continue
      const share = shareOf(own, others, chosen, rights)
      if (share !== null) return { pairs: chosen, share }
    }
  }
  return null
}

function pairOf(main: Placed, other: Placed, target: number): KeyPair | null {
  const [left, right] = [singleColumn(main, target), singleColumn(other, target)]
  return left && right && { left, right }
}

function singleColumn({ placement, mappings }: Placed, target: number): ColumnProfile | null {
  const { sources, lead } = mappings[target]!
  return sources.length === 1 && lead.length === 0 ? placement.table.profile.columns[sources[0]!]! : null
}

function choicesOf<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}

/** The keys of the rows that were looked at and have all of their columns. */
function keysOf({ rows }: TableProfile, columns: ColumnProfile[], pairs: KeyPair[]): string[] {
  const { loose, dress } = comparisonOf(pairs)
  return rows.flatMap((cells) => {
    const parts = columns.map(({ position }) => {
      const cell = cells[position]?.trim() ?? ''
      return loose ? looseKey(cell, dress) : cell
    })
    return parts.every((part) => part !== '') ? [parts.join('\u001F')] : []
  })
}

/** Counted where all rows were looked at, else as much as each column by itself allows. */
function shareOf(own: TableProfile, others: TableProfile, pairs: KeyPair[], rights: string[]): number | null {
  if (!isWhole(own) || !isWhole(others)) {
    if (comparisonOf(pairs).dress !== undefined) return null
    const shares = pairs.map(({ left, right }) => sharedIn(right, left))
    return shares.some((share) => share === null) ? null : Math.min(...shares.map((share) => share!))
  }
  const known = new Set(
    keysOf(
      own,
      pairs.map(({ left }) => left),
      pairs,
    ),
  )
  return rights.filter((key) => known.has(key)).length / rights.length
}

/** The share of one column's values that the other one has. */
export function sharedIn(one: ColumnProfile, other: ColumnProfile): number | null {
  return isLoose(one, other) ? containment(one.loose, other.loose) : containment(one, other)
}

/** The same whatever marks and spaces either writes within its keys: “K 2036” is “K-2036”. */
export function sharedBare(one: ColumnProfile, other: ColumnProfile): number {
  const bare = ({ loose }: ColumnProfile): Parameters<typeof containment>[0] => loose.unmarked ?? loose
  return Math.max(sharedIn(one, other) ?? 0, containment(bare(one), bare(other)) ?? 0)
}

/** So few are the same as they are written. */
const FEW_BEFORE = 0.1
const LEAST_UNMARKED = 0.5

/**
 * The share of keys that are found once the marks are gone which only one of the tables writes within them: hardly any was before. Where few of a
 * list's keys are those of one table, that table's are mostly in the list: it lists those of others as well.
 */
export function sharedUnmarked({ loose: left }: ColumnProfile, { loose: right }: ColumnProfile): number | null {
  if (!areMarkedApart(left, right) || (containment(right, left) ?? 0) > FEW_BEFORE) return null
  const share = containment(right.unmarked ?? right, left.unmarked ?? left)
  const listed = containment(left.unmarked ?? left, right.unmarked ?? right)
  return share !== null && share > 0 && Math.max(share, listed ?? 0) >= LEAST_UNMARKED ? share : null
}

/** The share of the values, or of the cells where all are known, that a list has: one wrong code among few is still one cell of many. */
export function knownIn(left: ColumnProfile, right: ColumnProfile): number | null {
  const share = sharedIn(left, right)
  if (share === null || share >= LEAST_KNOWN || share < LEAST_SOME || !left.complete || !right.complete) return share
  const known = new Set(right.values.map(({ value }) => looseKey(value)))
  const told = left.values.filter(({ value }) => !isNullWord(value))
  return Math.max(share, cellsOf(told.filter(({ value }) => known.has(looseKey(value)))) / Math.max(1, cellsOf(told)))
}

/** The column of the main table by which the other one, that has each of its keys once, says more of every row. */
export function keyToLookUp(main: Placed['placement']['table'], other: Placed['placement']['table']): SharedKey | null {
  const keys = [...other.profile.columns.entries()].filter(
    ([, key]) => key.filled > 1 && isOnceEach(key, other.profile),
  )
  const weights = conceptWeights([main.names, other.names], new Set())
  const found = keys.flatMap(([at, right]) =>
    main.profile.columns.flatMap((left, own) => {
      const isSame = main.names[own]!.squashed === other.names[at]!.squashed
      // One code that all rows have may be anything, but for a column that is called as the key is.
      const share = left.filled > 1 && (left.distinct > 1 || isSame) ? knownIn(left, right) : null
      if (share === null || share < LEAST_KNOWN || namesAnotherRow(left, right, main.profile)) return []
      // Small figures are those of a list that the header is short for, or names: “Tax code” of the sheet Tax.
      const list = other.profile.table.name
      const isCalled = isShortFor(left.name, list) || isCodeOf(left.name, list)
      const name = isCalled ? 1 : alike(main.names[own]!, other.names[at]!, weights)
      if (name < ALIKE && !isTelling(left)) return []
      return [{ pairs: [{ left, right }], share, worth: share + name }]
    }),
  )
  return found.toSorted((a, b) => b.worth - a.worth)[0] ?? null
}

/** Where the list is of the table's own rows, what it says is not of the row that names one of them: when the parent was serviced last. */
function namesAnotherRow(left: ColumnProfile, right: ColumnProfile, { columns }: TableProfile): boolean {
  return columns.some(
    (key) =>
      key !== left &&
      key.unique &&
      key.empty === 0 &&
      [left, right].every((one) => (sharedIn(one, key) ?? 0) >= LEAST_KNOWN),
  )
}

/**
 * The column of the main table with the numbers of the other one's key, which only one of the two writes with letters in front, S114 and 114: they
 * have to be called alike, as numbers are everywhere.
 */
export function keyInOtherDress(
  main: Placed['placement']['table'],
  other: Placed['placement']['table'],
): DressedKey | null {
  const weights = conceptWeights([main.names, other.names], new Set())
  const found = [...other.profile.columns.entries()].flatMap(([at, right]) =>
    main.profile.columns.flatMap((left, own): DressedKey[] => {
      const dress = dressBetween(left.loose, right.loose)
      const [numbers, others] = [left.loose.numbers, right.loose.numbers]
      if (dress === null || !numbers || !others?.unique || right.filled < LEAST_NAMES) return []
      if ((numbers.dress === '') === (others.dress === '')) return []
      const share = containment(numbers, others) ?? 0
      const isAlike = alike(main.names[own]!, other.names[at]!, weights) >= NEARLY_ALIKE
      return isAlike && share >= LEAST_KNOWN ? [{ pairs: [{ left, right }], share, dress }] : []
    }),
  )
  return found.length === 1 ? found[0]! : null
}

function isTelling({ values }: ColumnProfile): boolean {
  return values.filter(({ value }) => TELLING.test(value)).length >= LEAST_KNOWN * values.length
}

/** “Cod. IVA” is the code, or the number, of what a list is called. */
function isCodeOf(header: string, list: string): boolean {
  const own = wordsOf(header).filter((word) => !CODE.has(word))
  return own.length > 0 && own.join(' ') === wordsOf(list).join(' ')
}

const CODE = new Set(
  'code cod codice codigo código codes id key key nr no num numero número numéro number nummer kod kód schluessel schlüssel kz kürzel kennzeichen'.split(
    ' ',
  ),
)

/** So many names are found in another table by no chance. */
const LEAST_NAMES = 5

/**
 * The column of the main table in which nearly all names of the other one stand, each there once, though the main one has others, too: the
 * strengths of the beers among all that a shop sells.
 */
export function keyOfNamed(main: TableProfile, other: TableProfile): SharedKey | null {
  const rights = other.columns.filter((right) => right.filled >= LEAST_NAMES && isOnceEach(right, other))
  const found = rights.flatMap((right) =>
    main.columns.flatMap((left) => {
      // 340 alone may be anything, 000340 is a number of the main table.
      if (!isTelling(right) && !isTelling(left)) return []
      const share = Math.max(containment(right, left) ?? 0, containment(right.loose, left.loose) ?? 0)
      // Of two that have them the one that writes them alike: a title, and no handle made of it.
      return share < LEAST_KNOWN
        ? []
        : [{ pairs: [{ left, right }], share, worth: share + (containment(right, left) ?? 0) }]
    }),
  )
  return found.toSorted((a, b) => b.worth - a.worth)[0] ?? null
}

function alike(one: NameFeatures, other: NameFeatures, weights: ReturnType<typeof conceptWeights>): number {
  if (one.empty || other.empty) return 0
  return one.squashed === other.squashed ? 1 : nameScore(one, other, weights)
}
