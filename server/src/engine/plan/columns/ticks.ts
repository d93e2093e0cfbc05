import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'

// Columns of ticks: a mark says yes, and no mark, a dash or a word for none says no.

/** A column of ticks, and the value that a tick in it says. */
export interface Ticks {
  source: number
  column: ColumnProfile
  value: string
}

const TICK = /^[✓✔☑✅●•■xX1]$/u
const NO_TICK = /^[-–—0]$/u

export function isTicked({ values, complete, filled, empty }: ColumnProfile): boolean {
  return (
    complete && filled > 0 && (empty > 0 || values.length > 1) && values.every(({ value }) => tickOf(value) !== null)
  )
}

/** Whether a cell says yes, or no; null where it says neither. */
export function tickOf(value: string): boolean | null {
  const text = value.trim()
  if (TICK.test(text) || meaningsOf(text).some((meaning) => YES.includes(meaning))) return true
  const isNo = NO_TICK.test(text) || isNullWord(text) || meaningsOf(text).some((meaning) => NO.includes(meaning))
  return isNo ? false : null
}

const [YES, NO] = ['yes', 'no'].map(meaningsOf) as [number[], number[]]

/** What each cell counts. */
export function figuresOf({ values }: ColumnProfile): { raw: string; value: string }[] {
  return values.map(({ value }) => ({ raw: value.trim(), value: tickOf(value) ? '1' : '0' }))
}
