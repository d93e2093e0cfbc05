import type { SaidText } from '../../knowledge/texts.ts'
import type { ValueMapEntry } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { intervalIn, intervalWanted, type IntervalUnit } from '../../profile/intervals.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { isSaidOf } from '../transforms/empty/none-said.ts'
import { stateMapping } from './state-mapping.ts'

// “Service cycle: Q = quarterly, S = every six months, N = not serviced”: codes that a text explains as how often, where a number of months is wanted.

const FEWEST = 2
const MOST_CODES = 24
/** Of a list of codes: each begins with what is before its colon, and ends where the sentence does. */
const SENTENCE_END = /\n|(?<=[\p{L}\d)]{2})[.!?]+(?=\s|$)/u
const ITEM =
  /(?:^|[,;]|(?<label>[^,;:=]{1,60}):)\s{0,3}["“„«]?(?<raw>[^,;:="“”„«»]{1,12}?)["”“»]?\s{0,3}(?:=|→|->)\s{0,3}["“„«]?(?<value>[^,;="“”„«»]{1,60}?)["”“»]?\s{0,3}(?=[,;]|$)/gu

/** What fills the only template column of intervals from the only column whose codes are explained as such. */
export function intervalsInMeanings(
  open: readonly number[],
  placement: Placement,
  context: Context,
): Map<number, Mapping> {
  const { side, table } = placement
  const wanted = open.flatMap((target) => {
    const column = side.template.columns[target]!
    const unit = column.desiredRule === 'link' || side.rules[target]?.values ? null : intervalWanted(column)
    return unit === null ? [] : [{ target, unit }]
  })
  const [only, ...more] = wanted
  if (!only || more.length > 0) return new Map()
  const found = table.profile.columns.flatMap((column, source) => {
    const explained = intervalsOf(column, only, placement, context)
    return explained ? [{ source, column, ...explained }] : []
  })
  const [one, ...others] = found
  if (!one || others.length > 0) return new Map()
  const { name } = side.template.columns[only.target]!
  const shown = one.entries.map(({ raw, value }) => `“${value}” for “${raw}”`).join(', ')
  const what = `“${name}” is ${shown} in “${one.column.name}” of ${tableLabel(table.profile)}`
  const lead = [{ kind: 'trim' as const }, { kind: 'value_map' as const, entries: one.entries }]
  return new Map([[only.target, stateMapping(one.source, lead, what, one, context.notes)]])
}

/** What each code of a column comes to; null where a text does not explain all of them so. */
function intervalsOf(
  column: ColumnProfile,
  { target, unit }: { target: number; unit: IntervalUnit },
  { side }: Placement,
  context: Context,
): { entries: ValueMapEntry[]; origin: string; said: string; by: SaidText['by'] } | null {
  const raws = [...new Set(column.values.flatMap(({ value }) => (isNullWord(value) ? [] : [value.trim()])))]
  if (!column.complete || raws.length < FEWEST || raws.length > MOST_CODES) return null
  const wanted = side.template.columns[target]!
  const texts = (context.texts ?? []).filter(({ slug }) => slug === null || slug === side.template.slug)
  for (const { text, by, origin } of texts)
    for (const { items, said } of listsIn(text)) {
      const entries = raws.flatMap((raw) => {
        const meant = items.get(raw)
        const value = meant === undefined ? null : numberOf(meant, unit, wanted)
        const isTaken = value !== null && (value === '' || (side.rules[target]?.matches(value) ?? true))
        return isTaken ? [{ raw, value, decided_by: by }] : []
      })
      const isAll = entries.length === raws.length && new Set(entries.map(({ value }) => value)).size >= FEWEST
      if (isAll) return { entries, origin, said, by }
    }
  return null
}

/** The lists of codes in a text. */
function listsIn(text: string): { items: Map<string, string>; said: string }[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const lists: { items: Map<string, string>; said: string }[] = []
    for (const { groups } of sentence.matchAll(ITEM)) {
      const { label, raw = '', value = '' } = groups ?? {}
      if (label !== undefined || lists.length === 0) lists.push({ items: new Map(), said: sentence.trim() })
      const { items } = lists.at(-1)!
      // A code that is said twice in one list is two lists.
      if (items.has(raw)) lists.push({ items: new Map([[raw, value]]), said: sentence.trim() })
      else items.set(raw, value)
    }
    return lists
  })
}

/** The number of units; empty where the description leaves empty what the code is explained as. */
function numberOf(
  meant: string,
  unit: IntervalUnit,
  { required, description }: Placement['side']['template']['columns'][number],
): string | null {
  return intervalIn(meant, unit) ?? (!required && isSaidOf(meant, description) ? '' : null)
}
