/**
 * A decision that the data alone don't settle, in words that may leave the service: values that could tell of a person are shapes in it
 * (see shown.ts). An adviser picks one of the options or none; what it picks is checked on the data before it counts.
 */
export interface Doubt {
  /** The key of the question that asks the same. */
  key: string
  /** What is to be decided. */
  about: string
  /** The closed set; nothing else is ever taken. */
  options: { value: string; shown: string }[]
  /** Instead of options: `about` is a sentence to be said again in words that are understood, with these names. */
  rewrite?: { names: string[] }
  /** Short texts whose meanings may be compared: of what is to be decided, and by option. Only where names are what matters. */
  names?: { subject: string; options: string[] }
}

/** What an adviser said to a doubt. */
export interface Advice {
  key: string
  /** The option picked, or the sentence said again; null: it could not tell. */
  value: string | null
  /** How sure it says it is, 0 to 1. */
  confidence: number
  reason: string
  /** How near in meaning the subject and each option's name are, 0 to 1. */
  likeness?: { value: string; share: number }[]
}

/** Advice that is less sure than this counts as none. */
export const LEAST_CONFIDENCE = 0.5
