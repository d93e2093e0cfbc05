import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { isNullWord, UNKNOWN } from '../../../profile/null-words.ts'
import { meaningsOf } from '../../tables/code-lists.ts'
import type { Work } from '../column-values.ts'
import { noneFor } from './none-said.ts'

/**
 * Of words that mean nothing elsewhere, those that a list of codes beside the data explains as something: “NA” beside “nákladní automobil”, “ND”
 * beside “North Dakota”, “-” beside “No certificate needed” where `none` is one of the values. What the list itself explains as nothing stays one.
 */
export function listedTokens(
  tokens: readonly string[],
  { values, source, placement, context, rule }: Work,
): Set<string> {
  if (tokens.length === 0) return new Set()
  const counted = values.flatMap(({ value, count }) => (value === null ? [] : { value, count }))
  const meanings = meaningsOf(counted, source.name, placement.table.profile, context)
  const allowed = rule?.values ?? []
  const isAllowed = (text: string): boolean => isClear(closestValue(text, allowed)) || noneFor(text, allowed) !== null
  const isExplained = (token: string): boolean =>
    (meanings?.texts.get(token) ?? []).some((text) =>
      // A dash is a code only for what the column can say.
      isNullWord(token) ? isAllowed(text) : !isNullWord(text) && !UNKNOWN.has(text.trim().toLowerCase()),
    )
  return new Set(tokens.filter(isExplained))
}
