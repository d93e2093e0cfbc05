import { meaningsIn, sentencesIn } from '../../knowledge/meanings.ts'
import { allowedIn } from '../../knowledge/meant-values.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import { calendarValues, isCalendarName } from '../../match/values/calendar.ts'
import { fold } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'

// Which headers of a table beside one another are values of a template column, by what they say or by what is said of them.

/** So few columns may be called so by chance. */
export const LEAST_COLUMNS = 3
/** Unless somebody says of each which value it is. */
const LEAST_SAID = 2
const MOST_COLUMNS = 60
const MOST_CALENDAR = 24

/** The allowed values that sentences say of headers: “Main St is MAIN, Eastgate Mall is EAST”. */
export function headersSaid(
  labels: readonly string[],
  allowed: readonly string[],
  texts: readonly SaidText[],
): Map<string, string> {
  const meaningOf = allowedIn(allowed)
  const said = texts.flatMap(({ text }) => {
    const folded = text.toLowerCase()
    const mentioned = labels.filter((label) => label !== '' && folded.includes(label.toLowerCase()))
    if (mentioned.length < LEAST_SAID) return []
    return sentencesIn(text).flatMap((sentence) => meaningsIn(sentence, mentioned, meaningOf, false))
  })
  const found = new Map<string, string>()
  for (const [label, meanings] of Map.groupBy(said, ({ raw }) => raw)) {
    const values = new Set(meanings.flatMap(({ value }) => value ?? []))
    if (values.size === 1) found.set(label, [...values][0]!)
  }
  return found.size < LEAST_SAID ? new Map() : found
}

/** The headers, and what is left of them without a word that several begin or end with: “Qty Mon”, “Mon qty”. */
export function labellings({ columns }: TableProfile): string[][] {
  const names = columns.map(({ name }) => name.trim())
  const words = names.map((name) => name.split(/[\s_/:().-]+/u).filter((word) => word !== ''))
  const without = (at: 0 | -1): string[] => {
    const counts = Map.groupBy(words, (own) => (own.length > 1 ? fold(own.at(at)!) : ''))
    return words.map((own, index) => {
      const isShared = own.length > 1 && counts.get(fold(own.at(at)!))!.length >= LEAST_COLUMNS
      return isShared ? own.slice(at === 0 ? 1 : 0, at === 0 ? undefined : -1).join(' ') : names[index]!
    })
  }
  return [names, without(0), without(-1)]
}

export interface Run {
  from: number
  raws: string[]
  values: string[]
}

/**
 * The longest run of columns beside one another that are called as different allowed values are, or as somebody said that they are
 * called: such stay as they are written, and are read as any value of a column is.
 */
export function longestRun(
  labels: readonly string[],
  allowed: readonly string[],
  said: ReadonlyMap<string, string> = new Map(),
): Run | null {
  const byName = new Map(allowed.map((value) => [fold(value), value]))
  const isCalendar = allowed.every(isCalendarName)
  const isPossible = (label: string): boolean =>
    byName.has(fold(label)) || said.has(label) || (isCalendar && isCalendarName(label))
  let best: Run | null = null
  for (let from = 0; from < labels.length; from++) {
    if (!isPossible(labels[from]!)) continue
    let to = from + 1
    while (to < labels.length && isPossible(labels[to]!)) to++
    const most = Math.min(to - from, isCalendar ? MOST_CALENDAR : MOST_COLUMNS)
    for (let length = most; length >= Math.max(LEAST_SAID, (best?.values.length ?? 0) + 1); length--) {
      const raws = labels.slice(from, from + length)
      if (length < LEAST_COLUMNS && !raws.every((raw) => said.has(raw))) continue
      const meant = raws.flatMap((raw) => byName.get(fold(raw)) ?? said.get(raw) ?? [])
      const plain = raws.flatMap((raw) => byName.get(fold(raw)) ?? (said.has(raw) ? raw : []))
      const calendar = plain.length === length || !isCalendar ? null : calendarValues(raws, allowed)
      const values = calendar ? raws.map((raw) => calendar.get(raw)!) : plain
      if (values.length < length || new Set(calendar ? values : meant).size < length) continue
      best = { from, raws, values }
      break
    }
  }
  return best
}
