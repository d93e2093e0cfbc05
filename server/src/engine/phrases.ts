import { calledKey } from './key-columns.ts'
import type { SheetPlan } from './model.ts'

// How figures, names and lists are put into sentences that people read.

const MOST_ITEMS = 8

export const number = (value: number): string => value.toLocaleString('en')
export const count = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`
export const percent = (share: number): string => `${Math.round(share * 100)} %`
export const quote = (name: string): string => `“${name}”`
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** `a, b and c`, or as many as a list may have and how many more there are. */
export const list = (items: readonly string[], most = MOST_ITEMS): string => {
  const shown = items.slice(0, most)
  const rest = items.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${number(rest)} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** What of rows that were merged, for a sentence that ends in it: “equal another in every mapped cell: the first of each is kept.” */
export const mergedAs = ({ duplicates, same_key = [] }: SheetPlan, rows: number): string => {
  const kept = `the ${duplicates === 'keep_last' ? 'last' : 'first'} of each is kept`
  const equal = `${rows === 1 ? 'equals' : 'equal'} another in every mapped cell`
  const told = same_key.filter(({ keep, fullest }) => keep !== 'keep_all' || fullest)
  if (told.length === 0) return `${equal}: ${kept}.`
  const counts = told.map(({ keep, fullest, ...key }) => {
    const full = fullest ? 'the one that has all that others have' : ''
    if (keep === 'keep_all') return `of those with one ${calledKey(key)} ${full} counts`
    const which = typeof keep !== 'string' ? `that of ${keep.table}` : keep === 'keep_last' ? 'the last' : 'the first'
    return `of those with one ${calledKey(key)} ${full && `${full}, or else `}${which} counts`
  })
  return `${equal}, or in ${list(told.map(calledKey))}: ${kept}; ${list(counts)}.`
}
