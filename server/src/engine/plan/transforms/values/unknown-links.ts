import { compilePattern } from '../../../match/pattern/pattern.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Work } from '../column-values.ts'
import type { LinkTarget } from '../link-keys.ts'
import { addEntries } from '../column-values.ts'
import { SURE } from '../../sure.ts'
import { askValue } from './unclear-values.ts'

// “Where it is needed most” under “Designation”, where one of five funds is wanted by its code: words that no row is called by, and that the rule of
// the codes refuses. Somebody knows which is meant, and without an answer all their rows would be lost.

/** Of more keys nobody picks one, and more words are another list. */
const MOST_KEYS = 24
const MOST_ASKED = 12
/** A slip stands there once. */
const OFTEN = 2

/** Asks which of a few linked keys is meant by words that stand in several rows, and are none. */
export function askUnknownLinks(work: Work, { rule, known }: LinkTarget): void {
  const { mapping, target, values, source } = work
  const isSure = mapping.decided_by !== 'matcher' || mapping.confidence >= SURE
  const pattern = rule === null ? null : compilePattern(rule)
  if (!pattern || !known || !isSure || !target.required || !source.complete) return
  const keys = [...known].filter(pattern.matches)
  if (keys.length < 2 || keys.length > MOST_KEYS) return
  const open = values.filter(
    ({ value, count }) =>
      value !== null &&
      count >= OFTEN &&
      /\p{L}{3}/u.test(value) &&
      !known.has(value) &&
      !pattern.matches(value) &&
      !isNullWord(value),
  )
  if (open.length === 0 || open.length > MOST_ASKED) return
  addEntries(
    work,
    open.flatMap((travelling) => askValue(work, travelling, [], keys, '')),
  )
}
