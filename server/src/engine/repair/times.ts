import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

/** A time of day within a text; what follows an `a` or `p` may be a word of its own (`6:55aDec 2`). */
const TIME = /(?<!\d)(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?!\d|:)(\s*)([AaPp](?:\.?\s?[Mm]\b\.?|(?![a-z.])))?/g
const USUAL = 0.5

interface Clock {
  hour: number
  minute: string
  second: string | undefined
  /** ` p.m.`, `am`, or nothing: what stands behind the figures. */
  mark: string
  padded: boolean
  /** Nothing but the time stands in the value. */
  whole: boolean
}

/** Times of day that are written otherwise than most of their column, or with something beside them. */
export function unevenTimes({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column).filter((code) => column.values[code]!.includes(':'))
    const clocks = codes.flatMap((code) => {
      const clock = readClock(column.values[code]!)
      return clock ? [{ code, clock }] : []
    })
    const style = usualStyle(column, clocks)
    return style === null ? [] : clocks.flatMap((found) => rewritten(column, index, found, style))
  })
}

function readClock(value: string): Clock | null {
  if (value.length > 60) return null
  const found = [...value.matchAll(TIME)]
  const [match] = found
  if (!match || found.length > 1) return null
  const [text, hours = '', minute = '', second, gap = '', half = ''] = match
  const hour = Number(hours)
  if (hour > 23 || (half !== '' && (hour === 0 || hour > 12))) return null
  const mark = half === '' ? '' : gap + half
  return { hour, minute, second, mark, padded: hours.length === 2 && hour < 10, whole: text.trim() === value.trim() }
}

interface Style {
  /** With A for the letter of the half of the day, in its case. */
  mark: string
  seconds: boolean
  padded: boolean
  rows: number
}

/** How most filled cells of a column write a time; null where there is no such way. */
function usualStyle(column: GridColumn, clocks: { code: number; clock: Clock }[]): Style | null {
  const styles = new Map<string, Style>()
  const padding = { yes: 0, no: 0 }
  for (const { code, clock } of clocks) {
    if (!clock.whole) continue
    const [mark, seconds] = [markOf(clock), clock.second !== undefined]
    const key = `${mark} ${seconds}`
    const style = styles.get(key) ?? { mark, seconds, padded: false, rows: 0 }
    style.rows += column.counts[code]!
    styles.set(key, style)
    if (clock.hour < 10) padding[clock.padded ? 'yes' : 'no'] += column.counts[code]!
  }
  const [style] = [...styles.values()].toSorted((a, b) => b.rows - a.rows)
  if (!style || style.rows < column.filled * USUAL) return null
  return { ...style, padded: padding.yes > padding.no }
}

function markOf({ mark }: Clock): string {
  return mark.replace(/[ap]/i, (letter) => (letter === letter.toLowerCase() ? 'a' : 'A'))
}

function rewritten(
  column: GridColumn,
  index: number,
  { code, clock }: { code: number; clock: Clock },
  style: Style,
): ValueProposal[] {
  const value = column.values[code]!
  const suggested = write(clock, style)
  // A zero in front is no error.
  if (suggested === null || suggested === value.replace(/^0(?=\d)/, '') || value === suggested.replace(/^0/, ''))
    return []
  return [
    {
      column: index,
      code,
      suggested,
      evidence: `${share(style.rows, column.filled)} of the values of ${column.name} are a time alone, written as in ${show(suggested)}.`,
      confidence: 0.92,
      kind: 'format',
    },
  ]
}

function write({ hour, minute, second, mark }: Clock, style: Style): string | null {
  const afternoon = mark === '' ? hour >= 12 : /p/i.test(mark)
  // Without a mark, 7:30 in a column of half days may be either.
  if (mark === '' && style.mark !== '' && hour > 0 && hour < 13) return null
  const full = mark === '' ? hour : (hour % 12) + (afternoon ? 12 : 0)
  const shown = style.mark === '' ? full : full % 12 === 0 ? 12 : full % 12
  const letter = (a: string): string => (afternoon ? (a === 'a' ? 'p' : 'P') : a)
  const seconds = style.seconds ? `:${second ?? '00'}` : ''
  const figures = style.padded ? String(shown).padStart(2, '0') : String(shown)
  return `${figures}:${minute}${seconds}${style.mark.replace(/a/i, letter)}`
}
