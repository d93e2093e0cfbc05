import type { TableProfile } from '../../profile/model.ts'
import { namesAbove } from '../called-above.ts'
import { anyOf, SOME } from './acts.ts'
import { MISSING } from './on-lists.ts'
import { isNamedIn, namedWith, namesOf, tablesIn } from './tables.ts'
import { wordsIn, type Word } from './words.ts'

// The parts of a sentence that each say something of a table: “the desk is direct, the phone list is phone; all of these are new”.

/** Between parts of a sentence. */
const BETWEEN =
  /\s*[,;:]\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|maar)\s+)?|\s+(?:and|while|whereas|und|sowie|während|et|tandis que|y|mientras|e|mentre|terwijl)\s+/iu
/** Of a sentence that is Dutch: elsewhere “en” is “in”. */
const BETWEEN_DUTCH = new RegExp(`\\s*,\\s+en\\s+|\\s+en\\s+|${BETWEEN.source}`, 'iu')
const DUTCH = anyOf('het|een|is|zijn|van de')
/** Between what is spoken of and what it is. */
const VERBS = anyOf(
  'is|are|was|were|went|holds?|contains?|lists?|has|have|gets?|carr(?:y|ies)|belongs? to|comes? from',
  'ist|sind|war|waren|haben|bekommen|erhalten|tragen|enthält|enthalten|beinhaltet|gehör(?:t|en) zu[mr]?|stamm(?:t|en) (?:aus|von)',
  'est|sont|était|étaient|ont|portent|reçoivent|contient|contiennent|appartien(?:nen)?t (?:à|au)|vien(?:nen)?t (?:de|du)',
  'es|son|eran?|está|están|llevan?|tienen?|reciben?|contienen?|pertenecen? al?|vienen? del?',
  'è|sono|erano|hanno|portano|ricevono|contengono|appartien[ei] al?|appartengono al?|vien[ei] da|vengono da',
  'zijn|waren|hebben|krijgen|bevat(?:ten)?|hoort bij|horen bij|kom(?:t|en) (?:uit|van)',
)
/** In the name of a file they are none: `price_list.csv`. */
const IS = new RegExp(`(?<![_./-])${VERBS.source}(?!_|[./-][\\p{L}\\p{N}])`, 'iu')
const SIGN = /\s*(?:=|→|->|=>)\s*/u
/** What was spoken of before. */
const THESE = anyOf(
  'these|those|they|them|their|its?|the latter',
  'diese[nrms]?|letztere[nrs]?|sie|deren|ihre?[nrms]?|die(?= (?:sind|waren|haben|bekommen|erhalten|tragen|gehören|stammen|zijn|hebben|krijgen)(?!\\p{L}))',
  'ces(?: derniers| dernières)?|ceux-ci|celles-ci|ils|elles|leurs?',
  'est[oa]s|ell[oa]s|sus?',
  'quest[ie]|essi|esse|loro',
  'deze(?: laatsten?)?|zij|hun',
)
/** “There "Calder" means CAL001, in pounds”: in what was spoken of before; “there are two lists” is of nothing. */
const OPENS_THERE =
  /^(?:there|in (?:there|it)|dort|darin|là|là-bas|dedans|ahí|allí|lì|daar|daarin|där|tam|w nim)(?!\p{L})(?! (?:is|are|was|were|will|may|might|should)(?!\p{L}))/iu
/** “Todos están activos”, “sono tutti attivi”: all of what was spoken of before, with no other word for it. */
const ALL_OF_THEM = new RegExp(
  `^(?:(?:and|und|et|y|e|en) )?(?:(?:all|alle|tous|toutes|tod[oa]s|tutt[ie]) ${VERBS.source}|${VERBS.source} (?:tod[oa]s|tutt[ie])(?!\\p{L}))`,
  'iu',
)
/** “…, which are all direct”: of what stands right before it. */
const WHICH = new RegExp(
  `^(?:which|who|that|welche|die|qui|que|che|las que|los que|die) (?:(?:all|alle|tou(?:te)?s|tod[oa]s|tutt[ie]|allemaal) )?${VERBS.source}`,
  'iu',
)
/** Rows of a table that are not all of it. */
const LACKING = anyOf(
  'without|lacking|missing|empty|ohne|leere?[nrs]?|fehl\\p{L}*|sans|vides?|sin|vac[ií][oa]s?|senza|vuot[aeio]|zonder|lege',
)
/** What begins so names no other thing that something is said of: “from the cellar and from the shed”. */
const OPENS_WITH_PLACE = /^(?:from|in|on|of|aus|von|im|auf|de|des|du|dans|sur|en|del|da|di|nel|uit|van|op)(?!\p{L})/iu
/** So many words beside its name say something of a table. */
const SAYING = 2
/** What is somebody's, who was spoken of last. */
const THEIR_OWN =
  /^(?:and |but |und |aber |et |mais |y |e |en )?(?:his|her|seinen?|seiner|ses|(?:i )?suoi|(?:le )?sue|zijn|haar)\s\p{L}/iu
/** Of several the last. */
const LAST = anyOf('latter|last', 'letztere[nrs]?', 'derni[eè]re?s?', '[úu]ltim[oaie]s?', 'laatsten?')

export interface Clause {
  text: string
  /** What it is about: a file with all its sheets, or one sheet. Of several that are named so, each. */
  about: TableProfile[][]
  /** The part that names them, and what is said of them; the same where nothing stands between. */
  subject: string
  predicate: string
  isCut: boolean
  /** It goes on about what was named before. */
  goesOn: boolean
  /** What the clause before it is about, where it has no verb and names no other: “…, valid from 2024-01-01”. */
  addedTo: TableProfile[][]
}

/** The clauses of a sentence, each with the tables that it is about. */
export function clausesOf(text: string, before: string, profiles: readonly TableProfile[]): Clause[] {
  let named = before === '' ? [] : partsOf(before, profiles).flatMap((part) => namedIn(part, oneTable(part, profiles)))
  let pending: TableProfile[][] = []
  let told: TableProfile[][] = []
  let last: TableProfile[][] = []
  return partsOf(text, profiles).map((part) => {
    // “What is not in shed.csv, all of it, is oak”: that is said of others.
    const found = (MISSING.test(part) ? [] : oneTable(part, profiles))
      .concat(siblingIn(part, named.at(-1)?.tables ?? [], profiles))
      .slice(0, 1)
    // “the desk and the phone list are direct”, “garages.csv: all garages”: what they are comes in the next part.
    const isSaidOf = pending.length > 0 && (found.length === 0 || callOf(found[0]!) === callOf(pending.at(-1)!))
    const own = isSaidOf ? [] : found
    // “… keep their numbers and are all active”: it begins with what is said of the same.
    const isSame = found.length === 0 && last.length > 0 && opensWithVerb(part)
    const isThere = found.length === 0 && OPENS_THERE.test(part)
    const goesOn =
      !isSame &&
      found.length === 0 &&
      (isThere || [THESE, THEIR_OWN, ALL_OF_THEM, WHICH].some((words) => words.test(part)))
    const about = isSaidOf || own.length > 0 ? [...pending, ...own] : isSame ? last : goesOn ? meantBy(part, named) : []
    const cut = isSaidOf ? { subject: '', predicate: part, isCut: true } : cutAt(part, own.flat(), profiles)
    const isOther = found.length > 0 && (told.length === 0 || callOf(found[0]!) !== callOf(told.at(-1)!))
    last = about
    const addedTo = isSaidOf || goesOn || isOther || IS.test(part) || SIGN.test(part) ? [] : told
    pending = own.length > 0 && wordsBeyond(part, own.flat()).length === 0 ? about : []
    told = cut.isCut || isThere ? about : addedTo
    // Of several tables that are named together nobody knows which comes to mind: what was named before doesn’t.
    named = namesSeveral(part, found, profiles) ? [] : [...named, ...namedIn(part, own)]
    return { text: part, about, goesOn, addedTo, ...cut }
  })
}

/** None is meant, as several files are as likely. */
function namesSeveral(part: string, found: TableProfile[][], profiles: readonly TableProfile[]): boolean {
  return found.length === 0 && new Set(tablesIn(part, profiles).map(({ table }) => table.file_id)).size > 1
}

/** The parts of a text, whose names and quotations stay whole. */
function partsOf(text: string, profiles: readonly TableProfile[]): string[] {
  const names = profiles.flatMap(({ table }) => [table.file_name, table.name]).filter((name) => /[\s,;:]/.test(name))
  const hide = (part: string): string =>
    part.replace(/[,;:]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xe000)).replace(/\s/g, '\ue000')
  const quoted = text.replace(/\([^()]*\)|["“„«][^"“”»]*["”“»]/gu, hide)
  const masked = names.reduce((rest, name) => {
    const at = rest.toLowerCase().indexOf(name.toLowerCase())
    return at < 0 ? rest : rest.slice(0, at) + hide(rest.slice(at, at + name.length)) + rest.slice(at + name.length)
  }, quoted)
  const shown = (part: string): string =>
    part
      .replace(/[\ue001-\ue0ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000))
      .replaceAll('\ue000', ' ')
  return masked
    .split(DUTCH.test(text) ? BETWEEN_DUTCH : BETWEEN)
    .map((part) => shown(part).trim())
    .filter((part) => part !== '')
}

/** “In the parking report the reference ends with …”: where it is that something stands. */
const LOCATED =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s)?(?:in|on|from|im|auf|aus|dans|sur|en|nel(?:la|l['’])?|sul(?:la|l['’])?|op|uit)\s(?:(?:the|der|dem|den|le|la|l['’]|el|il|lo|de|het)\s)?([^,;:]{2,40}?\s?(?:reports?|files?|lists?|sheets?|workbook|export|statement|register|bericht|liste|datei|blatt|tabelle|fichier|feuille|relevé|informe|archivo|hoja|lista|foglio|elenco|estratto|bestand|lijst|blad|overzicht))(?!\p{L})/iu

/** The only file, or sheet, that a part names. */
function oneTable(part: string, profiles: readonly TableProfile[]): TableProfile[][] {
  // Whose list it is says more than words that others are called by as well.
  const kept = new Set(namesAbove(part, profiles).map(({ table }) => table))
  if (kept.size === 1) return [[...kept]]
  const isNamed = profiles.some((profile) => isNamedIn(part, profile, profiles))
  // “who is only in the archive is active”: the last verb is the one between what is spoken of and what it is.
  const subjects = isNamed ? [] : [longSubjectOf(part), subjectOf(part)].filter((one) => one !== null)
  // “In the stock workbook the sheet Yard holds …”: where a sheet is named itself, its file is no more than where it is.
  const places = isNamed ? [] : (LOCATED.exec(part)?.slice(1) ?? [])
  for (const where of [...subjects, ...places, part]) {
    const tables = tablesIn(where, profiles)
    const files = new Set(tables.map(({ table }) => table.file_id))
    if (files.size === 1) return [tables]
    if (files.size > 1) return []
  }
  return []
}

/** “Sheet S1 is the autumn and S2 the spring”: by its mere name a sheet of the file that was named before. */
function siblingIn(part: string, last: readonly TableProfile[], profiles: readonly TableProfile[]): TableProfile[][] {
  const [first, ...more] = last
  if (!first || more.length > 0) return []
  const start = part.replace(OPENS, '').toLowerCase()
  const isNamed = ({ table }: TableProfile): boolean =>
    table.file_id === first.table.file_id &&
    start.startsWith(table.name.toLowerCase()) &&
    !/^[\p{L}\p{N}_-]/u.test(start.slice(table.name.length))
  return profiles.filter((one) => one !== first && isNamed(one)).map((one) => [one])
}

const OPENS =
  /^(?:and|und|et|y|e|en|the|der|die|das|la|le|les|el|il|lo|de|het|sheet|tab|blatt|blad|hoja|feuille|foglio)\s+/iu

function subjectOf(part: string): string | null {
  const found = IS.exec(part) ?? SIGN.exec(part)
  return found ? part.slice(0, found.index) : null
}

function longSubjectOf(part: string): string | null {
  const last = [...part.matchAll(new RegExp(IS.source, 'giu'))].at(-1)
  return last ? part.slice(0, last.index) : null
}

/** What is said, and of what: cut at the word between them, where the name of a table stands before it. */
function cutAt(
  part: string,
  own: readonly TableProfile[],
  profiles: readonly TableProfile[],
): Pick<Clause, 'subject' | 'predicate' | 'isCut'> {
  const isExact = own.some((table) => isNamedIn(part, table, profiles))
  const isNamedBy = (subject: string): boolean => own.length === 0 || own.some((table) => isIn(table, subject))
  const isIn = (table: TableProfile, subject: string): boolean =>
    subject.replace(OPENS, '').trim().toLowerCase() === table.table.name.toLowerCase()
      ? true
      : isExact
        ? isNamedIn(subject, table, profiles)
        : tablesIn(subject, profiles).includes(table)
  // “Who is on the list is new”: of two verbs the one behind what is spoken of.
  const cuts = [IS.exec(part), [...part.matchAll(new RegExp(IS.source, 'giu'))].at(-1), SIGN.exec(part)]
  const found = cuts.find((cut) => cut && isNamedBy(part.slice(0, cut.index)))
  if (!found) return { subject: part, predicate: part, isCut: false }
  const subject = part.slice(0, found.index)
  return { subject, predicate: part.slice(found.index + found[0].length), isCut: true }
}

function opensWithVerb(part: string): boolean {
  return IS.exec(part)?.index === 0
}

/** A table that was named, and how: by some of its rows, in a clause of its own. */
interface Named {
  tables: TableProfile[]
  isSome: boolean
  isOwnClause: boolean
}

function namedIn(part: string, found: TableProfile[][]): Named[] {
  return found.map((tables) => ({
    tables,
    isSome: SOME.test(part) || LACKING.test(part),
    isOwnClause: !OPENS_WITH_PLACE.test(part) && wordsBeyond(part, tables).length >= SAYING,
  }))
}

/**
 * Of several tables that were named “their” is of the first, what the sentence was about; “the latter” of the last, as “they” is where that has a
 * clause of its own. Where some of its rows were spoken of, these are no table.
 */
function meantBy(part: string, named: readonly Named[]): TableProfile[][] {
  const all = [...new Map(named.map((one) => [callOf(one.tables), one])).values()]
  const last = named.at(-1)
  if (last?.isSome) return []
  if (all.length < 2) return all.map(({ tables }) => tables)
  if (LAST.test(part) || THEIR_OWN.test(part) || (last!.isOwnClause && !THEIRS.test(part))) return [last!.tables]
  return OWN.test(part) ? [named[0]!.tables] : []
}

const THEIRS = anyOf('their|its|deren|ihre?[nrms]?|leurs?|sus?|loro|hun')
const OWN = anyOf('their|they|its?|deren|ihre?[nrms]?|sie|leurs?|ils|elles|sus?|ell[oa]s|loro|hun|zij')
const callOf = (tables: readonly TableProfile[]): string =>
  tables.map(({ table }) => `${table.file_id}/${table.name}`).join('\n')

/** Words that say no more of rows than that they are meant. */
const PLAIN = new Set(
  (
    'the a an all every everything everyone everybody any anything each only always just of in on from by with ' +
    'for that this as well those these they them their its it latter last entire whole complete rows row records ' +
    'entries lines data file files sheet sheets tab list lists der die das den dem des ein eine einer eines alle ' +
    'alles allen jeder jede jedes nur immer im aus von vom auf mit samtliche liste datei blatt tabelle ' +
    'zeilen eintrage daten diese dieser dieses sie letztere letzteren le la les l un une du de d tous tout toutes ' +
    'toute chaque dans sur fichier feuille lignes ces ceux celles derniers dernieres el los las una unos unas ' +
    'todos todas todo cada en archivo fichero hoja lista filas estos estas ultimos ultimas del il lo gli i uno ' +
    'tutti tutte tutto ogni nel nella foglio elenco righe questi queste ultimi ultime het een elke ieder iedereen ' +
    'uit van bestand lijst blad regels rijen deze laatste laatsten allemaal export'
  ).split(' '),
)

export function isPlain(word: string): boolean {
  return PLAIN.has(word)
}

/** The words of a text that are neither of the names of tables nor plain. */
export function wordsBeyond(text: string, tables: readonly TableProfile[], more: readonly string[] = []): Word[] {
  const own = new Set([...tables.flatMap(namesOf), ...more.flatMap(wordsIn)].map(({ stem }) => stem))
  return wordsIn(text).filter(
    ({ text: word, stem }) => !PLAIN.has(word) && !own.has(stem) && namedWith(word, own) === null,
  )
}
