import { nameFeatures, nameScore } from '../match/name-score.ts'
import type { Template } from '../model.ts'
import type { ColumnProfile, TableProfile, ValueCount } from '../profile/model.ts'
import { isNullWord } from '../profile/null-words.ts'
import { isWhole, percent, tableLabel, type Context, type Placed } from './context.ts'
import { otherName, partly } from './named-in-part.ts'
import { foldName, waysBetween, type Lookup, type Way } from './near-names.ts'
import { inTwoLists, LEAST_IN_LIST, namedShare } from './two-lists.ts'
import { isWritten, writtenBy } from './written-keys.ts'

// A link is to be a code, and the source has what stands beside it, or the code written otherwise: the linked table says which is meant.

/** A column that another one is linked to. */
export interface Linked {
  template: Template
  column: string
}

/** The share of the cells that must be names, and of a column's names that must have one key each. */
const LEAST_NAMED = 0.9
/** An address or a code that stands in both is there by no chance, though many others are not. */
const LEAST_OF_CODES = 0.5
const CODE = /@|\d{7}|^(?=.*\p{L})(?=.*\d)\S{5,}$/u
/** Where somebody said that the column is the link, this share shows how it is meant: what it doesn't say stays, and is told. */
const LEAST_TOLD = 0.2
/** Longer maps are no matter of a plan, which a person is to read. Only rows that a profile keeps are looked at, which are fewer. */
const MOST_NAMES = 10_000
/** Small figures are everywhere: that they occur in two columns says nothing. */
const TELLING = /\p{L}|\d{5}/u
/** So many values are none by chance. */
const FEW = 3
/** So many tables that are no parents may say how the keys are called elsewhere. */
const MOST_BRIDGES = 20

/** A name and the key of its row. */
interface Pair {
  name: string
  key: string
  /** The key as it will be written: of two spellings of one key either is meant. */
  written?: string
}

/** One way in which rows of the linked tables are called. */
interface Naming {
  label: string
  key: string
  where: string
  /** The columns that the names are in. */
  columns: ColumnProfile[]
  pairs: Pair[]
  isKey: boolean
  /** Whole names of people, whatever the columns are called that they are in: all tables have them in common. */
  isWhole?: boolean
}

/** The keys of a linked column, and all that they are called. */
interface Named {
  keys: ReadonlySet<string>
  namings: Naming[]
}

/** What was found for the tables as they are placed: the same is asked for every column that may be a link. */
const found = new WeakMap<Placed[], Map<string, { named: Named | null; lookups: Map<ColumnProfile, Lookup | null> }>>()

/**
 * How the linked tables call what the source's values are: null when these are keys already, or hardly any stands beside the keys. Its
 * `isClear` tells whether that is enough where nobody said that it is the link.
 */
export function lookupOf(source: ColumnProfile, linked: Linked, tables: Placed[], context: Context): Lookup | null {
  const byLink = found.get(tables) ?? found.set(tables, new Map()).get(tables)!
  const link = JSON.stringify([linked.template.id, linked.column])
  const known = byLink.get(link) ?? { named: namedBy(linked, tables, context), lookups: new Map() }
  byLink.set(link, known)
  const { named, lookups } = known
  if (!lookups.has(source)) lookups.set(source, named && search(source, named, isCalledSo(source, linked)))
  return lookups.get(source) ?? null
}

function search(source: ColumnProfile, { keys, namings }: Named, isCalled: boolean): Lookup | null {
  const open = source.values.filter(({ value }) => !keys.has(foldName(value)) && !isNullWord(value))
  if (open.length === 0) return null
  // Among keys a few strangers are wrong keys rather than names, whatever else they happen to be.
  const areNames = open.length >= FEW || 2 * open.length >= source.values.length
  const usable = namings.filter(({ columns, isKey }) => !columns.includes(source) && (isKey || areNames))
  const lookups = usable.flatMap((naming) => {
    const names = naming.pairs.map(({ name }) => name)
    const ways = [...waysBetween(open, names, naming.isKey), ...(naming.isKey ? [] : partly(open, naming.pairs))]
    return ways.flatMap((way) => by(way, naming, open, source.values, keys, isCalled) ?? [])
  })
  const sorted = lookups.toSorted((a, b) => b.share - a.share || Number(a.isGuess) - Number(b.isGuess))
  const best = sorted.find(({ share }) => share >= LEAST_TOLD) ?? null
  if (best?.isNear || (best?.isClear && best.isGuess)) return best
  const both = inTwoLists(sorted, open)
  return both !== null && (best?.isClear || both.share >= LEAST_NAMED) ? both : best
}

function by(
  way: Way,
  naming: Naming,
  open: ValueCount[],
  all: ValueCount[],
  keys: ReadonlySet<string>,
  isCalled: boolean,
): Lookup | null {
  const { pairs, label, key, where, isKey } = naming
  const byName = Map.groupBy(
    pairs.flatMap(({ name, key: own, written = own }) => {
      const folded = way.ofName(name)
      return folded === null ? [] : [{ name, folded, key: own, written }]
    }),
    ({ folded }) => folded,
  )
  // A value that is a key of one row and a name of another stays the key; a name of two keys is neither's.
  const single = [...byName].filter(
    ([name, group]) => (isKey || !keys.has(name)) && new Set(group.map(({ written }) => written)).size === 1,
  )
  if (single.length < LEAST_NAMED * byName.size || single.length > MOST_NAMES) return null
  const keyBy = new Map(single.map(([name, group]) => [name, group[0]!.key]))
  const keyOf = (value: string): string | undefined => keyBy.get(way.ofValue(value) ?? '')
  const isNamed = (value: string): boolean => byName.has(way.ofValue(value) ?? '')
  const share = namedShare(open, (value) => (isKey || TELLING.test(way.ofValue(value) ?? '')) && isNamed(value))
  if (share < LEAST_IN_LIST) return null
  const coded = namedShare(open, (value) => isNamed(value) && CODE.test(value.trim()))
  const inAll = isKey ? namedShare(all, (value) => keys.has(foldName(value)) || isNamed(value)) : share
  return {
    keyOf,
    isClear:
      (!isKey || isNumber(open) || isCalled) && (Math.max(share, inAll) >= LEAST_NAMED || coded >= LEAST_OF_CODES),
    names: single.map(([, group]) => way.shown(group[0]!.name)),
    share,
    inAll: Math.max(share, inAll),
    isNear: isKey,
    where,
    called: label,
    isGuess: way.isGuess ?? false,
    takenFor: (value) => (way.isGuess ? otherName(value, byName.get(way.ofValue(value) ?? '')?.[0]?.name) : undefined),
    reason: isKey
      ? `${percent(share)} of its values that are no “${key}” of ${where} are one there, ${way.said}: each is written as it stands there.`
      : `${percent(share)} of its values that are no “${key}” of ${where} stand there as “${label}”${way.said === '' ? '' : `, ${way.said}`}: ` +
        `each becomes the “${key}” of its row.`,
  }
}

/** From here on a header is what is linked to. */
const CALLED = 0.5
const evenly = { weight: () => 1, implied: new Set<string>() }

/** Whether the header says that it is of the linked sheet, or its key: a “Store” of branches. */
export function isCalledSo({ name }: ColumnProfile, { template, column }: Linked): boolean {
  const own = nameFeatures(name)
  return [template.name, template.slug, column].some((one) => nameScore(own, nameFeatures(one), evenly) >= CALLED)
}

/**
 * Figures of one or two places count something: what they are in a key of letters and figures is clear only where others are longer,
 * or the header says so.
 */
function isNumber(values: ValueCount[]): boolean {
  return values.some(({ value }) => /\p{L}|\d{3}/u.test(value))
}

function namedBy({ template, column }: Linked, tables: Placed[], context: Context): Named | null {
  const target = template.columns.findIndex(({ name }) => name === column)
  const parents = tables.flatMap((placed) => keyed(placed, template, target))
  if (parents.length === 0 || !parents.every(({ profile }) => isWhole(profile))) return null
  const raw = parents.flatMap(({ profile, key }) => cellsOf(profile, key))
  const written = parents.flatMap(({ profile, key, placed }) => {
    const write = writtenBy(placed, target, context)
    return cellsOf(profile, key).map((cell) => write([cell]) ?? cell)
  })
  const keys = new Set([...raw, ...written].map(foldName))
  const namings = parents.flatMap((parent) => [
    ownNaming(parent, target, context),
    ...namingsIn(parent, target, context),
  ])
  const byLabel = Map.groupBy(namings, ({ label, isKey, isWhole: isFull = false }) =>
    JSON.stringify([isKey, isFull ? null : foldName(label)]),
  )
  const united = [...byLabel.values()].map(([first, ...same]): Naming => ({
    ...first!,
    columns: [first!, ...same].flatMap(({ columns }) => columns),
    pairs: [first!, ...same].flatMap(({ pairs }) => pairs),
  }))
  return { keys, namings: [...united, ...bridgesTo(parents, new Set(raw.map(foldName)), context)] }
}

interface Parent {
  placed: Placed
  profile: TableProfile
  key: ColumnProfile
}

/** The table with the one column that fills the link's key as it is. */
function keyed(placed: Placed, template: Template, target: number): Parent[] {
  const { placement, mappings } = placed
  const mapping = mappings[target]
  if (placement.side.template.id !== template.id) return []
  if (mapping?.sources.length !== 1 || mapping.lead.some(({ kind }) => kind === 'merge')) return []
  const { profile } = placement.table
  return [{ placed, profile, key: profile.columns[mapping.sources[0]!]! }]
}

function ownNaming({ placed, profile, key }: Parent, target: number, context: Context): Naming {
  const write = writtenBy(placed, target, context)
  const pairs = cellsOf(profile, key).map((cell) => ({ name: cell, key: cell, written: write([cell]) ?? cell }))
  return { label: key.name, key: key.name, where: tableLabel(profile), columns: [key], pairs, isKey: true }
}

/** The columns beside the key, as they stand in the file and as they will be written, and first and last name together. */
function namingsIn({ placed, profile, key }: Parent, target: number, context: Context): Naming[] {
  const { mappings, placement } = placed
  const where = tableLabel(profile)
  const beside = profile.columns
    .filter((column) => column !== key && mayName(column))
    .map((column) => ({
      label: column.name,
      columns: [column],
      textOf: (cells: (string | null)[]) => cells[column.position]?.trim() ?? '',
    }))
  const written = mappings.flatMap(({ sources }, other) => {
    if (other === target || sources.length === 0 || !isWritten(placed, other, context)) return []
    const columns = sources.map((source) => profile.columns[source]!)
    const write = writtenBy(placed, other, context)
    const textOf = (cells: (string | null)[]): string =>
      write(columns.map(({ position }) => cells[position]?.trim() ?? '')) ?? ''
    return [{ label: placement.side.template.columns[other]!.name, columns, textOf }]
  })
  const whole = wholeNames(placed)
  const full =
    whole.length > 0
      ? [
          {
            label: whole.map(({ name }) => name).join(' '),
            columns: whole,
            isWhole: true,
            textOf: (cells: (string | null)[]) =>
              whole.flatMap(({ position }) => cells[position]?.trim() || []).join(' '),
          },
        ]
      : []
  return [...beside, ...written, ...full].map(({ textOf, ...naming }) => ({
    ...naming,
    key: key.name,
    where,
    isKey: false,
    pairs: profile.rows.flatMap((cells) => {
      const [own, name] = [cells[key.position]?.trim(), textOf(cells)]
      return own && name ? [{ name, key: own }] : []
    }),
  }))
}

/** The columns of first and last name, or the one that both are taken from. */
function wholeNames({ placement, mappings }: Placed): ColumnProfile[] {
  const { table, side } = placement
  const [first, last] = ['first', 'last'].map((part) => {
    const own = table.names.findIndex(({ concepts }) => concepts.includes(part))
    if (own >= 0) return own
    const { sources = [] } = mappings[side.names.findIndex(({ concepts }) => concepts.includes(part))] ?? {}
    return sources.length === 1 ? sources[0]! : -1
  }) as [number, number]
  return first < 0 || last < 0 ? [] : [...new Set([first, last])].map((at) => table.profile.columns[at]!)
}

/** Amounts and dates name nothing. */
function mayName({ filled, types }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0, date = 0, datetime = 0, boolean = 0 } = types
  return filled > 0 && Math.max(amount, decimal, date, datetime, boolean) < 0.5
}

/**
 * Other tables that have the keys in one column, and in others what they are called elsewhere. Such a list has each key or each name once:
 * where both repeat, as in a journal, that one text always went with one account so far does not make it a name of that account.
 */
function bridgesTo(parents: Parent[], keys: ReadonlySet<string>, context: Context): Naming[] {
  const others = [...context.shapes.keys()].filter(
    (profile) => isWhole(profile) && !parents.some((parent) => parent.profile === profile),
  )
  return others.slice(0, MOST_BRIDGES).flatMap((profile) =>
    profile.columns
      .filter((column) => isColumnOf(column, keys))
      .flatMap((key) =>
        profile.columns
          .filter((column) => column !== key && mayName(column) && (key.unique || column.unique))
          .map((column): Naming => {
            const pairs = pairsOf(profile, key, column)
            const where = tableLabel(profile)
            // Its own table's links say nothing new of it.
            const columns = profile.columns
            return { label: column.name, key: key.name, where, columns, pairs, isKey: false }
          }),
      ),
  )
}

function isColumnOf({ complete, values, distinct }: ColumnProfile, keys: ReadonlySet<string>): boolean {
  if (!complete || distinct < 2 || !values.some(({ value }) => TELLING.test(value) || value.length >= 3)) return false
  return values.filter(({ value }) => keys.has(foldName(value))).length >= LEAST_NAMED * values.length
}

function cellsOf({ rows }: TableProfile, { position }: ColumnProfile): string[] {
  return rows.flatMap((cells) => cells[position]?.trim() || [])
}

function pairsOf({ rows }: TableProfile, key: ColumnProfile, beside: ColumnProfile): Pair[] {
  return rows.flatMap((cells) => {
    const [own, name] = [cells[key.position]?.trim(), cells[beside.position]?.trim()]
    return own && name ? [{ name, key: own }] : []
  })
}
