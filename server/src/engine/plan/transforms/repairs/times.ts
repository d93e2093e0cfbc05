import { conceptsOf } from '../../../match/names/words.ts'
import type { Work } from '../column-values.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// “x10”, “10×” for a factor, a number of pieces or a dose: the sign says “times”, and is no part of the number.

const TIMES = /^(?:[xX×*]\s?\d{1,6}(?:[.,]\d{1,4})?|\d{1,6}(?:[.,]\d{1,4})?\s?[xX×])$/u
const COUNTED = new Set(['multiplier', 'factor', 'quantity', 'count', 'times'])
/** “Whole number, no x”. */
const WITHOUT =
  /(?<!\p{L})(?:no|without|not?|ohne|kein|sans|sin|senza|zonder|bez)(?: (?:an?|the|le|la|el|il|de|het))? ["“„«'‘]?[x×]["”“»'’]?(?![\p{L}\d])/iu

/** The sign taken away in front or behind, where the column counts something, or its description says so. */
export function withoutTimes({ values, target, rule }: Work): Repair[][] {
  const isCounted = conceptsOf(target.name).some((concept) => COUNTED.has(concept))
  if (target.unique || (!isCounted && !WITHOUT.test(target.description ?? ''))) return []
  const isMeant = values.some(({ value }) => value !== null && TIMES.test(value.trim()) && !rule!.matches(value))
  return isMeant ? [[rewriting('[xX×*]\\s?(\\d.*)', '\\1'), rewriting('(\\d.*?)\\s?[xX×]', '\\1')]] : []
}
