import type { Directive } from '../../knowledge/directives.ts'
import { NEGATED } from '../../knowledge/said.ts'
import { isQuoted } from '../../knowledge/quotations.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { ruleOf } from '../../match/sides.ts'
import { fold } from '../../match/names/words.ts'
import { figureOfWord } from '../../match/vocabulary/counts.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { countryCode, currencyCode } from '../../profile/countries.ts'
import { noOf } from '../../match/values/yes-or-no.ts'

const WHOLE = /^\d+$/
const DECIMALS = ['.0', '.00', '.000', '.0000', ',0', ',00']

/** A value that was told, as the list of its column has it, or a figure with the decimals that are to be written; else as it is. */
export function allowedBy(rule: Pattern | null, value: string): string {
  if (!rule || rule.matches(value)) return value
  if (!rule.values) return withDecimals(rule, value) ?? figureBy(rule, value) ?? codeBy(rule, value)
  const candidates = closestValue(value, rule.values)
  const no = NEGATED.test(value) ? noOf(rule.values) : null
  return isClear(candidates) ? candidates[0]!.value : (no ?? value)
}

function withDecimals(rule: Pattern, value: string): string | null {
  return DECIMALS.map((zeros) => value + zeros).find((one) => WHOLE.test(value) && rule.matches(one)) ?? null
}

/** Where a value is told: in a cell “nil” may say that nobody knows. */
const ZERO = /^(?:zero|cero|nil)$/u
const COUNTED = /^([\p{L}\d]+)(?:\s+\p{L}+)?$/u

/** “Blank days means one day”, “it's zero euros”: the figure of a count in words, or before what it counts. */
function figureBy(rule: Pattern, value: string): string | null {
  const [, count = ''] = COUNTED.exec(fold(value.trim())) ?? []
  const figure = WHOLE.test(count) ? count : ZERO.test(count) ? '0' : figureOfWord(count)
  if (figure === null) return null
  return rule.matches(figure) ? figure : withDecimals(rule, figure)
}

/** “If it is empty it is Italy”: a country, or a currency, by its code where the rule takes that, and no name. */
function codeBy(rule: Pattern, value: string): string {
  return [countryCode(value), currencyCode(value)].find((code) => code !== null && rule.matches(code)) ?? value
}

/** The rule of a column, or of the one that it links to: what is told of either is one of its values. */
export function ruleOfKeys(column: TemplateColumn, templates: readonly Template[]): Pattern | null {
  const { desiredRule, linkRule = [] } = column
  if (desiredRule !== 'link') return ruleOf(column)
  const linked = linkRule.flatMap(({ templateId, columnName }) =>
    (templates.find(({ id }) => id === templateId)?.columns ?? []).filter(({ name }) => name === columnName),
  )
  return linked.length === 1 ? ruleOf(linked[0]!) : null
}

/** Whether what is said to stand in every row, or in empty cells, is a word of the sentence that the column's rule does not take: then it only describes them. */
export function isRefused(
  { value, said }: Pick<Extract<Directive, { kind: 'constant' }>, 'value' | 'said'>,
  rule: Pattern | null,
): boolean {
  return rule !== null && !rule.matches(allowedBy(rule, value)) && !isQuoted(value, said)
}
