import type { Word } from './lines.ts'
import { isDatum, pieceOf, piecesOf, textOf, type Piece, type Row } from './pieces.ts'

// Columns are where white space runs down through the rows. The space is measured by how many rows cross each place, so that a
// heading over several columns, or a label that is too long, doesn't close the gap for all others.

/** A narrower gap, in sizes of the type, is a space between words. */
const SPACE = 0.5

/**
 * The pieces of each row as columns are found from them: parted more finely than to see whether there is a table at all, and between
 * numbers whatever the gap, for two full ones are two values.
 */
export function cellPiecesOf(rows: readonly Row[]): Piece[][] {
  const lines = rows.map(({ pieces }) => pieces.flatMap(({ words }) => words))
  const space = spaceOf(lines)
  return lines.map((words) =>
    piecesOf(words, space).flatMap((piece) => betweenNumbers(piece.words).map((part) => pieceOf(part))),
  )
}

/** Some set type with wide spaces: what is hardly wider than most gaps between words is one. */
function spaceOf(lines: readonly (readonly Word[])[]): number {
  const gaps = lines.flatMap((words) =>
    words.slice(1).flatMap((word, at) => {
      const gap = (word.left - (words[at]?.right ?? 0)) / word.size
      return gap < 1 && !isDatum(word.text) ? [gap] : []
    }),
  )
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return gaps.length < 8 ? SPACE : Math.min(0.9, Math.max(SPACE, 1.5 * median))
}

function betweenNumbers(words: readonly Word[]): Word[][] {
  const parts: Word[][] = []
  for (const word of words) {
    const last = parts.at(-1)?.at(-1)
    if (last === undefined || (isFullNumber(last.text) && isFullNumber(word.text))) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** A number that can't be the beginning of a longer one, nor the rest of one. */
function isFullNumber(text: string): boolean {
  return /^[-–−(*$€£]*(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)[%)*†‡]*$/.test(text)
}

interface Stretch {
  from: number
  to: number
  crossing: number
}

/**
 * The places between columns, from left to right.
 *
 * @param rows the rows of a table, as the pieces that their cells may be made of
 * @param fixed places of drawn lines: they are kept as they are
 */
export function separatorsOf(rows: readonly (readonly Piece[])[], fixed: readonly number[] = []): number[] {
  const several = rows.filter((pieces) => pieces.length > 1)
  if (several.length === 0) return [...fixed]
  const size = medianSize(rows)
  const valleys = valleysOf(several, allowedCrossings(several.length))
  const leastWidth = (several.length >= 8 ? 0.15 : several.length >= 4 ? 0.35 : 0.8) * size
  const open = valleys.filter(
    ({ from, to }) => to - from >= leastWidth && !fixed.some((at) => at > from - 2 && at < to + 2),
  )
  const places = [...fixed, ...open.map(({ from, to }) => (from + to) / 2)].toSorted((a, b) => a - b)
  const ruled = new Set(fixed)
  const wide = places.filter((place, at) => ruled.has(place) || isColumnGap(rows, places, at, size))
  return withoutEmptyColumns(rows, wide, ruled)
}

/** A gap hardly wider than a space parts columns only where it parts numbers: words line up by chance, or after equal ones. */
function isColumnGap(
  rows: readonly (readonly Piece[])[],
  places: readonly number[],
  at: number,
  size: number,
): boolean {
  const place = places[at] ?? 0
  const gaps: number[] = []
  let data = 0
  let bullets = 0
  for (const pieces of rows) {
    const next = pieces.findIndex(({ left }) => left > place - 1)
    const [before, after] = [pieces[next - 1], pieces[next]]
    if (before === undefined || after === undefined || before.right > place + 1) continue
    if (before.right < (places[at - 1] ?? -Infinity) || after.left > (places[at + 1] ?? Infinity)) continue
    gaps.push(after.left - before.right)
    if (/^[•●○▪■◦‣–—-]$/.test(textOf(before.words))) bullets++
    if ([before, after].every(({ words }) => isDatum(textOf(words)) && /\d/.test(textOf(words)))) data++
  }
  if (gaps.length === 0) return true
  if (bullets > 0.5 * gaps.length) return false
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return median >= 0.85 * size || data >= 0.5 * gaps.length
}

function allowedCrossings(rows: number): number {
  if (rows <= 3) return rows === 3 ? 1 : 0
  return Math.max(1, Math.floor(rows * 0.2))
}

function medianSize(rows: readonly (readonly Piece[])[]): number {
  const sizes = rows.flatMap((pieces) => pieces.map(({ size }) => size)).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** Stretches that fewer rows cross than the stretches beside them, and few in all. */
function valleysOf(rows: readonly (readonly Piece[])[], allowed: number): Stretch[] {
  const edges: { at: number; step: number }[] = []
  for (const pieces of rows) {
    for (const { left, right } of pieces) edges.push({ at: left, step: 1 }, { at: right, step: -1 })
  }
  edges.sort((a, b) => a.at - b.at || a.step - b.step)
  const stretches: Stretch[] = []
  let crossing = 0
  for (const [index, { at, step }] of edges.entries()) {
    crossing += step
    const to = edges[index + 1]?.at
    if (to === undefined || to - at < 0.01) continue
    const last = stretches.at(-1)
    if (last !== undefined && last.crossing === crossing) last.to = to
    else stretches.push({ from: at, to, crossing })
  }
  return stretches.filter(
    (stretch, index) =>
      stretch.crossing <= allowed &&
      (stretches[index - 1]?.crossing ?? 0) > stretch.crossing &&
      (stretches[index + 1]?.crossing ?? 0) > stretch.crossing,
  )
}

/**
 * Two neighbours that are hardly ever filled together are one column, such as numbers and their heading a little aside; so is a
 * column that a single row fills.
 */
function withoutEmptyColumns(
  rows: readonly (readonly Piece[])[],
  places: number[],
  fixed: ReadonlySet<number>,
): number[] {
  const kept = [...places]
  for (let at = 0; at < kept.length;) {
    const place = kept[at] ?? 0
    const [left, both, right] = fillsBeside(rows, kept, at)
    const fewer = Math.min(left, right)
    const disjoint = both === 0 || (both <= 1 && Math.max(left, right) >= 6)
    const slight = fewer + both <= 2 || fewer < 0.3 * Math.max(left, right)
    const lonely = rows.length >= 4 && fewer + both === 1
    if (!fixed.has(place) && ((disjoint && slight) || lonely)) {
      kept.splice(at, 1)
      at = Math.max(0, at - 1)
    } else at++
  }
  return kept
}

/** Rows that fill only the column left of the place, both beside it, and only the right one. */
function fillsBeside(
  rows: readonly (readonly Piece[])[],
  places: readonly number[],
  at: number,
): [number, number, number] {
  const from = places[at - 1] ?? -Infinity
  const middle = places[at] ?? 0
  const to = places[at + 1] ?? Infinity
  let [left, both, right] = [0, 0, 0]
  for (const pieces of rows) {
    let [inLeft, inRight] = [false, false]
    for (const piece of pieces) {
      const center = (piece.left + piece.right) / 2
      if (center > from && center <= middle && piece.right < middle + 1) inLeft = true
      if (center > middle && center <= to && piece.left > middle - 1) inRight = true
    }
    if (inLeft && inRight) both++
    else if (inLeft) left++
    else if (inRight) right++
  }
  return [left, both, right]
}

/** Index of the column that a place lies in. */
export function columnAt(separators: readonly number[], x: number): number {
  let column = 0
  while (column < separators.length && x > (separators[column] ?? 0)) column++
  return column
}
