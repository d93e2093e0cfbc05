import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import { countryCode } from '../../profile/countries.ts'
import { readDate } from '../../profile/dates.ts'
import type { TableProfile } from '../../profile/model.ts'
import { remembering } from '../../remembering.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'

/** Of the keys that repeat, so many have one and the same value of a column that is theirs. */
const LEAST_DEPENDENT = 0.75

/** The columns whose value is the same wherever the key is; where no key repeats, nothing speaks against any. */
export function dependentColumns({ rows, columns }: TableProfile, key: number): ReadonlySet<number> {
  const text = (cells: (string | null)[], source: number): string => alike(cells[columns[source]!.position])
  const groups = [...Map.groupBy(rows, (cells) => text(cells, key))].filter(
    ([own, group]) => own !== '' && group.length > 1,
  )
  return new Set(
    columns.keys().filter((source) => {
      const filled = groups.map(([, group]) => group.flatMap((cells) => text(cells, source) || []))
      const several = filled.filter(({ length }) => length > 1)
      const same = several.filter((values) => new Set(values).size === 1).length
      return several.length === 0 || same >= LEAST_DEPENDENT * several.length
    }),
  )
}

/** So many figures at the end of a number are dialled everywhere. */
const DIALLED = 9

/** What people write in several ways is the same: “+44 7589 287 080” and “07589287080”, “3 May 2024” and “2024/05/03”, “K 0045” and “K45”, “Y” and “yes”, “UK” and “United Kingdom”. */
function alike(cell: string | null | undefined): string {
  const text = cell?.trim().toLowerCase().replace(/\s+/g, ' ') ?? ''
  if (!/\d/.test(text)) return answerOf(text) ?? countryIn(text) ?? text.replace(/[\s.,_-]+/gu, '')
  const figures = /^[+(\d][\d\s()/.+-]{8,}$/.test(text) ? text.replace(/\D/g, '') : ''
  const day = dayOf(text)
  if (day !== null) return day
  if (figures.length > DIALLED) return figures.slice(-DIALLED)
  if (/^[\d\s.,+-]+$/.test(text)) return text.replaceAll(' ', '')
  return text.replace(/[^\p{L}\p{N}@]/gu, '').replace(/(?<!\d)0+(?=\d)/g, '')
}

/** The parts of a day, whatever their order. */
function dayOf(text: string): string | null {
  if (readDate(text) === null) return null
  const parts = text.match(/\p{L}+|\d+/gu) ?? []
  const numbers = parts.map((part) => (/\d/.test(part) ? Number(part) : monthOf(part)))
  return numbers.includes(0) ? null : numbers.toSorted((a, b) => a - b).join('-')
}

function monthOf(word: string): number {
  return monthNames.findIndex((names) => names.includes(plainName(word))) + 1
}

const ANSWERS = ['yes', 'no'].map((answer) => ({ answer, meanings: new Set(meaningsOf(answer)) }))

function answerOf(text: string): string | undefined {
  const own = meaningsOf(text)
  return ANSWERS.find(({ meanings }) => own.some((meaning) => meanings.has(meaning)))?.answer
}

const countryOf = remembering(5_000, countryCode)

function countryIn(text: string): string | null {
  return /^\p{L}[\p{L} .'’-]{1,40}$/u.test(text) ? countryOf(text) : null
}
