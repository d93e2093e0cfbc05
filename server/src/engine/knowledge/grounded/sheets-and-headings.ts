import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, SOME } from './acts.ts'
import { wordsBeyond } from './clauses.ts'
import { namesColumn } from './columns.ts'
import { without } from './constants.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “The sheet is the site”, “der Reiter ist die Filiale”, “the area is the heading above the machines”: what stands in no cell of a row.

const SHEET = anyOf(
  '(?:work)?sheets?(?: names?)?|tabs?(?: names?)?|names? of the (?:sheet|tab)s?',
  '(?:tabellen)?bl(?:att|ätter)(?:namen?)?|(?:tabellen)?reiter(?:namen?)?|register(?:karten?|blatt)|names? des (?:blatts|blattes|reiters)',
  "(?:nom de (?:la |l[’'])?)?(?:feuilles?|onglets?)",
  '(?:nombre de la )?(?:hojas?|pestañas?)',
  '(?:nome del (?:foglio|la scheda) ?|nome della scheda)?(?:fogli[oa]?|sched[ae])',
  '(?:naam van het )?(?:tab)?blad(?:en)?(?:naam)?|tabbladen',
)
const HEADING = anyOf(
  '(?:sub)?head(?:ing|line)s?|section titles?|titles? (?:above|over)|lines? above|section names?',
  '(?:zwischen|abschnitts)?überschrift(?:en)?|zwischentitel|zeilen? darüber',
  '(?:inter|sous-)?titres?|en-têtes? de section',
  'encabezados?|títulos?|subtítulos?',
  'intestazion[ei]|titol[oi]|sottotitol[oi]',
  '(?:tussen)?kop(?:pen|jes?)?',
)
const IS =
  /\s*(?:=|→|->)\s*|\s(?:is|are|gives?|names?|tells?|shows?|says|ist|sind|gibt|nennt|bezeichnet|steht für|est|sont|donne|indique|es|son|indica|da|è|sono|dà|zijn|geeft|noemt)\s/iu
/** What a reader calls the column of the lines above rows. */
const SECTION = /^Section(?: \(\d+\))?$/

/** What sentences say that the names of sheets, and the lines above rows, are. */
export function sheetsAndHeadings(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if ([EXCEPT, LEFT_OUT, NOT, SOME].some((word) => word.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return text.split(/\s*[;:]\s+|,\s+(?:and |und |et |y |e |en )/u).flatMap((clause): Directive[] => {
    const named = tablesIn(clause, profiles)
    const rest = without(clause, named)
    const verb = IS.exec(rest)
    if (!verb) return []
    const sides = [rest.slice(0, verb.index), rest.slice(verb.index + verb[0].length)] as const
    const among = named.length > 0 ? named : profiles
    const columns = (said: string): { slug: string; column: TemplateColumn }[] =>
      own.flatMap(({ slug, columns: all }) => all.flatMap((column) => (isJust(said, column) ? [{ slug, column }] : [])))
    const isSheet = (said: string): boolean =>
      SHEET.test(said) && named.length === 0 && said.trim().split(/\s+/).length <= MOST_WORDS
    const both = [sides, sides.toReversed() as [string, string]]
    const told = both.flatMap(([one, other]) => [
      ...(HEADING.test(one) ? [{ other, directed: headed }] : []),
      ...(isSheet(one) ? [{ other, directed: sheeted }] : []),
    ])
    const read = told.find(({ other }) => columns(other).length > 0)
    if (!read) return []
    return columns(read.other).flatMap(({ slug, column }) => read.directed(column.name, slug, among, profiles, origin))
  })
}

/** “the site”, and not “the price list of the site”. */
function isJust(text: string, column: TemplateColumn): boolean {
  return namesColumn(text, column) && wordsBeyond(text, []).length <= wordsIn(column.name).length
}

/** “The sheet”, “each of the tabs”: a longer subject is of something on a sheet. */
const MOST_WORDS = 5

function headed(
  target: string,
  slug: string,
  among: readonly TableProfile[],
  profiles: readonly TableProfile[],
  origin: Unread['origin'],
): Directive[] {
  return among.flatMap((profile): Directive[] => {
    const sections = profile.columns.filter(({ name }) => SECTION.test(name))
    const within = calledOnly([profile], profiles)
    const [section, ...more] = sections
    if (!section || more.length > 0 || within === null) return []
    return [{ ...origin, kind: 'column', source: section.name, target, slug, within }]
  })
}

/** Sheets of workbooks that have several, each by its name. */
function sheeted(
  column: string,
  slug: string,
  among: readonly TableProfile[],
  profiles: readonly TableProfile[],
  origin: Unread['origin'],
): Directive[] {
  return among.flatMap((profile): Directive[] => {
    const { file_id, name } = profile.table
    const isSheet = profiles.filter(({ table }) => table.file_id === file_id).length > 1
    const within = calledOnly([profile], profiles)
    return isSheet && within === name ? [{ ...origin, kind: 'constant', slug, column, value: name, within }] : []
  })
}
