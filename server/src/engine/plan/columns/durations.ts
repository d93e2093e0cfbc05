import { cellsOf } from '../../profile/cells-of.ts'
import { calculated } from '../../examples/calculation.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Calculation } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { timePattern } from '../../profile/times.ts'
import { unitNamed } from '../../profile/units.ts'
import { clocksIn, LONGEST_NIGHT } from '../../transforms/calculate.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import type { Formula } from './formulas-of.ts'

// How long a visit, a shift or a lesson took is what lies between its beginning and its end, where no column says it.

const NEARLY_ALL = 0.8
/** By how many minutes it is counted. */
const UNITS: Record<string, number> = { min: 1, h: 60 }

/**
 * The duration as the minutes, or hours, between the only column of beginnings and the only one of ends, or between those that fill the
 * template's own beginning and end; less the break where its description says so.
 */
export function byDuration(target: number, mappings: readonly Mapping[], placement: Placement): Formula[] {
  const { side, table } = placement
  const { name, description } = side.template.columns[target]!
  const minutes = UNITS[unitNamed(name, description) ?? '']
  const concepts = conceptsOf(name)
  if (minutes === undefined || !LENGTHS.some((one) => concepts.includes(one)) || isOfPart(name)) return []
  const [start, end] = ['start', 'end'].map((concept) => timesCalled(concept, target, mappings, placement))
  if (start === undefined || end === undefined || start === null || end === null || start === end) return []
  const { columns } = table.profile
  if (writtenAs(columns[start]!) !== writtenAs(columns[end]!)) return []
  const taken = BREAK_OFF.test(description ?? '') ? breakOf(target, mappings, placement) : undefined
  if (taken === null) return []
  const between = taken === undefined ? '$1 - $2' : '($1 - $2) - $3'
  // What one of them is for itself, it is: an end that the template wants is no hindrance.
  const isOwn = mappings[target]!.sources.some((source) => source !== start && source !== end)
  return isOwn && !mappings[target]!.guessed
    ? []
    : [
        {
          sources: [end, start, ...(taken === undefined ? [] : [taken.source])],
          shares: [],
          days: [],
          moments: [end, start],
          ...(taken && { spans: new Map([[taken.source, taken.unit]]) }),
          text: minutes === 1 ? between : `(${between}) / ${minutes}`,
          isDay: false,
          why: `how long it takes is what lies between its beginning and its end${taken === undefined ? '' : ', less the break'}`,
          by: 'matcher',
          asked: false,
        },
      ]
}

/** The only column of times that is called so, else the one that fills the only column of the template that is; null where there are several. */
function timesCalled(
  concept: string,
  target: number,
  mappings: readonly Mapping[],
  { side, table }: Placement,
): number | null {
  const isTimes = (source: number): boolean => writtenAs(table.profile.columns[source]!) !== null
  const called = table.profile.columns.flatMap((column, source) =>
    conceptsOf(column.name).includes(concept) && isTimes(source) ? [source] : [],
  )
  if (called.length > 0) return called.length === 1 ? called[0]! : null
  const filling = side.template.columns.flatMap(({ name }, at) => {
    const [source, ...others] = mappings[at]!.sources
    const isOne = at !== target && source !== undefined && others.length === 0 && isTimes(source)
    return isOne && conceptsOf(name).includes(concept) ? [source] : []
  })
  return filling.length === 1 ? filling[0]! : null
}

/** “Less the break”, “without pauses”, “abzüglich der Pause”: it is taken off. */
const BREAK_OFF =
  /\b(?:less|minus|without|excluding|excl\.?|net of|after(?: taking off)?|deducting|ohne|abz(?:ü|ue)glich|abzgl\.?|sans|moins|hors|sin|menos|senza|meno|al netto d\S+|zonder|minder|bez|minus)\s+(?:\p{L}+\s+){0,2}?(?:(?:meal|lunch|rest|unpaid)[ -]?)?(?:breaks?|pauses?|pausen?|mittagspause|pausas?|descansos?|pausa|pauzes?|przerwy?|přestávk\p{L}+)(?!\p{L})/iu

/** The only column that fills the template's break, and the unit of its figures that have none; null where none can be told. */
function breakOf(
  target: number,
  mappings: readonly Mapping[],
  { side, table }: Placement,
): { source: number; unit: string } | null {
  const found = side.template.columns.flatMap(({ name, description }, at) => {
    const [source, ...others] = mappings[at]!.sources
    if (at === target || source === undefined || others.length > 0 || !conceptsOf(name).includes('break')) return []
    const unit = unitNamed(table.profile.columns[source]!.name) ?? unitNamed(name, description) ?? ''
    return unit in UNITS ? [{ source, unit }] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** Of breaks, overtime, travels or delays a beginning and an end say nothing: they are a part of it, or beside it. */
const OF_PART =
  /(?<!\p{L})(?:breaks?|paus\p{L}+|descansos?|pauz\p{L}+|over_?time|(?:ü|ue)berstunden|extra|travel\p{L}*|fahrt?\p{L}*|reise\p{L}*|trajets?|viaje|viaggio|delay\p{L}*|late\p{L}*|versp\p{L}+|retards?|waiting|warte\p{L}*|idle|set_?up|r(?:ü|ue)st\p{L}*|planned|geplant\p{L}*|estimated|budget\p{L}*|soll|target|maximum|minimum|max|min(?=[_ ]\p{L}))(?!\p{L})/iu

function isOfPart(name: string): boolean {
  const words = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll(/[_-]/g, ' ')
  return OF_PART.test(words) || conceptsOf(name).includes('break')
}

const LENGTHS = ['duration', 'minutes', 'hours']

/** So few ends before their beginnings are slips, where the rule refuses what comes of them. Times of the day are counted past midnight. */
const SLIPS = 0.1

/** Whether what is counted would be less than nothing, and nobody would see it. */
export function goesBack(
  calculation: Calculation,
  sources: readonly number[],
  target: number,
  { side, table }: Placement,
): boolean {
  const { rows, columns } = table.profile
  const cells = sources.map((source) => columns[source]!.position)
  const counted = rows.flatMap(
    (row) =>
      calculated(
        calculation,
        cells.map((position) => row[position] ?? null),
      ) ?? [],
  )
  const back = counted.filter((text) => text.startsWith('-')).length
  const isRefused = side.rules[target] !== null && !side.rules[target]!.matches('-30')
  return isRefused ? back > SLIPS * counted.length : back > 0
}

/** Says how many rows that end before they begin were counted past midnight. */
export function tellPastMidnight(
  { inputs }: Calculation,
  moments: readonly number[],
  { table }: Placement,
  context: Context,
): void {
  const [end, start] = moments
  if (end === undefined || start === undefined || clocksIn(inputs).size < 2) return
  const { rows, columns } = table.profile
  // Taken apart by a sum, it is not counted past midnight.
  const between: Calculation = { formula: '$2 + 0 - $1', inputs: [inputs[1]!, inputs[0]!] }
  const [ends, starts] = [columns[end]!, columns[start]!]
  const nights = rows.filter((row) => {
    const cells = [row[starts.position] ?? null, row[ends.position] ?? null]
    return calculated(between, cells)?.startsWith('-') === true
  }).length
  if (nights === 0) return
  const note = `${tableLabel(table.profile)}: where “${ends.name}” is before “${starts.name}”, as in ${nights} of the rows looked at, it is that of the day after, if that makes no more than ${LONGEST_NIGHT / 60} hours.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** Whether nearly all cells of a column are times of the day, or days with one; null where they are neither. */
export function writtenAs({ values, dates }: ColumnProfile): 'time' | 'moment' | null {
  const telling = values.filter(({ value }) => !isNullWord(value))
  const least = NEARLY_ALL * Math.max(1, cellsOf(telling))
  if (cellsOf(dates.filter(hasTime)) >= least) return 'moment'
  return cellsOf(telling.filter(({ value }) => timePattern(value) !== null)) >= least ? 'time' : null
}

function hasTime({ pattern }: ColumnProfile['dates'][number]): boolean {
  return pattern.includes('HH')
}
