import { filledOf } from '../below.ts'
import { cellType, isDataType } from '../cell-type.ts'
import { extentOf, type HeadRow } from '../header.ts'

// A sheet of codes: “Payment | Meaning” over its codes, a blank row, “Group | Meaning” over others. All of it is text, so that nothing but the word
// that the first rows share, and no other row has, tells that they are names.

/** Names, and so many rows below them. */
const LEAST_ROWS = 3
const LEAST_LETTERS = 3

/** The first rows of blocks that name columns, as they share a name which stands nowhere else, and differ in another. */
export function sharedHeads(blocks: readonly (readonly HeadRow[])[]): Set<HeadRow> {
  const heads = new Set(blocks.flatMap((block) => (block.length >= LEAST_ROWS && mayName(block) ? [block[0]!] : [])))
  const elsewhere = new Set(blocks.flatMap((block) => block.flatMap((one) => (heads.has(one) ? [] : one.cells))))
  // The different first rows that have a name in one place.
  const texts = new Map<string, Set<string>>()
  for (const head of heads)
    for (const [at, cell] of head.cells.entries()) {
      const place = `${at}\n${cell}`
      texts.set(place, (texts.get(place) ?? new Set()).add(head.cells.join('\n')))
    }
  const isShared = (cell: string, at: number): boolean =>
    cell.replace(/\P{L}/gu, '').length >= LEAST_LETTERS && !elsewhere.has(cell) && texts.get(`${at}\n${cell}`)!.size > 1
  return new Set([...heads].filter((head) => head.cells.some(isShared)))
}

/** A row of texts, each another one, as wide as any row below it. */
function mayName([head, ...rows]: readonly HeadRow[]): boolean {
  const given = head!.cells.filter((cell) => cell !== '')
  const width = extentOf(head!.cells)
  return (
    given.length >= 2 &&
    filledOf(head!) === given.length &&
    new Set(given).size === given.length &&
    given.every((cell) => /\p{L}/u.test(cell) && !isDataType(cellType(cell))) &&
    rows.every(({ cells }) => extentOf(cells) <= width)
  )
}
