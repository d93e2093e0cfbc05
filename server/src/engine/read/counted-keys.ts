import type { Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

// “Order-line: 0815-1, 0815-2, 0816-1”: one column says what a row belongs to, and which of its rows it is. What the rows share is in no column of
// its own then, so that nothing could be told by it.

/** In so many of the groups with several rows these are counted from one on, and so many such groups are no chance. */
const NEARLY_ALL = 0.9
const LEAST_GROUPS = 3
/** A title, or a total, may stand in that column. */
const LEAST_FILLED = 0.95
const LONGEST_NAME = 24

/** “Order-line”, “Beleg/Pos.”: two names, and what stands between them. */
const TWO_NAMES = /^([^-/.:_–]*\p{L}[^-/.:_–]*?)\s*[-/.:_–]\s*([^-/.:_–]*\p{L}[^-/:_–]*)$/u
const COUNTED = /^(.*[\p{L}\p{N}])\s?[-/.:_–]\s?(\d{1,4})$/u

interface Parts {
  row: number
  key: string
  number: string
}

/** The rows with both parts of such a column as columns more. */
export function readCountedKeys(body: Body, rows: readonly HeadRow[], header: readonly string[] | null): void {
  if (header === null) return
  for (const [at, name] of header.entries()) {
    const names = namesIn(name, [...header, ...body.added.map((one) => one.name)])
    const parts = names === null ? null : partsIn(rows, at)
    if (names === null || parts === null) continue
    const [first] = parts
    body.added.push(
      { name: names[0], values: new Map(parts.map(({ row, key }) => [row, key])) },
      { name: names[1], values: new Map(parts.map(({ row, number }) => [row, number])) },
    )
    body.notes.push(
      `“${name}” says what a row belongs to, and counts the rows of each: “${first!.key}” and “${first!.number}” were read as columns “${names[0]}” and “${names[1]}” beside it.`,
    )
  }
}

/** What the two parts are called; null where the header doesn't say it, or other columns are called so. */
function namesIn(name: string, others: readonly string[]): [string, string] | null {
  const [, key, number] = TWO_NAMES.exec(name.trim()) ?? []
  if (key === undefined || number === undefined || name.length > 2 * LONGEST_NAME) return null
  const taken = new Set(others.map((other) => other.trim().toLowerCase()))
  const isFree = (one: string): boolean => one.length <= LONGEST_NAME && !taken.has(one.toLowerCase())
  return isFree(key) && isFree(number) && key.toLowerCase() !== number.toLowerCase() ? [key, number] : null
}

/** What the rows have of either part; null where the second one doesn't count the rows of the first. */
function partsIn(rows: readonly HeadRow[], at: number): Parts[] | null {
  const parts = rows.flatMap(({ row, cells }): Parts[] => {
    const [, key, number] = COUNTED.exec(cells[at]?.trim() ?? '') ?? []
    return key === undefined || number === undefined ? [] : [{ row, key, number }]
  })
  if (parts.length < LEAST_FILLED * rows.length) return null
  const several = [...Map.groupBy(parts, ({ key }) => key).values()].filter(({ length }) => length > 1)
  const counted = several.filter((group) => group.every(({ number }, place) => Number(number) === place + 1))
  return several.length >= LEAST_GROUPS && counted.length >= NEARLY_ALL * several.length ? parts : null
}
