import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { fold } from './words.ts'

// RecID, Row No., Lfd. Nr.: what a system counts its records with stands beside the number that people know them by, and is like any other number
// by its values. In a list of accounts it is not the account, though it is called a number as that is.

/** Words for records alone: a “Reg no” is a registration, a “Tech no” somebody's. */
const RECORD =
  'rec|record|row|sys|datensatz|satz|zeilen?|lfd|laufende|enreg|enregistrement|ligne|fila|riga|wiersz|lp|zaznam'
const NUMBER = 'id|ids|no|nr|num|number|nummer|numero|key|schlussel|cislo|numer|guid|uid|pk'
const COUNTED = new RegExp(`^(?:${RECORD})[\\s_.#-]*(?:${NUMBER})?[.#]?$`, 'u')
const WORDS = new RegExp(`(?<!\\p{L})(?:${RECORD}|legacy|intern\\w*|line|old|source|import\\w*)(?!\\p{L})`, 'u')

/** Of the steps from a row to the next, so many go up. */
const RISING = 0.9
/** Some records were deleted since: of so many numbers each row has one. */
const PER_ROW = 2

/** Whether a column counts the records of the system that it comes from: by its header, and figures that rise with the rows and leave few out. */
export function countsRecords(
  { name, unique, empty, types, position }: ColumnProfile,
  { rows }: TableProfile,
): boolean {
  if (!unique || empty > 0 || (types.integer ?? 0) < 1 || !COUNTED.test(fold(name).trim())) return false
  const figures = rows.map((cells) => Number(cells[position]))
  const rising = figures.filter((figure, at) => at > 0 && figure > figures[at - 1]!).length
  const range = Math.max(...figures) - Math.min(...figures) + 1
  return rising >= RISING * (figures.length - 1) && range <= PER_ROW * figures.length
}

/**
 * Whether a source column only counts records where a template column asks for something else. A key that each row must have for itself may be
 * that count where the table has no other.
 */
export function recordSides(
  profile: TableProfile,
  columns: readonly TemplateColumn[],
): (source: number, target: number) => boolean {
  const counting = profile.columns.map((column) => countsRecords(column, profile))
  const isKnown = profile.columns.some(
    ({ unique, empty, types }, at) => !counting[at] && unique && empty === 0 && (types.date ?? 0) < 0.5,
  )
  const others = columns.map((column) => !wantsRecords(column) && (isKnown || !column.unique))
  return (source, target) => counting[source]! && others[target]!
}

/** Whether a template column may be for such a count. */
function wantsRecords({ name, description }: TemplateColumn): boolean {
  return WORDS.test(fold(`${name} ${description ?? ''}`).replaceAll('_', ' '))
}

/** As of what is the contrary of another, it takes more than figures of the right length. */
export const COUNTING = -6
