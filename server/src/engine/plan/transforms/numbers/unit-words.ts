import { readNumber } from '../../../profile/numbers.ts'
import type { Work } from '../column-values.ts'

// Words behind figures that are their unit though nobody knows it, as nearly all figures have the same.

/** From this share of the cells on, a word behind the figures is their unit though nobody knows it. */
const COMMON = 0.8
/** From this share on, what has no word is bare figures. */
const ALL = 0.95

/** A word apart from the figures, a sign, or what the figures are for: “12 bx”, “70°”, “8x”, “19.40 p/h”, “14/hour”, “£95 pw”. */
const WORD =
  /^((?:\p{Sc}\s?)?[-+(]?\d[\d.,'’ \u00a0\u202f]*?)(?:\s+(?=\p{L})|\s*(?=[°º×x]$|\/\s?\p{L}))([\p{L}°º×/]\s?[\p{L}./]{0,14}|per \p{L}{1,10})$/u

/** Right behind the figures small letters are a unit where they stand so in other cells, or apart: “16hh” and “15.2 hh”. */
const GLUED = /^([-+]?\d[\d.,]*)(\p{Ll}{2,6})\.?$/u

/** The figures of a value and the word behind them; null where there is none, or another text. */
export function wordBehind(value: string): { figures: string; word: string } | null {
  const [, figures, word] = WORD.exec(value.trim()) ?? GLUED.exec(value.trim()) ?? []
  return figures === undefined || word === undefined ? null : { figures, word }
}

export function sameWord(word: string): string {
  return word.toLowerCase().replace(/\.$/, '').replace(/s$/, '')
}

/** So many values that have it are no slips. */
const FEW = 3

const PLAIN_FIGURES = [
  ['1', '12', '1234', '123456'],
  ['1.5', '12.5'],
  ['1.25', '12.25'],
  ['12.0', '15.2'],
]

/** One and the same word behind nearly all figures, or behind those that aren't bare, where figures alone are wanted. */
export function wordMeasure({ kinds, values, source, rule }: Work): { unit: string } | null {
  const numeric = kinds.some((kind) => kind === 'number' || kind === 'integer')
  if (!numeric && !(rule && PLAIN_FIGURES.some((all) => all.every((figures) => rule.matches(figures))))) return null
  const counts = new Map<string, { word: string; count: number }>()
  for (const { value, count } of values) {
    const word = value === null ? undefined : wordBehind(value)?.word
    if (word === undefined || readNumber(value!) !== null) continue
    const known = counts.get(sameWord(word)) ?? { word: word.replace(/\.$/, ''), count: 0 }
    counts.set(sameWord(word), { ...known, count: known.count + count })
  }
  const [only, ...others] = counts.values()
  if (!only || others.length > 0) return null
  const isBare = (value: string | null): boolean => value !== null && readNumber(value)?.unit === null
  const bare = values.reduce((sum, { value, count }) => (isBare(value) ? sum + count : sum), 0)
  const nearlyAll =
    only.count >= COMMON * source.filled || (only.count >= FEW && only.count + bare >= ALL * source.filled)
  return nearlyAll ? { unit: only.word } : null
}
