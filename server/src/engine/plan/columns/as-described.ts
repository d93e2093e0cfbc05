import type { Choice } from '../../match/choose-columns.ts'
import { isSkeleton } from '../../match/names/abbreviations.ts'
import { wordsOf } from '../../match/names/words.ts'
import { STOP_WORDS } from '../../match/vocabulary.ts'
import type { TemplateColumn } from '../../model.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNamedEmpty } from '../transforms/empty/none-said.ts'
import { sureChoice } from './choices.ts'
import type { OpenTable } from './open-table.ts'

// “Gate / Lockbox Code” for what is described as “Gate, lockbox or door code”: a header of which each word stands there.

/** One word stands in a description by chance. */
const LEAST_WORDS = 2
/** What fewer cells can be made to meet is not what the rule wants. */
const MAY_MEET = 0.5

/** The only column whose header is made of words of the description alone, where no other template column is described by these. */
export function asDescribed(
  target: number,
  { byTarget, free, placement: { table, side } }: OpenTable,
): Choice | undefined {
  const { columns } = side.template
  const { unique, desiredRule } = columns[target]!
  if (unique || desiredRule === 'link') return undefined
  const isSaid = (source: number, at: number): boolean =>
    isMadeOf(table.profile.columns[source]!.name, columns[at]!.description ?? '')
  const found = (byTarget.get(target) ?? []).filter(({ source }) => free.has(source) && isSaid(source, target))
  const [candidate] = found
  if (!candidate || found.length > 1) return undefined
  const left = leftEmpty(table.profile.columns[candidate.source]!, columns[target]!)
  if ((candidate.rule?.reachable ?? 1) + left < MAY_MEET) return undefined
  return columns.some((_, at) => at !== target && isSaid(candidate.source, at)) ? undefined : sureChoice(candidate)
}

/** The share of the cells that the template leaves empty, as it says: “empty if unlimited”. */
function leftEmpty({ values, filled }: ColumnProfile, { required, description }: TemplateColumn): number {
  if (required || filled === 0) return 0
  return cellsOf(values.filter(({ value }) => isNamedEmpty(value, description))) / filled
}

function isMadeOf(header: string, description: string): boolean {
  const words = wordsOf(header).filter((word) => !STOP_WORDS.has(word))
  const said = wordsOf(description)
  return (
    words.length >= LEAST_WORDS &&
    new Set(words).size === words.length &&
    words.every((word) => said.some((one) => one === word || isShort(word, one)))
  )
}

/** “Ste” for “suite”. */
function isShort(word: string, long: string): boolean {
  return word.length >= 3 && word.length < long.length && (long.startsWith(word) || isSkeleton(word, long))
}
