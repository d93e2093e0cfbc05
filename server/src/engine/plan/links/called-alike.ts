import { isShortFor } from '../../match/names/abbreviations.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { squash } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Naming } from './naming.ts'

/** From here on two headers mean the same, if it is no bare number. */
const ALIKE = 0.8

/**
 * “Badge” of the rows, and “Badge” of the list that says whose they are; “Cost Ctr” and “Cost centre”; “Device (former tag)” and “Former tag”, in
 * whatever language.
 */
export function isCalledAlike({ label }: Pick<Naming, 'label'>, { name }: Pick<ColumnProfile, 'name'>): boolean {
  if (squash(label) === squash(name)) return true
  const [one, other] = [nameFeatures(label), nameFeatures(name)]
  const isBare = ({ concepts }: typeof one): boolean => concepts.every((concept) => concept === 'number')
  if (isBare(one) || isBare(other)) return false
  return squash(inBrackets(name)) === squash(label) || nameScore(one, other, evenly) >= ALIKE || isShortFor(name, label)
}

function inBrackets(header: string): string {
  return /\(([^()]{3,})\)\s*$/.exec(header)?.[1] ?? ''
}
