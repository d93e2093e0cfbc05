import { boxAround, type Box } from './geometry.ts'
import type { Line, Word } from './lines.ts'

/** Words of one line that stand together: a cell, a part of one, or a line of prose. */
export interface Piece extends Box {
  words: Word[]
  size: number
  baseline: number
}

/** A line of text as the pieces that gaps part it into. */
export interface Row extends Box {
  pieces: Piece[]
  baseline: number
  size: number
}

/** A wider gap, in sizes of the type, parts cells: no justified text has such spaces in most of its lines. */
const CELL_GAP = 0.75

export function rowOf(line: Line): Row {
  return { ...boxOf(line), pieces: piecesOf(line.words), baseline: line.baseline, size: line.size }
}

function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom }
}

/** A row of cells, and not a line alone. */
export const isTabular = ({ pieces }: Row): boolean => pieces.length > 1

/** Words parted where the gap is wider than `gap` sizes of the type. */
export function piecesOf(words: readonly Word[], gap = CELL_GAP): Piece[] {
  const pieces: Word[][] = []
  for (const word of words) {
    const piece = pieces.at(-1)
    const last = piece?.at(-1)
    // Dots that lead the eye to the next cell belong to the one before it, and end it.
    const led = last !== undefined && isLeader(last) && !isLeader(word)
    if (
      piece === undefined ||
      last === undefined ||
      led ||
      word.left - last.right > gap * Math.max(last.size, word.size)
    )
      pieces.push([word])
    else piece.push(word)
  }
  return pieces.map(pieceOf)
}

export function pieceOf(words: Word[]): Piece {
  const tallest = words.reduce((most, word) => (word.size > most.size ? word : most))
  return { ...boxAround(words), words, size: tallest.size, baseline: tallest.baseline }
}

/** Dots, as many or as far apart as no sentence has them. */
export function isLeader({ text }: { text: string }): boolean {
  return /^[.·…‥․_]+$/.test(text) && (text.length === 1 || text.length > 3)
}

/** The text of words, without the dots that lead to the next cell. */
export function textOf(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ')
  return text
    .replace(/(?:\s*[.·…‥․_]){3,}\s*$/u, '')
    .replace(/\s+([.·…])(?=\s+\1)/gu, '$1')
    .trim()
}

/** A number, date, amount, share, or a mark that stands for one. */
export function isDatum(text: string): boolean {
  const bare = text.replace(/[\s*†‡§]/g, '')
  if (bare === '') return text.trim() !== ''
  if (/^(?:[-–—−.]+|n\/?a|nil|none|x|\(x\)|yes|no|✓|✔|•)$/i.test(bare)) return true
  const digits = bare.replace(/[^\d]/g, '').length
  const letters = bare.replace(/[^\p{L}]/gu, '').length
  return digits > 0 && letters <= Math.max(1, digits) && bare.length <= 30
}
