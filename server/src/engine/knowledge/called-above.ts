import type { TableProfile } from '../profile/model.ts'
import { isPlain } from './grounded/clauses.ts'
import { saysNoMore } from './grounded/whoever.ts'
import { wordsIn } from './grounded/words.ts'

// “Mrs Okoro always gives prices per piece”, where “Orders of the workshop (T. Okoro)” stands above one table alone: that is hers.

/** Shorter words stand above many a table. */
const NAME = /^\p{Lu}\p{L}{4,}$/u

/** The words of a text that stand in the lines above one table, and in those above no other. */
export function namesAbove(text: string, profiles: readonly TableProfile[]): { word: string; table: TableProfile }[] {
  const owners = new Map<string, Set<TableProfile>>()
  for (const profile of profiles)
    for (const word of namesIn((profile.table.above ?? []).flat().join(' ; ')))
      owners.set(word, (owners.get(word) ?? new Set()).add(profile))
  return namesIn(text).flatMap((word) => {
    const [table, ...others] = owners.get(word) ?? []
    return table && others.length === 0 ? [{ word, table }] : []
  })
}

function namesIn(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return [...new Set(words)].filter((word) => {
    const [own] = NAME.test(word) ? wordsIn(word) : []
    return own !== undefined && !isPlain(own.text) && !saysNoMore(own.text)
  })
}
