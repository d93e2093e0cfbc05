import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from './acts.ts'
import { valuesOf } from './columns.ts'
import { codeExplained } from './nothing-quoted.ts'
import type { Unread } from './unread.ts'

// “CR means credit refused. With us it is a reject, no refund”: a code is explained, and the next sentence says which of the wanted values it is.

const FOR_US = anyOf(
  '(?:with|for|to) us|on our side|in (?:our|the new) (?:system|software|books|data|database)',
  'bei uns|für uns|im neuen system|in unserem system',
  'chez nous|pour nous|dans (?:notre|le nouveau) (?:système|logiciel)',
  '(?:para|con|entre) nosotros|en (?:nuestro|el nuevo) sistema',
  'per noi|da noi|nel (?:nostro|nuovo) sistema',
  'bij ons|voor ons|in (?:ons|het nieuwe) systeem',
)
const IS =
  /^,?\s*(?:(?:it|this|that|they|these|es|das|sie|cela|ce|eso|esto|questo|dat|dit|het)\s+)?(?:is|are|counts? as|becomes?|ist|sind|gilt als|gelten als|zählt als|c[’']est|est|compte comme|es|son|cuenta como|è|sono|conta come|telt als)\s+(?:(?:an?|the|eine?|une?|una?|een)\s+)?["“„«‘`']?/iu

/** The code as the wanted value, of the only column that takes it. */
export function meantForUs(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const raw = codeExplained(before)
  const us = FOR_US.exec(text)
  if (raw === undefined || !us) return []
  const behind = text.slice(us.index + us[0].length)
  const verb = IS.exec(behind)?.[0]
  const isThere = profiles.some(({ columns }) =>
    columns.some(({ values }) => values.some(({ value }) => value.trim() === raw)),
  )
  if (verb === undefined || !isThere) return []
  const said = behind.slice(verb.length)
  const found = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columns.flatMap((column) =>
        valuesOf(column).flatMap((value) => (beginsWith(said, value) ? [{ slug, column: column.name, value }] : [])),
      ),
    )
  const [one, ...others] = found
  return one && others.length === 0 ? [{ ...origin, kind: 'value', raw, ...one }] : []
}

/** As the value is written, or with blanks in place of its marks. */
function beginsWith(text: string, value: string): boolean {
  const written = [value, value.replace(/[_-]/gu, ' ')].map((one) => one.toLowerCase())
  const own = text.toLowerCase()
  return written.some((one) => own.startsWith(one) && !/^[\p{L}\p{N}_-]/u.test(own.slice(one.length)))
}
