import { conceptsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { isCurrencyCode } from '../../profile/countries.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT, SOME } from './acts.ts'
import { namesColumn } from './columns.ts'
import type { Unread } from './unread.ts'

// “The date of bank payments is `Posted`”, “Dato for bankbetalinger er `Bokført`”: a header in quotation marks, and by what it is called in words the
// column that it fills.

const IS = '(?:is|are|ist|sind|est|es|è|zijn|er|är|jest|je)'
const A_NAME = '[`"“„«]\\s?([^`"“”„«»]{1,80}?)\\s?[`"“”»]'
/** The header that is not meant: “…, not `Value date`”. */
const AND_NOT = `(?:,? (?:and |und |et |og |och )?(?:not|nicht|pas|no|non|niet|ikke|inte) (?:the |der |die |das |le |la |el |il |de |het )?${A_NAME.replace('(', '(?:')})?`
const BEHIND = new RegExp(
  `^(?:[-*•]\\s*)?([^\`"“„«]{3,80}?)[\\s:]+${IS}\\s(?:(?:column|spalte|kolumnen|kolonnen) )?${A_NAME}${AND_NOT}$`,
  'iu',
)
const BEFORE = new RegExp(`^(?:[-*•]\\s*)?${A_NAME}\\s${IS}\\s([^\`"“„«]{3,80})$`, 'iu')

/** The column that a sentence quotes, with the only column of a template that all its other words call. */
export function columnsQuoted(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const said = partsOf(text.trim())
  if (said === null || [EXCEPT, LEFT_OUT, NOT, SOME].some((words) => words.test(said.words))) return []
  const tables = profiles.filter(({ columns }) => columns.some(({ name }) => name.trim() === said.header))
  if (tables.length === 0 || isCurrencyCode(said.header)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const named = own.flatMap((template) =>
    template.columns
      .filter((column) => namesColumn(said.words, column) && saysNoMore(said.words, column, template, tables))
      .map((column) => ({ slug: template.slug, column })),
  )
  const [one, ...more] = named
  // Where the words may be written there themselves, they are what stands in it: “The country is `NO`”.
  if (!one || more.length > 0 || ruleOf(one.column)?.matches(said.header)) return []
  return [{ ...origin, kind: 'column', source: said.header, target: one.column.name, slug: one.slug }]
}

function partsOf(text: string): { words: string; header: string } | null {
  const [, words, header] = BEHIND.exec(text) ?? []
  if (words !== undefined && header !== undefined) return { words, header }
  const [, first, rest] = BEFORE.exec(text) ?? []
  return first !== undefined && rest !== undefined ? { words: rest, header: first } : null
}

/** “The date of the last invoice” is none of a mere invoice: but for the names of the template and of the file each word is of the column. */
function saysNoMore(
  words: string,
  column: TemplateColumn,
  template: Template,
  tables: readonly TableProfile[],
): boolean {
  const names = [
    column.name,
    template.slug,
    template.name,
    ...tables.flatMap(({ table }) => [table.name, table.file_name]),
  ]
  const known = new Set(names.flatMap(conceptsOf))
  return conceptsOf(words).every((concept) => known.has(concept))
}
