import type { ColumnProfile, ValueType } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { markEvidence, readNumber } from '../../profile/numbers.ts'
import { containmentIn } from '../../profile/sketch.ts'
import { canonicalValues, LISTED } from './canonical-values.ts'
import { dice, textSet } from '../similarity.ts'
import { cosines, rarityOf } from './term-index.ts'
import { formOf, formLikeness } from './value-form.ts'
import { fold } from '../names/words.ts'

/** What two columns' values have in common, each 0 to 1; null where there is nothing to compare. */
export interface Likeness {
  /** The share of the source's values that the target has, whatever their spelling; `telling` weighs rare values more. */
  overlap: number
  telling: number
  /** The share of the words of the source's values that the target's values have. */
  words: number
  letters: number
  types: number
  shapes: number
  /** How alike they look: length, kinds of characters, what stands in them. */
  form: number
  numbers: number | null
}

export type CompareValues = (source: number, target: number) => Likeness | null

/** Compares all columns of a table with all targets whose values are known. */
export function compareValues(sources: ColumnProfile[], targets: (ColumnProfile | null)[]): CompareValues {
  const filled = targets.map((target) => (target && target.filled > 0 ? target : null))
  const letters = cosines(
    sources.map(gramsOf),
    filled.map((target) => target && gramsOf(target)),
  )
  const own = sources.map(canonicalValues)
  const known = filled.map((target) => target && canonicalValues(target))
  const values = shares(
    own.map(({ values: list }) => list),
    known.map((column) => column && column.values),
  )
  const words = shares(
    own.map(({ words: list }) => list),
    known.map((column) => column && column.words),
  )
  const containedIn = containmentIn(filled)
  const contained = sources.map((column) => containedIn(column))
  const shapes = [...sources, ...filled].map((column) => textSet(column?.shapes.map(({ shape }) => shape) ?? []))
  const types = [...sources, ...filled].map((column) => column && familiesOf(column))
  const forms = [...sources, ...filled].map((column) => column && formOf(column))
  const numbers = [...sources, ...filled].map((column) => column && numbersOf(column))
  return (source, target) => {
    const [left, right] = [sources[source]!, filled[target] ?? null]
    if (left.filled === 0 || !right) return null
    const [low, high] = [numbers[source], numbers[sources.length + target]]
    // Short lists were compared whole.
    const exact = left.distinct <= LISTED && right.distinct <= LISTED ? 0 : (contained[source]![target] ?? 0)
    return {
      overlap: Math.max(exact, values[source]!.plain[target]!),
      telling: values[source]!.telling[target]!,
      words: words[source]!.telling[target]!,
      letters: letters[source]![target]!,
      types: typeLikeness(types[source]!, types[sources.length + target]!),
      shapes: dice(shapes[source]!, shapes[sources.length + target]!),
      form: formLikeness(forms[source]!, forms[sources.length + target]!),
      numbers: low && high ? rangeLikeness(low, high) : null,
    }
  }
}

const VALUES = 60

function gramsOf({ values }: ColumnProfile): Map<string, number> {
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

interface Shares {
  plain: Float32Array
  telling: Float32Array
}

/** How much of each source's weight the targets have: as it is, and with each term weighed by its rarity. */
function shares(sources: Map<string, number>[], targets: (Map<string, number> | null)[]): Shares[] {
  const rarity = rarityOf([...sources, ...targets])
  const holders = new Map<string, number[]>()
  for (const [target, terms] of targets.entries()) {
    for (const term of terms?.keys() ?? []) {
      const list = holders.get(term)
      if (list) list.push(target)
      else holders.set(term, [target])
    }
  }
  return sources.map((terms) => {
    const plain = new Float32Array(targets.length)
    const telling = new Float32Array(targets.length)
    let total = 0
    let rare = 0
    for (const [term, weight] of terms) {
      const heavy = weight * rarity.get(term)!
      total += weight
      rare += heavy
      for (const target of holders.get(term) ?? []) {
        plain[target] = plain[target]! + weight
        telling[target] = telling[target]! + heavy
      }
    }
    return { plain: plain.map((sum) => sum / (total || 1)), telling: telling.map((sum) => sum / (rare || 1)) }
  })
}

function numbersOf({ values, types }: ColumnProfile): Range | null {
  if ((types.integer ?? 0) + (types.decimal ?? 0) + (types.amount ?? 0) + (types.percent ?? 0) < 0.8) return null
  const numbers = values.flatMap(({ value }) => {
    const number = isNullWord(value) ? null : readNumber(value)
    return number && markEvidence(number.figures) ? [Number(number.figures.replace(/[^\d.]/g, '')) || 0] : []
  })
  if (numbers.length === 0) return null
  numbers.sort((a, b) => a - b)
  const at = (share: number): number => numbers[Math.floor((numbers.length - 1) * share)]!
  return { low: step(at(0.1)), middle: step(at(0.5)), high: step(at(0.9)) }
}

/** Types that differ only in how much they say are one here. */
const FAMILIES: ValueType[][] = [
  ['integer', 'decimal', 'amount', 'percent'],
  ['date', 'datetime'],
  ...(['time', 'email', 'phone', 'url', 'uuid', 'boolean', 'country', 'currency', 'code', 'words'] as const).map(
    (type) => [type],
  ),
]

function familiesOf({ types }: ColumnProfile): Float64Array {
  return Float64Array.from(FAMILIES, (family) => family.reduce((sum, type) => sum + (types[type] ?? 0), 0))
}

function typeLikeness(left: Float64Array, right: Float64Array): number {
  let common = 0
  let all = 0
  for (let at = 0; at < left.length; at++) {
    common += Math.min(left[at]!, right[at]!)
    all += Math.max(left[at]!, right[at]!)
  }
  return all === 0 ? 0.5 : common / all
}

/** A column's numbers but for the outermost, on a scale where doubling is one step. */
interface Range {
  low: number
  middle: number
  high: number
}

function step(value: number): number {
  return Math.log2(1 + value)
}

/** How far two ranges share their span. */
function rangeLikeness(left: Range, right: Range): number {
  const common = Math.min(left.high, right.high) - Math.max(left.low, right.low)
  const span = Math.max(left.high, right.high) - Math.min(left.low, right.low)
  if (span < 0.5) return 1
  const apart = Math.abs(left.middle - right.middle)
  return Math.max(0, 0.5 * (Math.max(0, common) / span) + 0.5 * Math.max(0, 1 - apart / 4))
}
