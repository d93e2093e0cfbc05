import { headerTaxSide, taxRatesIn, taxSide } from '../../match/names/tax.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { areFigures, isShare } from './calculations.ts'
import { isName, type Formula } from './formulas-of.ts'

// A table has its sums with the tax and a template wants them without it, or the tax alone, or the other way round: with the rate that stands beside
// each, or the only one that texts and descriptions speak of, the one is calculated from the other.

type Wanted = 'net' | 'gross' | 'tax'

/** A sum of the other side, with the rate that is said. */
export function byTaxRate(
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Formula[] {
  const { side, table } = placement
  const column = side.template.columns[target]!
  const wanted = wantedOf(column)
  if (wanted === null || isName(column.name)) return []
  const { columns } = table.profile
  const [beside, ...more] = [...columns.keys()].filter((at) => isRate(columns[at]!))
  const rate = rateSaid(placement, context)
  if (rate === null && (beside === undefined || more.length > 0)) return []
  const isThere = columns.some(
    (one) => areFigures(one) && isAlike(one.name, column.name) && sideOf(one.name) === wanted,
  )
  const own = mappings[target]!.sources[0]
  const others = columns.flatMap((one, source) =>
    areFigures(one) && !isName(one.name) && ![null, 'tax', wanted].includes(sideOf(one.name)) ? [source] : [],
  )
  const alike = others.filter((source) => isAlike(columns[source]!.name, column.name))
  const source = alike.includes(own!) ? own! : alike.length === 1 ? alike[0]! : null
  if (source === null || isThere) return []
  const isGross = sideOf(columns[source]!.name) === 'gross'
  const where = isGross ? 'in it' : 'to be added'
  const plain: Pick<Formula, 'shares' | 'days' | 'isDay' | 'asked'> = {
    shares: [],
    days: [],
    isDay: false,
    asked: false,
  }
  if (rate !== null) {
    const text = written(wanted, isGross, String(factorOf(rate)), `${rate} / 100`)
    return [{ ...plain, sources: [source], text, why: `a tax of ${rate} % is ${where}, as is said`, by: 'knowledge' }]
  }
  const { name, values } = columns[beside!]!
  // “20” is 20 %, as “0.2” is where a spreadsheet has it; where both stand beside each other, nobody knows what each is.
  const bare = values.map(({ value }) => Number(value.replace(',', '.'))).filter((figure) => figure > 0)
  const areFractions = bare.some((figure) => figure < 1)
  if (areFractions && bare.some((figure) => figure >= 1)) return []
  return [
    {
      ...plain,
      sources: [source, beside!],
      // A row without a rate has no such sum: nothing tells that no tax is due for it.
      read: new Map([[beside!, { unit: '1', bare_unit: areFractions ? '1' : '%' }]]),
      text: written(wanted, isGross, '(1 + $2)', '$2'),
      why: `the tax in “${name}” is ${where}`,
      by: 'matcher',
    },
  ]
}

/** The formula with the tax taken out of what is with it, where what it comes to is without; null where nobody says how much that is. */
export function onOneSide(
  formula: Formula,
  target: number,
  { side, table }: Placement,
  context: Context,
): Formula | null {
  const sides = formula.sources.map((source) => sideOf(table.profile.columns[source]!.name))
  // What is calculated of several sides, with a tax or with a factor says itself what is taken off.
  const isSaid =
    sides.includes('net') || sides.includes('tax') || formula.shares.length > 0 || FACTOR.test(formula.text)
  const column = side.template.columns[target]!
  const isWeighed = isWeight(column) || formula.sources.some((source) => isWeight(table.profile.columns[source]!))
  if (isSaid || isWeighed || !sides.includes('gross') || wantedOf(column) !== 'net') return formula
  const rate = rateSaid({ side, table }, context)
  if (rate === null) return null
  const text = formula.text.replace(/\$(\d+)/g, (input, place: string) =>
    sides[Number(place) - 1] === 'gross' ? `(${input} / ${factorOf(rate)})` : input,
  )
  return { ...formula, text }
}

/** What is weighed is gross with its container and net without: no tax is in it. */
function isWeight({ name }: { name: string }): boolean {
  return conceptsOf(name).some((concept) => concept === 'weight' || concept === 'tare')
}

const FACTOR = /(?<![$\d.])1(?:\.\d| \+)/

function written(wanted: Wanted, isGross: boolean, factor: string, share: string): string {
  if (wanted === 'gross') return `$1 * ${factor}`
  if (wanted === 'net') return `$1 / ${factor}`
  return isGross ? `$1 - $1 / ${factor}` : `$1 * ${share}`
}

/** 1.15 for 15 %. */
const factorOf = (rate: number): number => Math.round(1e6 * (1 + rate / 100)) / 1e6

/** The rate that is said of the template, in a text about the data or of another template beside it; not where each row has its own. */
function rateSaid(
  { side, table }: Pick<Placement, 'side' | 'table'>,
  { texts = [], templates }: Context,
): number | null {
  const { slug } = side.template
  if (table.profile.columns.some(isRate)) return null
  const near = texts.filter((one) => one.slug === null || one.slug === slug).map(({ text }) => text)
  const own = templates.filter((one) => one.slug === slug)
  const said = [near, own.flatMap(describedBy), templates.flatMap(describedBy)].map(taxRatesIn)
  const [rate, ...more] = said.find((rates) => rates.length > 0) ?? []
  return rate === undefined || more.length > 0 ? null : rate
}

function isRate(column: ColumnProfile): boolean {
  return isOfTax(column.name) && isShare(column)
}

function describedBy({ description, columns }: Context['templates'][number]): string[] {
  return [description ?? '', ...columns.map((column) => column.description ?? '')].filter((text) => text !== '')
}

/** A sum with the tax is none without it, though no other column is nearly as likely. */
export function isOtherSide(header: string, column: TemplateColumn): boolean {
  const [own, wanted] = [headerTaxSide(header), wantedOf(column)]
  return own !== null && wanted !== null && wanted !== 'tax' && own !== wanted
}

function wantedOf({ name, description }: TemplateColumn): Wanted | null {
  const own = sideOf(name)
  return own ?? taxSide(description)
}

/** What a header says of a sum: without a tax, with it, or the tax alone. */
function sideOf(name: string): Wanted | null {
  const side = headerTaxSide(name)
  if (side !== null) return side
  const concepts = conceptsOf(name)
  if (concepts.includes('subtotal')) return 'net'
  return isOfTax(name) && concepts.every((one) => SUMS.has(one)) ? 'tax' : null
}

const isOfTax = (text: string): boolean => conceptsOf(text).includes('tax')

/** What says of a sum on which side it is, or only that it is one. */
const SUMS = new Set(['tax', 'amount', 'subtotal', 'gross', 'value', 'sum'])
const SIDES = new Set([
  'incl',
  'inc',
  'including',
  'inclusive',
  'inkl',
  'excl',
  'ex',
  'excluding',
  'exclusive',
  'exkl',
  'escl',
])

/** Both are about the same, but for the tax: sums of a whole, or of what one of them is called after. */
function isAlike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) =>
    conceptsOf(name).filter((word) => !SUMS.has(word) && !SIDES.has(word)),
  )
  if (left!.length === 0 || right!.length === 0) return left!.length === right!.length
  return left!.every((word) => right!.includes(word)) || right!.every((word) => left!.includes(word))
}
