import type { ColumnProfile, ValueType } from '../profile/model.ts'
import { containment } from '../profile/sketch.ts'
import { markEvidence, readNumber } from '../profile/numbers.ts'
import { dice } from './similarity.ts'
import { fold } from './words.ts'

/** A column's values, prepared for comparing with another column's. */
export interface ValueFeatures {
  profile: ColumnProfile
  /** Character trigrams of the values with TF-IDF weights, length 1. */
  vector: Map<string, number>
  shapes: Set<string>
  numbers: { low: number; middle: number; high: number } | null
}

const VALUES = 20

/** Features of a group of columns that are compared with one another: rare trigrams weigh more. */
export function valueFeatures(profiles: ColumnProfile[]): ValueFeatures[] {
  const counts = profiles.map(gramCounts)
  const documents = new Map<string, number>()
  for (const grams of counts) for (const gram of grams.keys()) documents.set(gram, (documents.get(gram) ?? 0) + 1)
  return profiles.map((profile, index) => ({
    profile,
    vector: normalised(counts[index]!, documents, profiles.length),
    shapes: new Set(profile.shapes.map(({ shape }) => shape)),
    numbers: numbersOf(profile),
  }))
}

function gramCounts({ values }: ColumnProfile): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { value } of values.slice(0, VALUES)) {
    const text = ` ${fold(value.slice(0, 40))} `
    for (let index = 0; index + 3 <= text.length; index++) {
      const gram = text.slice(index, index + 3)
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
  }
  return counts
}

function normalised(counts: Map<string, number>, documents: Map<string, number>, total: number): Map<string, number> {
  const weighted = [...counts].map(
    ([gram, count]) => [gram, (1 + Math.log(count)) * Math.log(1 + total / documents.get(gram)!)] as const,
  )
  const heaviest = weighted.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 150)
  const length = Math.hypot(...heaviest.map(([, weight]) => weight)) || 1
  return new Map(heaviest.map(([gram, weight]) => [gram, weight / length]))
}

function numbersOf({ values, types }: ColumnProfile): ValueFeatures['numbers'] {
  if ((types.integer ?? 0) + (types.decimal ?? 0) + (types.amount ?? 0) + (types.percent ?? 0) < 0.8) return null
  const numbers = values.flatMap(({ value }) => {
    const number = readNumber(value)
    return number && markEvidence(number.figures) ? [Number(number.figures.replace(/[^\d.]/g, '')) || 0] : []
  })
  if (numbers.length === 0) return null
  numbers.sort((a, b) => a - b)
  const at = (share: number): number => numbers[Math.floor((numbers.length - 1) * share)]!
  return { low: at(0.1), middle: at(0.5), high: at(0.9) }
}

const TYPES: ValueType[] = [
  ...([
    'integer',
    'decimal',
    'amount',
    'percent',
    'date',
    'datetime',
    'time',
    'email',
    'phone',
    'url',
    'uuid',
  ] as const),
  ...(['boolean', 'country', 'currency', 'code', 'words'] as const),
]

/** What two columns' values have in common, each 0 to 1; null where there is nothing to compare. */
export interface Likeness {
  overlap: number | null
  letters: number
  types: number
  shapes: number
  numbers: number | null
}

export function likeness(source: ValueFeatures, target: ValueFeatures): Likeness | null {
  if (source.profile.filled === 0 || target.profile.filled === 0) return null
  return {
    overlap: containment(source.profile, target.profile),
    letters: cosine(source.vector, target.vector),
    types: typeLikeness(source.profile, target.profile),
    shapes: dice(source.shapes, target.shapes),
    numbers: source.numbers && target.numbers ? rangeLikeness(source.numbers, target.numbers) : null,
  }
}

function cosine(left: Map<string, number>, right: Map<string, number>): number {
  const [small, big] = left.size < right.size ? [left, right] : [right, left]
  let sum = 0
  for (const [gram, weight] of small) sum += weight * (big.get(gram) ?? 0)
  return sum
}

function typeLikeness(left: ColumnProfile, right: ColumnProfile): number {
  let common = 0
  let all = 0
  for (const type of TYPES) {
    const [a, b] = [left.types[type] ?? 0, right.types[type] ?? 0]
    common += Math.min(a, b)
    all += Math.max(a, b)
  }
  return all === 0 ? 0.5 : common / all
}

type Range = { low: number; middle: number; high: number }

/** Doubling is one step. */
function step(value: number): number {
  return Math.log2(1 + value)
}

/** How far two ranges share their span, on a scale where doubling is one step. */
function rangeLikeness(left: Range, right: Range): number {
  const common = Math.min(step(left.high), step(right.high)) - Math.max(step(left.low), step(right.low))
  const span = Math.max(step(left.high), step(right.high)) - Math.min(step(left.low), step(right.low))
  if (span < 0.5) return 1
  const apart = Math.abs(step(left.middle) - step(right.middle))
  return Math.max(0, 0.5 * (Math.max(0, common) / span) + 0.5 * Math.max(0, 1 - apart / 4))
}
