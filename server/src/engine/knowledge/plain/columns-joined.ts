import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from '../grounded/acts.ts'
import { isCalledAs } from '../grounded/columns.ts'
import { tablesOfSystem } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { columnsSaid, type ColumnSaid, type Target } from './columns-said.ts'
import { familyOf } from './families.ts'
import { saysNoMore } from './filler.ts'
import { isHedged } from './hedges.ts'
import { markBetween, markIn, withoutMarks } from './marks-between.ts'

// “Please put aisle and shelf together with a hyphen”, “Author is first name + space + surname”, “It should read B-4”: two columns of a table that
// make one, in which order and with what between them.

/** That several are one. */
const JOINS = anyOf(
  'combin\\p{L}+|join(?:ed|s|ing)?|together|concat\\p{L}*|merg(?:e[ds]?|ing)|glu(?:e[ds]?|ing)|connect(?:ed)?|link(?:ed)? by|append(?:ed)?|attach(?:ed)?|prefix(?:ed)?|in front of|goes before|comes before|stands before|behind|put before|followed by|and then|then|plus|made (?:up )?(?:of|from)|consists? of|composed of|built from|form(?:ed|s)?|make(?:s| up)?(?! sure)|becomes?|between|in one|into one|one field|a single|separated by|reads?|looks? like|spelled out',
  'zusammen\\p{L}*|verbind\\p{L}*|verbunden|verkett\\p{L}*|verknüpf\\p{L}*|kombin\\p{L}+|vereinig\\p{L}*|anhäng\\p{L}*|voran\\p{L}*|davor|dahinter|gefolgt von|besteht aus|bestehen aus|setzt sich|bild\\p{L}+|ergeben|dazwischen|getrennt durch|plus|aneinander\\p{L}*|in eine[mr]?|ein(?:em)? feld',
  "combin\\p{L}+|joindre|joign\\p{L}+|concat\\p{L}*|fusion\\p{L}+|réuni\\p{L}*|assembl\\p{L}+|coll(?:er|ez)|ensemble|accol\\p{L}+|suivie?s? (?:de|du|d[’'])|précédée?s? (?:de|du)|puis|se compose|compos\\p{L}+|form\\p{L}+|un seul|séparée?s? par|entre les deux|devant",
  'un(?:ir|id|en|e|imos)|junt\\p{L}+|combin\\p{L}+|concat\\p{L}*|fusion\\p{L}+|peg\\p{L}+|seguid[oa]s? (?:de|del|por)|precedid\\p{L}+|se (?:forma|compone)|form\\p{L}+|compuest[oa]|un solo|separad[oa]s? por|delante|entre (?:los|las|ambos|ambas)',
  'un(?:ire|ite|iti|ito|ita|iscono|iamo)|insieme|combin\\p{L}+|concat\\p{L}*|fond(?:ere|ete)|accost\\p{L}+|attacc\\p{L}+|seguit[oa]|precedut[oa]|si (?:compone|forma)|compost[oa]|form\\p{L}+|un solo|un unico|separat[oiae] da|davanti|in mezzo|tra i due',
  'samen\\p{L}*|verbind\\p{L}*|combin\\p{L}+|koppel\\p{L}*|plak\\p{L}*|aan elkaar|achter elkaar|gevolgd door|voorafgegaan|bestaat uit|vormt|gevormd|één veld|een veld|gescheiden door|ertussen|ervoor|tussen',
)
/** “First name + surname”, “Aisle-Shelf”. */
const PLUS = /¤\s*(?:["”“»’'`]\s*)?(?:[+&]|\.\s?["“])/u
/** How something is written: “Surname, First name”. */
const LIKE = anyOf(
  'the way|writ(?:e|ten|es)|format(?:ted)?|reads?|looks?|geschrieben|schreib\\p{L}*|lautet|écri\\p{L}+|escri\\p{L}+|scri\\p{L}+|schrij\\p{L}+|geschreven',
)
/** Before the second of two, what turns them round. */
const BEHIND =
  /(?<!\p{L})(?:after|behind|preceded by|hinter|nach|après|derrière|précédée?s? d[eu]|detrás de|después de|precedid[oa]s? (?:de|por)|dopo|dietro|precedut[oa]s? da|na|achter|voorafgegaan door)\s+(?:the |der |die |das |dem |den |l[’']|la |le |el |il |lo |de |het )?["“„«‘'`]?$/iu
/** “Put the first name in front” follows the one that comes first. */
const FIRST_OF =
  /^["”“»’'`)]*\s*(?:(?:is|goes|comes|stands|being|should be|should come|has to come|zu|zuerst|steht|kommt|in)\s+)*(?:first|in front|at the front|zuerst|vorne?|voran|davor|d[’']abord|en premier|devant|primero|delante|por delante|davanti|prima|per primo|eerst|voorop|vooraan)(?!\p{L}| name| nam)/iu
const FIRST_BEFORE =
  /(?:first|zuerst|d[’']abord|primero|prima|eerst|starting with|beginning with|beginnend mit)\s*:?\s+(?:comes |goes |kommt |the |der |die |das |le |la |l[’']|el |il |lo |de |het )*["“„«‘'`]?$/iu
/** Something else is done, or only one of them is taken. */
const NOT_JOINED = anyOf(
  "not|n[’']t|never|instead of|rather than|split\\p{L}*|divid\\p{L}*|apart|sum|total|add up|minus|multipl\\p{L}+|difference|nicht|kein\\p{L}*|statt|trenn(?:en|t)|aufteil\\p{L}*|summe|pas|jamais|au lieu|sépar(?:er|ez)|somme|nunca|en vez|dividir|separar|suma|invece|dividere|separare|somma|niet|geen|splits\\p{L}*|scheiden|som",
)
const MARKS = ['-', ' ', '', '/', '.', '_', ', ']
const MOST = 4
const LONGEST = 300

/** The columns that a sentence says make one together. */
export function columnsJoined(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const { text, before, origin } = sentence
  if (text.length > LONGEST || isHedged(text) || NOT_JOINED.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const said = columnsSaid(text, profiles, own).filter(({ isAnyWord, targets }) => !isAnyWord || targets.length > 0)
  const spoken = columnsSaid(before, profiles, own)
  // “Sirius keeps the guest as "Surname, Given" in one field” is of its files, and not of two columns of another one.
  const named = tablesOfSystem(text, profiles)
  for (const profile of named.length > 0 ? named : profiles) {
    const about = `${before}. ${text}`
    const joined =
      joinedIn(text, said, profile) ??
      (THEM.test(text) ? joinedIn(about, columnsSaid(about, profiles, own), profile) : null) ??
      shownIn(text, about, profile, profiles, own) ??
      bothIn(text, said, profile)
    const target = joined && targetOf(joined.sources, said, own, spoken)
    if (!joined || !target) continue
    const separator = joined.separator ?? passing(joined.sources, profile, target) ?? ' '
    const { sources } = joined
    return [{ ...origin, kind: 'merge', sources, target: target.column.name, separator, slug: target.slug }]
  }
  return []
}

/** The columns that the sentence before named. */
const THEM = anyOf(
  'them|they|these|both|the two|sie|diese|beide|ces deux|les deux|les|ambos|ambas|los dos|las dos|entrambi|entrambe|i due|le due|ze|die twee',
)

interface Joined {
  sources: string[]
  separator: string | null
}

/** Two or more headers of one table, and a word that says that they are one. */
function joinedIn(text: string, said: readonly ColumnSaid[], profile: TableProfile): Joined | null {
  const headers = new Set(profile.columns.map(({ name }) => name))
  const places = partsOf(said.filter(({ sources }) => sources.some((name) => headers.has(name))))
  const sources = places.map((one) => one.sources.find((name) => headers.has(name))!)
  if (places.length < 2 || places.length > MOST) return null
  const names = said.reduceRight((rest, { at, end }) => `${rest.slice(0, at)}¤${rest.slice(end)}`, text)
  const shown = exampleOf(text, sources, profile)
  const [first, last] = [places[0]!, places.at(-1)!]
  const between = text.slice(first.end, last.at)
  const isWritten = LIKE.test(names) && /^(?:, ?|[-_/. ])$/u.test(between) && said[0] !== first
  const isMarked = markIn(between) !== null && said[0] !== first
  if (!JOINS.test(names) && !PLUS.test(names) && !shown && !isWritten && !isMarked) return null
  if (shown) return shown
  if (!areBeside(text, places)) return null
  if (isWritten) return { sources, separator: between }
  const separator = markBetween(between) ?? markIn(names)
  return { sources: isTurned(text, places) ? sources.toReversed() : sources, separator }
}

/** The last two places of different columns: “Box is Pavilion and Box” names what is made first. */
function partsOf(places: readonly ColumnSaid[]): ColumnSaid[] {
  const key = ({ sources }: ColumnSaid): string => sources.join('\n')
  const lasting = places.filter((one, at) => !places.slice(at + 1).some((other) => key(other) === key(one)))
  const made = places.find((one) => one.targets.length > 0)
  const isMadeFirst = made !== undefined && made === places[0] && places.length > 2
  if (isMadeFirst && lasting.length >= 2) return lasting
  // Else each where it is first named.
  return places.filter((one, at) => places.findIndex((other) => key(other) === key(one)) === at)
}

const EVERY_JOIN = new RegExp(JOINS.source, 'giu')
const NOUN =
  /^(?:letter|number|part|initial|name|nummer|teil|buchstabe|numero|lettre|partie|letra|parte|lettera|letter|deel|leave|one|single|erst|first|last|vor|nach)s?$/u

/** Between what is joined nothing else is said: what stands far apart is told of several things. */
function areBeside(text: string, places: readonly ColumnSaid[]): boolean {
  return places.slice(1).every((place, at) => {
    const between = withoutMarks(text.slice(places[at]!.end, place.at)).replace(EVERY_JOIN, ' ')
    return saysNoMore(between, [], ({ text: word }) => NOUN.test(word))
  })
}

/** Two of one kind. */
const TWO = anyOf(
  'two|both|first name|beiden?|zwei|vorname|deux|prénom|dos|ambos|ambas|nombre|due|entramb[ei]|nome|twee|beide|voornaam',
)

/** Two of them are not two columns. */
const TABLES = anyOf(
  'lists?|files?|sheets?|tabs?|tables?|listen|dateien|blätter|tabellen|listes|fichiers|feuilles|onglets|listas|ficheros|archivos|hojas|liste|elenchi|file|fogli|lijsten|bestanden|bladen',
)

/** “Combine the two author columns”: all that the column of the template could be filled from. */
function bothIn(text: string, said: readonly ColumnSaid[], profile: TableProfile): Joined | null {
  const [target, ...others] = new Set(said.flatMap(({ targets }) => targets))
  if (!target || others.length > 0 || !TWO.test(text) || !JOINS.test(text) || TABLES.test(text)) return null
  const family = familyOf(target.column, [profile]).map(({ name }) => name)
  if (family.length !== 2) return null
  const isFirst = (name: string): boolean => conceptsOf(name).includes('first')
  const sources = family.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  return { sources, separator: markIn(text) }
}

function isTurned(text: string, places: readonly ColumnSaid[]): boolean {
  const [first, second] = [places[0]!, places.at(-1)!]
  if (places.length > 2) return false
  if (BEHIND.test(text.slice(first.end, second.at))) return true
  return (
    FIRST_OF.test(text.slice(second.end)) ||
    (FIRST_BEFORE.test(text.slice(first.end, second.at)) && !/[,.]\s*$/u.test(text.slice(first.end, second.at).trim()))
  )
}

/** “… so that it reads B-4”: the cells of one row that the sentence shows in one, with what stands between them. */
function exampleOf(text: string, sources: readonly string[], { columns, rows }: TableProfile): Joined | null {
  const parts = sources.map((name) => columns.find((column) => column.name === name)!)
  const orders = parts.length === 2 ? [parts, parts.toReversed()] : [parts]
  for (const order of orders)
    for (const row of rows) {
      const cells = order.map(({ position }) => row[position]?.trim() ?? '')
      // “- A list of …” shows no dash and “A” of a row: a sign alone is no part of what is shown.
      if (cells.some((cell) => !/[\p{L}\p{N}]/u.test(cell))) continue
      const [separator] = MARKS.filter((mark) => shows(text, cells.join(mark)))
      if (separator !== undefined) return { sources: order.map(({ name }) => name), separator }
    }
  return null
}

function shows(text: string, whole: string): boolean {
  const at = whole.length > 2 ? text.indexOf(whole) : -1
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + whole.length] ?? ''}`)
}

/** No header, or one, is named, but a text that two cells of a row make. */
function shownIn(
  text: string,
  about: string,
  profile: TableProfile,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Joined | null {
  if (!JOINS.test(about)) return null
  const named = columnsSaid(about, profiles, templates)
  const pairs = profile.columns.flatMap((one, at) => profile.columns.slice(at + 1).map((other) => [one, other]))
  const found = pairs.flatMap(
    (pair) =>
      exampleOf(
        text,
        pair.map(({ name }) => name),
        profile,
      ) ?? [],
  )
  const meant = found.filter(
    ({ sources }) =>
      named.length === 0 ||
      named.some((one) => one.targets.length > 0 || one.sources.some((name) => sources.includes(name))),
  )
  return meant.length === 1 ? meant[0]! : null
}

/** What they make: the column that is named beside them, or that one of them fills by itself; else the only one that nothing else is called. */
function targetOf(
  sources: readonly string[],
  said: readonly ColumnSaid[],
  templates: readonly Template[],
  spoken: readonly ColumnSaid[],
): Target | null {
  const all = templates.flatMap(({ slug, columns }) => columns.map((column) => ({ slug, column })))
  const beside = said.filter((one) => !one.sources.some((name) => sources.includes(name)))
  const named = onlyOne(beside.flatMap(({ targets }) => targets))
  if (named) return named
  if (beside.some(({ targets }) => targets.length > 0)) return null
  const alike = all.filter(({ column }) => sources.some((name) => isCalledAs(name, column.name)))
  const own = onlyOne(alike)
  if (own) return own
  const before = onlyOne(spoken.flatMap(({ targets }) => targets))
  if (before) return before
  // Of two that have a column each the one that is named again is made.
  return onlyOne(
    alike.filter(({ column }) => said.filter(({ targets }) => targets.some((one) => one.column === column)).length > 1),
  )
}

function onlyOne(targets: readonly Target[]): Target | null {
  const [one, ...more] = new Set(targets)
  return one && more.length === 0 ? one : null
}

/** The mark with which most rows pass the rule, where none is said. */
function passing(sources: readonly string[], { columns, rows }: TableProfile, { column }: Target): string | null {
  const rule = column.desiredRule === 'strict' && column.strictRule ? compilePattern(column.strictRule) : null
  const parts = sources.flatMap((name) => columns.find((one) => one.name === name) ?? [])
  if (!rule) return null
  const passes = (mark: string): number => rows.filter((row) => rule.matches(cellsOf(row, parts).join(mark))).length
  const best = MARKS.map((mark) => ({ mark, count: passes(mark) })).toSorted((a, b) => b.count - a.count)[0]!
  return best.count > 0 ? best.mark : null
}

function cellsOf(row: readonly (string | null)[], parts: readonly ColumnProfile[]): string[] {
  return parts.map(({ position }) => row[position]?.trim() ?? '')
}
