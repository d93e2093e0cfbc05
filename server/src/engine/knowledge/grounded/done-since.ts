import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { rowsBeyond } from '../plain/rows-by-day.ts'
import { sideIn } from '../plain/sides.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { isOfDays } from './newest.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { isSameWord, wordsIn } from './words.ts'

// “We want everything repaired from 1 March 2022 onwards, out of both the workshop book and Fixit”: of each of the tables the rows of that day or later,
// and where a column says how far each is, those that are so.

const WANTED = anyOf(
  "(?:we|i)(?:[’']d)? (?:only |just )?(?:want|need|would like|take|keep|import)|(?:take|bring|import|migrate|load|keep)",
  '(?:wir|ich) (?:wollen|möchten|brauchen|benötigen|nehmen|übernehmen)|(?:bitte )?(?:nehmt|nehmen sie|übernehmt|übernehmen sie)',
  '(?:nous|on) (?:voulons|veut|gardons|garde|reprenons|reprend|souhaitons)|(?:prenez|reprenez|gardez|importez)',
  '(?:queremos|quiero|necesitamos|tomen|importen|carguen)',
  '(?:vogliamo|voglio|ci serve|prendete|importate)',
  '(?:we|ik) (?:willen|wil|hebben nodig|nemen)|neem',
)
const EVERYTHING =
  /(?<!\p{L})(?:everything|all(?: that (?:was|were|is))?|anything|whatever(?: was)?|alles(?:,? was)?|tout(?: ce qui)?|todo(?: lo)?|tutto(?: ciò che)?)\s+(?:that (?:was|is|has been) |was |were |est |a été |è stato |fue )?(\p{L}{4,})/iu
const AND = /\s*,\s*(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en)\s+/iu
/** A column of states has few. */
const MOST_STATES = 15
/** When something ends, or has to be done again, is not when it was done. */
const LATER = new Set(['end', 'due', 'renewal', 'next', 'birth', 'updated', 'created'])

/** The rows of each table that is named that are older, or not so. */
export function doneSince(
  { text, origin }: Pick<Unread, 'text' | 'origin'>,
  profiles: readonly TableProfile[],
  _templates: readonly Template[] = [],
): Directive[] {
  const done = EVERYTHING.exec(text)?.[1]
  const side = sideIn(text)
  if (done === undefined || side?.kind !== 'day' || !WANTED.test(text)) return []
  if ([EXCEPT, LEFT_OUT, NOT].some((word) => word.test(text))) return []
  const tables = [...new Set(text.split(AND).flatMap((part) => tablesIn(part, profiles)))]
  const days = tables.map(dayOfRows)
  if (tables.length === 0 || days.includes(null)) return []
  const older = tables.map((profile, at) => rowsBeyond(days[at]!, side, false, profile))
  if (older.includes(null)) return []
  const others = tables.flatMap((profile) => rowsOfOtherStates(done, profile))
  return [...older.flatMap((one) => (one === 'none' ? [] : one!)), ...others].map((one): Directive => ({
    ...origin,
    kind: 'leave_rows',
    ...one,
  }))
}

/** The only column of days that says when the rows were done. */
function dayOfRows({ columns }: TableProfile): ColumnProfile | null {
  const [only, ...others] = columns.filter(
    (column) => column.complete && isOfDays(column) && !conceptsOf(column.name).some((concept) => LATER.has(concept)),
  )
  return only && others.length === 0 ? only : null
}

type Left = Pick<Extract<Directive, { kind: 'leave_rows' }>, 'table' | 'when' | 'what'>

function rowsOfOtherStates(done: string, profile: TableProfile): Left[] {
  const found = profile.columns.flatMap((column) => {
    const states = column.values.map(({ value }) => value.trim())
    const isOfStates = column.complete && !column.unique && states.length <= MOST_STATES
    const meant = isOfStates ? states.filter((state) => wordsIn(state).length < 3 && isSameWord(done, state)) : []
    return meant.length > 0 && meant.length < states.length ? [{ column, meant }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return []
  const { column, meant } = only
  const values = meant.map((value) => value.toLowerCase())
  const what = `“${column.name}” is not ${meant.map((value) => `“${value}”`).join(' or ')}`
  return [{ table: exactly(profile), when: { position: column.position, is: 'none_of', values }, what }]
}
