import { closestValue } from '../match/values/same-meaning.ts'
import { compilePattern } from '../match/pattern/pattern.ts'
import { fold } from '../match/names/words.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { sameName, type Directive } from './directives.ts'
import { REST, TICKED, withoutLiving } from './grounded/acts.ts'
import { answersOf } from './grounded/columns.ts'
import { saysOfSomeRows } from './grounded/named-cells.ts'
import { tablesIn, templatesIn } from './grounded/tables.ts'
import { isSameWord, wordsIn as eachWord } from './grounded/words.ts'
import { readSentences } from './parse.ts'
import { withPeriods } from './periods-in-words.ts'
import type { Statement } from './statement.ts'

// “Customers who are only in the old book get status inactive”; “The contracts are all Enterprise, billed yearly”; “Everything on the sheet Yard is
// ours and everything in hired.csv is hired”: sentences that say of all rows of a table which value they have, without saying in which column,
// where only one column allows the value. “All hired tools are out”: of what was said to be hired, the same.

/** Words for all rows, or for what they are given. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|everyone|everybody|everything|anyone|anything|each|always|gets?|receives?|become|(?:holds?|contains?|lists?|has|shows?|are) only|only (?:holds?|contains?|lists?|has|shows?)|alle|alles|s[äa]mtliche|jede[rs]?|immer|stets|erhalten|erh[äa]lt|bekommen|bekommt|(?:enth[äa]lt|sind|hat|zeigt) (?:nur|ausschlie(?:ß|ss)lich|lauter)|tous|toutes|tout|chaque|chacune?|toujours|re[çc]oivent|contient (?:seulement|uniquement)|ne contient que|todos|todas|todo|cada|siempre|reciben|(?:contiene|s[óo]lo) (?:s[óo]lo|contiene|solamente|[úu]nicamente)|tutti|tutte|tutto|ogni|ognuno|sempre|ricevono|(?:contiene|solo) (?:solo|contiene|soltanto|solamente)|allemaal|alles|iedereen|elke?|altijd|krijgen|krijgt|bevat (?:alleen|enkel|uitsluitend))(?!\p{L})/iu
/** Words by which a sentence says something else, or the opposite. */
const ELSE =
  /(?<!\p{L})(?:not|no|never|(?:is|are|was|were|has|have|do|does|did)n['’]?t|without|except|unless|but|drop|skip|ignore|exclude|delete|remove|if|whose|some|most|nicht|kein\w*|ohne|au(?:ß|ss)er|wenn|einige|pas|sans|sauf|si|certaine?s|no|sin|excepto|algun[oa]s|non|senza|tranne|se|alcun[ei]|niet|geen|zonder|behalve|als|sommige)(?!\p{L})/iu
/** “The branch never had a system”: that is said of what people worked with, and not of their rows. */
const NO_SYSTEM = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:has|have|had) (?:never had )?no|never (?:had|used)|(?:has|have|had|did|do|does)(?: not|n[’']?t)(?: ever)? (?:have|had|use|used)",
    '(?:hatten?|hat|haben) (?:noch )?(?:nie|kein\\p{L}*)',
    "n[’'](?:a|ont|avait|avaient) (?:jamais eu|pas)",
    '(?:nunca|no) (?:ha |han )?(?:tenido|tuvo|tuvieron|tenía|tenían|tiene|tienen)',
    'non (?:ha|hanno|aveva|avevano)(?: mai avuto)?',
    '(?:had(?:den)?|heeft|hebben) (?:nooit|geen)',
  ].join(
    '|',
  )})(?: (?:an?|any|of|ein\\p{L}*|de|d[’']|une?|un|een))? ?(?:proper |real |own |eigene\\p{L}* )?(?:systems?|software|programs?|databases?|systeme?|programme?|datenbank|système|logiciel|sistema|programa|programma|systeem)(?!\\p{L})`,
  'giu',
)
/** A sentence that goes on about what the one before it was about. */
const GOES_ON =
  /^(?:they|these|those|it|sie|diese|es|ils|elles|ceux-ci|ellos|ellas|estos|estas|essi|esse|questi|queste|ze|zij|deze)(?!\p{L})/iu
/** Between what is said of one table and of the next. */
const AND = /\s*,\s*(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|while|und|während|et|y|mientras|e|mentre|en|terwijl)\s+/iu
/** From here on a word is an allowed value: the same, or one with an ending (yearly for year). */
const LIKE = 0.8
/** A longer list is found in any text. */
const MOST_VALUES = 40
/** This share of the words of a table's name must be in the sentence. */
const NAMED = 0.5

type Constant = Extract<Directive, { kind: 'constant' }>

/** What sentences that are no statements say all rows of a table are. */
export function constantsSaid(
  instructions: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  let before = ''
  const unread = readSentences(instructions ?? '').flatMap(({ text, statement }) => {
    const about = GOES_ON.test(text) ? `${before} ${text}` : text
    before = about
    return isRead(statement, templates) || text.length > 300 || TICKED.test(text) ? [] : [{ text, about }]
  })
  const [ofRest, others] = [unread.filter(({ text }) => isOfRest(text)), unread.filter(({ text }) => !isOfRest(text))]
  const ofTables = others.flatMap((sentence) =>
    partsOf(sentence, profiles).flatMap(({ text, file }) => constantsIn(text, file, sentence.text, templates)),
  )
  const ofOthers = [
    ...others.flatMap((sentence) => restIn(sentence.text, ofTables, profiles, templates)),
    ...ofRest.flatMap(({ text }) => restOf(text, templates)),
  ]
  const ofValues = others.flatMap(({ text }) =>
    isOfAll(text) && tableNamed(text, profiles) === null ? constantsOf(text, ofTables, templates) : [],
  )
  return [...ofTables, ...ofOthers, ...ofValues]
}

/** “The others are new members, all active”: of what, another sentence says. */
function isOfRest(text: string): boolean {
  const [rest] = REST.exec(text) ?? []
  return rest !== undefined && text.trimStart().startsWith(rest)
}

/** What the others are: whoever has a value of his own is none of them. Of several sheets the one whose rows are named. */
function restOf(text: string, templates: readonly Template[]): Directive[] {
  if (!isOfAll(text)) return []
  // “All the others are people”: the word for the rest is no value that is called other.
  const found = valuesIn(text.replace(REST, ' '), templates, (column) => column.required)
  const named = found.filter(({ slug }) => templatesIn(text, templates).some((one) => one.slug === slug))
  const [only, ...more] = named.length > 0 ? named : found
  if (!only || more.length > 0) return []
  const how = { by: 'instruction', origin: 'an instruction', revision: 0, said: `“${text}”` } as const
  return [{ ...how, kind: 'default', literal: true, ...only }]
}

/** Whether a statement is meant as it was read: of “the sheet holds only leavers” no template is called so. */
function isRead(statement: Statement | null, templates: readonly Template[]): boolean {
  if (statement?.kind !== 'table') return statement !== null
  return templates.some(({ slug, name }) => [slug, name].some((own) => sameName(own, statement.template)))
}

export function isOfAll(text: string): boolean {
  return OF_ALL.test(text) && !ELSE.test(text.replace(NO_SYSTEM, ' '))
}

/** What a sentence says of each table: all of it of one, or one part after the other of theirs. */
function partsOf(
  { text, about }: { text: string; about: string },
  profiles: readonly TableProfile[],
): { text: string; file: string }[] {
  const pieces = text.split(AND)
  const each = pieces.map((part) => ({ text: part, file: tableNamed(part, profiles) }))
  const files = new Set(each.flatMap(({ file }) => file ?? []))
  // “Code 7 is sold, everything else on the list is there”: some of its rows are not.
  const isOfOthers = each.some(({ text: part, file }, at) => at > 0 && file !== null && REST.test(part))
  if ((files.size === 1 && isOfOthers) || saysOfSomeRows(pieces, profiles)) return []
  const parts = each.flatMap(({ text: part, file }) => (file !== null && isOfAll(part) ? [{ text: part, file }] : []))
  if (new Set(parts.map(({ file }) => file)).size > 1) return parts
  // “All of the register are active, those who left come from old.csv”, “all on the list are open, the rest is closed”: of others nothing is said.
  if (parts.length > 0 && (files.size > 1 || pieces.some((part) => REST.test(part)))) return parts
  // What comes after it names no table that it was said of.
  const [said, named] = [pieces.findIndex(isOfAll), each.findIndex(({ file }) => file !== null)]
  const file = isOfAll(text) && !(said >= 0 && said < named) ? tableNamed(about, profiles) : null
  return file === null ? [] : [{ text, file }]
}

/** “Everything on the list is unpaid, all the rest is paid”: what the rows have that the table of the first part has not. */
function restIn(
  sentence: string,
  known: readonly Constant[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = known.filter(({ said }) => said === `“${sentence}”`)
  const parts = sentence
    .split(AND)
    .filter((part) => REST.test(part) && !ELSE.test(part) && tableNamed(part, profiles) === null)
  const found = parts.flatMap((part) => valuesIn(part, templates, (column) => column.required))
  return own.flatMap(({ slug, column, value, by, origin, revision, said }): Directive[] => {
    const [other, ...more] = found.filter((one) => one.slug === slug && one.column === column && one.value !== value)
    return other && more.length === 0
      ? [{ by, origin, revision, said, kind: 'default', slug, column, value: other.value, literal: true }]
      : []
  })
}

function constantsIn(text: string, within: string, sentence: string, templates: readonly Template[]): Constant[] {
  const rest = withoutName(text, within)
  return valuesIn(rest, templates, (column) => column.required).flatMap((one) =>
    rest === text && isOfName(one.value, text, within) ? [] : [constantOf({ ...one, within }, sentence)],
  )
}

/** “Anyone in the phone book”, of a file that is called by the phone: what only names the table says nothing of its rows. */
function isOfName(value: string, text: string, name: string): boolean {
  const called = eachWord(name)
  const said = eachWord(text).filter(({ text: word }) => isSameWord(word, value))
  return said.length === 1 && called.some(({ stem }) => stem === said[0]!.stem)
}

function constantOf(one: { slug: string; column: string; value: string; within: string }, sentence: string): Constant {
  return { kind: 'constant', by: 'instruction', origin: 'an instruction', revision: 0, said: `“${sentence}”`, ...one }
}

/** “All hired tools have the status out”: of the tables whose rows are all hired, as another sentence says. */
function constantsOf(text: string, known: readonly Constant[], templates: readonly Template[]): Constant[] {
  const found = valuesIn(text, templates, () => true)
  return known.flatMap(({ slug, column, value, within }) => {
    const own = found.filter((one) => one.slug === slug)
    if (within === undefined || !own.some((one) => one.column === column && one.value === value)) return []
    const more = own.filter((one) => one.column !== column)
    return more.length === 1 ? [constantOf({ ...more[0]!, within }, text)] : []
  })
}

/**
 * “The hour meters (hours.csv) belong to the machines”, “bank.csv only gives the account of the suppliers”: a file or sheet is named with
 * one template. It counts where nothing else tells what the table holds.
 */
export function tablesSaid(
  instructions: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return readSentences(instructions ?? '').flatMap(({ text, statement }): Directive[] => {
    if (isRead(statement, templates) || text.length > 300 || ELSE.test(text)) return []
    const table = tableNamed(text, profiles)
    const words = new Set(wordsIn(table === null ? text : withoutName(text, table)))
    const named = templates.filter(
      ({ name }) => wordsIn(name).length > 0 && wordsIn(name).every((word) => words.has(word)),
    )
    if (table === null || named.length !== 1) return []
    const how = { by: 'instruction', slug: null, origin: 'an instruction', revision: 0, said: `“${text}”` } as const
    return [{ kind: 'table', table, template: named[0]!.slug, perhaps: true, ...how }]
  })
}

/** The columns, each with the only one of its values that a text names. */
function valuesIn(
  text: string,
  templates: readonly Template[],
  isMeant: (column: Template['columns'][number]) => boolean,
): { slug: string; column: string; value: string }[] {
  const words = withPeriods(withoutLiving(text)).match(/[\p{L}\p{N}_-]+/gu) ?? []
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const { name, desiredRule, strictRule } = column
      const allowed = desiredRule === 'strict' && strictRule ? (compilePattern(strictRule)?.values ?? []) : []
      const isList = isMeant(column) && allowed.length > 1 && allowed.length <= MOST_VALUES
      const value = isList ? (valueIn(words, allowed) ?? yesIn(text, column)) : null
      return value === null ? [] : [{ slug, column: name, value }]
    }),
  )
}

/** “Everything in the new list is active”: the yes of a column that is called so. */
function yesIn(text: string, column: Template['columns'][number]): string | null {
  const called = eachWord(column.name.replace(/^(?:is|has|ist|hat|est|es|e)[_ -]/i, ''))
  const said = eachWord(text)
  // “The 1099 register” is no yes of `is_1099`: a figure is a part of what something is called.
  if (called.some(({ text: word }) => /\d/.test(word))) return null
  // “on the list” is none that is active.
  const isLong = ({ text: word }: { text: string }): boolean => word.length > 3 || word === called[0]!.text
  const isSaid = called.length === 1 && said.some((word) => isLong(word) && isSameWord(word.text, called[0]!.text))
  return isSaid ? (answersOf(column)?.yes ?? null) : null
}

/** What a table is called says nothing of its rows: “the rows of closed.csv are all open”. */
function withoutName(text: string, name: string): string {
  const called = [name, name.replace(/\.[^.]+$/, '')].find((one) => text.toLowerCase().includes(one.toLowerCase()))
  if (called === undefined) return text
  const at = text.toLowerCase().indexOf(called.toLowerCase())
  return `${text.slice(0, at)} ${text.slice(at + called.length)}`
}

/** The only allowed value that a word of the sentence is, or several in a row; figures are none, as they may count something. */
function valueIn(words: readonly string[], allowed: readonly string[]): string | null {
  const line = ` ${words.map(fold).join(' ')} `
  const inWords = allowed.filter(
    (value) => /[_ -]/.test(value) && line.includes(` ${fold(value).replace(/[_-]/g, ' ')} `),
  )
  if (inWords.length > 0) return inWords.length === 1 ? inWords[0]! : null
  const found = new Set(
    words.flatMap((word) => {
      if (word.length < 3 || /\d/.test(word)) return []
      const [best] = closestValue(word, allowed)
      const same = best !== undefined && fold(best.value) === fold(word)
      const ended = best !== undefined && best.confidence >= LIKE && fold(word).startsWith(fold(best.value))
      return same || ended ? [best.value] : []
    }),
  )
  return found.size === 1 ? [...found][0]! : null
}

/** The file or sheet that a sentence names best, of which all tables are meant; null where it names none, or several as well. */
function tableNamed(text: string, all: readonly TableProfile[]): string | null {
  const likely = tablesIn(text, all)
  const profiles = likely.length > 0 ? likely : all
  const said = new Set(wordsIn(text))
  const share = (name: string): number => {
    const own = wordsIn(name)
    return own.length === 0 ? 0 : own.filter((word) => said.has(word)).length / own.length
  }
  const named = profiles.flatMap(({ table }) => {
    const stem = table.file_name.replace(/\.[^.]+$/, '')
    return [
      { name: table.file_name, file: table.file_id, share: share(stem) },
      { name: table.name, file: table.file_id, share: table.name === stem ? 0 : share(table.name) },
    ]
  })
  const best = Math.max(0, ...named.map((one) => one.share))
  if (best < NAMED) return null
  const files = [
    ...Map.groupBy(
      named.filter((one) => one.share === best),
      ({ file }) => file,
    ).values(),
  ]
  // “The articles of the file Novelties” names a file and its sheet “Articles”, not another file that is called “Articles”.
  const wordsOf = (one: typeof named): number =>
    new Set(one.flatMap(({ name }) => wordsIn(name)).filter((word) => said.has(word))).size
  const count = Math.max(...files.map(wordsOf))
  const [most, ...others] = files.filter((one) => wordsOf(one) === count)
  if (!most || others.length > 0) return null
  const names = new Set(most.map(({ name }) => name))
  const [sheet, ...more] = sheetsNamed(most, all, said)
  if (sheet !== undefined && names.size > 1) return more.length === 0 ? sheet : null
  // Of several sheets each is something of its own.
  const sheets = profiles.filter(
    ({ table }) => table.file_id === most[0]!.file && table.name !== table.file_name && names.has(table.name),
  )
  if (sheets.length > 1) return null
  return names.size === 1
    ? most[0]!.name
    : profiles.find(({ table }) => table.file_id === most[0]!.file)!.table.file_name
}

/** Words of a name or sentence, in the singular. */
function wordsIn(text: string): string[] {
  const words = fold(text).match(/\p{L}{3,}/gu) ?? []
  return words.map((word) => word.replace(/s$/, ''))
}

/** “In the file Gifts the sheet Monthly …”: of several sheets those that are named by words that their file is not called by. */
function sheetsNamed(
  named: readonly { name: string; file: string }[],
  profiles: readonly TableProfile[],
  said: ReadonlySet<string>,
): string[] {
  const own = profiles.filter(({ table }) => table.file_id === named[0]!.file)
  const ofFile = new Set(own.flatMap(({ table }) => wordsIn(table.file_name.replace(/\.[^.]+$/, ''))))
  if (own.length < 2) return []
  const names = own.map(({ table }) => table.name).filter((name) => named.some((one) => one.name === name))
  return names.filter((name) => wordsIn(name).some((word) => said.has(word) && !ofFile.has(word)))
}
