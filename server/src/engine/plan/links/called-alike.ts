import { isShortFor } from '../../match/names/abbreviations.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { squash } from '../../match/names/words.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import { isPart } from '../../profile/column-part.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Naming } from './naming.ts'
import { isNumbered } from './numberings.ts'

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

/** Shorter words begin many others. */
const SHORTEST = 3

/** “The fund segment”, a part of a longer code, is what a list of funds has under “Seg”, whatever stands before that. */
export function isPartCalledSo({ label }: Pick<Naming, 'label'>, source: ColumnProfile): boolean {
  const [own, other] = [wordsIn(source.name).at(-1)?.text ?? '', wordsIn(label).at(-1)?.text ?? '']
  if (!isPart(source) || Math.min(own.length, other.length) < SHORTEST || isNumbered(own)) return false
  return own.startsWith(other) || other.startsWith(own)
}
