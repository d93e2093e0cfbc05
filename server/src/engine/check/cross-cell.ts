import { quoteLiteral } from '../literal.ts'
import { compilePattern } from '../match/pattern/pattern.ts'
import type { CrossCellRule, SheetPlan, Template } from '../model.ts'
import { datePieces, hasNames, matchingPattern, strptimeFormat } from '../transforms/date-pattern.ts'
import type { AnyCheck, MessagePart } from './check.ts'

type RuleOf<Kind extends CrossCellRule['kind']> = Extract<CrossCellRule, { kind: Kind }>

const isoDate = 'YYYY-MM-DD'

/** Where a template column stands, and how its dates and numbers are written. */
interface Columns {
  index: (name: string) => number
  dateFormat: (name: string) => string
  hasComma: (name: string) => boolean
}

/** Checks of the template's cross-cell rules. A rule that names a column which has gone is inactive. */
export function crossCellChecks(template: Template, sheet: SheetPlan): AnyCheck[] {
  const columns: Columns = {
    index: (name) => template.columns.findIndex((column) => column.name === name),
    dateFormat: (name) => dateFormat(sheet, name),
    hasComma: (name) => hasComma(template, sheet, name),
  }
  return template.cross_cell_rules
    .filter((rule) => columnsOf(rule).every((name) => columns.index(name) >= 0))
    .map((rule) => crossCellCheck(rule, columns))
}

/** The template columns that a rule names. */
export function columnsOf(rule: CrossCellRule): string[] {
  switch (rule.kind) {
    case 'compare':
      return 'column' in rule.right ? [rule.left, rule.right.column] : [rule.left]
    case 'required_when':
      return [rule.column, rule.when.column]
    case 'sum':
      return [...rule.columns, rule.column]
    case 'exclusive':
    case 'unique_together':
      return rule.columns
  }
}

function crossCellCheck(rule: CrossCellRule, columns: Columns): AnyCheck {
  const base = { column: null, code: 'cross_cell', severity: 'error', message: message(rule, columns) } as const
  switch (rule.kind) {
    case 'compare':
      return { ...base, fails: compareFails(rule, columns) }
    case 'required_when': {
      const { column, equals } = rule.when
      return {
        ...base,
        fails: `v${columns.index(rule.column)} IS NULL AND v${columns.index(column)} = ${quoteLiteral(equals)}`,
      }
    }
    case 'exclusive': {
      const set = rule.columns.map((name) => `(v${columns.index(name)} IS NOT NULL)::INTEGER`)
      return { ...base, fails: `${set.join(' + ')} > 1` }
    }
    case 'sum':
      return { ...base, fails: sumFails(rule, columns) }
    case 'unique_together':
      return { ...base, across: { kind: 'distinct', columns: rule.columns.map(columns.index) } }
  }
}

function message(rule: CrossCellRule, columns: Columns): MessagePart[] {
  const values = [...new Set(columnsOf(rule))].flatMap((name, place): MessagePart[] => [
    `${place > 0 ? ', ' : ''}${name} `,
    { value: columns.index(name) },
  ])
  return [`${rule.message.replace(/[.\s]+$/, '')}: `, ...values, '. Correct one of them.']
}

/** Numbers compare as numbers, dates as dates, all else as text; an empty cell has nothing to compare. */
function compareFails({ left, op, right }: RuleOf<'compare'>, columns: Columns): string {
  const a = `v${columns.index(left)}`
  const b = 'column' in right ? `v${columns.index(right.column)}` : quoteLiteral(right.constant)
  const formats = [columns.dateFormat(left), columns.dateFormat('column' in right ? right.column : left)]
  const numberA = columns.hasComma(left) ? withPoint(a) : a
  const numberB = 'column' in right && columns.hasComma(right.column) ? withPoint(b) : b
  return `CASE WHEN ${a} IS NULL OR ${b} IS NULL THEN false
    WHEN ${isNumber(numberA)} AND ${isNumber(numberB)} THEN NOT (${asNumber(numberA)} ${op} ${asNumber(numberB)})
    ${compareDates(a, b, op, formats)}
    ELSE NOT (${a} ${op} ${b}) END`
}

/** A branch for two dates. Dates written as ISO 8601 does need none: as texts they compare the same. */
function compareDates(a: string, b: string, op: string, [formatA = isoDate, formatB = isoDate]: string[]): string {
  if (formatA === isoDate && formatB === isoDate) return ''
  const [dateA, dateB] = [asDate(a, formatA), asDate(b, formatB)]
  return `WHEN ${dateA} IS NOT NULL AND ${dateB} IS NOT NULL THEN NOT (${dateA} ${op} ${dateB})`
}

function isNumber(text: string): string {
  return `regexp_full_match(${text}, '[-+]?[0-9]{1,26}(\\.[0-9]+)?')`
}

/** A comma that marks decimals. */
function withPoint(text: string): string {
  return `CASE WHEN ${text} LIKE '%.%' THEN ${text} ELSE replace(${text}, ',', '.') END`
}

/** Exact up to 26 digits before and 12 after the decimal point. */
function asNumber(text: string): string {
  return `CASE WHEN ${isNumber(text)} THEN try_cast(${text} AS DECIMAL(38, 12)) END`
}

function asDate(text: string, format: string): string {
  const pieces = datePieces(format)
  if (hasNames(pieces)) return `try_strptime(${text}, ${quoteLiteral(strptimeFormat(pieces))})`
  const pattern = quoteLiteral(matchingPattern(pieces))
  return `CASE WHEN regexp_full_match(${text}, ${pattern}) THEN try_strptime(${text}, ${quoteLiteral(strptimeFormat(pieces))}) END`
}

/** How a column's dates are written: as its plan says, else as ISO 8601 does. */
function dateFormat(sheet: SheetPlan, name: string): string {
  const plans = sheet.sources.flatMap((source) => source.columns.filter(({ column }) => column === name))
  const written = plans.flatMap((plan) =>
    plan.transforms.flatMap((transform) => (transform.kind === 'date' ? [transform.to] : [])),
  )
  return written[0] ?? isoDate
}

/** Whether a column's decimals stand behind a comma: its plan writes one, or its rule takes nothing else. */
function hasComma({ columns }: Template, sheet: SheetPlan, name: string): boolean {
  const plans = sheet.sources.flatMap((source) => source.columns.filter(({ column }) => column === name))
  if (plans.some(({ transforms }) => transforms.some((step) => step.kind === 'number' && step.written_decimal === ',')))
    return true
  const column = columns.find((one) => one.name === name)
  const rule = column?.desiredRule === 'strict' && column.strictRule ? compilePattern(column.strictRule) : null
  const takes = (...values: string[]): boolean => values.some((value) => rule!.matches(value))
  return rule !== null && takes('12,5', '12,50') && !takes('12.5', '12.50')
}

/** Empty parts count as nothing; without a total, or with a part that is no number, there is nothing to check. */
function sumFails({ columns: names, column, tolerance }: RuleOf<'sum'>, columns: Columns): string {
  const figure = (name: string): string => {
    const cell = `v${columns.index(name)}`
    return asNumber(columns.hasComma(name) ? withPoint(cell) : cell)
  }
  const total = figure(column)
  const parts = names.map((name) => {
    const cell = `v${columns.index(name)}`
    return `CASE WHEN ${cell} IS NULL THEN 0::DECIMAL(38, 12) ELSE ${figure(name)} END`
  })
  return `abs(${parts.join(' + ')} - (${total})) > ${quoteLiteral(String(tolerance))}::DECIMAL(38, 12)`
}
