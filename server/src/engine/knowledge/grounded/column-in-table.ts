import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT, SOME } from './acts.ts'
import { isCalledAs } from './columns.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “The sales rate in the till is the trade rate without tax”: a header of the tables that are named by the only column of a template that it is.

const THE = "(?:the|our|der|die|das|unser|le|la|les|l[’']|el|los|las|il|lo|de|het|ons|onze)"
const SAID = new RegExp(
  `^(?:${THE} ?)?([^,.;:]{2,40}?) (?:in|on|from|im|auf|aus|dans|de|du|en|nel(?:la)?|op|uit|bei|chez) (?:${THE} ?)?([^,.;:]{2,40}?) (?:is|are|means|ist|sind|est|sont|es|son|è|sono|zijn) (?:${THE} ?)?([^,.;:]{2,60})$`,
  'iu',
)
/** What is only said besides of an amount. */
const TAX =
  /\s+(?:(?:with|without|in|ex|excl(?:uding|\.)?|incl(?:uding|\.)?|before|after|net of|ohne|mit|inklusive|exklusive|zzgl\.?|hors|sans|avec|toutes|sin|con|senza|zonder|exclusief|inclusief) (?:the )?)?(?:vat|tax|gst|mwst\.?|ust\.?|steuer|tva|taxes?|ht|ttc|iva|btw)$/iu

/** The column of which a sentence says which header of which table it is. */
export function columnInTable(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, header = '', where = '', said = ''] = SAID.exec(text.trim().replace(/[.!]$/u, '')) ?? []
  if (header === '' || [EXCEPT, LEFT_OUT, SOME].some((words) => words.test(text)) || NOT.test(said.replace(TAX, '')))
    return []
  const names = new Set(
    tablesIn(where, profiles).flatMap(({ columns }) =>
      columns.flatMap(({ name }) => (isCalledAs(header, name) ? [name] : [])),
    ),
  )
  const called = said.replace(TAX, '')
  const targets = templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) => columns.flatMap(({ name }) => (isSameName(called, name) ? [{ slug, name }] : [])))
  const [[source], [target]] = [[...names], targets]
  return source === undefined || names.size > 1 || !target || targets.length > 1
    ? []
    : [{ ...origin, kind: 'column', source, target: target.name, slug: target.slug }]
}

function isSameName(said: string, name: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return plain(said) === plain(name)
}
