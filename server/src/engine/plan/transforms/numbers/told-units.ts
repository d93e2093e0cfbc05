import { sameName } from '../../../knowledge/directives.ts'
import { areConvertible, unitNamed } from '../../../profile/units.ts'
import type { Work } from '../column-values.ts'

// “The rates are in pence, we need pounds”: the unit that somebody said the figures of a column to be in, and the one that is wanted.

export function toldUnits(work: Work): { unit: string; bare_unit: string } | null {
  const { context, placement, target } = work
  const { table } = placement.table.profile
  const told = context.directives.find(
    (one) =>
      one.kind === 'scaled' &&
      (one.slug === null || one.slug === placement.side.template.slug) &&
      sameName(one.column, target.name) &&
      (one.tables === undefined || one.tables.some((own) => own.file_id === table.file_id && own.table === table.name)),
  )
  if (told?.kind !== 'scaled') return null
  const { unit, bare_unit } = told
  // What was said of no table in particular is not of a column whose own header says otherwise: “Area (ha)” is in no square metres.
  const headed = told.tables === undefined ? unitNamed(work.source.name) : null
  if (headed !== null && headed !== bare_unit && areConvertible(headed, bare_unit)) return null
  // Cents are whole: amounts with decimals are none.
  const areNone = bare_unit === 'hundredths' && unit === 'ones' && work.values.some(({ raw }) => hasDecimals(raw))
  return areNone ? null : { unit, bare_unit }
}

const hasDecimals = (value: string): boolean => /\d[.,]\d{1,2}\D*$/.test(value)
