import { monthNames, plainName } from '../../transforms/month-names.ts'
import { stemOf, type Word } from './words.ts'

// “The September list is only for reference”: of files with a month in their names, `Prices Sept 2024`, the one of the month that is said, in whatever
// language and however short either is written.

/** Shorter names of months are other words, too: `set`, `may`, `out`. */
const SHORTEST = 4
const A_YEAR = /^(?:\d{2}|(?:19|20)\d{2})$/

/** The stems of the words of a name that stand for months, by the month; a short one has a year beside it. */
export function monthsOf(name: readonly Word[]): ReadonlyMap<number, string> {
  const found = name.flatMap(({ text, stem }, at): [number, string][] => {
    const month = monthOf(text)
    const isDated = [name[at - 1], name[at + 1]].some((beside) => A_YEAR.test(beside?.text ?? ''))
    return month !== null && (isDated || text.length >= SHORTEST) ? [[month, stem]] : []
  })
  return new Map(found)
}

/** The stem of the word of a name that is of the same month as a word of a sentence; null where none is. */
export function sameMonth({ text }: Word, months: ReadonlyMap<number, string>): string | null {
  if (months.size === 0 || text.length < SHORTEST) return null
  const month = monthOf(text)
  return month === null ? null : (months.get(month) ?? null)
}

function monthOf(word: string): number | null {
  const plain = plainName(word)
  const at = monthNames.findIndex((names) => names.some((name) => name === plain || stemOf(name) === plain))
  return at < 0 ? null : at
}
