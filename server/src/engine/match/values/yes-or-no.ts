import { closestValue } from './same-meaning.ts'

export const YES_OR_NO = ['yes', 'no']

/** The allowed value that says no, of a list that has both a yes and a no. */
export function noOf(allowed: readonly string[]): string | null {
  const [yes, no] = YES_OR_NO.map((word) => closestValue(word, allowed)[0]?.value)
  return yes !== undefined && no !== undefined && yes !== no ? no : null
}
