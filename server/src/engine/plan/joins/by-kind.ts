import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isWhole, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from '../context.ts'
import { isFilled, plainSource } from '../sure.ts'
import type { Group } from './group.ts'

// A price list has one row for each kind: “Single rooms”, “Double rooms”. It has no rows of its own, and says of each row of the list of rooms what its
// kind costs, however either of them writes the kinds that the template allows.

/** One kind alone is no list of them. */
const FEWEST = 2
/** A longer list is of things, and not of kinds. */
const MOST = 100
/** So many of the rows must be of a kind that the list has. */
const NEARLY_ALL = 0.9

/** A table whose cells are kinds that the template allows: which of them each is. */
interface ByKind {
  column: ColumnProfile
  kinds: ReadonlyMap<string, string>
}

/** The groups without lists of kinds that complete the rows of others by the kind that these are of. */
export function completedByKind(groups: Group[], context: Context): Group[] {
  const lists = groups.flatMap((list) => {
    const more = list.joined.length > 0 || list.about ? [] : groups.flatMap((group) => joinOf(group, list, context))
    return more.length > 0 ? [{ list, more }] : []
  })
  if (lists.length === 0) return groups
  return groups
    .filter((group) => !lists.some(({ list }) => list === group))
    .map((group) => {
      const added = lists.flatMap(({ more }) => more.filter((one) => one.group === group).map(({ joined }) => joined))
      return added.length > 0 ? { ...group, joined: [...group.joined, ...added] } : group
    })
}

function joinOf(group: Group, list: Group, context: Context): { group: Group; joined: Group['joined'][number] }[] {
  const { main } = group
  const other = list.main
  const { columns } = main.placement.side.template
  if (group === list || main.placement.heads || other.placement.heads || !hasKeys(main) || hasKeys(other)) return []
  const own = filledIn(group)
  const brings = [...other.mappings.keys()].filter((target) => !own.has(target) && isFilled(other.mappings[target]!))
  const isNeeded = brings.some((target) => columns[target]!.required)
  if (!isNeeded) return []
  return [...columns.keys()].flatMap((target) => {
    const kind = ofRows(main, target, context)
    const listed = kind && ofList(other, target, context)
    const join = kind && listed ? joinBy(main, kind, other, listed) : null
    return join ? [{ group, joined: { placed: bringing(other, brings), join } }] : []
  })
}

/** Whether each row can be told from the others by what the template says that no two share. */
function hasKeys({ placement, mappings }: Placed): boolean {
  const keys = placement.side.template.columns.flatMap(({ unique, required }, target) =>
    unique && required ? [target] : [],
  )
  return keys.length > 0 && keys.every((target) => isFilled(mappings[target]!))
}

function filledIn({ main, joined }: Group): ReadonlySet<number> {
  return new Set(
    [main, ...joined.map(({ placed }) => placed)].flatMap(({ mappings }) =>
      mappings.flatMap((one, target) => (isFilled(one) || one.constant !== undefined ? [target] : [])),
    ),
  )
}

/** The column that says of which kind each row is. */
function ofRows(placed: Placed, target: number, context: Context): ByKind | null {
  const [source] = isFilled(placed.mappings[target]!) ? plainSource(placed.mappings[target]!) : []
  if (source === undefined) return null
  const column = placed.placement.table.profile.columns[source]!
  const kinds = kindsIn(column, target, placed, context)
  return kinds && new Set(kinds.values()).size >= FEWEST ? { column, kinds } : null
}

/** The only column of a list that has nothing but kinds, each of them once. */
function ofList(placed: Placed, target: number, context: Context): ByKind | null {
  const { profile } = placed.placement.table
  const { rows } = profile.table
  if (!isWhole(profile) || rows < FEWEST || rows > MOST) return null
  const found = profile.columns.flatMap((column): ByKind[] => {
    const kinds = column.filled === rows ? kindsIn(column, target, placed, context) : null
    const isEach = kinds !== null && kinds.size === rows && new Set(kinds.values()).size === rows
    return isEach && column.values.every(({ value }) => kinds.has(value.trim())) ? [{ column, kinds }] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** What each cell of a column is of what the template allows, as far as it is clear; null where the template allows anything. */
function kindsIn(
  { complete, values }: ColumnProfile,
  target: number,
  { placement }: Placed,
  { directives }: Context,
): ByKind['kinds'] | null {
  const allowed = placement.side.rules[target]?.values
  const { name, unique } = placement.side.template.columns[target]!
  if (!complete || !allowed || allowed.length < FEWEST || unique || values.length > MOST) return null
  const told = directivesOf(directives, 'value', placement.side.template.slug)
  const kinds = values.flatMap(({ value: cell }): [string, string][] => {
    const raw = cell.trim()
    const said = told.find((one) => sameName(one.raw, raw) && (!one.column || sameName(one.column, name)))?.value
    const candidates = closestValue(raw, allowed)
    const kind = said ?? (isClear(candidates) ? candidates[0]!.value : undefined)
    return kind === undefined || !allowed.includes(kind) ? [] : [[raw, kind]]
  })
  return new Map(kinds)
}

function joinBy(main: Placed, own: ByKind, list: Placed, listed: ByKind): JoinPlan | null {
  const rights = new Map([...listed.kinds].map(([raw, kind]) => [kind, raw]))
  const twins = [...own.kinds].flatMap(([left, kind]) => {
    const right = rights.get(kind)
    return right === undefined ? [] : [{ left, right }]
  })
  const found = new Set(twins.map(({ left }) => left))
  const rows = own.column.values.reduce((sum, { value, count }) => sum + (found.has(value.trim()) ? count : 0), 0)
  const { profile } = list.placement.table
  if (new Set(twins.map(({ right }) => right)).size < FEWEST || rows < NEARLY_ALL * own.column.filled) return null
  return {
    file_id: profile.table.file_id,
    table: profile.table.name,
    left: own.column.position,
    right: listed.column.position,
    twins,
    reason: `${tableLabel(profile)} only completes ${tableLabel(main.placement.table.profile)}: it has one row for each kind in “${own.column.name}”, by “${listed.column.name}”.`,
  }
}

function bringing({ placement, mappings }: Placed, brings: readonly number[]): Placed {
  return {
    placement,
    mappings: mappings.map((mapping, target): Mapping =>
      brings.includes(target) ? mapping : { ...UNMAPPED, reason: 'It is there for what it says of each kind.' },
    ),
  }
}
