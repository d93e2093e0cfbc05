import type { ColumnPlan, ValueMapEntry } from '../../model.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import { countValues, profileColumn } from '../../profile/column.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import {
  columnKey,
  columnRef,
  isWhole,
  percent,
  tableLabel,
  type Context,
  type Mapping,
  type Placed,
} from '../context.ts'
import { SURE } from '../sure.ts'
import { partly } from './named-in-part.ts'
import { foldName } from './near-names.ts'
import { writtenBy } from './written-keys.ts'

// A row of the linked table is named by two columns together: a title and a day, a name and a date of birth, a building and a room. Neither
// says alone which is meant. One of the two may be written shorter than it stands there: “Maple” for the building “Maple House”. Both may stand in one
// text: “Top shelf, Maple”.

/** The share of a column's values that must stand in one of the linked table, and of the rows that are found by both. */
const LEAST_KNOWN = 0.9
const SEPARATOR = ' | '

/** A column of the table and that of the linked tables which has its values. */
interface Pair {
  own: ColumnProfile
  linked: ColumnProfile
  /** The text of the linked column that one of the table stands for, as it is held against others. */
  stands: (text: string) => string
  /** Values are parts of those of the linked column. */
  isPart: boolean
}

/** A link column that nothing fills, and the tables of what it leads to. */
interface OpenLink {
  target: number
  column: string
  /** The column that is led to. */
  key: string
  parents: Placed[]
}

export function openLinks(
  main: Placed,
  mappings: readonly Mapping[],
  all: readonly Placed[],
  context: Context,
): OpenLink[] {
  const { template } = main.placement.side
  return [...template.columns.entries()].flatMap(([target, { desiredRule, linkRule = [], name }]) => {
    const mapping = mappings[target]!
    const isOpen = mapping.sources.length === 0 || mapping.guessed || mapping.confidence < SURE
    const [link] = linkRule
    if (
      desiredRule !== 'link' ||
      !link ||
      !isOpen ||
      mapping.decided_by !== 'matcher' ||
      mapping.constant !== undefined
    )
      return []
    if (context.answers.has(columnKey(main.placement, name, context))) return []
    const parents = all.filter(
      ({ placement }) =>
        placement.side.template.id === link.templateId && placement.table.profile !== main.placement.table.profile,
    )
    return [{ target, column: name, key: link.columnName, parents }]
  })
}

/** The plans of link columns that nothing fills, by two columns, or two parts of one, that together say which row is meant. */
export function linkedByPairs(
  main: Placed,
  mappings: readonly Mapping[],
  all: readonly Placed[],
  context: Context,
): Map<number, ColumnPlan> {
  const found = openLinks(main, mappings, all, context).flatMap(({ target, column, parents, key }) => {
    const plan = planOf(main, column, parents, key, context)
    return plan ? [[target, plan] as const] : []
  })
  return new Map(found)
}

function planOf(
  { placement }: Placed,
  column: string,
  parents: Placed[],
  key: string,
  context: Context,
): ColumnPlan | null {
  const { profile } = placement.table
  const [parent, ...others] = parents
  // Of several tables one and the same name may stand in two.
  if (!parent || others.length > 0 || !isWhole(parent.placement.table.profile)) return null
  const target = parent.placement.side.template.columns.findIndex(({ name }) => name === key)
  const mapping = parent.mappings[target]
  if (mapping?.sources.length !== 1) return null
  const linked = parent.placement.table.profile
  const keyColumn = linked.columns[mapping.sources[0]!]!
  const write = writtenBy(parent, target, context)
  const entriesOf = ({ known }: Found): ValueMapEntry[] =>
    [...new Map(known.map(({ raw, key: own }) => [raw, write([own]) ?? own]))].map(([raw, value]) => ({
      raw,
      value,
      decided_by: 'matcher',
    }))
  const isNamed = ({ both, known, named }: Found): string =>
    `a row of ${tableLabel(linked)}, in ${percent(known.length / named)} of the rows by its ${both.map((pair) => `“${pair.linked.name}”`).join(' and ')}: each becomes its “${keyColumn.name}”.`
  const plan = { column, confidence: 0.9, decided_by: 'matcher' as const, alternatives: [] }
  const found = foundBy(profile, linked, keyColumn)
  if (found)
    return {
      ...plan,
      inputs: found.both.map(({ own }) => columnRef(profile, own)),
      transforms: [
        { kind: 'merge', separator: SEPARATOR },
        { kind: 'value_map', entries: entriesOf(found) },
      ],
      reason: `${found.both.map(({ own }) => `“${own.name}”`).join(' and ')} together name ${isNamed(found)}`,
    }
  const halved = profile.columns.flatMap((own) => {
    const halves = halvesOf(own, profile).flatMap((half) => foundBy(half, linked, keyColumn, half.mark) ?? [])
    return halves.slice(0, 1).map((one) => ({ ...one, own }))
  })
  const [only, ...more] = halved
  if (!only || more.length > 0) return null
  return {
    ...plan,
    inputs: [columnRef(profile, only.own)],
    transforms: [{ kind: 'trim' }, { kind: 'value_map', entries: entriesOf(only) }],
    reason: `Both parts of “${only.own.name}” together name ${isNamed(only)}`,
  }
}

interface Found {
  both: Pair[]
  /** What stands in the rows that are found, and the key of each. */
  known: { raw: string; key: string }[]
  /** So many rows name one. */
  named: number
}

/** Two columns that together name rows of the linked table, and which. */
function foundBy(
  profile: TableProfile,
  linked: TableProfile,
  keyColumn: ColumnProfile,
  between = SEPARATOR,
): Found | null {
  const pairs = pairsBetween(profile, linked, keyColumn)
  for (const [at, first] of pairs.entries()) {
    for (const second of pairs.slice(at + 1)) {
      if (first.own === second.own || first.linked === second.linked) continue
      // Only where the other says it in full is a part enough.
      if (first.isPart && second.isPart) continue
      const both = [first, second].toSorted((a, b) => a.own.position - b.own.position)
      const byName = keysBy(linked, both, keyColumn)
      if (!byName) continue
      const named = profile.rows.flatMap((cells) => {
        const texts = both.map(({ own }) => cells[own.position]?.trim() ?? '')
        if (texts.includes('')) return []
        const name = both.map(({ stands }, part) => stands(texts[part]!)).join(SEPARATOR)
        return [{ raw: texts.join(between), key: byName.get(name) }]
      })
      const known = named.flatMap(({ raw, key }) => (key === undefined ? [] : [{ raw, key }]))
      if (known.length >= 2 && known.length >= LEAST_KNOWN * named.length) return { both, known, named: named.length }
    }
  }
  return null
}

const MARKS = [', ', ' - ', ' – ', ' / ', ' | ', '/']
/** More are no places, and a longer map is no matter of a plan. */
const MOST_HALVED = 300

/** The two halves of a column's texts as a table of two columns, for each mark that stands once in nearly all of them. */
function halvesOf(column: ColumnProfile, table: TableProfile): (TableProfile & { mark: string })[] {
  const { complete, values, filled } = column
  if (!complete || values.length < 2 || values.length > MOST_HALVED) return []
  return MARKS.flatMap((mark) => {
    const halved = values.filter(({ value }) => value.trim().split(mark).length === 2)
    if (cellsOf(halved) < LEAST_KNOWN * filled) return []
    const rows = halved.map(({ value }) => value.trim().split(mark))
    const numbers = halved.map(({ row }) => row)
    const columns = [0, 1].map((position) => {
      const counted = countValues(
        rows.map((cells) => cells[position]!),
        numbers,
      )
      const facts = { name: column.name, position, rows: rows.length, empty: 0, distinct: counted.length }
      return profileColumn(facts, counted, rows.length, true)
    })
    return [{ ...table, aside: [], sampled: rows.length, columns, rows, mark }]
  })
}

/** Columns of both tables with the same values, the most telling first, and behind them those whose values are parts of the others'. */
function pairsBetween(own: TableProfile, linked: TableProfile, key: ColumnProfile): Pair[] {
  const columns = linked.columns.filter((column) => column !== key && column.distinct > 1)
  const telling = own.columns.filter(({ distinct }) => distinct > 1)
  const whole = mostTelling([false, true].flatMap((monthFirst) => sameTexts(own, telling, linked, columns, monthFirst)))
  if (whole.length === 0) return []
  const isSame = (one: ColumnProfile, other: ColumnProfile): boolean =>
    whole.some((pair) => pair.own === one && pair.linked === other)
  const parts = telling.flatMap((column) =>
    columns.filter((other) => !isSame(column, other)).flatMap((other) => partOf(column, other)),
  )
  return [...whole, ...mostTelling(parts)]
}

const MOST_PAIRS = 12

function mostTelling(pairs: Pair[]): Pair[] {
  return pairs.toSorted((a, b) => b.own.distinct - a.own.distinct).slice(0, MOST_PAIRS)
}

function sameTexts(
  own: TableProfile,
  telling: ColumnProfile[],
  linked: TableProfile,
  columns: ColumnProfile[],
  monthFirst: boolean,
): Pair[] {
  const sets = new Map(columns.map((column) => [column, textsOf(linked, column, false)]))
  const stands = (text: string): string => folded(text, monthFirst)
  return telling.flatMap((column) => {
    const texts = [...textsOf(own, column, monthFirst)]
    if (!texts.some((text) => /\p{L}|\d{4}/u.test(text))) return []
    return columns.flatMap((other) => {
      const known = texts.filter((text) => sets.get(other)!.has(text)).length
      return known >= LEAST_KNOWN * texts.length ? [{ own: column, linked: other, stands, isPart: false }] : []
    })
  })
}

/** Each value is a part of one of the linked column alone: “Maple” of “Maple House”. */
function partOf(own: ColumnProfile, linked: ColumnProfile): Pair[] {
  if (!own.complete || !linked.complete) return []
  const [way] = partly(
    own.values,
    linked.values.map(({ value }) => ({ name: value })),
  )
  const named = own.values.flatMap(({ value }) => way?.ofValue(value) ?? [])
  if (!way || named.length < own.values.length || new Set(named).size < named.length) return []
  const stands = (text: string): string => way.ofValue(text) ?? foldName(text)
  return [{ own, linked, stands, isPart: true }]
}

function textsOf({ rows }: TableProfile, { position }: ColumnProfile, monthFirst: boolean): Set<string> {
  return new Set(rows.flatMap((cells) => (cells[position]?.trim() ? [folded(cells[position].trim(), monthFirst)] : [])))
}

/** The key by what both columns say of its row; null where they leave it open. */
function keysBy({ rows }: TableProfile, pairs: Pair[], key: ColumnProfile): ReadonlyMap<string, string> | null {
  const byName = new Map<string, string>()
  for (const cells of rows) {
    const [own, texts] = [cells[key.position]?.trim(), pairs.map(({ linked }) => cells[linked.position]?.trim() ?? '')]
    if (!own || texts.includes('')) continue
    const name = texts.map((text) => folded(text, false)).join(SEPARATOR)
    if ((byName.get(name) ?? own) !== own) return null
    byName.set(name, own)
  }
  return byName
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]0{1,2}:00(?::00)?)?$/
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/

/** Texts without case and accents, and numeric dates in one form. */
function folded(text: string, monthFirst: boolean): string {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const [, one, two, last] = YEAR_LAST.exec(text) ?? []
  if (!last) return foldName(text)
  const [first, second] = [one!.padStart(2, '0'), two!.padStart(2, '0')]
  return monthFirst ? `${last}-${first}-${second}` : `${last}-${second}-${first}`
}
