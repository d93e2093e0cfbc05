import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import type { Glosses } from './glosses.ts'
import type { Unread } from './unread.ts'

// Sentences are read by many small rules; which of them are believed together is said where they are listed, in these words.

/** What one rule reads of a sentence: nothing where it finds none of its words, or where the data doesn't bear it out. */
export type Reader = (
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  words: Words,
) => readonly Directive[]

/** What is known of words before any sentence is read. */
export interface Words {
  /** What codes stand for. */
  glosses: Glosses
  /** What rows are called. */
  nouns: ReadonlySet<string>
}

/** What the first reader reads that reads anything. */
export function firstOf(...readers: readonly Reader[]): Reader {
  return (...asked) => {
    for (const read of readers) {
      const said = read(...asked)
      if (said.length > 0) return said
    }
    return []
  }
}

/** What all of them read. */
export function allOf(...readers: readonly Reader[]): Reader {
  return (...asked) => readers.flatMap((read) => read(...asked))
}

/** What a reader reads where another one reads nothing. */
export function unless(other: Reader, read: Reader): Reader {
  return (...asked) => (other(...asked).length > 0 ? [] : read(...asked))
}
