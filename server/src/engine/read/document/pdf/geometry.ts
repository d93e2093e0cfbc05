/** A box in points, with y growing downwards as on a screen: `top` is less than `bottom`. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** As PDF writes them: [a b c d e f] takes (x, y) to (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** What takes back what the matrix does; itself where it can't be taken back. */
export function invert(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f] = matrix
  const determinant = a * d - b * c
  if (determinant === 0) return matrix
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant]
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)]
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The matrix of six numbers out of whatever list a PDF gave; null when it is none. */
export function matrixOf(values: unknown): Matrix | null {
  if (values === null || typeof values !== 'object') return null
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = Array.from(values as ArrayLike<number>)
  const six: Matrix = [a, b, c, d, e, f]
  return six.every((value) => Number.isFinite(value)) ? six : null
}

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { left, top, right, bottom } of boxes) {
    if (left < box.left) box.left = left
    if (top < box.top) box.top = top
    if (right > box.right) box.right = right
    if (bottom > box.bottom) box.bottom = bottom
  }
  return box
}

/** How much of two stretches is shared; 0 or less when they are apart. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.min(to, otherTo) - Math.max(from, otherFrom)
}
