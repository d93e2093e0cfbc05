import { cellsOf } from '../../profile/cells-of.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import type { ColumnPlan, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { columnRef, isWhole, percent, type Context, type Mapping, type Placed } from '../context.ts'
import { SURE } from '../sure.ts'
import { foldName } from './near-names.ts'
import { writtenBy } from './written-keys.ts'

// Each house has its list of rooms on a sheet of its own, and a booking says the house and the room: 101 alone is in all of them.

/** The share of a column's different values that must be names of tables, and of the rows that lead to a row of the table that they name. */
const LEAST_KNOWN = 0.9
const SEPARATOR = ' | '

/** The keys of a linked table by how they stand there, each as its sheet writes it. */
type Keys = ReadonlyMap<string, string>

/** The plans of link columns that nothing fills, by one column that names the table, and one that has its keys. */
export function linkedByTables(
  main: Placed,
  mappings: readonly Mapping[],
  all: readonly Placed[],
  context: Context,
): Map<number, ColumnPlan> {
  const { placement } = main
  const { profile } = placement.table
  const found = placement.side.template.columns.flatMap(({ name, desiredRule, linkRule = [] }, target) => {
    const [link] = linkRule
    const mapping = mappings[target]!
    if (desiredRule !== 'link' || !link || mapping.constant !== undefined || mapping.lead.length > 0) return []
    const parents = all.filter(
      (one) => one.placement.side.template.id === link.templateId && one.placement.table.profile !== profile,
    )
    const plan = parents.length < 2 ? null : planOf(profile, name, parents, link.columnName, context)
    return plan && isOpen(mapping, plan, profile) ? [[target, plan] as const] : []
  })
  return new Map(found)
}

/** Nothing fills it for sure, or just one of the two does, which alone leads to several rows. */
function isOpen(
  { sources, guessed, confidence, decided_by }: Mapping,
  plan: ColumnPlan,
  profile: TableProfile,
): boolean {
  const [source, ...more] = sources
  if (source === undefined || guessed === true || confidence < SURE) return decided_by === 'matcher'
  return more.length === 0 && plan.inputs.some(({ position }) => position === profile.columns[source]!.position)
}

function planOf(
  profile: TableProfile,
  column: string,
  parents: readonly Placed[],
  key: string,
  context: Context,
): ColumnPlan | null {
  const tables = new Map(
    parents.flatMap((parent): [string, Keys][] => {
      const keys = keysOf(parent, key, context)
      return keys ? [[foldName(parent.placement.table.profile.table.name), keys]] : []
    }),
  )
  if (tables.size < parents.length || !areShared([...tables.values()])) return null
  const naming = profile.columns.filter((one) => namesTables(one, tables))
  const headers = parents.flatMap((parent) => keyColumn(parent, key)?.name ?? [])
  // Nights are counted as rooms are: which of two figures is meant, their names tell.
  const called = profile.columns.filter((own) => headers.some((header) => areAlike(own.name, header)))
  const found = naming.flatMap((names) =>
    called.flatMap((keys) => (keys === names ? [] : (ledBy(profile, names, keys, tables) ?? []))),
  )
  if (found.length === 0) return inOneCell(profile, column, tables)
  const [only] = found
  if (!only || found.length > 1) return null
  const { names, keys, entries, share } = only
  const both = [names, keys].toSorted((a, b) => a.position - b.position)
  return {
    column,
    inputs: both.map((own) => columnRef(profile, own)),
    transforms: [
      { kind: 'merge', separator: SEPARATOR },
      { kind: 'value_map', entries },
    ],
    confidence: 0.9,
    reason: `“${names.name}” names the table, and “${keys.name}” a row of it, in ${percent(share)} of the rows.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}

/** “Venezia, camera 201”: a table and one of its keys, in one cell of the only column that has such. */
function inOneCell(profile: TableProfile, column: string, tables: ReadonlyMap<string, Keys>): ColumnPlan | null {
  const found = profile.columns.flatMap((own) => {
    const led = own.values.map(({ value, count }) => ({ raw: value.trim(), count, value: keyIn(value, tables) }))
    const known = led.filter((one) => one.value !== null)
    return known.length >= 2 && cellsOf(known) >= LEAST_KNOWN * cellsOf(led) ? [{ own, known, all: cellsOf(led) }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { own, known, all } = only
  const share = cellsOf(known) / all
  return {
    column,
    inputs: [columnRef(profile, own)],
    transforms: [
      { kind: 'trim' },
      {
        kind: 'value_map',
        entries: known.map(({ raw, value }): ValueMapEntry => ({ raw, value: value!, decided_by: 'matcher' })),
      },
    ],
    confidence: 0.9,
    reason: `“${own.name}” has the name of a table and a row of it, in ${percent(share)} of the rows.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}

/** The key of the only table that a text names, where its rest has just one of that table's keys. */
function keyIn(text: string, tables: ReadonlyMap<string, Keys>): string | null {
  const words = wordsIn(text)
  const named = [...tables.keys()].filter((name) => placeIn(words, wordsIn(name)) >= 0)
  const [name, ...more] = named
  if (name === undefined || more.length > 0) return null
  const own = wordsIn(name)
  const rest = words.toSpliced(placeIn(words, own), own.length)
  const keys = tables.get(name)!
  const found = rest.flatMap((word) => keys.get(word) ?? [])
  return found.length === 1 && rest.length <= MOST_BESIDE ? found[0]! : null
}

/** What a cell may have beside the table's name: a key, and what such a thing is called. */
const MOST_BESIDE = 3

function wordsIn(text: string): string[] {
  return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function placeIn(words: readonly string[], own: readonly string[]): number {
  return own.length === 0 ? -1 : words.findIndex((_, at) => own.every((word, next) => words[at + next] === word))
}

/** Whether some key stands in several tables. */
function areShared(tables: readonly Keys[]): boolean {
  const keys = tables.flatMap((table) => [...table.keys()])
  return new Set(keys).size < keys.length
}

const ALIKE = 0.6

/** “Cam.” is short for “Camera”. */
const LEAST_LETTERS = 3

function areAlike(one: string, other: string): boolean {
  const [short, long] = [one.replace(/\.$/u, ''), other].map((name) => foldName(name.trim())) as [string, string]
  if (short.length >= LEAST_LETTERS && long.startsWith(short)) return true
  return nameScore(nameFeatures(one), nameFeatures(other), evenly) >= ALIKE
}

/** The only column that the key of a table's rows is made of. */
function keyColumn({ placement: { table, side }, mappings }: Placed, key: string): ColumnProfile | null {
  const target = side.template.columns.findIndex(({ name }) => name === key)
  const [source, ...more] = mappings[target]?.sources ?? []
  return source === undefined || more.length > 0 ? null : table.profile.columns[source]!
}

function keysOf(parent: Placed, key: string, context: Context): Keys | null {
  const { table, side } = parent.placement
  const column = keyColumn(parent, key)
  if (!column || !isWhole(table.profile)) return null
  const target = side.template.columns.findIndex(({ name }) => name === key)
  const write = writtenBy(parent, target, context)
  return new Map(column.values.map(({ value }) => [foldName(value.trim()), write([value.trim()]) ?? value.trim()]))
}

function namesTables({ values, distinct }: ColumnProfile, tables: ReadonlyMap<string, Keys>): boolean {
  const known = values.filter(({ value }) => tables.has(foldName(value.trim())))
  return distinct >= 2 && known.length >= 2 && known.length >= LEAST_KNOWN * values.length
}

/** What each pair of name and key leads to, where nearly all do, and the keys alone would lead to several. */
function ledBy(
  { rows }: TableProfile,
  names: ColumnProfile,
  keys: ColumnProfile,
  tables: ReadonlyMap<string, Keys>,
): { names: ColumnProfile; keys: ColumnProfile; entries: ValueMapEntry[]; share: number } | null {
  const isFirst = names.position < keys.position
  const led = rows.flatMap((cells) => {
    const [name, key] = [names, keys].map(({ position }) => cells[position]?.trim() ?? '') as [string, string]
    if (name === '' || key === '') return []
    const value = tables.get(foldName(name))?.get(foldName(key))
    return [{ raw: (isFirst ? [name, key] : [key, name]).join(SEPARATOR), value }]
  })
  const known = led.filter((one) => one.value !== undefined)
  if (known.length < 2 || known.length < LEAST_KNOWN * led.length) return null
  const entries = new Map(known.map(({ raw, value }) => [raw, value!]))
  return {
    names,
    keys,
    entries: [...entries].map(([raw, value]) => ({ raw, value, decided_by: 'matcher' })),
    share: known.length / led.length,
  }
}
