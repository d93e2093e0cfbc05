import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, COUNTS, EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “A few journals are in the export twice”: nothing is said of which counts, as rows that are equal in all are one and the same.

const TWICE = anyOf(
  'twice|two times|double(?:d)?',
  'doppelt|zweimal|zwei ?mal',
  'en double|deux fois',
  'dos veces|duplicad[oa]s',
  'due volte|doppi[oaei]?',
  'twee keer|dubbel',
  'dwa razy|podwójnie|dvakrát|dubbelt|dobbelt',
)
const ARE =
  /(?<!\p{L})(?:are|is|were|was|got|stand|appear|came|come|sind|ist|stehen|steht|kommen|kommt|sont|est|figurent|están|está|salen|aparecen|sono|compaiono|staan|staat|komen|są|jsou|finns|står)(?!\p{L})/iu
/** More is said of them. */
const MORE = anyOf(
  'both|different|differs?|differ|corrected|newer|older|second|last|first|lists|files|beide|andere|les deux|ambos|entrambi',
)
const MOST_WORDS = 16

/** Of rows of the template that are equal the first one is kept, where a sentence says that some are there twice, and no more. */
export function thereTwice(
  { text, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const isMore = [COUNTS, EXCEPT, LEFT_OUT, NOT, MORE].some((word) => word.test(text))
  if (isMore || !TWICE.test(text) || !ARE.test(text) || text.split(/\s+/u).length > MOST_WORDS) return []
  const [template, ...others] = templatesIn(text, templates)
  const slug = origin.slug ?? (others.length === 0 ? template?.slug : undefined)
  return slug === undefined ? [] : [{ ...origin, kind: 'duplicates', policy: 'keep_first', slug }]
}
