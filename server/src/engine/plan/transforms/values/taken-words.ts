import { wordsIn, type MeaningOf } from '../../../knowledge/meant-values.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'

/** Of words that a value stands for, those that a rule takes: “D1120” of “CDT D1120”. */
export function takenOf(rule: Pattern): MeaningOf {
  return (text, linked) => {
    const words = wordsIn(text, linked)
    if (words === null || rule.matches(words)) return words
    const taken = new Set(words.split(/[\s,;:()]+/u).filter((word) => word !== '' && rule.matches(word)))
    return taken.size === 1 ? [...taken][0]! : null
  }
}
