import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import {
  EXCEPT,
  FILLED_UP,
  LEFT_OUT,
  LOADED_WITH,
  NOT,
  OF_ALL,
  RENUMBERING,
  SOME,
  TICKED,
  TWICE,
  WHETHER,
  withoutLiving,
} from './acts.ts'
import type { Found } from './called-values.ts'
import { countriesSaid, currenciesSaid } from './countries-said.ts'
import { answersOf, namesColumn, valuesOf } from './columns.ts'
import { listsOfHouse } from './lists-of-house.ts'
import { saysOfSomeRows } from './named-cells.ts'
import { statesSaid } from './states-said.ts'
import { calledOnly, tablesIn, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { isSameWord, sayingOf, stemOf, wordsIn } from './words.ts'

// “All Riverside patients are active”, “the live range is active”, “The retail list includes VAT, the trade list doesn't”, “all prices are pounds
// sterling”, “In der Dresdner Liste stehen nur deutsche Kunden”: one value for all rows, of a table or of whatever fills a template.

const BETWEEN =
  /\s*[,;:]\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?|\s+(?:while|whereas|während|tandis que|mientras|mentre|terwijl)\s+/iu

/** “treat them as active”: what was spoken of just before, all of it. */
const THEY_ARE = new RegExp(
  [
    '^(?:please )?(?:treat|count|consider|regard|mark|import|load|take|set|flag|enter|put) (?:them|these|those|all of them|it) (?:all )?(?:as|to)(?!\\p{L})',
    "^(?:(?:so|and|hence|thus|therefore) )?they(?: all)?(?: are|[’']re| count as)(?!\\p{L})",
    '^(?:bitte )?(?:behandelt?|behandeln sie|betrachten?|betrachten sie|führt?) (?:sie |diese |die )?(?:bitte |alle )?als(?!\\p{L})|^(?:sie|diese|die) (?:gelten|zählen) (?:alle )?als(?!\\p{L})',
    '^(?:merci de )?(?:les )?(?:trait|considér|compt)(?:er|ez)(?:-les)? comme(?!\\p{L})|^(?:ils|elles) comptent comme(?!\\p{L})',
    '^(?:tráten|trata|tratar|considéren|considerar|consideren)(?:los|las) como(?!\\p{L})|^cuentan como(?!\\p{L})',
    '^(?:trattat?e?|considerat?e?)(?:li|le) come(?!\\p{L})|^vanno (?:trattat[ie]|considerat[ie]) come(?!\\p{L})',
    '^(?:behandel|beschouw|tel) (?:ze|die|deze) (?:allemaal )?als(?!\\p{L})',
    '^(?:traktuj(?:cie)?|traktować) (?:je|ich) jako(?!\\p{L})',
  ].join('|'),
  'iu',
)

/** “Her policies are all direct”: of all policies only those of whom the sentence before speaks of. */
const SOMEBODYS = /^(?:and |but )?(?:all )?(?:her|his)\s/iu

/** “Not every customer of the list is active.” */
const NOT_ALL =
  /(?<!\p{L})(?:not|nicht|pas|no|non|niet|nie) (?:all|every|each|alle|jede|tou[ts]|chaque|tod[oa]s?|cada|tutt[ie]|ogni|elke|wszys)/iu

/** What a sentence says all rows are, of each table that it names. */
export function constantsIn(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const { about, before, origin } = sentence
  const text = withoutLiving(sentence.text)
  const goesOn = about !== sentence.text
  if ([EXCEPT, LEFT_OUT, TWICE, TICKED, FILLED_UP, RENUMBERING, WHETHER].some((word) => word.test(text))) return []
  if (saysOfSomeRows(text.split(BETWEEN), profiles)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const found = new Map<string, Found & { within: TableProfile | null }>()
  let held: Found[] = []
  let spoken = before
  for (const clause of [text, ...text.split(BETWEEN)]) {
    if (clause === text && text.split(BETWEEN).length > 1) continue
    const areThey = THEY_ARE.test(clause.trim())
    const tables = tablesIn(areThey ? spoken : SOMEBODYS.test(clause) ? before : clause, profiles)
    spoken = clause
    const nouns = templatesIn(clause, own)
    const scope = nouns.length > 0 ? nouns : own
    const isOfAll = OF_ALL.test(clause) || LOADED_WITH.test(clause) || areThey
    const said = saidOf(
      clause,
      scope,
      tables,
      { isOfAll: isOfAll || held.length > 0, held, about: `${before}; ${text}` },
      profiles,
    )
    for (const one of isOfAll ? byTheirNames(without(clause, tables), scope, tables) : [])
      found.set(`${one.slug}.${one.column} ${one.within.table.file_id}/${one.within.table.name}`, one)
    const among = tables.length > 0 ? tables : said.isOfTable && goesOn ? tablesIn(before, profiles) : []
    if (tables.length === 0 && (said.isOfTable ? among.length === 0 : !isOfAll)) continue
    for (const one of said.found)
      for (const within of among.length > 0 ? listsOfHouse(among, templateOf(one, own), profiles) : [null])
        found.set(`${one.slug}.${one.column} ${within?.table.file_id}/${within?.table.name}`, { ...one, within })
    held = said.found
  }
  return [...found.values()].flatMap(({ within, slug, column, value }): Directive[] => {
    const called = within === null ? undefined : calledOnly([within], profiles)
    // A mark alone stands between values, and is none.
    if (called === null || !/[\p{L}\p{N}]/u.test(value)) return []
    const only = called === undefined ? {} : { within: called }
    return [{ ...origin, kind: 'constant', slug, column, value, perhaps: true, ...only }]
  })
}

function templateOf({ slug }: Found, templates: readonly Template[]): Template | undefined {
  return templates.find((one) => one.slug === slug)
}

interface Around {
  isOfAll: boolean
  held: Found[]
  about: string
}

/** The values that a part of a sentence gives columns; `isOfTable`: only of a table. */
function saidOf(
  clause: string,
  templates: readonly Template[],
  tables: readonly TableProfile[],
  { isOfAll, held, about }: Around,
  profiles: readonly TableProfile[],
): { found: Found[]; isOfTable: boolean } {
  if (tables.length > 0) {
    const marked = SOME.test(clause) || NOT_ALL.test(clause) ? [] : yesOrNo(clause, templates)
    if (marked.length > 0) return { found: marked, isOfTable: true }
    const opposite = held.flatMap((one) => turned(one, templates))
    if (NOT.test(clause)) return { found: opposite.length > 0 ? opposite : [], isOfTable: true }
  }
  if (NOT.test(clause)) return { found: [], isOfTable: true }
  const money = isOfAll ? currenciesSaid(clause, templates, profiles) : []
  if (money.length > 0) return { found: money, isOfTable: false }
  const stated = isOfAll && tables.length === 0 ? statedIn(clause, templates) : []
  if (stated.length > 0) return { found: stated, isOfTable: false }
  const shaped = byShape(clause, templates)
  if (shaped.length > 0) return { found: shaped, isOfTable: true }
  if (!isOfAll || tables.length === 0) return { found: [], isOfTable: true }
  const rest = without(clause, tables)
  const places = [countriesSaid(rest, templates), statesSaid(rest, templates)].find(({ length }) => length === 1)
  return { found: places ?? allowed(rest, templates, about), isOfTable: true }
}

/** “The sheets Vans and Trucks hold one class each”: each is called by its own value of the column that is named. */
function byTheirNames(
  rest: string,
  templates: readonly Template[],
  tables: readonly TableProfile[],
): (Found & { within: TableProfile })[] {
  if (tables.length < 2) return []
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const values = namesColumn(rest, column) ? valuesOf(column) : []
      const found = tables.flatMap((within) => {
        const [word, ...more] = wordsIn(within.table.name)
        const [value] = word && more.length === 0 ? values.filter((one) => isSameWord(word.text, one)) : []
        return value === undefined ? [] : [{ slug, column: column.name, value, within }]
      })
      const isEach = new Set(found.map(({ value }) => value)).size === tables.length
      return isEach ? found : []
    }),
  )
}

/** “includes VAT” of a column `includes_vat` that is yes or no. */
export function yesOrNo(clause: string, templates: readonly Template[]): Found[] {
  const stems = new Set(wordsIn(clause).map(({ stem }) => stem))
  return eachColumn(templates, ({ slug }, column) => {
    const answers = answersOf(column)
    const own = wordsIn(column.name)
    if (!answers || own.length < 2 || !own.every(({ stem }) => stems.has(stem))) return []
    return [{ slug, column: column.name, value: NOT.test(clause) ? answers.no : answers.yes }]
  })
}

/** The other answer of a column of two. */
function turned({ slug, column, value }: Found, templates: readonly Template[]): Found[] {
  return eachColumn(templates, (template, own) => {
    const answers = template.slug === slug && own.name === column ? answersOf(own) : null
    return answers ? [{ slug, column, value: value === answers.yes ? answers.no : answers.yes }] : []
  })
}

/** “the season 2025-2026”: beside the name of a column stands what its rule takes. */
function byShape(clause: string, templates: readonly Template[]): Found[] {
  const tokens = [...clause.matchAll(/[\p{L}\p{N}][\p{L}\p{N}./-]*[\p{L}\p{N}]/gu)]
    .map(([token]) => token)
    .filter((token) => /\d/.test(token) && /[^\d.]/.test(token))
  const found = eachColumn(templates, ({ slug }, column) => {
    const rule = column.desiredRule === 'strict' && column.strictRule ? compilePattern(column.strictRule) : null
    // What no two rows have is shown of one of them: “have a number like M-2041”.
    if (!rule || column.unique || !namesColumn(clause, column)) return []
    const [value, ...others] = tokens.filter((token) => rule.matches(token))
    return value === undefined || others.length > 0 ? [] : [{ slug, column: column.name, value }]
  })
  return found.length === 1 ? found : []
}

/** Words that give something to some rows and not to all. */
const NOT_FOR_ALL =
  /(?<!\p{L})(?:if|when|where|whose|else|otherwise|some|most|wenn|falls|sonst|manche|einige|si|sinon|se|altrimenti|als|anders|in france|for all \p{L}+ in|empty|leer|vide|missing)(?!\p{L})/iu

/** “Set source to "migration-2025" for every row”, “Mandant ist bei allen Sätzen 100”: of the only column that is named, in quotation marks or a code. */
function statedIn(clause: string, templates: readonly Template[]): Found[] {
  if (NOT_FOR_ALL.test(clause)) return []
  const quoted = [...clause.matchAll(/["“„«`]\s?([^"“”„«»`]{1,60}?)\s?["”“»`]/gu)].map(([, inner]) => inner!)
  const codes = [...clause.matchAll(/(?<![\p{L}\p{N}.-])(?:\p{Lu}[\p{Lu}\d_-]+|\d+)(?![\p{L}\p{N}.-])/gu)].map(
    ([code]) => code,
  )
  const words = wordsIn(clause).map(({ raw }) => raw)
  const found = eachColumn(templates, ({ slug }, column) => {
    if (!namesColumn(clause, column)) return []
    const isOther = (token: string): boolean => token.toLowerCase() !== column.name.toLowerCase()
    // “get the status lead”: what stands behind the name, where nothing is marked as a value.
    const at = words.findLastIndex((word) => !isOther(word))
    const next = words[at + 1]
    const values =
      quoted.length > 0
        ? quoted
        : codes.length > 0
          ? codes
          : at >= 0 && at === words.length - 2 && next !== undefined
            ? [next]
            : []
    const [value, ...others] = values.filter((token) => isOther(token) && takes(column, token))
    return value === undefined || others.length > 0 ? [] : [{ slug, column: column.name, value }]
  })
  return found.length === 1 ? found : []
}

/** A longer list is found in any text. */
const MOST_VALUES = 40

/** The only column that allows what a word says: of those that are named, where any is. */
function allowed(clause: string, templates: readonly Template[], about: string): Found[] {
  const nouns = new Set(templates.flatMap(({ slug, name }) => wordsIn(`${slug} ${name}`).map(({ stem }) => stem)))
  const words = wordsIn(clause).filter(({ text, stem }) => text.length >= 3 && !/\d/.test(text) && !nouns.has(stem))
  const found = eachColumn(templates, ({ slug }, column) => {
    const values = valuesOf(column)
    if (values.length < 2 || values.length > MOST_VALUES || answersOf(column)) return []
    const isSaid = sayingOf(values)
    const same = values.filter((value) => words.some((word) => isSaid(word, value)))
    return same.length === 1 ? [{ slug, column: column.name, value: same[0]! }] : []
  })
  const named = found.filter((one) => namesColumn(clause, { name: one.column }))
  const nearest = templatesIn(about, templates)
  const told = found.filter(({ slug }) => nearest.some((template) => template.slug === slug))
  for (const some of [named, found, told]) if (some.length === 1) return some
  return []
}

/** A text without what the tables are called in it, each of them: “Dogs and Cats” are two sheets. */
export function without(clause: string, tables: readonly TableProfile[]): string {
  const called = tables.flatMap(({ table }) => {
    const names = [table.name, table.file_name, table.file_name.replace(/\.[^.]+$/, '')]
    return names.find((name) => name !== '' && clause.toLowerCase().includes(name.toLowerCase())) ?? []
  })
  if (called.length > 0) return [...new Set(called)].reduce(cutOut, clause)
  const names = tables.flatMap(({ table }) => [table.name, table.file_name, table.file_name.replace(/\.[^.]+$/, '')])
  const own = new Set(names.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  // “Ferry24” is a code, though the file is called by a ferry.
  return clause.replace(/(?<![\p{N}_-])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}])/gu, (word) =>
    own.has(stemOf(wordsIn(word)[0]?.text ?? '')) ? ' ' : word,
  )
}

function cutOut(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`
}

function eachColumn(
  templates: readonly Template[],
  read: (template: Template, column: TemplateColumn) => Found[],
): Found[] {
  return templates.flatMap((template) => template.columns.flatMap((column) => read(template, column)))
}

function takes({ desiredRule, strictRule }: TemplateColumn, value: string): boolean {
  return desiredRule !== 'strict' || !strictRule || compilePattern(strictRule)?.matches(value) === true
}
