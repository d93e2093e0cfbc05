import { scoreColumns } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { percent, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { linkShares } from '../links/links.ts'
import { isFilled, isKnown, plainSource } from '../sure.ts'
import { keyLinked } from '../tables/key-linked.ts'
import { bringingOnly } from './by-reference.ts'
import type { Group } from './group.ts'
import { joinBy, sharedIn } from './join-keys.ts'
import { isOnceEach } from './repeated-keys.ts'

// The labels on the shelves have the number of the article and the price with tax: they only complete the list of articles, which has no column for
// a price. Where another template has one row for each article, and nothing that fills its price, the labels complete that one, too.

/** So many of its keys are those of the rows, and of a longer list of the same things. */
const LEAST_SHARED = 0.9
/** So many keys are shared by no chance. */
const FEW = 5

/**
 * The tables that were taken for rows of the template that this one has one row for each of, but only complete those, with what surely fills
 * something here that nothing else does and that they are not taken for there: `all` are the tables of all templates.
 */
export function tablesSayingMoreOfLinked({ main, joined }: Group, all: Placed[], context: Context): Group['joined'] {
  const { side, fit } = main.placement
  const left = keyOf(main)
  if (left === null) return []
  const own = [main, ...joined.map(({ placed }) => placed)]
  const targets = [...side.template.columns.keys()]
  const open = new Set(targets.filter((target) => own.every(({ mappings }) => isOpen(mappings[target]!))))
  const filled = new Set(targets.filter((target) => !open.has(target)))
  const taken = own.map(({ placement }) => placement.table.profile)
  return all.flatMap((other) => {
    const { profile } = other.placement.table
    const right = taken.includes(profile) ? null : linkedKey(main, other)
    if (right === null || !onlyCompletes(other, right, all)) return []
    const share = sharedIn(right, left) ?? 0
    if (share < LEAST_SHARED) return []
    const theirs = new Set(other.mappings.flatMap((mapping) => (isKnown(mapping) ? mapping.sources : [])))
    const candidates = scoreColumns(other.placement.table, side).filter(
      ({ source, target }) => open.has(target) && !theirs.has(source),
    )
    const placement = { table: other.placement.table, side, candidates, fit }
    const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
    const more = { elsewhere: filled, others: new Set<number>(), known: new Set<number>() }
    const mappings = mapColumns(placement, quiet, linkShares(placement, all, context), more)
    const brings = [...open].filter((target) => isFilled(mappings[target]!))
    if (brings.length === 0) return []
    const reason = `${tableLabel(profile)} says more of what ${tableLabel(main.placement.table.profile)} lists: ${percent(share)} of its “${right.name}” occur there as “${left.name}”, each once.`
    return [
      {
        placed: bringingOnly({ placement, mappings }, brings),
        join: joinBy(profile, [{ left, right }], reason),
        lookup: true as const,
      },
    ]
  })
}

/** Nothing fills it, and nobody said anything of it. */
function isOpen(mapping: Mapping): boolean {
  return !isKnown(mapping) && ['matcher', 'answer'].includes(mapping.decided_by)
}

/** The column that alone is the key of the rows, each once. */
function keyOf({ placement, mappings }: Placed): ColumnProfile | null {
  const { columns } = placement.side.template
  const target = columns.findIndex(({ unique, required }) => unique && required)
  return target < 0 ? null : columnAt({ placement, mappings }, target)
}

function columnAt({ placement, mappings }: Placed, target: number): ColumnProfile | null {
  const [source] = plainSource(mappings[target]!)
  const { profile } = placement.table
  const column = source === undefined ? undefined : profile.columns[source]!
  return column !== undefined && isOnceEach(column, profile) ? column : null
}

/** What the other table's rows are known by, where each row of the main one's template is of one of those. */
function linkedKey(main: Placed, other: Placed): ColumnProfile | null {
  const { template } = main.placement.side
  const parent = other.placement.side.template
  const key = parent === template ? null : keyLinked(template, parent, true)
  if (key === null || !template.columns[key.link]!.unique || !parent.columns[key.target]!.unique) return null
  const column = columnAt(other, key.target)
  return column !== null && column.filled >= FEW ? column : null
}

/** Whether a longer list of the same things has nearly all of its keys. */
function onlyCompletes({ placement: { table, side } }: Placed, right: ColumnProfile, all: readonly Placed[]): boolean {
  return all.some((one) => {
    const { table: theirs, side: own } = one.placement
    const key = theirs === table || own.template !== side.template ? null : keyOf(one)
    return key !== null && key.filled > right.filled && (sharedIn(right, key) ?? 0) >= LEAST_SHARED
  })
}
