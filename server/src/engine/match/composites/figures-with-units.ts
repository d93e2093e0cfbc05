import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../score-columns.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import type { Composite } from './composite.ts'

// Figures in several units, for a template with a column for the figure and one for its unit: “4,210 km” beside “812 h” for `reading` and
// `reading_unit`. No figure is converted, as the other column says what it counts.

const UNIT = new Set(['unit', 'units', 'uom', 'einheit', 'unite', 'unidad', 'unita', 'eenheid'])
const WRITTEN = "^\\s*([-−+]?\\d[\\d.,'’ ]*)\\s*(\\p{L}[\\p{L}²³/]{0,11}\\.?)\\s*$"
/** The figure, and its unit; nothing of what is written otherwise. */
const FIGURE: Transform = { kind: 'extract', pattern: "^\\s*([-−+]?\\d[\\d.,'’]*)" }
const MEASURE: Transform = { kind: 'extract', pattern: '\\d[^\\p{L}]*(\\p{L}[\\p{L}²³/]*)\\.?\\s*$|^' }
/** From this share of the cells on, that is how the column is written. */
const MOST = 0.9

/** The template columns of a figure and its unit; the latter has a list of those that there are. */
interface Wanted {
  figure: number
  unit: number
}

/** The figure and the unit out of the only column that has both, in several units. */
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
  if (!wanted || !isWritten(source, wanted, table, side)) return null
  return wanted.figure === target ? FIGURE : MEASURE
}

function wantedIn({ template, rules, kinds }: TemplateSide): Wanted[] {
  const words = template.columns.map(({ name }) => wordsOf(name))
  const isCounted = (at: number): boolean => kinds[at]!.some((kind) => kind === 'number' || kind === 'integer')
  return words.flatMap((own, unit): Wanted[] => {
    const about = own.filter((word) => !UNIT.has(word))
    if (about.length === own.length || about.length === 0 || (rules[unit]?.values ?? []).length < 2) return []
    const [figure, ...more] = [...words.keys()].filter((at) => at !== unit && isCounted(at) && about.every((word) => words[at]!.includes(word))) // prettier-ignore
    return figure === undefined || more.length > 0 ? [] : [{ figure, unit }]
  })
}

/** Nearly all cells have a figure and one of the units, of which there are several. */
function isWritten(source: number, { unit }: Wanted, { profile }: TableSide, { rules }: TemplateSide): boolean {
  const { values, filled } = profile.columns[source]!
  const pattern = jsPattern(WRITTEN)
  const measures = new Map<string, number>()
  for (const { value, count } of values) {
    const measure = value.length > 60 ? undefined : pattern.exec(value)?.[2]
    if (measure !== undefined) measures.set(measure, (measures.get(measure) ?? 0) + count)
  }
  const total = values.reduce((sum, { count }) => sum + count, 0)
  const known = [...measures].flatMap(([measure, count]) => {
    const closest = closestValue(measure.replace(/\.$/, ''), rules[unit]!.values!)
    return isClear(closest) ? [{ value: closest[0]!.value, count }] : []
  })
  const cells = known.reduce((sum, { count }) => sum + count, 0)
  return filled > 0 && cells >= MOST * total && new Set(known.map(({ value }) => value)).size > 1
}
