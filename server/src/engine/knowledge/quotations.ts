/** Text in backticks (as many as it takes, as in Markdown), double, typographic or pointed quotes, on one line. */
const QUOTED =
  /(?<!`)(`{1,9})(?!`)([^\n]{1,500}?)(?<!`)\1(?!`)|"([^"\n]{1,500})"|“([^”\n]{1,500})”|„([^“”\n]{1,500})[“”]|«\s?([^«»\n]{1,500}?)\s?»/g

/** A mark that stands for a quotation, and the characters that make one. */
export const QUOTATION_MARK = '\u0001(\\d+)\u0002'
export const MARK_CHARACTERS = '\u0001\u0002'

export interface Masked {
  /** The text with `\u0001n\u0002` for each quotation. */
  masked: string
  /** What stands in the quotations, and each as it was written. */
  names: string[]
  shown: string[]
}

/** Puts marks in place of quoted names, so that what they hold is no part of a sentence. */
export function maskQuotations(text: string): Masked {
  const names: string[] = []
  const shown: string[] = []
  const masked = text.replace(QUOTED, (quotation: string, _ticks: string, ticked: string, ...rest: unknown[]) => {
    const quoted = rest.slice(0, 4).find((part) => typeof part === 'string')
    shown.push(quotation)
    return `\u0001${names.push(unpad(String(ticked ?? quoted))) - 1}\u0002`
  })
  return { masked, names, shown }
}

/** Markdown: a space on both sides of what stands in backticks belongs to the marks, not to the text. */
function unpad(name: string): string {
  return /^ .*`.* $/.test(name) ? name.slice(1, -1) : name
}

/** Whether a sentence puts a value in quotation marks, so that it is a text, and no name of anything. */
export function isQuoted(value: string, sentence: string): boolean {
  return ['""', '“”', '„“', '„”'].some(([open, close]) => sentence.includes(`${open}${value}${close}`))
}
