import type { TableProfile } from '../../profile/model.ts'
import type { Condition } from './condition.ts'
import { isSameWord, wordsIn } from './words.ts'

/** “hires of sold machines” are hires. */
export const BELONGING = /\s(?:of|von|vom)\s/iu
/** What happened to something: “sold machines” where a column “Sold on” has the day. */
const EVENT = /^(\p{L}{4,})(?: (?:on|at|am|le|el|il|op)|_(?:on|at))$/iu

/** “sold machines”, where a column has the day of it. */
export function byEvent(piece: string, profile: TableProfile): Condition[] {
  const [own = ''] = piece.split(BELONGING)
  const columns = profile.columns.filter(({ name, types, filled }) => {
    const event = EVENT.exec(name.trim())?.[1]
    const isDay = (types.date ?? 0) + (types.datetime ?? 0) > 0.5
    return event !== undefined && filled > 0 && isDay && wordsIn(own).some(({ text }) => isSameWord(text, event))
  })
  return columns.map(({ name, position }) => ({
    profile,
    when: { position, is: 'none_of', values: [''] },
    what: `“${name}” is filled`,
  }))
}
