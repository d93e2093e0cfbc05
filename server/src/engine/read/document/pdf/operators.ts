import { OPS } from 'unpdf/pdfjs'
import { apply, IDENTITY, matrixOf, multiply, type Matrix } from './geometry.ts'

// A page's drawing operators (ISO 32000-1, 8 and 9), as pdf.js hands them on: characters and paths with their places. Taken from the
// operators and not from a text layer, because only they tell where within a string a column ends.

/** More characters or lines than a page that is meant to be read has; what lies beyond is left out, and it is said. */
export const MAX_GLYPHS = 200_000
const MAX_PATHS = 20_000
const MAX_DEPTH = 200

export interface Font {
  matrix: number
  vertical: boolean
  bold: boolean
}

interface State {
  ctm: Matrix
  font: Font
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}

interface TextPlace {
  matrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

export const NO_FONT: Font = { matrix: 0.001, vertical: false, bold: false }

/** A glyph on its way: where its base line begins and ends on the page. */
export interface PlacedGlyph {
  text: string
  from: [number, number]
  to: [number, number]
  up: [number, number]
  bold: boolean
}

export interface Drawn {
  glyphs: PlacedGlyph[]
  paths: { points: [number, number][]; filled: boolean; curved: boolean; colour: string }[]
}

export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

/** Goes through the operators of a page as one who draws it, and notes where what goes. */
export function draw({ fnArray, argsArray }: Operators, base: Matrix, font: (id: string) => Font): Drawn {
  const drawn: Drawn = { glyphs: [], paths: [] }
  const fonts = new Map<string, Font>()
  const stack: { state: State; colours: Colours }[] = []
  let state: State = {
    ctm: base,
    font: NO_FONT,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  }
  let colours: Colours = { fill: '#000000', stroke: '#000000' }
  let place: TextPlace = { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 }
  const save = (): void => {
    if (stack.length < MAX_DEPTH) stack.push({ state: { ...state }, colours: { ...colours } })
  }
  const restore = (): void => {
    const saved = stack.pop()
    if (saved === undefined) return
    ;({ state, colours } = saved)
  }
  const transform = (values: unknown): void => {
    const matrix = matrixOf(values)
    if (matrix !== null) state.ctm = multiply(state.ctm, matrix)
  }
  const move = (x: number, y: number): void => {
    place.lineX += x
    place.lineY += y
    place.x = place.lineX
    place.y = place.lineY
  }
  for (let at = 0; at < fnArray.length && drawn.glyphs.length < MAX_GLYPHS; at++) {
    const given = (argsArray[at] ?? []) as unknown[]
    const number = (index = 0): number => Number(given[index] ?? 0)
    switch (fnArray[at]) {
      case OPS.save:
      case OPS.beginGroup:
        save()
        break
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        restore()
        break
      case OPS.transform:
        transform(given)
        break
      case OPS.paintFormXObjectBegin:
        save()
        transform(given[0])
        break
      case OPS.beginAnnotation:
        save()
        state.ctm = base
        transform(given[2])
        transform(given[3])
        break
      case OPS.beginText:
        place = { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 }
        break
      case OPS.setFont: {
        const id = String(given[0])
        if (!fonts.has(id)) fonts.set(id, font(id))
        state.font = fonts.get(id) ?? NO_FONT
        state.fontSize = number(1)
        break
      }
      case OPS.setCharSpacing:
        state.charSpacing = number()
        break
      case OPS.setWordSpacing:
        state.wordSpacing = number()
        break
      case OPS.setHScale:
        state.scale = number() / 100
        break
      case OPS.setLeading:
        state.leading = -number()
        break
      case OPS.setTextRise:
        state.rise = number()
        break
      case OPS.setTextMatrix:
        place = { matrix: matrixOf(given[0]) ?? matrixOf(given) ?? IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 }
        break
      case OPS.moveText:
        move(number(0), number(1))
        break
      case OPS.setLeadingMoveText:
        state.leading = number(1)
        move(number(0), number(1))
        break
      case OPS.nextLine:
        move(0, state.leading)
        break
      case OPS.showText:
        if (Array.isArray(given[0])) showText(given[0], state, place, drawn.glyphs)
        break
      case OPS.setFillRGBColor:
        colours.fill = String(given[0])
        break
      case OPS.setStrokeRGBColor:
        colours.stroke = String(given[0])
        break
      case OPS.constructPath:
        takePath(given, state.ctm, colours, drawn)
        break
      default:
    }
  }
  return drawn
}

interface Colours {
  fill: string
  stroke: string
}

/** As pdf.js hands a glyph on; a number between glyphs moves by thousandths of the size. */
interface ShownGlyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

function showText(shown: unknown[], state: State, place: TextPlace, glyphs: PlacedGlyph[]): void {
  const { font, fontSize, scale, rise } = state
  if (fontSize === 0) return
  const whole = multiply(state.ctm, place.matrix)
  for (const item of shown) {
    if (typeof item === 'number') {
      const by = (item * fontSize) / 1000
      if (font.vertical) place.y += by
      else place.x -= by * scale
      continue
    }
    if (item === null || typeof item !== 'object') continue
    const { unicode = '', width = 0, isSpace = false } = item as ShownGlyph
    const spacing = state.charSpacing + (isSpace ? state.wordSpacing : 0)
    const advance = width * fontSize * font.matrix
    const text = readable(unicode)
    if (text !== '') {
      const end = font.vertical ? place.x + Math.abs(fontSize) : place.x + advance * scale
      glyphs.push({
        text,
        from: apply(whole, place.x, place.y + rise),
        to: apply(whole, end, place.y + rise),
        up: apply(whole, place.x, place.y + rise + Math.abs(fontSize)),
        bold: font.bold,
      })
    }
    if (font.vertical) place.y += advance - spacing
    else place.x += (advance + spacing) * scale
  }
}

/** Ligatures as their letters; characters that stand for nothing left out. */
function readable(unicode: string): string {
  const plain = /[\ufb00-\ufb06\ufe70-\ufeff]/.test(unicode) ? unicode.normalize('NFKC') : unicode
  return plain.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u200b\u00ad\ufeff]/gu, '').toWellFormed()
}

const fillOperators = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const strokeOperators = new Set<number>([OPS.stroke, OPS.closeStroke])

/** Numbers that follow each of pdf.js's path operators: move, line, curve, quadratic curve, close. */
const pathArguments = [2, 2, 6, 4, 0]
const CURVES = new Set([2, 3])

/** A path's subpaths as lists of corners; a curve goes straight to its end. */
function takePath(given: unknown[], ctm: Matrix, colours: Colours, drawn: Drawn): void {
  const filled = fillOperators.has(Number(given[0]))
  if (!filled && !strokeOperators.has(Number(given[0]))) return
  const list = Array.isArray(given[1]) ? (given[1][0] as ArrayLike<number> | null) : null
  if (list === null || typeof list.length !== 'number') return
  const colour = filled ? colours.fill : colours.stroke
  let points: [number, number][] = []
  let curved = false
  const end = (): void => {
    if (points.length > 1 && drawn.paths.length < MAX_PATHS) drawn.paths.push({ points, filled, curved, colour })
    points = []
    curved = false
  }
  for (let at = 0; at < list.length;) {
    const operator = list[at] ?? 0
    const count = pathArguments[operator]
    if (count === undefined) break
    if (operator === 0) end()
    if (CURVES.has(operator)) {
      curved = true
      points.push(apply(ctm, list[at + count - 1] ?? 0, list[at + count] ?? 0))
    } else if (operator === 4) {
      if (points[0] !== undefined) points.push(points[0])
    } else points.push(apply(ctm, list[at + 1] ?? 0, list[at + 2] ?? 0))
    at += count + 1
  }
  end()
}
