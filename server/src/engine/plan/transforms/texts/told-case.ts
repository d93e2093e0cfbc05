import { push, type Work } from '../column-values.ts'
import { saysNormalCase } from './normal-writing.ts'
import { withoutMarks } from './told-marks.ts'

// “All in capitals, accents kept”: how a column without a rule is to be written, in the languages that templates are written in.

const UPPER =
  /\b(?:in|all)(?: in)? (?:capitals?|caps|capital letters|block letters)\b|\bupper[- ]?case\b|^capitals\b|gro(?:ß|ss)buchstaben|en (?:lettres )?(?:majuscules|capitales)|en may[úu]sculas|in maiuscol[eo]|in stampatello|hoofdletters/iu
const LOWER =
  /\blower[- ]?case\b|\bsmall letters\b|kleinbuchstaben|en (?:lettres )?minuscules|en min[úu]sculas|in minuscol[eo]|kleine letters/iu
/** What says that not all of it is meant, or none of it. */
const PARTLY =
  /\b(?:not|no|never|without|instead|rather|first|initials?|except|nicht|kein|keine|statt|erste[rn]?|anfangsbuchstabe|pas|sans|premi[èe]re|sin|primera|non|senza|prima|niet|geen|eerste)\b/iu

/** The case that the description asks for. */
export function addToldCase(work: Work): void {
  const description = withoutMarks(work.target.description ?? '')
  const [upper, lower] = [UPPER.test(description), LOWER.test(description)]
  if (work.rule !== null || upper === lower || PARTLY.test(description) || saysNormalCase(description)) return
  const change = (value: string): string => (upper ? value.toUpperCase() : value.toLowerCase())
  if (work.source.complete && work.values.every(({ value }) => value === null || change(value) === value)) return
  push(work, { kind: 'case', to: upper ? 'upper' : 'lower' }, change)
}
