import { placeOf, wordsIn } from '../../knowledge/grounded/words.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'

// “BTH is the prefix for Ballito, KDH for KwaDukuza”: the code that stands in a key for what a column has in words.

/** More different words have no codes that somebody writes down. */
const MOST_WORDS = 12
const CODE = /(?<![\p{L}\p{N}-])(?=\p{N}*\p{Lu})[\p{Lu}\p{N}]{1,6}(?![\p{L}\p{N}])/gu
/** Between parts of a sentence that each say it of one. */
const BETWEEN = /[,;.()\n]|(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L})/iu

/** The codes that texts say for all words of a column, each its own, of those that the key's rule or description has; null where one has none. */
export function codesSaid(
  { values, complete, distinct }: ColumnProfile,
  { strictRule = '', description = '' }: TemplateColumn,
  { texts = [], templates }: Context,
): ReadonlyMap<string, string> | null {
  if (!complete || distinct < 2 || distinct > MOST_WORDS || !values.every(({ value }) => /\p{L}{2}/u.test(value)))
    return null
  const known = new Set(`${strictRule.replaceAll(/\\\p{L}|\[[^\]]*\]/gu, ' ')} ${description}`.match(CODE))
  const described = templates.flatMap(({ columns }) => columns.map((column) => column.description ?? ''))
  const clauses = [...texts.map(({ text }) => text), ...described].flatMap((text) => text.split(BETWEEN))
  const found = values.flatMap(({ value }): [string, string][] => {
    const own = wordsIn(value)
    const codes = clauses.flatMap((clause) => {
      const [code, ...more] = new Set(clause.match(CODE)?.filter((one) => known.has(one)))
      return code !== undefined && more.length === 0 && placeOf(own, wordsIn(clause)) >= 0 ? [code] : []
    })
    const [code, ...others] = new Set(codes)
    return code !== undefined && others.length === 0 ? [[value.trim(), code]] : []
  })
  const isEach =
    found.length === values.length &&
    new Set(found.map(([, code]) => code)).size === new Set(found.map(([raw]) => raw)).size
  return isEach ? new Map(found) : null
}
