import { anyOf } from '../../knowledge/grounded/acts.ts'
import { patternsOf } from '../../knowledge/grounded/newest.ts'
import type { JoinPlan, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { rewriteDate } from '../../examples/dates.ts'
import { isDay } from './latest-of-several.ts'

// A hire book has a row for each time that a machine went out, with the day on which it came back: where it is now says the row without one.

/** What holds at present, as a column's name or description says. */
const AT_PRESENT = anyOf(
  'current(?:ly)?|present(?:ly)?|at (?:present|the moment)|right now|now',
  'aktuell\\p{L}*|derzeit\\p{L}*|momentan\\p{L}*|gegenwärtig\\p{L}*|zurzeit|jetzig\\p{L}*',
  'actuel\\p{L}*|en ce moment|actual(?:mente)?|attual\\p{L}*|huidige?|momenteel|obecn\\p{L}+',
)
/** So much of the rows must be so. */
const NEARLY_ALL = 0.95
/** So many rows without an end are no slip. */
const FEW = 3

/** The template columns that say how it is at present: keys and states of their own are none. */
export function currentWanted({ columns }: Template): number[] {
  return columns.flatMap(({ name, description, unique, required }, target) =>
    !unique && !required && AT_PRESENT.test(`${name.replaceAll('_', ' ')} ${description ?? ''}`) ? [target] : [],
  )
}

/** When the rows of a list begin and end, where some have not ended and no key has several such rows; null for all other lists. */
export function openSpells(profile: TableProfile, key: ColumnProfile): Pick<JoinPlan, 'open' | 'latest'> | null {
  const days = profile.columns.filter((column) => column.filled > 0 && isDay(column))
  const [ends, begins] = [days.filter(({ empty }) => empty >= FEW), days.filter(({ empty }) => empty === 0)]
  const [end, ...otherEnds] = ends
  const [begin, ...otherBegins] = begins
  const [patterns, until] = [begin && patternsOf(begin), end && patternsOf(end)]
  if (!end || !begin || !patterns || !until || otherEnds.length > 0 || otherBegins.length > 0) return null
  const spells = profile.rows.map((cells) => ({
    of: looseKey(cells[key.position]?.trim() ?? ''),
    from: isoIn(cells[begin.position], patterns),
    to: isoIn(cells[end.position], until),
    isOpen: (cells[end.position]?.trim() ?? '') === '',
  }))
  const closed = spells.filter(({ isOpen }) => !isOpen)
  const inOrder = closed.filter(({ from, to }) => from !== null && to !== null && from <= to)
  const open = spells.flatMap(({ of, isOpen }) => (isOpen && of !== '' ? [of] : []))
  const isOnceEach = new Set(open).size >= NEARLY_ALL * open.length
  return closed.length >= FEW && inOrder.length >= NEARLY_ALL * closed.length && open.length >= FEW && isOnceEach
    ? { open: end.position, latest: { day: begin.position, patterns } }
    : null
}

function isoIn(cell: string | null | undefined, from: string[]): string | null {
  return rewriteDate(cell?.trim() ?? '', { kind: 'date', from, to: 'YYYY-MM-DD' }) ?? null
}
