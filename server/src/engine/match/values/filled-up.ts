/** A letter or a few, and a number that may lack its zeros: `B7` for `B07`. */
const LETTERED = /^(\p{L}{1,4}[./ -]?)(\d{1,5})$/u
/** Longer numbers are hardly filled up. */
const LONGEST_FILLED = 6

/** The code with more and more zeros in front of its number. */
export function filledUp(text: string): string[] {
  const [, letters, figures] = LETTERED.exec(text) ?? []
  if (letters === undefined || figures === undefined) return []
  const more = Array.from({ length: LONGEST_FILLED - figures.length }, (_, at) => figures.length + 1 + at)
  return more.map((length) => letters.toUpperCase() + figures.padStart(length, '0'))
}
