import { shareSide } from '../../match/names/share-side.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { CalculatedInput } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { figureOf } from '../transforms/numbers/major-units.ts'
import { areSharesAmongSums, SIGNED } from '../transforms/numbers/percentages.ts'
import { areFigures, calculationOf, isShare } from './calculations.ts'

// “3000” and “5%” under one header: an amount, or a share of another one of its row. Where an amount is wanted, 5 % is no 0.05 and no 5.00; it is
// a share of the only other sum of money that the table has, if all amounts are a part of that. Otherwise such cells stay as they are, and fail.

const SUMS = new Set([
  'price',
  'cost',
  'amount',
  'gross',
  'subtotal',
  'rent',
  'salary',
  'fee',
  'wage',
  'premium',
  'loan',
])
/** Of what these are a share is never in doubt where there is one sum. */
const PARTS = new Set(['discount', 'deposit', 'commission', 'salvage'])
/** A share of a year, or of what is without it. */
const NO_PARTS = new Set(['tax', 'interest', 'percent', 'rate'])
/** Its percentages, as shares of one. */
const PART: Partial<CalculatedInput> = { unit: '1' }

/** The mappings with percentages as shares of the only sum that they can be of; as they are where they have none, or that isn't clear. */
export function withSharesOf(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  return mappings.map((mapping, target) =>
    mapping.sources.length === 1 && mapping.lead.length === 0
      ? withShareOf(mapping, target, placement, context)
      : mapping,
  )
}

function withShareOf(mapping: Mapping, target: number, placement: Placement, context: Context): Mapping {
  const { table, side } = placement
  const { columns } = table.profile
  const [source] = mapping.sources
  const column = side.template.columns[target]!
  if (source === undefined || !side.kinds[target]!.includes('number') || shareSide(column.name) === 'share')
    return mapping
  const own = columns[source]!
  const concepts = [column.name, own.name].flatMap(conceptsOf)
  if (concepts.some((concept) => NO_PARTS.has(concept))) return mapping
  const isPart =
    shareSide(column.name, column.description) === 'sum' &&
    concepts.some((concept) => PARTS.has(concept)) &&
    own.values.some(({ value }) => SIGNED.test(value))
  if (!isPart && !areSharesAmongSums(own.values)) return mapping
  const bases = [...columns.keys()].filter((at) => at !== source && isBase(columns[at]!))
  const [base] = bases
  if (base === undefined || bases.length > 1 || !arePartsOf(own, columns[base]!, table.profile.rows)) return mapping
  const calculation = calculationOf('$1 ?? $2 * $3', [source, source, base], target, placement, context)
  calculation.inputs[1] = { ...calculation.inputs[1], ...PART }
  const shown = `“${own.name}” of ${tableLabel(table.profile)} has amounts, and percentages: these are of “${columns[base]!.name}”, the only other sum of money there`
  dropQuestions([target], placement, context)
  context.notes.push(`${shown}, where “${column.name}” of ${side.template.name} is an amount.`)
  return {
    ...mapping,
    sources: [source, source, base],
    lead: [{ kind: 'merge', separator: '', calculation }],
    reason: `${mapping.reason} ${shown}.`,
  }
}

function isBase(column: ColumnProfile): boolean {
  return conceptsOf(column.name).some((concept) => SUMS.has(concept)) && areFigures(column) && !isShare(column)
}

/** No amount is more than the whole that it would be a part of. */
function arePartsOf(own: ColumnProfile, base: ColumnProfile, rows: readonly (readonly (string | null)[])[]): boolean {
  return rows.every((cells) => {
    const [part, whole] = [own, base].map(({ position }) => cells[position] ?? '') as [string, string]
    if (SIGNED.test(part)) return true
    return (figureOf(part) ?? 0) <= (figureOf(whole) ?? Infinity)
  })
}
