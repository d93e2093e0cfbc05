import { SOME_OF_IT as SOME_BETWEEN } from '../grounded/tables-out.ts'
import type { TableProfile } from '../../profile/model.ts'
import { sameName, type Directive } from '../directives.ts'
import { fold } from '../../match/names/words.ts'
import { EXCEPT, NOT_MEANT, WITHOUT } from '../grounded/acts.ts'
import { saysTheirs } from '../grounded/of-left-out.ts'
import { exactly } from '../grounded/rows-out.ts'
import { STALE } from '../grounded/stale-tables.ts'
import { isNamedIn, namesOf, tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { ONLY, OUT, TAKING, withoutOnly, withoutOut } from './acts.ts'
import { affixSaid } from './affixes-said.ts'
import { FILLER, saysNoMore } from './filler.ts'
import { isUndecided } from './polarity.ts'

// “Skip the second sheet (Old prices). They are out of date”, “Archiv weglassen”, “We only need the sheet Kids”: whole tables, however a sentence says
// that they stay behind, or that no others come.

/** Words of what is left out, where it is a table as a whole. */
const WHOLE = new Set(
  'second first third last other whole entire second zweite zweiten erste ersten letzte ganze deuxieme premiere second autre segunda primera otra seconda prima altra tweede eerste andere hele book workbook worksheet spreadsheet document list export pdf mappe datei tabelle liste blatt reiter classeur onglet feuille liste libro hoja pestana lista foglio elenco scheda werkmap tabblad bestand lijst'.split(
    ' ',
  ),
)
const PARTS =
  /[.;:,!?]+(?:\s+|$)|\s[-–—]\s|\s(?:and|but|so|because|since|as|und|aber|denn|weil|et|mais|car|y|pero|porque|ma|perché|maar|want|omdat)\s/giu
const PLEASE = /^(?:please|just|and|so|bitte|und|merci|svp|por|favor|per|favore|graag|prosim|prosze|tack)$/u
/** One row of it. */
const A_LINE =
  /(?<!\p{L})(?:first|last|second|third|top|bottom|erste\p{L}?|letzte\p{L}?|zweite\p{L}?|premi[eè]re|derni[eè]re|primera|última|prima|ultima|eerste|laatste) (?:line|row|entry|record|zeile|ligne|fila|línea|riga|regel|rij)(?!\p{L})/iu
/** “Have a look and forget it”: said besides. */
const BESIDE_ACT = /^\s*(?:please )?forget\s*$/iu
const CONDITION = /^\s*(?:if|when|where|whenever|wenn|falls|si|quand|cuando|se|quando|als|wanneer|indien)\s/iu
/** “If a booking isn't confirmed, skip it” is of some. */
const DENIED = /(?<!\p{L})(?:isn[’']t|aren[’']t|hasn[’']t|haven[’']t|less than|more than|under|below|above)(?!\p{L})/iu

/**
 * A table that is named for sure, by its file's or its sheet's name, or beside a word for such, and that stays behind whatever else is told of it: where no
 * column, no value and no part of it is spoken of.
 */
function surelyOut(
  parts: readonly string[],
  act: string | undefined,
  profiles: readonly TableProfile[],
): TableProfile[] {
  const of = parts.filter((part) => isSurely(part, tablesIn(part, profiles), profiles))
  const named = new Set(of.flatMap((part) => tablesIn(part, profiles)))
  if (new Set([...named].map(({ table }) => table.file_id)).size !== 1 || named.size === profiles.length) return []
  const tables = [...named]
  const said = of.find((part) => part === act || IS_OTHERS.test(part))
  if (said !== undefined) return isWhole(said, tables) ? tables : []
  const rest = act === undefined ? '' : withoutOut(act)
  const isPointing = act !== undefined && wordsIn(rest).every(({ text }) => OF_IT.test(text) || PLEASE.test(text))
  return isPointing && of.every((part) => isWhole(part, tables)) ? tables : []
}

/** Words for what tables are in. */
export const A_TABLE =
  /(?<!\p{L})(?:\p{L}*lists?|files?|sheets?|tabs?|tables?|registers?|exports?|books?|spreadsheets?|\p{L}*liste[n]?|\p{L}*datei(?:en)?|\p{L}*bl[aä]tt\p{L}*|\p{L}*tabellen?|fichiers?|feuilles?|onglets?|listes?|tarifs?|listas?|archivos?|ficheros?|hojas?|tarifas?|elenc\p{L}+|fogli\p{L}*|listin\p{L}+|\p{L}*lijst\p{L}*|bestand\p{L}*|\p{L}*blad\p{L}*|tabbladen|prices|prijzen|preise|prix)(?!\p{L})/iu

function isSurely(part: string, tables: readonly TableProfile[], profiles: readonly TableProfile[]): boolean {
  const one = new Set(tables.map(({ table }) => table.file_id)).size === 1 && tables.length < profiles.length
  // “… stay in the old books” says where they stay, and names no book.
  const about = part.replace(STAYING_THERE, ' ')
  return one && (tables.every((table) => isNamedIn(part, table, profiles)) || A_TABLE.test(about))
}

const STAYING_THERE =
  /(?<!\p{L})(?:stays?|remains?|(?:is|are) left|bleib(?:t|en)|rest(?:e|ent)|restano|quedan?|permanecen?|blij(?:ft|ven)) (?:behind )?(?:in|im|on|auf|dans|sur|en|nel\p{L}*|su\p{L}*|op) (?:[\p{L}’']+ ){0,2}\p{L}+$/iu

/** It is of somebody else, of another time, or there by mistake or to look at. */
const IS_OTHERS = new RegExp(
  `${NOT_MEANT.source}|${STALE.source}|(?<!\\p{L})(?:belongs? to|for (?:our|your|the) (?:own )?(?:archives?|memory|records|files|information|comparison|reference)|gehör(?:t|en) (?:zu |dem |der |den |unseren? )|appart(?:ient|iennent)|pertenecen?|es de otr[oa]|è di un['’]?\\s?altr[oa]|appartiene|is van (?:een )?ander\\p{L}*|hoort bij|ne nous concerne\\p{L}* pas|n[’']est plus valable|non è più valid[oa]|ya no (?:es válid[oa]|vale)|gilt nicht mehr|geldt niet meer|sent (?:by|in) (?:mistake|error))(?!\\p{L})`,
  'iu',
)

/** Nothing in it, and no part of it, is spoken of. */
function isWhole(part: string, tables: readonly TableProfile[]): boolean {
  const own = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  const words = wordsIn(part)
  const rest = words.filter(({ stem, text }) => !own.has(stem) && !FILLER.has(text))
  const isColumn = tables.some(({ columns }) =>
    columns.some(({ name }) => {
      const called = wordsIn(name)
      return called.length > 0 && called.every(({ text }) => rest.some((word) => word.text === text))
    }),
  )
  if (isColumn || OF_PART.test(part) || SOME_OF_IT.test(part)) return false
  const at = words.find(({ stem }) => own.has(stem))?.at ?? part.length
  const [, head = ''] = HEAD.exec(part.slice(0, at)) ?? []
  const first = words[0]
  // “In the old list the doubles can go” is of these.
  const isIn = first !== undefined && IN.test(first.text) && at - first.end < NEXT
  const unknown = wordsIn(withoutOut(part)).filter(
    ({ stem, text }) => !own.has(stem) && !FILLER.has(text) && !isOfWhole({ text } as Word) && !TAKING.test(text),
  )
  if (isIn && unknown.length > 0 && !IS_OTHERS.test(part)) return false
  return head === '' || FILLER.has(fold(head)) || ALL_OF_IT.test(head) || own.has(wordsIn(head)[0]?.stem ?? '')
}

const NEXT = 12
const IN = /^(?:in|on|im|auf|dans|sur|en|nel|nella|su|sul|op)$/u
const HEAD =
  /(\p{L}+)\s+(?:of|in|on|from|auf|aus|von|im|vom|der|des|du|de|dans|sur|di|del\p{L}*|da\p{L}*|nel\p{L}*|su\p{L}*|en|van|uit|op|d[’'])\s*(?:(?:the|our|their|old|last|der|dem|den|die|das|la|le|les|l[’']|el|los|las|il|lo|de|het|file|list|sheet|tab|blatt|datei|liste|fichier|feuille|lista|archivo|hoja|foglio|bestand|lijst|blad)\s+)*["“„«]?$/iu
const ALL_OF_IT =
  /^(?:nothing|everything|anything|what|whatever|s|data|all|people|things|stuff|contents?|nichts|alles|was|daten|inhalte?|rien|tout|ce|données|nada|todo|lo|datos|niente|nulla|tutto|quello|dati|niets|wat|gegevens)$/iu
const OF_PART =
  /(?<!\p{L})(?:columns?|fields?|cells?|dated|datiert\p{L}*|datée?s?|fechad[oa]s?|datat[oaie]|gedateerd\p{L}*|headings?|headers?|lines?|rows? (?:with|where|that|which)|duplicates?|doubles?|blanks?|empty|first|second|third|last (?:line|row)|spalten?|felder|zellen|überschrift\p{L}*|zeilen?|doppelte\p{L}*|colonnes?|champs?|lignes?|doublons?|columnas?|campos?|filas?|duplicad\p{L}+|colonn[ae]|righe|riga|doppi\p{L}*|kolom\p{L}*|velden|regels?|rijen|dubbele?)(?!\p{L})/iu
const SOME_OF_IT =
  /(?<!\p{L})(?:if|where|when|whose|who|some|most|older than|newer than|before|after|without|with no|except|cancelled|wenn|falls|deren|einige|manche|vor|nach|ohne|si|dont|certain\p{L}*|avant|après|sans|cuando|algun\p{L}+|antes|después|quando|alcun\p{L}+|sommige|zonder)(?!\p{L})/iu
/** What is said of the one that was spoken of. */
const OF_IT =
  /^(?:it|they|them|that|this|these|those|is|are|was|to|be|so|hence|therefore|please|at|all|nothing|anything|of|from|for|us|we|i|want|should|must|one|list|file|sheet|und|das|die|der|es|sie|soll|sollen|bitte|also|daher|nichts|davon|wir|wollen|ne|l|la|le|les|il|elle|on|rien|en|y|donc|lo|los|las|nada|de|que|hay|se|non|va|li|quindi|niente|ne|dus|het|ze|er|die|dat|niets|ervan|worden|moet)$/u
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
  if (EXCEPT.test(text) || WITHOUT.test(text) || saysTheirs(text) || profiles.length < 2) return []
  // “Preise, die vor 2025 ausgelaufen sind, …”: some of its rows.
  if (SOME_BETWEEN.test(text)) return []
  const others = onlyOf(text, profiles)
  const left = others.length > 0 ? others : leftIn(sentence, profiles)
  return left.map((profile): Directive => ({ ...origin, kind: 'ignore_table', table: exactly(profile) }))
}

function leftIn({ text, before }: Unread, profiles: readonly TableProfile[]): TableProfile[] {
  if (isUndecided(text)) return []
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  const act = parts.find((part) => OUT.test(part) && !BESIDE_ACT.test(part)) ?? parts.find((part) => OUT.test(part))
  const sure = surelyOut(parts, act, profiles)
  if (sure.length > 0) return sure
  if (act === undefined || SOME.test(act) || A_LINE.test(act)) return []
  const rest = withoutOut(act)
  const named = someOf(tablesIn(rest, profiles), profiles)
  const beside = parts.filter((part) => part !== act)
  const tables =
    named.length > 0
      ? named
      : isOfSpoken(rest)
        ? spokenOf(beside.some(saysOfItsOwn) ? beside : [...beside, before], profiles)
        : []
  return saysNoMore(rest, namesIn(tables), isOfWhole) ? tables : []
}

/** “Class 9 was for testing, so skip that”: the sentence itself says what is meant, whatever the one before it is about. */
function saysOfItsOwn(part: string): boolean {
  const verb = IS.exec(part)
  return (
    verb !== null &&
    wordsIn(part.slice(0, verb.index)).some(
      (word) => !OF_IT.test(word.text) && !FILLER.has(word.text) && !PLEASE.test(word.text) && !isOfWhole(word),
    )
  )
}

/** One of two that were spoken of: “the entry of the club counts, and the other one is dropped”. */
const THE_OTHER = /^(?:others?|andere[nrms]?|autres?|otr[oa]s?|altr[oaie]|andere)$/u

/** “… that whole sheet can be ignored”, “it must not be transferred”; several that stay behind are rows, and the other one is not all of them. */
function isOfSpoken(rest: string): boolean {
  const words = wordsIn(rest)
  const isRows = words.some(({ text }) => SEVERAL.has(text) || THE_OTHER.test(text))
  const isPointing = words.some(({ text }) => !PLEASE.test(text)) && !isRows
  return isPointing && saysNoMore(rest, [], isOfWhole)
}

const isOfWhole = ({ text }: Word): boolean => WHOLE.has(text)
const namesIn = (tables: readonly TableProfile[]): string[] => tables.flatMap(namesOf).map(({ raw }) => raw)

/** The tables that another part, or the sentence before, is about. */
function spokenOf(parts: readonly string[], profiles: readonly TableProfile[]): TableProfile[] {
  for (const part of parts) {
    const named = someOf(tablesIn(part, profiles), profiles)
    if (CONDITION.test(part) || DENIED.test(part) || /\?/u.test(part)) return []
    if (named.length > 0) return isOfOther(part, named) || isOfCells(part, named) ? [] : named
  }
  return []
}

/** “The hidden 2021 price list is history” is no sheet “Price list”, which has no year: that one may have been left out as it was read. */
function isOfOther(part: string, tables: readonly TableProfile[]): boolean {
  const own = new Set(tables.flatMap(namesOf).map(({ text }) => text))
  return wordsIn(part).some(({ text }) => HIDDEN.test(text) || (/^\d+$/u.test(text) && !own.has(text)))
}

/** “Some typed B- in front of the booking number, please drop that” is of what stands in cells, whatever file has the word in its name. */
function isOfCells(part: string, tables: readonly TableProfile[]): boolean {
  const own = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  const isName = (said: string): boolean =>
    tables.some(({ table }) => [table.name, table.file_name].some((name) => sameName(name, said)))
  const words = wordsIn(part)
  const isNumber = words.some(({ raw }, at) => at > 0 && own.has(words[at - 1]!.stem) && IS_NUMBER.test(raw))
  return isNumber || affixSaid(part, isName) !== null
}

/** Behind what rows are called: a column of them. */
const IS_NUMBER = /^(?:numbers?|nos?|ids?|codes?|nummern?|nr|numéros?|números?|num[ei]r[oi]|nummers?)$/iu

const HIDDEN =
  /^(?:hidden|versteckt\p{L}*|ausgeblendet\p{L}*|cache\p{L}*|masque\p{L}*|ocult\p{L}*|nascost\p{L}*|verborgen)$/u

function someOf(tables: readonly TableProfile[], profiles: readonly TableProfile[]): TableProfile[] {
  return tables.length < profiles.length ? [...tables] : []
}

/** The tables like the one that alone is taken: those with its columns; where none has them, the other sheets of its workbook. */
function onlyOf(said: string, profiles: readonly TableProfile[]): TableProfile[] {
  const text = said.replace(HOW_OFTEN, ' ')
  if (!ONLY.test(text)) return []
  const [part = ''] = text.split(/[.;:!?,](?:\s|$)|\s[-–—]\s/u).filter((one) => ONLY.test(one))
  if (OUT.test(part) || hasTopic(text, part)) return []
  const tables = someOf(tablesIn(part, profiles), profiles)
  const [first] = tables
  if (!first) return []
  const rest = withoutOnly(part)
  // “Only the list of May is old” says what it is, and asks for nothing.
  const own = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  const isAsked = !IS.test(rest) || wordsIn(rest).some(({ text: word, stem }) => TAKING.test(word) && !own.has(stem))
  const saysAll = saysNoMore(rest, namesIn(tables), (word) => isOfWhole(word) || TAKING.test(word.text))
  const isSure = isSurely(part, tables, profiles) && isWhole(rest, tables) && (TAKEN_ONLY.test(part) || !IS.test(rest))
  if (!(isAsked && saysAll) && !isSure) return []
  const others = profiles.filter((one) => !tables.includes(one))
  const alike = others.filter((one) => tables.some((taken) => isLike(one, taken)))
  // “Only the sheet of 2024 is wanted” is said of those of other years, and not of the list of staff beside them.
  if (alike.length > 0 || !A_SHEET.test(part)) return alike
  return others.filter((one) => tables.some(({ table }) => one.table.file_id === table.file_id))
}

/** “… writes the name only once per customer on the sheet” says how often, and takes no sheet alone. */
const HOW_OFTEN =
  /(?<!\p{L})(?:(?:only|just) (?:once|twice|one time|two times|the first time)|nur (?:einmal|zweimal|ein einziges mal|beim ersten mal)|(?:seulement |uniquement )?une (?:seule )?fois(?: seulement)?|(?:s[óo]lo |solamente )(?:una|la primera) vez|una sola vez|(?:solo |soltanto )(?:una|la prima) volta|una sola volta|(?:maar |slechts |alleen )(?:een|één) ?(?:keer|maal)|slechts eenmaal|tylko raz|jen jednou|kun (?:én|en) gang|bara en gång)(?!\p{L})/giu

/** “Declarations: only the register counts” is said of these, whatever else the register's workbook has. */
function hasTopic(text: string, part: string): boolean {
  const [, topic = ''] = /^([^:]{1,80}):\s/u.exec(text) ?? []
  return topic !== '' && !topic.includes(part) && !saysNoMore(topic, [])
}

/** One of those of a workbook. */
const A_SHEET =
  /(?<!\p{L})(?:(?:work)?sheets?|tabs?|\p{L}*bl[aä]tt\p{L}*|feuilles?|onglets?|hojas?|pestañas?|fogli\p{L}*|sched[ae]|\p{L}*blad\p{L}*|tabbladen)(?!\p{L})/iu

/** What alone is taken, or has what is right. */
const TAKEN_ONLY =
  /(?<!\p{L})(?:take|use|bring|import|load|migrate|transfer|need|want|interested|kümmern|come from|comes from|should come|must come|is real|is right|counts?|nehm\p{L}*|übern\p{L}+|verwend\p{L}+|brauch\p{L}*|gilt|zählt|pren\p{L}+|prend\p{L}+|import\p{L}+|utilis\p{L}+|repren\p{L}+|compte|tom\p{L}+|us[ae]\p{L}*|carg\p{L}+|vale|cuenta|caric\p{L}+|conta|neem|nemen|gebruik\p{L}*|geldt|telt|inlezen|overnemen)(?!\p{L})/iu
const IS =
  /(?<!\p{L})(?:is|are|was|were|has|have|ist|sind|war|hat|haben|est|sont|était|a|ont|es|son|está|tiene|è|sono|ha|zijn|was|heeft)(?!\p{L})/iu

function isLike(one: TableProfile, other: TableProfile): boolean {
  const names = new Set(other.columns.map(({ name }) => name.trim().toLowerCase()))
  const shared = one.columns.filter(({ name }) => names.has(name.trim().toLowerCase())).length
  return shared > 0.5 * Math.min(one.columns.length, other.columns.length)
}
