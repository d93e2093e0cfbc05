import type { PDFPageProxy } from 'unpdf/pdfjs'
import { apply, IDENTITY, matrixOf, multiply, type Box, type Matrix } from './geometry.ts'
import { draw, MAX_GLYPHS, NO_FONT, type Drawn, type Font, type PlacedGlyph } from './operators.ts'

// What a page shows: every character with its place, and every line that could rule a table.

/** A character, upright, in the page's own direction of reading. `baseline` is its y. */
export interface Glyph extends Box {
  text: string
  size: number
  baseline: number
  bold: boolean
}

/** A straight line along the page: at `at` from `from` to `to`. */
export interface Ruling {
  at: number
  from: number
  to: number
}

export interface Page {
  number: number
  width: number
  height: number
  glyphs: Glyph[]
  /** Lines that run across and down. */
  across: Ruling[]
  down: Ruling[]
  /** Boxes filled with a colour: shaded rows and cells. */
  shades: Box[]
  /** What else is drawn: curves and slanting lines. */
  drawings: Box[]
  /** From the page's own coordinates (y upwards) to these. */
  transform: Matrix
}

/** Reads one page. `cut` is true when it has more than is read. */
export async function readPage(proxy: PDFPageProxy): Promise<{ page: Page; cut: boolean }> {
  const viewport = proxy.getViewport({ scale: 1 })
  const base = matrixOf(viewport.transform) ?? IDENTITY
  const operators = await proxy.getOperatorList()
  const drawn = draw(operators, base, (id) => fontOf(proxy, id))
  return { page: layOut(proxy.pageNumber, viewport, base, drawn), cut: drawn.glyphs.length >= MAX_GLYPHS }
}

function fontOf(proxy: PDFPageProxy, id: string): Font {
  try {
    const font = proxy.commonObjs.get(id) as {
      fontMatrix?: number[]
      vertical?: boolean
      bold?: boolean
      name?: string
    }
    const bold = font.bold === true || /bold|black|heavy|demi/i.test(font.name ?? '')
    return { matrix: font.fontMatrix?.[0] ?? 0.001, vertical: font.vertical === true, bold }
  } catch {
    // A font that could not be loaded: its text still has its operators.
    return NO_FONT
  }
}

/** Brings a page whose text mostly runs up or down into its direction of reading, and drops what isn't on it. */
function layOut(number: number, viewport: { width: number; height: number }, base: Matrix, drawn: Drawn): Page {
  const turn = mainTurn(drawn.glyphs, viewport)
  const onPage = (x: number, y: number): [number, number] => apply(turn.matrix, x, y)
  const page: Page = {
    number,
    width: turn.width,
    height: turn.height,
    glyphs: [],
    across: [],
    down: [],
    shades: [],
    drawings: [],
    transform: multiply(turn.matrix, base),
  }
  for (const glyph of drawn.glyphs) {
    const placed = upright(glyph, onPage)
    if (placed === null) continue
    const inside =
      placed.right > -2 && placed.left < page.width + 2 && placed.bottom > -2 && placed.top < page.height + 2
    if (inside) page.glyphs.push(placed)
  }
  for (const { points, filled, curved, colour } of drawn.paths) {
    const turned = points.map(([x, y]) => onPage(x, y))
    if (curved || slants(turned)) page.drawings.push(boxOf(turned))
    else if (filled) takeFilled(turned, colour, page)
    else takeStroked(turned, page)
  }
  return page
}

interface Turn {
  matrix: Matrix
  width: number
  height: number
}

function mainTurn(glyphs: PlacedGlyph[], { width, height }: { width: number; height: number }): Turn {
  let across = 0
  let down = 0
  let up = 0
  for (const { from, to } of glyphs) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    if (Math.abs(dx) >= Math.abs(dy)) across++
    else if (dy > 0) down++
    else up++
  }
  if (up > across && up >= down) return { matrix: [0, 1, -1, 0, height, 0], width: height, height: width }
  if (down > across && down > up) return { matrix: [0, -1, 1, 0, 0, width], width: height, height: width }
  return { matrix: IDENTITY, width, height }
}

/** Null for text that runs another way than the page's. */
function upright({ text, from, to, up, bold }: PlacedGlyph, onPage: Place): Glyph | null {
  const [x, y] = onPage(...from)
  const [endX, endY] = onPage(...to)
  const [upX, upY] = onPage(...up)
  if (Math.abs(endY - y) > Math.abs(endX - x) * 0.1 + 0.01) return null
  const size = Math.hypot(upX - x, upY - y)
  if (!(size > 0.5) || size > 1_000) return null
  const [left, right] = endX >= x ? [x, endX] : [endX, x]
  return { text, left, right, top: y - size * 0.75, bottom: y + size * 0.22, size, baseline: y, bold }
}

type Place = (x: number, y: number) => [number, number]

/** A line may lean so much, in points, and a filled box be so thick to count as a line. */
const LEAN = 1
const THICK = 3
const SHORTEST = 3

function slants(points: readonly [number, number][]): boolean {
  return points.some(([x, y], at) => {
    const [lastX, lastY] = points[at - 1] ?? [x, y]
    return Math.abs(x - lastX) > LEAN && Math.abs(y - lastY) > LEAN
  })
}

function boxOf(points: readonly [number, number][]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function takeStroked(points: [number, number][], page: Page): void {
  for (let at = 1; at < points.length; at++) {
    const [x, y] = points[at - 1] ?? [0, 0]
    const [nextX, nextY] = points[at] ?? [0, 0]
    addRuling(page, Math.min(x, nextX), Math.min(y, nextY), Math.max(x, nextX), Math.max(y, nextY))
  }
}

function addRuling(page: Page, left: number, top: number, right: number, bottom: number): void {
  if (bottom - top <= LEAN && right - left >= SHORTEST)
    page.across.push({ at: (top + bottom) / 2, from: left, to: right })
  else if (right - left <= LEAN && bottom - top >= SHORTEST)
    page.down.push({ at: (left + right) / 2, from: top, to: bottom })
}

function takeFilled(points: [number, number][], colour: string, page: Page): void {
  const { left, top, right, bottom } = boxOf(points)
  const [width, height] = [right - left, bottom - top]
  const isWhite = /^#f{6}$/i.test(colour)
  if (height <= THICK && width > height * 2) {
    if (!isWhite) page.across.push({ at: (top + bottom) / 2, from: left, to: right })
  } else if (width <= THICK && height > width * 2) {
    if (!isWhite) page.down.push({ at: (left + right) / 2, from: top, to: bottom })
  } else if (!isWhite && points.length <= 6 && width > 5 && height > 5) {
    page.shades.push({ left, top, right, bottom })
  }
}
