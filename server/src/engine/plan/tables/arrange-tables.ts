import type { LinkShare } from '../../match/score-columns.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { filledColumns } from '../columns/filled-elsewhere.ts'
import { mapColumns } from '../columns/map-columns.ts'
import type { Context, Placed, Placement } from '../context.ts'
import { withoutLists } from '../crosstabs/crosstab-rows.ts'
import type { Crosstab } from '../crosstabs/crosstabs.ts'
import { listsOfLatest } from '../joins/latest-of-several.ts'
import { sayingMoreOfOthers } from '../joins/more-about.ts'
import { namesakeLists } from '../joins/namesake-lists.ts'
import { linkShares } from '../links/links.ts'
import { noteDoubling } from '../told/sheet-notes.ts'
import { describedBoth } from './described-both.ts'
import { evidentBoth } from './evident-both.ts'
import { explainingTables } from './explaining-tables.ts'
import { inlinePlacements } from './inline.ts'
import { placedByLinks } from './linked-throughout.ts'
import { listsOfLinked } from './lists-of-linked.ts'
import { doublingOnly, keylessOnly, placedByNaming, placedForNeeded } from './needed-templates.ts'
import { numberedFirsts } from './numbered-firsts.ts'
import { placeByLinks, placeTables, type Placed as Places } from './place-tables.ts'
import { pointedLists } from './pointed-lists.ts'
import { saidBoth } from './said-both.ts'
import { translatingLists } from './translating-lists.ts'

/** Which tables have rows of which templates. */
export interface Arrangement {
  /** With their columns mapped, as far as can be told before tables are joined. */
  placed: Placed[]
  /** Tables that have no rows: some are looked up, the others are left out, because of this. */
  ignored: { profile: TableProfile; reason: string }[]
}

/** Finds out which tables have rows of which templates, and which only say more of the rows of others. */
export function arrangeTables(
  profiles: TableProfile[],
  templates: Template[],
  crosstabs: readonly Crosstab[],
  context: Context,
): Arrangement {
  const places = withoutLists(placeTables(profiles, templates, context), crosstabs)
  const looked = whereNeeded(tried(places.placements, context), templates, context)
  const aside = setAside(looked, places.unplaced, context)
  const known = looked.filter((one) => !aside.all.includes(one))
  const fitted = withLinking(known, aside, places, context)
  const listing = [...new Set([...listsOfLinked(fitted.placed, context), ...listsOfLatest(fitted.placed, context)])]
  const lists = [...aside.all, ...listing].map((one) => ({
    profile: one.placement.table.profile,
    reason: aside.keyless.some((other) => areOfOneTable(one, other))
      ? 'Other tables have all that it has, and what their rows are known by, which it lacks.'
      : 'It has keys of rows, and no rows of its own.',
  }))
  noteDoubling(aside.doubling, 'lack most of what each must have', context)
  noteDoubling(aside.translating, 'say what these are called elsewhere', context)
  const own = fitted.placed.filter((one) => !listing.includes(one))
  const first = withInnerRows(own, templates, context)
  context.filled = filledColumns(first)
  context.placed = first
  const settled = first.map(({ placement }) => trial(placement, context, linkShares(placement, first, context)))
  context.placed = settled
  return { placed: settled, ignored: [...places.ignored, ...lists, ...fitted.ignored] }
}

/** Links are looked at once the columns they lead to are known: what the first rounds ask is asked again by the last. */
function trial(placement: Placement, context: Context, linkShare: LinkShare = () => null): Placed {
  return {
    placement,
    mappings: mapColumns(placement, { ...context, questions: [], notes: [], doubts: null }, linkShare),
  }
}

function tried(placements: readonly Placement[], context: Context): Placed[] {
  return placements.map((placement) => trial(placement, context))
}

/** The tables where a template that nothing fills, or a name, wants them. */
function whereNeeded(seen: Placed[], templates: Template[], context: Context): Placed[] {
  const moved = new Map([
    ...placedByLinks(seen, templates, context),
    ...placedByNaming(seen, templates, context),
    ...placedForNeeded(seen, templates, context),
  ])
  return seen.map((one) => (moved.has(one) ? trial(moved.get(one)!, context) : one))
}

interface Aside {
  all: Placed[]
  doubling: Placed[]
  keyless: Placed[]
  translating: Placed[]
}

/** The tables that have no rows of their own, whatever they fit. */
function setAside(looked: Placed[], unplaced: Places['unplaced'], context: Context): Aside {
  const doubling = doublingOnly(looked, context)
  const keyless = keylessOnly(looked, context)
  context.namesakeLists = namesakeLists(looked, context)
  const perhaps = tried(
    unplaced.flatMap(({ fits: [best] }) => best ?? []),
    context,
  )
  const translating = translatingLists([...looked, ...perhaps], context)
  const all = new Set([
    ...sayingMoreOfOthers(looked, context),
    ...doubling,
    ...keyless,
    ...context.namesakeLists.map(({ placed: list }) => list),
    ...translating,
    ...pointedLists(
      looked.filter((one) => !translating.includes(one)),
      context,
    ),
    ...explainingTables(looked, context),
  ])
  return { all: [...all], doubling, keyless, translating }
}

/** The tables, and of those that fit no template by themselves the ones that links tell the template of. */
function withLinking(known: Placed[], { translating }: Aside, places: Places, context: Context): Arrangement {
  const shareOf = (placement: Placement): LinkShare => linkShares(placement, known, context)
  const unplaced = places.unplaced.filter(({ table }) => !translating.some((one) => one.placement.table === table))
  const placements = known.map(({ placement }) => placement)
  const more = placeByLinks(unplaced, placements, shareOf, context)
  const linked = more.placements.map((placement) => trial(placement, context, shareOf(placement)))
  return { placed: [...known, ...linked], ignored: more.ignored }
}

/** The tables, and those in whose rows there are rows of another template. */
function withInnerRows(own: Placed[], templates: Template[], context: Context): Placed[] {
  const both = [...saidBoth(own, templates, context), ...describedBoth(own, templates, context)]
  const inline = inlinePlacements([...own, ...tried(both, context)], templates, context)
  const inner = [...own, ...tried([...both, ...inline], context)]
  const besides = [...evidentBoth(inner, templates, context), ...numberedFirsts(inner, templates, context)]
  return [...inner, ...tried(besides, context)]
}

function areOfOneTable(one: Placed, other: Placed): boolean {
  return one.placement.table.profile === other.placement.table.profile
}
