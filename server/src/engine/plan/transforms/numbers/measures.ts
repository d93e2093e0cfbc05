import { cellsOf } from '../../../profile/cells-of.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { TemplateColumn } from '../../../model.ts'
import { compoundIn } from '../../../profile/compounds.ts'
import { firstOfTwo, isDuration, isPartOf, isTimeUnit } from '../../../profile/durations.ts'
import { readNumber } from '../../../profile/numbers.ts'
import {
  HUNDREDTHS_PER,
  isConverted,
  multipleNamed,
  partsOf,
  takeMultiple,
  takeUnit,
  timesBetween,
  unitNamed,
} from '../../../profile/units.ts'
import { ambiguousLetter } from './ambiguous-letters.ts'
import { tableLabel } from '../../context.ts'
import { shareOf, type Travelling, type Work } from '../column-values.ts'
import { askBare, askUnit, isTimeLetter } from './asked-units.ts'
import { byLikeness, evidentBare } from './bare-figures.ts'
import { areMajorUnits } from './major-units.ts'
import { isMoney, multipleAbove } from './multiples-above.ts'
import { toldUnits } from './told-units.ts'
import { sameWord, wordBehind, wordMeasure } from './unit-words.ts'

/** The unit that a column is written in, and that of figures without one where it is another. */
export interface Measure {
  unit: string
  bare_unit?: string
}

/**
 * The unit that the figures have to be freed of, or converted to: the one that the template names, else the only one that there is. Null
 * where there is none, or where nothing asks for bare figures.
 */
export function measureOf(work: Work): Measure | null {
  const told = toldUnits(work)
  if (told) return told
  const { source, target, rule } = work
  const wanted = unitWanted(target)
  const header = unitNamed(source.name)
  const units = unitsOf(work, wanted)
  const multiple = multipleMeasure(work)
  if (multiple && units.size === 0) return multiple
  if (units.size === 0 && takesNumbers(work) && saysMultiples(work)) return { unit: 'ones' }
  if (!rule && !wanted) return null
  if (!wanted && !takesFigures(rule!)) return null
  if (saysOtherParts(source.name, wanted)) return null
  const letter = ambiguousLetter(work, wanted, header)
  if (letter !== null && !isTimeLetter(work, letter, wanted!)) return null
  const duration = durationMeasure(work, wanted, units, header)
  if (duration) return duration
  if (wanted && shareOf(work, (value) => compoundIn(value, wanted) !== null) >= SOME)
    return { unit: wanted, ...bareUnit(work, units, wanted, header) }
  if (units.size === 0) return headerMeasure(wanted, header) ?? shareMeasure(work) ?? wordMeasure(work)
  const [most] = units.keys()
  if (wanted) {
    const fitting = [...units.keys()].filter((unit) => isConverted(unit, wanted))
    if (fitting.length === 0) return null
    return { unit: wanted, ...bareUnit(work, units, wanted, header) }
  }
  const others = [...units.keys()].filter((unit) => unit !== most && timesBetween(unit, most!) !== null)
  const unit = others.length === 0 ? most! : askUnit(work, units, [most!, ...others])
  return { unit, ...bareUnit(work, units, unit, header) }
}

/** What the name or the description of a column says the figures are to be in; a price “in pounds” has no weight. */
export function unitWanted({ name, description }: TemplateColumn): string | null {
  const unit = unitNamed(name, description)
  return unit === 'lb' && isMoney(name) ? null : unit
}

/** Whether figures that the rule takes are of another unit than the template's all the same. */
export function isOtherUnit(work: Work): boolean {
  const { source, target } = work
  if (toldUnits(work) || multipleMeasure(work)) return true
  return headerMeasure(unitWanted(target), unitNamed(source.name)) !== null
}

/** A value without its unit, and what its figures are to be multiplied or divided by; null: they can't be converted. */
export function unitOff(
  value: string,
  measure: Measure | null,
): { text: string; times: string | null; parts?: string | null } {
  if (!measure) return { text: value, times: '1' }
  const { unit, bare_unit = unit } = measure
  const multiple = timesBetween('ones', unit) === null ? null : takeMultiple(value.trim())
  if (multiple) return { text: multiple.text, times: timesBetween(multiple.unit, unit) }
  const known = takeUnit(value.trim(), unit)
  if (known) return { text: known.text, times: timesBetween(known.unit, unit), parts: partsOf(known.unit, unit) }
  if (/%\s*$/.test(value)) return { text: value.replace(/\s*%\s*$/, ''), times: timesBetween('%', unit) }
  const word = wordBehind(value)
  if (word && sameWord(word.word) === sameWord(unit)) return { text: word.figures, times: '1' }
  return { text: value, times: timesBetween(bare_unit, unit), parts: partsOf(bare_unit, unit) }
}

/** A value that is no figure of the unit as the transform leaves it: with the unit that it has, lest 18 months pass for 18 years. */
export function leftAs(value: string, measure: Measure | null): string {
  const { unit = '', bare_unit = unit } = measure ?? {}
  const isBare = partsOf(bare_unit, unit) !== null && readNumber(value)?.unit === null
  return isBare ? `${value.trim()} ${bare_unit}` : value
}

/** From this share of the cells on, some that are written in hours and minutes are durations. */
const SOME = 0.05

/** Whether a header says that two parts are others than the transform reads for that unit: “Runtime (mm:ss)” for minutes. Then they fail. */
function saysOtherParts(header: string, wanted: string | null): boolean {
  if (wanted === null || !isTimeUnit(wanted)) return false
  const other =
    firstOfTwo(wanted) === 'h'
      ? /(?<![\p{L}:])m(?:m|in)?:s(?:s|ec)?(?!\p{L})/iu
      : /(?<!\p{L})h{1,2}:m(?:m|in)?(?![\p{L}:])/iu
  return other.test(header)
}

/** Durations in hours and minutes where the template names the unit of time that it wants. What is read of two parts is noted. */
function durationMeasure(
  work: Work,
  wanted: string | null,
  units: Map<string, Travelling[]>,
  header: string | null,
): Measure | null {
  if (wanted === null || !isTimeUnit(wanted)) return null
  // No factor makes hours of 20 minutes: they are read as durations, and rounded where decimals are told.
  const isLonger = [...units.keys()].some((unit) => isTimeUnit(unit) && timesBetween(unit, wanted) === null)
  if (!isLonger && shareOf(work, isDuration) < SOME) return null
  const { context, placement, source } = work
  const two = work.values.find(({ value }) => value !== null && /^\s*\d+:\d\d\s*$/.test(value))
  if (two) {
    const [first, second] = firstOfTwo(wanted) === 'h' ? ['hours', 'minutes'] : ['minutes', 'seconds']
    const note = `“${two.value}” and the like in column “${source.name}” of ${tableLabel(placement.table.profile)} are read as ${first} and ${second}.`
    if (!context.notes.includes(note)) context.notes.push(note)
  }
  return { unit: wanted, ...bareUnit(work, units, wanted, header) }
}

/** The units behind the figures with their cells, the most frequent first. */
function unitsOf({ values }: Work, wanted: string | null): Map<string, Travelling[]> {
  const measured = values.flatMap((one) => {
    const taken = one.value === null ? null : takeUnit(one.value.trim(), wanted)
    return taken && readNumber(taken.text) ? [{ one, unit: taken.unit }] : []
  })
  const units = Map.groupBy(measured, ({ unit }) => unit)
  return new Map(
    [...units]
      .map(([unit, list]) => [unit, list.map(({ one }) => one)] as const)
      .toSorted((a, b) => cellsOf(b[1]) - cellsOf(a[1])),
  )
}

const FIGURES = [
  '7',
  '12',
  '250',
  '1200',
  '12500',
  '125000',
  '1.5',
  '12.5',
  '1.25',
  '12.25',
  '250.75',
  '12.125',
  '12.0',
  '-12',
]

/** Whether a rule takes some number: “8302 CE” has no unit where only postal codes will do. */
export function takesFigures(rule: Pattern): boolean {
  return FIGURES.some((figures) => rule.matches(figures))
}

/** Amounts under a header that says that they are thousands, millions or cents, where the template doesn't; or the other way round. */
function multipleMeasure(work: Work): Measure | null {
  const { source, target, rule } = work
  const header = multipleNamed(source.name) ?? (unitNamed(source.name) === null ? multipleAbove(work) : null)
  const wanted = multipleNamed(`${target.name} ${target.description ?? ''}`)
  // “£11.95” is no number of pence, whatever it stands under.
  if (header === 'hundredths' && wanted === header && rule?.matches('12.50') === false && haveSigns(work))
    return { unit: wanted, bare_unit: 'ones' }
  if (header === wanted || !takesNumbers(work)) return null
  // Cents are whole: amounts with decimals are none, and where a rule takes no decimals, cents may be what it wants.
  const hasDecimals = (value: string): boolean => /\d[.,]\d{2}\D*$/.test(value)
  if (
    header === 'hundredths' &&
    wanted === null &&
    !HUNDREDTHS_PER.test(source.name) &&
    (shareOf(work, hasDecimals) > 0 || rule?.matches('12.50') === false)
  )
    return null
  if (header !== null) return { unit: wanted ?? 'ones', bare_unit: header }
  // A rule that takes no whole number wants “dollars and cents” behind a point, whatever words say so.
  const isWhole = rule === null || rule.matches('1250')
  return wanted === 'hundredths' && isWhole && areMajorUnits(work) ? { unit: wanted, bare_unit: 'ones' } : null
}

/** Most are amounts with the sign of a currency, and its hundredths behind a mark. */
function haveSigns(work: Work): boolean {
  return shareOf(work, (value) => /\p{Sc}/u.test(value) && /\d[.,]\d{2}\D*$/u.test(value)) > 0.5
}

function takesNumbers({ kinds, rule }: Work): boolean {
  const takes = ['1234', '1234.00', '1234.50'].some((figures) => rule?.matches(figures))
  return kinds.includes('number') || kinds.includes('integer') || takes
}

/** Some figures with a letter or word behind them that makes thousands or millions of them. */
function saysMultiples({ values }: Work): boolean {
  return values.some(({ value }) => {
    const found = value === null ? null : takeMultiple(value.trim())
    return found !== null && readNumber(found.text) !== null
  })
}

function isReadAs(from: string, to: string): boolean {
  return isConverted(from, to) || isPartOf(from, to)
}

/** Bare figures under a header that names another unit than the template. */
function headerMeasure(wanted: string | null, header: string | null): Measure | null {
  if (!wanted || !header || wanted === header || !isReadAs(header, wanted)) return null
  return { unit: wanted, bare_unit: header }
}

/** Shares of one where whole per cent are wanted: the rule takes 19, and not 0.19. */
function shareMeasure({ target, rule, values }: Work): Measure | null {
  if (!rule || rule.matches('0.19') || !(rule.matches('19') || rule.matches('19.00'))) return null
  if (!conceptsOf(`${target.name} ${target.description ?? ''}`).includes('percent')) return null
  const shares = values.filter(({ value }) => value !== null && /^0?[.,]\d+$/.test(value.trim()))
  const others = values.filter(
    ({ value }) => value !== null && !/^(?:[01]|[01]?[.,]\d+|\d[\d.,]*\s*%)$/.test(value.trim()),
  )
  return shares.length > 0 && others.length === 0 ? { unit: '%', bare_unit: '1' } : null
}

/** What figures without a unit are in: of the header's, else of the only unit in use; asked where that isn't the one to write. */
function bareUnit(
  work: Work,
  units: Map<string, Travelling[]>,
  unit: string,
  header: string | null,
): { bare_unit?: string } {
  const bare = work.values.some(
    (one) => one.value !== null && readNumber(one.value)?.unit === null && !isMapped(one, work),
  )
  if (!bare) return {}
  if (header) return header === unit || !isReadAs(header, unit) ? {} : { bare_unit: header }
  const used = [...units.keys()].filter((one) => isConverted(one, unit))
  if (used.every((one) => one === unit)) return {}
  const choices = [...new Set([...used, unit])]
  const meant = evidentBare(work, choices, unit) ?? askBare(work, byLikeness(work, choices, unit))
  return meant === unit ? {} : { bare_unit: meant }
}

/** What somebody said a value to be has the unit that is wanted. */
function isMapped({ raw, value }: Travelling, { transforms }: Work): boolean {
  return transforms.some(
    (step) =>
      step.kind === 'value_map' && step.entries.some((entry) => entry.raw === raw.trim() && entry.value === value),
  )
}
