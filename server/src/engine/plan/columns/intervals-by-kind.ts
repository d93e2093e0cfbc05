import { escaped } from '../../escaped.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { intervalIn } from '../../profile/intervals.ts'
import { isNullWord } from '../../profile/null-words.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { areDays } from './calculations.ts'
import { wantsDay, type Formula } from './formulas-of.ts'

// “Day of the check plus the interval of that check”, and a text says of each kind how long that is: “BR = brakes, every 24 months”.

/** What a description calls such a span. */
const INTERVAL =
  /(?:plus|\+|zuzüglich|zzgl\.?|más|più|och|og) (?:the |its |their |an? |das |dem |den |die |der |l['’]|la |le |el |il |het |de )?(?:\p{L}+ )?(?:intervals?|period|validity|frequency|cycle|\p{L}*intervall(?:s|e)?|\p{L}*gültigkeit\p{L}*|\p{L}*frist|turnus|intervalle|périodicité|validité|intervalo|vigencia|validez|intervallo|validità|interval|geldigheid\p{L}*|termijn|intervallet|interwał\p{L}*)(?!\p{L})/iu
const EVERY =
  '(?:every|each|all[e]?|jede[nrs]?|tou(?:s|tes) les|chaque|cada|ogni|elke|iedere|om de|vart|hver[t]?|co|for|after|valid|gültig|nach)'
const SPAN = new RegExp(`(?<!\\p{L})${EVERY} (\\d{1,3} \\p{L}+)`, 'iu')
/** How far behind what it is of, within its sentence. */
const FAR = 60
const MOST_KINDS = 100

/** The day some other one and the span of its kind come to, where the description wants that and texts say how long each is. */
export function byIntervals(
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  { texts = [] }: Context,
): Formula[] {
  const { side, table } = placement
  const column = side.template.columns[target]!
  if (!INTERVAL.test(column.description ?? '') || !wantsDay(target, placement)) return []
  const from = dayBefore(target, mappings, placement)
  if (from === null) return []
  const about = texts.filter(({ slug }) => slug === null || slug === side.template.slug)
  const kinds = table.profile.columns.flatMap((source, at) => {
    const spans = at === from ? null : spansOf(source, about)
    return spans ? [{ at, ...spans }] : []
  })
  const [kind, ...more] = kinds
  if (!kind || more.length > 0) return []
  const why = `its description says so, and ${kind.origin} says how long that is for each “${table.profile.columns[kind.at]!.name}”`
  return [
    {
      sources: [from, kind.at],
      shares: [],
      days: [from],
      figures: new Map([[kind.at, kind.figures]]),
      ...(kind.unit === 'months' && { inMonths: true as const }),
      text: '$1 + $2',
      isDay: true,
      why,
      by: 'knowledge',
      asked: false,
    },
  ]
}

/** The only other day of the template, or the one of several that the description names. */
function dayBefore(target: number, mappings: readonly Mapping[], placement: Placement): number | null {
  const { side, table } = placement
  const { columns } = side.template
  const days = columns.flatMap((column, at) => {
    const { sources, lead, guessed } = mappings[at]!
    const [source, ...more] = sources
    const isPlain = at !== target && source !== undefined && more.length === 0 && lead.length === 0 && !guessed
    return isPlain && wantsDay(at, placement) && areDays(table.profile.columns[source]!) ? [{ column, source }] : []
  })
  const named = days.filter(({ column }) => namesColumn(columns[target]!.description ?? '', column))
  const [only, ...more] = days.length > 1 ? named : days
  return only && more.length === 0 ? only.source : null
}

/** How long it is for each value of a column; null where a text does not say it of all of them, or not in one measure. */
function spansOf(
  { values, complete }: ColumnProfile,
  texts: readonly SaidText[],
): { figures: { raw: string; value: string }[]; unit: 'months' | 'days'; origin: string } | null {
  const raws = values.flatMap(({ value }) => (isNullWord(value) ? [] : [value.trim()]))
  if (!complete || raws.length === 0 || raws.length > MOST_KINDS || raws.some((raw) => !/\p{L}/u.test(raw))) return null
  for (const { text, origin } of texts) {
    const spans = raws.map((raw) => spanBehind(raw, raws, text))
    const units = new Set(spans.map((span) => span?.unit))
    const [unit] = units
    if (units.size !== 1 || unit === undefined) continue
    return { figures: raws.map((raw, at) => ({ raw, value: String(spans[at]!.count) })), unit, origin }
  }
  return null
}

/** “every 36 months” behind a value, before anything else is spoken of; null where there is none, or two are said. */
function spanBehind(
  raw: string,
  raws: readonly string[],
  text: string,
): { count: number; unit: 'months' | 'days' } | null {
  const own = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(raw)}(?![\\p{L}\\p{N}])([^.;\\n]{0,${FAR}})`, 'giu')
  const found = [...text.matchAll(own)].flatMap(([, behind = '']) => {
    const others = raws.flatMap((other) => (other === raw ? [] : [behind.indexOf(other)])).filter((at) => at >= 0)
    const piece = behind.slice(0, Math.min(behind.length, ...others))
    const [, span = ''] = SPAN.exec(piece) ?? []
    const [days, months] = [intervalIn(span, 'd'), intervalIn(span, 'month')]
    const count = days ?? months
    return count === null
      ? []
      : [{ count: Number(count), unit: days === null ? ('months' as const) : ('days' as const) }]
  })
  const [first, ...more] = found
  return first && more.every(({ count, unit }) => count === first.count && unit === first.unit) ? first : null
}
