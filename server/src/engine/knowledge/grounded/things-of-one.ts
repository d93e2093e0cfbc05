import type { TableProfile } from '../../profile/model.ts'
import type { Template } from '../../model.ts'
import { LEFT_OUT } from './acts.ts'
import { VERB } from './conditions.ts'
import { withoutTheirs } from './of-left-out.ts'
import { ITS } from './possessives.ts'
import { tablesIn, templatesIn } from './tables.ts'

// “Account 99999 is their test account, leave its invoices out”: the rows that stay behind belong to the one that was named just before, and are
// found by its number.

/** The number of a single row. */
const ONE = /(?<![\p{L}\p{N}])\p{Lu}{0,4}[-/]?\d{2,}(?![\p{L}\p{N}])/u

/**
 * What is left out, with the one that it belongs to in place of “its”; null where that is not said, or no one was named:
 * in the same sentence, or in the one before.
 */
export function withItsOwner(
  text: string,
  before: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string | null {
  const its = ITS.exec(text)
  // “Leave it and its lines out” is said of the one itself: what names a row that is not there fails as it is.
  if (!its || !LEFT_OUT.test(text) || withoutTheirs(text) !== text) return null
  const [head, behind] = [text.slice(0, its.index), text.slice(its.index + its[0].length).trim()]
  const clauses = head.split(/[,;:]\s+/u)
  const about = ONE.test(head) ? clauses.find((clause) => ONE.test(clause))! : before
  const [owner = ''] = about.split(VERB)
  const act = LEFT_OUT.exec(behind)
  const things = act ? behind.slice(0, act.index) : behind.split(/\s/u)[0]!
  const isOfRows = templatesIn(things, templates).length + tablesIn(things, profiles).length > 0
  if (!ONE.test(owner) || !isOfRows || LEFT_OUT.test(owner)) return null
  const lead = ONE.test(head) ? clauses.at(-1)! : head
  return `${lead}${behind.replace(/^(\S+)/u, `$1 of ${owner.trim().replaceAll('$', '$$$$')}`)}`
}
