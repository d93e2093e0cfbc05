import type { ColumnProfile } from '../../profile/model.ts'

const VALUES = 40
const MAX_LENGTH = 300

/** Shares of a column's values, and of their characters, that look like something; each 0 to 1. */
export type ValueForm = Float64Array

/** What a whole value may have in it: how much one column of values can differ from another in it tells nothing by itself. */
const MARKS: RegExp[] = [
  /\d{1,2}:\d{2}/,
  /\d{1,4}[-/.年]\d{1,2}(?:[-/.月]\d|月)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i,
  /^(?:https?:\/\/|www\.)/i,
  /\.(?:jpe?g|png|gif|webp|svg|bmp)\b/i,
  /^[-+]?[\d.,' ]*\d[\d.,' ]*$/,
  /[$€£¥%]/,
  /\S\s+\S/,
  /^\p{Lu}/u,
  /[.!?。！？]\s*$/,
]
const CHARACTERS: RegExp[] = [/\p{N}/gu, /\p{Script=Latin}/gu, /(?=\p{L})\P{Script=Latin}/gu, /\s/gu, /[\p{P}\p{S}]/gu]

export function formOf({ values }: ColumnProfile): ValueForm {
  const seen = values.slice(0, VALUES).map(({ value }) => value.trim().slice(0, MAX_LENGTH))
  const text = seen.join('')
  const count = Math.max(1, seen.length)
  const marks = MARKS.map((mark) => seen.filter((value) => mark.test(value)).length / count)
  const characters = CHARACTERS.map((kind) => (text.match(kind)?.length ?? 0) / Math.max(1, text.length))
  const lengths = seen.map((value) => Math.log2(1 + value.length) / 8.3)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / count
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count)
  return Float64Array.of(...marks, ...characters, 2 * mean, 2 * spread)
}

/** 1 for columns that look alike, 0 for those that differ in three marks or more. */
export function formLikeness(left: ValueForm, right: ValueForm): number {
  let apart = 0
  for (let at = 0; at < left.length; at++) apart += Math.abs(left[at]! - right[at]!)
  return Math.max(0, 1 - apart / 3)
}
