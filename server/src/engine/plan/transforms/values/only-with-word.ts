import { NOT } from '../../../knowledge/grounded/acts.ts'
import { fold } from '../../../match/names/words.ts'

// “Y = yard”, where “Back Yard” is the only one of the allowed values that has the word.

const LEAST = 4

/** The only allowed value that has a word which a code is said to stand for; null where several do, or it says the opposite. */
export function onlyWithWord(allowed: readonly string[]): (word: string) => string | null {
  return (word) => {
    const plain = fold(word).trim()
    const [only, ...more] = allowed.filter((value) =>
      fold(value)
        .split(/[^\p{L}]+/u)
        .includes(plain),
    )
    return plain.length < LEAST || only === undefined || more.length > 0 || NOT.test(only) ? null : only
  }
}
