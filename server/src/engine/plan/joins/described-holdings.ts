import { NOT } from '../../knowledge/grounded/acts.ts'
import { answersIn } from '../../knowledge/grounded/columns.ts'
import { tablesIn } from '../../knowledge/grounded/tables.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'

// “yes if the skipper has a valid radio licence, otherwise no”: who has one, another list says, which a text says the licences are in; and which of its
// rows are valid say the states that a text explains.

/** What is said of the rows that a list has, and of all others. */
export interface Membership {
  list: TableProfile
  listed: string
  others: string
  isEver: boolean
  /** Of the list's rows those count that have one of these states. */
  only?: { column: ColumnProfile; values: string[] }
  /** What the list has of somebody, in the words of the description. */
  thing?: string
}

/** What somebody has, with the word for what it must be, if any. */
const HAS = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:has|have|holds?|gave|signed) (?:given |signed |made )?(?:an? |any |the )?((?:valid|current|active) )?',
    '(?:mit |eine[nr]? )((?:gültige|aktuelle|aktive)[nrm]? )',
    '(?:a|ont|possède|détient) (?:une? |signé une? )?((?:valide|valable) )?',
    '(?:tiene|posee) (?:una? )?((?:válid[oa]|vigente) )?',
    "(?:ha|possiede) (?:una? |un[’'])?((?:valid[oa]) )?",
    '(?:heeft) (?:een )?((?:geldige?) )?',
  ].join('|')})([^,.;()]{3,40})`,
  'iu',
)
/** Behind it such a word may stand as well: “has a radio licence that is valid”. */
const QUALITY = /^(?:valid|current|active|gültig|aktuell|aktiv|valide|valable|válid|vigente|geldig)/iu

/** What of the rows of a template the only list of such things tells, with the rows of it that count. */
export function holdingIn(
  { description }: TemplateColumn,
  allowed: readonly string[],
  lists: readonly TableProfile[],
  context: Context,
): Membership | null {
  const answers = allowed.length === 2 ? answersIn(allowed) : null
  if (!answers) return null
  for (const text of sentencesIn(description ?? '')) {
    const found = HAS.exec(text)
    if (!found || NOT.test(text.slice(0, found.index + found[0].length))) continue
    const quality = found.slice(1, -1).find((word) => word !== undefined)
    const [list, ...others] = listsOf(found.at(-1)!, lists, context)
    const counting = list && others.length === 0 ? countingIn(list, quality?.trim() ?? null, context) : null
    if (list && counting)
      return { list, listed: answers.yes, others: answers.no, isEver: false, thing: found.at(-1)!, ...counting }
  }
  return null
}

/** The lists that a text says such things are in, or that are called after them. */
function listsOf(thing: string, lists: readonly TableProfile[], { texts = [], shapes }: Context): TableProfile[] {
  const all = [...shapes.keys()]
  const stems = telling(thing)
  if (stems.length === 0) return []
  const isOf = (text: string): boolean => {
    const said = wordsIn(text)
    return stems.every((stem) => said.some((word) => word.stem === stem))
  }
  const told = texts
    .flatMap(({ text }) => sentencesIn(text))
    .filter((text) => isOf(text) && !NOT.test(text))
    .map((text) => tablesIn(text, all))
    .filter((named) => named.length === 1)
    .flat()
  const called = all.filter(({ table }) => isOf(`${table.name} ${table.file_name}`))
  const found = new Set(told.length > 0 ? told : called)
  return lists.filter((list) => found.has(list))
}

function telling(thing: string): string[] {
  return wordsIn(thing).flatMap(({ text, stem }) => (text.length > 2 ? [stem] : []))
}

/** The rows that are as they must be, by the only column of states; null where that isn't known. */
function countingIn(list: TableProfile, quality: string | null, context: Context): Pick<Membership, 'only'> | null {
  const wantedOf = (column: ColumnProfile): string[] =>
    column.values.map(({ value }) => value.trim()).filter((value) => isSo(value, column, quality, context))
  const states = list.columns.filter(
    (column) => column.filled > 0 && (conceptsOf(column.name).some(isState) || wantedOf(column).length > 0),
  )
  const [column, ...others] = states
  if (!column) return {}
  const values = wantedOf(column)
  return others.length === 0 && column.complete && values.length > 0 ? { only: { column, values } } : null
}

function isState(concept: string): boolean {
  return concept === 'status' || concept === 'active'
}

/** Whether a state is the wanted one, by itself or as a text explains it. */
function isSo(value: string, { name }: ColumnProfile, quality: string | null, context: Context): boolean {
  const meanings = context.directives.flatMap((one) =>
    one.kind === 'value' && one.column === name && one.raw?.trim() === value ? [one.value, ...(one.or ?? [])] : [],
  )
  return [value, ...meanings].some((text) => {
    const words = wordsIn(text ?? '')
    const [only, ...more] = words.filter((word) => word.text.length > 2)
    const isWanted = (word: string): boolean => (quality ? isSameWord(word, quality) : QUALITY.test(word))
    return only !== undefined && more.length === 0 && isWanted(only.text)
  })
}

/** The column of days of a list, for a template column that is described as the day of just that: “Date of the valid radio licence”. */
export function dayOfHolding({ list, thing }: Membership, { description }: TemplateColumn): number {
  const said = wordsIn(description ?? '')
  const isOfThing = thing !== undefined && telling(thing).every((stem) => said.some((word) => word.stem === stem))
  const isDay = conceptsOf(description ?? '').includes('date')
  const days = list.columns.flatMap(({ types, filled }, at) => (filled > 0 && (types.date ?? 0) >= 0.9 ? [at] : []))
  return isOfThing && isDay && days.length === 1 ? days[0]! : -1
}
