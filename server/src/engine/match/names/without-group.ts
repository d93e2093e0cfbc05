import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { CONCEPTS } from '../vocabulary.ts'
import { tokensOf } from './cut-words.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

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

/**
 * The same for what a header's letters are short for: “Trading” above “GST Reg” and “Terms” is none of the words that “Reg” may be cut from.
 * A group that is understood says whose these columns are, and one that leaves two alike tells them apart.
 */
export function withoutUnknownGroups(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const short = columns.map(({ name }) => withoutGroup(name, columns))
  return names.map((name, at) => {
    const header = columns[at]!.name
    const own = short[at]!
    if (own === header || name.tokens === null || short.filter((other) => other === own).length > 1) return name
    const group = conceptsOf(header.slice(0, header.length - own.length))
    return group.some((concept) => CONCEPTS.has(concept)) ? name : { ...name, tokens: tokensOf(own) ?? name.tokens }
  })
}

function sharedWords(words: readonly string[], others: readonly string[] = []): number {
  const differs = words.findIndex((word, at) => word !== others[at])
  return differs < 0 ? words.length : differs
}
