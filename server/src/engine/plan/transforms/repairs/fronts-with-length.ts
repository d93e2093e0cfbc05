import type { Pattern } from '../../../match/pattern/pattern.ts'
import { COUNT, countOf } from '../../../match/vocabulary/counts.ts'
import { countryCode } from '../../../profile/countries.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { COMMON } from './codes.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// “Italian numbers: IT and 11 digits”, “ATU followed by eight digits”: which letters stand before figures of a length, as a description says.

const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])["“„«‘]?(\\p{Lu}{1,4})["”“»’]?\\s*(?:\\+|&|,|(?:and|then|plus|followed by|with|und|mit|gefolgt von|et|puis|suivi de|avec|y|seguido de|con|e|seguito da|en|gevolgd door|met|a|i)(?!\\p{L}))\\s*(${COUNT})[- ]?(?:digits?|figures?|stellen|stellig\\p{L}*|ziffern|chiffres|d[íi]gitos|cifras?|cifre|cijfers|cyfr\\p{L}*|číslic\\p{L}*)`,
  'gu',
)
/** Figures that name something are longer than a count. */
const SHORTEST = 6
/** So many zeros in front a spreadsheet may have lost. */
const MOST_LOST = 2

/** The letters that a description puts before figures of a length, for those that lack them; null where it says none, or the row is of elsewhere. */
export function frontWithLength(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  const said = [...(work.target.description ?? '').matchAll(SAID)].flatMap(([, front = '', count = '']) => {
    const length = countOf(count.toLowerCase()) ?? 0
    return length >= SHORTEST && rule.matches(front + '1'.repeat(length)) ? [{ front, length }] : []
  })
  const steps = said.flatMap(({ front, length }) => {
    const isAlone = said.filter((one) => one.length === length).length === 1
    return isAlone && !areOfElsewhere(front, length, work) ? stepsFor(front, length, work, rule) : []
  })
  if (steps.length === 0) return null
  const fronts = [...new Set(said.map(({ front }) => `“${front}”`))].join(', ')
  const note = `${fronts} was put in front of figures that lack it in column “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, as the description of “${work.target.name}” says.`
  return { steps, note }
}

function stepsFor(front: string, length: number, { values }: Work, rule: Pattern): Repair[] {
  const bare = values.flatMap(({ value }) =>
    value !== null && /^\d+$/.test(value) && !rule.matches(value) ? value : [],
  )
  const whole = bare.filter((value) => value.length === length)
  if (whole.length === 0 || bare.length < COMMON) return []
  // Where no number begins with a zero, those that did are shorter now.
  const hasLost = bare.every((value) => !value.startsWith('0'))
  const lost = hasLost ? Array.from({ length: MOST_LOST }, (_, at) => at + 1) : []
  return [0, ...lost].flatMap((zeros) =>
    bare.some((value) => value.length === length - zeros)
      ? [rewriting(`(\\d{${length - zeros}})`, `${front}${'0'.repeat(zeros)}\\1`)]
      : [],
  )
}

/** Countries whose numbers begin with other letters. */
const OTHER_LETTERS = new Map([['EL', 'GR']])

/** Whether a row with such figures says that it is of another country. */
function areOfElsewhere(front: string, length: number, { placement, source }: Work): boolean {
  const letters = front.slice(0, 2)
  const country = OTHER_LETTERS.get(letters) ?? countryCode(letters)
  const { columns, rows } = placement.table.profile
  const countries = columns.filter(
    ({ values, complete }) => complete && values.length > 0 && values.every(({ value }) => countryCode(value) !== null),
  )
  return (
    country !== null &&
    rows.some((cells) => {
      const isMeant = new RegExp(`^\\d{${length}}$`).test(cells[source.position]?.trim() ?? '')
      return isMeant && countries.some(({ position }) => cells[position] && countryCode(cells[position]) !== country)
    })
  )
}
