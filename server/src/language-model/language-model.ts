import type { Advice, Doubt } from '../engine/advice/model.ts'

/** What asking came to, in sums over all calls; a call that failed counts with what it may have cost. */
export interface Usage {
  calls: number
  input_tokens: number
  output_tokens: number
  /** In the currency of the configured prices; null without prices. */
  cost: number | null
}

export interface Counsel {
  /** One for each doubt that the model was asked about and answered, in its terms or not: what it could not tell has no value. */
  advice: Advice[]
  usage: Usage
  /** Why not every doubt was answered, in a sentence for people; null when all were. */
  problem: string | null
}

/** Tokens that a run may spend. Both are exact under any number of runs at once. */
export interface Budget {
  /** Sets tokens aside before a call; a sentence that says which limit is in the way when there are not so many left. */
  reserve: (tokens: number) => Promise<string | null>
  /** Gives back what was set aside and not spent, or takes what was spent beyond it. */
  settle: (reserved: number, spent: number) => Promise<void>
}

/** A language model that is asked where the engine is unsure. What it says is advice: the engine checks it on the data. */
export interface LanguageModel {
  name: string
  /**
   * Asks about doubts, in as many calls as they need. Never rejects for what a model, a network or a budget does, only with the reason of
   * the signal.
   */
  advise: (doubts: readonly Doubt[], budget: Budget, signal: AbortSignal) => Promise<Counsel>
}
