import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { conceptsOf } from '../../match/words.ts'
import type { Directive } from '../directives.ts'
import { COUNTS, EARLIER, LATER, TWICE } from './acts.ts'
import { namesColumn } from './columns.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “If a chart number is in the export twice, the row further down is the newer one”; “one gage is on both lists; the Plant 2 line is the right
// one”: which of the rows that share a key counts, by their order or by the table that they stand in.

/** What a sentence says of rows that are there twice. */
export function doublesSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const about = TWICE.test(text) ? text : `${before}; ${text}`
  if (!TWICE.test(about) || !COUNTS.test(text)) return []
  const clause = countingClause(text)
  const isLater = LATER.test(clause)
  const winners = tablesIn(clause, profiles)
  // “the later line in the retail list”: of one table it is the order that counts.
  if (isLater !== EARLIER.test(clause)) return byOrder(about, clause, isLater, origin, templates)
  const others = profiles.length - winners.length
  if (winners.length === 0 || others === 0 || isLater) return []
  return winners.map((profile) => ({ ...origin, kind: 'key_from', table: exactly(profile) }))
}

/** The part of a sentence that says which row counts. */
function countingClause(text: string): string {
  const parts = text.split(/\s*[,;:–]\s+|\s+-\s+/)
  const at = parts.findLastIndex((part) => COUNTS.test(part))
  const part = parts[at] ?? text
  // “take the later line” says it behind the word, “then counts” the line that follows.
  return LATER.test(part) || EARLIER.test(part) || at === parts.length - 1 ? part : `${part} ${parts[at + 1]}`
}

/** Of what shares a key of the templates that the sentence names, or of whatever does where it names none. */
function byOrder(
  about: string,
  clause: string,
  isLater: boolean,
  origin: Unread['origin'],
  templates: readonly Template[],
): Directive[] {
  const subject = about.length > clause.length ? about.replace(clause, ' ') : about
  const nouns = templatesIn(subject, templates)
  const keys = templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => (column.unique ? [{ slug, column }] : [])),
  )
  const named = keys.filter(({ column }) => namesColumn(subject, column) || isDescribed(subject, column.description))
  const own =
    named.length > 0
      ? named
      : nouns.length > 0
        ? keys.filter(({ slug }) => nouns.some((one) => one.slug === slug))
        : keys
  return own.map(({ slug, column }) => ({
    ...origin,
    kind: 'same_key',
    column: column.name,
    keep: isLater ? 'keep_last' : 'keep_first',
    slug,
  }))
}

/** “a chart number”: what the description of a key begins with. */
function isDescribed(text: string, description: string | undefined): boolean {
  const meant = conceptsOf((description ?? '').split(/[,.;:(]/)[0]!)
  const said = new Set(conceptsOf(text))
  return meant.length > 1 && meant.length <= 3 && meant.every((concept) => said.has(concept))
}
