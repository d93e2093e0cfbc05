// How figures, names and lists are put into sentences that people read.

const MOST_ITEMS = 8

export const number = (value: number): string => value.toLocaleString('en')
export const count = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`
export const percent = (share: number): string => `${Math.round(share * 100)} %`
export const quote = (name: string): string => `“${name}”`
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** `a, b and c`, or as many as a list may have and how many more there are. */
export const list = (items: readonly string[], most = MOST_ITEMS): string => {
  const shown = items.slice(0, most)
  const rest = items.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${number(rest)} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
