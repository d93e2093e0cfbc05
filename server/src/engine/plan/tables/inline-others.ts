import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Mapping, Placed, Placement } from '../context.ts'
import { sharedBare } from '../joins/join-keys.ts'
import { lookupOf } from '../links/lookups.ts'
import { SURE } from '../sure.ts'
import { isSaidMore } from './said-more.ts'

// Whether what a flat file has beside its rows is in other tables already, or is more of the same.

export interface Inline {
  placement: Placement
  /** What its rows are beside. */
  of: Template
  /** Index of the table's column. */
  key: number
  /** Columns of the template that are found. */
  filled: number
  /** Of those that it requires. */
  share: number
  /** The table's own rows are linked by the key, for sure. */
  isLinked: boolean
}

/** So much of what each row must have is found where others have rows of the same kind. */
const NEARLY_WHOLE = 0.75
/** What has nearly all its keys in common with another file has nothing more. */
const MOSTLY_AGAIN = 0.9
/** Of its keys, so many may be in those tables: the last documents of a year were entered in the lists of the next one again. */
const AGAIN = 0.4
/** Documents go on in time; of persons and things without a day, whoever is in both lists tells more. */
const AGAIN_UNDATED = 0.2
/** Some more of them, where the rows have all that each must have. */
const AGAIN_WHOLE = 0.3

/**
 * Whether another file of rows of the same kind has what those belong to, and more of it: lines of this system and of the one before, which may
 * overlap for a month.
 */
export function hasMore(one: Inline, best: Inline): boolean {
  const keyOf = ({ placement, key }: Inline): ColumnProfile => placement.table.profile.columns[key]!
  return one.isLinked && one.of === best.of && sharedBare(keyOf(one), keyOf(best)) <= MOSTLY_AGAIN
}

/** Whether what the rows belong to is in none of the tables that the template has: last year's orders, and a flat file of this year's. */
export function isMore(
  one: Inline,
  others: readonly Placed[],
  template: Template,
  templates: readonly Template[],
): boolean {
  const { profile } = one.placement.table
  const target = keyTarget(template, templates)
  if (!one.isLinked || one.share < NEARLY_WHOLE || target === undefined || profile.columns[one.key]!.unique)
    return false
  const goesOn = one.placement.side.kinds.some((kinds) => kinds.includes('date'))
  const again = goesOn ? AGAIN : one.share === 1 ? AGAIN_WHOLE : AGAIN_UNDATED
  return others.every(({ placement, mappings }) => {
    const source = sureSource(mappings[target])
    const isOwn = placement.table.profile === profile
    return (
      !isOwn &&
      source !== undefined &&
      !isShared(one, placement, source, again) &&
      !isKeyedBeside(one, placement.table.profile.columns[source]!)
    )
  })
}

/** So many of the cells of another column are keys of rows that are there. */
const MOST_KEYED = 0.8
/** Letters with figures, or so many figures, are keys by no chance. */
const TELLING_KEY = /^(?=.*\p{L})(?=.*\d)|\d{4}/u

/** Whether another column beside the key says by their own keys which rows of the tables are meant: “Guest ref” beside the name of the guest. */
function isKeyedBeside({ placement, key }: Inline, theirs: ColumnProfile): boolean {
  return placement.table.profile.columns.some(
    (own, at) =>
      at !== key &&
      own.filled > 0 &&
      own.values.every(({ value }) => TELLING_KEY.test(value)) &&
      sharedBare(own, theirs) >= MOST_KEYED,
  )
}

/** Whether a table of the template has what the rows belong to: the lines of another shop, whose orders are in a file of their own. */
export function areElsewhere(
  one: Inline,
  others: readonly Placed[],
  template: Template,
  templates: readonly Template[],
): boolean {
  const target = keyTarget(template, templates)
  return others.some(({ placement, mappings }) => {
    const source = target === undefined ? undefined : sureSource(mappings[target])
    return source !== undefined && isShared(one, placement, source)
  })
}

function isShared({ placement, key }: Inline, other: Placement, source: number, again = AGAIN): boolean {
  const [own, theirs] = [placement.table.profile.columns[key]!, other.table.profile.columns[source]!]
  return sharedBare(own, theirs) > again
}

/** Whether somebody said that its rows have more of them than the tables that are there. */
export function isSaidToBeMore(one: Inline, others: readonly Placed[], template: Template, context: Context): boolean {
  const { profile } = one.placement.table
  const isOwn = others.some(({ placement }) => placement.table.profile === profile)
  return one.isLinked && !isOwn && isSaidMore(profile, template, context)
}

/** Whether the rows are linked by what those of the tables that are there are called: a diary has the names of its patients, not their numbers. */
export function areNames(
  { placement, key }: Inline,
  others: Placed[],
  template: Template,
  templates: readonly Template[],
  context: Context,
): boolean {
  const target = keyTarget(template, templates)
  if (target === undefined) return false
  const linked = { template, column: template.columns[target]!.name }
  return lookupOf(placement.table.profile.columns[key]!, linked, others, context)?.isClear ?? false
}

/** The column by which the rows of a template are told apart: the one that others link to, else the one that is to be unique. */
export function keyTarget(template: Template, templates: readonly Template[]): number | undefined {
  const linked = templates
    .filter((other) => other !== template)
    .flatMap(({ columns }) =>
      columns.flatMap(({ desiredRule, linkRule = [] }) => (desiredRule === 'link' ? linkRule : [])),
    )
    .find(({ templateId }) => templateId === template.id)
  const { columns } = template
  const named = linked ? columns.findIndex(({ name }) => name === linked.columnName) : -1
  const found = named >= 0 ? named : columns.findIndex(({ unique, required }) => unique && required)
  return found < 0 ? undefined : found
}

export function sureSource(mapping: Mapping | undefined): number | undefined {
  const isSure = mapping?.sources.length === 1 && !mapping.guessed && mapping.confidence >= SURE
  return isSure ? mapping.sources[0] : undefined
}
