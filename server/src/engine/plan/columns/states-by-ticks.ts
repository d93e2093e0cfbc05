import { firstDayIn } from '../../knowledge/grounded/days.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import { escaped } from '../../escaped.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import { meaningsOf, plainValue } from '../../match/vocabulary/meanings.ts'
import type { CalculatedInput, Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { areDays, daysIn } from './calculations.ts'
import { stateMapping } from './state-mapping.ts'
import { figuresOf, isTicked, type Ticks } from './ticks.ts'

// A state for which the table has a column of ticks each: “Cancelled” and “Did not arrive” of a visit that is cancelled, no_show, or else attended.

const MOST_STATES = 12
/** So many columns of ticks are calculated with. */
const MOST_TICKS = 4

/** What no tick says: the only other value, and the one that it is from a day on. */
interface Rest {
  value: string
  later?: { value: string; from: string; source: number }
}

/** What fills the template columns of allowed values of which two or more have a column of ticks, and one is left for the rows without any. */
export function statesByTicks(open: readonly number[], placement: Placement, context: Context): Map<number, Mapping> {
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const allowed = placement.side.rules[target]?.values ?? []
      if (allowed.length < 3 || allowed.length > MOST_STATES || noOf(allowed) !== null) return []
      const ticks = ticksOf(placement.table.profile.columns, allowed)
      if (ticks.length < 2 || ticks.length > MOST_TICKS) return []
      const rest = restOf(allowed, ticks, target, placement)
      return rest ? [[target, mappingOf(ticks, rest, target, placement, context)]] : []
    }),
  )
}

/** The columns of ticks whose headers name one of the values, each another one; none where two name the same. */
function ticksOf(columns: readonly ColumnProfile[], allowed: readonly string[]): Ticks[] {
  const found = columns.flatMap((column, source) => {
    const [value, ...more] = isTicked(column) ? allowed.filter((one) => isNamed(column.name, one)) : []
    return value === undefined || more.length > 0 ? [] : [{ source, column, value }]
  })
  return new Set(found.map(({ value }) => value)).size === found.length ? found : []
}

/** “Cancelled?”, “Is cancelled” and “Did not arrive”: by the word, or by what it means. */
function isNamed(header: string, value: string): boolean {
  const name = plainValue(header).replace(/^(?:is|was|has|ist|wurde|est|es|è|e)_/u, '')
  if (name === plainValue(value)) return true
  const meant = meaningsOf(value)
  if (meaningsOf(name).some((meaning) => meant.includes(meaning))) return true
  const [own, said] = [wordsIn(value), wordsIn(name.replaceAll('_', ' '))]
  return own.length === said.length && own.every(({ text }, at) => isSameWord(text, said[at]!.text))
}

/** What rows without a tick are: the only value that is left, beside one of which the description says from which day on it is. Null where more are left. */
function restOf(
  allowed: readonly string[],
  ticks: readonly Ticks[],
  target: number,
  { table, side }: Placement,
): Rest | null {
  const left = allowed.filter((value) => !ticks.some((one) => one.value === value))
  const description = side.template.columns[target]!.description ?? ''
  const dated = left.flatMap((value) => {
    const [, piece = ''] =
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])([^;.]{3,120})`, 'iu').exec(description) ?? []
    const from = left.length > 1 ? firstDayIn(piece) : null
    return from === null ? [] : [{ value, from }]
  })
  const [value, ...more] = left.filter((one) => !dated.some((other) => other.value === one))
  if (value === undefined || more.length > 0 || dated.length > 1) return null
  const [later] = dated
  if (!later) return { value }
  const [source, ...others] = table.profile.columns.flatMap((column, at) => (areDays(column) ? [at] : []))
  return source === undefined || others.length > 0 ? null : { value, later: { ...later, source } }
}

function mappingOf(
  ticks: readonly Ticks[],
  { value: rest, later }: Rest,
  target: number,
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side } = placement
  const unit = later ? 2 : 1
  // Each tick weighs as much as all behind it and one more: a sum tells which there are.
  const weights = ticks.map((_, at) => unit * 2 ** (ticks.length - 1 - at))
  const parts = weights.map((weight, at) => `$${at + 1} * ${weight}`)
  const inputs = ticks.map(({ column }): CalculatedInput => ({ empty: '0', figures: figuresOf(column) }))
  const step = later ? [`($${ticks.length + 1} - ${dayNumber(later.from)} + 0.5) / ${FAR} + 0.5`] : []
  if (later) inputs.push(daysIn(later.source, target, placement, context))
  const entries = sums(weights, unit).map(({ sum, first }): ValueMapEntry => ({
    raw: String(sum),
    value: first >= 0 ? ticks[first]!.value : later && sum % unit === 1 ? later.value : rest,
    decided_by: 'matcher',
  }))
  const lead: Transform[] = [
    {
      kind: 'merge',
      separator: '',
      calculation: { formula: [...parts, ...step].join(' + '), inputs, decimals: 0 },
    },
    { kind: 'value_map', entries },
    { kind: 'default', value: rest },
  ]
  const { slug, columns } = side.template
  const said = ticks.map(({ column, value }) => `“${value}” where “${column.name}” is ticked`).join(', ')
  const since = later ? `, from ${later.from} on “${later.value}”` : ''
  const what = `“${columns[target]!.name}” is ${said}${since}, else “${rest}” in ${tableLabel(table.profile)}`
  const mapping = stateMapping(
    ticks[0]!.source,
    lead,
    what,
    {
      origin: later ? `the description of “${slug}.${columns[target]!.name}”` : 'what the columns are called',
      by: 'matcher',
    },
    context.notes,
  )
  return { ...mapping, sources: [...ticks.map(({ source }) => source), ...(later ? [later.source] : [])] }
}

/** Far beyond all dates: what is divided by it is less than a half, so that rounding tells on which side of a day another one is. */
const FAR = 10_000_000

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
}

/** All sums of the weights, each with the first that is in it (-1: none). */
function sums(weights: readonly number[], unit: number): { sum: number; first: number }[] {
  return Array.from({ length: unit * 2 ** weights.length }, (_, sum) => ({
    sum,
    first: weights.findIndex((weight) => Math.floor(sum / weight) % 2 === 1),
  }))
}
