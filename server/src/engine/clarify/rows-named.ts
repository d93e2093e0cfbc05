import { escaped } from '../escaped.ts'
import type { Known } from './answered.ts'

/** A row that a question names: by id, or by its number in one of the tables. */
export interface RowNamed {
  row: number
  /** Null: any table that the question leaves open. */
  place: { file_id: string; table: string } | null
}

/** Rows of one question that are looked at. */
const MOST_ROWS = 5

const NUMBERS =
  /\b(?:rows?|lines?|records?)\s*(?:with\s+)?(?:the\s+)?(?:numbers?|no\.?|nr\.?|#)?\s*(\d{1,3}(?:,\d{3})+(?!\d)|\d{1,12})((?:\s*(?:,|and|&|or|to|-|–)+\s*\d{1,12}\b)*)/gi
const ORDINAL = /\b(\d{1,12})(?:st|nd|rd|th)\s+(?:row|line|record)\b/gi

/** The rows that a question names, and the question without them. */
export function rowsNamed(masked: string, names: string[], { tables }: Known): { rows: RowNamed[]; rest: string } {
  const rows: RowNamed[] = []
  let rest = masked
  for (const { file_id, name: table } of tables) {
    const prefix = `${file_id}/${table}/`
    for (const quoted of names) if (quoted.startsWith(prefix)) rows.push(...rowAt(quoted.slice(prefix.length)))
    const plain = new RegExp(`${escaped(prefix)}(\\d{1,15})`, 'g')
    rest = rest.replace(plain, (_, digits: string) => {
      rows.push({ row: Number(digits), place: { file_id, table } })
      return ' this row '
    })
    function rowAt(digits: string): RowNamed[] {
      // What follows is the column that the row is of, where there is a row for each of several.
      const [, row] = /^(\d{1,15})(?:\/.*)?$/.exec(digits) ?? []
      return row === undefined ? [] : [{ row: Number(row), place: { file_id, table } }]
    }
  }
  rest = rest.replace(NUMBERS, (_, first: string, more: string) => {
    const from = Number(first.replaceAll(',', ''))
    const others = [...more.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const upTo = /^\s*(?:to|-|–)/.test(more) ? (others[0] ?? from) : from
    const range = Array.from({ length: Math.min(MOST_ROWS, Math.max(1, upTo - from + 1)) }, (__, step) => from + step)
    for (const row of upTo > from ? range : [from, ...others]) rows.push({ row, place: null })
    return ' this row '
  })
  rest = rest.replace(ORDINAL, (_, digits: string) => {
    rows.push({ row: Number(digits), place: null })
    return ' this row '
  })
  // Numbers of plans are no values.
  rest = rest.replace(/\b(plan|version|preview|run|update)\s+(?:number\s+|no\.?\s*|#)?\d+\b/gi, '$1')
  return { rows: rows.slice(0, MOST_ROWS), rest }
}
