import { escaped } from '../../../escaped.ts'
import { genderLetters } from '../../../match/values/gender-letters.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import type { Said } from '../../tables/read-texts.ts'

// “F, M, X = other”: codes that a list has before the one that it explains, as they explain themselves.

/**
 * Of several that a list has before one meaning, those are what they clearly are by themselves, where that is something
 * else for each of them but the last. What is joined by a word, as “F and M”, is meant as it stands.
 */
export function withOwnMeanings(said: readonly Said[], header: string, allowed: readonly string[]): Said[] {
  const groups = Map.groupBy(said, (one) => `${one.value}\n${one.said}`)
  const own = new Map(
    [...groups.values()].flatMap((group) => {
      const raws = group.map(({ raw }) => raw)
      const meant = group.flatMap((one): [Said, string][] => {
        const value = ownMeaning(one.raw, raws, header, allowed)
        const isItem = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one.raw)}["”“»’\`]?\\s*,`, 'iu').test(one.said)
        return one.value === null || value === null || value === one.value || !isItem ? [] : [[one, value]]
      })
      const areAll = meant.length >= 2 && group.length <= meant.length + 1
      return areAll && new Set(meant.map(([, value]) => value)).size === meant.length ? meant : []
    }),
  )
  return said.map((one) => (own.has(one) ? { ...one, value: own.get(one)! } : one))
}

function ownMeaning(raw: string, others: readonly string[], header: string, allowed: readonly string[]): string | null {
  const letters = others.flatMap((other) => genderLetters([raw, other], header, allowed)?.get(raw) ?? [])
  const closest = closestValue(raw, allowed)
  return letters[0] ?? (isClear(closest) ? closest[0]!.value : null)
}
