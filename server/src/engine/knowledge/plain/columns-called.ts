import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { namesColumn } from '../grounded/columns.ts'
import { templatesIn } from '../grounded/tables.ts'
import { wordsIn } from '../grounded/words.ts'

/** The template columns that a sentence calls by name; else the keys of the templates that it speaks of, as “order numbers” are those of orders. */
export function columnsCalled(
  text: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string[] {
  const columns = templates.flatMap((template) => template.columns.map((column) => ({ template, column })))
  const named = columns.filter(({ column }) => namesColumn(text, column))
  const longest = named.filter(
    ({ column }) => !named.some((other) => other.column !== column && isPart(column.name, other.column.name)),
  )
  if (longest.length > 0) return [...new Set(longest.map(({ column }) => column.name))]
  const headers = new Set(
    profiles.flatMap((profile) => profile.columns.filter((one) => namesColumn(text, one)).map(({ name }) => name)),
  )
  if (headers.size === 1) return [...headers]
  const spoken = templatesIn(text, templates)
  const isNumber = wordsIn(text).some(({ raw }) =>
    conceptsOf(raw).some((one) => ['number', 'id', 'code'].includes(one)),
  )
  const keys = isNumber
    ? spoken.flatMap((template) =>
        template.columns.filter(({ unique, required }) => unique && required).map(({ name }) => name),
      )
    : []
  return keys.length === 1 ? keys : []
}

/** `status` is a part of `status_code`. */
function isPart(name: string, whole: string): boolean {
  const [own, all] = [wordsIn(name), wordsIn(whole)]
  return own.length < all.length && own.every(({ stem }) => all.some((one) => one.stem === stem))
}
