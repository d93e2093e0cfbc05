import { isShortFor } from '../../match/names/abbreviations.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { squash } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Naming } from './naming.ts'

/** From here on two headers mean the same, if it is no bare number. */
const ALIKE = 0.8

/** A list of new numbers says of the others that they are the old ones, which the rows that still have them do not. */
const OLD =
  /(?<!\p{L})(?:old|former|previous|prior|legacy|alte?[rsn]?|bisherige?[rsn]?|ehemalige?[rsn]?|ancien(?:ne)?s?|antigu[oa]s?|anterior(?:es)?|vecchi[oa]?|precedent[ei]|oude?|vorige|voormalig[e]?|star[yýaáeé]|poprzedni[ae]?|dawn[yae]|gam(?:mal|la|melt?|le)|antig[oa]s?|vanha|ou)(?!\p{L})/giu

/**
 * “Badge” of the rows, and “Badge” of the list that says whose they are; “Cost Ctr” and “Cost centre”; “Device (former tag)” and “Former tag”, in
 * whatever language; and “Gate” of the rows, which is the “Old gate” of the list.
 */
export function isCalledAlike({ label }: Pick<Naming, 'label'>, { name }: Pick<ColumnProfile, 'name'>): boolean {
  if (squash(label) === squash(name)) return true
  const called = label.replace(OLD, ' ').trim()
  return areAlike(label, name) || (called !== label && areAlike(called, name))
}

function areAlike(label: string, name: string): boolean {
  const [one, other] = [nameFeatures(label), nameFeatures(name)]
  const isBare = ({ concepts }: typeof one): boolean => concepts.every((concept) => concept === 'number')
  if (isBare(one) || isBare(other)) return false
  if (squash(label) === squash(name)) return true
  return squash(inBrackets(name)) === squash(label) || nameScore(one, other, evenly) >= ALIKE || isShortFor(name, label)
}

function inBrackets(header: string): string {
  return /\(([^()]{3,})\)\s*$/.exec(header)?.[1] ?? ''
}
