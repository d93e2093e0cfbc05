/** A port as it is given on a command line, or another whole number up to `most`. */
export const wholeNumber = (name: string, text: string, most: number): number => {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
  throw new TypeError(`--${name} ${text}: must be a whole number up to ${most}.`)
}

export const readPort = (text: string): number => wholeNumber('port', text, 65_535)
