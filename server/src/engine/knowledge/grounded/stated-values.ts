import { escaped } from '../../escaped.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, NOT, REST } from './acts.ts'
import type { Found } from './called-values.ts'
import { isPlain } from './clauses.ts'
import { valuesOf } from './columns.ts'
import { calledOnly, namesOf, tablesIn } from './tables.ts'
import { saysNoMore } from './whoever.ts'
import { placeOf, wordsIn, type Word } from './words.ts'

// “everyone on the paid list is paid = yes”: the name of a column, and directly behind it one of the values that its rule lists. And what a
// description says by itself: “yes for the paid list, no for the open one”.

/** Between the name of a column and what it is. */
const IS = /^["“”„»«'’`]?\s*(?:[=:→]|->|=>|(?:is|as|to|ist|auf|est|à|es|è|a|op)(?!\p{L}))?\s*["“”„»«'’`]?/iu
/** A longer list is found in any text. */
const MOST_VALUES = 40

/** The columns that a text gives one of their listed values, by their names. */
export function statedIn(text: string, templates: readonly Template[]): Found[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Found[] => {
      const values = new Set(behindName(text, column))
      return values.size === 1 ? [{ slug, column: column.name, value: [...values][0]! }] : []
    }),
  )
}

/** The columns of figures whose whole names stand beside the only figure of a text: “they have 30 days terms” for `terms_days`. */
export function figuresStated(text: string, templates: readonly Template[]): Found[] {
  const [figure, ...others] = text.match(/(?<![\p{L}\p{N}.,])\d{1,9}(?:[.,]\d{1,4})?(?![\p{L}\p{N}]|[.,]\d)/gu) ?? []
  if (figure === undefined || others.length > 0) return []
  const said = new Set(wordsIn(text).map(({ stem }) => stem))
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Found[] => {
      const own = wordsIn(column.name)
      const isNamed = own.length > 1 && own.every(({ stem }) => said.has(stem))
      return isNamed && takesFigures(column, figure) ? [{ slug, column: column.name, value: figure }] : []
    }),
  )
}

function takesFigures({ desiredRule, strictRule }: TemplateColumn, figure: string): boolean {
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  return rule !== null && rule.matches(figure)
}

function behindName(text: string, column: TemplateColumn): string[] {
  const values = valuesOf(column)
  const own = wordsIn(column.name)
  if (values.length < 2 || values.length > MOST_VALUES || own.length === 0) return []
  const said = wordsIn(text)
  return said.flatMap(({ at }, index) => {
    const last = said[index + own.length - 1]
    if (last === undefined || placeOf(own, said.slice(index)) !== 0) return []
    // “active=yes” may be the whole name of another column, and a value is behind a sign or a space.
    const rest = text.slice(last.end)
    const behind = rest.slice(IS.exec(rest)?.[0].length ?? 0)
    return at > 0 && /[\p{L}\p{N}_]/u.test(text[at - 1]!) ? [] : values.filter((value) => beginsWith(behind, value))
  })
}

function beginsWith(text: string, value: string): boolean {
  return (
    text.slice(0, value.length).toLowerCase() === value.toLowerCase() &&
    !/[\p{L}\p{N}_]/u.test(text[value.length] ?? ' ')
  )
}

/** Behind a value, before the file whose rows have it. */
const FOR =
  '\\s*(?:=|:|\\(|(?:if (?:it is )?(?:on|in)|for|on|in|from|für|bei|in|auf|aus|pour|dans|para|en|de|per|in|da|voor|in|op|uit)(?!\\p{L}))'

/** What the descriptions of columns say of all rows of a file: each of several values is of its own, or of all files that were not named. */
export function statedByDescriptions(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap((template) =>
    template.columns.flatMap((column): Directive[] => {
      const { name, description } = column
      const uses = valuesOf(column).flatMap((value) => useOf(value, description ?? '', template, profiles))
      const found = uses.flatMap(({ value, within }) => (within === null ? [] : [{ value, within }]))
      const [other, ...more] = uses.filter(({ within }) => within === null)
      const isEach = new Set(found.map(({ within }) => within)).size === found.length
      const isAll = new Set(uses.map(({ value }) => value)).size === valuesOf(column).length
      if (!isEach || found.length === 0 || !isAll || more.length > 0) return []
      const origin = {
        by: 'knowledge',
        origin: `the description of “${template.slug}.${name}”`,
        revision: 0,
        slug: template.slug,
        column: name,
        said: `“${description!.trim()}”`,
      } as const
      return [
        ...found.map((one): Directive => ({ ...origin, kind: 'constant', perhaps: true, ...one })),
        ...(other ? [{ ...origin, kind: 'default' as const, literal: true as const, value: other.value }] : []),
      ]
    }),
  )
}

/** What a list of rows is called by, beside what the rows are. */
const A_LIST = anyOf(
  'lists?|files?|sheets?|tabs?|exports?|workbook|spreadsheet|csv|pdf|excel',
  '\\p{L}*(?:liste|datei|blatt|tabelle|export)|liste|fichier|feuille|lista|hoja|archivo|elenco|foglio|\\p{L}*(?:lijst|bestand|blad)',
)

/**
 * The file, or sheet, that is all that a description says of a value; null where it says no more than that its rows stand somewhere, and nothing
 * where it says something else of them.
 */
function useOf(
  value: string,
  description: string,
  { slug, name }: Template,
  profiles: readonly TableProfile[],
): { value: string; within: string | null }[] {
  if (!description.toLowerCase().includes(value.toLowerCase())) return []
  const literal = escaped(value)
  const [, meant] = new RegExp(`(?<![\\p{L}\\p{N}_])${literal}${FOR}\\s*([^.,;()]{3,60})`, 'iu').exec(description) ?? []
  if (meant === undefined || NOT.test(meant)) return []
  const nouns = new Set(wordsIn(`${slug} ${name}`).map(({ stem }) => stem))
  const own = new Set(wordsIn(value).map(({ stem }) => stem))
  const all = wordsIn(meant).filter(({ text, stem }) => !isPlain(text) && stem.length > 2)
  const words = all.filter(({ text }) => !saysNoMore(text))
  const isOfRows = ({ text, stem }: Word): boolean =>
    own.has(stem) || nouns.has(stem) || isPlain(text) || saysNoMore(text)
  const named = words.length === 0 ? [] : tablesIn(meant, profiles)
  // “The field in the growers list” names that list, and no file of fields.
  const beside = named.filter((table) =>
    namesOf(table).some(({ stem }) => !nouns.has(stem) && words.some((word) => word.stem === stem)),
  )
  const tables = beside.length > 0 ? beside : named
  const names = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  // “customers known from the web list” says no more of them than “the web list”, and “customers known from the web” may be fewer.
  const isMeant = A_LIST.test(meant)
    ? words.every(({ stem }) => names.has(stem) || nouns.has(stem))
    : all.every(({ stem }) => names.has(stem)) && words.some(({ stem }) => !nouns.has(stem))
  const files = isMeant ? filesOf(tables, profiles) : []
  if (files.length > 0) return files.map((within) => ({ value, within }))
  if (REST.test(meant)) return wordsIn(meant.replace(REST, ' ')).every(isOfRows) ? [{ value, within: null }] : []
  return ONLY.test(meant) && words.every(isOfRows) ? [{ value, within: null }] : []
}

/** The file, or sheet; of a name that several files bear, each of them: all that is of one program. None where one can't be called by a name alone. */
export function filesOf(tables: readonly TableProfile[], profiles: readonly TableProfile[]): string[] {
  const files = [...Map.groupBy(tables, ({ table }) => table.file_id).values()]
  const called = files.map((own) => calledOnly(own, profiles))
  return called.every((one) => one !== null) ? called : []
}

const ONLY = anyOf('only|just|alone|nur|allein|seulement|uniquement|solo|s[óo]lo|solamente|soltanto|alleen|enkel')
