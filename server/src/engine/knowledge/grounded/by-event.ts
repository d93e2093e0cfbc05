import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Condition } from './condition.ts'
import { isSameWord, wordsIn } from './words.ts'

/** “hires of sold machines” are hires. */
export const BELONGING = /\s(?:of|von|vom)\s/iu
/** What happened to something: “sold machines” where a column “Sold on” has the day. */
const EVENT = /^(\p{L}{4,})(?: (?:on|at|am|le|el|il|op)|_(?:on|at))$/iu
/** What is over then, whatever the column calls it: “returned ones” where some rows have a “Date back”. */
const OVER = new Set(['returned', 'cancelled', 'closed', 'sold', 'terminated', 'disposed', 'withdrawn'])
/** “yes 21/10” has a day as well. */
const DAY = /\d\s?[./-]\s?\d/u

/** “sold machines”, where a column has the day of it. */
export function byEvent(piece: string, profile: TableProfile): Condition[] {
  const [own = ''] = piece.split(BELONGING)
  const said = wordsIn(own)
  const concepts = new Set(said.flatMap(({ raw }) => conceptsOf(raw)))
  const columns = profile.columns.filter((column) => {
    const event = EVENT.exec(column.name.trim())?.[1]
    const isCalled = event !== undefined && said.some(({ text }) => isSameWord(text, event))
    return column.filled > 0 && ((isCalled && isOfDays(column)) || isDayOver(column, concepts))
  })
  return columns.map(({ name, position }) => ({
    profile,
    when: { position, is: 'none_of', values: [''] },
    what: `“${name}” is filled`,
  }))
}

function isOfDays({ types }: ColumnProfile): boolean {
  return (types.date ?? 0) + (types.datetime ?? 0) > 0.5
}

/** A day that some rows have, and others don't: one that all have is when it is to be. */
function isDayOver(column: ColumnProfile, said: ReadonlySet<string>): boolean {
  const [event, ...more] = conceptsOf(column.name).filter((concept) => concept !== 'date')
  if (event === undefined || more.length > 0 || !OVER.has(event) || !said.has(event)) return false
  return column.empty > 0 && (isOfDays(column) || column.values.every(({ value }) => DAY.test(value)))
}
