import { conceptsOf } from '../../match/names/words.ts'
import { figureIn } from '../../knowledge/meant-values.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { readTexts, told } from '../tables/read-texts.ts'
import { areDays, areFigures } from './calculations.ts'
import type { Formula } from './formulas-of.ts'

// The nights of a stay are the days between arrival and departure, which nobody has to say: of the three, programs keep two.

/** More different ones are no kinds of stays. */
const MOST_CODES = 30

/** What the template column is, where the other two of nights, arrival and departure are there. */
export function byNights(
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Formula[] {
  const { side, table } = placement
  const { columns } = side.template
  const wanted = ['departure', 'end', 'nights'].find((concept) => isCalled(columns[target]!.name, concept))
  if (wanted === undefined || [columns, table.profile.columns].some(isOfTheDay)) return []
  // Where the nights are asked for, what starts and ends is a stay.
  const hasNights = columns.some(({ name }) => isCalled(name, 'nights'))
  const isDay = wanted !== 'nights'
  if (wanted === 'end' && !hasNights) return []
  const filledBy = (concept: string, isFit: typeof areDays): number | null => {
    const found = columns.flatMap(({ name }, at) => {
      const { sources, lead, guessed } = mappings[at]!
      const [source, ...more] = sources
      const isPlain = source !== undefined && more.length === 0 && lead.length === 0 && !guessed
      return isPlain && isCalled(name, concept) && isFit(table.profile.columns[source]!) ? [source] : []
    })
    return found.length === 1 ? found[0]! : null
  }
  // The template may well have no column for the nights.
  const counted = (): number | null => {
    const found = table.profile.columns.flatMap((column, source) =>
      isCalled(column.name, 'nights') && areFigures(column) ? [source] : [],
    )
    return found.length === 1 ? found[0]! : null
  }
  const dayOf = (concept: string, other: string): number | null =>
    filledBy(concept, areDays) ?? (hasNights ? filledBy(other, areDays) : null)
  const arrival = dayOf('arrival', 'start')
  const coded = isDay ? filledBy('nights', (column) => nightsIn(column, columns, placement, context) !== null) : null
  const other = isDay ? (filledBy('nights', areFigures) ?? coded ?? counted()) : dayOf('departure', 'end')
  if (arrival === null || other === null || arrival === other) return []
  const figures = other === coded ? nightsIn(table.profile.columns[other]!, columns, placement, context) : null
  return [
    {
      sources: isDay ? [arrival, other] : [other, arrival],
      shares: [],
      days: isDay ? [arrival] : [other, arrival],
      text: isDay ? '$1 + $2' : '$1 - $2',
      isDay,
      ...(figures && { figures: new Map([[other, figures]]) }),
      why: 'nights are the days between arrival and departure',
      by: 'matcher',
      asked: false,
    },
  ]
}

/** The nights of each code of a column, as texts tell them; null where they are figures already, or not all are told. */
function nightsIn(
  source: ColumnProfile,
  columns: Placement['side']['template']['columns'],
  { side }: Placement,
  context: Context,
): { raw: string; value: string }[] | null {
  const target = columns.find(({ name }) => isCalled(name, 'nights'))
  const raws = [...new Set(source.values.flatMap(({ value }) => (isNullWord(value) ? [] : [value.trim()])))]
  if (!target || !source.complete || raws.length === 0 || raws.length > MOST_CODES || areFigures(source)) return null
  const about = { context, source, target, template: side.template }
  const said = told(
    readTexts(
      about,
      raws,
      figureIn((figure) => /^\d{1,3}$/.test(figure)),
      false,
    ),
  )
  const found = said.map(({ raw, value }) => ({ raw, value }))
  return new Set(found.map(({ raw }) => raw)).size === raws.length ? found : null
}

const TIMES_OF_DAY = ['morning', 'midday', 'evening']

/** Beside the morning and the evening, the night is a time of the day, as of a dose or a shift, and counts no days. */
function isOfTheDay(columns: readonly { name: string }[]): boolean {
  return TIMES_OF_DAY.filter((time) => columns.some(({ name }) => isCalled(name, time))).length > 1
}

function isCalled(name: string, concept: string): boolean {
  const concepts = conceptsOf(name).filter((one) => one !== 'date' && one !== 'number')
  return concepts.length === 1 && concepts[0] === concept
}
