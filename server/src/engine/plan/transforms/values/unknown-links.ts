import { compilePattern } from '../../../match/pattern/pattern.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Work } from '../column-values.ts'
import type { LinkTarget } from '../link-keys.ts'
import { wordTest } from '../../columns/words-of-linked.ts'
import { addEntries, shareOf } from '../column-values.ts'
import { SURE } from '../../sure.ts'
import { askValue } from './unclear-values.ts'

// “Where it is needed most” under “Designation”, where one of five funds is wanted by its code: words that no row is called by, and that the rule of
// the codes refuses, or that has no figure where all of them have. Somebody knows which is meant, and without an answer all their rows would be lost.

/** Of more keys nobody picks one, and more words are another list. */
const MOST_KEYS = 24
const MOST_ASKED = 12
/** A slip stands there once. */
const OFTEN = 2
const MOSTLY = 0.8

/** Asks which of a few linked keys is meant by words that stand in several rows, and are none. */
export function askUnknownLinks(work: Work, link: LinkTarget): void {
  const { known } = link
  const isNoKey =
    known && (work.target.required ? refusedByRule(work, link) : (withoutFigures(work, known) ?? calledSo(work, known)))
  if (!isNoKey || !work.source.complete) return
  const keys = [...known].filter((key) => !isNoKey(key))
  if (keys.length < 2 || keys.length > MOST_KEYS) return
  const open = work.values.filter(
    ({ value, count }) =>
      value !== null &&
      count >= OFTEN &&
      /\p{L}{3}/u.test(value) &&
      !known.has(value) &&
      isNoKey(value) &&
      !isNullWord(value),
  )
  if (open.length === 0 || open.length > MOST_ASKED) return
  addEntries(
    work,
    open.flatMap((travelling) => askValue(work, travelling, [], keys, '')),
  )
}

type Test = (value: string) => boolean

function refusedByRule({ mapping }: Work, { rule }: LinkTarget): Test | null {
  const isSure = mapping.decided_by !== 'matcher' || mapping.confidence >= SURE
  const pattern = rule === null ? null : compilePattern(rule)
  return pattern && isSure ? (value) => !pattern.matches(value) : null
}

/** “EXTERN” among desks with a number each: the row has no desk, or one of them, and would be lost for a column that it needn't fill. */
function withoutFigures(work: Work, known: ReadonlySet<string>): Test | null {
  const hasFigure: Test = (value) => /\d/.test(value)
  // A column that is full of the keys is theirs, whatever its header says.
  return [...known].every(hasFigure) && shareOf(work, (value) => known.has(value)) >= MOSTLY
    ? (value) => !hasFigure(value)
    : null
}

/** “Summer letter” in a column that somebody said is the link to “Summer Appeal 2023”, and others of a summer. */
function calledSo({ mapping, target, placement, context }: Work, known: ReadonlySet<string>): Test | null {
  const hasWord = mapping.decided_by === 'answer' ? wordTest(target, placement.table.profile, context) : null
  return hasWord && ((value) => !known.has(value) && hasWord(value))
}
