import { momentTargets } from '../../match/composites/moments.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { SPANS } from '../../match/vocabulary/spans.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { takeUnit, unitNamed } from '../../profile/units.ts'
import type { Mapping, Placement } from '../context.ts'
import { isSure } from '../sure.ts'
import { areDays, areFigures } from './calculations.ts'
import { writtenAs } from './durations.ts'
import type { Formula } from './formulas-of.ts'

// When a visit or a rental ends is when it begins and how long it takes, where no column says the end itself.

/** Minutes in one of the unit. */
const MINUTES: Record<string, number> = { min: 1, h: 60, d: 1440 }
const UNIT_OF: Record<string, string> = { days: 'd', nights: 'd', hours: 'h', minutes: 'min' }
/** What is beside the unit in the header of a length; of anything else the figures may be something other: “Payment days”. */
const LENGTHS = new Set(
  'duration length days nights hours minutes minimum h count number rental hire loan stay visit appointment planned'.split(
    ' ',
  ),
)

interface Length {
  source: number
  unit: string
}

/** The end as the beginning and the only length: days only where the end's description speaks of them, as these may count the last one, too. */
export function endsByLength(target: number, mappings: readonly Mapping[], placement: Placement): Formula[] {
  const { side, table } = placement
  const result = resultOf(target, placement)
  const start = result === null ? undefined : startOf(target, mappings, placement)
  const length = start && lengthIn(target, start, placement)
  if (!start || !length || result === null) return []
  // What has a column of its own is that.
  const own = mappings[target]!
  if (own.decided_by !== 'matcher' && own.sources.length === 0) return []
  if (isSure(own) && own.sources.some((source) => source !== length.source && !start.includes(source))) return []
  const times = MINUTES[length.unit]!
  const sum = start.map((_, at) => `$${at + 1}`).join(' + ')
  const place = `$${start.length + 1}`
  const isBare = table.profile.columns[length.source]!.values.every(
    ({ value }) => takeUnit(value, length.unit) === null,
  )
  return [
    {
      sources: [...start, length.source],
      shares: [],
      days: [],
      moments: start,
      read: new Map(isBare ? [] : [[length.source, { unit: length.unit }]]),
      text: `${sum} + ${times === 1 ? place : `${place} * ${times}`}`,
      isDay: false,
      result,
      why: `“${side.template.columns[target]!.name}” is when it begins and how long it takes`,
      by: 'matcher',
      asked: false,
    },
  ]
}

/** What the template column wants to have of an end. */
function resultOf(target: number, { side }: Placement): 'moment' | 'time' | null {
  if (momentTargets(side).includes(target)) return 'moment'
  const rule = side.rules[target]
  return rule?.matches('09:30') && !rule.matches('Lorem ipsum') && !rule.matches('9999') ? 'time' : null
}

/** The columns of the beginning: those of the only template column that this one is the end of, else the only column of moments that nothing takes. */
function startOf(target: number, mappings: readonly Mapping[], placement: Placement): number[] | undefined {
  const { side, table } = placement
  const ends = conceptsOf(side.template.columns[target]!.name)
  const starts = side.template.columns.flatMap(({ name }, at) => {
    const concepts = conceptsOf(name)
    const isStart = SPANS.some(([first, last]) => concepts.includes(first) && ends.includes(last))
    return at !== target && isStart && resultOf(at, placement) === resultOf(target, placement) ? [at] : []
  })
  const [start, ...others] = starts
  if (start === undefined || others.length > 0) return undefined
  const { sources, lead, decided_by } = mappings[start]!
  const isPlain = lead.length === 0 || (sources.length === 2 && lead[0]?.kind === 'merge' && !lead[0].calculation)
  if (isSure(mappings[start]!) && sources.length > 0) return isPlain ? [...sources] : undefined
  const moments = table.profile.columns.flatMap((column, source) => (writtenAs(column) === 'moment' ? [source] : []))
  return decided_by === 'matcher' && moments.length === 1 && isMoment(target, placement) ? moments : undefined
}

const isMoment = (target: number, placement: Placement): boolean => resultOf(target, placement) === 'moment'

/** The only column that says how long it takes, and in what. */
function lengthIn(target: number, start: readonly number[], { side, table }: Placement): Length | undefined {
  const { described } = side.names[target]!
  const found = table.profile.columns.flatMap((column, source): Length[] => {
    const unit = start.includes(source) || !areFigures(column) || areDays(column) ? null : unitOf(column)
    return unit === null ? [] : [{ source, unit }]
  })
  const [length, ...others] = found
  const isSaid = described.has('days') || described.has('nights')
  return length && others.length === 0 && (length.unit !== 'd' || isSaid) ? length : undefined
}

function unitOf({ name }: ColumnProfile): string | null {
  const concepts = conceptsOf(name)
  if (concepts.length === 0 || !concepts.every((concept) => LENGTHS.has(concept))) return null
  const named = unitNamed(name)
  const unit = named ?? concepts.flatMap((concept) => UNIT_OF[concept] ?? [])[0]
  return unit !== undefined && unit in MINUTES ? unit : null
}
