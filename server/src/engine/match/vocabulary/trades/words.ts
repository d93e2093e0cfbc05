/**
 * What a trade calls its things, in all languages at once, folded (ł → l, ø → o, ß → ss). The trade's own word comes first in a line; where
 * the concept is known elsewhere, the line only adds to it.
 */
export interface TradeWords {
  /** The concept, then the words. */
  words: string
  /** Words that say more than one concept at once: the concepts, then the words. */
  compounds: string
  /** Words that mean something only together: the concepts, then the words. */
  phrases: string
  /** What means this only as a whole header, written without signs: in a longer one it is a word like others. */
  alone?: string
}
