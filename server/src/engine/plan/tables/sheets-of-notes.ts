import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { requiredOf } from './wanted-lists.ts'

// “Things to do” and below it sentences: a sheet that people keep beside their rows, in a file that is called after these.

/** Fewer are a name, and figures, addresses or marks between make it a record in one cell. */
const WORDS_OF_NOTES = 5
const A_RECORD = /[\d@;|]/

/** Sentences in the only column, where the template must have several things of each row. */
export function areNotes({ columns }: TableProfile, template: Template): boolean {
  const [only, ...others] = columns.filter(({ filled }) => filled > 0)
  if (!only || others.length > 0 || requiredOf(template) < 2) return false
  const sentences = only.values.filter(({ value }) => !A_RECORD.test(value) && wordsIn(value).length >= WORDS_OF_NOTES)
  return 2 * sentences.length > only.values.length
}
