import { HEAD_ROWS } from '../limits.ts'
import { FIXED } from './fixed-width.ts'

/**
 * Tables that are drawn with signs: as databases print them (“+----+”, “| a |”; “a | b” over “---+---”), and as people write them in notes
 * (“| a | b |” over “|---|---|”).
 */

export interface Frame {
  /** Strokes stand at both ends of a row, too. */
  closed: boolean
}

/** At least this share of the lines is drawn so. */
const MOST = 0.7
const LEAST_ROWS = 2

const CLOSED_ROW = /^\s*[|│].*[|│]\s*$/
const DRAWN = /^[+|├┌└╞][-=:+|\s─═┬┼┴╪┤┐┘╡]+[+|┤┐┘╡]$/
const OPEN_RULER = /^\s*-{2,}(?:\+-{2,})+\s*$/

/** How the lines of the text are drawn; null where they are not. */
export function frameOf(sample: string): Frame | null {
  const lines = sample.split(/\r?\n/, HEAD_ROWS).filter((line) => line.trim() !== '')
  if (lines.some((line) => isClosedRuler(line))) {
    const rows = lines.filter((line) => CLOSED_ROW.test(line) && !isClosedRuler(line))
    const rulers = lines.filter((line) => isClosedRuler(line))
    const drawn = rows.length + rulers.length
    return rows.length >= LEAST_ROWS && drawn >= MOST * lines.length ? { closed: true } : null
  }
  const ruler = lines.find((line) => OPEN_RULER.test(line))
  if (ruler === undefined) return null
  const strokes = ruler.split('+').length
  const rows = lines.filter((line) => line.split('|').length === strokes)
  return rows.length >= LEAST_ROWS && rows.length >= MOST * (lines.length - 1) ? { closed: false } : null
}

function isClosedRuler(line: string): boolean {
  const text = line.trim()
  return /--|==|──|══/.test(text) && DRAWN.test(text)
}

/** A line as cells behind one another; nothing for one that is only drawn, and for any other line the line itself. */
export function unframed(line: string, { closed }: Frame): string {
  if (closed ? isClosedRuler(line) : OPEN_RULER.test(line)) return ''
  if (closed && !CLOSED_ROW.test(line)) return line.trim()
  const text = closed ? line.trim().slice(1, -1) : line
  const cells = closed ? text.split(/(?<!\\)[|│]/) : text.split('|')
  const given = cells.map((cell) => (closed ? cell.replaceAll('\\|', '|') : cell).trim())
  return given.map((cell) => cell.replaceAll(FIXED.delimiter, ' ')).join(FIXED.delimiter)
}
