import { anyOf, EXCEPT } from '../grounded/acts.ts'

// Words by which a sentence does not hold for all that it names, or is not sure: what a reader does not understand of them, it must not pass over.

const DOUBT = anyOf(
  'maybe|perhaps|possibly|probably|might be|may be|not sure|some of|most of|many of|half of|parts? of|not all|not every|depends|depending|either',
  'vielleicht|eventuell|möglicherweise|wahrscheinlich|vermutlich|nicht sicher|einige[rn]?|manche[rn]?|teils|teilweise|nicht alle|je nachdem|kommt darauf an',
  'peut-être|probablement|certaine?s|plupart|pas tou\\p{L}+|pas sûrs?|cela dépend|ça dépend',
  'quizás?|tal vez|probablemente|algun[oa]s|mayoría|no tod[oa]s|depende',
  'forse|probabilmente|alcun[ie]|maggior parte|non tutt[ie]|dipende',
  'misschien|waarschijnlijk|sommige|meeste|niet alle|niet zeker|hangt ervan af',
)

/** Asked, doubted, or said of a part alone. */
export function isUnclear(text: string): boolean {
  return text.includes('?') || DOUBT.test(text) || EXCEPT.test(text)
}

/** Before what follows tells why, and for what. */
const REASON =
  /(?<!\p{L})(?:because|since|as (?=\p{L}+ \p{L}+ )|so that|in order|due to|owing to|weil|denn|da (?=\p{L}+ \p{L}+ )|damit|parce qu|car|puisque?|pour qu|porque|ya que|puesto que|para que|perché|poiché|siccome|omdat|want|zodat)(?!\p{L})/iu

/** A text without the parts of it that tell why something is so. */
export function withoutReasons(text: string): string {
  return text
    .split(/(?<=[,.;:()])\s*/u)
    .map((part) => {
      const { index } = REASON.exec(part) ?? {}
      return index === undefined ? part : part.slice(0, index)
    })
    .join(' ')
}
