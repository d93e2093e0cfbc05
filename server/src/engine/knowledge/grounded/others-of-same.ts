import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EARLIER, EXCEPT, LATER, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { isDescribed } from './doubles.ts'
import type { Unread } from './unread.ts'

// “Ignore any later one with the same badge number”: rows are left out that share a key with another one, and it is said whether the earlier or the
// later ones are.

/** Several rows share what stands behind it. */
export const WITH_SAME = anyOf(
  '(?:with|of|under|for|having|that ha(?:s|ve)|which ha(?:s|ve)) (?:the |an? )?(?:same|identical|equal)',
  '(?:mit|zu|bei|unter) (?:der|dem|den)?(?:selben|gleichen|identischen)|(?:mit|zu|bei|unter) (?:der|dem|den) (?:selben|gleichen|identischen)|mit (?:gleicher|gleichem|identischer|identischem)',
  "(?:avec|de|sous|pour|qui (?:a|ont)) (?:le|la|les|l[’'])? ?mêmes?",
  '(?:con|de|bajo|para|que tienen?) (?:el|la|los|las)? ?mism[oa]s?',
  "(?:con|di|per|che ha(?:nno)?) (?:(?:lo|la|gli|le) ?|l[’'])?stess[oaie]",
  '(?:met|van|onder|voor) (?:het|de)?zelfde|(?:met|van|onder|voor) (?:het|de) ?(?:zelfde|gelijke)',
)

/** The rows of a key that are left out: the later ones, and the first counts, or the other way round. */
export function othersOfSame(
  { text, origin }: Unread,
  _: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const same = WITH_SAME.exec(text)
  if (!same || !LEFT_OUT.test(text) || EXCEPT.test(text)) return []
  const before = text.slice(0, same.index)
  const isLater = LATER.test(before)
  if (isLater === EARLIER.test(before)) return []
  // “Of the same customer” says whose they are: of keys it has to say which.
  const key = text.slice(same.index)
  const found = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columns
        .filter((one) => one.unique && (namesColumn(key, one) || isDescribed(key, one.description)))
        .map(({ name }) => ({ slug, column: name })),
    )
  const keep = isLater ? 'keep_first' : 'keep_last'
  return found.length === 1 ? found.map((one): Directive => ({ ...origin, kind: 'same_key', keep, ...one })) : []
}
