import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from './columns.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Order value is the basic value, not the total”: a column of a template by the header that it is, beside one that it is not.

const IS = '(?:is|are|means|ist|sind|meint|est|sont|désigne|es|son|significa|è|sono|zijn|betekent)'
const THE = "(?:the|our|der|die|das|unser|le|la|les|l[’']|el|los|las|il|lo|i|gli|de|het|ons|onze)"
const NOT =
  '(?:and )?(?:not|never|rather than|instead of|nicht|statt|et non|et pas|pas|non|no|en no|y no|e non|niet|en niet|geen)'
const SAID = new RegExp(
  `^(?:${THE} )?([^,.;:]{2,60}?) ${IS} (?:${THE} ?)?([^,.;:]{2,60}), ${NOT} ([^,.;:]{2,60})$`,
  'iu',
)

/** The columns of which a sentence says which header they are: that of the only name that it has, and none of what they are not. */
export function columnsThatAre(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, subject = '', said = '', other = ''] = SAID.exec(text.trim()) ?? []
  if (subject === '') return []
  const headers = new Set(
    profiles.flatMap(({ columns }) => columns.filter((one) => namesColumn(said, one)).map(({ name }) => name)),
  )
  const [source, ...more] = [...headers].filter((name) => !namesColumn(other, { name }))
  if (source === undefined || more.length > 0) return []
  return templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columns
        .filter(({ name }) => isCalled(subject, name))
        .map(({ name }): Directive => ({ ...origin, kind: 'column', source, target: name, slug })),
    )
}

function isCalled(subject: string, name: string): boolean {
  const stems = (text: string): string =>
    wordsIn(text)
      .map(({ stem }) => stem)
      .join(' ')
  return stems(subject) === stems(name)
}
