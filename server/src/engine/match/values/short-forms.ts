// Short forms of several words: `M&H` and `SGA` for “Moving and Handling” and “Safeguarding Adults”, `Purch Inv` for “purchase_invoice”.

/** Words between others, which tell nothing and which short forms leave out. */
const JOINING = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'of', 'de', 'du', 'des', 'the', 'for'])

/** The words without those that only join others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  if (words.length < 2 || !words.some((word) => JOINING.has(word))) return words
  const telling = words.filter((word) => !JOINING.has(word))
  return telling.length > 0 ? telling : words
}

/** Letters of a code that stand for words. */
const MOST_LETTERS = 6

/** Whether the letters are the initials of all words, in their order; from three letters on, others of the words may stand behind theirs. */
export function initialled(short: readonly string[], words: readonly string[]): boolean {
  if (words.length < 2) return false
  const letters = short.length === 1 || short.every(({ length }) => length === 1) ? short.join('') : ''
  if (!/^[a-z]+$/.test(letters) || letters.length < words.length || letters.length > MOST_LETTERS) return false
  return isMadeOf(letters, words)
}

/** “Information Technology” for `IT`, “Front of House” for `FOH`: the only allowed code of capitals that is the initials of all words, or of those that tell something. */
export function initialsOf(text: string, allowed: readonly string[]): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const initials = [words, tellingWords(words)].flatMap((some) =>
    some.length < 2 ? [] : some.map((word) => word[0]!.toUpperCase()).join(''),
  )
  const found = allowed.filter((value) => /^\p{Lu}+$/u.test(value) && initials.includes(value))
  return found.length === 1 ? found[0]! : null
}

function isMadeOf(letters: string, [word, ...others]: readonly string[]): boolean {
  if (word === undefined) return letters === ''
  if (letters[0] !== word[0]) return false
  let at = 0
  for (let length = 1; length <= letters.length - others.length; length++) {
    at = word.indexOf(letters[length - 1]!, at) + 1
    if (at === 0) return false
    if (isMadeOf(letters.slice(length), others)) return true
  }
  return false
}

/** Whether each word is the beginning of one, or some of its letters in their order, and one of them says enough. */
export function shortened(short: readonly string[], words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    short.length === words.length &&
    short.some(({ length }) => length >= 3) &&
    short.every((word, at) => words[at]!.startsWith(word) || (word.length >= 3 && isMadeOf(word, [words[at]!])))
  )
}
