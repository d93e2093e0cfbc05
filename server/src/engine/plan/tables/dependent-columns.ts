import { countryCode } from '../../profile/countries.ts'
import type { TableProfile } from '../../profile/model.ts'
import { remembering } from '../../remembering.ts'

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

const countryOf = remembering(5_000, countryCode)

/** “+44 7589 287 080” is “07589287080”, “1011 AB” is “1011ab”, and “UK” what “United Kingdom” is. */
function alike(cell: string | null | undefined): string {
  const text = cell?.trim().toLowerCase() ?? ''
  const country = /^\p{L}[\p{L} .'’-]{1,40}$/u.test(text) ? countryOf(text) : null
  if (country !== null) return country
  const figures = /^[+(\d][\d\s()/.+-]{8,}$/.test(text) ? text.replace(/\D/g, '') : ''
  if (figures.length > DIALLED) return figures.slice(-DIALLED)
  return /\p{L}/u.test(text) ? text.replace(/[\s.,_-]+/gu, '') : text.replace(/\s+/g, '')
}
