import { OTHERWISE } from '../../knowledge/grounded/acts.ts'
import { otherwiseSaid } from '../../knowledge/otherwise-said.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isSure } from '../sure.ts'
import { namedBy } from './evident-filling.ts'
import { stateMapping } from './state-mapping.ts'
import { FIRST_FILLED } from './told-columns.ts'

// The house's own list of bookings notes for some the number that the portal gave them, which is that of a row of the portal's list: then these
// came by the portal, and all others did not; and where the description of a key says so, the portal's number is theirs.

/** Most rows have no such number, and so many of those that there are stand in the other list. */
const [FEW_ROWS, KNOWN] = [0.5, 0.9]
const LEAST = 2
/** Small figures are everywhere. */
const TELLING = /\d{5}|\p{L}.*\d|\d.*\p{L}/u

interface Reference {
  source: number
  list: TableProfile
}

/** The mappings with what the numbers of another list tell of the rows that have one. */
export function withNumbersElsewhere(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const found = mappings.some((_, target) => wants(target, placement))
    ? referenceIn(placement.table.profile, context)
    : null
  if (!found) return mappings
  return mappings.map((mapping, target) => {
    const made =
      mapping.decided_by === 'matcher' && wants(target, placement)
        ? (stateBy(found, mapping, target, placement, context) ?? keyBy(found, mapping, target, placement, context))
        : null
    if (made) dropQuestions([target], placement, context)
    return made ?? mapping
  })
}

/** Its description says what rows have otherwise. */
function wants(target: number, { side }: Placement): boolean {
  const { description = '' } = side.template.columns[target]!
  return OTHERWISE.test(description)
}

/** The only column of numbers that only some rows have, each another one, which are numbers of the rows of another list. */
function referenceIn(profile: TableProfile, { shapes }: Context): Reference | null {
  const sparse = [...profile.columns.entries()].filter(([, column]) => isSparse(column))
  const found = sparse.flatMap(([source, column]) =>
    [...shapes.keys()].flatMap((list) => {
      const isTheirs = list !== profile && list.columns.some((other) => other.unique && areKnown(column, other, list))
      return isTheirs ? [{ source, list }] : []
    }),
  )
  return found.length === 1 ? found[0]! : null
}

function isSparse({ filled, empty, distinct, complete, values }: ColumnProfile): boolean {
  const isFew = filled >= LEAST && filled < FEW_ROWS * (filled + empty)
  return complete && isFew && distinct === filled && values.every(({ value }) => TELLING.test(value))
}

function areKnown({ values }: ColumnProfile, { position }: ColumnProfile, list: TableProfile): boolean {
  const theirs = new Set(list.rows.map((cells) => cells[position]?.trim()))
  return values.filter(({ value }) => theirs.has(value.trim())).length >= KNOWN * values.length
}

/** Of a few allowed values the one that the other list goes by, and the one that is said of all others. */
function stateBy(
  { source, list }: Reference,
  mapping: Mapping,
  target: number,
  { table, side }: Placement,
  { notes }: Context,
): Mapping | null {
  const column = side.template.columns[target]!
  const rest = otherwiseSaid(column)?.value
  const theirs = namedBy(list.table, side.rules[target]?.values ?? [])
  if (rest === undefined || theirs === undefined || theirs === rest || (isSure(mapping) && mapping.sources.length > 0))
    return null
  const { name } = table.profile.columns[source]!
  const lead: Transform[] = [
    { kind: 'trim' },
    { kind: 'rewrite', pattern: '[\\s\\S]+', with: theirs },
    { kind: 'default', value: rest },
  ]
  const what = `“${column.name}” is “${theirs}” where “${name}” of ${tableLabel(table.profile)} has a number of ${tableLabel(list)}, else “${rest}”`
  return stateMapping(
    source,
    lead,
    what,
    { origin: `the description of “${side.template.slug}.${column.name}”`, by: 'knowledge' },
    notes,
  )
}

/** The number of the other list where a row has one, and else its own. */
function keyBy(
  { source, list }: Reference,
  mapping: Mapping,
  target: number,
  { table, side }: Placement,
  { notes }: Context,
): Mapping | null {
  const { name, unique, required, desiredRule } = side.template.columns[target]!
  const [own, ...more] = mapping.sources
  const isKey = unique && required && desiredRule !== 'link' && isSure(mapping) && mapping.lead.length === 0
  if (!isKey || own === undefined || own === source || more.length > 0) return null
  const [theirs, others] = [source, own].map((at) => `“${table.profile.columns[at]!.name}”`)
  const what = `“${name}” of ${side.template.name} is ${theirs} of ${tableLabel(table.profile)} where a row has one, and else ${others}`
  notes.push(`${what}: its description says so, and ${theirs} has numbers of ${tableLabel(list)}.`)
  return {
    ...mapping,
    sources: [source, own],
    lead: [FIRST_FILLED],
    decided_by: 'knowledge',
    reason: `${what}, as its description says.`,
  }
}
