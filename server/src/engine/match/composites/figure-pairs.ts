import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { conceptsOf, wordsOf } from '../names/words.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'

// Two figures in one cell, for a template with a column for each: “0 - 300 mm” for `range_min`, `range_max` and `range_unit`, “600/800” for
// `estimate_low` and `estimate_high`, “53.57291, 10.00974” for `latitude` and `longitude`.

/** From this share of the cells on, that is how the column writes them. */
const MOST = 0.7

const LOW = new Set(['min', 'minimum', 'low', 'lower', 'lowest', 'from', 'von', 'de', 'desde', 'da', 'van'])
const HIGH = new Set(['max', 'maximum', 'high', 'higher', 'upper', 'highest', 'to', 'bis', 'hasta', 'tot'])
const UNIT = new Set(['unit', 'units', 'uom', 'einheit', 'unite', 'unidad', 'unita', 'eenheid'])

const FIGURE = "[-−–]?(?:\\d{1,3}(?:[ ,.'’]\\d{3})+|\\d+)(?:[.,]\\d+)?"
const SIGN = '(?:\\p{Sc}|[A-Z]{3})?\\s*'
const MEASURE = `(?:°\\s?\\p{L}|["″'′%°]|\\p{L}[\\p{L}²³/°.]{0,11}(?: \\p{L}{1,3})?)\\.?`
const UNTIL = '(?:-|–|—|/|…|\\.{2,3}|~|to|till|until|bis|à|au|hasta|tot|t/m)'
const RANGE = `^\\s*${SIGN}(${FIGURE})\\s*(?:${MEASURE})?\\s*${UNTIL}\\s*${SIGN}(${FIGURE})\\s*(${MEASURE})?\\s*$`
/** “18+”, “66 and over”: the least alone. */
const OPEN =
  '(?:\\+|(?:and|or) (?:over|older|above|more|up)|und (?:älter|mehr|darüber)|ou plus|et plus|y más|o más|e oltre|o più|en (?:ouder|meer|hoger))'
const OPEN_RANGE = `^\\s*${SIGN}(${FIGURE})\\s*(?:${MEASURE})?\\s*(?:${OPEN}|${UNTIL}\\s*${SIGN}(${FIGURE})\\s*(${MEASURE})?)\\s*$`
const POSITION = `^\\s*(-?\\d{1,2}[.,]\\d{3,})°?\\s*[,;/ ]\\s*(-?\\d{1,3}[.,]\\d{3,})°?\\s*$`

/** Template columns that the parts of such a cell are for, in the order of the cell; -1: the template has none for it. */
interface Wanted {
  pattern: string
  targets: number[]
  /** What all of them are about, and a header may name. */
  about: string[]
  /** Some have no upper end. */
  isOpen?: true
  said: string
}

/** The figures of the columns that hold two, each list to be taken whole. */
export function splitFigurePairs(table: TableSide, side: TemplateSide): Composite[][] {
  const found = [...rangesWanted(side), ...positionWanted(side)].flatMap((wanted) => {
    const fitting = table.profile.columns.flatMap((column, source) => (isWritten(column, wanted) ? [source] : []))
    const named = fitting.filter((source) => {
      const { name } = table.profile.columns[source]!
      const words = [...wordsOf(name), ...conceptsOf(name)]
      return wanted.about.some((word) => words.includes(word) || conceptsOf(word).some((one) => words.includes(one)))
    })
    // “5+” may be anything, unless it is called so.
    if (wanted.isOpen && named.length === 0) return []
    const [source] = named.length > 0 ? named : fitting
    if (source === undefined || (named.length !== 1 && fitting.length !== 1)) return []
    const reason = `The values of “${table.profile.columns[source]!.name}” are ${wanted.said}.`
    return [
      stepsFor(wanted).map(([target, step]) => ({
        target,
        sources: [source],
        transforms: [step],
        confidence: 0.88,
        reason,
      })),
    ]
  })
  return found.filter(([first], at) => !found.slice(0, at).some(([other]) => other?.target === first?.target))
}

/** Whether the column's cells are written so: of those without an end some have one, and some none. */
function isWritten(column: ColumnProfile, { pattern, isOpen }: Wanted): boolean {
  if (sharesOf(column, jsPattern(pattern)) < MOST) return false
  const ended = sharesOf(column, jsPattern(RANGE))
  return !isOpen || (ended > 0 && ended < 1)
}

/** The step for the part that a column was named for; null where it doesn't hold two figures. */
export function figurePart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  for (const wanted of [...rangesWanted(side), ...positionWanted(side)]) {
    if (!isWritten(table.profile.columns[source]!, wanted)) continue
    const step = stepsFor(wanted).find(([own]) => own === target)?.[1]
    if (step) return step
  }
  return null
}

/** Each part out of the whole, which is matched to its end: the other groups capture nothing. */
function stepsFor({ pattern, targets }: Wanted): [number, Transform][] {
  return targets.flatMap((target, taken): [number, Transform][] => {
    if (target < 0) return []
    let group = -1
    const own = pattern.replaceAll(/\((?!\?)/g, () => (++group === taken ? '(' : '(?:'))
    return [[target, { kind: 'extract', pattern: own }]]
  })
}

/** Two columns that are called alike but for the least and the most of it, and the one for their unit. */
function rangesWanted({ template, kinds }: TemplateSide): Wanted[] {
  const names = template.columns.map(({ name }) => wordsOf(name))
  const without = (at: number, words: ReadonlySet<string>): string | null =>
    names[at]!.some((word) => words.has(word)) ? names[at]!.filter((word) => !words.has(word)).join(' ') : null
  const places = names.map((_, at) => at)
  const isCounted = (at: number): boolean => kinds[at]!.includes('number') || kinds[at]!.includes('integer')
  return places.flatMap((low) => {
    const about = without(low, LOW)
    const high = about === null ? -1 : places.findIndex((at) => without(at, HIGH) === about)
    if (about === null || high < 0 || !isCounted(low) || !isCounted(high)) return []
    const unit = about === '' ? -1 : places.findIndex((at) => without(at, UNIT) === about)
    const wanted = { targets: [low, high, unit], about: about.split(' ') }
    return [
      { ...wanted, pattern: OPEN_RANGE, isOpen: true as const, said: 'ranges of two figures, some without an end' },
      { ...wanted, pattern: RANGE, said: 'ranges of two figures' },
    ]
  })
}

function positionWanted({ names }: TemplateSide): Wanted[] {
  const [latitude, longitude] = ['latitude', 'longitude'].map((wanted) =>
    names.findIndex(({ concepts }) => concepts.includes(wanted)),
  ) as [number, number]
  if (latitude < 0 || longitude < 0) return []
  return [{ pattern: POSITION, targets: [latitude, longitude], about: [], said: 'a latitude and a longitude' }]
}
