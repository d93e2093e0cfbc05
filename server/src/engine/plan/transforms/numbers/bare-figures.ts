import { cellsOf } from '../../../profile/cells-of.ts'
import { compoundIn } from '../../../profile/compounds.ts'
import { divided, multiplied } from '../../../profile/decimals.ts'
import { durationIn, isTimeUnit, withUnit } from '../../../profile/durations.ts'
import { readNumber } from '../../../profile/numbers.ts'
import { partsOf, takeUnit, timesBetween } from '../../../profile/units.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'

// Which unit figures without one have, of a column whose others have several: “60” beside “45 min” and “1 hr”. Often only one of them can be.

/** From this share of the cells on they speak for a unit. */
const NEARLY_ALL = 0.9
/** Up to this share they don't: an hour is wanted now and then, and a figure may be the same by chance. */
const HARDLY = 0.3

interface Cells {
  value: string
  count: number
}

/**
 * The only unit of several with which the rule takes the bare figures as it does the others, or with which they are the same as those; null
 * where that says nothing.
 */
export function evidentBare(work: Work, choices: readonly string[], unit: string): string | null {
  const { bare, measured } = figuresIn(work, unit)
  const found =
    byRule(work, bare, measured, choices, unit) ??
    bySameFigures(bare, measured, choices, unit) ??
    bySize(bare, measured, choices, unit)
  if (found !== null && found !== choices[0]) tell(work, bare, found)
  return found
}

/** The units in the order in which the bare figures are as large with them as those that have one: 30 beside “2 weeks” and “10 days” are days. */
export function byLikeness(work: Work, choices: readonly string[], unit: string): string[] {
  const { bare, measured } = figuresIn(work, unit)
  const far = timesApart(bare, measured, choices, unit)
  return choices.toSorted((a, b) => far.get(a)! - far.get(b)! || 0)
}

/** Figures that are a hundred times as large are of something else, and those that are a few times as large are no surprise. */
const ALIKE = Math.log(4)
const APART = Math.log(40)
/** Of fewer figures each may be an exception. */
const LEAST_OF_SIZE = 5

/** “4.80” beside “3.95 kg” and “850 g” is in kilograms: in grams all of them would weigh a thousandth of the others. */
function bySize(
  bare: readonly Cells[],
  measured: readonly Cells[],
  choices: readonly string[],
  unit: string,
): string | null {
  if (bare.length < LEAST_OF_SIZE || measured.length < LEAST_OF_SIZE) return null
  const far = timesApart(bare, measured, choices, unit)
  const alike = choices.filter((choice) => far.get(choice)! <= ALIKE)
  const isClear = choices.every((choice) => alike.includes(choice) || far.get(choice)! >= APART)
  return alike.length === 1 && isClear ? alike[0]! : null
}

/** How many times as large, or as small, the bare figures are in each unit as those that have one: the logarithm of it, between the geometric means. */
function timesApart(
  bare: readonly Cells[],
  measured: readonly Cells[],
  choices: readonly string[],
  unit: string,
): Map<string, number> {
  const sizeOf = (values: readonly (string | null)[]): number => {
    const figures = values.map(Number).filter((figure) => figure > 0)
    return figures.reduce((sum, figure) => sum + Math.log(figure), 0) / figures.length
  }
  const known = sizeOf(measured.map(({ value }) => value))
  const sizeIn = (choice: string): number => sizeOf(bare.map(({ value }) => inUnit(withName(value, choice), unit)))
  return new Map(choices.map((choice) => [choice, Math.abs(sizeIn(choice) - known)]))
}

function figuresIn({ values }: Work, unit: string): { bare: Cells[]; measured: Cells[] } {
  const cells = values.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  const bare = cells.filter(({ value }) => readNumber(value)?.unit === null)
  const measured = cells.flatMap(({ value, count }) => {
    const figures = readNumber(value)?.unit === null ? null : inUnit(value, unit)
    return figures === null ? [] : [{ value: figures, count }]
  })
  return { bare, measured }
}

function byRule(
  { rule }: Work,
  bare: readonly Cells[],
  measured: readonly Cells[],
  choices: readonly string[],
  unit: string,
): string | null {
  if (rule === null || share(measured, ({ value }) => rule.matches(value)) < NEARLY_ALL) return null
  return onlyOne(choices, (choice) =>
    share(bare, ({ value }) => rule.matches(inUnit(withName(value, choice), unit) ?? value)),
  )
}

function bySameFigures(
  bare: readonly Cells[],
  measured: readonly Cells[],
  choices: readonly string[],
  unit: string,
): string | null {
  const known = new Set(measured.map(({ value }) => Number(value)))
  if (new Set(bare.map(({ value }) => Number(value))).size < LEAST_SAME) return null
  return onlyOne(choices, (choice) =>
    share(bare, ({ value }) => known.has(Number(inUnit(withName(value, choice), unit)))),
  )
}

/** One figure may be the same by chance. */
const LEAST_SAME = 2

function onlyOne(choices: readonly string[], shareOf: (choice: string) => number): string | null {
  const shares = choices.map((choice) => ({ choice, share: shareOf(choice) }))
  const [first, ...others] = shares.filter((one) => one.share >= NEARLY_ALL)
  const isOnly = first !== undefined && others.length === 0
  return isOnly && shares.every((one) => one === first || one.share <= HARDLY) ? first.choice : null
}

function withName(value: string, unit: string): string {
  return isTimeUnit(unit) ? withUnit(value, unit) : `${value.trim()} ${unit}`
}

/** What a measure is in the unit, as the transform reads it; null when it is none of it, or its marks leave it open. */
function inUnit(value: string, unit: string): string | null {
  const whole = isTimeUnit(unit) ? durationIn(value, unit) : compoundIn(value, unit)
  if (whole !== null) return whole
  const taken = takeUnit(value.trim(), unit)
  const times = taken === null ? null : timesBetween(taken.unit, unit)
  const figures = taken?.text.trim().replace(',', '.') ?? ''
  const parts = taken === null ? null : partsOf(taken.unit, unit)
  if (!/^\d+(?:\.\d{1,2})?$/.test(figures)) return null
  return times !== null ? multiplied(figures, times) : parts !== null ? divided(figures, parts) : null
}

function share(cells: readonly Cells[], test: (one: Cells) => boolean): number {
  const all = cellsOf(cells)
  return all === 0 ? 0 : cells.reduce((sum, one) => sum + (test(one) ? one.count : 0), 0) / all
}

function tell({ context, placement, source }: Work, bare: readonly Cells[], unit: string): void {
  const shown = bare.slice(0, 2).map(({ value }) => `“${value}”`)
  const note = `${shown.join(', ')} and the like in column “${source.name}” of ${tableLabel(placement.table.profile)} are read as ${unit}: no other unit there fits.`
  if (!context.notes.includes(note)) context.notes.push(note)
}
