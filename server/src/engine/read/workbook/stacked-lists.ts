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
  const heads = blocks.flatMap((block) => (block.length >= LEAST_ROWS && mayName(block) ? [block[0]!] : []))
  const others = blocks.flatMap((block) => block.filter((record) => !heads.includes(record)))
  const found = heads.filter((head) =>
    head.cells.some(
      (cell, at) =>
        cell.replace(/\P{L}/gu, '').length >= LEAST_LETTERS &&
        heads.some((other) => other !== head && other.cells[at] === cell && !areSame(other, head)) &&
        !others.some(({ cells }) => cells.some((one) => one === cell)),
    ),
  )
  return new Set(found)
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

function areSame(one: HeadRow, other: HeadRow): boolean {
  return one.cells.join('\n') === other.cells.join('\n')
}
