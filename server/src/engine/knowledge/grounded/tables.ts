import { escaped } from '../../escaped.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { remembering, rememberingIn, rememberingOf } from '../../remembering.ts'
import { tablesOfDay } from './days-of-names.ts'
import { isCalledByLack } from './lacking-names.ts'
import { monthsOf, sameMonth } from './months-of-names.ts'
import { placeOf, stemOf, wordsIn, type Word } from './words.ts'

// Which tables and templates a sentence is about: from what they are called to the words in it.

/** Words of names that any table could have. */
const OF_ANY = new Set(
  'list liste lista lijst elenco listing sheet file fichier datei data daten table tabelle tabella tabla export import log register registre blatt tab feuille onglet hoja foglio blad row rows line lines zeile ligne the and und von van der des les las los of de la le to en el il in y e et a an on for only nur seulement uniquement solo sólo soltanto alleen enkel'
    .split(' ')
    .map(stemOf),
)
/** How people call files of a kind. */
const KINDS: Record<string, string> = {
  xlsx: 'spreadsheet workbook excel xlsx',
  xls: 'spreadsheet workbook excel xls',
  ods: 'spreadsheet ods',
  pdf: 'pdf',
  docx: 'word docx',
  csv: 'csv',
  txt: 'txt',
}
/** From here on the words in common are of this table, and not of any: one that two files share is half. */
const ENOUGH = 0.5

/** The tables that a text names, all that are as likely: files and sheets by their full names or, where none is, by words of these. */
export function tablesIn(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  return [...namedIn(text, profiles)]
}

/** One reader after the other asks of the same sentence. */
const namedIn = rememberingIn(1_000, tablesNamed)

function tablesNamed(text: string, profiles: readonly TableProfile[]): readonly TableProfile[] {
  const exact = profiles.filter((profile) => isNamedIn(text, profile, profiles))
  if (exact.length > 0) return exact
  const said = wordsIn(text)
  const owners = ownersOf(profiles)
  const found = profiles.map((profile) => ({ profile, ...scoreOf(profile, said, owners) }))
  const best = Math.max(0, ...found.map(({ score }) => score))
  if (best < ENOUGH) {
    const ofDay = tablesOfDay(text, profiles)
    if (ofDay.length > 0) return ofDay
    const ofPart = byPartOfYear(text, profiles)
    if (ofPart.length > 0) return ofPart
    const alike = bySpelling(said, profiles)
    return alike.length > 0 ? alike : byKindOfBook(said, profiles)
  }
  const all = asWritten(
    text,
    found.filter(({ score }) => score > best - 1e-9),
  )
  const dated = tablesOfDay(
    text,
    all.map(({ profile }) => profile),
  )
  const named = dated.length > 0 ? all.filter(({ profile }) => dated.includes(profile)) : all
  const likely = asFiles(text, named, said)
  return likely.filter((one) => !isNounOfAnother(one, likely)).map(({ profile }) => profile)
}

/** “FY24 bookings”: of `bookings_FY24.csv` and the sheet “Jul-Dec 24” of `Bookings FY25.xlsx` the one with letters and figures as they are said. */
function asWritten<T extends Pick<Named, 'profile'>>(text: string, likely: T[]): T[] {
  const marks = text.toLowerCase().match(/(?<![\p{L}\p{N}])(?:\p{L}{1,4}\d+|\d+\p{L}{1,4})(?![\p{L}\p{N}])/gu) ?? []
  const named = likely.filter(({ profile: { table } }) =>
    marks.some((mark) => hasWhole(`${table.file_name} ${table.name}`.toLowerCase(), mark)),
  )
  return named.length > 0 ? named : likely
}

/** “Our Q1 figures”, of the only file that is called so. */
function byPartOfYear(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const parts = text.toLowerCase().match(/(?<![\p{L}\p{N}])(?:[qt][1-4]|h[12])(?![\p{L}\p{N}])/gu) ?? []
  const found = profiles.filter(({ table }) =>
    parts.some((part) => hasWhole(`${table.file_name} ${table.name}`.toLowerCase(), part)),
  )
  return new Set(found.map(({ table }) => table.file_id)).size === 1 ? found : []
}

const A_FILE = /(?<!\p{L})(?:files?|datei(?:en)?|fichiers?|ficheros?|archivos?|bestand(?:en)?|plik\p{L}*)(?!\p{L})/iu
const A_SHEET =
  /(?<!\p{L})(?:sheets?|tabs?|tabellenbl\p{L}+|bl[aä]tt\p{L}*|feuilles?|onglets?|hojas?|pestañas?|fogli\p{L}?|tabblad(?:en)?|arkusz\p{L}*)(?!\p{L})/iu

/** “The 2024 file” is one whose own name says so, where another only has a sheet that does. */
function asFiles(text: string, named: Named[], said: readonly Word[]): Named[] {
  if (!A_FILE.test(text) || A_SHEET.test(text)) return named
  const ofFiles = named.filter(({ profile, places }) => {
    const own = new Set(wordsIn(profile.table.file_name.replace(/\.[^.]+$/, '')).map(({ stem }) => stem))
    return places.every((at) => own.has(said[at]!.stem))
  })
  return ofFiles.length > 0 ? ofFiles : named
}

/** Shorter words are alike by chance. */
const LONG_ALIKE = 6
const onceEach = (stem: string): string => stem.replace(/(\p{L})\1+/gu, '$1')

/** “The memorial”, of a file `memoriaal 2023`: a long word of one file's name that another language writes with a letter doubled. */
function bySpelling(said: readonly Word[], profiles: readonly TableProfile[]): TableProfile[] {
  const words = new Set(said.filter(({ stem }) => !OF_ANY.has(stem)).map(({ stem }) => onceEach(stem)))
  const isAlike = ({ stem }: Word): boolean =>
    onceEach(stem).length >= LONG_ALIKE && !OF_ANY.has(stem) && words.has(onceEach(stem))
  const found = profiles.filter((profile) => namesOf(profile).some(isAlike))
  return new Set(found.map(({ table }) => table.file_id)).size === 1 ? found : []
}

/** What people keep one of, in several languages. */
const BOOKS = new Map(
  [
    'register registre registro registr rejestr',
    'log logbook logbuch',
    'journal giornale diario',
    'cashbook kassenbuch kassabuch kasboek kassabog kassebog kassabok kassbok',
  ].flatMap((words) => words.split(' ').map((word) => [stemOf(word), words])),
)

/** “All in the register are active”, where one file is called so. */
function byKindOfBook(said: readonly Word[], profiles: readonly TableProfile[]): TableProfile[] {
  // “The cash book” is one word in other languages.
  const joined = said.map(({ text }, at) => stemOf(text + (said[at + 1]?.text ?? '')))
  const books = new Set([...said.map(({ stem }) => stem), ...joined].flatMap((stem) => BOOKS.get(stem) ?? []))
  const found = profiles.filter((profile) => namesOf(profile).some(({ stem }) => books.has(BOOKS.get(stem) ?? '')))
  return new Set(found.map(({ table }) => table.file_id)).size === 1 ? found : []
}

interface Named {
  profile: TableProfile
  /** Where words of its name stand among those that were said. */
  places: number[]
}

/** “JustGiving gifts”, where another file is called `gifts`: what the rows of the first are called names no second one. */
function isNounOfAnother({ profile, places }: Named, likely: readonly Named[]): boolean {
  return likely.some(
    (other) =>
      other.profile.table.file_id !== profile.table.file_id &&
      places.every((at) => !other.places.includes(at) && other.places.includes(at - 1)),
  )
}

/** Verbatim: `hires_2026_h2.csv`, or a sheet in quotation marks or behind the word for one. */
export function isNamedIn(text: string, { table }: TableProfile, profiles: readonly TableProfile[]): boolean {
  const lower = text.toLowerCase()
  const file = table.file_name.toLowerCase()
  const stem = file.replace(/\.[^.]+$/, '')
  const isFile = lower.includes(file) || (/[\d_]/.test(stem) && stem.length > 3 && hasWhole(lower, stem))
  const siblings = profiles.filter((one) => one.table.file_id === table.file_id)
  const names = siblings.map((one) => one.table.name)
  const isWhole = isCalledByLack(table.name) && hasWhole(lower, table.name.toLowerCase())
  const isSheet = isWhole || (siblings.length > 1 && (isQuoted(text, table.name) || isInRow(text, table.name, names)))
  const otherSheet = siblings.some((one) => one.table !== table && isQuoted(text, one.table.name))
  return isSheet || (isFile && !otherSheet)
}

function hasWhole(text: string, name: string): boolean {
  const at = text.indexOf(name)
  const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around)
}

/** “On the Strings or Piano sheet”: the word for a sheet stands behind the last of several. */
function isInRow(text: string, name: string, names: readonly string[]): boolean {
  const others = names
    .filter((one) => one !== name)
    .map(escaped)
    .join('|')
  const row = `${escaped(name)}(?:,? (?:and|or|und|oder|et|ou|y|o|e|en|of) (?:the |die |der |das |la |le |el |il |het |de )?(?:${others}))`
  return (
    others !== '' &&
    new RegExp(`(?<!\\p{L})${row}[ -](?:sheets?|tabs?|blatt|blätter|tabellenblatt|blad|tabblad)(?!\\p{L})`, 'iu').test(
      text,
    )
  )
}

function isQuoted(text: string, name: string): boolean {
  return quotedAs(name).test(text)
}

const quotedAs = remembering(1_000, (name): RegExp => {
  const called = escaped(name)
  const sheet = '(?:sheet|tab|blatt|tabellenblatt|feuille|onglet|hoja|pestaña|foglio|blad|tabblad)'
  return new RegExp(
    `["“„«'‘\`]\\s?${called}\\s?["”“»'’\`]|(?<!\\p{L})${sheet} ${called}(?!\\p{L})|(?<!\\p{L})${called}[ -]${sheet}(?!\\p{L})`,
    'iu',
  )
})

/** How many files have each word in their names. */
const ownersOf = rememberingOf((profiles: readonly TableProfile[]): ReadonlyMap<string, number> => {
  const files = new Map<string, Set<string>>()
  for (const profile of profiles)
    for (const { stem } of namesOf(profile)) files.set(stem, (files.get(stem) ?? new Set()).add(profile.table.file_id))
  return new Map([...files].map(([stem, of]) => [stem, of.size]))
})

/** The words of what a table and its file are called, and of the kind of file. */
export const namesOf = rememberingOf(({ table, called = [] }: TableProfile): readonly Word[] => {
  const [, stem = table.file_name, ending = ''] = /^(.*)\.([^.]+)$/.exec(table.file_name) ?? []
  const own = table.name === stem || isCalledByLack(table.name) ? '' : table.name
  // `ShopOrders` is a name of its own, and one of two words.
  const apart = `${stem} ${own}`.match(/\p{Lu}\p{Ll}+(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}+/gu) ?? []
  return wordsIn([stem, own, ...apart, KINDS[ending.toLowerCase()] ?? '', ...called].join(' '))
})

function scoreOf(
  profile: TableProfile,
  said: readonly Word[],
  owners: ReadonlyMap<string, number>,
): { score: number; places: number[] } {
  const names = namesOf(profile)
  const own = new Set(names.map(({ stem }) => stem))
  // Who says what they call several files means all of these by it.
  const called = new Set(wordsIn((profile.called ?? []).join(' ')).map(({ stem }) => stem))
  const months = monthsOf(names)
  const found = new Set<string>()
  const places: number[] = []
  let score = 0
  let joinedAt = -1
  for (const [at, { stem, text }] of said.entries()) {
    if (at === joinedAt) continue
    const next = said[at + 1]
    const isBeside = found.has(said[at - 1]?.stem ?? '') || (next !== undefined && isOwn(own, next))
    const joined = next && own.has(stemOf(text + next.text)) ? stemOf(text + next.text) : null
    if (joined !== null) joinedAt = at + 1
    const known =
      joined ??
      (isOwn(own, said[at]!) || (own.has(stem) && isBeside)
        ? stem
        : (namedWith(said[at]!.text, own) ??
          compoundOf(said[at]!.text, own) ??
          initialOf(said[at]!, names) ??
          sameMonth(said[at]!, months)))
    // A figure or letter alone may count anything.
    if (known === null || found.has(known)) continue
    found.add(known)
    places.push(joined === null ? at : at + 1)
    score += called.has(known) ? 1 : 1 / (owners.get(known) ?? 1)
  }
  return { score, places }
}

function isOwn(own: ReadonlySet<string>, { stem, text }: Word): boolean {
  return own.has(stem) && !OF_ANY.has(stem) && text.length > 2 && !/^\d{1,3}$/.test(text)
}

/** What a file is, at the end of one word with what it is of: `Telefonliste`, `telefoonlijst`. */
const COMPOUND = /^(.{4,}?)[sn]?-?(?:liste[n]?|lijst(?:en)?|datei(?:en)?|tabellen?|blatt|blad|bestand(?:en)?|export)$/u

/** The stem of the first part of a word that is put together with what a file is; null where it isn't. */
export function namedWith(text: string, own: ReadonlySet<string>): string | null {
  const [, first] = COMPOUND.exec(text) ?? []
  const stem = first === undefined ? null : stemOf(first)
  return stem !== null && own.has(stem) && !OF_ANY.has(stem) ? stem : null
}

/** Shorter ones are parts of many words. */
const SHORTEST = 4

/** “Saisonartikel” of a file called `artikel_saison`: the first of the two words of its name that a word is put together of; null where it isn't. */
function compoundOf(text: string, own: ReadonlySet<string>): string | null {
  const isPart = (part: string): boolean =>
    part.length >= SHORTEST && own.has(stemOf(part)) && !OF_ANY.has(stemOf(part))
  const ends = Array.from({ length: Math.max(0, text.length - 2 * SHORTEST + 1) }, (_, at) => SHORTEST + at)
  const end = ends.find(
    (at) => isPart(text.slice(0, at)) && [text.slice(at), text.slice(at).replace(/^s/u, '')].some(isPart),
  )
  return end === undefined ? null : stemOf(text.slice(0, end))
}

/** “QuickBooks”, of a file called `Customer List QB`: the capitals of a name, which the file has instead; null where it hasn't. */
function initialOf({ raw }: Word, names: readonly Word[]): string | null {
  const capitals = raw.match(/\p{Lu}(?=\p{Ll})/gu) ?? []
  const short = capitals.length < 2 || !/^\p{Lu}/u.test(raw) ? null : capitals.join('')
  return names.find((name) => name.raw === short)?.stem ?? null
}

/** The templates whose rows a text is about: by name, or by words that mean the same. */
export function templatesIn(text: string, templates: readonly Template[]): Template[] {
  const said = wordsIn(text)
  const concepts = new Set(said.flatMap(({ raw }) => conceptsOf(raw)))
  return templates.filter(({ slug, name }) =>
    [slug, name].some((called) => {
      const own = wordsIn(called)
      const head = own.at(-1)
      if (!head) return false
      const meant = conceptsOf(called)
      return placeOf(own, said) >= 0 || (meant.length > 0 && meant.every((concept) => concepts.has(concept)))
    }),
  )
}

const OF_KEY = /[ _-]?(?:no|nr|num|number|id|code|key|ref|nummer)$/iu

/** The templates whose rows a text calls as their key is called: work orders, of what has a `work_order_no`. */
export function templatesKeyed(text: string, templates: readonly Template[]): Template[] {
  const said = wordsIn(text)
  return templates.filter(({ columns }) =>
    columns.some(({ name, unique, required }) => {
      const called = OF_KEY.test(name) ? wordsIn(name.replace(OF_KEY, '')) : []
      return unique && required && called.length > 0 && placeOf(called, said) >= 0
    }),
  )
}

/** All tables of files whose names begin with a word, as those of one system do. */
export function tablesBeginning(stem: string, profiles: readonly TableProfile[]): TableProfile[] {
  return profiles.filter(({ table }) => wordsIn(table.file_name)[0]?.stem === stem)
}

/** A system is called by its letters. */
const CAPITALS = /^\p{Lu}{3,}$/u

/** The tables that a text names, or all of the files that begin with a word of it, where not all do. */
export function tablesOfSystem(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const named = tablesIn(text, profiles)
  if (named.length > 0) return named
  const alike = wordsIn(text)
    .filter(({ text: word, raw, stem }) => (word.length >= SHORTEST || CAPITALS.test(raw)) && !OF_ANY.has(stem))
    .map(({ stem }) => tablesBeginning(stem, profiles))
  return alike.find((some) => some.length > 0 && some.length < profiles.length) ?? []
}

/** The name of a file, or of a table that no other is called by; null where another is. */
export function calledOnly(tables: readonly TableProfile[], profiles: readonly TableProfile[]): string | null {
  const [first] = tables
  if (!first) return null
  const { table } = first
  if (profiles.filter((one) => one.table.file_id === table.file_id).length === tables.length) return table.file_name
  if (tables.length > 1) return null
  return profiles.filter((one) => one.table.name === table.name).length === 1 ? table.name : null
}
