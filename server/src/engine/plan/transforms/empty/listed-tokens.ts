import { isNullWord, UNKNOWN } from '../../../profile/null-words.ts'
import { meaningsOf } from '../../tables/code-lists.ts'
import type { Work } from '../column-values.ts'

/**
 * Of words that mean nothing elsewhere, those that a list of codes beside the data explains as something: “NA” beside “nákladní automobil”, “ND”
 * beside “North Dakota”. What the list itself explains as nothing stays one.
 */
export function listedTokens(tokens: readonly string[], { values, source, placement, context }: Work): Set<string> {
  if (tokens.length === 0) return new Set()
  const counted = values.flatMap(({ value, count }) => (value === null || isNullWord(value) ? [] : { value, count }))
  const meanings = meaningsOf(counted, source.name, placement.table.profile, context)
  const isExplained = (token: string): boolean =>
    (meanings?.texts.get(token) ?? []).some((text) => !isNullWord(text) && !UNKNOWN.has(text.trim().toLowerCase()))
  return new Set(tokens.filter(isExplained))
}
