import type { Template, TemplateColumn } from '../../model.ts'
import { isCurrencyCode } from '../../profile/countries.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { templatesIn } from './tables.ts'
import { LEAVE_EMPTY } from './leave-empty.ts'
import { wordsIn } from './words.ts'
import type { Unread } from './unread.ts'

// “If only the insurance number is wrong, we leave it empty”, “Quand le responsable indiqué n'existe plus, laissez la case vide”: cells that would
// be refused, and are worth less than their rows.

const INVALID = anyOf(
  '(?:some|any)thing (?:other|else) than|anything but|(?:(?:is|are) )?(?:of )?no use|useless|worthless|wrong|invalid|no good|malformed|unusable|incomplete|impossible|broken|destroyed|ruined|mangled|garbled|unreadable|illegible',
  "(?:can[’']?t|cannot|can not) be (?:right|used|read|made out|deciphered)|(?:is|are)(?: not|n[’']t) (?:an? )?(?:right|valid|correct|there|known|proper|real|genuine|usable|working|one(?!\\s\\p{L}))",
  "(?:does|do)(?: not|n[’']t) (?:exist|match|fit)|no longer (?:exists?|there|works? here)|(?:has|have) (?:left|gone)",
  'etwas andere?s als|ungültig\\p{L}*|falsch\\p{L}*|unmöglich\\p{L}*|unbrauchbar\\p{L}*|nutzlos\\p{L}*|nichts taug(?:t|en)|taug(?:t|en) nichts|unvollständig\\p{L}*|zerstört|zerschossen|kaputt|unles(?:er|bar)\\p{L}*',
  'stimm(?:t|en) (?:[^,.;]{1,60} )?nicht|nicht (?:mehr )?(?:gibt|existiert|da ist|vorhanden|lesbar|(?:zu )?lesen|zu entziffern)|keine? (?:richtig|gültig|echt|brauchbar)e[rsn]?',
  "illisibles?|autre chose que?|invalides?|inutilisables?|inutiles?|ne ser(?:t|vent) à rien|incorrecte?s?|incomplets?|incomplèt?es?|fau(?:x|sse)|n[’']existe(?:nt)? (?:plus|pas)|abîmée?s?|n[’']est pas une? (?:vraie?|bonne?|véritable)",
  'ilegibles?|otra cosa que|inválid[oa]s?|inservibles?|inútil(?:es)?|no sirven?|incorrect[oa]s?|incomplet[oa]s?|no existen?|ya no (?:existe|está)|no es un[ao]? (?:\\p{L}+ )?(?:válid|correct)[oa]',
  "illeggibil[ei]|qualcosa di diverso d[ai]\\p{L}*|non (?:esiste|esistono|c[’']è)|non valid[oaei]|inutilizzabil[ei]|inutil[ei]|sbagliat[oaei]|non è un[ao’']? ?(?:\\p{L}+ )?(?:ver|corrett)[oa]",
  'onleesba(?:ar|re)|iets anders dan|ongeldige?|onjuiste?|onvolledige?|onbruikba(?:ar|re)|nutteloze?|nutteloos|bestaat niet|niet (?:meer )?bestaa[nt]|geen (?:geldige?|echte?|goede?)',
  // “A phone that has no area code”.
  "(?:(?:has|have|with|is missing|lacks?) (?:no |its |an? |the )?|without (?:an? |the |its )?)(?:area|dialling|city|country) code|too (?:short|long)|(?:ohne|keine) (?:orts|landes)?vorwahl|zu (?:kurz|lang)|(?:sans|pas d[’']) ?indicatif|trop (?:courte?s?|longu?e?s?)|sin prefijo|demasiado (?:cort|larg)[oa]s?|senza prefisso|troppo (?:cort|lung)[oaie]|zonder netnummer|te (?:kort|lang)",
  // “Just some text” where a number or an address should be.
  '(?:only|just|merely|nothing but) (?:some |any |plain |free )?(?:text|words?|remarks?|comments?)',
  '(?:nur|blo(?:ß|ss)|lediglich) (?:irgend(?:ein(?:en?)?|welche[rn]?|etwas|was)? |eine? |freier )?(?:text|wort|wörter|worte|bemerkung(?:en)?|kommentar)',
  'seulement (?:du |un )?(?:texte|mots?|remarques?)|(?:s[óo]lo|solamente) (?:alg[úu]n |un )?(?:texto|comentario)|(?:solo|soltanto) (?:del |un )?(?:testo|commento)|(?:alleen|enkel) (?:wat |een )?(?:tekst|opmerking)',
  'ogiltig[ta]?|felaktig[ta]?|ofullständig[ta]?',
)

/** “Take articles whose supplier no longer exists over without supplier”: the rows come, without what is named. */
const TAKEN_WITHOUT = new RegExp(
  [
    '(?:take|bring|carry|import|migrate|keep|load|transfer|move|enter|come)(?:s|n)?(?!\\p{L})[^.;]{0,160}?(?<!\\p{L})(?:without (?:an? |the |any |their |its )?|with (?:no |an empty |a blank ))([\\p{L}-]+(?: [\\p{L}-]+)?)',
    'ohne (?:den |die |das |eine?n? )?([\\p{L}-]+)(?: \\p{L}+)? (?:übernehmen|übernommen|importieren|importiert|migrieren|anlegen|einlesen|mitnehmen|behalten)',
    '(?:repren|import|gard|migr|conserv)\\p{L}*(?!\\p{L})[^.;]{0,160}?(?<!\\p{L})sans (?:le |la |leur |son )?([\\p{L}-]+)',
    '(?:import|migr|carg|pas|tra|mant|conserv)\\p{L}*(?!\\p{L})[^.;]{0,160}?(?<!\\p{L})sin (?:el |la |su )?([\\p{L}-]+)',
    "(?:import|migr|caric|riport|manten|conserv)\\p{L}*(?!\\p{L})[^.;]{0,160}?(?<!\\p{L})senza (?:il |la |lo |l[’']|un )?([\\p{L}-]+)",
    'zonder (?:de |het |een )?([\\p{L}-]+)(?: \\p{L}+)? (?:overnemen|overzetten|importeren|meenemen|behouden)',
    '(?:uden|uten|utan) ([\\p{L}-]+)',
  ]
    .map((form) => `(?<!\\p{L})${form}(?!\\p{L})`)
    .join('|'),
  'iu',
)

/** “A unit that isn't on our equipment list”, “the unit is not listed”: no key of the rows that a link leads to. */
const NOT_LISTED =
  /(?<!\p{L})(?:(?:is|are|was|were)(?: not|n[’']t) (?:\p{L}+ )?(?:on|in|among)(?: any of)? (?:our|the|this|that|your|my|any)|(?:is|are)(?: not|n[’']t) (?:listed|registered|on file)|unlisted|no listed|cannot be found|(?:is|are) not found|nicht (?:in|im|auf) (?:\p{L}+ ){1,4}(?:steht|stehen|vorkomm(?:t|en)|zu finden)|(?:in|im|auf) (?:\p{L}+ ){1,4}(?:fehlt|fehlen|nicht (?:steht|stehen|vorkomm(?:t|en)|aufgeführt))|nicht (?:aufgeführt|gelistet|verzeichnet)|n[’']est pas (?:dans|sur)|ne figure(?:nt)? pas|no (?:está|figura|aparece|consta)n? en|non (?:è|sono|compare|compaiono|figura|figurano|risulta|risultano) (?:in|nel\p{L}*|sul\p{L}*|tra)|niet (?:in|op) (?:\p{L}+ ){1,4}(?:staat|staan|voorkomt)|niet (?:voorkomt|vermeld))(?!\p{L})/iu
/** “Suppliers that are no longer in the list”. */
const NO_LONGER_LISTED =
  /(?<!\p{L})(?:no longer|not(?: any ?more)?) (?:be )?(?:in|on|among)(?!\p{L})|nicht mehr (?:in|auf|im)(?!\p{L})|(?:n[’']est|ne sont|ne figurent?) plus (?:dans|sur)(?!\p{L})|ya no (?:está|figura|aparece)n?(?!\p{L})|non (?:è|sono|c[’']è) più(?!\p{L})|niet meer (?:in|op)(?!\p{L})|(?:ikke|inte) (?:længere|lenger|längre)(?!\p{L})/iu
/** “Drivers of those trucks”, where the sentence before leaves them out. */
const SUCH = anyOf(
  '(?:such|these|those|one of them)',
  'solche[rn]?|diese[rn]',
  'ces|de tel(?:le)?s',
  'es[oa]s|est[oa]s|tales',
  'quest[ei]|tali',
  'deze|zulke|dergelijke',
)
/** The sentence before it says when. */
const CONDITION = /^(?:where|whenever|when|if|wo|wenn|falls|quand|si|cuando|se|quando|als|wanneer|indien)\s/iu

/** “…; please leave that one field empty”: of what the sentence before it speaks. */
const THAT =
  /(?<!\p{L})(?:(?:it|them)(?!\p{L})|(?:that|this|these|those|the)(?: \p{L}+)? (?:one|fields?|cells?|columns?|entry|entries)|(?:das|dieses|jenes|es|sie)(?: eine)?(?: feld)?(?= (?:bitte |dann |einfach )*(?:leer|frei))|(?:ce|le|ces|les) (?:seul )?(?:champs?|cases?|cellules?)|(?:ese|este|el) (?:campo|dato)|(?:quel|questo|il) campo|(?:dat|het|die)(?: ene)? (?:veld|vak)(?:je)?)(?!\p{L})/iu

/** “Some numbers are illegible; leave the phone empty then”: in the case that the sentence before tells. */
const THEN = anyOf(
  'then|in that case',
  'dann|in diesem fall',
  'alors|dans ce cas',
  'entonces|en ese caso',
  'allora|in quel caso',
  'dan|in dat geval',
)

/** The columns that may be empty of which a sentence says that wrong cells are to be. */
export function leftEmpty(
  { text, before, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!LEAVE_EMPTY.test(text)) return takenWithout({ text, before, origin }, templates)
  const said = CONDITION.test(before) && !LEAVE_EMPTY.test(before) ? `${before}, ${text}` : text
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const about = isOfBefore(text, before, own) ? before : text
  const isWrong = INVALID.test(about) || (THEN.test(text) && INVALID.test(before) && !LEFT_OUT.test(before))
  const lists = NOT_LISTED.test(said) ? templatesIn(said, templates) : []
  return own.flatMap(({ id, slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      const { linkRule = [] } = column
      const isListed = lists.some((list) => list.id !== id && linkRule.some(({ templateId }) => templateId === list.id))
      const isNone = notOf(about).some((noun) => isNamed(noun, column) || isTailOf(noun, column))
      const isMeant = !column.required && (isListed || (isWrong && isNamed(about, column)) || isNone)
      return isMeant ? [{ ...origin, kind: 'left_empty', slug, column: column.name }] : []
    }),
  )
}

/** “That is not a chip”, “das ist keine Chipnummer”: what it is not. */
const NOT_OF = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:is|are|was|were)(?: not|n[’']t) (?:an? |any |real )*",
    '(?:is|are) no ',
    '(?:ist|sind) keine? (?:echte[rsn]? )?',
    "(?:n[’']est pas|ne sont pas) (?:une? |des? )(?:vraie?s? )?",
    '(?:no es|no son) (?:una? )?',
    "(?:non è|non sono) (?:un[ao’']? ?)?",
    '(?:is|zijn) geen (?:echte )?',
  ].join('|')})([\\p{L}-]{4,})`,
  'giu',
)

function notOf(text: string): string[] {
  return [...text.matchAll(NOT_OF)].map(([, noun]) => noun!)
}

/** “Chip”, of a `microchip`: the second part of a word that is put together. */
function isTailOf(noun: string, { name }: TemplateColumn): boolean {
  const [said, last] = [wordsIn(noun).at(-1)?.stem ?? '', wordsIn(name).at(-1)?.stem ?? '']
  return said.length >= 4 && last.length >= said.length + 3 && last.endsWith(said)
}

const QUOTED = /["“„«][^"“”„«»]{1,40}["”“»]/u

/** “If a radio code is no use leave it empty, and "?" is none at all”: what is said besides the quoted, of cells that are wrong. */
export function leftEmptyBesides(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const clauses = sentence.text.split(/[,;]\s/u)
  const text = clauses.filter((clause) => !QUOTED.test(clause)).join(', ')
  return clauses.length < 2 || !QUOTED.test(sentence.text) ? [] : leftEmpty({ ...sentence, text }, profiles, templates)
}

/** A price is the only `price_gbp`: nobody says of which currency the figures are that are none. */
function isNamed(text: string, column: TemplateColumn): boolean {
  const [, name = '', code = ''] = /^(.*[^_\s])[_\s]+([a-z]{3})$/iu.exec(column.name) ?? []
  return namesColumn(text, column) || (isCurrencyCode(code.toUpperCase()) && namesColumn(text, { name }))
}

/** Something is said to be wrong, and then what is to be empty is only pointed at. */
function isOfBefore(text: string, before: string, own: readonly Template[]): boolean {
  if (!INVALID.test(before) || LEFT_OUT.test(before) || INVALID.test(text)) return false
  const told = text.split(AND).find((part) => LEAVE_EMPTY.test(part)) ?? text
  return THAT.test(told) && !own.some(({ columns }) => columns.some((column) => namesColumn(told, column)))
}

const AND = /,?\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s/iu

function takenWithout(
  { text, before, origin }: Pick<Unread, 'text' | 'before' | 'origin'>,
  templates: readonly Template[],
): Directive[] {
  const named = TAKEN_WITHOUT.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  const isOfLeftOut = SUCH.test(text) && LEFT_OUT.test(before)
  const isGone = isOfLeftOut || INVALID.test(text) || NOT_LISTED.test(text) || NO_LONGER_LISTED.test(text)
  if (named === undefined || !isGone || LEFT_OUT.test(text)) return []
  return templates
    .filter(({ slug }) => origin.slug === null || origin.slug === slug)
    .flatMap(({ slug, columns }) =>
      columns
        .filter((column) => !column.required && column.desiredRule === 'link' && namesColumn(named, column))
        .map((column): Directive => ({ ...origin, kind: 'left_empty', slug, column: column.name })),
    )
}

const EMPTY_WHEN =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]|vuot[oa]|leeg),? (?:when|if|where|wenn|falls|wo|si|quand|cuando|se|quando|als|indien|wanneer) ([^.;]{3,80})/iu

/** “Empty if the number is missing or incomplete”, “leer, wenn unvollständig”: of the column's own cells, whatever else the description says. */
const BROKEN = anyOf(
  "(?:none|nothing) (?:that (?:is|are) |that[’']s |is )?(?:complete|valid|usable|real|proper|readable)|(?:there is |there[’']s )?no (?:complete|valid|usable|real|proper|readable) (?:one|\\p{L}+)|keine? (?:vollständig|gültig|brauchbar|lesbar)e[rns]?|aucune? (?:complète?|valide|utilisable|lisible)|ningun[oa] (?:complet|válid)[oa]|nessun[oa] (?:complet|valid)[oa]|geen (?:volledige?|geldige?|bruikbare?)",
  'incomplete|invalid|malformed|unreadable|illegible|garbled|unusable|not valid|impossible|broken',
  'unvollständig|ungültig|unleserlich|unbrauchbar|nicht lesbar|unmöglich',
  'incompl(?:et|ète)|invalide|illisible|inutilisable|impossible',
  'incomplet[oa]|inválid[oa]|ilegible|inservible|imposible',
  'incomplet[oa]|non valid[oa]|illeggibile|inutilizzabile|impossibile',
  'onvolledig|ongeldig|onleesbaar|onbruikbaar|onmogelijk',
  'incomplet[oa]|inválid[oa]|ilegível|niepełn[yea]|nieprawidłow[yea]|nieczyteln[yea]|neúpln[ýáé]|neplatn[ýáé]|nečiteln[ýáé]|ofullständig[t]?|ogiltig[t]?|ufullstendig|ufuldstændig|ugyldig[t]?',
)

/** The columns that are empty where their cells can't be used, as their descriptions say, and links where what is named is on no list. */
export function leftEmptyDescribed(templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, required, desiredRule, description }): Directive[] => {
      const [said, when = ''] = EMPTY_WHEN.exec(description ?? '') ?? []
      const isMeant = desiredRule === 'link' ? NOT_LISTED.test(when) : desiredRule === 'strict' && BROKEN.test(when)
      if (said === undefined || required || !isMeant) return []
      const origin = `the description of “${slug}.${name}”`
      return [{ kind: 'left_empty', slug, column: name, by: 'knowledge', origin, revision: 0, said: `“${said}”` }]
    }),
  )
}
