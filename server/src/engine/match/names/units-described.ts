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

/** What it adds to the odds that both are alone in being measured so. */
export const LONE_UNIT = 5

/** By template column the only source column that names a unit of its kind, where no other template column wants one of that kind: minutes for hours. */
export function loneUnits(
  written: readonly (string | null)[],
  wanted: readonly (string | null)[],
  isOfKind: (from: string, to: string) => boolean,
): number[] {
  return wanted.map((to) => {
    const found = to === null ? [] : written.flatMap((from, at) => (from !== null && isOfKind(from, to) ? at : []))
    const [only, ...others] = found
    if (only === undefined || others.length > 0) return -1
    const rivals = wanted.filter((other) => other !== null && isOfKind(written[only]!, other))
    return rivals.length === 1 ? only : -1
  })
}
