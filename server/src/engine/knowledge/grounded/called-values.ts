import { expectedKinds } from '../../match/expected.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import { ruleOf } from '../../match/sides.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { answersIn, isVague } from './columns.ts'
import { isPlain, wordsBeyond } from './clauses.ts'
import { sayingOf, placeOf, wordsIn, type Word } from './words.ts'

// The values of template columns that words name: those that a column allows, keys of what it links to, and what stands in cells that are there.

export interface Found {
  slug: string
  column: string
  value: string
}

/** A longer list is found in any text. */
const MOST_VALUES = 40
/** “active or ended”, “Name of the depot: Leeds, Hull or York”: what a column may be, where it is less sure than a list of the only values. */
const ALTERNATIVES =
  /(?:^|[:;.]\s*)([^,.;:()\n]{1,30}(?:,\s*[^,.;:()\n]{1,30})*,?\s(?:or|oder|ou|o)\s[^,.;:()\n]{1,30})(?=[.;,(]|$)/u

/** The values of which a sentence may name one; none where they are a yes and a no. */
export function choicesOf(column: TemplateColumn): readonly string[] {
  const listed = ruleOf(column)?.values ?? []
  const values = listed.length > 1 ? listed : alternativesOf(column)
  return values.length > MOST_VALUES || answersIn(values) ? [] : values
}

function alternativesOf({ desiredRule, description }: TemplateColumn): readonly string[] {
  const [, list = ''] =
    desiredRule === 'ai' || desiredRule === 'none' ? (ALTERNATIVES.exec(description ?? '') ?? []) : []
  const values = list.split(/\s*,\s*(?:(?:or|oder|ou|o)\s)?|\s(?:or|oder|ou|o)\s/u).map((value) => value.trim())
  return values.every((value) => value !== '' && value.split(/\s+/).length < 3) ? values : []
}

/** The columns, each with the only one of its values that words name: of those of a template that name one alike the column that is called, too. */
export function choicesIn(text: string, about: string, templates: readonly Template[]): Found[] {
  const words = wordsIn(text)
  return templates.flatMap(({ slug, columns }) => {
    const found = columns.flatMap((column): Found[] => {
      // “School or kindergarten attended” of a column `day_school`: having left the school says nothing of it.
      const named = namedOf(choicesOf(column), words).filter((value) => ruleOf(column) || !isOwnName(value, column))
      return named.length === 1 ? [{ slug, column: column.name, value: named[0]! }] : []
    })
    return [...Map.groupBy(found, ({ value }) => value.toLowerCase()).values()].flatMap((alike) => {
      const called = alike.filter(({ column }) => placeOf(wordsIn(column), wordsIn(about)) >= 0)
      return alike.length === 1 ? alike : called.length === 1 ? called : []
    })
  })
}

function isOwnName(value: string, { name }: TemplateColumn): boolean {
  const [own, said] = [conceptsOf(name), conceptsOf(value)]
  return said.length > 0 && said.every((concept) => own.includes(concept))
}

/** Values of several words go before those that are one of them; “each” of a sentence is no piece, as it is in a column of units. */
function namedOf(values: readonly string[], words: readonly Word[]): string[] {
  const isIn = (value: string): boolean => {
    const own = wordsIn(value)
    return words.some((_, at) => own.length > 1 && own.every(({ stem }, next) => words[at + next]?.stem === stem))
  }
  const long = values.filter(isIn)
  if (long.length > 0) return long
  // A card's number is no card.
  const single = words.filter((_, at) => !OF_KEYS.test(words[at + 1]?.text ?? ''))
  const isSaid = sayingOf(values)
  return values.filter((value) =>
    single.some(({ text, raw }) =>
      text.length < 3 || /\d/.test(text) || isPlain(text) ? raw === value : isSaid({ raw, text }, value),
    ),
  )
}

/** A number, or capitals: what follows the name of a column as its value. */
export const CODE = /^(?=.*\p{N}|\p{Lu}{2,6}$)[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u
/** “warehouse 30” is said of a `warehouse_code`. */
const OF_KEYS =
  /^(?:code|number|no|nr|num|id|key|ref|reference|nummer|kennung|schluessel|numero|codigo|codice|cle|referenz|kode)$/u
const NUMBERED = /^(?:no|nr|number|code|num|numero|nummer|n)\.?$/iu

/** “company 01”: what stands behind the name of a column; and a code alone, where `held` says of which column they are. */
export function codesIn(
  text: string,
  held: readonly Found[],
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): Found[] {
  const plain = text.replace(/\([^()]*\)/gu, ' ').replace(/["“”„«»`']/gu, ' ')
  const tokens = plain
    .split(/\s+/)
    .map((token) => token.replace(/[.:,#]+$/u, ''))
    .filter((token) => token !== '')
  const codes = tokens.filter((token) => CODE.test(token))
  if (codes.length === 0) return []
  const found = templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Found[] => {
      const values = new Set(tokens.flatMap((_, at) => behind(tokens, at, column)))
      const [value] = values
      return value !== undefined && values.size === 1 && mayBe(column, value, templates, profiles)
        ? [{ slug, column: column.name, value }]
        : []
    }),
  )
  if (found.length > 0 || codes.length !== 1) return found
  return held.flatMap(({ slug, column: name, value: last }): Found[] => {
    const column = templates.find((one) => one.slug === slug)?.columns.find((one) => one.name === name)
    const isOne = column && CODE.test(last) && mayBe(column, codes[0]!, templates, profiles)
    return isOne ? [{ slug, column: name, value: codes[0]! }] : []
  })
}

function behind(tokens: readonly string[], at: number, { name }: TemplateColumn): string[] {
  const own = wordsIn(name).filter(
    ({ text }, index, all) => index === 0 || index < all.length - 1 || !OF_KEYS.test(text),
  )
  const said = wordsIn(tokens.slice(at, at + own.length).join(' '))
  const meant = conceptsOf(own.map(({ raw }) => raw).join(' '))
  const isNamed = own.length === said.length && own.every(({ stem }, next) => said[next]?.stem === stem)
  const isMeant = own.length === 1 && !isVague(meant) && meant.join() === conceptsOf(tokens[at]!).join()
  if (!isNamed && !(isMeant && meant.length > 0)) return []
  const rest = tokens.slice(at + own.length).filter((token, next) => next > 0 || !NUMBERED.test(token))
  return rest[0] !== undefined && CODE.test(rest[0]) ? [rest[0]] : []
}

/** What the column's rule takes, or a key that it links to and that is there. */
export function mayBe(
  column: TemplateColumn,
  value: string,
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): boolean {
  const { unique, desiredRule, strictRule, linkRule = [] } = column
  if (unique) return false
  if (desiredRule === 'strict') return !strictRule || compilePattern(strictRule)?.matches(value) === true
  if (desiredRule !== 'link') return isOpen(column)
  const keys = linkRule.flatMap(({ templateId, columnName }) => {
    const own = templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
    return own ? [ruleOf(own)] : []
  })
  const isKey = ({ values, distinct, filled }: ColumnProfile): boolean =>
    distinct > 1 && distinct === filled && values.some((one) => one.value.trim() === value)
  return keys.some((rule) => rule?.matches(value) ?? true) && profiles.some(({ columns }) => columns.some(isKey))
}

/** Nothing that is known of a column says what it holds. */
export function isOpen(column: TemplateColumn): boolean {
  return expectedKinds(column).every((kind) => kind === 'identifier' || kind === 'words')
}

/** More different values are of each row. */
const MOST_DIFFERENT = 30
/** So many rows share one of them, on the average. */
const SHARED = 3

/** “all their deposits are held with DPS”: what stands in cells of another table, for the column that is called by the same words. */
export function heldIn(
  text: string,
  tables: readonly TableProfile[],
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): Found[] {
  const others = profiles.filter((profile) => !tables.includes(profile)).flatMap(({ columns }) => columns)
  const shared = others.filter(({ distinct, filled }) => distinct <= MOST_DIFFERENT && SHARED * distinct <= filled)
  const tokens = wordsIn(text).filter(({ raw, at }) => at > 0 && /^\p{Lu}/u.test(raw))
  const values = new Set(
    tokens.flatMap(({ raw }) =>
      shared.some((column) => column.values.some(({ value }) => value.trim() === raw)) ? [raw] : [],
    ),
  )
  const [value] = values
  if (value === undefined || values.size > 1) return []
  const said = new Set(
    wordsBeyond(text, tables)
      .filter(({ raw }) => raw !== value)
      .map(({ stem }) => stem),
  )
  const likely = templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const { name, description, unique, desiredRule } = column
      if (unique || desiredRule === 'link' || desiredRule === 'strict' || !isOpen(column)) return []
      const own = wordsBeyond(`${name} ${description ?? ''}`, [])
      return own.some(({ stem }) => said.has(stem)) && choicesOf(column).length === 0
        ? [{ slug, column: name, value }]
        : []
    }),
  )
  const [one, ...more] = likely
  return one && more.length === 0 ? [one] : []
}
