import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** The two family names of Spanish and Portuguese persons, in columns of their own: `apellido1`, “Segundo apellido”, “Last Name 2”. */
const SURNAMES =
  /(?<first>1|(?<!\p{L})(?:primei?r[oa]?|1er|paterno|first)(?!\p{L}))|(?<second>2|(?<!\p{L})(?:segund[oa]|2[ºo°]|materno|second)(?!\p{L}))/iu

/** Which of two family names a header is of; undefined where it is of none. */
export function surnameIn(header: string, concepts: readonly string[]): 'first' | 'second' | undefined {
  const { first, second } = (concepts.includes('last') && SURNAMES.exec(header)?.groups) || {}
  return second ? 'second' : first ? 'first' : undefined
}

/** Beside two family names, “1er apellido” is no first name, and “Nombre” is. */
export function withTwoSurnames(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const surnames = names.map(({ concepts }, at) => surnameIn(columns[at]?.name ?? '', concepts))
  if (!surnames.includes('second')) return names
  return names.map((name, at) => {
    if (surnames[at] === 'first') return { ...name, concepts: name.concepts.filter((concept) => concept !== 'first') }
    return name.concepts.join() === 'name' ? { ...name, concepts: ['first', 'name'] } : name
  })
}
