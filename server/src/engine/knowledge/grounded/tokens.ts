import { wordsIn } from './words.ts'

// What a sentence shows of cells: words in quotation marks, codes and figures.

export interface Token {
  text: string
  quoted: boolean
}

const IN_BRACKETS =
  /(?<!\p{L})(?:marked|flagged|labelled|saying|say|says|gekennzeichnet|markiert|vermerk|zusatz|marquée?s?|marcad[oa]s?|dizem|dicen|märkta?|gemarkeerd)\s(?:with |as |mit |als |avec |como |med |met )?\(([^()]{2,30})\)/giu

/** What stands in quotation marks or brackets, and codes: words in capitals, and figures; with `any` the next word whatever it is. */
export function tokensIn(text: string, any = false): Token[] {
  const quoted = [...text.matchAll(/["“„«‘`]\s?([^"“”„«»‘’`]{1,60}?)\s?["”“»’`]/gu)].map(([, inner]) => inner!)
  // “Marked (deleted)”: what the cells have in brackets, too.
  const marked = [...text.matchAll(IN_BRACKETS)].map(([, inner]) => inner!)
  if (quoted.length + marked.length > 0) return [...quoted, ...marked].map((inner) => ({ text: inner, quoted: true }))
  const codes = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}./-])(?:\p{Lu}[\p{Lu}\d]*(?:[-./][\p{Lu}\d]+)*|\d+[.,]\d{1,2}(?![.,]?\d)|\d[\p{Lu}\d-]*)(?![\p{L}\p{N}])/gu,
    ),
  ]
  // One capital at the beginning is a word.
  const found = codes.flatMap(({ 0: code, index }) =>
    index === 0 && code.length === 1 ? [] : [{ text: code, quoted: false }],
  )
  if (found.length > 0 || !any) return found
  const next = wordsIn(text)[0]
  return next ? [{ text: next.raw, quoted: false }] : []
}
