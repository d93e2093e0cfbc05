import { isBorneOut, scoreColumns, type Candidate } from '../../match/score-columns.ts'
import { tableSide } from '../../match/sides.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { isTelling } from '../columns/left-behind.ts'
import { isWhole, percent, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from '../context.ts'
import { isFilled, isKnown, SURE } from '../sure.ts'
import { isLeftOut } from '../tables/told-tables.ts'
import type { Group } from './group.ts'
import { joinBy } from './join-keys.ts'
import { keysOf, repeatedKeyOf, type RepeatedKey } from './latest-of-several.ts'

// A list of contracts has several rows for each person. What is the same in all rows of one is the person's: the account that the pay goes to.

/** Called so much like what is wanted: “status” in another list is its own. */
const SAME_NAME = 0.85
/** So many keys have several rows, or nothing shows that what they say is of the key. */
const FEW = 3
/** So many tables are looked at. */
const MOST_TABLES = 30

/**
 * The tables with several rows for each of the main table's which say of these what nothing else does: in a column that is the same in all rows
 * of a key, that their own template has no use for, and whose values the rule of the template column tells from others. `own` are the tables of
 * the template, `all` those of all templates.
 */
export function tablesSayingSame(
  { main, joined }: Group,
  own: readonly Placed[],
  all: readonly Placed[],
  context: Context,
): Group['joined'] {
  const { side, fit } = main.placement
  const taken = [main, ...joined.map(({ placed }) => placed)]
  const open = new Set(
    side.template.columns.keys().filter((target) => isOpen(target, main) && isUnfilled(target, taken)),
  )
  const keys = open.size === 0 ? [] : keysOf(main)
  const theirs = own.flatMap(keysOf)
  const others = [...context.shapes.keys()].filter(
    (profile) =>
      isWhole(profile) &&
      ![...own, ...taken].some(({ placement }) => placement.table.profile === profile) &&
      !isLeftOut(profile, context),
  )
  return others.slice(0, MOST_TABLES).flatMap((profile) => {
    const repeated = keys.map((left) => repeatedKeyOf(profile, left, theirs)).find((one) => one !== null)
    if (!repeated) return []
    const table = tableSide(profile, side.template.columns.length)
    const used = usedOf(profile, all)
    const candidates = scoreColumns(table, side).filter(
      (one) => open.has(one.target) && !used.has(one.source) && isMeant(one, main, profile, repeated),
    )
    const found = onlyOnes(candidates)
    if (found.length === 0) return []
    for (const { target } of found) open.delete(target)
    const rows = tableLabel(main.placement.table.profile)
    const reason = `${tableLabel(profile)} has several rows of what ${rows} lists: ${percent(repeated.share)} of its “${repeated.right.name}” occur there. What is the same in all of them is taken.`
    const mappings = side.template.columns.map((_, target): Mapping => {
      const one = found.find((candidate) => candidate.target === target)
      if (!one) return { ...UNMAPPED, reason: 'It is looked up for other columns.' }
      const { name } = profile.columns[one.source]!
      return { ...UNMAPPED, sources: [one.source], confidence: Math.max(SURE, one.probability), reason: said(name) }
    })
    const placed = { placement: { table, side, candidates, fit }, mappings }
    return [{ placed, join: { ...joinBy(profile, [repeated], reason), ...repeated.how }, lookup: true as const }]
  })
}

const said = (name: string): string => `“${name}” is the same in all rows of a key, and called like it.`

/** Neither a link, which may be of the other rows, nor what somebody said of. */
function isOpen(target: number, { placement, mappings }: Placed): boolean {
  const { sources, constant, decided_by } = mappings[target]!
  const isOwn = sources.length > 0 || constant !== undefined || decided_by !== 'matcher'
  return !isOwn && placement.side.template.columns[target]!.desiredRule !== 'link'
}

function isUnfilled(target: number, tables: readonly Placed[]): boolean {
  return tables.every(({ mappings }) => !isKnown(mappings[target]!))
}

/** The columns that fill something of the table's own template. */
function usedOf(profile: TableProfile, all: readonly Placed[]): ReadonlySet<number> {
  const own = all.filter(({ placement }) => placement.table.profile === profile)
  return new Set(own.flatMap(({ mappings }) => mappings.flatMap((one) => (isFilled(one) ? one.sources : []))))
}

function isMeant(one: Candidate, { placement }: Placed, profile: TableProfile, { right }: RepeatedKey): boolean {
  const rule = placement.side.rules[one.target]
  return (
    (one.name ?? 0) >= SAME_NAME &&
    isBorneOut(one) &&
    rule !== null &&
    rule !== undefined &&
    isTelling(rule) &&
    isSameForEach(profile, right, profile.columns[one.source]!)
  )
}

/** The candidates that are the only one of their column and of their target. */
function onlyOnes(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) =>
    candidates.every((other) => other === one || (other.target !== one.target && other.source !== one.source)),
  )
}

/** Whether all rows of a key say the same, however it is written, and the first of them says it: that is the one which is taken. */
function isSameForEach({ rows }: TableProfile, key: ColumnProfile, column: ColumnProfile): boolean {
  const cell = (cells: (typeof rows)[number], { position }: ColumnProfile): string => looseKey(cells[position] ?? '')
  const keyed = rows.filter((cells) => cell(cells, key) !== '')
  const groups = [...Map.groupBy(keyed, (cells) => cell(cells, key)).values()].map((some) =>
    some.map((cells) => cell(cells, column)),
  )
  const isSame = groups.every((values) => {
    const filled = new Set(values.filter((value) => value !== ''))
    return filled.size <= 1 && (filled.size === 0 || values[0] !== '')
  })
  return isSame && groups.filter(({ length }) => length > 1).length >= FEW
}
