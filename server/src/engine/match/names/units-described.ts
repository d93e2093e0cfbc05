import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { unitNamed } from '../../profile/units.ts'

// “SJV (kWh)” beside a column that is described as “kWh or m³ per year”: whatever the letters are short for, what is counted so is counted there.

/** What it adds to the odds that no other header names a unit that the description does. */
export const UNIT_DESCRIBED = 3.5

const BRACKETED = /[([]\s*([^)\]]{1,8}?)\s*[)\]]\s*$/u

/** By template column the only source column whose header ends with a unit that the description names, or -1. */
export function unitsDescribed(columns: readonly ColumnProfile[], targets: readonly TemplateColumn[]): number[] {
  const units = columns.map(({ name }) => (unitNamed(name) === null ? null : (BRACKETED.exec(name)?.[1] ?? null)))
  if (units.every((unit) => unit === null)) return targets.map(() => -1)
  return targets.map(({ description }) => {
    const words = new Set(
      (description ?? '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}²³°]+/u)
        .map(plain),
    )
    const found = units.flatMap((unit, at) => (unit !== null && words.has(plain(unit.toLowerCase())) ? at : []))
    return found.length === 1 ? found[0]! : -1
  })
}

const plain = (unit: string): string => unit.replace('²', '2').replace('³', '3')
