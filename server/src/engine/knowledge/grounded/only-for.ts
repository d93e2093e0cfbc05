import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { columnsNamed } from './columns-from.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Use the web shop's export only for barcodes and weights”: nothing else that it has is wanted, though it may be called just as a column of the
// template is.

const FOR = [
  '(?:use|take|read|keep|need|want) (.+?),? (?:only|just|solely|purely|exclusively) for (.+)',
  '(.+?) (?:is|are|serves?) (?:only|just|solely|purely) (?:(?:there|used|needed|meant|good|here|of use) )?for (.+)',
  '(?:nutz|verwend|benutz|nehm|brauch)\\p{L}* (?:sie |wir )?(.+?),? (?:nur|ausschlie(?:ß|ss)lich|lediglich) für (.+)',
  '(.+?) (?:nutz|verwend|benutz|nehm|brauch)\\p{L}* (?:wir |sie |ihr )?(?:bitte )?(?:nur|ausschlie(?:ß|ss)lich|lediglich) für (.+)',
  '(.+?) (?:ist|sind|dient|dienen|wird|werden|brauchen wir) (?:nur|ausschlie(?:ß|ss)lich|lediglich) für (.+)',
  "(?:n[’'])?(?:utilis|pren|employ)\\p{L}* (.+?),? (?:seulement|uniquement|que) pour (.+)",
  '(?:us|utili[cz])\\p{L}* (.+?),? (?:s[óo]lo|solamente|[úu]nicamente|soltanto|esclusivamente) (?:para|per) (.+)',
  '(?:gebruik|neem)\\p{L}* (.+?),? (?:alleen|uitsluitend|enkel) voor (.+)',
].map((form) => new RegExp(`^(?:please |bitte |merci d[e’'] ?|por favor |per favore |graag )?${form}$`, 'iu'))
const BETWEEN = /\s*,\s*|\s+(?:and|und|et|y|e|en|plus|sowie)\s+/iu
/** “… of our own items” says of which rows. */
const OF = /\s+(?:of|from|on|in|for|von|der|des|aus|für|de|du|del|della|dei|di|van|voor)\s.*$/iu

/** “The desk is the record, and the shop is only there for …”: between what is said of one table and of another. */
const CLAUSES = /\s*[,;:]\s+(?:(?:and|but|while|whereas|und|aber|während|et|mais|y|pero|e|ma|en|maar) )?/iu

/** The columns for which alone a sentence says that a table is used, where it is one table, and each of them is a column of a template. */
export function onlyFor(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, called = '', listed = ''] = FOR.flatMap((form) => form.exec(text.trim()) ?? [])
  const parts = listed
    .replace(/[.;]$/u, '')
    .split(BETWEEN)
    .map((part) => part.replace(OF, ''))
  const [profile, ...more] = tablesWith(parts, subjectTables(called, profiles))
  if (!profile || more.length > 0 || EXCEPT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return own.flatMap(({ slug, columns }): Directive[] => {
    const named = parts.map((part) => columnsNamed(part, columns).map(({ name }) => name))
    return named.some((found) => found.length === 0)
      ? []
      : [{ ...origin, slug, kind: 'only_for', table: exactly(profile), columns: [...new Set(named.flat())] }]
  })
}

/** What is used is what the last clause before the verb names. */
function subjectTables(called: string, profiles: readonly TableProfile[]): TableProfile[] {
  const clauses = called === '' ? [] : called.split(CLAUSES).toReversed()
  return clauses.map((clause) => tablesIn(clause, profiles)).find((tables) => tables.length > 0) ?? []
}

/** “The roster”, of which there are several exports: the one that has what it is there for. */
function tablesWith(parts: readonly string[], tables: readonly TableProfile[]): readonly TableProfile[] {
  if (tables.length < 2) return tables
  return tables.filter(({ columns }) => parts.every((part) => columns.some((column) => namesColumn(part, column))))
}
