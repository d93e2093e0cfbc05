import { columnsOf } from '../../key-columns.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { conceptsOf, squash } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile, ValueCount } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, COUNTS, EARLIER, LATER, LEFT_OUT, TWICE } from './acts.ts'
import { isCalledAs, isKeyLike, namesColumn } from './columns.ts'
import { isQuantity } from './counted-twice.ts'
import { listsOfSystem } from './lists-of-system.ts'
import { isOfPeople, ONCE, PERSON } from './one-and-the-same.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, tablesOfSystem, templatesIn, templatesKeyed } from './tables.ts'
import { naturalKey } from '../natural-keys.ts'
import type { Unread } from './unread.ts'
import { PREVAILS, WHERE_FILLED, winnerIn } from './who-wins.ts'
import { placeOf, wordsIn, type Word } from './words.ts'

// “If a chart number is in the export twice, the row further down is the newer one”; “one gage is on both lists; the Plant 2 line is the right
// one”: which of the rows that share a key counts, by their order or by the table that they stand in.

/** What a sentence says of rows that are there twice. */
export function doublesSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  if (ALREADY.test(text) && KEEP_OURS.test(text)) return byOurs(text, origin, profiles)
  const kept =
    (ONCE.test(text) || KEEPS_DATA_OF.test(text) || KEEP_ONE.test(text)) && isOfTwo(text)
      ? keptWith(text, origin, profiles, own)
      : []
  if (kept.length > 0) return kept
  if (NEITHER.test(text) && MOVED.test(text)) return byKeys(`${before}; ${text}`, 'keep_all', origin, profiles, own)
  const about = isOfTwo(text) ? text : `${before}; ${text}`
  if (ONLY_THERE.test(text)) return []
  const isOfFilled = WHERE_FILLED.test(text)
  if (!(isOfFilled || isOfTwo(about) || PREVAILS.test(text) || ROW_COUNTS.test(text)) || !COUNTS.test(text)) return []
  const clause = countingClause(text, profiles)
  const { isNamed, isCompared, meant } = winnerIn(clause, text)
  const ahead = isNamed ? tablesIn(meant, profiles) : []
  const named = ahead.length > 0 ? ahead : tablesIn(withoutMoves(clause), profiles)
  // “The one of 3 May was pulled later and is right”: that a table was made later is why it counts, and says nothing of its rows.
  const isLater = !isCompared && LATER.test(named.length > 0 ? clause.replace(MADE_LATER, ' ') : clause)
  const [spoken, ...more] = templatesMeant(text, before, own)
  const told = named.length > 0 ? named : ownList(clause, before, profiles)
  const winners = more.length === 0 ? listsOfSystem(told, spoken, profiles) : told
  // “the later line in the retail list”: of one table it is the order that counts.
  if (!isCompared && isLater !== EARLIER.test(clause)) return byOrder(about, clause, isLater, origin, profiles, own)
  const others = profiles.length - winners.length
  if (winners.length === 0 || others === 0 || isLater) return []
  const isWhole = !isOfFilled && !OF_FILLING.test(withoutMeanings(about))
  // “If an order is in both years, 2025 is right” says nothing of the price lists of 2025.
  const slug = spoken && more.length === 0 ? spoken.slug : origin.slug
  return winners.map((profile) => ({
    ...origin,
    slug,
    kind: 'key_from',
    table: exactly(profile),
    ...(isWhole && { rows: true as const }),
  }))
}

/** What is on both lists; “if somebody is in both, the office wins” goes on about what the sentence before says is in two. */
function templatesMeant(text: string, before: string, templates: readonly Template[]): Template[] {
  const own = templatesIn(text, templates)
  const named = own.length > 0 ? own : describedSo(text, templates)
  return named.length === 0 && isOfTwo(text) ? templatesIn(before, templates) : named
}

/** “For people who are on both lists …” */
const OF_WHOM =
  /(?<!\p{L})(?:for|bei|für|pour|chez|para|per|voor|bij) (?:the |all |any |den |die |allen |les |tous les |las? |los |le |gli |i |de |alle )?(\p{L}{4,}),? (?:who|that|which|die|qui|que|che)(?!\p{L})/iu
/** A description begins with what its rows are. */
const FIRST_WORDS = 2

/** “People at our customers”: the templates whose description begins with what is spoken of. */
function describedSo(text: string, templates: readonly Template[]): Template[] {
  const [spoken] = wordsIn(OF_WHOM.exec(text)?.[1] ?? '')
  return spoken === undefined
    ? []
    : templates.filter(({ description }) =>
        wordsIn(description ?? '')
          .slice(0, FIRST_WORDS)
          .some(({ stem }) => stem === spoken.stem),
      )
}

/** Something is said of what is empty, or of what fills it. */
const OF_FILLING =
  /(?<!\p{L})(?:fill|empt|blank|missing|lack|gap|no |none|füll|aufgefüllt|ergänz|lücke|leer|fehl|kein|compl[eéè]|vide|manqu|rempli|rellen|vac[ií]|falta|riemp|vuot|manca|integra|leeg|ontbre|aanvul|vul|geen)/iu

/** “…, and no mark means that they don't get one”: what a cell means says nothing of which row counts. */
function withoutMeanings(text: string): string {
  const clauses = text.split(/\s*[,;]\s+/u)
  return clauses.filter((clause) => !MEANS.test(clause) || COUNTS.test(clause)).join(', ')
}

const MEANS = anyOf(
  'means?|stands? for',
  'hei(?:ß|ss)t|hei(?:ß|ss)en|bedeutet|bedeuten',
  'signifient?|signifie|veut dire|veulent dire',
  'significan?|quiere decir',
  'significano?|vuol dire',
  'betekent|betekenen',
)

/** “Bookings only in the older one still count”: of what is there once none wins. */
export const ONLY_THERE = anyOf(
  'only (?:in|on) (?:the |our )?[^,;:.]{2,60} (?:still|also|too|as well|count too|come)',
  'nur (?:in|im|auf) (?:der |dem |den )?[^,;:.]{2,60} (?:auch|ebenfalls|trotzdem|weiterhin)|(?:zählen|gelten|kommen) (?:auch|ebenfalls|trotzdem|weiterhin)',
  '(?:seulement|uniquement) (?:dans|sur) [^,;:.]{2,60} (?:aussi|quand même|toujours)',
  's[óo]lo en [^,;:.]{2,60} también',
  'solo (?:in|nel\\p{L}*) [^,;:.]{2,60} anche',
  'alleen (?:in|op) [^,;:.]{2,60} (?:ook|toch)',
)

const OUR_LIST =
  /(?<!\p{L})((?:our|unsere[nrm]?|notre|nuestr[oa]|(?:la |il )?nostr[oa]|onze|ons) )(?:own |eigene[nrs]? |propi[oa] |eigen )?((?:\p{L}+ )?(?:\p{L}*(?:list|liste|datei|tabelle|lijst|bestand)|register|file|sheet|book|fichier|feuille|lista|archivo|hoja|elenco|foglio|archivio))(?!\p{L})/iu

/** “our list is right”, where the sentence before speaks of “our guest list”. */
function ownList(clause: string, before: string, profiles: readonly TableProfile[]): TableProfile[] {
  const called = OUR_LIST.test(clause) ? OUR_LIST.exec(before)?.[2] : undefined
  return called === undefined ? [] : tablesIn(called, profiles)
}

/** “A few who left are still on the members list as well: then the leavers list counts.” */
const ALSO_ON = anyOf(
  'also (?:still )?(?:on|in|listed|stands?|appears?)|still (?:on|in|listed)|(?:on|in) [^,;:]{2,40} (?:as well|too)',
  'auch (?:noch )?(?:auf|in|im)|noch (?:auf|in|im)',
  'aussi (?:encore )?(?:sur|dans)|encore (?:sur|dans)|(?:figurent?|sont|est) (?:aussi|encore)',
  'también (?:en|sobre)|todavía en|siguen? en',
  'anche (?:su\\p{L}*|in|nel\\p{L}*)|ancora (?:su\\p{L}*|in|nel\\p{L}*)',
  'ook (?:nog )?(?:op|in)|nog (?:op|in)',
)

function isOfTwo(text: string): boolean {
  return TWICE.test(text) || ALSO_ON.test(text) || ON_TWO.test(text)
}

/** “Where a plot is in our book and on the survey list”: on this one and on that one. */
const ON_TWO = anyOf(
  '(?:in|on) (?:two|several|more than one|multiple) (?:\\p{L}+ )?(?:exports?|lists?|files?|sheets?|tables?|reports?|extracts?)',
  '(?:in|auf) (?:zwei|mehreren) (?:\\p{L}+ )?(?:exporten|listen|dateien|blättern|tabellen|auszügen)',
  '(?:dans|sur) (?:deux|plusieurs) (?:\\p{L}+ )?(?:exports?|listes?|fichiers?|feuilles?|extractions?)',
  'en (?:dos|varios|varias) (?:\\p{L}+ )?(?:exportaciones|listas|archivos|ficheros|hojas)',
  'in (?:due|più) (?:\\p{L}+ )?(?:esportazioni|export|elenchi|file|fogli)|(?:in|op) (?:twee|meerdere) (?:\\p{L}+ )?(?:exports?|lijsten|bestanden|bladen)',
  '(?:is|are|stands?|appears?) (?:in|on) [^,;:.]{2,40} and (?:also )?(?:in|on) (?:the|our|their)',
  '(?:auf|in|im) [^,;:.]{2,40} und (?:auch )?(?:auf|in|im) (?:der|dem|unserer?m?|deren)? ?[^,;:.]{2,40} (?:ist|sind|steht|stehen)',
  '(?:est|sont|figurent?) (?:sur|dans) [^,;:.]{2,40} et (?:aussi )?(?:sur|dans)',
  '(?:está|están|figuran?) en [^,;:.]{2,40} y (?:también )?en',
  '(?:è|sono) (?:su\\p{L}*|in|nel\\p{L}*) [^,;:.]{2,40} e (?:anche )?(?:su\\p{L}*|in|nel\\p{L}*)',
  '(?:in|op) [^,;:.]{2,40} en (?:ook )?(?:in|op) [^,;:.]{2,40} (?:staat|staan)',
)

/** “For them the row on the sheet `Members` counts”: whoever it is said of is on others, too. */
const ROW_COUNTS = anyOf(
  '(?:the|their) (?:rows?|lines?|records?|entr(?:y|ies)) (?:on|in|of|from) [^,;.]{2,60} (?:counts?|applies|apply|(?:is|are) (?:right|valid|the right ones?))',
  '(?:die|deren|ihre?) (?:zeilen?|einträge?|datensätze?) (?:in|im|auf|aus|der|des|vom|von) [^,;.]{2,60} (?:zählt|zählen|gilt|gelten|stimmt|stimmen)',
  '(?:la|les|leur) (?:lignes?|fiches?) (?:de|du|des|sur|dans) [^,;.]{2,60} (?:comptent?|font foi|fait foi|vaut|valent)',
  'la (?:fila|línea|ficha) (?:de|en) [^,;.]{2,60} (?:cuenta|vale)|la riga (?:di|del\\p{L}*|in|nel\\p{L}*) [^,;.]{2,60} (?:conta|vale)',
  'de (?:rij|regel) (?:op|in|van|uit) [^,;.]{2,60} (?:telt|geldt)|(?:raden|rækken|linjen) (?:på|i|fra|från) [^,;.]{2,60} (?:gäller|räknas|gælder|tæller|gjelder)',
)

/** “If a patient of Hill's is already in our file …” */
const ALREADY = anyOf(
  'already (?:in|on|there|exists?|known|has|have|one of ours|with us)',
  '(?:schon|bereits) (?:in|im|bei uns|vorhanden|da|bekannt)',
  'déjà (?:dans|chez|présente?s?|connue?s?)',
  'ya (?:está|esta|existe|consta|figura|en)',
  'già (?:nel\\p{L}*|in|present\\p{L}*|da noi|censit\\p{L}*|nostr\\p{L}*)',
  '(?:al|reeds) (?:in|bij ons|bekend|voorkomt|bestaat)',
  'już (?:w|jest|u nas)',
)
/** “… keep only our record”. */
const KEEP_OURS = new RegExp(
  `(?<!\\p{L})(?:keep|use|take|ten(?:ete|ere|iamo|ga)|mante(?:nete|nere|ner|ngan)|conserva(?:te|re|r|n)?|gard(?:ez|ons|er)|behalt(?:en|et)?(?: wir| sie)?|nehm(?:t|en)(?: wir| sie)?|houd(?:en)?(?: we| u)?|bewaar|zachow\\p{L}+) (?:(?:only|just|solo|soltanto|nur|bitte|seulement|uniquement|s[óo]lo|alleen|tylko) ){0,2}(?:the one (?:in|of|from) |la |il |le |l[oa] )?(?:ours?|nostr[oaie]|unsere?[nrsm]?|notre|nôtre|nuestr[oa]s?|onze|ons|nasz\\p{L}*)(?!\\p{L})`,
  'iu',
)

/** The tables of other files than the only one that is named: that is theirs, and those are ours. */
function byOurs(text: string, origin: Unread['origin'], profiles: readonly TableProfile[]): Directive[] {
  const theirs = new Set(tablesIn(text, profiles).map(({ table }) => table.file_id))
  const ours = profiles.filter(({ table }) => !theirs.has(table.file_id))
  return theirs.size === 1 ? ours.map((profile) => ({ ...origin, kind: 'key_from', table: exactly(profile) })) : []
}

/** “… comes only once, with the number and the data of the north list”. */
const WITH_DATA_OF = new RegExp(
  `(?<!\\p{L})(?:with|under|mit|unter|avec|sous|con|met|onder) (?:[^,;:.()]{0,40}?[ '’])?(?:numbers?|codes?|ids?|data|details|records?|nummern?|kennung(?:en)?|daten|angaben|numéros?|données|coordonnées|fiche|números?|datos|código|ficha|codic[ei]|dati|numer[oi]|scheda|nummers?|gegevens) (?:of|from|in|von|vom|der|des|aus|de|du|del|della|dell['’]|di|da|dal|dalla|van|uit)(?!\\p{L})\\s?(.+)$`,
  'iu',
)

/** “… should come once, with what the ledger has”. */
const WITH_WHAT_IT_HAS = anyOf(
  '(?:with|take|keep|use|using) what(?:ever)? (.{2,60}?) (?:has|have|says?|shows?|holds?|knows?)',
  'mit dem,? was (.{2,60}?) (?:hat|haben|sagt|steht)',
  'avec ce que (.{2,60}?) (?:a|ont|dit|indique)',
  'con lo que (?:tiene|tienen|dice|pone) (.{2,60}?)(?=[.,;]|$)|con (?:ciò|quello) che (?:ha|hanno|dice) (.{2,60}?)(?=[.,;]|$)',
  'met wat (.{2,60}?) (?:heeft|hebben|zegt)',
)

/** “Anyone who is also in the shop keeps the office details”. */
const KEEPS_DATA_OF = anyOf(
  "(?:keeps?|retains?) (?:the |our )?([^,;:.]{2,40}?)(?:[’']s)? (?:details|data|record|row|line|entry|address)",
  '(?:behält|behalten) (?:die |den |das |seine |ihre )?(?:daten|angaben|zeile|eintrag|datensatz) (?:aus|von|vom|der|des|in|im) ([^,;:.]{2,40})',
  "(?:garden?t?|conserven?t?) (?:les |la |sa |ses )?(?:données|coordonnées|fiche|ligne) (?:de la|de l[’']|du|des|de) ?([^,;:.]{2,40})",
  '(?:conservan?|mantienen?) (?:los |la |sus |su )?(?:datos|ficha|fila) (?:de la|del|de) ([^,;:.]{2,40})',
  "(?:mantiene|mantengono|conservan?o?) (?:i |la |i suoi |la sua )?(?:dati|scheda|riga) (?:della|del|dell[’']|di) ?([^,;:.]{2,40})",
  '(?:houdt|houden|behoudt|behouden) (?:de |het )?(?:gegevens|regel|rij|record) (?:van|uit) (?:de |het )?([^,;:.]{2,40})',
)

/** “Keep one account with the ledger's details”: what there is one of. */
const KEEP_ONE = anyOf(
  '(?:keep|leave|create|make|load|import) (?:only |just )?(?:one|a single) (\\p{L}+)',
  'nur eine?[nrm]? (\\p{L}+) (?:[^,;:.]{2,40} )?(?:behalten|anlegen|übernehmen)|(?:behalten|übernehmen) (?:wir |sie )?(?:bitte )?nur eine?[nrm]? (\\p{L}+)',
  "(?:gard|conserv|cré)(?:er?|ez|ons) (?:qu[’']|seulement )?une? (?:seule? )?(\\p{L}+)",
  '(?:conserv|mant(?:en|ien)|dej|cre)\\p{L}{1,4} (?:s[óo]lo )?una? (?:sol[oa] )?(\\p{L}+)',
  '(?:mant(?:en|ien)|tene|tien|conserv|crea)\\p{L}{0,4} (?:solo )?un[ao]? (?:sol[oa] )?(\\p{L}+)',
  '(?:houd|bewaar|maak) (?:maar |slechts )?(?:één|een) (\\p{L}+)',
)
/** “… with the ledger's details”. */
const WITH_ITS_DATA = anyOf(
  "(?:with|under|using) (?:the |our )?([^,;:.]{2,30}?)(?:[’']s)? (?:details|data|record|row|line|entry)",
  'mit (?:den |dem |der )?([\\p{L}\\d]{2,30})[- ](?:daten|angaben|datensatz|zeile)',
  'avec (?:les |la )?(?:données|coordonnées|fiche) ([\\p{L}\\d]{2,30})',
  'con (?:los |la )?(?:datos|ficha) ([\\p{L}\\d]{2,30})',
  'con (?:i |la )?(?:dati|scheda) ([\\p{L}\\d]{2,30})',
  'met de ([\\p{L}\\d]{2,30})[- ](?:gegevens|regel)',
)

/** The list of which a sentence says that what is on both has its number and data; of two by the same e-mail address one that has such. */
function keptWith(
  text: string,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const whose =
    WITH_DATA_OF.exec(text)?.[1] ??
    [WITH_WHAT_IT_HAS, WITH_ITS_DATA, KEEPS_DATA_OF]
      .flatMap((words) => words.exec(text)?.slice(1) ?? [])
      .find((part) => part !== undefined)
  const by = IDENTITIES.find((concept) => conceptsOf(text).includes(concept))
  const has = (concept: string | undefined, { columns }: TableProfile): boolean =>
    concept === undefined || columns.some(({ name }) => conceptsOf(name).includes(concept))
  const winners = whose === undefined ? [] : tablesOfSystem(whose, profiles).filter((one) => has(by, one))
  // Of a workbook the sheet of those who are spoken of is meant: it has what they are known by.
  const people = PERSON.test(text) || ANYONE.test(text) ? templates.filter(isOfPeople) : []
  const key = people.length === 1 ? people[0]!.columns.find(({ unique, required }) => unique && required) : undefined
  const known = conceptsOf(key?.name ?? '').at(-1)
  const [only, ...more] = winners.length > 1 && known !== undefined ? winners.filter((one) => has(known, one)) : winners
  const slug = people.length === 1 && origin.slug === null ? people[0]!.slug : origin.slug
  // Of what there is one of, no other table of the same system has rows.
  const [one = null, ...others] = templatesIn(KEEP_ONE.exec(text)?.slice(1).join(' ') ?? '', templates)
  if (one && others.length === 0 && people.length === 0)
    return winners.map((profile) => ({ ...origin, slug: one.slug, kind: 'key_from', table: exactly(profile) }))
  return only && more.length === 0 ? [{ ...origin, slug, kind: 'key_from', table: exactly(only) }] : []
}

const ANYONE = anyOf(
  'anyone|anybody|everyone|everybody|whoever|wer|jede[rmn]? der|quiconque|tous ceux|quien(?:es)?|chiunque|chi|iedereen|wie',
)
const IDENTITIES = ['email', 'phone', 'mobile', 'tax']

/** “neither of the two is migrated”: of rows that share a key none counts. */
const NEITHER = anyOf(
  'neither(?! (?:are|is|do|does|will|would|must|should) (?:their|its|his|her|the|any|our))|none of (?:them|the two)',
  'keine[rs]? (?:von|der) beiden|keine[rs]? von ihnen',
  "aucune? des deux|aucun d[’']eux|ni l[’']une? ni l[’']autre",
  'ningun[oa] de (?:l[oa]s dos|ell[oa]s)',
  'nessun[oa] d(?:ei|elle) due',
  'geen van beiden?',
)
/** A row comes over, or does not. */
const MOVED =
  /migr|import|(?<!\p{L})(?:taken? over|load|carried|comes? over|übern\p{L}+|repris|reprendre|overgenomen|meegenomen)/iu

/** What is said of the cells that the row which counts lacks. */
const OF_GAPS =
  /(?<!\p{L})(?:if|where|when|wenn|falls|wo|si|quand|où|cuando|donde|se|quando|dove|als|wanneer|waar)(?!\p{L}).*(?<!\p{L})(?:no|not|none|nothing|n[’']t|missing|empty|blank|lacks?|kein\p{L}*|nicht|nichts|fehl\p{L}*|leer|pas|rien|vide|manque|sin|vacío|vacía|falta|non|manca|vuot[oa]|geen|niet|leeg|ontbreekt)(?!\p{L})/iu

/** The part of a sentence that says which row counts. */
function countingClause(text: string, profiles: readonly TableProfile[]): string {
  const all = text.split(/\s*[,;:–]\s+|\s+-\s+/)
  // “…, but if we have no phone number take theirs” is of its gaps.
  const parts = all.filter((part) => !OF_GAPS.test(part) || all.every((one) => one === part || !COUNTS.test(one)))
  const at = parts.findLastIndex((part) => COUNTS.test(part))
  const part = parts[at] ?? text
  const named = winnerAtEnd(part, profiles)
  if (named !== null) return named
  // “take the later line” says it behind the word, “then counts” the line that follows. “Take the one from Lyon, it's newer” has said it before that.
  const isWhole = LATER.test(part) || EARLIER.test(part) || at === parts.length - 1 || namesWinner(part, profiles)
  return isWhole ? part : `${part} ${parts[at + 1]}`
}

/** “Where one is in both lists Northgate is right, and …”: a name right before the word, with which the part ends; null where that is none. */
function winnerAtEnd(part: string, profiles: readonly TableProfile[]): string | null {
  const word = COUNTS.exec(part)
  if (!word || /\p{L}/u.test(part.slice(word.index + word[0].length))) return null
  const [name] = /(?<=\p{Ll}\s)\p{Lu}[\p{L}\p{N}]+\s*$/u.exec(part.slice(0, word.index)) ?? []
  return name !== undefined && tablesIn(name, profiles).length > 0 ? `${name} ${word[0]}` : null
}

/** “The one from Lyon”: a row by the table that it stands in. */
const FROM_TABLE =
  /(?<!\p{L})(?:(?:from|out of|aus|von|vom|de|du|des|della?|dalla?|dal|van|uit)(?!\p{L})|d[’'])\s*(.+)$/iu

function namesWinner(part: string, profiles: readonly TableProfile[]): boolean {
  const named = FROM_TABLE.exec(part)?.[1]
  return named !== undefined && tablesIn(named, profiles).length > 0
}

/** What becomes of the others, or of what belongs to them. */
const MOVES = anyOf(
  'move|moves|moved|transfer(?:red)?|attach(?:ed)?|re-?assign(?:ed)?|re-?link(?:ed)?|re-?point(?:ed)?|hang|put|bring|merge[ds]?|delete[ds]?|remove[ds]?|goes|go',
  'umhäng\\p{L}+|umgehängt|hängen|häng(?:t|e)|verschieb\\p{L}+|zuordnen|ordnen|übertragen|zusammenführen|löschen|entfernen|wandern|kommen',
  'déplac\\p{L}+|rattach\\p{L}+|transf[ée]r\\p{L}+|fusionn\\p{L}+|supprim\\p{L}+|passe(?:r|nt)',
  'muev\\p{L}+|mover|pas(?:a|e|an|en|ar)|traslad\\p{L}+|asign\\p{L}+|vincul\\p{L}+|fusion\\p{L}+|borr\\p{L}+|elimin\\p{L}+',
  'spost\\p{L}+|trasfer\\p{L}+|colleg\\p{L}+|assegn\\p{L}+|unit[eio]\\p{L}*|elimin\\p{L}+|passano',
  'verplaats\\p{L}*|zet|zetten|hang(?:en)?|koppel\\p{L}*|verhuiz\\p{L}+|verwijder\\p{L}*|overzetten|samenvoegen',
)
const ALSO = /\s+(?:and|then|und|et|y|e|en|i)\s+/iu

/** “Keep the shop's row and move the notes of the old till to it”: a part that says what is moved says not who wins. */
function withoutMoves(clause: string): string {
  const parts = clause.split(ALSO)
  const kept = parts.filter((part) => COUNTS.test(part) || !(MOVES.test(part) || LEFT_OUT.test(part)))
  return kept.some((part) => COUNTS.test(part)) ? kept.join(' ') : clause
}

/** “The later export”: a table is later by what is in it, and not by where it stands. */
const TABLE_IN_TIME =
  /(?<!\p{L})(?:later|latest|newer|newest|last|earlier|older|first|spätere|neuere|neueste|letzte|frühere|ältere|erste|latere|nieuwere|nieuwste|laatste|eerdere|oudere|eerste) (?:\p{L}+ )?(?:exports?|lists?|files?|extracts?|listen?|datei|auszug|lijst|bestand)(?!\p{L})|(?<!\p{L})(?:dernière?|premi[eè]re?|última?|primera?|ultim[oa]|prim[oa]) (?:export\p{L}*|liste|fichier|lista|archivo|fichero|elenco|esportazione)(?!\p{L})|(?<!\p{L})(?:export\p{L}*|liste|fichier|lista|archivo|fichero|elenco) (?:l[ea] )?(?:plus|más|più) (?:récente?|ancien(?:ne)?|reciente|antigu[oa]|recente|vecchi[oa])(?!\p{L})/iu

/** A table was made later than others. */
const MADE_LATER = anyOf(
  '(?:was|were|is|are) (?:made|created|exported|written|drawn up|printed|produced|taken|sent|pulled|saved|run|downloaded) (?:\\p{L}+ )?(?:later|last|second|afterwards)',
  '(?:wurden?|ist|sind) (?:später|zuletzt|danach) (?:\\p{L}+ )?(?:erstellt|gezogen|exportiert|gemacht|erzeugt|geschrieben)(?: worden)?|(?:entstand|entstanden|kam|kamen) (?:später|zuletzt)',
  '(?:a|ont) été (?:\\p{L}+ )?(?:plus tard|en dernier|ensuite)',
  'se (?:hizo|sacó|exportó|generó|creó) (?:más tarde|después|por último)',
  '(?:è|sono) stat[oaie] (?:\\p{L}+ )?(?:più tardi|dopo|per ultim[oa])',
  '(?:is|zijn|werd|werden) (?:later|laatst|daarna) (?:gemaakt|getrokken|geëxporteerd|opgesteld|gedraaid)',
)

/** Of what shares a key of the templates that the sentence names, or of whatever does where it names none. */
function byOrder(
  about: string,
  clause: string,
  isLater: boolean,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const subject = subjectOf(about, clause, profiles, templates)
  const keep = isLater ? 'keep_last' : 'keep_first'
  const found = byKeys(subject, keep, origin, profiles, templates)
  if (found.length > 0)
    return TABLE_IN_TIME.test(clause) ? found.map((one) => ({ ...one, among: 'tables' as const })) : found
  const tables = templatesIn(subject, templates).length > 0 ? [] : tablesIn(subject, profiles)
  const ofFirst = firstKeys(subject, tables, templates)
  if (ofFirst.length === 1) return ofFirst.map((one): Directive => ({ ...origin, kind: 'same_key', keep, ...one }))
  return inTables(subject, isLater, origin, tables.length > 0 ? tables : profiles)
}

/** “In the northern list a few are in twice with the same number”: the key that is called like what the list begins with. */
function firstKeys(
  subject: string,
  tables: readonly TableProfile[],
  templates: readonly Template[],
): { slug: string; column: string }[] {
  if (!PLAIN_KEY.test(THE_SAME.exec(subject)?.[1] ?? '')) return []
  const first = tables.flatMap(({ columns: [column] }) => column?.name ?? [])
  return templates.flatMap(({ slug, columns }) =>
    columns
      .filter(({ name, unique, required }) => unique && required && first.some((header) => isCalledAs(header, name)))
      .map(({ name }) => ({ slug, column: name })),
  )
}

/** What a sentence is about besides which row counts: “if a guest is listed twice keep the first line, …” names it before, in the same part. */
function subjectOf(
  about: string,
  clause: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string {
  const rest = about.length > clause.length ? about.replace(clause, ' ') : about
  const isNamed = (text: string): boolean =>
    [templatesIn, templatesKeyed].some((namedIn) => namedIn(text, templates).length > 0) ||
    tablesIn(text, profiles).length > 0
  if (isNamed(rest)) return rest
  const ahead = clause.slice(0, COUNTS.exec(clause)?.index ?? 0)
  return isNamed(ahead) ? `${ahead} ${rest}` : rest
}

/** Of the keys that a sentence is about. */
function byKeys(
  subject: string,
  keep: 'keep_first' | 'keep_last' | 'keep_all',
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const called = templatesIn(subject, templates)
  // “When a boat is there twice” is of what has a `boat_no`, whatever its template is called.
  const nouns = called.length > 0 ? called : templatesKeyed(subject, templates)
  const keys = templates.flatMap((template) => keysOf(template).map((columns) => ({ slug: template.slug, columns })))
  const named = keys.filter(({ columns }) =>
    columns.every((column) => namesColumn(subject, column) || isDescribed(subject, column.description)),
  )
  const tables = nouns.length > 0 ? [] : tablesIn(subject, profiles)
  const ofNouns = keys.filter(({ slug }) => nouns.some((one) => one.slug === slug))
  const isAny = nouns.length === 0 && tables.length === 0
  const likely = named.length > 0 ? named : ofNouns
  const own =
    likely.length > 0 || keep === 'keep_all'
      ? likely
      : isAny || (keys.length === 1 && (SEVERAL.test(subject) || THE_SAME.test(subject)))
        ? keys
        : []
  return own.map(({ slug, columns: [column] }) => ({ ...origin, kind: 'same_key', column: column!.name, keep, slug }))
}

/** Each column that is to be unique, and those that together tell rows apart. */
function keysOf(template: Template): TemplateColumn[][] {
  const natural = naturalKey(template)
  const together = natural ? columnsOf(natural) : []
  const alone = template.columns.filter(({ unique }) => unique).map((column) => [column])
  return natural ? [...alone, template.columns.filter(({ name }) => together.includes(name))] : alone
}

/** More than one thing is named, or has to be the same. */
const SEVERAL = /\(|(?<!\p{L})(?:or|oder|ou|o|of|and|und|et|y|e|en)(?!\p{L})/iu
/** What is the same stands behind it: “the same trip”, “denselben Einsatz”. */
const THE_SAME =
  /(?<!\p{L})(?:same|gleiche[nrs]?|dieselben?|denselben|dasselbe|mêmes?|mism[oa]|stess[oa]|(?:de|het)?zelfde)(?!\p{L})(?:\s+(.+))?/iu

/** Where more of a table's rows share what is named, they are parts of it. */
const MOST_SHARED = 0.3

/** “Where a lot is in a catalogue twice”: of rows that no column alone tells apart, those of one table that share what is named. */
function inTables(
  text: string,
  isLater: boolean,
  origin: Unread['origin'],
  tables: readonly TableProfile[],
): Directive[] {
  if (SEVERAL.test(text)) return []
  const same = THE_SAME.exec(text)
  const isMeant = ({ name }: ColumnProfile): boolean =>
    same ? isCalledFirst(same[1] ?? '', name) : isCalled(text, name)
  return tables.flatMap((profile): Directive[] => {
    const [column, ...others] = profile.columns.filter(
      (one) => one.complete && isKeyLike(one) && !isQuantity(one) && isMeant(one),
    )
    const rows = column && others.length === 0 ? doubledRows(column.values, isLater) : []
    if (!column || rows.length === 0 || rows.length > MOST_SHARED * profile.table.rows) return []
    const what = `“${column.name}” is there twice, and the ${isLater ? 'later' : 'earlier'} row counts`
    return [{ ...origin, kind: 'leave_rows', table: exactly(profile), when: { is: 'numbered', rows }, what }]
  })
}

const PLAIN_KEY =
  /^\W*(?:numbers?|codes?|ids?|keys?|nummern?|schlüssel|numéros?|clés?|números?|códigos?|claves?|numer[oi]|codic[ei]|nummers?|sleutels?)(?!\p{L})/iu

/** “a lot” for `LotNo`: the words of a header without those for a number. */
function isCalled(text: string, name: string): boolean {
  const own = wordsOfHeader(name)
  return own.some(({ text: word }) => word.length > 2) && placeOf(own, wordsIn(text)) >= 0
}

/** The first words of a text are those of the header. */
function isCalledFirst(text: string, name: string): boolean {
  const first = wordsIn(text).slice(0, wordsOfHeader(name).length)
  return isCalled(first.map(({ raw }) => raw).join(' '), name)
}

function wordsOfHeader(name: string): Word[] {
  return wordsIn(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).filter(
    ({ raw }) => !conceptsOf(raw).some((one) => PLAIN.has(one)),
  )
}

const PLAIN = new Set(['number', 'id', 'code'])

/** The rows that don't count, of values that stand in two rows which are both known. */
function doubledRows(values: readonly ValueCount[], isLater: boolean): number[] {
  const groups = Map.groupBy(values, ({ value }) => squash(value).replace(/^0+(?=\d)/, ''))
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group.toSorted((a, b) => a.row - b.row)
    if (!first || group.some(({ count }) => count > 2)) return []
    // Of one spelling only the first row is known.
    if (group.length === 1) return first.count === 2 && isLater ? [first.row] : []
    return group.length === 2 && group.every(({ count }) => count === 1) ? [isLater ? first.row : second!.row] : []
  })
}

/** “a chart number”: what the description of a key begins with. */
export function isDescribed(text: string, description: string | undefined): boolean {
  const meant = conceptsOf((description ?? '').split(/[,.;:(]|\s(?:as|wie|comme|como|come|zoals)\s/u)[0]!)
  const said = new Set(conceptsOf(text))
  return meant.length > 1 && meant.length <= 3 && meant.every((concept) => said.has(concept))
}
