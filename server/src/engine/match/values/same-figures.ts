import { figureOfWord } from '../vocabulary/counts.ts'
import { plainValue } from '../vocabulary/meanings.ts'

// “2/10 N30” is `two_ten_net_30`, not `net_30`: of values that differ by their figures the one with the same is meant, and one that has fewer is no more
// than a guess.

interface Meant {
  value: string
  /** 0 to 1. */
  confidence: number
}

const AS_SURE = 0.92
const DOUBTED = 0.79

/** The candidates, best first, held against the figures of what is meant, where it has several. */
export function withSameFigures(raw: string, allowed: readonly string[], found: readonly Meant[]): readonly Meant[] {
  const own = figuresOf(raw)
  if (own.length < 2) return found
  const [best] = found
  const [same, ...more] = allowed.filter((value) => figuresOf(value).join() === own.join())
  if (same !== undefined && more.length === 0)
    return best?.value === same
      ? found
      : [{ value: same, confidence: AS_SURE }, ...found.filter(({ value }) => value !== same).map(doubted)]
  const begun = FIGURES_ALONE.test(raw) ? allowed.filter((value) => beginsWith(figuresOf(value), own)) : []
  if (begun.length === 1 && HAS_WORD.test(begun[0]!)) return [{ value: begun[0]!, confidence: WHOLE }]
  const fewer = best === undefined ? [] : figuresOf(best.value)
  const isPart = fewer.length > 0 && own.some((figure) => !fewer.includes(figure))
  return isPart && allowed.length > 1 ? found.map(doubted) : found
}

/** “2/10” is short for “2% 10 Net 30”, where nothing else begins so. */
const FIGURES_ALONE = /^\s*\d{1,3}\s*%?\s*[/-]\s*\d{1,3}\s*$/u

/** A key of figures may begin so by chance. */
const HAS_WORD = /\p{L}{3,}/u
/** As sure as the same words, also among values that differ by their figures alone. */
const WHOLE = 0.99

const beginsWith = (figures: readonly string[], own: readonly string[]): boolean =>
  own.every((figure, at) => figures[at] === figure)

const doubted = ({ value, confidence }: Meant): Meant => ({ value, confidence: Math.min(confidence, DOUBTED) })

/** Its figures in their order, also those in words. */
function figuresOf(value: string): string[] {
  return plainValue(value)
    .split(/_|(?<=\d)(?=\D)|(?<=\D)(?=\d)/)
    .flatMap((part) => (/^\d+$/.test(part) ? String(Number(part)) : (figureOfWord(part) ?? [])))
}
