// “F = full, C = closed”: where a word of the text stands in a column itself.

/** What stands behind a word is of the next code, where the word is what a code before it means. */
export function ownOf(behind: string, before: string): string {
  return MEANT.test(before) ? behind.split(/[,;](?=\s)/u)[0]! : behind
}

const MEANT = /[\p{L}\p{N}]["”“»’]?\s*(?:=|→|->|=>)\s*["“„«‘(]*$/u
