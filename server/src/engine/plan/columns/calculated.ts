import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { formulasIn, type SaidFormula, type Sign } from '../../knowledge/formulas-said.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { taxSide } from '../../match/names/tax.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { DecidedBy } from '../../model.ts'
import { remembering } from '../../remembering.ts'
import { MOST_INPUTS } from '../../transforms/formula.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { areFigures, calculationOf, isShare, SHARE } from './calculations.ts'
import { byPriceUnit } from './price-units.ts'

// What no column holds and two of them come to: gross of net and tax, a line of its quantity and price, a price for one of that for a hundred. Only
// where somebody says so: in an instruction, in the description of the column, or in a rule of the template; and figures have to be there.

interface Formula {
  /** Columns of the table, one for each `$1`, `$2` … */
  sources: number[]
  /** Those of them that are shares of another: 19 is 0.19. */
  shares: number[]
  text: string
  why: string
  by: DecidedBy
  /** Whatever else fills the column. */
  asked: boolean
}

/** The mappings with those columns calculated that are said to come of others, and that no column of their own fills. `sure`: from this confidence on one does. */
export function withCalculated(mappings: Mapping[], placement: Placement, context: Context, sure: number): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    if (mapping.assigned || mapping.constant !== undefined || template.columns[target]!.desiredRule === 'link') return mapping // prettier-ignore
    if (mapping.sources.length > 1 || mapping.lead.length > 0) return mapping
    const isOpen = ({ sources, asked }: Formula): boolean =>
      sources.includes(mapping.sources[0] ?? -1) ||
      (asked && mapping.decided_by === 'matcher') ||
      !isFilled(mapping, sure)
    // What a rule of the template adds up is a figure, whatever it is called.
    const isFigure = !isName(template.columns[target]!.name)
    const said = isFigure ? saidOf(target, mappings, placement, context) : []
    const formula = [...said, ...ofRules(target, mappings, placement)].find(isOpen)
    if (formula) return calculatedBy(formula, mapping, target, placement, context)
    return isFigure ? byPriceUnit(mapping, target, mappings, placement, context) : mapping
  })
}

function isFilled({ sources, guessed, confidence }: Mapping, sure: number): boolean {
  return sources.length > 0 && !guessed && confidence >= sure
}

function calculatedBy(
  formula: Formula,
  mapping: Mapping,
  target: number,
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side } = placement
  const { sources, shares, text, why, by } = formula
  const read = new Map(shares.map((source) => [source, SHARE]))
  const calculation = calculationOf(text, sources, target, placement, context, read)
  const names = sources.map((source) => `“${table.profile.columns[source]!.name}”`)
  const shown = text.replace(/\$(\d+)/g, (_, place: string) => names[Number(place) - 1] ?? '')
  dropQuestions([target], placement, context)
  context.notes.push(`“${side.template.columns[target]!.name}” of ${side.template.name} is calculated from ${tableLabel(table.profile)} as ${shown}: ${why}.`) // prettier-ignore
  return {
    sources,
    lead: [{ kind: 'merge', separator: '', calculation }],
    confidence: 0.9,
    reason: `It is ${shown}: ${why}.`,
    decided_by: by,
    alternatives: mapping.alternatives,
  }
}

/** What texts say of the column, nearest first. */
function saidOf(target: number, mappings: readonly Mapping[], placement: Placement, context: Context): Formula[] {
  const { template } = placement.side
  const column = template.columns[target]!
  const told = (context.texts ?? [])
    .filter(({ slug }) => slug === null || slug === template.slug)
    .flatMap(
      ({ text, origin, by }) =>
      saidIn(text)
        .filter(({ before }) => namesColumn(before, column))
        .flatMap(({ sentence, ...said }) => grounded(said, target, mappings, placement, `${origin} says so: “${sentence}”`, by)), // prettier-ignore
    )
  const described = formulasIn(column.description ?? '')
    .filter((said) => said.isEquation || !said.operands.some(isTax) || isGross(column.name, said.before))
    .flatMap((said) => grounded({ ...said, asked: false }, target, mappings, placement, 'its description says so', 'knowledge')) // prettier-ignore
  return [...told, ...described]
}

/** All formulas of a text, with their sentences: each column looks for its own. */
const saidIn = remembering(100, (text): (SaidFormula & { sentence: string })[] =>
  readSentences(text).flatMap(({ text: sentence }) => formulasIn(sentence).map((said) => ({ ...said, sentence }))),
)

const isTax = (words: string): boolean => conceptsOf(words).includes('tax')

/** “EUR plus VAT” says of a net price what comes on top of it: only of a total, or of what is called gross, that it is in it. */
function isGross(name: string, before: string): boolean {
  return [name, before].some((text) => taxSide(text) === 'gross' || conceptsOf(text).includes('total'))
}

/** The formula in columns of the table that have figures; none where a figure can't be told which it is. */
function grounded(
  { operands, signs, asked, isEquation }: SaidFormula,
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  why: string,
  by: DecidedBy,
): Formula[] {
  const found = operands.map((words) => operandOf(words, target, mappings, placement))
  // “ZIP+4” is no sum.
  const isSum = signs.every((sign) => sign === '+' || sign === '-')
  if (isSum && !isEquation && found.some((one) => one !== null && 'figure' in one)) return []
  const sources = [...new Set(found.flatMap((one) => (one !== null && 'source' in one ? one.source : [])))]
  if (found.includes(null) || sources.length === 0) return []
  // A rate that is added to an amount, or taken off one, is a share of it.
  const shares = found.flatMap((one, at) => {
    const isOf = at > 0 && /[+-]/.test(signs[at - 1]!)
    return isOf && 'source' in one! && isShare(placement.table.profile.columns[one.source]!) ? [one.source] : []
  })
  const parts = found.map((one): Part => {
    if (!('source' in one!)) return { text: one!.figure, isShare: false }
    return { text: `$${sources.indexOf(one.source) + 1}`, isShare: shares.includes(one.source) }
  })
  return [{ sources, shares, text: written(parts, signs), why, by, asked }]
}

interface Part {
  text: string
  isShare: boolean
}

function written([first, ...rest]: Part[], signs: Sign[]): string {
  return rest.reduce((text, part, at) => {
    const sign = signs[at]!
    if (!part.isShare || !/[+-]/.test(sign)) return `${text} ${sign} ${part.text}`
    return `${at === 0 ? text : `(${text})`} * (1 ${sign} ${part.text})`
  }, first!.text)
}

const MOST_WORDS = 6

/** The column that a few words are about, or a figure among them. */
function operandOf(
  words: string,
  target: number,
  mappings: readonly Mapping[],
  { table, side }: Placement,
): { source: number } | { figure: string } | null {
  const figure = /^(\d{1,9}(?:[.,]\d{1,6})?)$/.exec(words.trim())?.[1]
  if (figure !== undefined) return { figure: figure.replace(',', '.') }
  const text = words.split(/\s+/).slice(-MOST_WORDS).join(' ')
  const { columns } = table.profile
  const named = columns.flatMap((column, source) => (isCounted(column) && isNamed(text, column.name) ? [source] : []))
  const own = longest(named.map((source) => ({ source, name: columns[source]!.name })))
  if (own !== null) return { source: own }
  const meant = side.template.columns.flatMap((column, at) => {
    const [source, ...more] = mappings[at]!.sources
    const isPlain = at !== target && source !== undefined && more.length === 0 && mappings[at]!.lead.length === 0
    return isPlain && isCounted(columns[source]!) && isNamed(text, column.name) ? [{ source, name: column.name }] : []
  })
  const other = longest(meant) ?? bySide(text, table.profile.columns)
  return other === null ? null : { source: other }
}

/** Figures that something is called by: nobody adds them. */
const NAMES = new Set(['number', 'postal', 'phone', 'fax', 'id', 'code', 'date', 'year', 'month', 'day', 'time', 'sku', 'account', 'barcode', 'email']) // prettier-ignore

function isName(name: string): boolean {
  return conceptsOf(name).some((concept) => NAMES.has(concept))
}

function isCounted(column: Placement['table']['profile']['columns'][number]): boolean {
  return areFigures(column) && !isName(column.name)
}

/** What a header says of figures besides which they are. */
const BESIDE = new Set(['amount', 'value', 'percent', 'rate', 'sum', 'number'])

function isNamed(text: string, name: string): boolean {
  if (namesColumn(text, { name })) return true
  const telling = conceptsOf(name).filter((concept) => !BESIDE.has(concept))
  const said = new Set(conceptsOf(text))
  return telling.length > 0 && telling.every((concept) => said.has(concept))
}

/** “net”, “HT”: the only column that is called so. */
function bySide(text: string, columns: Placement['table']['profile']['columns']): number | null {
  const wanted = taxSide(text)
  const found = columns.flatMap((column, source) => (wanted !== null && isCounted(column) && taxSide(column.name) === wanted ? [source] : [])) // prettier-ignore
  return found.length === 1 ? found[0]! : null
}

/** The one of which most words are named; null where two are named as well. */
function longest(named: { source: number; name: string }[]): number | null {
  const sorted = named
    .map((one) => ({ ...one, words: conceptsOf(one.name).length }))
    .toSorted((a, b) => b.words - a.words)
  const [first, second] = sorted
  return first && second?.words !== first.words ? first.source : null
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
        text,
        why: 'a rule of the template says so',
        by: 'knowledge' as const,
        asked: false,
      },
    ]
  })
}
