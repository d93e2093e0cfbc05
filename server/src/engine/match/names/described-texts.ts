import { HEADS } from '../vocabulary.ts'

// “Text on the invoice”, “Wording of the booking”: whatever a column is called, what is described so is a text, which other systems call “Details”,
// “Narrative” or “Memo”.

const TEXTS = new Set(['content', 'description', 'note'])

/** Whether a description that begins with these words says that it is of a text: not of the number, or the date, of one. */
export function isDescribedAsText([first, ...others]: readonly string[]): boolean {
  return first !== undefined && TEXTS.has(first) && !others.some((concept) => HEADS.has(concept))
}

/** Whether a header says no more than that there is a text. */
export function isTextAlone([only, ...more]: readonly string[]): boolean {
  return only !== undefined && more.length === 0 && TEXTS.has(only)
}
