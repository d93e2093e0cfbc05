// English words of one stem: `weld`, `welded` and `welding`; `inspect`, `inspected` and `inspection`.

/** Endings, longest first; `-er` is none of them, as the printer is no printing, nor is `-y`, as a party is no part. */
const ENDINGS =
  /(?:ations?|ating|ated|ates?|ings?|ions?|ments?|ances?|ied|(?<=v|s|w|rr|it)als?|(?<=[cgknprtxh])es|ed|(?<!s)s|e)$/

const LEAST = 3
/** `none` is no form of `non`. */
const LEAST_BEFORE_E = 4

/** What words of one stem share; a word that is too short for an ending is its own stem. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '').replace(/([^aeiou])\1$/, '$1')
  const least = word.endsWith('e') ? LEAST_BEFORE_E : LEAST
  return stem.length < least || !/[aeiouy]/.test(stem) ? word : stem
}

/** Whether something is done, goes on, or is just called so: what is being shipped isn't `shipped`. */
export function stageOf(word: string): 'done' | 'going' | 'named' {
  if (/(?:ed|sent|paid|sold|held)$/.test(word)) return 'done'
  return word.endsWith('ing') ? 'going' : 'named'
}
