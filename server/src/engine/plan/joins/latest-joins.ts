import type { NameFeatures } from '../../match/names/name-score.ts'
import { scoreColumns, tableSide, type TableSide, type TemplateSide } from '../../match/score-columns.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { percent, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from '../context.ts'
import { isFilled, isKnown, SURE } from '../sure.ts'
import type { Group } from './group.ts'
import { spareTables } from './spare-tables.ts'
import { joinBy } from './join-keys.ts'
import { isDay, keysOf, latestBy, latestDay, latestWanted } from './latest-of-several.ts'

// The tables without a template of which the latest row of each key says what a template column wants: see latest-of-several.ts.

/** They complete the main table by nothing but what is wanted of the latest. `own` are the tables of the template, `all` those of all templates. */
export function tablesSayingLatest(
  { main, joined }: Group,
  own: readonly Placed[],
  all: readonly Placed[],
  context: Context,
): Group['joined'] {
  const { side, fit } = main.placement
  const keys = keysOf(main)
  if (keys.length === 0) return []
  const filled = (target: number): boolean =>
    [main, ...joined.map(({ placed }) => placed)].some(({ mappings }) => isKnown(mappings[target]!))
  const others = spareTables([...all, ...joined.map(({ placed }) => placed)], context)
  return others.flatMap((profile) => {
    const wanted = latestWanted(side.template, profile).filter((target) => !filled(target))
    const theirs = own.flatMap(keysOf)
    const latest =
      wanted.length === 0 ? undefined : keys.map((left) => latestBy(profile, left, theirs)).find((one) => one !== null)
    if (!latest) return []
    const table = tableSide(profile, side.template.columns.length)
    const candidates = scoreColumns(table, side).filter(
      ({ source, target }) => wanted.includes(target) && profile.columns[source] !== latest.right,
    )
    const placement = { table, side, candidates, fit }
    const elsewhere = new Set([...side.template.columns.keys()].filter((target) => !wanted.includes(target)))
    const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
    const mapped = mapColumns(placement, quiet, () => null, { elsewhere, others: new Set(), known: new Set() })
    // What somebody said of the column goes before what its name tells.
    const isOpen = ({ decided_by }: Mapping, target: number): boolean =>
      wanted.includes(target) && decided_by === 'matcher'
    const mappings = mapped.map((mapping, target) =>
      isOpen(mapping, target) ? (untilWhen(target, table, side) ?? mapping) : mapping,
    )
    const sources = wanted.flatMap((target) => (isFilled(mappings[target]!) ? mappings[target]!.sources : []))
    const day = latestDay(profile, sources)
    if (sources.length === 0 || !day) return []
    const reason = `${tableLabel(profile)} says more of what ${tableLabel(main.placement.table.profile)} lists: ${percent(latest.share)} of its “${latest.right.name}” occur there, of which the row of the latest day counts.`
    return [
      { placed: { placement, mappings }, join: { ...joinBy(profile, [latest], reason), ...latest.how, latest: day } },
    ]
  })
}

/** In a list of inspections all is of inspections: which of its days “inspection_until” is, the only one that is an end tells. */
function untilWhen(target: number, { names, profile }: TableSide, side: TemplateSide): Mapping | null {
  const isEnd = ({ concepts }: NameFeatures): boolean => concepts.includes('end')
  if (!isEnd(side.names[target]!)) return null
  const [source, ...others] = names.flatMap((name, at) => (isEnd(name) && isDay(profile.columns[at]!) ? [at] : []))
  if (source === undefined || others.length > 0) return null
  const reason = `Of the days in ${tableLabel(profile)} “${profile.columns[source]!.name}” is the only one that is an end.`
  return { ...UNMAPPED, sources: [source], confidence: SURE, reason }
}
