import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { currencyCode } from '../../profile/countries.ts'
import type { TableProfile } from '../../profile/model.ts'
import { choicesOf } from '../grounded/called-values.ts'
import { namesColumn } from '../grounded/columns.ts'
import { countryAs } from '../grounded/preset-columns.ts'
import { isSameWord, wordsIn } from '../grounded/words.ts'
import { namesIn, namesOfAll, quotedIn } from './new-names.ts'

// Which column of a template a sentence speaks of, and which value it gives it: what is quoted, what the column allows, a code, or a name.

export interface Target {
  template: Template
  column: TemplateColumn
}

/** The columns that a sentence names, those with the longest names where one name is a part of another. */
export function targetsIn(text: string, templates: readonly Template[], slug: string | null): Target[] {
  const own = templates
    .filter((template) => slug === null || template.slug === slug)
    .flatMap((template) => template.columns.map((column) => ({ template, column })))
    .filter(({ column }) => namesColumn(text, column))
  return own.filter(
    ({ column }) => !own.some((other) => other.column !== column && isPart(column.name, other.column.name)),
  )
}

function isPart(name: string, whole: string): boolean {
  const [own, all] = [wordsIn(name), wordsIn(whole)]
  return own.length < all.length && own.every(({ stem }) => all.some((one) => one.stem === stem))
}

const CODE =
  /(?<![\p{L}\p{N}.'’-])(?:\p{Lu}{2,}[\p{Lu}\d_-]*|\p{Lu}+[\d_-][\p{Lu}\d_-]*|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}-])/gu

/** The only value that a text gives a column; null where there is none, or several. */
export function valueFor(
  text: string,
  { column }: Target,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string | null {
  const quoted = quotedIn(text).flatMap(({ value }) => takenAs(value, column, wordsIn(column.name).length))
  if (quoted.length > 0) return only(quoted)
  const listed = choicesIn(text, column)
  if (listed.length > 0) return only(listed)
  if (choicesOf(column).length > 0 && isStrict(column)) return null
  const codes = [...text.matchAll(CODE)].flatMap(({ 0: code }) => takenAs(code, column, 0))
  const words = codes.filter((code) => /\p{L}/u.test(code))
  if (words.length > 0) return only(words)
  const names = namesIn(text, namesOfAll(profiles, templates))
  const inner = names.filter(({ at }) => text.slice(0, at).trim() !== '')
  const named = (inner.length > 0 ? inner : names).flatMap(({ value }) => takenAs(value, column, 0))
  if (named.length > 0) return only(named)
  return only(codes)
}

function only(values: readonly string[]): string | null {
  const [value, ...others] = new Set(values)
  return value !== undefined && others.length === 0 ? value : null
}

function isStrict({ desiredRule, strictRule }: TemplateColumn): boolean {
  return desiredRule === 'strict' && strictRule !== undefined
}

/** A text as the column takes it: as it is, or the code of the country or currency that it names; none where the column is called so. */
function takenAs(value: string, column: TemplateColumn, size: number): string[] {
  if (size > 0 && namesColumn(value, column)) return []
  if (!isStrict(column)) return [value]
  if (compilePattern(column.strictRule!)?.matches(value) === true) return [value]
  const code = countryAs(value, column) ?? currencyCode(value)
  return code !== null && compilePattern(column.strictRule!)?.matches(code) === true ? [code] : []
}

/** The values that the column allows, or its description names, of which the text has one: as it is written, else by words that mean it. */
function choicesIn(text: string, column: TemplateColumn): string[] {
  const own = new Set(wordsIn(column.name).map(({ stem }) => stem))
  const words = wordsIn(text).filter(({ stem }) => !own.has(stem))
  const line = ` ${words.map(({ text: word }) => word).join(' ')} `
  const choices = choicesOf(column)
  const exact = choices.filter((value) => {
    const said = wordsIn(value)
    return said.length > 0 && line.includes(` ${said.map(({ text: word }) => word).join(' ')} `)
  })
  const long = exact.filter((value) => !exact.some((other) => other !== value && isPart(value, other)))
  if (long.length > 0) return long
  return choices.filter((value) => words.some(({ raw, text: word }) => word.length > 2 && isSameWord(raw, value)))
}
