import { cellType } from '../../cell-type.ts'
import { isDatum, textOf } from './pieces.ts'
import type { GridLine, LineCell } from './table.ts'

// Where the heading of a table ends, and its rows begin.

/** So many lines a heading has at most. */
const MOST_LINES = 5

/** How many lines at the top say what the heading on the page before said; null where none do. */
export function linesThatRepeat(heading: readonly string[], lines: readonly GridLine[]): number | null {
  if (heading.every((name) => name === '')) return null
  const names = heading.map(() => new Set<string>())
  for (const [at, { cells }] of lines.slice(0, MOST_LINES).entries()) {
    for (const { first, last, words } of cells) for (const own of names.slice(first, last + 1)) own.add(textOf(words))
    if (names.every((own, column) => squash([...own].join(' ')) === squash(heading[column]!))) return at + 1
  }
  return null
}

/** A name without what may be written another way on the next page. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Index of the first line that holds data and no names of columns: data in more than a third of its cells beyond the first, or in all of those
 * whose columns have hardly anything else.
 */
export function firstBodyLine(lines: readonly GridLine[]): number {
  const kinds = kindsOfColumns(lines)
  const isOfKind = (cell: LineCell): boolean => kinds.get(cell.first)?.(cell) === true
  const isData = ({ cells }: GridLine): boolean => {
    const beyond = cells.filter(({ first }) => first > 0)
    const data = beyond.filter((cell) => isFigure(cell) || isOfKind(cell))
    const known = beyond.filter(({ first }) => kinds.has(first))
    const isDated = known.some(({ first }) => kinds.get(first) === isDay)
    const isLikeRows = known.length >= (isDated ? 1 : LEAST_KNOWN) && known.every(isOfKind)
    return isLikeRows || (beyond.length > 0 && data.length >= Math.max(1, 0.4 * beyond.length))
  }
  const found = lines.findIndex(isData)
  if (found < 0) return Math.min(1, lines.length)
  const first = Math.min(endOfHeading(lines, found, isData), startOfFigures(lines))
  if (first > 0.6 * lines.length && first > 4) return 1
  if (isBanner(lines, first - 1)) return first - 1
  // A label of the first row that takes more than a line begins above the line with its data, close to it.
  let start = first
  while (start > 1) {
    const above = lines[start - 1]
    const line = lines[start]
    const alone = above?.cells.length === 1 && above.cells[0]?.first === 0 && above.cells[0]?.last === 0
    if (!alone || above === undefined || line === undefined || above.band !== line.band || !isClose(above, line)) break
    start--
  }
  return start
}

/** So much of what stands in a column is of its kind. */
const MOSTLY = 0.8
/** So many figures where the columns have hardly anything else are no chance, and any day is none. */
const LEAST_KNOWN = 2

const isFigure = ({ words }: LineCell): boolean => isValue(textOf(words))
const isDay = ({ words }: LineCell): boolean => cellType(textOf(words)) === 'date'

/** What nearly all cells of a column are, where that is days or figures: “4 January 2023” is a row's among days, and names a column over figures. */
function kindsOfColumns(lines: readonly GridLine[]): ReadonlyMap<number, (cell: LineCell) => boolean> {
  const columns = Map.groupBy(
    lines.flatMap(({ cells }) => cells.filter(({ first }) => first > 0)),
    ({ first }) => first,
  )
  const isMostly = (cells: readonly LineCell[], isOne: (cell: LineCell) => boolean): boolean => {
    const such = cells.filter(isOne).length
    return such >= LEAST_FIGURES && such >= MOSTLY * (cells.length - 1)
  }
  return new Map(
    [...columns].flatMap(([first, cells]) => {
      const kind = [isDay, isFigure].find((one) => isMostly(cells, one))
      return kind === undefined ? [] : [[first, kind]]
    }),
  )
}

/** From this share of the columns on a line names them. */
const NAMED = 0.8

/** Whether a line below names of columns is what the rows behind it belong to, as others are further down: “Coast”, … “Hills”, … */
function isBanner(lines: readonly GridLine[], at: number): boolean {
  const [names, line] = [lines[at - 1], lines[at]]
  if (names === undefined || line === undefined || !isAlone(line)) return false
  const width = Math.max(...lines.map(({ cells }) => (cells.at(-1)?.last ?? 0) + 1))
  if (names.cells.length < Math.max(3, NAMED * width)) return false
  return lines.slice(at + 2).some((other, index, body) => isAlone(other) && (body[index - 1]?.cells.length ?? 2) > 1)
}

/** One text, which begins where rows begin. */
function isAlone({ cells }: GridLine): boolean {
  const [only, ...others] = cells
  return only !== undefined && others.length === 0 && only.first === 0 && !isValue(textOf(only.words))
}

/** So many lines below one another with a figure in one column are rows of data. */
const LEAST_FIGURES = 4

/** Index of the first line from which on all lines are filled alike and one column has a figure in each, whatever the others hold. */
function startOfFigures(lines: readonly GridLine[]): number {
  const [names] = lines
  if (names === undefined) return lines.length
  const starts = names.cells.slice(1).map(({ first, last }) => {
    const hasFigure = ({ cells }: GridLine): boolean =>
      cells.length === names.cells.length &&
      cells.some((cell) => cell.first === first && cell.last === last && isFigure(cell))
    return lines.findLastIndex((line) => !hasFigure(line)) + 1
  })
  const start = Math.min(...starts)
  return start > 0 && lines.length - start >= LEAST_FIGURES ? start : lines.length
}

/**
 * Where lines are drawn, the heading ends at one: what looks like data close below its names, such as the size of a sample, is of the
 * heading, and rows without data below the line are not.
 */
function endOfHeading(lines: readonly GridLine[], first: number, isData: (line: GridLine) => boolean): number {
  const [before, line] = [lines[first - 1], lines[first]]
  if (before === undefined || line === undefined || before.band !== line.band) return first
  const inBand = lines.filter(({ band }) => band === line.band)
  const end = lines.findIndex(({ band }, at) => at > first && band !== line.band)
  const isBelow = line.baseline - before.baseline < 1.45 * Math.max(line.size, before.size)
  if (isBelow && end > 0 && inBand.filter(isData).length === 1 && inBand.length <= 6) return end
  // A line is drawn below the heading: all that is below it is none.
  const start = lines.findIndex(({ band }) => band === line.band)
  return start > 0 ? start : first
}

/** Data, but for the years that columns are often named by. */
function isValue(text: string): boolean {
  return isDatum(text) && !/^(?:19|20)\d\d(?:\s*[-–/]\s*(?:19|20)?\d\d)?$/.test(text)
}

/** In a band of a row, or of several that a blank parts. */
export function isClose(last: GridLine, line: GridLine): boolean {
  return line.baseline - last.baseline < 1.9 * Math.max(line.size, last.size)
}
