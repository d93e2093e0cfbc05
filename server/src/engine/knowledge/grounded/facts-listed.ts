import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT, NOT, SOME } from './acts.ts'
import { statedIn } from './stated-values.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “The waiting list goes to the bookings: number is the WL no., status waitlist, amount stays empty”: behind a colon what holds for all rows of the
// table that the sentence begins with, each by the name of its column and the value.

const HEADED = /^([^:]{3,120}):\s+(\S.*)$/su

/** The values that all rows of a table have, as a list behind its name says. */
export function factsListed(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, head = '', list = ''] = HEADED.exec(text) ?? []
  if (list === '' || [LEFT_OUT, NOT, SOME].some((words) => words.test(head))) return []
  const tables = subjectOf(head, profiles)
  const within = tables.length === 1 ? calledOnly(tables, profiles) : null
  if (within === null) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return list.split(/[,;]\s+/u).flatMap((item) => {
    if (NOT.test(item) || SOME.test(item)) return []
    const found = statedIn(item, own)
    return found.length === 1
      ? found.map((one): Directive => ({ ...origin, kind: 'constant', perhaps: true, within, ...one }))
      : []
  })
}

/** The tables that are named first: what comes behind is where their rows go. */
function subjectOf(head: string, profiles: readonly TableProfile[]): TableProfile[] {
  for (const { end } of wordsIn(head)) {
    const named = tablesIn(head.slice(0, end), profiles)
    if (named.length > 0) return named
  }
  return []
}
