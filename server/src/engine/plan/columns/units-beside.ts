import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { timesBetween, unitCalled, unitNamed } from '../../profile/units.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { areFigures } from './calculations.ts'

// “Weight | Weight unit”: each row's figure is in the unit that stands in the column beside it, grams in one and kilograms in the next.

const MOST_UNITS = 12

/** Figures of which a column says the unit, row by row, as figures of the unit that the template names. */
export function byUnitBeside(mapping: Mapping, target: number, { table, side }: Placement, context: Context): Mapping {
  const { columns } = table.profile
  const [source] = mapping.sources
  const { name, description } = side.template.columns[target]!
  const wanted = unitNamed(name, description)
  if (source === undefined || mapping.per || wanted === null) return mapping
  const column = columns[source]!
  if (unitNamed(column.name) !== null || !areFigures(column)) return mapping
  const beside = unitsOf(source, columns, wanted)
  if (!beside) return mapping
  const unit = `“${columns[beside.source]!.name}”`
  context.notes.push(
    `“${column.name}” of ${tableLabel(table.profile)} is in the unit that ${unit} says, row by row: “${name}” of ${side.template.name} is in ${wanted}.`,
  )
  const read = { decimal: '.' as const, grouping: '' as const, figures: beside.figures }
  const reason = `${mapping.reason} ${unit} says in which unit it is.`
  return { ...mapping, per: { source: beside.source, read }, reason }
}

/** The only column of units for those figures, with how many of each make one of the wanted; null where all are in that already. */
function unitsOf(
  source: number,
  columns: readonly ColumnProfile[],
  wanted: string,
): { source: number; figures: { raw: string; value: string }[] } | null {
  const { name, filled } = columns[source]!
  const own = conceptsOf(name)
  const found = columns.flatMap((column, at) => {
    const concepts = conceptsOf(column.name)
    const isItsUnit = concepts.includes('unit') && (at === source + 1 || own.some((one) => concepts.includes(one)))
    // A figure whose unit nobody wrote is none.
    if (at === source || !isItsUnit || !column.complete || column.filled < filled) return []
    if (column.values.length === 0 || column.values.length > MOST_UNITS) return []
    const figures = column.values.map(({ value }) => ({ raw: value.trim(), value: partsIn(value, wanted) }))
    return figures.every((one): one is { raw: string; value: string } => one.value !== null)
      ? [{ source: at, figures }]
      : []
  })
  const [only, ...others] = found
  return only && others.length === 0 && only.figures.some(({ value }) => value !== '1') ? only : null
}

function partsIn(text: string, wanted: string): string | null {
  const unit = unitCalled(text.trim(), wanted)
  return unit === null ? null : timesBetween(wanted, unit)
}
