import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { isReason } from '../reasons.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT_MEANT, SOME, withoutAct } from './acts.ts'
import { monthsOf, sameMonth } from './months-of-names.ts'
import { isNounOf } from './named-rows.ts'
import { exactly } from './rows-out.ts'
import { saysTheirs } from './of-left-out.ts'
import { isNamedIn, namedWith, namesOf, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “Leavers are not to be migrated”, “Die Tankliste ist versehentlich dabei”: a sentence that is about a whole table, of which nothing but its
// name is said.

/** Words beside a table's name that say no more of its rows. */
export const NEEDLESS =
  /^(?:the|a|an|all|any|register|registre|registro|rejestr|anything|everything|nothing|nichts|alles|rien|tout|nada|todo|nulla|niente|tutto|niets|von|our|your|old|only|just|please|also|too|file|files|sheet|tab|table|list|workbook|spreadsheet|is|are|was|were|it|its|they|there|here|in|from|of|and|to|be|completely|entirely|der|die|das|den|dem|ist|sind|war|waren|wird|werden|liste|datei|tabelle|blatt|tabellenblatt|bitte|auch|ganz|komplett|dabei|mit|nur|ein|eine|le|la|les|l|est|sont|sera|seront|fichier|feuille|onglet|liste|aussi|tout|toute|doit|doivent|el|los|las|hoja|archivo|fichero|es|son|que|hay|il|lo|gli|foglio|file|e|va|vanno|de|het|een|wordt|worden|bestand|blad|tabblad|lijst|zit|erbij|er|hoeft|hoeven|ook|dans|du|pas|for|with|us|we|by|en|au|format|pdf|excel|csv|als|come|como|comme|on|auf|aus|sur|op|uit|na|pa|one|ones|celle|celui|ceux|celles|van|di|da|do|diejenigen?|vom|del|dello|della|quell[oaei]|aquel[ae]|degene|ta|tę|ten|tego|těch|z|ze|za|está|esta|están|estan|é|são|sao|jest|są|sa|je|jsou|ar|är|och|og|som|pa|til)$/

/** “Only the hires, not the purchases (those are others' things)”: the one named, and then what is not. */
const ONLY_NOT =
  /(?<!\p{L})(?:only|just|nur|lediglich|ausschlie(?:ß|ss)lich|seulement|uniquement|solo|sólo|solamente|soltanto|alleen|só|apenas|somente|tylko|jen|pouze|kun|bare|bara|endast)(?!\p{L})([^.;:]+?),\s*(?:(?:and|but|und|et|mais|y|e|en|maar|a|i|och|og) )?(?:not|nicht|keine?|pas|no|non|niet|geen|não|nie|ne|ikke|inte)\s+([^.;:()]+?)\s*(?:\([^()]*\))?$/iu

function onlyOthers({ text }: Unread, profiles: readonly TableProfile[]): TableProfile[] {
  const [, taken = '', left = ''] = ONLY_NOT.exec(text.trim()) ?? []
  const [some, others] = [tablesIn(taken, profiles), tablesIn(left, profiles)]
  const isApart = some.length > 0 && !others.some((one) => some.includes(one))
  return isApart && saysNoMoreOf(left, others) ? others : []
}

/** “Don't use the September list”: of a whole table; of columns it may be meant for something else. */
const NOT_USED = anyOf(
  "(?:please )?(?:do not|don[’']t|never|must not|should not) (?:be )?used?|not to be used",
  'nicht (?:zu )?(?:verwenden|benutzen|benützen|verwendet|benutzt)(?: werden)?|ne pas (?:(?:la |le )?utiliser|employer)',
  '(?:no|non|não) (?:usar|utilizar|usen|utilicen|usare|utilizzare|usem|utilizem)(?:l[oa])?|niet gebruiken',
  'nie (?:używać|używajcie|korzystać)|nepouží(?:vat|vejte)|använd(?:s)? inte|brug(?:es)? ikke|bruk(?:es)? ikke',
)

function isStaying(text: string): boolean {
  return LEFT_OUT.test(text) || NOT_USED.test(text)
}

function withoutStaying(text: string): string {
  return withoutAct(text).replace(new RegExp(NOT_USED.source, 'giu'), ' ')
}

/** “Orders, bei denen nichts mehr offen ist, …”, “Kunden, die gesperrt sind, …”: some rows of it, where a comma stands before what says which. */
export const SOME_OF_IT =
  /^[^,;]+,\s*(?:(?:(?:bei|zu|von|mit|für|in|auf|an|aus) )?(?:denen|welchen)|deren|(?:die|welche)\s[^,;]*\s(?:sind|haben|hatten|wurden|waren|werden|stehen|können|konnten|lassen)(?=\s*,)|(?:[uzsvkwo] )?(?:kteří|které|kterých|kterým|którzy|które|których|którym))(?!\p{L})/iu
const IS = /^(.+?)\s(?:is|was|ist|war|est|était|es|era|è|jest|była?|je|byla?|är|var|er)\s(.+)$/iu
/** Words beside what is done with the one thing that was just spoken of. */
const WITH_IT =
  /^(?:it|this|that|one|so|therefore|thus|just|please|es|ihn|also|daher|deshalb|bitte|la|le|l|lo|donc|merci|por|favor|quindi|per|favore|het|dus|graag|ją|go|prosze|proszę|den|det|dig|snälla|venligst|vennligst|prosim|prosím)$/iu

/** “Stock_2023 is last year's and was sent to compare, do not load it”: what the one table is, and at the end that it stays behind. */
function describedFirst(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const parts = text.split(/[;,]|\s[-–—]\s/u)
  const last = parts.pop() ?? ''
  const [, called = '', is = ''] = IS.exec(parts[0] ?? '') ?? []
  const isAct = isStaying(last) && wordsIn(withoutStaying(last)).every(({ text: word }) => WITH_IT.test(word))
  if (!isAct || EXCEPT.test(text) || SOME.test(text) || !isReason([is, ...parts.slice(1)].join(' '))) return []
  const tables = tablesIn(called, profiles)
  const files = new Set(tables.map(({ table }) => table.file_id))
  return files.size === 1 && tables.length < profiles.length && saysNoMoreOf(called, tables) ? tables : []
}

const ARE =
  /^(.+?)\s(?:(?:is|was|are|were)(?:n[’']?t| not)?|(?:sind|waren|ist|war)|(?:ne |n[’'])?(?:sont|étaient|est)|(?:no |non )?(?:son|eran|es|sono|erano)|(?:zijn|waren|is)|(?:nie )?są|(?:n?e)?jsou|(?:är|er))\s(.+)$/iu
/** All that stand on it, by one word for what they are. */
const ALL_ON =
  /^(?:(?:all|alle|tous|toutes|tod[oa]s|tutt[ie]) )?(?:(?:the|die|der|les|los|las|i|gli|le|de) )?\p{L}+ (?:on|in|from|of|auf|in|im|aus|sur|dans|de|en|su|nel|sul|op|uit|w|na|v|på)(?= ["“„«'‘`\p{L}])/iu
const WITH_THEM =
  /^(?:them|these|those|over|across|along|sie|diese|les|ceux|los|las|li|le|ze|deze|die|ich|je|dem|dom|in|with|us|mit|rüber)$/iu

/** “People on "Walk-ins" aren't members, don't bring them over”: who all those are on the one sheet that is called so, and that they stay behind. */
function allOnIt(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const parts = text.split(/[;,]|\s[-–—]\s/u)
  const last = parts.pop() ?? ''
  const [, called = '', are = ''] = ARE.exec(parts[0] ?? '') ?? []
  const isAct =
    LEFT_OUT.test(last) &&
    wordsIn(withoutAct(last)).every(({ text: word }) => WITH_IT.test(word) || WITH_THEM.test(word))
  if (!isAct || EXCEPT.test(text) || SOME.test(text) || !isReason([are, ...parts.slice(1)].join(' '))) return []
  const tables = ALL_ON.test(called) ? profiles.filter((profile) => isNamedIn(called, profile, profiles)) : []
  return tables.length === 1 && saysNoMoreOf(called.replace(ALL_ON, ' '), tables) ? tables : []
}

const AND = /^\s*[,;]\s*(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|og)\s+(.*)$/iu

/** “Suppliers come from the ledger, and accounts called OLD stay behind”: what stays is named in a part of its own, and is not what the first one names. */
function isOfOthersBehind(behind: string): boolean {
  const [, part] = AND.exec(behind) ?? []
  return (
    part !== undefined &&
    !wordsIn(withoutStaying(part)).every(
      ({ text: word }) => WITH_IT.test(word) || WITH_THEM.test(word) || NEEDLESS.test(word),
    )
  )
}

/** The tables that a sentence leaves out. */
export function tablesLeftOut(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[] = [],
): Directive[] {
  const { text, origin } = sentence
  const ignored = (tables: readonly TableProfile[]): Directive[] =>
    tables.map((profile) => ({ ...origin, kind: 'ignore_table', table: exactly(profile) }))
  const others = onlyOthers(sentence, profiles)
  if (others.length > 0) return ignored(others)
  const named = describedFirst(text, profiles)
  const described = named.length > 0 ? named : allOnIt(text, profiles)
  if (described.length > 0) return ignored(described)
  const [subject = ''] = beforeReason(text, profiles).split(/[;,(]|\s[-–—]\s/u)
  const isMistake = NOT_MEANT.test(text)
  if (EXCEPT.test(text) || SOME_OF_IT.test(text) || !(isMistake || isStaying(text))) return []
  if (saysTheirs(text)) return []
  if (!isMistake && !isStaying(subject) && isOfOthersBehind(text.slice(subject.length))) return []
  const about = isMistake && !NOT_MEANT.test(subject) && !isStaying(subject) ? text : subject
  const tables = tablesIn(about, profiles)
  if (tables.length === 0 || tables.length === profiles.length) return []
  const rest = withoutStaying(about).replace(new RegExp(NOT_MEANT.source, 'giu'), ' ')
  const nouns = tables.every((profile) => isNamedIn(about, profile, profiles)) ? templates : []
  return saysNoMoreOf(rest, tables, nouns) ? ignored(tables) : []
}

/** Beside the names of tables, and of what their rows are, a text has none but words that say no more of them. */
export function saysNoMoreOf(
  text: string,
  tables: readonly TableProfile[],
  templates: readonly Template[] = [],
): boolean {
  const names = tables.flatMap((profile) => [
    ...wordsIn(`${profile.table.file_name} ${profile.table.name}`),
    ...namesOf(profile),
  ])
  const own = new Set(names.map(({ stem }) => stem))
  const months = monthsOf(names)
  const isNoun = isNounOf(tables, templates)
  return wordsIn(text).every(
    (word) =>
      own.has(word.stem) ||
      NEEDLESS.test(word.text) ||
      isNoun(word) ||
      namedWith(word.text, own) !== null ||
      sameMonth(word, months) !== null,
  )
}

/** “Ignore the sheet `2018`: these are lent no more” leaves out the whole sheet, and says why behind the colon. */
function beforeReason(text: string, profiles: readonly TableProfile[]): string {
  const [, act = text, reason = ''] = /^(.*?)\s?:\s+(.*)$/u.exec(text) ?? []
  const named = profiles.filter((profile) => isNamedIn(act, profile, profiles))
  const columns = named.flatMap((profile) => profile.columns.map(({ name }) => wordsIn(name)))
  const said = wordsIn(reason)
  const isOfColumn = columns.some((name) => name.length > 0 && placeOf(name, said) >= 0)
  return named.length > 0 && LEFT_OUT.test(act) && isReason(reason) && !isOfColumn ? act : text
}
