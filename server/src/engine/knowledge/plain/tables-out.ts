import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, WITHOUT } from '../grounded/acts.ts'
import { exactly } from '../grounded/rows-out.ts'
import { namesOf, tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { ONLY, OUT, TAKING, withoutOnly, withoutOut } from './acts.ts'
import { saysNoMore } from './filler.ts'

// “Skip the second sheet (Old prices). They are out of date”, “Archiv weglassen”, “We only need the sheet Kids”: whole tables, however a sentence says
// that they stay behind, or that no others come.

/** Words of what is left out, where it is a table as a whole. */
const WHOLE = new Set(
  'second first third last other whole entire second zweite zweiten erste ersten letzte ganze deuxieme premiere second autre segunda primera otra seconda prima altra tweede eerste andere hele book workbook worksheet spreadsheet document list export pdf mappe datei tabelle liste blatt reiter classeur onglet feuille liste libro hoja pestana lista foglio elenco scheda werkmap tabblad bestand lijst'.split(
    ' ',
  ),
)
const PARTS =
  /[.;:,()!?]\s*|\s[-–—]\s|\s(?:and|but|so|because|since|as|und|aber|denn|weil|et|mais|car|y|pero|porque|ma|perché|maar|want|omdat)\s/giu
const PLEASE = /^(?:please|just|and|so|bitte|und|merci|svp|por|favor|per|favore|graag|prosim|prosze|tack)$/u
const SEVERAL = new Set(
  'them they those these ones people persons rows records entries lines sie diejenigen zeilen leute ils elles ceux celles lignes gens ellos ellas filas loro essi esse righe ze hen hun regels'.split(
    ' ',
  ),
)
/** Some of its rows. */
const SOME =
  /(?<!\p{L})(?:if|where|when|whose|some|most|older|newer|before|after|wenn|falls|deren|einige|manche|ältere|vor|nach|si|dont|certain\p{L}*|avant|après|cuando|algun\p{L}+|antes|después|se|quando|alcun\p{L}+|prima|dopo|als|sommige|voor|na)(?!\p{L})/iu

/** The tables that stay behind. */
export function tablesOut(sentence: Unread, profiles: readonly TableProfile[]): Directive[] {
  const { text, origin } = sentence
  if (EXCEPT.test(text) || WITHOUT.test(text) || profiles.length < 2) return []
  const others = onlyOf(text, profiles)
  const left = others.length > 0 ? others : leftIn(sentence, profiles)
  return left.map((profile): Directive => ({ ...origin, kind: 'ignore_table', table: exactly(profile) }))
}

function leftIn({ text, before }: Unread, profiles: readonly TableProfile[]): TableProfile[] {
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  const act = parts.find((part) => OUT.test(part))
  if (act === undefined || SOME.test(act)) return []
  const rest = withoutOut(act)
  const named = someOf(tablesIn(rest, profiles), profiles)
  const tables =
    named.length > 0
      ? named
      : isOfSpoken(rest)
        ? spokenOf([...parts.filter((part) => part !== act), before], profiles)
        : []
  return saysNoMore(rest, namesIn(tables), isOfWhole) ? tables : []
}

/** “… that whole sheet can be ignored”, “it must not be transferred”; several that stay behind are rows. */
function isOfSpoken(rest: string): boolean {
  const words = wordsIn(rest)
  const isPointing = words.some(({ text }) => !PLEASE.test(text)) && !words.some(({ text }) => SEVERAL.has(text))
  return isPointing && saysNoMore(rest, [], isOfWhole)
}

const isOfWhole = ({ text }: Word): boolean => WHOLE.has(text)
const namesIn = (tables: readonly TableProfile[]): string[] => tables.flatMap(namesOf).map(({ raw }) => raw)

/** The tables that another part, or the sentence before, is about. */
function spokenOf(parts: readonly string[], profiles: readonly TableProfile[]): TableProfile[] {
  for (const part of parts) {
    const named = someOf(tablesIn(part, profiles), profiles)
    if (named.length > 0) return isOfOther(part, named) ? [] : named
  }
  return []
}

/** “The hidden 2021 price list is history” is no sheet “Price list”, which has no year: that one may have been left out as it was read. */
function isOfOther(part: string, tables: readonly TableProfile[]): boolean {
  const own = new Set(tables.flatMap(namesOf).map(({ text }) => text))
  return wordsIn(part).some(({ text }) => HIDDEN.test(text) || (/^\d+$/u.test(text) && !own.has(text)))
}

const HIDDEN =
  /^(?:hidden|versteckt\p{L}*|ausgeblendet\p{L}*|cache\p{L}*|masque\p{L}*|ocult\p{L}*|nascost\p{L}*|verborgen)$/u

function someOf(tables: readonly TableProfile[], profiles: readonly TableProfile[]): TableProfile[] {
  return tables.length < profiles.length ? [...tables] : []
}

/** The tables like the one that alone is taken: those with its columns; where none has them, the other sheets of its workbook. */
function onlyOf(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  if (!ONLY.test(text)) return []
  const [part = ''] = text.split(/[.;:!?,]\s|\s[-–—]\s/u).filter((one) => ONLY.test(one))
  if (OUT.test(part)) return []
  const tables = someOf(tablesIn(part, profiles), profiles)
  const [first] = tables
  if (!first) return []
  const rest = withoutOnly(part)
  // “Only the list of May is old” says what it is, and asks for nothing.
  const own = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  const isAsked = !IS.test(rest) || wordsIn(rest).some(({ text: word, stem }) => TAKING.test(word) && !own.has(stem))
  const saysAll = saysNoMore(rest, namesIn(tables), (word) => isOfWhole(word) || TAKING.test(word.text))
  if (!isAsked || !saysAll) return []
  const others = profiles.filter((one) => !tables.includes(one))
  const alike = others.filter((one) => tables.some((taken) => isLike(one, taken)))
  // “Only the sheet of 2024 is wanted” is said of those of other years, and not of the list of staff beside them.
  return alike.length > 0
    ? alike
    : others.filter((one) => tables.some(({ table }) => one.table.file_id === table.file_id))
}

const IS =
  /(?<!\p{L})(?:is|are|was|were|has|have|ist|sind|war|hat|haben|est|sont|était|a|ont|es|son|está|tiene|è|sono|ha|zijn|was|heeft)(?!\p{L})/iu

function isLike(one: TableProfile, other: TableProfile): boolean {
  const names = new Set(other.columns.map(({ name }) => name.trim().toLowerCase()))
  const shared = one.columns.filter(({ name }) => names.has(name.trim().toLowerCase())).length
  return shared > 0.5 * Math.min(one.columns.length, other.columns.length)
}
