import { scoreColumns } from '../../match/score-columns.ts'
import { templateSide } from '../../match/sides.ts'
import type { RowSkip, Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { crossReference } from '../joins/cross-references.ts'
import { isOnceEach } from '../joins/repeated-keys.ts'
import { sharedBare, sharedIn } from '../joins/join-keys.ts'
import { keyLinked, type Linked } from './key-linked.ts'
import { linkShares } from '../links/links.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { isFilled, isKnown } from '../sure.ts'

// A list of pupils has the instrument, the teacher and the length of the lesson on each row, and the template wants lessons beside the pupils: where
// no other table has any, each pupil's lesson is taken from the pupil's own row.

/** So many columns of its own, besides the link, say that a row is one of those as well. */
const LEAST_OWN = 2
/** So much of what each row must have is found where other tables have rows of the same kind. */
const NEARLY_WHOLE = 0.75

/** Tables that also fill a template without any table, which links to what their rows are, with all that each row of it must have. */
export function evidentBoth(placed: readonly Placed[], templates: readonly Template[], context: Context): Placement[] {
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  return templates.flatMap((template) => {
    const others = placed.filter(({ placement }) => placement.side.template === template)
    const found = placed.flatMap((one) => besides(one, template, others, placed, quiet) ?? [])
    const why = others.length > 0 ? 'whose other tables have none of its numbers' : 'for which there is no other table'
    for (const { table } of found)
      context.notes.push(
        `${tableLabel(table.profile)} also fills ${template.name}, ${why}: each of its rows has all that one of these must have.`,
      )
    return found
  })
}

function besides(
  one: Placed,
  template: Template,
  others: readonly Placed[],
  placed: readonly Placed[],
  context: Context,
): Placement | null {
  const { table, side, fit } = one.placement
  const key = keyLinked(template, side.template, others.length > 0)
  if (key === null || !isKnown(one.mappings[key.target]!) || table.profile.table.header_row === null) return null
  if (others.some(({ placement }) => placement.table === table)) return null
  const isOfOthers = others.length > 0 && areOfOthers(one, key, others, placed)
  const isOfEach = others.length > 0 && areOfEach(template, key, others)
  // Who is there once is no more than what the row is of, beside a list of the others.
  if (others.length > 0 && !isOfOthers && !isOfEach && isThereOnce(one, key.target)) return null
  const skips = isOfOthers ? rowsOfOthers(one, key, others, placed, context) : []
  const wide = templateSide(template)
  // What the row is known by is no number of anything else; a column of the very name is of both.
  const taken = new Map(
    one.mappings.flatMap((mapping, at) =>
      isKnown(mapping) ? mapping.sources.map((source) => [source, side.template.columns[at]!.name]) : [],
    ),
  )
  const isFree = (source: number, target: number): boolean =>
    !taken.has(source) || (isOfOthers && target !== key.link && taken.get(source) === template.columns[target]!.name)
  const candidates = scoreColumns(table, wide).filter(({ source, target }) => isFree(source, target))
  const placement: Placement = {
    table,
    side: wide,
    candidates,
    fit,
    both: { template: side.template, mappings: one.mappings, ...(skips.length > 0 ? { skips } : {}) },
  }
  const mappings = mapColumns(
    placement,
    context,
    others.length > 0 ? linkShares(placement, placed, context) : () => null,
  )
  if (others.length > 0 && !isOfOthers && !isOfEach && !hasOwnKeys(placement, mappings, others)) return null
  const own = [...template.columns.keys()].filter((at) => at !== key.link)
  const required = own.filter((at) => template.columns[at]!.required)
  const known = required.filter((at) => isKnown(mappings[at]!)).length
  // What other firms have a column for, one that sells nothing else has none for: it is asked about.
  const isThere = known >= (others.length > 0 && !isOfEach ? NEARLY_WHOLE : 1) * required.length
  const filled = own.filter(
    (at) => isFilled(mappings[at]!) && !mappings[at]!.sources.some((source) => taken.has(source)),
  )
  return isThere && required.length > 0 && filled.length >= LEAST_OWN ? placement : null
}

/**
 * Whether each row of the template is of another row of those that it links to, and all other tables lack something that it must have: prices of
 * suppliers for some of what we sell, where the list of all that is sold has what each costs and is sold for.
 */
function areOfEach({ columns }: Template, { link }: Linked, others: readonly Placed[]): boolean {
  return (
    columns[link]!.unique &&
    columns.some(
      ({ required }, at) => required && at !== link && others.every(({ mappings }) => !isKnown(mappings[at]!)),
    )
  )
}

function isThereOnce({ placement, mappings }: Placed, target: number): boolean {
  const { profile } = placement.table
  return mappings[target]!.sources.every((source) => isOnceEach(profile.columns[source]!, profile))
}

/** So much of what the other tables link to is what other tables have rows of. */
const MOST_OF_OTHERS = 0.8

/**
 * Whether all that the other tables have is of other rows than this table's, and nothing but these tells rows of the template apart: the pay list of
 * one branch, where another one has its people and their contracts in one sheet.
 */
function areOfOthers(one: Placed, key: Linked, others: readonly Placed[], placed: readonly Placed[]): boolean {
  const { template } = others[0]!.placement.side
  if (template.columns.some(({ unique, required }) => unique && required)) return false
  const own = keyOf(one, key.target)
  const parents = placed.filter((other) => other !== one && other.placement.side === one.placement.side)
  if (!own || !isOnceEach(own, one.placement.table.profile) || parents.length === 0) return false
  return others.every((other) => {
    const theirs = keyOf(other, key.link)
    if (!theirs || sharedBare(own, theirs) > AGAIN) return false
    return parents.some((parent) => {
      const known = keyOf(parent, key.target)
      return known !== undefined && sharedBare(theirs, known) >= MOST_OF_OTHERS
    })
  })
}

/** The column that alone fills that of the template. */
function keyOf({ placement, mappings }: Placed, target: number): ColumnProfile | undefined {
  const [source, ...more] = isFilled(mappings[target]!) ? mappings[target]!.sources : []
  return more.length > 0 || source === undefined ? undefined : placement.table.profile.columns[source]
}

/** Rows that are rows of another list, whose number they note, and of which the other tables have what they would give here. */
function rowsOfOthers(
  one: Placed,
  key: Linked,
  others: readonly Placed[],
  placed: readonly Placed[],
  context: Context,
): RowSkip[] {
  const parents = placed.filter((other) => other !== one && other.placement.side === one.placement.side)
  const theirs = others.flatMap((other) => keyOf(other, key.link) ?? [])
  return parents.flatMap((parent): RowSkip[] => {
    const { join, skip } = crossReference(parent, one, context) ?? {}
    const noted = one.placement.table.profile.columns.find(({ position }) => position === join?.right)
    const areThere = noted !== undefined && theirs.some((column) => sharedBare(noted, column) >= MOST_OF_OTHERS)
    return skip && areThere
      ? [
          {
            ...skip,
            reason: `It is a row of ${tableLabel(parent.placement.table.profile)}, of which another table has it.`,
          },
        ]
      : []
  })
}

/** Of numbers that are there once each, so many may be in the tables that the template has. */
const AGAIN = 0.1

/** Whether each row has a number of its own that is in no other table of the template: the contracts of a firm that was bought, with whose they are. */
function hasOwnKeys({ table, side }: Placement, mappings: readonly Mapping[], others: readonly Placed[]): boolean {
  const target = side.template.columns.findIndex(({ unique, required }) => unique && required)
  const sourceOf = (mapping: Mapping | undefined): number | undefined =>
    mapping?.sources.length === 1 ? mapping.sources[0] : undefined
  const source = target < 0 || !isFilled(mappings[target]!) ? undefined : sourceOf(mappings[target])
  const own = source === undefined ? undefined : table.profile.columns[source]!
  if (!own || !isOnceEach(own, table.profile)) return false
  return others.every(({ placement, mappings: theirs }) => {
    const at = sourceOf(theirs[target])
    return at !== undefined && (sharedIn(own, placement.table.profile.columns[at]!) ?? 1) <= AGAIN
  })
}
