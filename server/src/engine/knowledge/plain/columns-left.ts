import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT, WITHOUT } from '../grounded/acts.ts'
import { LEAVE_EMPTY, withoutLeaving } from '../grounded/leave-empty.ts'
import { MISSING } from '../grounded/on-lists.ts'
import { WITH_SAME } from '../grounded/others-of-same.ts'
import { templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { OUT, withoutOut } from './acts.ts'
import { columnsSaid, type ColumnSaid } from './columns-said.ts'
import { saysNoMore } from './filler.ts'
import { isHedged } from './hedges.ts'

// “Don't bring the Notes column along”, “Everything comes over except for the notes”, “Notizen bitte nicht mitnehmen, das geht niemanden etwas an”: a
// column that stays behind, or is left empty, where the part of the sentence that says so says nothing else.

const PARTS =
  /[.;:!?]\s*|,\s+|\s[-–—]\s|\s(?:but|so|because|since|as|aber|denn|weil|mais|car|pero|porque|perché|maar|want|omdat)\s/giu
/** All but this comes. */
const ALL_BUT =
  /(?<!\p{L})(?:everything|all(?: (?:the )?(?:columns|fields|others?|rest))?|alles?(?: (?:andere|übrige))?|alle (?:spalten|felder)|tout(?: le reste)?|toutes les colonnes|todo|todas las columnas|tutto|tutte le colonne|alle kolommen)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:except(?: for)?|but|apart from|other than|save|bis auf|außer|ausser|sauf|hormis|à part|excepto|salvo|menos|tranne|eccetto|meno|behalve|op|(?:just |only |nur |seulement |solo |alleen )?(?:without|ohne|sans|sin|senza|zonder))(?!\p{L})/iu
/** “No sales channel please”, “nothing from the column Notes”. */
const NONE =
  /^\s*(?:(?:and|so|please|bitte|also|svp|por favor|per favore|graag)\s+)*(?:no(?!\s+longer)|nothing (?:from|of|in|out of)|keine?n?|nichts (?:aus|von)|pas de|aucune?|rien (?:de|dans)|sin|ning[uú]na?|nada de|nessun[oa]?|niente (?:da|di)|geen|niets uit)\s/iu
const MORE_OUT = anyOf(
  "(?:must|should|shall|may|can|need|do|does|is|are|will|would)(?: not|n[’']t) (?:to )?(?:be )?(?:show\\p{L}*|kept?|fill\\p{L}*|populat\\p{L}*|go(?:es)?|carr\\p{L}+|pass\\p{L}*|appear|end up|make it)(?: (?:over|along|across|in|up|forward))?|stays? (?:empty|blank|out|behind|here|with us)|remains? (?:empty|blank|behind|here)|(?:can|may|should|shall|must|is to) (?:be|stay|remain)(?: left)? (?:empty|blank|behind|out)|left (?:empty|blank)|empty please|is (?:no use|useless|confidential and stays)|we can do without|do without|get rid of|strip(?:ped)?|without the",
  '(?:bleib(?:t|en)|soll(?:en)? leer|kann leer|leer|entfällt|entfallen|verzichten|nichts? übertragen|nicht (?:ins neue|übertragen|übertragen werden|auftauchen|erscheinen|befüllen|füllen|gefüllt|rüber\\p{L}*))|außen vor|draußen|unter den tisch fallen|nicht (?:über|rein|mit)\\p{L}*|(?:wollen|möchten|brauchen) wir (?:\\p{L}+ ){0,2}nicht|wird nicht (?:mehr )?(?:gebraucht|benötigt|übernommen)',
  "ne (?:doi(?:t|vent)|faut) pas (?:être )?\\p{L}+|ne pas \\p{L}+(?:er|re|ir)|reste(?:nt|r)? vides?|laisser (?:\\p{L}+ ){0,3}vides?|n[’']en voulons pas|on n[’']en a pas besoin|on (?:peut|pourra) s[’']en passer|(?:ne|n[’']) ?\\p{L}+ pas(?: \\p{L}+(?:er|re|ir|é|ée|és|ées|ris|rise|rises))?",
  'no (?:se |lo |la |los |las |nos )?(?:debe\\p{L}* |hay que |tiene\\p{L}* que |queremos |quiero )?(?:pas|tra|llev|import|migr|copi|transfer|hace falta|necesit)\\p{L}*|(?:se )?qued\\p{L}+ (?:fuera|vac[ií][oa]s?)|(?:puede|debe)n? quedar(?:se)? (?:vac[ií][oa]s?|fuera)|prescind\\p{L}+',
  'non (?:si |lo |la |li |le |ci )?(?:dev[eo]\\p{L}* |va |vanno |vogliamo )?(?:port|import|trasfer|migr|ripre|copi|serv|interess|riport)\\p{L}*|rest[ai]\\p{L}* (?:fuori|vuot[oaie])|(?:può|deve|possono|devono) restare vuot[oaie]|lasciare (?:\\p{L}+ ){0,3}vuot[oaie]|fare a meno',
  '(?:mag|mogen|moet|moeten|kan|kunnen|hoeft|hoeven|wordt|worden|gaat|gaan|komt|komen) (?:\\p{L}+ )?(?:niet (?:mee|over|\\p{L}+)|leeg(?: blijven)?|achterwege|achterblijven|vervallen|eruit)|blijft? (?:leeg|achter|hier)|niet (?:mee|over)\\p{L}*|(?:willen|hebben) we niet(?: nodig)?|vervalt|vervallen|laat (?:(?:die|de|deze|het) )?(?:kolom |veld )?(?:\\p{L}+ )?(?:weg|leeg|achterwege|zitten)',
)
const EVERY_MORE = new RegExp(MORE_OUT.source, 'giu')
/** “The purchase prices (Cost)”: in other words what stands in brackets. */
const CALLED_BEFORE = /\p{L}+\s*\((?:\s*(?:the )?\p{L}+)?\s*["“„«‘`']?¤["”“»’`']?(?:\s*\p{L}+)?\s*\)/giu
/** For which reason. */
const WHY =
  /(?<!\p{L})(?:for|aus|pour des?|por|per|om|wegen)\s[^,.;¤]{1,40}?\s?(?:reasons?|gründen|raisons? (?:de )?\p{L}+|raisons?|motiv[oi]s?(?: de \p{L}+)?|ragioni(?: di \p{L}+)?|redenen|datenschutz\p{L}*)(?!\p{L})|(?:is|are) (?:nobody|no one|none of your|nobody else|none of their)(?:[’']s)? business|geh(?:t|en) (?:niemand(?:en|em)?|keinen) (?:etwas |was )?an|(?:ne |n[’'])regarde(?:nt)? (?:personne|que nous)|non riguardan?o? nessuno|ga(?:at|an) niemand (?:iets |wat )?aan|no (?:le |les )?importan? a nadie/giu
/** What may be said of a column besides. */
const OF_COLUMN = new Set(
  'content contents private internal confidential stuff software program new import migration reasons reason protection inhalt inhalte intern interne vertraulich software import contenu contenus interne confidentiel logiciel contenido contenidos interno interna contenuto contenuti inhoud intern thanks danke merci gracias grazie bedankt dank over along across mit mee down info information informations informationen daten data own want wollen haben hin rein ins bei zum zur t don doesn isn aren n do does not ne pas se we want only ours thing text texts texte free number numbers nummer nummern nummers numéro numéros número números numero numeri dus donc quindi confidential secret sensitive outdated unreliable rubbish junk messy obsolete useless personal geheim sensibel veraltet unzuverlässig confidentielle confidentielles confidentiels sensibles secrètes privado privada confidencial sensible riservato riservata riservati segreto vertrouwelijk vertrouwelijke verouderd und and et y e en bewahren keep bewaren'.split(
    ' ',
  ),
)
const SEVERAL = new Set(
  'them they those these ones people persons sie diejenigen ils elles ceux celles ellos ellas loro essi esse ze hen hun rows row lines zeilen lignes filas righe regels'.split(
    ' ',
  ),
)
const POINTING =
  /(?<!\p{L})(?:it|this|that|these|them|its|es|sie|diese[snr]?|das|die|ihn|le|la|les|celle-ci|cette|lo|esta|esa|eso|questa|questo|quello|het|deze|die|dat)(?!\p{L})/iu

/** What a value means is of the rows that have it. */
const MEANS = anyOf(
  'means?|meaning|stands? for|says?|bedeute[tn]?|hei(?:ß|ss)t|steht für|stehen für|sagt|signifie(?:nt)?|veut dire|significan?|quiere decir|vuol dire|betekent|betekenen|zegt|staat voor',
)

/** “All clients, also those without a dog” is said of clients. */
const ROWS_TOO =
  /(?<!\p{L})(?:also|even|including|auch|sogar|einschlie(?:ß|ss)lich|aussi|même|y compris|también|incluso|incluid[oa]s|anche|compres[ei]|ook|zelfs|inclusief) (?:[\p{L}’']+ ){0,3}?(?:without|with no|having no|ohne|sans|sin|senza|zonder)(?!\p{L})/iu
/** “Leave it blank, and keep the dog”: what comes right behind is kept. */
const KEPT =
  /(?<!\p{L})(?:keep|bring|take|behalte\p{L}*|gard\p{L}+|conserv\p{L}+|mantén|mantener|manten(?:ga|ere|iamo|ete)|tien(?:i|e)|tenere|bewaar|houd)(?: (?:in|over|along))? (?:the|these|those|this|that|our|die|den|das|der|le|la|les|el|los|las|il|lo|gli|i|de|het)? ?$/iu
const NOT_KEPT = anyOf("not|never|don[’']?t|nicht|kein\\p{L}*|ne|no|non|niet")

/** “Whoever isn't on it, for him the cell stays empty”: nothing is left out as a whole. */
const OF_SOME =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s)?(?:who|whoever|wer|qui|quien|chi|wie|where|wherever|if|when|wo|wenn|falls|où|si|quand|donde|cuando|se|dove|quando|waar|als|wanneer)(?!\p{L})/iu

/** The columns of files that stay behind, and those of templates that stay empty. */
export function columnsLeft(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (MEANS.test(text) || OF_SOME.test(text) || (LEAVE_EMPTY.test(text) && MEANS.test(before))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  const allBut = ROWS_TOO.test(text) ? null : ALL_BUT.exec(text)
  if (!allBut && WITHOUT.test(text.replace(LEAVE_EMPTY, ' ')) && !NONE.test(text)) return []
  const acts = allBut
    ? [text.slice(allBut.index + allBut[0].length)]
    : parts.filter((part) => saysOut(part) && !ROWS_TOO.test(part))
  // “Ignore any with the same number” is of rows.
  if (acts.length === 0 || acts.some((act) => WITH_SAME.test(act) || isHedged(withoutSaying(act)))) return []
  const found = acts.flatMap((act): ColumnSaid[] => {
    const named = meantIn(act, profiles, own)
    const rest = named.reduceRight((left, { at, end }) => `${left.slice(0, at)}¤${left.slice(end)}`, act)
    const more = withoutSaying(rest.replace(CALLED_BEFORE, ' ').replace(WHY, ' '))
    if (!saysNoMore(more, [], isOfColumn)) return []
    if (named.length > 0) return named
    // “Notes: ignore” needs no word for what is meant.
    const isBare = wordsIn(more).length === 0 && parts.indexOf(act) === 1
    // “What is counted but not in the screw file is gone, forget it”: of rows.
    const isOfSpoken =
      isBare || (!MISSING.test(text) && POINTING.test(act) && !wordsIn(act).some((word) => SEVERAL.has(word.text)))
    const spoken = [...parts.filter((part) => part !== act), ...(isOfRows(before) ? [] : [before])]
    return isOfSpoken ? spokenOf(spoken, profiles, own) : []
  })
  return [...new Set(found)].flatMap((said) => directivesFor(said, origin, own))
}

/** “Nothing on it is real, and its two jobs (J24-9999) aren't either. Leave it all out”: rows are spoken of, and no column. */
function isOfRows(text: string): boolean {
  return LEFT_OUT.test(text) || /\d{3}/.test(text)
}

function saysOut(part: string): boolean {
  return OUT.test(part) || MORE_OUT.test(part) || NONE.test(part) || LEAVE_EMPTY.test(part)
}

function withoutSaying(part: string): string {
  return withoutOut(withoutLeaving(part.replace(EVERY_MORE, ' '))).replace(NONE, ' ')
}

const isOfColumn = ({ text }: Word): boolean => OF_COLUMN.has(text)

/** What the rows of a table are called is meant as a column only where it is called one. */
function meantIn(part: string, profiles: readonly TableProfile[], templates: readonly Template[]): ColumnSaid[] {
  const said = columnsSaid(part, profiles, templates)
  return said.filter((one) => {
    if (one.isMarked) return true
    const before = part.slice(0, one.at)
    if (KEPT.test(before) && !NOT_KEPT.test(before)) return false
    return !one.isAnyWord && templatesIn(part.slice(one.at, one.end), templates).length === 0
  })
}

/** The only column that another part, or the sentence before, is about. */
function spokenOf(
  parts: readonly string[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): ColumnSaid[] {
  for (const part of parts) {
    const named = meantIn(part, profiles, templates).filter(({ isName }) => isName)
    if (named.length > 0) return named.length === 1 ? named : []
  }
  return []
}

/** What must be filled is never left out, nor is what rows are known by. */
function directivesFor(
  { sources, targets }: ColumnSaid,
  origin: Unread['origin'],
  templates: readonly Template[],
): Directive[] {
  if (targets.some(({ column }) => column.required || column.unique)) return []
  if (templates.some(({ columns }) => columns.some(({ name, required }) => required && sources.includes(name))))
    return []
  if (sources.length > 0) return sources.map((column): Directive => ({ ...origin, kind: 'ignore_column', column }))
  return targets.map(({ slug, column }): Directive => ({ ...origin, kind: 'empty', target: column.name, slug }))
}
