import { conceptsOf } from '../match/names/words.ts'
import { CONCEPTS } from '../match/vocabulary.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import type { SaidText } from './texts.ts'

// “PHAART = usual supplier, FALART = creation date”, or a sheet that lists the fields of others: what headers of a program stand for, by whoever knows it.

/** An equation of one word is no list of fields. */
const FEWEST = 2
/** So many rows of a sheet have to name fields that are there. */
const MOSTLY = 0.6
const LONGEST = 60
const ITEM =
  /(?<![\p{L}\p{N}_.])["“„«`]?([\p{L}_][\p{L}\p{N}_.]{1,29})["”“»`]?[^\S\n]*(?:=|→|->|=>|:)[^\S\n]*(?!\S+\s*(?:=|→|->))["“„«]?(\p{L}[^,;.:=→\n()"”“»]*)/gu
/** No word that somebody writes: capitals, figures and underscores. */
const IS_CODE = /^(?=.*[\p{Lu}_\d])[\p{Lu}\p{N}_.]{2,}$|_|\p{Ll}\p{Lu}/u

/** The tables, each column with what it stands for (`explained`) where texts or a list of fields say so. */
export function withFieldsExplained(profiles: TableProfile[], texts: readonly SaidText[]): TableProfile[] {
  const headers = new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name.trim())))
  const said = [
    ...texts.flatMap(({ text }) => saidIn(text, headers)),
    ...profiles.flatMap((one) => listedIn(one, headers)),
  ]
  if (said.length === 0) return profiles
  const meanings = Map.groupBy(said, ([field]) => field)
  return profiles.map((profile) => ({
    ...profile,
    columns: profile.columns.map((column) => {
      const found = new Set(meanings.get(column.name.trim())?.map(([, meaning]) => meaning))
      // Two tables may have fields of one name for different things.
      const [only, ...others] = [...found].filter((meaning) => isMeaningOf(meaning, column))
      return only !== undefined && others.length === 0 ? { ...column, explained: only } : column
    }),
  }))
}

type Explained = readonly [field: string, meaning: string]

function saidIn(text: string, headers: ReadonlySet<string>): Explained[] {
  const items = [...text.matchAll(ITEM)].map(([, field, meaning]) => [field!, meaning!.trim()] as const)
  const found = items.filter(([field]) => headers.has(field) && IS_CODE.test(field))
  return found.length >= FEWEST ? found : []
}

/** Of a sheet that lists fields: each with the words beside it that differ most from row to row. */
function listedIn({ columns, rows, table }: TableProfile, headers: ReadonlySet<string>): Explained[] {
  if (table.rows > rows.length) return []
  const named = (column: ColumnProfile): number =>
    rows.filter((cells) => headers.has(cells[column.position]?.trim() ?? '')).length
  const field = columns.find((column) => named(column) > FEWEST && named(column) >= MOSTLY * column.filled)
  const [meaning] = columns
    .filter((column) => column !== field && (column.types.words ?? 0) > 0.8)
    .toSorted((a, b) => b.distinct - a.distinct)
  if (!field || !meaning) return []
  return rows.flatMap((cells) => {
    const [name, words] = [cells[field.position]?.trim(), cells[meaning.position]?.trim()]
    return name && words && headers.has(name) ? [[name, words] as const] : []
  })
}

/** Words that say no less than the header, and no value of the column: “STATUS = active” is of its rows. */
function isMeaningOf(meaning: string, { name, values }: ColumnProfile): boolean {
  return (
    meaning.length <= LONGEST &&
    (isUnderstood(meaning) || !isUnderstood(name)) &&
    !values.some(({ value }) => value.trim().toLowerCase() === meaning.toLowerCase())
  )
}

function isUnderstood(text: string): boolean {
  return conceptsOf(text).some((concept) => CONCEPTS.has(concept))
}
