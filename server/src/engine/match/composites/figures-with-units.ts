import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import { unitNamed } from '../../profile/units.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import type { Composite } from './composite.ts'

// Figures with their units, for a template with a column for the figure and one for its unit: “4,210 km” beside “812 h” for `reading` and
// `reading_unit`, “24 RL” for `quantity` and `unit`. No figure is converted, as the other column says what it counts.

const UNIT = new Set(['unit', 'units', 'uom', 'einheit', 'unite', 'unidad', 'unita', 'eenheid'])
/** Squares and cubes are typed with plain figures, too: `m2`, `cm3`. */
const POWER = '[cdkm]?m[23]'
const WRITTEN = `^\\s*([-−+]?\\d[\\d.,'’ ]*)\\s*((?:${POWER}|\\p{L}[\\p{L}²³/]{0,11})\\.?)\\s*$`
/** The figure, with spaces between its thousands, and its unit; nothing of what is written otherwise. */
const FIGURE: Transform = { kind: 'extract', pattern: "^\\s*([-−+]?\\d[\\d.,'’ ]*?)\\s*(?:\\p{L}.*)?$" }
/** From the beginning, with a sign or without: what else may be nothing is found there before what follows a sign. */
const MEASURE: Transform = {
  kind: 'extract',
  pattern: `^\\s*[-−+]?\\d[^\\p{L}]*(${POWER}|\\p{L}[\\p{L}²³/]*)\\.?\\s*$|^`,
}
/** From this share of the cells on, that is how the column is written. */
const MOST = 0.9
/** Some figures of a column of quantities may stand alone. */
const MANY = 0.5
const FIGURES = /^\s*[-−+]?\d[\d.,'’ ]*$/
/** A column of words behind figures has more different ones. */
const MOST_UNITS = 15

/** The template columns of a figure and its unit; the latter has a list of those that there are, or the figure is a quantity. */
interface Wanted {
  figure: number
  unit: number
  isQuantity: boolean
}

/** The figure and the unit out of the only column that has both. */
export function findFiguresWithUnits(table: TableSide, side: TemplateSide): Composite[] {
  const found = wantedIn(side).flatMap((wanted) => {
    const sources = [...table.profile.columns.keys()].filter((source) => isWritten(source, wanted, table, side))
    return sources.length === 1 ? [{ ...wanted, source: sources[0]! }] : []
  })
  return found.flatMap(({ figure, unit, source }): Composite[] => {
    const reason = `The figures of “${table.profile.columns[source]!.name}” are written with their units.`
    const from = { sources: [source], confidence: 0.88, reason }
    return [
      { ...from, target: figure, transforms: [FIGURE] },
      { ...from, target: unit, transforms: [MEASURE], beside: true },
    ]
  })
}

/** The step for the part that a column was named for; null where it isn't written so. */
export function unitPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const wanted = wantedIn(side).find(({ figure, unit }) => figure === target || unit === target)
  // Whose words are the unit by somebody's word needs none that is known.
  if (!wanted || !isWritten(source, wanted, table, side, wanted.unit === target)) return null
  return wanted.figure === target ? FIGURE : MEASURE
}

function wantedIn(side: TemplateSide): Wanted[] {
  const { template, rules } = side
  const words = template.columns.map(({ name }) => wordsOf(name))
  const isCounted = (at: number): boolean => side.kinds[at]!.some((kind) => kind === 'number' || kind === 'integer')
  const named = words.flatMap((own, unit): Wanted[] => {
    const about = own.filter((word) => !UNIT.has(word))
    if (about.length === own.length || about.length === 0 || (rules[unit]?.values ?? []).length < 2) return []
    const [figure, ...more] = [...words.keys()].filter(
      (at) => at !== unit && isCounted(at) && about.every((word) => words[at]!.includes(word)),
    )
    return figure === undefined || more.length > 0 ? [] : [{ figure, unit, isQuantity: false }]
  })
  return named.length > 0 ? named : quantityIn(side, isCounted)
}

/** The only column for a quantity, and the only one for its unit. */
function quantityIn({ names }: TemplateSide, isCounted: (at: number) => boolean): Wanted[] {
  const only = (found: number[]): number | undefined => (found.length === 1 ? found[0] : undefined)
  const all = [...names.keys()]
  const figure = only(all.filter((at) => isQuantity(names[at]!.concepts) && isCounted(at)))
  const unit = only(all.filter((at) => isUnit(names[at]!.concepts)))
  return figure === undefined || unit === undefined ? [] : [{ figure, unit, isQuantity: true }]
}

function isQuantity(concepts: readonly string[]): boolean {
  return concepts.includes('quantity') && !['unit', 'price', 'amount'].some((one) => concepts.includes(one))
}

/** `uom`, `unit_code`, “Mengeneinheit”. */
function isUnit(concepts: readonly string[]): boolean {
  return concepts.includes('unit') && concepts.every((one) => ['unit', 'quantity', 'number'].includes(one))
}

/**
 * Nearly all cells have a figure and a word, most of them one of the units that are listed: what the others mean is asked. Quantities have a
 * column of their own for them nowhere else. `isNamed`: somebody says that the words are the units.
 */
function isWritten(source: number, wanted: Wanted, table: TableSide, side: TemplateSide, isNamed = false): boolean {
  const { values, filled } = table.profile.columns[source]!
  const { unit, isQuantity: counts } = wanted
  if (filled === 0 || (counts && !holdsQuantities(source, table))) return false
  const pattern = jsPattern(WRITTEN)
  const measures = new Map<string, number>()
  let bare = 0
  for (const { value, count } of values) {
    const measure = value.length > 60 ? undefined : pattern.exec(value)?.[2]
    if (measure !== undefined) measures.set(measure, (measures.get(measure) ?? 0) + count)
    else if (counts && FIGURES.test(value)) bare += count
  }
  const total = cellsOf(values)
  const shown = [...measures].map(([value, count]) => ({ value, count }))
  const listed = side.rules[unit]?.values
  const known = !listed
    ? shown
    : shown.flatMap(({ value, count }) => {
        const closest = closestValue(value.replace(/\.$/, ''), listed)
        return isClear(closest) ? [{ value: closest[0]!.value, count }] : []
      })
  const cells = cellsOf(known)
  if (counts) return cells + bare >= MOST * total && cells >= MANY * total && numberOf(known) <= MOST_UNITS
  if (cellsOf(shown) < MOST * total || numberOf(shown) > MOST_UNITS) return false
  return isNamed || (cells >= MANY * total && (numberOf(known) > 1 || isAlone(source, wanted, table, side)))
}

const numberOf = (counted: readonly { value: string }[]): number => new Set(counted.map(({ value }) => value)).size

/** Of one unit alone, the figures are wanted in no other one, and no column beside them has it. */
function isAlone(
  source: number,
  { figure }: Wanted,
  { names, profile }: TableSide,
  { template }: TemplateSide,
): boolean {
  const { name, description } = template.columns[figure]!
  const hasUnit = names.some(
    ({ concepts }, at) => at !== source && concepts.includes('unit') && profile.columns[at]!.filled > 0,
  )
  return !hasUnit && unitNamed(name, description) === null
}

/** Whether the column is called a quantity, and no other one has the units. */
function holdsQuantities(source: number, { names, profile }: TableSide): boolean {
  if (!names[source]!.concepts.includes('quantity')) return false
  return !names.some(({ concepts }, at) => at !== source && isUnit(concepts) && profile.columns[at]!.filled > 0)
}
