import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, SOME } from './acts.ts'
import { wordsBeyond } from './clauses.ts'
import { namesColumn } from './columns.ts'
import { without } from './constants.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “The sheet is the site”, “der Reiter ist die Filiale”, “the name of the sheet goes into the column shop”, “the area is the heading above the
// machines”: what stands in no cell of a row.

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
  /\s*(?:=|→|->)\s*|\s(?:is|are|gives?|names?|tells?|shows?|says|ist|sind|gibt|nennt|bezeichnet|steht für|est|sont|donne|indique|es|son|indica|da|è|sono|dà|zijn|geeft|noemt|(?:goes|belongs|comes) in(?:to)?|becomes|(?:kommt|gehört|geht) in|wird(?: zu[mr]?)?|(?:va|vient) dans|devient|(?:va|entra) (?:en|in|nell[ao]|nel)|diventa|(?:komt|hoort|gaat) in|wordt)\s/giu
/** Around the name of a column: “the column shop”, “one of our shops”. */
const A_COLUMN = anyOf(
  'columns?|fields?|spalten?|feld(?:er)?|colonnes?|champs?|columnas?|campos?|colonn[ae]|campi|kolom(?:men)?|veld(?:en)?',
  '(?:one|each|another)(?: of)?|an?other|our',
  '(?:jeweils )?ein\\p{L}{0,2}|unsere[rsnm]?',
  "une? (?:de|des|d[’'])|nos|notre",
  'uno? de|una de|nuestr[oa]s?',
  'un[oa]? de[il]|(?:dei |delle )?nostr[iea]',
  'één van|een van|onze?',
)
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
  let spoken: TableProfile[] = []
  return text.split(/\s*[;:]\s+|,\s+(?:and |und |et |y |e |en )/u).flatMap((clause): Directive[] => {
    const named = tablesIn(clause, profiles)
    const rest = without(clause, named)
    // “Each sheet of jobs.xlsx is a site: the sheet's name …”: of whose sheets the part before it speaks.
    const before = spoken
    spoken = named.length > 0 ? named : before
    const among = named.length > 0 ? named : before.length > 0 ? before : profiles
    const columns = (said: string): { slug: string; column: TemplateColumn }[] =>
      own.flatMap(({ slug, columns: all }) => all.flatMap((column) => (isJust(said, column) ? [{ slug, column }] : [])))
    const isSheet = (said: string): boolean =>
      SHEET.test(said) &&
      (named.length === 0 || areSheetsOfOne(clause, named, profiles)) &&
      said.trim().split(/\s+/).length <= MOST_WORDS
    const directed = (one: string, other: string): { other: string; directed: Directed }[] => [
      ...(HEADING.test(one) ? [{ other, directed: headed }] : []),
      ...(isSheet(one) ? [{ other, directed: sheeted }] : []),
    ]
    // “The name of the sheet goes into …”: a name is what names something, too.
    const told = [...rest.matchAll(IS)].flatMap(({ 0: verb, index }) => {
      const [one, other] = [rest.slice(0, index), rest.slice(index + verb.length)] as const
      return [...directed(one, other), ...directed(other, one)]
    })
    const read = told.find(({ other }) => columns(other).length > 0)
    if (!read) return []
    return columns(read.other).flatMap(({ slug, column }) => read.directed(column.name, slug, among, profiles, origin))
  })
}

/** “the site”, and not “the price list of the site”. */
function isJust(text: string, column: TemplateColumn): boolean {
  const rest = text.replace(new RegExp(A_COLUMN.source, 'giu'), ' ')
  return namesColumn(rest, column) && wordsBeyond(rest, []).length <= wordsIn(column.name).length
}

/** “Each sheet of jobs.xlsx”, and no single sheet of it. */
function areSheetsOfOne(clause: string, named: readonly TableProfile[], profiles: readonly TableProfile[]): boolean {
  const words = wordsIn(clause)
  return (
    named.length > 1 &&
    calledOnly(named, profiles) === named[0]!.table.file_name &&
    named.every(({ table }) => placeOf(wordsIn(table.name), words) < 0)
  )
}

/** “The sheet”, “each of the tabs”: a longer subject is of something on a sheet. */
const MOST_WORDS = 5

type Directed = typeof headed

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
