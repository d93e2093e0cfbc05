import type { ColumnProfile } from '../../profile/model.ts'

/**
 * A header without the words that its neighbour begins with as well: those stand above both and name a group, as “Position” does above “Position
 * Dept” and “Position Title”. The header itself where it has none.
 */
export function withoutGroup(header: string, columns: readonly Pick<ColumnProfile, 'name'>[]): string {
  const words = header.split(' ')
  const at = columns.findIndex(({ name }) => name === header)
  const shared = [columns[at - 1], columns[at + 1]].map((neighbour) => sharedWords(words, neighbour?.name.split(' ')))
  return words.slice(Math.min(Math.max(...shared), words.length - 1)).join(' ')
}

function sharedWords(words: readonly string[], others: readonly string[] = []): number {
  const differs = words.findIndex((word, at) => word !== others[at])
  return differs < 0 ? words.length : differs
}
