import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT, RENUMBERING, TWICE } from './acts.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn, type Word } from './words.ts'

// “The club's own horses belong to member M001”, “counter sales go to customer 999”: words that stand where others name a row, and the key of
// the row that is meant by them.

/** A number, or letters and figures. */
const CODE =
  /(?<![\p{L}\p{N}.,-])(?=[\p{L}._/-]*\p{N})[\p{L}\p{N}][\p{L}\p{N}._/-]*(?<![._/-])(?![\p{L}\p{N}]|[.,-]\p{N})/gu
/** From this share of its values on, a column names rows of the table that has the key. */
const NAMES = 0.5
/** Longer texts are no names, and the words of a longer list are in any sentence. */
const MOST_WORDS = 3
const MOST_VALUES = 2000

/** The values that a sentence's words are, of the only link column that leads to the key which it names. */
export function keysNamed(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if ([NOT, EXCEPT, LEFT_OUT, TWICE, RENUMBERING].some((words) => words.test(text))) return []
  const codes = [...new Set(text.match(CODE) ?? [])]
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const named = templatesIn(text, own)
  const found = codes.flatMap((code) => {
    const keyed = profiles.filter(({ columns }) => columns.some((column) => isKeyed(column, code)))
    // What is there once in each row is a list of the things; where it comes again, rows name them.
    const lists = keyed.filter(({ columns }) => columns.some((column) => column.unique && isKeyed(column, code)))
    const parents = lists.length > 0 ? lists : keyed
    return parents.length === 0
      ? []
      : linksTo(code, own, templates).map((link) => ({ ...link, code, raws: namesIn(text, code, parents, profiles) }))
  })
  const told = found.filter(({ raws }) => raws.length > 0)
  const inNamed = told.filter(({ slug }) => named.some((template) => template.slug === slug))
  const [one, ...more] = inNamed.length > 0 ? inNamed : told
  if (!one || more.length > 0) return []
  return one.raws.map((raw) => ({ ...origin, kind: 'value', slug: one.slug, raw, value: one.code, column: one.column }))
}

/** The link columns whose keys may be written so. */
function linksTo(
  code: string,
  own: readonly Template[],
  templates: readonly Template[],
): { slug: string; column: string }[] {
  const keyOf = ({ templateId, columnName }: NonNullable<TemplateColumn['linkRule']>[number]) =>
    templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
  return own.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, desiredRule, linkRule = [] }) => {
      const keys = desiredRule === 'link' ? linkRule.flatMap((link) => keyOf(link) ?? []) : []
      return keys.some((key) => ruleOf(key)?.matches(code) ?? true) ? [{ slug, column: name }] : []
    }),
  )
}

/** A column of keys that has this one. */
function isKeyed({ values, distinct, filled }: ColumnProfile, code: string): boolean {
  return distinct > 1 && 2 * distinct > filled && values.some(({ value }) => value.trim() === code)
}

/** The values that stand in the sentence, of columns whose other values are words of the table with the key. */
function namesIn(
  text: string,
  code: string,
  parents: readonly TableProfile[],
  profiles: readonly TableProfile[],
): string[] {
  const said = wordsIn(text.replaceAll(code, ' '))
  const columns = profiles.filter((profile) => !parents.includes(profile)).flatMap((profile) => profile.columns)
  const likely = columns.flatMap((column) => {
    if (column.distinct < 3 || column.values.length > MOST_VALUES) return []
    const raws = column.values.map(({ value }) => value).filter((value) => value !== code && isSaid(value, said))
    return raws.length > 0 ? [{ column, raws }] : []
  })
  if (likely.length === 0) return []
  const known = new Set(
    parents.flatMap(({ rows }) => rows.flatMap((cells) => cells.flatMap((cell) => wordsOf(cell ?? '')))),
  )
  const isNamed = (value: string): boolean => wordsOf(value).some((word) => known.has(word))
  return likely.flatMap(({ column: { values }, raws }) => {
    const others = values.filter(({ value }) => !raws.includes(value))
    return others.length > 1 && others.filter(({ value }) => isNamed(value)).length >= NAMES * others.length ? raws : []
  })
}

/** Words and codes of a cell; what is shorter stands everywhere. */
function wordsOf(cell: string): string[] {
  return (cell.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !/^\d{1,3}$/.test(word))
}

const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|de|het|du|l|own|eigene?)$/

function isSaid(value: string, said: readonly Word[]): boolean {
  if (/\d/.test(value)) return false
  const own = wordsIn(value).filter(({ text }) => !ARTICLE.test(text))
  return own.length <= MOST_WORDS && own.some(({ text }) => text.length > 3) && placeOf(own, said) >= 0
}
