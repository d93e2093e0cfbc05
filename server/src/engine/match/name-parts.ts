import type { TableProfile } from '../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { fold } from './words.ts'

/** Of the rows that have both, more than this share with the one inside the other: the one is the whole name. */
const MOST_WHOLE = 0.3

/**
 * A plain “Name” beside a first name is the last name, and beside a last name the first: `Nom, Prénom`, `Nome, Cognome`, `Name, Vorname`.
 * Unless its values have the other's in them: then it is the whole name.
 */
export function withNameParts(names: NameFeatures[], profile: TableProfile): NameFeatures[] {
  const plain = names.flatMap(({ concepts }, at) => (concepts.length === 1 && concepts[0] === 'name' ? [at] : []))
  const parts = (part: string): number[] =>
    names.flatMap(({ concepts }, at) => (concepts.includes(part) && concepts.includes('name') ? [at] : []))
  const [firsts, lasts] = [parts('first'), parts('last')]
  const [at] = plain
  const known = firsts.length > 0 ? firsts : lasts
  if (plain.length !== 1 || at === undefined || known.length !== 1 || (firsts.length > 0 && lasts.length > 0))
    return names
  if (shareInside(profile, known[0]!, at) > MOST_WHOLE) return names
  const other = firsts.length > 0 ? 'last' : 'first'
  return names.map((name, index) => (index === at ? { ...name, concepts: [other, 'name'] } : name))
}

/** Of the rows with both, the share in which the text of `whole` has that of `part` in it. */
function shareInside({ columns, rows }: TableProfile, part: number, whole: number): number {
  const both = rows.flatMap((cells) => {
    const [inner, outer] = [cells[columns[part]!.position]?.trim(), cells[columns[whole]!.position]?.trim()]
    return inner && outer ? [fold(outer).includes(fold(inner))] : []
  })
  return both.length === 0 ? 0 : both.filter(Boolean).length / both.length
}
