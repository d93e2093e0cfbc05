import { boxAround, overlap, type Box } from './geometry.ts'
import type { Glyph } from './page.ts'

export interface Word extends Box {
  text: string
  size: number
  baseline: number
  bold: boolean
}

/** A line of text: its words from left to right, whatever they belong to. */
export interface Line extends Box {
  words: Word[]
  baseline: number
  size: number
}

/** A gap this wide, in sizes of the type, parts words; narrower ones are kerning. */
const WORD_GAP = 0.17

/** The words of a page by line, from top to bottom. */
export function linesOf(glyphs: readonly Glyph[]): Line[] {
  const lines: Word[][] = []
  for (const word of wordsOf(glyphs).toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    // Lines that end above the word can't take it; few reach down to it.
    const line = lines.slice(-4).findLast((words) => onOneLine(words, word))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map(lineOf).toSorted((a, b) => a.baseline - b.baseline)
}

/** On one base line, or a smaller figure raised or lowered beside it. */
function onOneLine(words: readonly Word[], word: Word): boolean {
  const tallest = words.reduce((most, each) => (each.size > most.size ? each : most))
  const shared = overlap(tallest.top, tallest.bottom, word.top, word.bottom)
  const smaller = Math.min(tallest.size, word.size)
  const off = Math.abs(tallest.baseline - word.baseline)
  const raised = smaller < 0.85 * Math.max(tallest.size, word.size) && shared > 0.5 * smaller
  if (off > 0.3 * smaller && !raised) return false
  // A word over another one is of another line, however near.
  return !words.some(
    (each) =>
      overlap(each.left, each.right, word.left, word.right) > 0.5 * Math.min(each.size, word.size) &&
      Math.abs(each.baseline - word.baseline) > 0.2 * Math.min(each.size, word.size),
  )
}

function lineOf(words: Word[]): Line {
  const sorted = joined(words.toSorted((a, b) => a.left - b.left))
  const tallest = sorted.reduce((most, each) => (each.size > most.size ? each : most))
  return { ...boxAround(sorted), words: sorted, baseline: tallest.baseline, size: tallest.size }
}

/** Pieces of one word that were drawn apart. */
function joined(words: Word[]): Word[] {
  const whole: Word[] = []
  for (const word of words) {
    const last = whole.at(-1)
    const gap = last === undefined ? Infinity : word.left - last.right
    if (last === undefined || gap > WORD_GAP * Math.max(last.size, word.size)) whole.push(word)
    else whole[whole.length - 1] = { ...last, ...boxAround([last, word]), text: last.text + word.text }
  }
  return whole
}

/** Characters that follow one another in the drawing and on the page, as words; those drawn twice to look bold count once. */
function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = []
  const seen = new Map<string, Glyph>()
  let word: Word | null = null
  for (const glyph of glyphs) {
    const key = `${glyph.text} ${Math.round(glyph.baseline / 2)} ${Math.round(glyph.left / 2)}`
    const twin = seen.get(key)
    seen.set(key, glyph)
    if (
      twin !== undefined &&
      Math.abs(twin.left - glyph.left) < 0.15 * glyph.size &&
      Math.abs(twin.baseline - glyph.baseline) < 0.15 * glyph.size
    )
      continue
    if (word !== null && follows(word, glyph)) {
      word.text += glyph.text
      word.right = Math.max(word.right, glyph.right)
      word.top = Math.min(word.top, glyph.top)
      word.bottom = Math.max(word.bottom, glyph.bottom)
      continue
    }
    word = { ...glyph }
    words.push(word)
  }
  return words
}

function follows(word: Word, glyph: Glyph): boolean {
  const size = Math.max(word.size, glyph.size)
  const gap = glyph.left - word.right
  if (gap > WORD_GAP * size || gap < -0.4 * size) return false
  return Math.abs(glyph.baseline - word.baseline) < 0.1 * size && Math.abs(glyph.size - word.size) < 0.2 * size
}
