import { conceptsOf, fold } from '../../match/names/words.ts'
import { figuresBehind } from '../../match/pattern/figures-behind.ts'
import { ruleOf } from '../../match/sides.ts'
import { COUNT, countOf } from '../../match/vocabulary/counts.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, OF_ALL, WITHOUT } from './acts.ts'
import { exactly } from './rows-out.ts'
import { namesOf, tablesOfSystem } from './tables.ts'
import type { Unread } from './unread.ts'
import { stemOf, wordsIn } from './words.ts'

// “Dockside account numbers get DCK- in front, so their 1042 becomes DCK-1042”: the keys of one house's tables, and what links to them there, get letters
// in front that tell them from those of the other.

const CODE = '["“„«‘\'`]?([\\p{Lu}\\d]{1,6}[-_/.]?)["”“»’\'`]?'
const AHEAD = [
  '(?:gets?|receives?|have|has|takes?|needs?|carry|carries|are given|is given)\\s+(?:an? |the (?:letters? |prefix )?)?CODE\\s+(?:put )?(?:in front(?! of)|at the front|before (?:it|them)|as (?:an? |the |their )?prefix|prefix|prepended)',
  '(?:(?:should|must|need to|have to|are to|will) )?(?:start|begin)s?\\s+with\\s+(?:an? )?CODE',
  '(?:gets?|needs?|have|has|with|should have|must have)\\s+(?:an? |the )?(?:letters? |prefix )CODE',
  '(?:bitte\\s+)?(?:ein\\s+)?CODE\\s+(?:voran|davor|vorweg)(?:zu)?(?:stellen|setzen|schreiben)',
  '(?:prefixed|preceded)\\s+(?:with|by)\\s+(?:an? |the (?:letters? |prefix )?)?CODE',
  '(?:bekomm(?:t|en)|erh(?:ä|a)lt(?:en)?|kriegen|kriegt|haben|hat|wird|werden)\\s+(?:ein(?:e[nm]?)? |das Kürzel )?CODE\\s+(?:vorangestellt|vorgestellt|vorangesetzt|davor|vorn?e?weg|vorne?|als (?:Präfix|Vorsatz))',
  '(?:reçoi(?:t|vent)|prend|prennent|port(?:e|ent)|ont)\\s+(?:un |le préfixe )?CODE\\s+(?:devant|en (?:préfixe|tête)|comme préfixe)',
  "(?:préfixée?s?|précédée?s?)\\s+(?:par|de|avec|d[’']un)\\s+(?:le préfixe )?CODE",
  '(?:llevan?|reciben?|tienen?)\\s+(?:un[ao]? |el prefijo )?CODE\\s+(?:(?:por )?delante|como prefijo|antepuest[oa])',
  '(?:ricev(?:e|ono)|prend(?:e|ono)|port(?:a|ano)|hanno)\\s+(?:un |il prefisso )?CODE\\s+(?:davanti|come prefisso|anteposto)',
  '(?:precedut[oaie])\\s+da\\s+CODE',
  '(?:krijg(?:t|en)|hebben|heeft)\\s+(?:een )?CODE\\s+(?:ervoor|vooraan|voorop|als voorvoegsel)',
  '(?:dostaj(?:e|ą)|otrzymuj(?:e|ą)|maj(?:ą))\\s+CODE\\s+(?:z przodu|na początku|jako (?:prefiks|przedrostek))',
].map((form) => new RegExp(`^(.*?)(?<!\\p{L})${form.replace('CODE', CODE)}(?!\\p{L})`, 'iu'))
/** “Vor die Belegnummern kommt B-”. */
const AHEAD_OF = [
  '^(?:vor|devant|delante de|davanti a|voor)\\s+(.{3,60}?)\\s+(?:komm(?:t|en)|gehör(?:t|en)|soll(?:en)?|steht|mettre|il faut|poner|va|mettere|komt|moet)\\s+(?:ein |noch |immer |un )*CODE',
].map((form) => new RegExp(`${form.replace('CODE', CODE)}(?!\\p{L})`, 'iu'))
const BEHIND = [
  '(?:put|add|place|prepend|stick)\\s+(?:an? )?CODE\\s+(?:in front of|before|to the front of|ahead of|to)',
  '(?:write|type|include)\\s+(?:an? )?CODE\\s+(?:in front of|before|ahead of)',
  '(?:ajout(?:er|ez|ons)|plac(?:er|ez)|écrire)\\s+(?:un )?CODE\\s+(?:devant|avant)',
  '(?:añad(?:ir|e|id)|agregar)\\s+(?:un )?CODE\\s+(?:delante de|antes de|a)',
  '(?:aggiung(?:ere|i|ete))\\s+(?:un )?CODE\\s+(?:davanti a|prima d[ei]|a)',
  '(?:setz(?:e|en|t)?|stell(?:e|en|t)?)\\s+(?:wir )?(?:bitte )?(?:ein )?CODE\\s+vor',
  '(?:mett(?:re|ez|ons))\\s+(?:un )?CODE\\s+devant',
  '(?:poner|pon(?:ed|ga|gan)?|anteponer)\\s+(?:un )?CODE\\s+(?:delante de|antes de|a)',
  '(?:mettere|metti|anteporre)\\s+(?:un )?CODE\\s+(?:davanti a|prima di|a)',
  '(?:zet|plaats)\\s+(?:een )?CODE\\s+voor',
].map((form) => new RegExp(`(?<!\\p{L})${form.replace('CODE', CODE)}(?!\\p{L})(.*)$`, 'iu'))
/** “Receipts often leave out the "INV-" of an invoice number”: in quotation marks, or with a mark behind, as all else is left out for other reasons. */
const LETTERS_QUOTED = '(?:["“„«‘\'`]([\\p{Lu}\\d]{1,6}[-_/.]?)["”“»’\'`]|([\\p{Lu}\\d]{1,6}[-_/.]))'
const OMITTED = [
  '(?:leaves?|left|leaving)\\s+(?:out|off|away)\\s+(?:the\\s+)?CODE',
  '(?:omit(?:s|ted)?|drop(?:s|ped)?|lacks?|without|miss(?:es|ing)?)\\s+(?:the(?:ir)?\\s+)?CODE',
  '(?:lassen|lässt)\\s+(?:(?:das|die|ihr)\\s+)?CODE(?=[^,;]{1,60}(?<!\\p{L})weg(?!\\p{L}))',
  '(?:ohne|sans|sin|senza|zonder)\\s+(?:(?:das|die|ihr|le|el|il|de|het)\\s+)?CODE',
  '(?:omet(?:tent)?|omiten?|omett(?:e|ono))\\s+(?:(?:le|el|il)\\s+)?CODE',
  '(?:laat|laten)\\s+(?:de\\s+)?CODE(?=[^,;]{1,60}(?<!\\p{L})weg(?!\\p{L}))',
].map((form) => new RegExp(`^(.*?)(?<!\\p{L})${form.replace('CODE', LETTERS_QUOTED)}(?![\\p{L}\\d])(.*)$`, 'iu'))
/** “The delivery numbers lost their D- in the export”: nobody asks for that, so it need not be said that it is often so. */
const LOST = [
  '(?:lost|(?:are |is )?missing|ha(?:ve|s) no|(?:came|come|were exported|were saved) without)\\s+(?:the(?:ir)?|its?|any)\\s+(?:leading\\s+)?CODE',
  '(?:hat|haben|fehlt|fehlen)\\s+(?:(?:in|im|bei)\\s+[^,;]{1,30}?\\s+)?(?:das|die|ihr)\\s+CODE(?=\\s*(?:$|[^,;]{0,60}(?<!\\p{L})(?:verloren|eingebüßt)(?!\\p{L})))',
  '(?:ont|a) perdu\\s+(?:leur|le|la)\\s+CODE',
  '(?:han?) perdido\\s+(?:su|el|la)\\s+CODE',
  '(?:hanno|ha) perso\\s+(?:il(?: loro)?|la(?: loro)?)\\s+CODE',
  '(?:zijn|hebben|heeft|is)\\s+(?:hun|de|het)\\s+CODE(?=[^,;]{0,60}(?<!\\p{L})(?:kwijt\\p{L}*|verloren)(?!\\p{L}))',
].map((form) => new RegExp(`^(.*?)(?<!\\p{L})${form.replace('CODE', LETTERS_QUOTED)}(?![\\p{L}\\d])(.*)$`, 'iu'))
/** “Their 1042 becomes DCK-1042”. */
const SHOWN = new RegExp(
  `^(.*?)["“„«]?(?<![\\p{L}\\p{N}-])(\\d{2,12})["”“»]?\\s+(?:becomes?|should (?:become|be|read)|turns into|is then|wird(?: dann)?(?: zu)?|devient|pasa a(?: ser)?|diventa|wordt|→|->|=>)\\s+["“„«]?([\\p{Lu}][\\p{Lu}\\d]{0,5}[-_/.]?)\\2(?![\\p{L}\\p{N}])`,
  'u',
)
/** What is said of some keys is not done to all. */
const OF_SOME =
  /(?<!\p{L})(?:not|never|if|when|where|unless|only|just|new|that|which|who|whose|nicht|nie|wenn|falls|nur|neue[nrs]?|deren|pas|jamais|si|quand|seulement|nouveaux|nouvelles|qui|dont|no|cuando|s[óo]lo|nuev[oa]s|que|non|se|solo|nuov[ei]|niet|nooit|als|alleen|nieuwe|nie|jeśli|gdy|tylko)(?!\p{L})|n[’']t(?!\p{L})|,\s(?:die|der|das)\s/iu
const KEYS = ['number', 'id', 'code', 'key']
/** Words that any such sentence has. */
const PLAIN =
  /^(?:the|their|its|our|your|each|these|those|please|must|should|be|are|is|will|of|from|in|on|at|for|and|die|der|den|das|ihre|seine|unsere|von|vom|aus|im|bitte|les?|la|des?|du|leurs?|ses|los|las|el|sus?|del|i|gli|le|dei|delle|loro|de|het|hun|van)$/iu

/** What a sentence says that is put in front of keys, and of which. */
interface Front {
  front: string
  subject: string
  /** What others get, told in the same breath. */
  alike?: Front[]
}

/** The keys that a sentence says get letters in front: those of the tables that it names, and the links of these to them. */
export function frontsSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const omitted = omittedIn(text)
  if (!omitted && [EXCEPT, LEFT_OUT, WITHOUT, OF_SOME].some((word) => word.test(text))) return []
  const said = omitted ?? frontIn(text, before) ?? shownIn(text, before)
  if (!said || !/^(?:\p{Lu}|\d{1,4}$)/u.test(said.front)) return []
  const named = listsOf(said.subject, profiles) ?? tablesOfSystem(omitted ? text : said.subject, profiles)
  const targets = keysMeant(said, named, profiles, templates).filter(
    ({ slug }) => origin.slug === null || origin.slug === slug,
  )
  if (targets.length === 0) return []
  const figures = figuresSaid(text) ?? (/^\d/.test(said.front) ? figuresOfKeys(said.front, targets, templates) : null)
  // Figures in front of figures are only told from these by how many there are.
  if (/^\d/.test(said.front) && figures === null) return []
  const alike = (said.alike ?? []).map((one) => ({ ...one, named: tablesOfSystem(one.subject, profiles) }))
  // Of two that get letters each, one without its tables would get those of the other.
  if (alike.some((one) => one.named.length === 0)) return []
  return [{ ...said, named }, ...alike].flatMap(({ front, subject, named: own }): Directive[] => {
    const tables = tablesMeant(subject, own, profiles)
    return tables.length === 0
      ? []
      : [{ ...origin, kind: 'front', front, figures, targets, tables: tables.map(exactly) }]
  })
}

const ALL_LISTS =
  /(?<!\p{L})(?:all|every|any|alle[nr]?|sämtliche[nr]?|tous les|toutes les|todas? las?|todos? los?|tutt[ei] (?:le|gli|i)|alle) (?:of )?(?:the |ihre[nr]? |our )?([\p{L}\d]{3,20})(?:['’]s)?[- ]?(?:lists?|sheets?|tabs?|files?|tables?|exports?|listen|tabellen|dateien|blätter[n]?|listes|feuilles|fichiers|listas|hojas|archivos|liste|fogli|lijsten|bestanden|tabbladen)(?!\p{L})/iu

/** “On all Harbour lists”: every table that has the word in its name, or in that of its file; null where a text says nothing of the kind. */
function listsOf(text: string, profiles: readonly TableProfile[]): readonly TableProfile[] | null {
  const word = ALL_LISTS.exec(text)?.[1]
  if (word === undefined) return null
  const found = profiles.filter((one) => namesOf(one).some(({ stem }) => stem === stemOf(word.toLowerCase())))
  return found.length === 0 ? null : found
}

/**
 * All tables, where none is named; else those of the file, whose other sheets link to the same keys, or of the files that one word names. Of a file of
 * another name it is the sheet alone that has the word.
 */
function tablesMeant(
  subject: string,
  named: readonly TableProfile[],
  profiles: readonly TableProfile[],
): readonly TableProfile[] {
  if (named.length === 0) return profiles
  const files = new Set(named.map(({ table }) => table.file_id))
  const word = wordsIn(subject).find(({ stem }) => named.every((one) => namesOf(one).some((own) => own.stem === stem)))
  if (files.size > 1 && !word) return []
  const isOfFile = ({ table }: TableProfile): boolean =>
    files.size === 1 || wordsIn(table.file_name).some(({ stem }) => stem === word!.stem)
  const whole = new Set(named.filter(isOfFile).map(({ table }) => table.file_id))
  return profiles.filter((one) => whole.has(one.table.file_id) || named.includes(one))
}

/** How many figures the rule of the key has behind others. */
function figuresOfKeys(front: string, targets: readonly Target[], templates: readonly Template[]): number | null {
  const rules = templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) =>
      targets.some((one) => one.slug === slug && one.column === column.name) ? (ruleOf(column) ?? []) : [],
    ),
  )
  const found = new Set(rules.map((rule) => figuresBehind(front, rule)))
  return found.size === 1 ? [...found][0]! : null
}

const FIGURES = new RegExp(
  `(?<!\\p{L})(${COUNT})[- ]?(?:digits?|figures?|stellig\\p{L}*|stellen|ziffern|chiffres|cifras|d[íi]gitos|cifre|cijfers)(?!\\p{L})`,
  'iu',
)
const FILLED =
  /(?<!\p{L})(?:padded|filled|zero|zeros|zeroes|auf\p{L}*füll\p{L}*|nullen|complét\p{L}*|zéros?|rellen\p{L}*|complet\p{L}*|ceros?|riemp\p{L}*|zeri|aangevuld|nullen)(?!\p{L})/iu

/** “…, padded to five digits”: so many figures stand behind the letters. */
export function figuresSaid(text: string): number | null {
  return FILLED.test(text) ? figuresIn(text) : null
}

/** “In three digits”, “the five-digit number”: how many figures a text says that a number has. */
export function figuresIn(text: string): number | null {
  const said = FIGURES.exec(fold(text))?.[1]
  return said === undefined ? null : countOf(said)
}

/** “… and the café C-”: the letters of the others, told with the same verb. */
const AND_OTHERS = new RegExp(
  `^(?:\\s*,)?\\s*(?:(?:and|und|et|y|e|en|while|i)\\s+)?(?!(?:and|und|et|y|e|en|i)\\s)([\\p{L}][^,;.]{2,40}?)\\s+${CODE}(?=\\s*(?:[,.;]|$)|\\s+(?:and|und|et|y|e|en|i)\\s)`,
  'u',
)

function othersIn(rest: string): Front[] {
  const [whole, subject, front] = AND_OTHERS.exec(rest) ?? []
  return whole === undefined ? [] : [{ front: front!, subject: subject! }, ...othersIn(rest.slice(whole.length))]
}

/** What was spoken of before. */
const THOSE =
  /^\s*(?:those|these|them|it|diese[rn]?|denen|ceux-ci|celles-ci|es[oa]s|quest[ie]|deze|die)(?![\p{L}\p{N}])/iu

function frontIn(text: string, before: string): Front | null {
  for (const form of [...AHEAD, ...AHEAD_OF]) {
    const [whole, subject, front] = form.exec(text) ?? []
    if (front !== undefined && isKeySaid(subject!))
      return { front, subject: subject!, alike: othersIn(text.slice(whole!.length)) }
  }
  for (const form of BEHIND) {
    const [, front, subject] = form.exec(text) ?? []
    if (front !== undefined && isKeySaid(subject!)) return { front, subject: subject! }
    if (front !== undefined && THOSE.test(subject!) && isKeySaid(before)) return { front, subject: before }
  }
  return null
}

/** It is told how keys are mostly written: “leave out the INV-” by itself asks for the opposite. */
const MOSTLY =
  /(?<!\p{L})(?:often|usually|sometimes|mostly|frequently|at times|oft|meist(?:ens)?|häufig|manchmal|teilweise|souvent|parfois|quelquefois|a menudo|a veces|muchas veces|spesso|talvolta|a volte|vaak|soms|meestal)(?!\p{L})/iu

/** The letters that some of the keys lack, as they are written without them. */
function omittedIn(text: string): Front | null {
  for (const form of MOSTLY.test(text) ? [...LOST, ...OMITTED] : LOST) {
    const [, ahead = '', quoted, plain, behind = ''] = form.exec(text) ?? []
    const front = quoted ?? plain
    const subject = isKeySaid(behind) ? behind : ahead
    const isOfRows = [EXCEPT, LEFT_OUT].some((word) => word.test(`${ahead} … ${behind}`))
    if (front !== undefined && front === front.toUpperCase() && isKeySaid(subject) && !isOfRows)
      return { front, subject }
  }
  return null
}

/** An example goes on about the sentence before it, or names its table itself. */
function shownIn(text: string, before: string): Front | null {
  const [, subject, , front] = SHOWN.exec(text) ?? []
  if (front === undefined) return null
  const said = frontIn(before, '')
  if (said) return said.front === front && !OF_SOME.test(before) ? said : null
  return isKeySaid(subject!) ? { front, subject: subject! } : null
}

function isKeySaid(subject: string): boolean {
  return wordsIn(subject).some(({ raw }) => conceptsOf(raw).some((concept) => KEYS.includes(concept)))
}

interface Target {
  slug: string
  column: string
}

/** The keys that are called so, and what links to them. Where no table is named, every word has to say which keys they are. */
function keysMeant(
  { subject, front }: Front,
  named: readonly TableProfile[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Target[] {
  const keys = templates.flatMap((template) =>
    template.columns
      .filter(({ required, unique }) => required && unique)
      .map((column) => ({ template, column, called: calledIn(template, column) })),
  )
  const anyName = new Set(
    templates.flatMap((template) => template.columns.flatMap((column) => [...calledIn(template, column)])),
  )
  const ofTables = new Set(named.flatMap(namesOf).map(({ stem }) => stem))
  const words = wordsIn(subject).filter(({ raw }) => !PLAIN.test(raw) && !OF_ALL.test(raw))
  const tellingOf = (word: (typeof words)[number]): string[][] => {
    const concepts = conceptsOf(word.raw)
    const isKey = concepts.some((one) => KEYS.includes(one))
    const said = [...(isKey ? [] : [word.stem]), ...concepts].filter((one) => !KEYS.includes(one) && anyName.has(one))
    return said.length > 0 ? [said] : []
  }
  // “In the receipts document numbers …”: what says which table it is need not say which keys.
  const [ofKeys, all] = [words.filter(({ stem }) => !ofTables.has(stem)), words].map((some) => some.flatMap(tellingOf))
  const ofSome = all!.filter((said) => keys.some((key) => said.some((one) => key.called.has(one))))
  const telling = ofKeys!.length > 0 ? ofKeys! : ofSome
  const isKnown = words.every(
    ({ raw, stem }) =>
      ofTables.has(stem) || anyName.has(stem) || conceptsOf(raw).some((one) => KEYS.includes(one) || anyName.has(one)),
  )
  if (named.length === 0 && (!isKnown || telling.length === 0 || profiles.length === 0)) return []
  const called = keys.filter((key) => telling.every((said) => said.some((one) => key.called.has(one))))
  // Where it isn't said which, or only by what their tables are called, the rule of one alone has these letters.
  const wanting = keys.filter(({ column }) => wants(column, front))
  const isUnsaid = ofKeys!.length === 0 && !called.some((key) => wanting.includes(key)) && wanting.length === 1
  const meant = isUnsaid || (telling.length === 0 && called.length > 1) ? wanting : called
  if (telling.length === 0 && meant.length > 1) return []
  return meant.flatMap(({ template, column }) => keyWithLinks(template, column, templates))
}

/** The rule takes figures behind the letters, and none without. */
function wants(column: TemplateColumn, front: string): boolean {
  const rule = ruleOf(column)
  if (rule === null || figuresBehind(front, rule) === null) return false
  return /^\d/.test(front) || figuresBehind('', rule) === null
}

/** The words, and what they mean, by which a key is called: those of its column and of what it is the key of. */
function calledIn({ slug, name }: Template, column: TemplateColumn): Set<string> {
  const names = [slug, name, column.name]
  return new Set(names.flatMap((one) => [...conceptsOf(one), ...wordsIn(one).map(({ text }) => stemOf(text))]))
}

/** Whether a text says all words by which a key, or what it is the key of, is called. */
export function keysCalled(text: string, template: Template, column: TemplateColumn): boolean {
  const said = new Set([
    ...wordsIn(text).map(({ text: word }) => stemOf(word)),
    ...wordsIn(text).flatMap(({ raw }) => conceptsOf(raw)),
  ])
  return [template.slug, template.name, column.name].some((name) => {
    const telling = wordsIn(name).filter(({ raw }) => !conceptsOf(raw).some((one) => KEYS.includes(one)))
    return (
      telling.length > 0 &&
      telling.every(({ raw, stem }) => said.has(stem) || conceptsOf(raw).some((one) => said.has(one)))
    )
  })
}

/** A key, and all columns that lead to it: what becomes of the one becomes of the others. */
export function keyWithLinks(template: Template, column: TemplateColumn, templates: readonly Template[]): Target[] {
  return [
    { slug: template.slug, column: column.name },
    ...templates.flatMap((other) => linksTo(template, column, other)),
  ]
}

/** The columns of a template that lead to a key. */
export function linksTo({ id }: Template, { name }: TemplateColumn, other: Template): Target[] {
  return other.columns.flatMap(({ name: column, desiredRule, linkRule = [] }) =>
    desiredRule === 'link' && linkRule.some((link) => link.templateId === id && link.columnName === name)
      ? [{ slug: other.slug, column }]
      : [],
  )
}
