import { anyOf } from '../grounded/acts.ts'
import { IS } from './factors-said.ts'
import { FILLER } from './filler.ts'

// Which text a sentence says is put in front of values, or behind them, as it is written or shown: “+39 and a space”, “1042 becomes W-1042”.

export interface Affix {
  text: string
  side: 'front' | 'behind'
  /** A value that is shown with it. */
  shown?: string
}

/** What says by itself that something is put there. */
const STRONG: [Affix['side'], RegExp][] = [
  [
    'front',
    anyOf(
      '(?:country |area |dialling |house )?prefix(?:e[ds])?|in front|at the (?:beginning|front|start)|(?:start|begin)(?:s|ning)? with|preceded by|prepend(?:ed)?|upfront',
      'voran\\p{L}*|davor\\p{L}*|vorweg|vorn?e?|am anfang|(?:beginn\\p{L}*|anfang\\p{L}*) mit|mit .{1,12} (?:beginnen|anfangen)|präfix|vorsatz|vorwahl',
      'préfix\\p{L}*|au début|en tête|commenc\\p{L}+ par|précéd\\p{L}+ (?:de|par|d)|indicatif',
      'prefijo|al (?:principio|comienzo|inicio)|(?:empezar|empiecen|empiezan|comenzar|comiencen) (?:por|con)|antepon\\p{L}*|precedid\\p{L}+',
      "prefiss[oi]|all[’']inizio|(?:iniziare|inizino|cominciare) (?:con|per)|antepo\\p{L}*|precedut\\p{L}+",
      'vooraan|ervoor|voorop|voorvoegsel|(?:begin\\p{L}*) met|met .{1,12} beginnen|vooraf\\p{L}*|kengetal',
    ),
  ],
  [
    'behind',
    anyOf(
      'suffix(?:e[ds])?|at the end|(?:end)(?:s|ing)? (?:with|in)|append(?:ed)?|followed by',
      'angehängt|anhängen|häng(?:en|t|e)? .{1,60} an|anzuhängen|hinten|dahinter\\p{L}*|am ende|(?:enden|endet) (?:auf|mit)|suffix|nachgestellt',
      'suffix\\p{L}*|à la fin|termin\\p{L}+ par|suivi\\p{L}* (?:de|d)',
      'sufijo|al final|(?:terminar|terminen|terminan|acabar|acaben) (?:en|con)|seguid\\p{L}+ (?:de|por)',
      'suffiss[oi]|alla fine|in fondo|(?:finire|terminare|finiscano) (?:con|in)|seguit\\p{L}+ da',
      'achteraan|erachter|achtervoegsel|aan het eind(?:e)?|eindig\\p{L}* (?:op|met)|gevolgd door',
    ),
  ],
]
/** What says where, beside a word that puts something there. */
const WEAK: [Affix['side'], RegExp][] = [
  ['front', anyOf('before|ahead of|vor|devant|avant|delante|antes|davanti|prima|voor')],
  ['behind', anyOf('after|behind|hinter|nach|derrière|après|detrás|después|dietro|dopo|achter|na')],
]
const PUT = anyOf(
  'put|add(?:ed)?|writ(?:e|ten)|place|insert|stick|needs?|needed|gets?|want|come|attach(?:ed)?',
  'setz\\p{L}*|schreib\\p{L}*|stell\\p{L}*|häng\\p{L}*|hängt .{1,60} an|füg\\p{L}*|gehör\\p{L}*|komm\\p{L}*|brauch\\p{L}*|ergänz\\p{L}*|fehlt',
  'mett\\p{L}*|mis|ajout\\p{L}*|plac\\p{L}*|écri\\p{L}*|inscri\\p{L}*|faut|besoin',
  'poner\\p{L}*|pon(?:ed|ga|gan)?|añad\\p{L}*|agreg\\p{L}*|escrib\\p{L}*|llev\\p{L}*|necesit\\p{L}*|falta',
  'mett\\p{L}*|messo|messi|aggiung\\p{L}*|scriv\\p{L}*|inser\\p{L}*|serv\\p{L}*|va|vanno|manca',
  'zet(?:ten)?|plaats\\p{L}*|schrijf\\p{L}*|voeg\\p{L}*|toevoeg\\p{L}*|krijg\\p{L}*|moet\\p{L}*|komt|hoort',
)
const REMOVED = anyOf(
  'remov\\p{L}+|strip\\p{L}*|delet\\p{L}+|cut|drop\\p{L}*|take (?:off|away|out)|without|leave (?:off|out)|get rid|ignore|replac\\p{L}*|instead',
  'entfern\\p{L}*|streich\\p{L}*|weg|lösch\\p{L}*|abschneid\\p{L}*|ohne|ersetz\\p{L}*|statt',
  'supprim\\p{L}*|enlev\\p{L}*|retir\\p{L}*|sans|remplac\\p{L}*|lieu',
  'quit\\p{L}+|elimin\\p{L}*|borr\\p{L}*|sin|reemplaz\\p{L}*|sustitu\\p{L}*|vez de',
  'togli\\p{L}*|elimin\\p{L}*|rimuov\\p{L}*|senza|sostitu\\p{L}*|invece',
  'verwijder\\p{L}*|weghalen|schrap\\p{L}*|zonder|vervang\\p{L}*|plaats van',
)
const QUOTED =
  /(?:["“„]([^"“”„]{1,30}?)["”“]|«\s?([^«»]{1,30}?)\s?»|`([^`]{1,30}?)`|‘([^‘’]{1,30}?)’|(?<!\p{L})'([^']{1,12}?)'(?!\p{L}))/gu
/** What no word is: “+39”, “W-”, “Capt.”, “(used)”. */
const CODE =
  /(?<![\p{L}\p{N}+-])(\+\d{1,4}|https?:\/\/|www\.|(?:\p{Lu}[\p{Lu}\d]{0,6}|\d{1,4})[-_/#:]|#|\(\p{Ll}[^()\s]{1,20}\)|\p{Lu}\p{Ll}{1,5}\.(?=\s[\p{Ll}\p{Lu}]))(?=[\s,.;)]|$)/gu
/** Figures or capitals right behind a word that puts something there. */
const BEHIND_VERB =
  /(?<=(?<!\p{L})(?:put|add|write|place|insert|prepend|append|with|by|prefix|suffix|letters?|setze|schreibe|stelle|mit|ein|das präfix|ajouter|mettre|préfixe|lettres?|poner|añadir|con|prefijo|letras?|mettere|aggiungere|prefisso|lettere?|zet|plaats|met|voorvoegsel)(?: (?:an?|the|two|un|une|le|el|il|de|een))?\s)(\p{Lu}{1,6}\d{0,3}|\d{1,4})(?![\p{L}\p{N}.,/-]|\s?%)/gu
const SPACE = anyOf('space|blank|leerzeichen|leerschritt|espace|espacio|spazio|spatie')
/** Words, and what stands in brackets, stand apart from others. */
const APART = { front: /^\p{Lu}\p{Ll}+\.$/u, behind: /^\(.*\)$/u }

/** “With a name that starts with ZZ” tells of which rows something is said, and puts nothing there. */
const OF_SOME = anyOf(
  '(?:that|which|who|whose \\p{L}+(?: \\p{L}+){0,2}) (?:already )?(?:starts?|begins?|ends?) (?:with|in)',
  'with (?:an? |the )?\\p{L}+(?: \\p{L}+){0,2} (?:starting|beginning|ending) (?:with|in)',
  '(?:die|der|das|deren|dessen) (?:[\\p{L}-]+ ){0,3}(?:mit|auf) \\S{1,15} (?:beginn\\p{L}*|anf[aä]ng\\p{L}*|end\\p{L}+)',
  '(?:qui|dont (?:\\p{L}+ ){1,4})\\s?(?:commenc\\p{L}+|termin\\p{L}+) par',
  "avec (?:une? |le |la |l[’'])?\\p{L}+(?: \\p{L}+){0,2} (?:commen[cç]ant|(?:se )?terminant) par",
  '(?:que|cuy[oa]s? (?:\\p{L}+ ){1,3})\\s?(?:empieza|empiezan|comienza|comienzan|termina|terminan|acaba|acaban) (?:por|con|en)',
  '(?:che|(?:il|la|i|le) cui (?:\\p{L}+ ){1,3})\\s?(?:inizia|iniziano|comincia|cominciano|finisce|finiscono|termina|terminano) (?:con|per|in)',
  '(?:die|dat|waarvan (?:\\p{L}+ ){1,4}|wiens \\p{L}+) ?(?:met|op) \\S{1,15} (?:begin\\p{L}*|eindig\\p{L}*)',
)
/** “The app puts A- in front of the number”: what somebody's program does by itself is there already, and nobody is to do it. */
const DONE_BY_ITSELF = new RegExp(
  [
    '\\b(?:puts|adds|prepends|appends|prefixes|writes|inserts|attaches|sticks)',
    '\\b(?:die|das|der|dieses?|unsere?|ihre?) \\p{L}+ (?:setzt|stellt|schreibt|hängt|fügt)',
    "(?:le|la|l[’'])\\s?\\p{L}+ (?:met|ajoute|place|écrit)",
    '(?:el|la) \\p{L}+ (?:pone|añade|agrega|escribe|antepone)',
    '(?:il|la|lo) \\p{L}+ (?:mette|aggiunge|scrive|antepone)',
    'de \\p{L}+ (?:zet|plaatst|schrijft)',
  ].join('|'),
  'iu',
)

/** The text and where it is put; null where a sentence says none, or more. `isName`: what is called so is no such text. */
export function affixSaid(text: string, isName: (said: string) => boolean): Affix | null {
  if (REMOVED.test(text) || DONE_BY_ITSELF.test(text)) return null
  const found = textsIn(text).filter(({ said }) => !isName(said.replace(/^\(|\)$/g, '')))
  const [one] = found
  if (!one) return shownIn(text)
  if (new Set(found.map(({ said }) => said)).size > 1) return shownQuoted(found, text)
  const side = sideOf(`${text.slice(0, one.at)} ¤ ${text.slice(one.end)}`.replace(OF_SOME, ' '))
  if (side === null) return null
  const isApart = SPACE.test(text) || (!one.isQuoted && APART[side].test(one.said))
  const bare = one.said.trim()
  return { text: !isApart ? one.said : side === 'front' ? `${bare} ` : ` ${bare}`, side }
}

/** “The title "Bowl" is to be "Bowl (used)", and likewise for all others.” */
function shownQuoted([first, second, ...others]: readonly Said[], text: string): Affix | null {
  if (!first?.isQuoted || !second || others.length > 0 || !LIKEWISE.test(text)) return null
  const [shown, whole] = [first.said, second.said]
  if (whole.length <= shown.length) return null
  if (whole.startsWith(shown)) return { text: whole.slice(shown.length), side: 'behind', shown }
  return whole.endsWith(shown) ? { text: whole.slice(0, -shown.length), side: 'front', shown } : null
}

interface Said {
  said: string
  at: number
  end: number
  isQuoted: boolean
}

function textsIn(text: string): Said[] {
  const all = (pattern: RegExp, isQuoted = false): Said[] =>
    [...text.matchAll(pattern)].map((match) => ({
      said: match.slice(1).find((one) => one !== undefined) ?? match[0],
      at: match.index,
      end: match.index + match[0].length,
      isQuoted,
    }))
  const quoted = all(QUOTED, true)
  if (quoted.length > 0) return quoted
  const codes = all(CODE)
  if (codes.length > 0) return codes
  return all(BEHIND_VERB).filter(({ said }) => !FILLER.has(said.toLowerCase()))
}

/** Where a sentence says that something is put; null where it says neither, or both. */
export function sideOf(text: string): Affix['side'] | null {
  const strong = STRONG.filter(([, words]) => words.test(text))
  if (strong.length > 0) return strong.length === 1 ? strong[0]![0] : null
  const weak = PUT.test(text) ? WEAK.filter(([, words]) => words.test(text)) : []
  return weak.length === 1 ? weak[0]![0] : null
}

const SHOWN = new RegExp(
  `(?<![\\p{L}\\p{N}.,/+-])["“„«]?([\\p{L}\\p{N}]*\\d[\\p{L}\\p{N}]*)["”“»]?\\s+${IS}\\s+["“„«]?([\\p{L}\\p{N}+#-]*[-_/#+]?)\\1([-_/]?[\\p{L}\\p{N}]*)(?![\\p{L}\\p{N}])`,
  'iu',
)
/** What is shown of one is done to all. */
const LIKEWISE = anyOf(
  'and so on|etc|likewise|same|the (?:others|rest|other ones)|all|every|each|always|as well|similarly',
  'usw|und so weiter|ebenso|genauso|alle[ns]?|jede[rs]?|immer|auch die anderen|entsprechend',
  'et ainsi de suite|pareil|idem|tou(?:te)?s|chaque|de même',
  'y as[ií]|igual|tod[oa]s|cada|lo mismo',
  'e così via|lo stesso|tutt[ie]|ogni|ecc|allo stesso modo',
  'enzovoort|enz|ook de rest|alle|elke|hetzelfde|net zo',
)

function shownIn(text: string): Affix | null {
  const [, shown = '', front = '', behind = ''] = SHOWN.exec(text) ?? []
  if (shown === '' || (front === '') === (behind === '') || !LIKEWISE.test(text)) return null
  // Of figures in front of figures nobody knows whether they are added to them.
  if (/^[\d]*$/.test(front + behind)) return null
  return front === '' ? { text: behind, side: 'behind', shown } : { text: front, side: 'front', shown }
}
