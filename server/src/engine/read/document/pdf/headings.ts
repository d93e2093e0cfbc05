import { boxAround, overlap, type Box } from './geometry.ts'
import type { Ruling } from './page.ts'
import type { GridLine, GridRow, LineCell, TableCell } from './table.ts'

/** A column's place: where its text lies. */
interface Extent {
  left: number
  right: number
}

/** Where the text of each column lies. */
export function extentsOf(rows: readonly GridRow[], separators: readonly number[], text: Box): Extent[] {
  const edges = [text.left, ...separators, text.right]
  const extents = edges
    .slice(1)
    .map((right, at) => ({ left: edges[at] ?? 0, right, text: { left: Infinity, right: -Infinity } }))
  for (const { cells } of rows.flatMap(({ lines }) => lines)) {
    for (const { first, last, words } of cells) {
      const extent = extents[first]?.text
      if (extent === undefined || first !== last) continue
      const box = boxAround(words)
      extent.left = Math.min(extent.left, box.left)
      extent.right = Math.max(extent.right, box.right)
    }
  }
  return extents.map(({ left, right, text: found }) => (found.left < found.right ? found : { left, right }))
}

/** For each separator the lines drawn there. */
export function ruledDown(down: readonly Ruling[], separators: readonly number[]): Ruling[][] {
  return separators.map((at) => down.filter((each) => Math.abs(each.at - at) < 2.5))
}

/**
 * A name in the upper rows of a heading stands in the middle of the columns that it is over: above a line drawn over just these,
 * between lines drawn down beside it, or in the middle of what stands below it.
 */
export function spreadHeadings(
  rows: readonly GridRow[],
  extents: readonly Extent[],
  across: readonly Ruling[],
  down: readonly Ruling[][],
): void {
  const heading = rows.filter(({ header }) => header)
  for (const [level, row] of heading.slice(0, -1).entries()) {
    const below = new Set(
      heading.slice(level + 1).flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map(({ first }) => first))),
    )
    for (const line of row.lines) {
      for (const [at, cell] of line.cells.entries()) {
        const from = (line.cells[at - 1]?.last ?? -1) + 1
        const to = (line.cells[at + 1]?.first ?? extents.length) - 1
        const span = spanOf(cell, line, [from, to], { extents, across, down, below })
        if (span !== null) [cell.first, cell.last] = span
      }
    }
  }
}

interface Surroundings {
  extents: readonly Extent[]
  across: readonly Ruling[]
  down: readonly Ruling[][]
  /** Columns that have a name of their own in the rows below. */
  below: ReadonlySet<number>
}

function spanOf(
  cell: LineCell,
  line: GridLine,
  [from, to]: [number, number],
  around: Surroundings,
): [number, number] | null {
  const { extents, across, down, below } = around
  const box = boxAround(cell.words)
  const underline = across.find(
    (each) =>
      each.at > line.baseline - 1 &&
      each.at < line.baseline + 1.2 * line.size &&
      each.from < box.left + 3 &&
      each.to > box.right - 3,
  )
  const under = extents.flatMap(({ left, right }, column) =>
    underline !== undefined && overlap(left, right, underline.from, underline.to) > 0.5 * (right - left)
      ? [column]
      : [],
  )
  const [start, end] = [under[0], under.at(-1)]
  if (start !== undefined && end !== undefined && under.length < extents.length && start >= from && end <= to)
    return [Math.min(start, cell.first), Math.max(end, cell.last)]
  const isOpen = (separator: number): boolean => {
    const lines = down[separator] ?? []
    return !lines.some(
      (each) => each.from < line.baseline - 0.3 * line.size && each.to > line.baseline - 0.3 * line.size,
    )
  }
  let best: [number, number] | null = null
  let least = Infinity
  for (let first = cell.first; first >= from; first--) {
    if (first < cell.first && (!isOpen(first) || !below.has(first))) break
    for (let last = cell.last; last <= to; last++) {
      if (last > cell.last && (!isOpen(last - 1) || !below.has(last))) break
      const middle = ((extents[first]?.left ?? 0) + (extents[last]?.right ?? 0)) / 2
      const off = Math.abs((box.left + box.right) / 2 - middle)
      if (off < least - 0.6 * line.size) [best, least] = [[first, last], off]
    }
  }
  return best
}

/** A name that stands beside names of several rows is that of its column in all of them. */
export function fillHeading(cells: TableCell[], headingRows: number, columns: number): void {
  for (let column = 0; column < columns; column++) {
    const heading = cells.filter((cell) => cell.row < headingRows)
    const over = heading.filter((cell) => cell.column <= column && column < cell.column + cell.columnSpan)
    const [name] = over
    if (name === undefined || over.some(({ columnSpan }) => columnSpan > 1)) continue
    const rest = over.slice(1)
    name.text = over.map(({ text }) => text).join(' ')
    name.row = 0
    name.rowSpan = headingRows
    for (const cell of rest) cells.splice(cells.indexOf(cell), 1)
  }
}
