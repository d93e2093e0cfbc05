import { monthNames, plainName } from '../../transforms/month-names.ts'
import { stemOf, type Word } from './words.ts'

// “The September list is only for reference”: of files with a month in their names, `Prices Sept 2024`, `prices_2024-09`, the one of the month that is
// said, in whatever language and however short either is written.

/** Shorter names of months are other words, too: `set`, `may`, `out`. */
const SHORTEST = 4
const A_YEAR = /^(?:\d{2}|(?:19|20)\d{2})$/
const FULL_YEAR = /^20\d{2}$/
const FIGURES = /^(?:0[1-9]|1[0-2])$/

/** The stems of the words of a name that stand for months, by the month; a short one, and one in figures, has a year beside it. */
export function monthsOf(name: readonly Word[]): ReadonlyMap<number, string> {
  const found = name.flatMap(({ text, stem }, at): [number, string][] => {
    if (FIGURES.test(text)) return isBesideYear(name, at) ? [[Number(text) - 1, stem]] : []
    const month = monthOf(text)
    const isDated = [name[at - 1], name[at + 1]].some((beside) => A_YEAR.test(beside?.text ?? ''))
    return month !== null && (isDated || text.length >= SHORTEST) ? [[month, stem]] : []
  })
  return new Map(found)
}

/** “2024-09”, “09.2024”: with a third figure it is a day. */
function isBesideYear(name: readonly Word[], at: number): boolean {
  const [before = '', behind = ''] = [name[at - 1]?.text, name[at + 1]?.text]
  return (FULL_YEAR.test(before) && !/^\d{2}$/.test(behind)) || (FULL_YEAR.test(behind) && !/^\d{2}$/.test(before))
}

/** The stem of the word of a name that is of the same month as a word of a sentence; null where none is. */
export function sameMonth({ text }: Word, months: ReadonlyMap<number, string>): string | null {
  if (months.size === 0 || text.length < SHORTEST) return null
  const month = monthOf(text)
  return month === null ? null : (months.get(month) ?? null)
}

/** By name, as it is written and by its stem; the first that is called so. */
const MONTH_OF = new Map(
  monthNames
    .flatMap((names, month) => names.flatMap((name) => [name, stemOf(name)].map((form) => [form, month] as const)))
    .toReversed(),
)

function monthOf(word: string): number | null {
  return MONTH_OF.get(plainName(word)) ?? null
}
