/** Small inside names, in the languages that have them: “de la Fuente”, “van den Berg”, “von der Heide”, “Paris et fils”. */
export const PARTICLES = [
  'de',
  'del',
  'della',
  'delle',
  'dei',
  'degli',
  'di',
  'da',
  'dal',
  'do',
  'dos',
  'das',
  'du',
  'des',
  'd',
  'la',
  'las',
  'los',
  'le',
  'les',
  'lo',
  'van',
  'von',
  'vom',
  'zu',
  'zum',
  'zur',
  'der',
  'den',
  'dem',
  'het',
  't',
  's',
  'ten',
  'ter',
  'te',
  'op',
  'aan',
  'bij',
  'in',
  'am',
  'im',
  'an',
  'auf',
  'bei',
  'ob',
  'unter',
  'y',
  'e',
  'i',
  'und',
  'et',
  'en',
  'and',
  'of',
  'the',
  'af',
  'av',
]

/** What Italian names run together with the word behind: “Dell'Orto”, “Sant'Elia”. */
export const ELIDED = ['dell', 'dall', 'nell', 'sull', 'sant']

/** A word, a single letter or what is run together with its apostrophe, or what lies between words: as the transform cuts them. */
const PIECE = new RegExp(
  `(?:\\p{L}|${ELIDED.join('|')})['’]|[\\p{L}\\p{M}\\p{N}]+(?:['’][\\p{L}\\p{M}]+)*|[^\\p{L}\\p{M}\\p{N}]+`,
  'giu',
)

export function piecesOf(value: string): string[] {
  return value.match(PIECE) ?? []
}

/** Whether a value of two letters or more is wholly in capitals, or wholly in small letters. */
export function isUniform(value: string): boolean {
  return /\p{L}\p{M}*\p{L}/u.test(value) && (value === value.toUpperCase() || value === value.toLowerCase())
}

/** As the transform writes it: for trying it on values of the profile, and on examples. */
export function nameCase(value: string, words: readonly string[]): string {
  if (!isUniform(value)) return value
  const told = new Map(words.map((word) => [word.toLowerCase(), word]))
  return piecesOf(value.toLowerCase())
    .map((piece, at) => told.get(piece) ?? usual(piece, at))
    .join('')
}

/** How a word is written where nobody says otherwise. */
export function usual(piece: string, at: number): string {
  if (/^mc\p{L}{3,}$/u.test(piece)) return `Mc${piece.charAt(2).toUpperCase()}${piece.slice(3)}`
  return at > 0 && PARTICLES.includes(piece) ? piece : piece.charAt(0).toUpperCase() + piece.slice(1)
}
