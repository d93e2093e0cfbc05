import { overlap } from './geometry.ts'
import { isDatum, textOf, type Piece, type Row } from './pieces.ts'

/** So many lines one below the other, flush on the left, make a paragraph. */
const LEAST_LINES = 3
const LEAST_WORDS = 4

interface Placed {
  piece: Piece
  row: number
}

/**
 * Finds the pieces that belong to running text: lines of several words, one close below the other, that begin at the same place
 * and mostly reach equally far. On a page of several columns these stand side by side, as cells do.
 */
export function proseOf(rows: readonly Row[]): Set<Piece> {
  const prose = new Set<Piece>()
  const open: Placed[][] = []
  const close = (run: Placed[]): void => {
    if (!isParagraph(run)) return
    for (const { piece } of run) prose.add(piece)
  }
  for (const [index, row] of rows.entries()) {
    for (const piece of row.pieces) {
      const at = open.findIndex((run) => continues(run, piece))
      const run = at < 0 ? undefined : open[at]
      if (run) run.push({ piece, row: index })
      else open.push([{ piece, row: index }])
    }
    for (let at = open.length - 1; at >= 0; at--) {
      const last = open[at]?.at(-1)
      if (last === undefined || row.baseline - last.piece.baseline <= 2.2 * last.piece.size) continue
      close(open[at] ?? [])
      open.splice(at, 1)
    }
  }
  for (const run of open) close(run)
  return prose
}

function continues(run: readonly Placed[], piece: Piece): boolean {
  const last = run.at(-1)?.piece
  if (last === undefined || piece.baseline - last.baseline < 0.5 * piece.size) return false
  if (Math.abs(piece.size - last.size) > 0.15 * piece.size) return false
  if (piece.baseline - last.baseline > 2.2 * piece.size) return false
  const lefts = run.slice(-3).map((each) => each.piece.left)
  const near = lefts.some((left) => Math.abs(left - piece.left) < 2)
  // The first line of a paragraph stands further in or out.
  const indented = Math.abs(piece.left - last.left) < 3.5 * piece.size
  return (near || indented) && overlap(piece.left, piece.right, last.left, last.right) > 0
}

function isParagraph(run: readonly Placed[]): boolean {
  if (run.length < LEAST_LINES) return false
  const widths = run.map(({ piece }) => piece.right - piece.left)
  const widest = Math.max(...widths)
  const size = run[0]?.piece.size ?? 10
  if (widest < 12 * size) return false
  const wordy = run.filter(({ piece }) => piece.words.length >= LEAST_WORDS && !isDatum(textOf(piece.words)))
  if (wordy.length < 0.7 * run.length) return false
  const full = widths.filter((width) => width > 0.75 * widest)
  return full.length >= 0.55 * run.length
}
