import type { Linked } from './linked.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import { keptOf } from '../columns/kept-rows.ts'
import { isWhole, tableLabel, type Context, type Placed } from '../context.ts'
import { keysOfMerged } from './keys-of-merged.ts'
import { keysOfOthers, type Keyed } from './keys-of-others.ts'
import { withoutMerged } from './names-of-merged.ts'
import type { Naming, Pair } from './naming.ts'
import { foldName } from './near-names.ts'
import { isNumbered } from './numberings.ts'
import { otherNames } from './other-names.ts'
import { calledBy, wholeNames } from './people-called.ts'
import { isWritten, writtenBy } from './written-keys.ts'

// What the rows of a linked table are called: by their key, by what stands beside it, and by other tables that have both.

/** The keys of a linked column, and all that they are called. */
export interface Named {
  keys: ReadonlySet<string>
  namings: Naming[]
  /** Most keys are written as they stand in the file: one in a text is found by its form. */
  areAsWritten: boolean
}

/** The share of the cells that must be names, and of a column's names that must have one key each. */
export const LEAST_NAMED = 0.9
/** Small figures are everywhere: that they occur in two columns says nothing. */
export const TELLING = /\p{L}|\d{5}/u

/** A column under the header of one that is all keys holds them too, though some are wrong. */
const MOST_ARE_KEYS = 0.5
/** So many tables that are no parents may say how the keys are called elsewhere. */
const MOST_BRIDGES = 20

/** All that the rows which a column is linked to are called; null where no table has their keys. */
export function namedBy({ template, column }: Linked, tables: readonly Placed[], context: Context): Named | null {
  const target = template.columns.findIndex(({ name }) => name === column)
  const all = tables.flatMap((placed) => keyed(placed, template, target, context))
  const rule = template.columns[target] ? ruleOf(template.columns[target]) : null
  const parents = rule === null || all.length < 2 ? all : all.map((one) => asOthers(one, all, rule, target, context))
  if (parents.length === 0 || !parents.every(({ placed }) => isWhole(placed.placement.table.profile))) return null
  const found = parents.flatMap((parent) => parent.profile.rows.flatMap(keysOf(parent, target, context)))
  const raw = found.map(({ key }) => key)
  const written = found.map((one) => one.written)
  const keys = new Set([...raw, ...written].map(foldName))
  const named = parents.map((parent) => ({
    placed: parent.placed,
    namings: [ownNaming(parent, target, context), ...namingsIn(parent, target, context, parents.length > 1)],
  }))
  const rows = new Map(found.flatMap((one) => [one.written, one.key].map((key) => [foldName(key), one] as const)))
  const moved = keysOfMerged(template, column, tables, context)
  const namings = withoutMerged(named, template, context).map((naming) => withKeptKeys(naming, moved, rows))
  const byLabel = Map.groupBy(namings, ({ label, isKey, isWhole: isFull = false }) =>
    JSON.stringify([isKey, isFull ? null : foldName(label)]),
  )
  const united = calledAlike([...byLabel.values()]).map(([first, ...same]): Naming => ({
    ...first!,
    columns: [first!, ...same].flatMap(({ columns }) => columns),
    pairs: [first!, ...same].flatMap(({ pairs }) => pairs),
  }))
  const called = [...united, ...bridgesTo(parents, rows, context)]
  const isOfJoined = parents.some((parent) => parent.isJoined)
  const same = found.filter(({ key, written: text }) => foldName(key) === foldName(text))
  const areAsWritten = 2 * same.length > found.length
  return {
    keys,
    areAsWritten,
    namings: isOfJoined ? called.map((naming): Naming => ({ ...naming, isOfJoined })) : called,
  }
}

/** A row that is another list's is known by the key that it has there: whoever is called alike in both is one. */
function withKeptKeys(
  naming: Naming,
  moved: ReadonlyMap<string, string>,
  rows: ReadonlyMap<string, Required<Omit<Pair, 'name'>>>,
): Naming {
  if (naming.isKey || moved.size === 0) return naming
  const kept = (pair: Pair): Pair => {
    const key = moved.get(pair.key) ?? moved.get(pair.written ?? pair.key)
    const row = key === undefined ? undefined : rows.get(foldName(key))
    return row ? { name: pair.name, key: row.key, written: row.written } : pair
  }
  return { ...naming, pairs: naming.pairs.map(kept) }
}

/** The names of rows that several tables have under headers of the same words, with one for a number or without, are names of one kind: “Old No” and “No. (old)”. */
function calledAlike(groups: Naming[][]): Naming[][] {
  const wordsOf = (label: string): string =>
    [...new Set(wordsIn(label).flatMap(({ text }) => (isNumbered(text) ? [] : text.replace(/e[nrsm]?$/, ''))))]
      .toSorted()
      .join(' ')
  const whole = groups.filter(([first]) => first!.isKey || first!.isWhole || wordsOf(first!.label) === '')
  // “Guest No” with figures and “guest” with names are no names of one kind.
  const haveFigures = (group: Naming[]): boolean => {
    const names = group.flatMap(({ pairs }) => pairs.map(({ name }) => name))
    return 2 * names.filter((name) => /\d/.test(name)).length >= names.length
  }
  const called = Map.groupBy(
    groups.filter((group) => !whole.includes(group)),
    (group) => `${haveFigures(group)} ${wordsOf(group[0]!.label)}`,
  )
  // Two columns of one table are two kinds of names.
  const isApart = (alike: Naming[][]): boolean =>
    new Set(alike.flatMap((group) => [...new Set(group.map(({ where }) => where))])).size ===
    alike.reduce((sum, group) => sum + new Set(group.map(({ where }) => where)).size, 0)
  return [...whole, ...[...called.values()].flatMap((alike) => (isApart(alike) ? [alike.flat()] : alike))]
}

interface Parent {
  placed: Placed
  profile: TableProfile
  key: ColumnProfile
  /** What a row is known by, as it stands there: of several columns the first that has a value. */
  keyIn: (cells: readonly (string | null)[]) => string | undefined
  isJoined: boolean
  /** The key as another table has it; null where it is none. */
  asElsewhere?: ReturnType<typeof keysOfOthers>
}

/** With the keys of other tables for those of its own that are the same. */
function asOthers(parent: Parent, all: readonly Parent[], rule: Pattern, target: number, context: Context): Parent {
  const withKeys = (one: Parent): Keyed => ({
    column: one.key,
    keys: one.profile.rows.flatMap(keysOf(one, target, context)),
  })
  const others = all.filter((one) => one !== parent).map(withKeys)
  return { ...parent, asElsewhere: keysOfOthers(parent.key, others, rule) }
}

/** The table with the one column that fills the link's key as it is, or with several, that are joined or of which the first with a value does. */
function keyed(placed: Placed, template: Template, target: number, context: Context): Parent[] {
  const { placement, mappings } = placed
  const mapping = mappings[target]
  if (placement.side.template.id !== template.id) return []
  if (!mapping || mapping.sources.length === 0) return []
  const [merge] = mapping.lead.flatMap((step) => (step.kind === 'merge' ? [step] : []))
  if (merge?.calculation || (mapping.sources.length > 1 && mapping.lead[0] !== merge)) return []
  // Whoever is entered twice is called the same twice: of what stays behind nothing is called.
  const profile = keptOf(placement.table.profile, context, template.slug)
  const columns = mapping.sources.map((source) => profile.columns[source]!)
  const keyIn: Parent['keyIn'] = (cells) => {
    const texts = columns.map(({ position }) => cells[position]?.trim())
    return !merge || merge.first || texts.every(Boolean) ? texts.find(Boolean) : undefined
  }
  return [{ placed, profile, key: columns[0]!, keyIn, isJoined: merge !== undefined && merge.first !== true }]
}

/** The key of a row, where it has one, and how it will be written. What takes the place of one that it lacks is none before that. */
function keysOf(
  { placed, profile, keyIn, asElsewhere }: Parent,
  target: number,
  context: Context,
): (cells: readonly (string | null)[]) => Required<Omit<Pair, 'name'>>[] {
  const write = writtenBy(placed, target, context)
  const positions = placed.mappings[target]!.sources.map((source) => profile.columns[source]!.position)
  return (cells) => {
    const own = keyIn(cells)
    if (!own) return []
    const written = write(positions.map((position) => cells[position]?.trim() ?? '')) ?? own
    const known = { key: positions.length === 1 ? own : written, written }
    const same = asElsewhere ? asElsewhere(known) : known
    return same ? [same] : []
  }
}

function ownNaming(parent: Parent, target: number, context: Context): Naming {
  const { profile, key } = parent
  const known = keysOf(parent, target, context)
  const pairs = profile.rows.flatMap((cells) => known(cells).map((own): Pair => ({ name: own.key, ...own })))
  return { label: key.name, key: key.name, where: tableLabel(profile), columns: [key], pairs, isKey: true }
}

/** The columns beside the key, as they stand in the file and as they will be written, and first and last name together. */
function namingsIn(parent: Parent, target: number, context: Context, isOneOfSeveral: boolean): Naming[] {
  const { placed, profile, key } = parent
  const { mappings, placement } = placed
  const where = tableLabel(profile)
  const known = keysOf(parent, target, context)
  const beside = profile.columns
    .filter((column) => column !== key && mayName(column))
    .map((column) => ({
      label: column.name,
      columns: [column],
      textOf: (cells: (string | null)[]) => cells[column.position]?.trim() ?? '',
    }))
  const filling = mappings.flatMap(({ sources }, other) => {
    if (other === target || sources.length === 0) return []
    // What several tables call otherwise is one kind of names where it fills one column.
    const isShared = isOneOfSeveral && sources.length === 1 && mayName(profile.columns[sources[0]!]!)
    if (!isShared && !isWritten(placed, other, context)) return []
    const columns = sources.map((source) => profile.columns[source]!)
    const write = writtenBy(placed, other, context)
    const textOf = (cells: (string | null)[]): string =>
      write(columns.map(({ position }) => cells[position]?.trim() ?? '')) ?? ''
    return [{ label: placement.side.template.columns[other]!.name, columns, textOf }]
  })
  const whole = wholeNames(placed)
  const called = calledBy(placed, whole)
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
  const short = called.map((columns) => ({
    label: columns.map(({ name }) => name).join(' '),
    columns,
    isWhole: true,
    textOf: (cells: (string | null)[]) => {
      const texts = columns.map(({ position }) => cells[position]?.trim() ?? '')
      return texts.every(isName) ? texts.join(' ') : ''
    },
  }))
  const single = [...beside, ...filling, ...full, ...short].map(({ textOf, ...naming }) => ({
    ...naming,
    textsOf: (cells: (string | null)[]) => [textOf(cells)],
  }))
  return [...single, ...otherNames(placed, key)].map(({ textsOf, ...naming }) => ({
    ...naming,
    key: key.name,
    where,
    isKey: false,
    pairs: profile.rows.flatMap((cells) =>
      textsOf(cells)
        .filter(isName)
        .flatMap((name) => known(cells).map((own): Pair => ({ name, ...own }))),
    ),
  }))
}

/** Amounts and dates name nothing. */
function mayName({ filled, types }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0, date = 0, datetime = 0, boolean = 0 } = types
  return filled > 0 && Math.max(amount, decimal, date, datetime, boolean) < 0.5
}

/**
 * Other tables that have the keys in one column, as they stand in the linked table or as they are written, and in others what they are called
 * elsewhere. Such a list has each key or each name once: where both repeat, as in a journal, that one text always went with one account so far
 * does not make it a name of that account.
 */
function bridgesTo(parents: Parent[], keys: ReadonlyMap<string, Omit<Pair, 'name'>>, context: Context): Naming[] {
  const others = [...context.shapes.keys()].filter(
    (profile) => isWhole(profile) && !parents.some(({ placed }) => placed.placement.table.profile === profile),
  )
  return others.slice(0, MOST_BRIDGES).flatMap((profile) =>
    profile.columns
      .filter((column) => isColumnOf(column, keys))
      .flatMap((key) =>
        profile.columns
          .filter((column) => column !== key && mayName(column) && (key.unique || column.unique))
          .map((column): Naming => {
            const pairs = pairsOf(profile, key, column).map((pair): Pair => ({
              ...pair,
              ...keys.get(foldName(pair.key)),
            }))
            const where = tableLabel(profile)
            // Its own table's links say nothing new of it.
            const columns = [...profile.columns, ...besideKeys(key, column, keys, context)]
            return { label: column.name, key: key.name, where, columns, pairs, isKey: false }
          }),
      ),
  )
}

/** The same column of other tables that have the keys beside it under the same header, as last year's report has: there nothing stands for them. */
function besideKeys(
  key: ColumnProfile,
  beside: ColumnProfile,
  keys: ReadonlyMap<string, unknown>,
  { shapes }: Context,
): ColumnProfile[] {
  const called = ({ columns }: TableProfile, { name }: ColumnProfile): ColumnProfile[] =>
    columns.filter((column) => foldName(column.name) === foldName(name))
  return [...shapes.keys()].flatMap((other) =>
    called(other, key).some((column) => shareIn(column, keys) >= MOST_ARE_KEYS) ? called(other, beside) : [],
  )
}

function shareIn({ values }: ColumnProfile, keys: ReadonlyMap<string, unknown>): number {
  return values.filter(({ value }) => keys.has(foldName(value))).length / Math.max(1, values.length)
}

function isColumnOf(column: ColumnProfile, keys: ReadonlyMap<string, unknown>): boolean {
  const { complete, values, distinct } = column
  if (!complete || distinct < 2 || !values.some(({ value }) => TELLING.test(value) || value.length >= 3)) return false
  return shareIn(column, keys) >= LEAST_NAMED
}

/** Nothing is called “-”. */
function isName(text: string | undefined): text is string {
  return text !== undefined && text !== '' && !isNullWord(text)
}

function pairsOf({ rows }: TableProfile, key: ColumnProfile, beside: ColumnProfile): Pair[] {
  return rows.flatMap((cells) => {
    const [own, name] = [cells[key.position]?.trim(), cells[beside.position]?.trim()]
    return own && isName(name) ? [{ name, key: own }] : []
  })
}
