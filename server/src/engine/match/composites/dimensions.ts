import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import { unitCalled, unitNamed } from '../../profile/units.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { conceptsOf } from '../names/words.ts'

// Measures in one cell, for a template with a column for each: “40 x 60 x 20 cm” under “L x W x H”.

type Measure = 'length' | 'width' | 'height' | 'depth'

const MEASURES: readonly Measure[] = ['length', 'width', 'height', 'depth']
/** Letters that stand for measures in the languages of Europe; the first that the template has and no other letter took is meant. */
const LETTERS: Record<string, Measure[]> = {
  h: ['height'],
  w: ['width'],
  d: ['depth'],
  b: ['width'],
  t: ['depth'],
  p: ['depth'],
  l: ['length', 'width'],
  a: ['height', 'width'],
}

const FIGURE = '\\d+(?:[.,]\\d+)?'
const UNIT = '(?:\\s*(?:mm|cm|dm|m|in|″|")\\.?)?'
const TIMES = '\\s*[x×X*]\\s*'
const NUMBERS = new RegExp(`^\\s*${FIGURE}${UNIT}(?:${TIMES}${FIGURE}${UNIT}){1,2}\\s*$`, 'u')
const MARK = /\s*[x×*/]\s*/i
/** From this share on, that is how the column writes them. */
const MOST = 0.7

/** The measures of a column that says in which order it has them. */
export function splitDimensions(table: TableSide, side: TemplateSide): Composite[] {
  const targets = measureTargets(side)
  if (targets.size < 2) return []
  for (const [source, column] of table.profile.columns.entries()) {
    const order = orderOf(column.name, targets)
    const parts = order && dimensionSteps(column, order, targets, side)
    if (parts) return parts.map((part) => ({ ...part, sources: [source] }))
  }
  return []
}

/** The step for the measure that a column was named for: in the order of the header, else in that of the template. */
export function measurePart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const targets = measureTargets(side)
  const column = table.profile.columns[source]!
  const count = NUMBERS.test(column.values[0]?.value ?? '') ? column.values[0]!.value.split(MARK).length : 0
  const order = orderOf(column.name, targets) ?? (count === targets.size ? [...targets.keys()] : null)
  const parts = order && dimensionSteps(column, order, targets, side)
  return parts?.find((part) => part.target === target)?.transforms[0] ?? null
}

function measureTargets(side: TemplateSide): Map<Measure, number> {
  const found = new Map<Measure, number>()
  for (const [target, { concepts }] of side.names.entries()) {
    const [measure, ...more] = MEASURES.filter((one) => concepts.includes(one))
    if (measure && more.length === 0 && !found.has(measure)) found.set(measure, target)
  }
  return found
}

/** “(H x L, in cm)”, “Breite × Höhe × Tiefe”: null where the header doesn't say it of all. */
function orderOf(header: string, targets: ReadonlyMap<Measure, number>): (Measure | null)[] | null {
  const pieces = header.split(MARK)
  if (pieces.length < 2 || pieces.length > 3) return null
  const words = pieces.map((piece, at) => {
    const inner = at === 0 ? /(\p{L}+)\W*$/u : /^\W*(\p{L}+)/u
    return inner.exec(piece)?.[1] ?? ''
  })
  const letters = new Set(words)
  const order: (Measure | null)[] = []
  for (const word of words) {
    // Beside a capital L a small one is French for the width.
    const small = word === 'l' && letters.has('L')
    const named = MEASURES.filter((measure) => conceptsOf(word).includes(measure))
    const candidates = word.length === 1 ? (small ? ['width' as const] : (LETTERS[word.toLowerCase()] ?? [])) : named
    const measure = candidates.find((one) => targets.has(one) && !order.includes(one)) ?? candidates[0]
    if (!measure) return null
    order.push(targets.has(measure) && !order.includes(measure) ? measure : null)
  }
  return order.filter((measure) => measure !== null).length >= 2 ? order : null
}

function dimensionSteps(
  column: ColumnProfile,
  order: (Measure | null)[],
  targets: ReadonlyMap<Measure, number>,
  side: TemplateSide,
): Omit<Composite, 'sources'>[] | null {
  if (shareOf(column) < MOST || !isInUnitOf(column, order, targets, side)) return null
  return order.flatMap((measure, at) =>
    measure === null
      ? []
      : [
          {
            target: targets.get(measure)!,
            transforms: [{ kind: 'extract', pattern: patternOf(order.length, at) }],
            confidence: 0.88,
            reason: `The values of “${column.name}” are ${order.map((one) => one ?? 'another measure').join(' by ')}.`,
          },
        ],
  )
}

/** Of the cells that hold something. */
function shareOf({ values }: ColumnProfile): number {
  const told = values.filter(({ value }) => /\d/.test(value))
  return cellsOf(told.filter(({ value }) => NUMBERS.test(value.slice(0, 100)))) / (cellsOf(told) || 1)
}

/** One of the measures; of two that stand there for three the last is missing, and so is what it was to be. */
function patternOf(count: number, taken: number): string {
  const partsOf = (present: number): string =>
    Array.from({ length: present }, (_, at) => `(${at === taken ? '' : '?:'}${FIGURE})${UNIT}`).join(TIMES)
  if (count < 3) return `^\\s*${partsOf(count)}\\s*$`
  const last = `${TIMES}(${taken === count - 1 ? '' : '?:'}${FIGURE})${UNIT}`
  return taken === count - 1
    ? `^\\s*${partsOf(count - 1)}${last}\\s*$|^\\s*${partsOf(count - 1)}\\s*$`
    : `^\\s*${partsOf(count - 1)}(?:${last})?\\s*$`
}

/** The parts lose their unit, so it must be the one that the template names. */
function isInUnitOf(
  { name, values }: ColumnProfile,
  order: (Measure | null)[],
  targets: ReadonlyMap<Measure, number>,
  { template }: TemplateSide,
): boolean {
  const written = values.flatMap(({ value }) => value.match(/(?<=\d\s*)(?:mm|cm|dm|m|in)(?![\p{L}\d])/giu) ?? [])
  const header = /(?<!\p{L})(?:mm|cm|dm|m|in)(?!\p{L})(?=\W*$)/iu.exec(name)?.[0]
  const used = new Set([...written, ...(header ? [header] : [])].map((unit) => unitCalled(unit)))
  const wanted = order.flatMap((measure) => {
    const column = measure === null ? null : template.columns[targets.get(measure)!]!
    return column ? [unitNamed(column.name, column.description)] : []
  })
  return used.size === 0 || (used.size === 1 && wanted.every((unit) => unit === null || used.has(unit)))
}
