import { cellsOf } from '../../profile/cells-of.ts'
import { otherwiseSaid } from '../../knowledge/otherwise-said.ts'
import { absentSaid } from '../../knowledge/absent-said.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { answerTo } from '../../match/values/opposites.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { CONCEPTS, HEADS } from '../../match/vocabulary.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type NamesakeList, type Placed } from '../context.ts'
import { isKnown } from '../sure.ts'
import { columnOf, keyOf, siblings } from '../tables/needed-templates.ts'
import type { Group } from './group.ts'
import { sharedIn } from './join-keys.ts'
import { isKey, keyJoin } from './key-join.ts'
import { isSaid } from './more-about.ts'

// The audience of a newsletter has an address and a name in each row, as customers have, and whether it is still sent: united with these, each who
// is in both would stand there twice, and the rest would lack nearly all that a customer has. It is looked up: who is on it, and as what.

/** So many of the list's keys must be those of rows. */
const LEAST_SHARED = 0.2
/** So much of what the rows have besides is lacking in a list that only says one thing of them. */
const LACKING = 0.5
/** So many of a column's cells must be one of the allowed values. */
const MOST = 0.5
const MOST_STATES = 12

/** The tables that only say who is on a list that a template column is called after, which no other table fills. */
export function namesakeLists(placed: readonly Placed[], context: Context): NamesakeList[] {
  return placed.flatMap((one): NamesakeList[] => {
    const { side, table } = one.placement
    const key = keyOf(side.template)
    const own = key < 0 ? null : columnOf(one, key)
    const others = siblings(one, placed).filter((other) => columnOf(other, key) !== null)
    if (!own || others.length === 0 || !isKey(one, key) || isSaid(table.profile, context)) return []
    const shared = others.reduce((sum, other) => sum + (sharedIn(own, columnOf(other, key)!) ?? 0), 0)
    const filled = [...side.template.columns.keys()].filter(
      (at) => at !== key && others.some(({ mappings }) => isKnown(mappings[at]!)),
    )
    const lacking = filled.filter((at) => !isKnown(one.mappings[at]!))
    if (shared < LEAST_SHARED || filled.length === 0 || lacking.length < LACKING * filled.length) return []
    const named = [...side.template.columns.keys()].filter(
      (at) => !filled.includes(at) && isCalledAfter(table.profile, side.template.columns[at]!),
    )
    const [target, ...more] = named
    if (target === undefined || more.length > 0) return []
    const besides = [...side.template.columns.keys()].filter(
      (at) => at !== target && at !== key && !filled.includes(at) && isKnown(one.mappings[at]!),
    )
    // What has a column of that name and says more than that is no list to be on: it completes the rows.
    const source = besides.length > 0 && isKnown(one.mappings[target]!) ? null : stateIn(one, target, own)
    return source === null ? [] : [{ placed: one, target, key, source, besides }]
  })
}

/** Whether a file or sheet has the name of the column in its own, which is that of a thing and no word for a column: “newsletter_audience.csv”. */
function isCalledAfter({ table }: TableProfile, { name }: TemplateColumn): boolean {
  const own = conceptsOf(name).filter((one) => !HEADS.has(one))
  const called = new Set(conceptsOf(`${table.file_name.replace(/\.[^.]+$/, '')} ${table.name}`))
  return own.length > 0 && own.every((one) => CONCEPTS.has(one) && called.has(one))
}

/** The column that says as what each is on the list: most of its cells are one of the values that are allowed, or say yes or no to the name. */
function stateIn({ placement }: Placed, target: number, key: ColumnProfile): number | null {
  const allowed = placement.side.rules[target]?.values ?? []
  if (allowed.length < 2 || allowed.length > MOST_STATES) return null
  const { name } = placement.side.template.columns[target]!
  const isYesNo = allowed.length === 2 && noOf(allowed) !== null
  const says = (value: string): boolean =>
    (isYesNo && answerTo(name, value) !== null) || isClear(closestValue(value, allowed))
  const shares = placement.table.profile.columns.map((column) => {
    if (column === key || !column.complete || column.distinct > MOST_STATES || column.filled === 0) return 0
    const told = column.values.filter(({ value }) => says(value))
    return cellsOf(told) / column.filled
  })
  const best = Math.max(0, ...shares)
  return best < MOST || shares.filter((share) => share === best).length > 1 ? null : shares.indexOf(best)
}

/** What the lists of the template say of the group's rows, and what those have that are on none. */
export function saidByNamesakes({ main }: Group, { namesakeLists: lists = [], notes }: Context): Group['joined'] {
  return lists.flatMap(({ placed, target, key, source, besides }) => {
    const { template } = main.placement.side
    const column = template.columns[target]!
    const listed = { ...placed, placement: { ...placed.placement, side: main.placement.side } }
    const found = placed.placement.side.template === template ? keyJoin(main, listed, key) : null
    if (!found) return []
    const { profile } = placed.placement.table
    const list = tableLabel(profile)
    const rest = restOf(column, placed.placement.side.rules[target]?.values ?? [])
    const reason = `“${profile.columns[source]!.name}” of ${list} says it of the rows that are on that list.`
    const mappings = template.columns.map((_, at): Mapping =>
      at === target
        ? { ...UNMAPPED, sources: [source], confidence: 1, reason, ...(rest !== null && { rest }) }
        : besides.includes(at)
          ? placed.mappings[at]!
          : { ...UNMAPPED, reason: '' },
    )
    const told = [target, ...besides].map((at) => `“${template.columns[at]!.name}”`).join(', ')
    const note = `${list} only says who has which ${told}: who is on that list alone is no row of ${template.name}${rest === null ? '' : `, and who is not on it has “${rest}” as “${column.name}”`}.`
    if (!notes.includes(note)) notes.push(note)
    const why = `${list} says which “${column.name}” the rows of ${tableLabel(main.placement.table.profile)} have.`
    return [
      { placed: { ...listed, mappings }, join: { ...found.join(found.share), reason: why }, lookup: true as const },
    ]
  })
}

/** What those have that are on no list: as the description says, else the value for none, or for no. */
function restOf(column: TemplateColumn, allowed: readonly string[]): string | null {
  const [none] = closestValue('none', allowed)
  const isNone = none !== undefined && isClear([none])
  return otherwiseSaid(column)?.value ?? absentSaid(column) ?? (isNone ? none.value : noOf(allowed))
}
