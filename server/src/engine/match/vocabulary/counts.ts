/** Numbers in words, without accents, as descriptions count figures with them; those of three and more inflect in no way that matters here. */
const COUNTS = [
  'two|zwei|deux|dos|due|twee|dwie',
  'three|drei|trois|tres|tre|drie|trzy',
  'four|vier|quatre|cuatro|quattro|cztery',
  'five|funf|cinq|cinco|cinque|vijf|piec',
  'six|sechs|seis|sei|zes|szesc',
  'seven|sieben|sept|siete|sette|zeven|siedem',
  'eight|acht|huit|ocho|otto|osiem',
  'nine|neun|neuf|nueve|nove|negen|dziewiec',
  'ten|zehn|dix|diez|dieci|tien|dziesiec',
  'eleven|elf|onze|once|undici',
  'twelve|zwolf|douze|doce|dodici|twaalf',
]

/** A number of one or two figures, or a word for two to twelve: a part of a pattern, for folded text. */
export const COUNT = `\\d{1,2}|${COUNTS.join('|')}`

/** The number that a match of `COUNT` is. */
export function countOf(word: string): number {
  return Number(word) || COUNTS.findIndex((words) => words.split('|').includes(word)) + 2
}

const ONE = /^(?:one|eins?|eine[nr]?|une?|uno|una|een|jeden)$/u
const IN_WORDS = new RegExp(`^(?:${COUNT})$`, 'u')

/** The figure that a folded word for a count up to twelve is; null for any other word. */
export function figureOfWord(word: string): string | null {
  if (/\d/.test(word)) return null
  return ONE.test(word) ? '1' : IN_WORDS.test(word) ? String(countOf(word)) : null
}
