import { numericParts, readDate } from '../profile/dates.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { isTime } from '../profile/times.ts'
import { decideColumns } from './choose-columns.ts'
import { withName, type Candidate } from './score-columns.ts'
import type { TableSide, TemplateSide } from './sides.ts'
import { SPANS } from './vocabulary/spans.ts'

// What begins is never after what ends: where one column of dates (or times) of a table is hardly ever after another, and the template has
// the two ends of something, the earlier goes with the start. That parts two that names leave open, and never speaks against a clear name.

/** From here on a name says by itself which of the two it is. */
const CLEAR_NAME = 0.65
/** Fewer rows that have both tell nothing. */
const FEWEST_ROWS = 3
const NEARLY_ALL = 0.98
/** What a header may say of two dates and still not tell which is which: “Date 1” and “Date 2”, “D1” and “D2”, “Column 4”. */
const KINDS = new Set(['date', 'time', 'column', 'field', 'col'])
const MOST_OF_SIGN = 1
/** Columns that are mostly the same have no order. */
const MANY = 0.5
/** The share of a column's values that are dates, or times. */
const MOSTLY = 0.9

/** The candidates without those that would turn a span round. */
export function inOrder(candidates: Candidate[], table: TableSide, side: TemplateSide): Candidate[] {
  const spans = spansOf(side)
  if (spans.length === 0) return candidates
  const known = withOnlySpan(candidates, spans, table, side)
  const chosen = new Map(decideColumns(known, side).map(({ candidate }) => [candidate.target, candidate.source]))
  return spans.reduce((some, span) => {
    const [first, second] = span.map((target) => chosen.get(target))
    if (first === undefined || second === undefined) return some
    if (isBefore(first, second, table.profile)) return without(some, span, [second, first])
    return isBefore(second, first, table.profile) ? turned(some, span, [first, second]) : some
  }, known)
}

/** Two columns, of the template or of a table: where it starts and where it ends. */
type Ends = [number, number]

/** The template's columns that are the ends of one thing: the only ones of their kind, or those that are called alike but for that. */
function spansOf({ names, kinds }: TemplateSide): Ends[] {
  const isDated = (target: number): boolean => kinds[target]!.some((kind) => kind === 'date' || kind === 'time')
  const called = (own: string, other: string): number[] =>
    names.flatMap(({ concepts }, at) =>
      isDated(at) && concepts.includes(own) && !concepts.includes(other) ? [at] : [],
    )
  const found = SPANS.flatMap(([start, end]) => {
    const [firsts, seconds] = [called(start, end), called(end, start)]
    const rest = (target: number, own: string): string => names[target]!.concepts.filter((one) => one !== own).join(' ')
    const areOnly = firsts.length === 1 && seconds.length === 1
    return firsts.flatMap((first) =>
      seconds
        .filter((second) => first !== second && (areOnly || rest(first, start) === rest(second, end)))
        .map((second): Ends => [first, second]),
    )
  })
  return found.filter(([first, second]) => kinds[first]![0] === kinds[second]![0])
}

/** Where headers tell nothing, and neither side has other dates than these two, their order tells as much as names would. */
function withOnlySpan(
  candidates: Candidate[],
  [span, ...more]: readonly Ends[],
  { profile, names }: TableSide,
  { kinds }: TemplateSide,
): Candidate[] {
  const dated = profile.columns.flatMap((column, at) => (isDatedColumn(column) ? [at] : []))
  const wanted = kinds.filter((some) => some.includes('date') || some.includes('time'))
  const isTelling = (at: number): boolean =>
    names[at]!.concepts.some((one) => !KINDS.has(one) && one.length > MOST_OF_SIGN && !/^\d+$/.test(one))
  if (span === undefined || more.length > 0 || dated.length !== 2 || wanted.length !== 2 || dated.some(isTelling))
    return candidates
  const [one, other] = dated as Ends
  const order = isBefore(one, other, profile) ? [one, other] : isBefore(other, one, profile) ? [other, one] : null
  if (order === null) return candidates
  return candidates.map((candidate) => {
    const at = span.indexOf(candidate.target)
    return at >= 0 && order[at] === candidate.source && (candidate.name ?? 0) < CLEAR_NAME
      ? withName(candidate, CLEAR_NAME)
      : candidate
  })
}

/** Without the pairs of a span's ends with these columns, unless a name is clear. */
function without(candidates: Candidate[], span: Ends, sources: Ends): Candidate[] {
  const pairs = candidates.filter((one) => isOf(one, span, sources))
  if (pairs.some(({ name }) => (name ?? 0) >= CLEAR_NAME)) return candidates
  return candidates.filter((one) => !pairs.includes(one))
}

/** The other way round, as likely as the way that the names had it. */
function turned(candidates: Candidate[], span: Ends, sources: Ends): Candidate[] {
  const straight: Ends = [sources[1], sources[0]]
  const wrong = candidates.filter((one) => isOf(one, span, sources))
  const left = without(candidates, span, sources)
  if (left === candidates) return candidates
  return left.map((one) => {
    const name = wrong.find(({ target }) => target === one.target)?.name ?? 0
    return isOf(one, span, straight) && (one.name ?? 0) < name ? withName(one, name) : one
  })
}

function isOf({ source, target }: Candidate, span: Ends, sources: Ends): boolean {
  return span.some((end, at) => end === target && sources[at] === source)
}

function isDatedColumn({ types }: ColumnProfile): boolean {
  return Math.max((types.date ?? 0) + (types.datetime ?? 0), types.time ?? 0) >= MOSTLY
}

/** Whether the one is hardly ever after the other in the rows that have both, and mostly before it. */
function isBefore(one: number, other: number, { columns, rows }: TableProfile): boolean {
  const [early, late] = [columns[one]!, columns[other]!]
  if (one === other || !isDatedColumn(early) || !isDatedColumn(late)) return false
  const orders = isMonthFirst(early, late) === null ? [true, false] : [isMonthFirst(early, late)!]
  return orders.every((monthFirst) => {
    const both = rows.flatMap((cells) => {
      const start = momentOf(cells[early.position], monthFirst)
      const end = momentOf(cells[late.position], monthFirst)
      return start === null || end === null ? [] : [Math.sign(end - start)]
    })
    const share = (holds: (sign: number) => boolean): number => both.filter(holds).length / both.length
    return both.length >= FEWEST_ROWS && share((sign) => sign >= 0) >= NEARLY_ALL && share((sign) => sign > 0) >= MANY
  })
}

/** Whether dates of figures have the month first; null where none of the two columns tells. */
function isMonthFirst(...columns: ColumnProfile[]): boolean | null {
  const forms = columns.flatMap(({ dates }) => dates)
  const [dayFirst, monthFirst] = [forms.some((one) => one.first_over_12), forms.some((one) => one.second_over_12)]
  return dayFirst === monthFirst ? null : monthFirst
}

/** Two figures of a year from here on are of the last century. */
const LAST_CENTURY = 50

/** A date or a time of day as a number that grows with it; null for what is none, and for months by name. */
function momentOf(cell: string | null | undefined, monthFirst: boolean): number | null {
  const text = cell?.trim() ?? ''
  if (isTime(text)) {
    const [hours = 0, minutes = 0] = (text.match(/\d+/g) ?? []).map(Number)
    return /\d\s*[ap]/i.test(text) ? null : hours * 60 + minutes
  }
  const reading = readDate(text)
  if (reading === null || reading.kind === 'text') return null
  const [a = 0, b = 0, c = 0, hours = 0, minutes = 0] = numericParts(text).map(Number)
  if (reading.kind === 'ymd' && a > 9999)
    return Date.UTC(Math.floor(a / 10_000), (Math.floor(a / 100) % 100) - 1, a % 100)
  const [year, month, day] = reading.kind === 'ymd' ? [a, b, c] : monthFirst ? [c, a, b] : [c, b, a]
  const full = year >= 100 ? year : year + (year < LAST_CENTURY ? 2000 : 1900)
  return Date.UTC(full, month - 1, day, hours, minutes)
}
