import { cellsOf } from '../../../profile/cells-of.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { SURE } from '../../sure.ts'
import { addEntries, type Travelling, type Work } from '../column-values.ts'
import { askValue } from './unclear-values.ts'

// “A year, or UN where it is unknown”: beside figures the rule takes a word of its own, for which the data have another one. Which word is meant
// by it nobody can know but who wrote it, and without an answer all rows that have it would be lost.

const MOST_WORDS = 12
const MOST_ASKED = 3
/** A slip stands there once. */
const OFTEN = 2
/** This share of the cells shows that the column is the right one. */
const MOST = 0.5
const WORD = /^\p{L}[\p{L}\p{M}./ -]{0,19}$/u

/** Asks which of the rule's own words is meant by a word that the rule refuses, where it takes most of the other values. */
export function askWordsBesideForms(work: Work): void {
  const { rule, values, source, mapping } = work
  const isSure = mapping.decided_by !== 'matcher' || mapping.confidence >= SURE
  if (!rule || rule.values || !isSure || !source.complete) return
  const words = namedIn(rule)
  const filled = values.filter(({ value }) => value !== null)
  const taken = filled.filter(({ value }) => rule.matches(value!))
  const isOpen = ({ value, count }: Travelling): boolean =>
    count >= OFTEN && WORD.test(value!) && !rule.matches(value!) && !isNullWord(value!)
  const open = filled.filter(isOpen)
  if (words.length === 0 || open.length === 0 || open.length > MOST_ASKED || cellsOf(taken) < MOST * cellsOf(filled))
    return
  addEntries(
    work,
    open.flatMap((one) => askValue(work, one, [], words, '')),
  )
}

/** The words that a rule has beside what it takes of a form. */
function namedIn({ literals }: Pattern): string[] {
  const words = literals.alternatives.filter((text) => WORD.test(text))
  return words.length > MOST_WORDS ? [] : words
}
