import type { CalculatedInput, Calculation } from '../../model.ts'
import { MINUTES, MONTHS } from '../../transforms/calculate.ts'
import { MOST_INPUTS } from '../../transforms/formula.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { areAllDays, areFigures, calculationOf, daysIn, minutesIn, SHARE } from './calculations.ts'
import { isName, saidOf, wantsDay, type Formula } from './formulas-of.ts'
import { byDuration, goesBack, tellPastMidnight } from './durations.ts'
import { endsByLength } from './ends-by-length.ts'
import { byNights } from './nights.ts'
import { byPriceUnit } from './price-units.ts'
import { byIntervals } from './intervals-by-kind.ts'
import { byTaxRate, onOneSide } from './taxed-sums.ts'
import { termFigures } from './term-columns.ts'
import { toldFormula } from './told-formulas.ts'
import { byTerms } from './terms-of-payment.ts'
import { byUnitBeside } from './units-beside.ts'
import { SURE } from '../sure.ts'

// What no column holds and two of them come to: gross of net and tax, a line of its quantity and price, a price for one of that for a hundred. Only
// where somebody says so: in an instruction, in the description of the column, or in a rule of the template; and figures have to be there.

/** The mappings with those columns calculated that are said to come of others, and that no column of their own fills. */
export function withCalculated(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const told = toldFormula(target, mapping, placement, context)
    if (told) return calculatedBy(told, mapping, target, placement, context)
    if (mapping.constant !== undefined || template.columns[target]!.desiredRule === 'link') return mapping
    if (mapping.sources.length > 1 || mapping.lead.length > 0) return mapping
    const isOpen = ({ sources, asked, fillsGaps }: Formula): boolean =>
      fillsGaps
        ? mapping.sources.length === 0 && !isThere(target, placement)
        : sources.includes(mapping.sources[0] ?? -1) ||
          (asked && mapping.decided_by === 'matcher') ||
          !isFilled(mapping)
    // What a rule of the template adds up is a figure, whatever it is called.
    const isFigure = !isName(template.columns[target]!.name)
    const said = isFigure || wantsDay(target, placement) ? saidOf(target, mappings, placement, context) : []
    const filling = said.find((one) => one.fillsGaps && mayFill(one, mapping, placement))
    if (filling) return calculatedBy(behind(mapping.sources[0]!, filling), mapping, target, placement, context)
    if (mapping.assigned) return mapping
    const others = [ofRules, byDuration, endsByLength, byTerms].flatMap((found) => found(target, mappings, placement))
    for (const found of [byNights, byIntervals, byTaxRate]) others.push(...found(target, mappings, placement, context))
    const formula = [...said, ...others].find(isOpen)
    const sided = formula && onOneSide(formula, target, placement, context)
    if (sided === null) return mapping
    if (sided) return calculatedBy(sided, mapping, target, placement, context)
    if (!isFigure) return mapping
    return byUnitBeside(byPriceUnit(mapping, target, mappings, placement, context), target, placement, context)
  })
}

/** A column of the table is called so, whatever it holds: only what it has not may be filled. */
function isThere(target: number, { side, table }: Placement): boolean {
  const wanted = side.names[target]!.concepts.filter((concept) => concept !== 'date')
  return table.names.some(({ concepts }) => wanted.some((concept) => concepts.includes(concept)))
}

/** Some cells of the only column are empty, and all that have something are days: what can't be read as one is not overwritten. */
function mayFill({ sources }: Formula, mapping: Mapping, { table }: Placement): boolean {
  const [source] = mapping.sources
  const column = source === undefined || mapping.guessed ? undefined : table.profile.columns[source]
  return column !== undefined && !sources.includes(source!) && column.empty > 0 && areAllDays(column)
}

/** What a column has comes first, and the formula where that is empty. */
function behind(source: number, { sources, days, text, ...formula }: Formula): Formula {
  const moved = text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + 1}`)
  return { ...formula, sources: [source, ...sources], days: [source, ...days], text: `$1 ?? ${moved}` }
}

function isFilled({ sources, guessed, confidence }: Mapping): boolean {
  return sources.length > 0 && !guessed && confidence >= SURE
}

function calculatedBy(
  formula: Formula,
  mapping: Mapping,
  target: number,
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side } = placement
  const {
    sources,
    shares,
    days,
    moments = [],
    spans = [],
    terms = [],
    figures: meant = [],
    inMonths,
    text,
    isDay,
    result,
    why,
    by,
  } = formula
  const counted = inMonths ? { unit: MONTHS } : {}
  const read = new Map<number, Partial<CalculatedInput>>([
    ...shares.map((source) => [source, SHARE] as const),
    ...days.map((source) => [source, { ...daysIn(source, target, placement, context), ...counted }] as const),
    ...[...meant].map(([source, figures]) => [source, { figures }] as const),
    ...moments.map((source) => [source, minutesIn(source, target, placement, context)] as const),
    ...(formula.read ?? []),
    ...[...spans].map(([source, unit]) => [source, { unit: MINUTES, bare_unit: unit, empty: '0' }] as const),
    ...terms.map((source) => [source, { figures: termFigures(table.profile.columns[source]!) }] as const),
  ])
  const figures = calculationOf(text, sources, target, placement, context, read)
  const calculation: Calculation =
    isDay || result
      ? { formula: text, inputs: figures.inputs, result: result ?? 'day' }
      : { ...figures, ...(formula.decimals === undefined ? {} : { decimals: formula.decimals }) }
  if (moments.length > 0 && goesBack(calculation, sources, target, placement)) return mapping
  const names = sources.map((source) => `“${table.profile.columns[source]!.name}”`)
  const shown = text
    .replace('??', 'or, where that is empty,')
    .replace(/\$(\d+)/g, (_, place: string) => names[Number(place) - 1] ?? '')
  dropQuestions([target], placement, context)
  context.notes.push(
    `“${side.template.columns[target]!.name}” of ${side.template.name} is calculated from ${tableLabel(table.profile)} as ${shown}${inMonths ? ', counted in months' : ''}: ${why}.`,
  )
  tellPastMidnight(calculation, moments, placement, context)
  return {
    sources,
    lead: [{ kind: 'merge', separator: '', calculation }],
    confidence: 0.9,
    reason: `It is ${shown}: ${why}.`,
    decided_by: by,
    alternatives: mapping.alternatives,
  }
}

/** The template's own rule that a column is the sum of others. */
function ofRules(target: number, mappings: readonly Mapping[], { side, table }: Placement): Formula[] {
  const { columns, cross_cell_rules } = side.template
  return cross_cell_rules.flatMap((rule) => {
    if (rule.kind !== 'sum' || rule.column !== columns[target]!.name) return []
    const sources = rule.columns.map((name) => {
      const { sources: own, lead } = mappings[columns.findIndex((one) => one.name === name)] ?? {
        sources: [],
        lead: [],
      }
      return own.length === 1 && lead.length === 0 && areFigures(table.profile.columns[own[0]!]!) ? own[0]! : null
    })
    if (sources.includes(null) || new Set(sources).size !== sources.length || sources.length > MOST_INPUTS) return []
    const text = sources.map((_, at) => `$${at + 1}`).join(' + ')
    return [
      {
        sources: sources as number[],
        shares: [],
        days: [],
        isDay: false,
        text,
        why: 'a rule of the template says so',
        by: 'knowledge' as const,
        asked: false,
      },
    ]
  })
}
