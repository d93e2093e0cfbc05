import { calendarValues } from '../../match/values/calendar.ts'
import { plainValue } from '../../match/vocabulary/meanings.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { CalculatedInput, Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { stateMapping } from './state-mapping.ts'
import { figuresOf, isTicked, type Ticks } from './ticks.ts'

// A list for which the table has a column of ticks each: “Mon-Wed-Fri” of the columns M, T, W, Th and F.

/** So many columns have 256 lists. */
const MOST_TICKS = 8
const LEAST_TICKS = 2
/** One of several values, and any number of them behind it with a mark in between. */
const LIST_RULE =
  /^\^?\((?:\?:)?(?<first>[^()\\[\]]+)\)\((?:\?:)?(?<mark>(?:\\?[^()\p{L}\p{N}\\[\]|*+?]){1,2})\((?:\?:)?(?<more>[^()\\[\]]+)\)\)(?:\*|\+|\{\d,\d*\})\$?$/u

interface List {
  values: string[]
  mark: string
}

/** What fills the template columns of lists of which each value has a column of ticks; the values stand as the rule has them. */
export function listsByTicks(open: readonly number[], placement: Placement, context: Context): Map<number, Mapping> {
  const { table, side } = placement
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const rule = side.rules[target]
      const list = rule ? listOf(rule) : null
      const ticks = list === null ? [] : ticksOf(table.profile.columns, list.values)
      return list === null || ticks.length < LEAST_TICKS
        ? []
        : [[target, mappingOf(ticks, list, target, placement, context)]]
    }),
  )
}

/** The values of which a rule takes a list, and the mark between them; null where it takes something else. */
function listOf(rule: Pattern): List | null {
  const { first, mark = '', more } = LIST_RULE.exec(rule.source)?.groups ?? {}
  if (first === undefined || more === undefined) return null
  const values = [...new Set([...first.split('|'), ...more.split('|')])]
  const between = mark.replaceAll('\\', '')
  return values.length >= LEAST_TICKS && rule.matches(values.slice(0, 2).join(between))
    ? { values, mark: between }
    : null
}

/** The columns of ticks that are called as the values, in the order of these; none where it isn't clear which is which. */
function ticksOf(columns: readonly ColumnProfile[], values: readonly string[]): Ticks[] {
  const ticked = columns.flatMap((column, source) => (isTicked(column) ? [{ column, source }] : []))
  if (ticked.length < LEAST_TICKS || values.length > MOST_TICKS) return []
  const names = ticked.map(({ column }) => column.name.trim())
  const calendar = calendarValues(names, values)
  const inTurn = names.length === values.length && names.every((name, at) => isBeginning(name, values[at]!))
  const found = ticked.flatMap(({ column, source }, at): Ticks[] => {
    const same = values.filter((value) => plainValue(value) === plainValue(column.name))
    const value = inTurn ? values[at] : (calendar?.get(names[at]!) ?? same[0])
    return value === undefined ? [] : [{ column, source, value }]
  })
  if (new Set(found.map(({ value }) => value)).size < found.length) return []
  return found.toSorted((a, b) => values.indexOf(a.value) - values.indexOf(b.value))
}

/** “Th” of `Thu`, and “Friday” of `Fri`. */
function isBeginning(name: string, value: string): boolean {
  const [own, other] = [plainValue(name), plainValue(value)]
  return own !== '' && (other.startsWith(own) || own.startsWith(other))
}

function mappingOf(
  ticks: readonly Ticks[],
  { mark }: List,
  target: number,
  { table, side }: Placement,
  { notes }: Context,
): Mapping {
  const weights = ticks.map((_, at) => 2 ** at)
  const inputs = ticks.map(({ column }): CalculatedInput => ({ empty: '0', figures: figuresOf(column) }))
  const entries = Array.from({ length: 2 ** ticks.length }, (_, sum): ValueMapEntry => ({
    raw: String(sum),
    value: ticks.flatMap(({ value }, at) => (Math.floor(sum / weights[at]!) % 2 === 1 ? value : [])).join(mark),
    decided_by: 'matcher',
  }))
  const formula = weights.map((weight, at) => `$${at + 1} * ${weight}`).join(' + ')
  const lead: Transform[] = [
    { kind: 'merge', separator: '', calculation: { formula, inputs, decimals: 0 } },
    { kind: 'value_map', entries },
  ]
  const said = ticks.map(({ column, value }) => `“${value}” where “${column.name}” is ticked`).join(', ')
  const what = `“${side.template.columns[target]!.name}” lists ${said} in ${tableLabel(table.profile)}`
  const mapping = stateMapping(ticks[0]!.source, lead, what, { origin: 'its rule', by: 'matcher' }, notes)
  return { ...mapping, sources: ticks.map(({ source }) => source) }
}
