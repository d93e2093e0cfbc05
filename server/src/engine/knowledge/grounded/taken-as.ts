import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT, SOME, TICKED, TWICE } from './acts.ts'
import { choicesIn } from './called-values.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “The seasonal workers are in a file of their own and come in, too, as hourly”: where the sentence names one table, what ends it is what all of its
// rows are taken as.

// “A pass holder gets the number G7 …, and counts as a child”: with what they are called before it.

const ONE = '(?:(?:an?|the|ein|eine[nmrs]?|une?|un[ao]?|een|en|ett|et)\\s+)?'
const AS = new RegExp(
  `^(.+?)[\\s,]+(?:as|als|comme|como|come|som|jako)\\s+${ONE}["“„«]?([\\p{L}_-]+(?:\\s[\\p{L}_-]+){0,2})["”“»]?\\s*[.!]?$`,
  'iu',
)

/** The allowed value that all rows of a table are taken as. */
export function takenAs(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, before = '', value = ''] = AS.exec(text) ?? []
  if (value === '' || [EXCEPT, LEFT_OUT, TWICE, SOME, NOT, TICKED].some((word) => word.test(text))) return []
  const tables = tablesIn(before, profiles)
  const within = tables.length === 1 ? calledOnly(tables, profiles) : null
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const [found, ...more] = within === null ? [] : choicesIn(value, text, own)
  return within === null || !found || more.length > 0
    ? []
    : [{ ...origin, kind: 'constant', perhaps: true, within, ...found }]
}
