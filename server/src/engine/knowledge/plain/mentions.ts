import { fold } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { wordsIn } from '../grounded/words.ts'
import { SAID_OF_ANYTHING } from './filler.ts'

// Which texts of cells a sentence names, as they are written there.

/** A text that stands in cells, where a sentence has it. */
export interface Mention {
  /** As the cells have it. */
  value: string
  at: number
  end: number
  isQuoted: boolean
  places: { profile: TableProfile; column: ColumnProfile }[]
}

/** A longer text is a remark, which nobody repeats. */
const LONGEST = 60
const MOST_WORDS = 8
const OPENS = /["“„«‘`']\s?$/u
const OWNS = /^['’]s\s+\p{L}/u
const CLOSES = /^\s?["”“»’`']/u

/** Each text of cells that a sentence has in full, the longest where one is part of another; in the order of the sentence. */
export function mentionsIn(text: string, profiles: readonly TableProfile[]): Mention[] {
  const texts = textsOf(profiles)
  const words = wordsIn(text)
  const found = words.flatMap((first, from) =>
    words.slice(from, from + MOST_WORDS).flatMap(({ end }): Mention[] => {
      const said = text.slice(first.at, end)
      const places = texts.get(fold(said).toLowerCase())
      if (!places) return []
      const isQuoted = OPENS.test(text.slice(0, first.at)) && CLOSES.test(text.slice(end))
      // “Rosa's list” is somebody's, whoever else of the name stands in cells.
      const isOwner = !isQuoted && OWNS.test(text.slice(end))
      const meant = isOwner ? [] : places.filter(({ value }) => isMeant(said, value, isQuoted))
      return meant.length === 0 ? [] : [{ value: meant[0]!.value, at: first.at, end, isQuoted, places: meant }]
    }),
  )
  const longestFirst = found.toSorted((a, b) => b.end - b.at - (a.end - a.at))
  const apart = longestFirst.filter(
    (one, at) => !longestFirst.slice(0, at).some((other) => one.at < other.end && other.at < one.end),
  )
  return apart.toSorted((a, b) => a.at - b.at)
}

/** A word of any sentence is meant in quotation marks alone, and one that stands in cells in capitals is written so. */
function isMeant(said: string, value: string, isQuoted: boolean): boolean {
  if (isQuoted) return true
  const words = wordsIn(said)
  if (words.every(({ text }) => SAID_OF_ANYTHING.has(text))) return false
  if (/^\d{1,3}$/u.test(said)) return false
  const text = bare(value)
  return said === text || (words.length > 1 && said.toLowerCase() === text.toLowerCase())
}

interface Text {
  value: string
  profile: TableProfile
  column: ColumnProfile
}

const KNOWN = new WeakMap<readonly TableProfile[], ReadonlyMap<string, Text[]>>()

function textsOf(profiles: readonly TableProfile[]): ReadonlyMap<string, Text[]> {
  const known = KNOWN.get(profiles)
  if (known) return known
  const all = profiles.flatMap((profile) =>
    profile.columns.flatMap((column) =>
      column.values.flatMap(({ value }): Text[] => {
        const text = value.trim()
        return text.length > LONGEST || text === '' ? [] : [{ value: text, profile, column }]
      }),
    ),
  )
  const made = Map.groupBy(all, ({ value }) => fold(bare(value)).toLowerCase())
  KNOWN.set(profiles, made)
  return made
}

/** Without the marks around it, as words are found: “(old)” is called old. */
function bare(value: string): string {
  const words = wordsIn(value)
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? value.slice(first.at, last.end) : value
}
