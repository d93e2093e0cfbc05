import type { NameFeatures } from '../../match/names/name-score.ts'
import { scoreColumns, type LinkShare } from '../../match/score-columns.ts'
import { tableSide, type TableSide, type TemplateSide } from '../../match/sides.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { percent, tableLabel, UNMAPPED, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { linkShares } from '../links/links.ts'
import { isFilled, isKnown, SURE } from '../sure.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Group } from './group.ts'
import { spareTables } from './spare-tables.ts'
import { joinBy } from './join-keys.ts'
import { isDay, keysOf, repeatedKeyOf, latestDay, latestWanted, type RepeatedKey } from './latest-of-several.ts'
import { currentWanted, openSpells } from './open-spells.ts'

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
  const theirs = own.flatMap(keysOf)
  const shareOf = (placement: Placement): LinkShare => linkShares(placement, all, context)
  return others.flatMap((profile) => {
    const latest = keys.map((left) => repeatedKeyOf(profile, left, theirs)).find((one) => one !== null)
    if (!latest) return []
    const about = { profile, latest, side, fit, context }
    const wanted = latestWanted(side.template, profile).filter((target) => !filled(target))
    const placed = wanted.length === 0 ? null : placedFor(wanted, about, () => () => null)
    const day = placed && latestDay(profile, sourcesOf(placed, wanted))
    const rows = tableLabel(main.placement.table.profile)
    const reason = `${tableLabel(profile)} says more of what ${rows} lists: ${percent(latest.share)} of its “${latest.right.name}” occur there, of which the row of the latest day counts.`
    if (placed && day && sourcesOf(placed, wanted).length > 0)
      return [{ placed, join: { ...joinBy(profile, [latest], reason), ...latest.how, latest: day } }]
    const now = currentWanted(side.template).filter((target) => !filled(target))
    const spells = now.length === 0 ? null : openSpells(profile, latest.right)
    const current = spells && placedFor(now, about, shareOf)
    if (!current || sourcesOf(current, now).length === 0) return []
    const { name } = profile.columns.find(({ position }) => position === spells.open)!
    const ofNow = `${tableLabel(profile)} says how it is now with what ${rows} lists: ${percent(latest.share)} of its “${latest.right.name}” occur there, of which the row with nothing in “${name}” counts.`
    return [{ placed: current, join: { ...joinBy(profile, [latest], ofNow), ...latest.how, ...spells } }]
  })
}

interface About {
  profile: TableProfile
  latest: RepeatedKey
  side: TemplateSide
  fit: number
  context: Context
}

/** The list as a table that fills nothing but what is wanted of it. */
function placedFor(
  wanted: readonly number[],
  { profile, latest, side, fit, context }: About,
  shareOf: (placement: Placement) => LinkShare,
): Placed {
  const table = tableSide(profile, side.template.columns.length)
  const candidates = scoreColumns(table, side).filter(
    ({ source, target }) => wanted.includes(target) && profile.columns[source] !== latest.right,
  )
  const placement = { table, side, candidates, fit }
  const elsewhere = new Set([...side.template.columns.keys()].filter((target) => !wanted.includes(target)))
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const completed = { elsewhere, others: new Set<number>(), known: new Set<number>() }
  const mapped = mapColumns(placement, quiet, shareOf(placement), completed)
  // What somebody said of the column goes before what its name tells.
  const isOpen = ({ decided_by }: Mapping, target: number): boolean =>
    wanted.includes(target) && decided_by === 'matcher'
  const mappings = mapped.map((mapping, target) =>
    isOpen(mapping, target) ? (untilWhen(target, table, side) ?? mapping) : mapping,
  )
  return { placement, mappings }
}

function sourcesOf({ mappings }: Placed, wanted: readonly number[]): number[] {
  return wanted.flatMap((target) => (isFilled(mappings[target]!) ? mappings[target]!.sources : []))
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
