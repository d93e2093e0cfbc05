import { anyOf } from '../../knowledge/grounded/acts.ts'
import { answersOf, valuesOf } from '../../knowledge/grounded/columns.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { TemplateColumn } from '../../model.ts'
import type { Mapping, Placement } from '../context.ts'

// “true or false; cabins and lodges always have it”: what a description says of all things of a kind, where all rows of a table are of that kind.

const ALWAYS =
  /^(.{3,80}?),? (always|never|immer|nie(?:mals)?|toujours|jamais|siempre|nunca|sempre|mai|altijd|nooit) (?:have|has|are|is|get|haben|hat|sind|ont|a|sont|tienen?|son|lo tienen|hanno|ha|ce l['’]hanno|hebben|heeft|zijn)(?: (?:it|one|them|that|so|es|das|een|uno|una))?$/iu
const GERMAN =
  /^(.{3,80}?) (?:haben|hat|sind|ont|hebben|hanno|tienen) (?:(?:es|das|one|dat|l['’]ont) )?(immer|nie(?:mals)?|toujours|jamais|siempre|nunca|sempre|altijd|nooit)$/iu
const NEVER = anyOf('never|nie|niemals|jamais|nunca|mai|nooit')

/** The yes or no of all rows, and the sentence that tells it; null where they are of other kinds, or nothing is said of these. */
export function alwaysSo(
  { table, side }: Pick<Placement, 'table' | 'side'>,
  mappings: readonly Mapping[],
  target: number,
): { value: string; why: string } | null {
  const column = side.template.columns[target]!
  const answers = answersOf(column)
  if (!answers) return null
  for (const clause of (column.description ?? '').split(/[.;]\s*/)) {
    const [, kinds, word] = ALWAYS.exec(clause.trim()) ?? GERMAN.exec(clause.trim()) ?? []
    const isAll = (other: TemplateColumn, at: number): boolean =>
      at !== target && areAllOf(kinds!, other, mappings[at]!, table.profile.columns)
    if (kinds !== undefined && side.template.columns.some(isAll))
      return { value: NEVER.test(word!) ? answers.no : answers.yes, why: `“${clause.trim()}” is said of all its rows` }
  }
  return null
}

/** Whether every row has one of the values of a column that words name. */
export function areAllOf(
  kinds: string,
  other: TemplateColumn,
  { sources, lead, constant, guessed }: Mapping,
  columns: Placement['table']['profile']['columns'],
): boolean {
  const values = valuesOf(other)
  const said = wordsIn(kinds)
  const isNamed = (value: string): boolean => {
    const own = wordsIn(value)
    return own.length > 0 && own.every((part) => said.some(({ text }) => isSameWord(text, part.text)))
  }
  const named = values.length > 1 ? values.filter(isNamed) : []
  if (named.length === 0 || guessed) return false
  if (constant !== undefined) return named.includes(constant)
  const column = sources.length === 1 && lead.length === 0 ? columns[sources[0]!] : undefined
  if (!column?.complete || column.empty > 0 || column.filled === 0) return false
  return column.values.every(({ value }) => {
    const found = closestValue(value, values)
    return isClear(found) && named.includes(found[0]!.value)
  })
}
