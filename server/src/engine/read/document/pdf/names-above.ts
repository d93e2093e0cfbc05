import { columnAt } from './columns.ts'
import type { Line } from './lines.ts'
import { isDatum, rowOf, textOf, type Piece } from './pieces.ts'
import { placesOf, type Frame } from './rulings.ts'

// Some programs draw the grid around the rows only, and set the names of the columns on top of it: these lie outside the frame.

/** So far above the frame, in sizes of the type, the names still stand on it. */
const MOST_APART = 1.6

/**
 * The frame with the line of names that stands on it: one over each of its columns, none of them data, above a first row that has some.
 * As it is where there is none.
 */
export function withNamesAbove(frame: Frame, lines: readonly Line[]): Frame {
  const inner = placesOf(frame.down.filter(({ at }) => at > frame.left + 5 && at < frame.right - 5))
  if (inner.length === 0) return frame
  const piecesOf = (line: Line): Piece[] | null => {
    const { pieces } = rowOf(line)
    const places = pieces.map(({ left, right }) => columnAt(inner, (left + right) / 2))
    const isInside = line.left > frame.left - 2 && line.right < frame.right + 2
    return isInside && places.length === inner.length + 1 && new Set(places).size === places.length ? pieces : null
  }
  const above = lines.findLast(({ baseline }) => baseline < frame.top)
  const first = lines.find(({ baseline }) => baseline > frame.top)
  if (above === undefined || first === undefined || frame.top - above.baseline > MOST_APART * above.size) return frame
  const names = piecesOf(above)
  const isData = ({ words }: Piece): boolean => isDatum(textOf(words))
  const isNamed = names !== null && !names.some(isData) && piecesOf(first)?.some(isData) === true
  return isNamed ? { ...frame, top: above.top } : frame
}
