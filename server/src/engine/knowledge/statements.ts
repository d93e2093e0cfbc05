import type { Question } from '../model.ts'

/** The option of a `column_match` question that maps nothing, and those of a `value_map` question: as it is, and no value at all. */
export const NONE = '(none)'
export const KEEP = '(keep)'
export const EMPTY = '(empty)'

/** The options of a question about examples: nothing but they, or all values as they are. */
export const ONLY_EXAMPLES = '(only)'
export const ALL_VALUES = '(all)'

/** The options of a question about a column's suggestions. */
export const ACCEPT = 'accept'
export const LEAVE = 'leave'

/** Between the columns of an option that merges several. */
export const PLUS = ' + '

/**
 * An answered question as a statement that `parseStatements` understands, so that it can be remembered as knowledge
 * of its template: "`P` means `paused` in `status`".
 */
export function statementFor(question: Question, value: string): string {
  const { kind, target, evidence } = question
  const column = target.column ?? ''
  if (kind === 'column_match') return columnStatement(column, value)
  // A sentence about the column would be about all tables.
  if (question.key.startsWith('filling:')) return `# ${question.prompt} ${tick(value)}`
  if (kind === 'value_map') return valueStatement(rawOf(question), column, value)
  if (kind === 'date_order')
    return `Dates in ${tick(evidence[0]?.column ?? column)} are ${value === 'mdy' ? 'month' : 'day'} first.`
  if (kind === 'duplicate') return `Of equal rows keep the ${value.replace('keep_', '')}.`
  if (question.key.startsWith('example:')) return exampleStatement(question, value)
  if (question.key.startsWith('suggestions:'))
    return value === ACCEPT ? `Accept the suggestions for ${tick(column)}.` : `# ${question.prompt} ${tick(value)}`
  if (question.key.startsWith('table:')) return tableStatement(evidence[0]?.table ?? '', value)
  if (question.key.startsWith('decimal_mark:')) {
    return `The decimal mark in ${tick(evidence[0]?.column ?? column)} is a ${value === ',' ? 'comma' : 'point'}.`
  }
  return `${question.prompt} ${tick(value)}`
}

function columnStatement(column: string, value: string): string {
  if (value === NONE) return `Leave ${tick(column)} empty.`
  const parts = value.split(PLUS)
  if (parts.length === 1) return `${tick(value)} is ${tick(column)}.`
  return `${parts.map(tick).join(' and ')} make ${tick(column)}.`
}

function valueStatement(raw: string, column: string, value: string): string {
  if (raw === '')
    return value === KEEP ? `Empty cells of ${tick(column)} stay empty.` : `${tick(column)} defaults to ${tick(value)}.`
  if (value === EMPTY) return `${tick(raw)} means nothing in ${tick(column)}.`
  return `${tick(raw)} means ${tick(value === KEEP ? raw : value)} in ${tick(column)}.`
}

function tableStatement(table: string, value: string): string {
  return value === NONE ? `Ignore sheet ${tick(table)}.` : `Sheet ${tick(table)} is ${tick(value)}.`
}

/** A value that became an example; all else about examples is told in a heading, which says nothing to a reader of statements. */
function exampleStatement({ key, target, prompt }: Question, value: string): string {
  const column = target.column ?? ''
  const about = key.slice(exampleKey(target.slug, column, []).length)
  const from = about === '' ? [] : (JSON.parse(about) as string[])
  const [raw, second] = from
  if (raw === undefined || second !== undefined || value === ONLY_EXAMPLES) return `# ${prompt} ${tick(value)}`
  return valueStatement(raw, column, value)
}

/** The key of the decision what a value becomes that examples of a column leave open or, without a value, whether they tell of all. */
export function exampleKey(slug: string, column: string, from: readonly string[]): string {
  return `example:${slug}.${column}:${from.length === 0 ? '' : JSON.stringify(from)}`
}

/** The key of the decision what every row of one of several tables gets in a column that none of its own holds. */
export function fillingKey(slug: string, column: string, table: string): string {
  return `filling:${slug}.${column}@${table}`
}

/** The key of the decision whether what is suggested for a column is written. */
export function suggestionsKey(slug: string, column: string): string {
  return `suggestions:${slug}.${column}`
}

/** The key of a `value_map` question ends in the raw value. */
function rawOf({ key, target }: Question): string {
  return key.slice(valueKey(target.slug, target.column ?? '', '').length)
}

/** The key of the decision what a raw value of a column becomes. */
export function valueKey(slug: string, column: string, raw: string): string {
  return `value:${slug}.${column}:${raw}`
}

/** As in Markdown: more backticks around a text than in it, and a space where it begins or ends with one. */
function tick(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  if (longest === 0) return `\`${line}\``
  const marks = '`'.repeat(longest + 1)
  return `${marks} ${line} ${marks}`
}
