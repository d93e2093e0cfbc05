import type { TableProfile } from '../../profile/model.ts'
import { REST } from './acts.ts'
import { placeOf, wordsIn } from './words.ts'

// “Exit code GR = graduated, everything else on the former list = withdrawn”: a header with one of its cells behind it says of some rows what they
// are, so that all else on the list is not all that is there. “An x under Off”: the cell may stand before it.

/** Longer cells are texts. */
const LONGEST = 30

/** What stands between a cell and the header that it is under. */
const UNDER =
  /^(?:under|in|the|column|unter|der|spalte|sous|dans|la|colonne|bajo|en|columna|sotto|nella|colonna|onder|de|kolom|pod|w|kolumnie)$/iu

/** Whether a text names a column and, right behind it or before it with “under” between, what stands in some of its cells. */
function namesCell(text: string, profiles: readonly TableProfile[]): boolean {
  const said = wordsIn(text)
  return profiles.some(({ columns }) =>
    columns.some(({ name, values }) => {
      const own = wordsIn(name)
      const at = own.length === 0 ? -1 : placeOf(own, said)
      const behind = at < 0 ? [] : said.slice(at + own.length).map(({ raw }) => raw)
      const before = said.slice(0, Math.max(0, at)).map(({ raw }) => raw)
      const ahead = before.slice(0, before.findLastIndex((raw) => !UNDER.test(raw)) + 1)
      const isUnder = ahead.length < before.length
      return values.some(({ value }) => {
        const cell = value.length > LONGEST ? [] : wordsIn(value).map(({ raw }) => raw)
        if (cell.length === 0) return false
        const isAhead = isUnder && cell.every((raw, index) => raw === ahead.slice(-cell.length)[index])
        return isAhead || cell.every((raw, index) => raw === behind[index])
      })
    }),
  )
}

/**
 * Whether the parts of a sentence speak of some rows of a table by their cells, and so not of all of it: one part of some, and a later one of all
 * the others, or a part of such as have something under a header, or say what stands in some cells.
 */
export function saysOfSomeRows(parts: readonly string[], profiles: readonly TableProfile[]): boolean {
  const rest = parts.findLastIndex((part) => REST.test(part))
  const before = parts.slice(0, Math.max(0, rest))
  return (
    before.some((part) => namesCell(part, profiles)) ||
    parts.some((part) => saysWith(part, profiles) || saysCell(part, profiles))
  )
}

/** “Fixtures that still say G2”: what some rows have in a cell, whichever it is. */
const SAYING =
  /(?<!\p{L})(?:that|which|who|die|der|das|welche|qui|que|che)\s(?:\p{L}+\s)?(?:say|says|show|shows|read|reads|have|has|carry|carries|bear|bears|list|lists|disent|portent|indiquent|ont|dicen|llevan|tienen|dicono|portano|hanno)\s["“„«‘]?/giu

/** Whether rows are meant by a key or a code that stands in some cells. */
function saysCell(text: string, profiles: readonly TableProfile[]): boolean {
  return [...text.matchAll(SAYING)].some(({ index, 0: front }) => {
    const [key = ''] =
      /^(?=\S*\d)[\p{L}\p{N}](?:[^\s,;:"”“»]*[\p{L}\p{N}])?/u.exec(text.slice(index + front.length)) ?? []
    return (
      key !== '' &&
      profiles.some(({ columns }) =>
        columns.some(({ values, distinct }) => distinct > 1 && values.some(({ value }) => value.trim() === key)),
      )
    )
  })
}

/** “An appointment with a Cancelled at time”, “one with Did not arrive Yes”: what rows have by which they are told apart. */
const ONE_WITH =
  /(?<!\p{L})(?:an?|one|any|those|ones|rows?|lines?|records?|entries|eine?r?|jede[rs]?|zeilen?|une?|celles?|ceux|un[ao]?|aquell[oa]s|quell[ie]|een|die)\s(?:\p{L}+\s){0,2}?(?:with|having|mit|avec|con|met)\s(?:an?\s|the\s|eine?[nrms]?\s|une?\s|un[ao]?\s|een\s)?/giu

/** Whether rows are meant that have something under a header. */
function saysWith(text: string, profiles: readonly TableProfile[]): boolean {
  return [...text.matchAll(ONE_WITH)].some(({ index, 0: front }) => {
    const said = wordsIn(text.slice(index + front.length))
    return profiles.some(({ columns }) =>
      columns.some(({ name }) => wordsIn(name).length > 0 && placeOf(wordsIn(name), said) === 0),
    )
  })
}
