import { anyOf } from '../../knowledge/grounded/acts.ts'
import { NEWEST, patternsOf } from '../../knowledge/grounded/newest.ts'
import { namesOf } from '../../knowledge/grounded/tables.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { JoinPlan, Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { tableLabel, type Context, type Placed } from '../context.ts'
import { isKnown } from '../sure.ts'
import { isSaid } from './more-about.ts'

// “Expiry of the latest safety certificate”: a list of certificates has several rows for each boat, of which the latest one says it. By its columns
// alone it may be taken for rows of something else that is of boats, all of which would be lost.

/** So many of its rows have the key of one that is there; and so much of what rows of its own would need is lacking. */
const LEAST_KNOWN = 0.5
const HALF = 0.5
/** So many days of a column, and so many figures behind one sign that are those of rows. */
const MOST = 0.9
const FEW = 5

/** “Day of the last inspection” says so of something that is called after it. */
const LAST = anyOf('last(?! name)|letzte[nrsm]?|derni[eè]re?s?|[úu]ltim[oa]s?|laatste|ostatni\\p{L}*')

/** By what a list of several rows each is joined, and how its keys are compared. */
export interface RepeatedKey {
  left: ColumnProfile
  right: ColumnProfile
  share: number
  how: Pick<JoinPlan, 'loose' | 'dress' | 'unmarked'>
}

/** The template columns of which the latest of several is wanted, as the list is called: nobody says it of a list by chance. */
export function latestWanted({ columns }: Template, profile: TableProfile): number[] {
  const called = new Set(namesOf(profile).flatMap(({ text, stem }) => (text.length >= 3 ? [stem] : [])))
  const isOf = ({ name, description }: TemplateColumn): boolean => {
    const text = `${name.replaceAll('_', ' ')} ${description ?? ''}`
    return (
      (NEWEST.test(text) || LAST.test(text)) &&
      wordsIn(text).some(({ text: word, stem }) => word.length >= 3 && called.has(stem))
    )
  }
  return columns.flatMap((column, target) => (!column.unique && isOf(column) ? [target] : []))
}

/** The tables that were given to a template of which they lack half, and whose rows say, the latest of each, what another one wants of its own. */
export function listsOfLatest(placed: readonly Placed[], context: Context): Placed[] {
  const found = placed.filter((one) => {
    const { table } = one.placement
    if (lackingIn(one) < HALF) return false
    const said = isSaid(table.profile, context)
    return context.templates.some((template) => {
      // Who said that it is of the template that wants its latest rows is not contradicted.
      if (said && template !== one.placement.side.template) return false
      const own = placed.filter((other) => other !== one && other.placement.side.template === template)
      const isOpen = (target: number): boolean => !own.some(({ mappings }) => isKnown(mappings[target]!))
      const keys = own.flatMap(keysOf)
      return latestWanted(template, table.profile).some(isOpen) && joinedBy(table.profile, keys) !== null
    })
  })
  for (const { placement } of found)
    context.notes.push(
      `${tableLabel(placement.table.profile)} was not taken for ${placement.side.template.name}: it lacks most of what each must have, and has several rows of what these belong to.`,
    )
  return found
}

/** By which column the list names rows of the first of these tables, several times each; null where too few of its rows do, of all of them. */
export function repeatedKeyOf(
  profile: TableProfile,
  main: ColumnProfile,
  keys: readonly ColumnProfile[],
): RepeatedKey | null {
  const right = joinedBy(profile, keys)
  const found = right && matchedBy(right, main)
  return right && found && found.cells > 0
    ? { left: main, right, share: found.cells / right.filled, how: found.how }
    : null
}

export function isDay({ types }: ColumnProfile): boolean {
  return (types.date ?? 0) + (types.datetime ?? 0) >= MOST
}

/** The latest day of the rows, where one column has it: that which is wanted itself, else the only one. */
export function latestDay(profile: TableProfile, wanted: readonly number[]): JoinPlan['latest'] | null {
  const own = wanted.flatMap((source) => profile.columns[source] ?? []).filter(isDay)
  const [day, ...others] = own.length > 0 ? own : profile.columns.filter(isDay)
  const patterns = day && others.length === 0 ? patternsOf(day) : null
  return day && patterns ? { day: day.position, patterns } : null
}

function lackingIn({ placement, mappings }: Placed): number {
  const { columns } = placement.side.template
  const needed = [...columns.keys()].filter((at) => columns[at]!.required)
  return needed.length === 0 ? 0 : needed.filter((at) => !isKnown(mappings[at]!)).length / needed.length
}

/** The columns each of which alone fills a key of the template. */
export function keysOf({ placement, mappings }: Placed): ColumnProfile[] {
  return placement.side.template.columns.flatMap(({ unique }, target) => {
    const [source, ...more] = unique ? mappings[target]!.sources : []
    return source === undefined || more.length > 0 ? [] : [placement.table.profile.columns[source]!]
  })
}

/** The only column that repeats, and nearly all of whose values are keys of these. */
function joinedBy(profile: TableProfile, keys: readonly ColumnProfile[]): ColumnProfile | null {
  const found = profile.columns.filter((column) => {
    if (column.unique || !column.complete || column.distinct < FEW) return false
    const cells = keys.reduce((sum, key) => sum + (matchedBy(column, key)?.cells ?? 0), 0)
    return cells >= LEAST_KNOWN * column.filled
  })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** How many cells are keys of the other column without dots and slashes; none where two keys there would become one. */
function cellsUnmarked(right: ColumnProfile, left: ColumnProfile): number {
  const known = new Set(left.values.map(({ value }) => looseKey(value, '', true)))
  if (known.size < left.values.length) return 0
  return right.values.reduce((sum, { value, count }) => (known.has(looseKey(value, '', true)) ? sum + count : sum), 0)
}

/** How many cells of a column are keys of another one: as they are, but for marks and zeros, or behind the only sign whose numbers it has. */
function matchedBy(right: ColumnProfile, left: ColumnProfile): { cells: number; how: RepeatedKey['how'] } | null {
  if (!left.complete) return null
  const known = new Set(left.values.map(({ value }) => looseKey(value)))
  const isTelling = left.values.some(({ value }) => /\p{L}|\d{4}/u.test(value))
  const cellsOf = (dress?: string): number =>
    right.values.reduce((sum, { value, count }) => (known.has(looseKey(value, dress)) ? sum + count : sum), 0)
  const plain = cellsOf()
  const unmarked = isTelling ? cellsUnmarked(right, left) : 0
  if (unmarked > plain) return { cells: unmarked, how: { loose: true, unmarked: true } }
  if (plain > 0) return isTelling ? { cells: plain, how: { loose: true } } : null
  const signs = [...Map.groupBy(right.values, ({ value }) => /^\p{Lu}{1,4}(?=\d+$)/u.exec(looseKey(value))?.[0] ?? '')]
  const own = signs.filter(([sign, values]) => {
    const there = values.filter(({ value }) => known.has(looseKey(value, sign)))
    return sign !== '' && values.length >= FEW && there.length >= MOST * values.length
  })
  const [only, ...others] = own
  return only && others.length === 0 ? { cells: cellsOf(only[0]), how: { loose: true, dress: only[0] } } : null
}
