import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import type { ValueCount } from '../../profile/model.ts'
import { conceptWeights } from '../names/name-score.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { partsOf, type Composite } from './composite.ts'
import { calledLike, listedParts } from './listed-parts.ts'

// “ID / Passport”, “C.F. / P.IVA”: each cell has one of two numbers, for a template with a column for either. One has letters, the other none, as the
// rules of the two say.

/** From this share of either kind's cells on, they are what its rule takes. */
const MOST = 0.8
/** Fewer different ones of a kind may be wrong ones of the other. */
const FEW = 2
/** A spreadsheet takes a zero or two. */
const MOST_ZEROS = 2

const LETTERED: Transform = { kind: 'extract', pattern: '^(.*\\p{L}.*)$|^' }
const FIGURES: Transform = { kind: 'extract', pattern: '^([^\\p{L}]*\\d[^\\p{L}]*)$|^' }

/** The two columns for what a header lists, each with the cells of its own kind; one of them at least is called as the header has it. */
export function splitKinds(table: TableSide, side: TemplateSide): Composite[][] {
  const weights = conceptWeights([table.names, side.names], side.implied)
  return table.profile.columns.flatMap((column, source) => {
    const listed = listedParts(column.name)
    if (column.filled === 0 || listed?.length !== 2) return []
    const named = new Set(listed.flatMap((part) => calledLike(part, side, weights) ?? []))
    const [lettered = [], figures = []] = [true, false].map((has) =>
      column.values.filter(({ value }) => /\p{L}/u.test(value) === has && /\d/.test(value)),
    )
    const either = [lettered, figures].map((own, at) => targetOf(own, [figures, lettered][at]!, named, side))
    const [one, other] = either
    if (one === undefined || other === undefined || !(named.has(one) || named.has(other))) return []
    const reason = `Of “${column.name}” each cell has one of two kinds of numbers, which their letters tell apart.`
    return [
      partsOf(source, reason, [
        [one, LETTERED],
        [other, FIGURES],
      ]),
    ]
  })
}

/** The only column whose rule takes most of the one kind and none of the other; of several the one that the header names. */
function targetOf(
  own: readonly ValueCount[],
  others: readonly ValueCount[],
  named: ReadonlySet<number>,
  { rules }: TemplateSide,
): number | undefined {
  if (own.length < FEW) return undefined
  const found = rules.flatMap((rule, target) =>
    rule !== null && rule.values === null && share(own, rule) >= MOST && share(others, rule) === 0 ? [target] : [],
  )
  const called = found.filter((target) => named.has(target))
  return called.length === 1 ? called[0] : found.length === 1 ? found[0] : undefined
}

function share(values: readonly ValueCount[], rule: Pattern): number {
  return cellsOf(values.filter(({ value }) => isTaken(value, rule))) / Math.max(1, cellsOf(values))
}

/** As it stands, or in capitals without its marks, and with the zeros that it may have lost. */
function isTaken(value: string, rule: Pattern): boolean {
  const bare = value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  const zeros = /^\d+$/.test(bare) ? MOST_ZEROS : 0
  const forms = Array.from({ length: zeros + 1 }, (_, at) => bare.padStart(bare.length + at, '0'))
  return [value.trim(), ...forms].some(rule.matches)
}
