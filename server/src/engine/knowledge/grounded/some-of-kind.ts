import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import { STATES } from '../../match/vocabulary/meanings/states.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isSameWord, stemOf, type Word } from './words.ts'

// “Voided checks” are some of the checks: where nothing says of which, all of them would be too many.

const STATE_MEANINGS = new Set(
  STATES.trim()
    .split('\n')
    .flatMap((line) => meaningsOf(line.split(' ')[0]!)),
)

/** Whether the words name a kind that the columns tell and, besides, a state that they don't. */
export function areSomeOfKind(words: readonly Word[], columns: readonly ColumnProfile[]): boolean {
  const values = columns.flatMap((column) => column.values.map(({ value }) => value))
  return words.some(({ text }) => isState(text) && !values.some((value) => isSameWord(text, value)))
}

/** Whether a word says which state something is in: “voided”, “abgelaufen”. */
function isState(word: string): boolean {
  return [word, stemOf(word)].flatMap(meaningsOf).some((meaning) => STATE_MEANINGS.has(meaning))
}
