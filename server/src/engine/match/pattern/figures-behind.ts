import type { Pattern } from './pattern.ts'

const MOST = 12

/** How many figures a rule wants behind letters: `5` where it is `^[AB]-\d{5}$`; null where it takes none, or any number of them. */
export function figuresBehind(front: string, rule: Pattern): number | null {
  const lengths = Array.from({ length: MOST }, (_, at) => at + 1).filter((length) =>
    ['1', '9'].every((figure) => rule.matches(front + figure.repeat(length))),
  )
  return lengths.length === 1 ? lengths[0]! : null
}
