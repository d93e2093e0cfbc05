import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { explainedByNames } from '../../knowledge/explained-by-names.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { wordsOf } from '../../match/names/words.ts'
import { foldName } from '../links/near-names.ts'
import { textsAbout } from '../tables/read-texts.ts'
import { tableLabel, type Context, type Placement } from '../context.ts'
import type { Evident } from './evident-filling.ts'

// “By: RMT = Ridge Mill Testing” of a list that has the codes, and beside it a file `RMT reports`: it is from whom its name has the code of, or from
// whom a line above its header names. “The sites are NOR (Norwich) and LEE (Leeds)”, and a file `counts Leeds`: it is of the site that it is called by.

const CODE = /^\p{Lu}[\p{Lu}\d&-]{1,9}$/u
/** A single word above a table may be anything. */
const SEVERAL_WORDS = /\p{L}{2,}\s+(?:\S+\s+)*\p{L}{2,}/u

/** What all rows of a table have where no column of it says so, and its name or its title has one of the codes that fill the column elsewhere. */
export function codedTable({ table, side }: Placement, target: number, context: Context): Evident | null {
  const column = side.template.columns[target]!
  if (column.desiredRule === 'link') return null
  const headers = (context.placed ?? []).flatMap(({ placement, mappings }) =>
    placement.side.template === side.template && placement.table !== table
      ? mappings[target]!.sources.map((source) => placement.table.profile.columns[source]!.name)
      : [],
  )
  const codes = directivesOf(context.directives, 'value', side.template.slug).filter(
    (one) =>
      one.column !== null &&
      headers.length > 0 &&
      [column.name, ...headers].some((name) => sameName(one.column!, name)) &&
      (side.rules[target]?.matches(one.value) ?? true),
  )
  const { file_name, name, above = [] } = table.profile.table
  const words = new Set(`${file_name.replace(/\.\w+$/, '')} ${name}`.split(/[^\p{L}\p{N}&-]+|[_-]/u))
  const lines = above.flat().map((text) => ` ${foldName(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `)
  const found = codes.flatMap(({ raw, value, origin, said }): Evident[] => {
    const isCoded = CODE.test(raw) && words.has(raw)
    const plain = ` ${foldName(value).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const isTitled = SEVERAL_WORDS.test(value) && lines.some((line) => line.includes(plain))
    if (!isCoded && !isTitled) return []
    const where = isCoded ? `“${raw}” stands in the name of ${file_name}` : `“${value}” stands above the table`
    return [{ value, why: `${where}, and ${origin} says what that is: ${said}`, isSaid: true }]
  })
  return (
    onlyOf(found) ??
    onlyOf(namedIn([file_name.replace(/\.\w+$/, ''), name, ...above.flat()], { table, side }, target, context))
  )
}

function onlyOf(found: readonly Evident[]): Evident | null {
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}

/** What texts say that words of a table's name, and of the lines above it, mean of the values that a column allows. */
function namedIn(
  names: readonly string[],
  { table, side }: Pick<Placement, 'table' | 'side'>,
  target: number,
  context: Context,
): Evident[] {
  const column = side.template.columns[target]!
  const allowed = side.rules[target]?.values ?? []
  const [any] = table.profile.columns
  if (allowed.length < 2 || any === undefined) return []
  // What the template and its columns are called by is no value of any.
  const nouns = new Set([side.template.name, side.template.slug, column.name].flatMap(wordsOf))
  const words = [...new Set(names.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []))]
  const raws = words.filter((word) => !wordsOf(word).some((one) => nouns.has(one)))
  const about = { context, source: { ...any, name: column.name, values: [] }, target: column, template: side.template }
  // Prose that only speaks of the name says nothing of its rows: a list that has the other values as well says what it is.
  return textsAbout(about).flatMap(({ text, origin }) =>
    sentencesIn(text).flatMap((sentence) =>
      (explainedByNames(sentence, raws, allowed) ?? []).flatMap(({ raw, value }): Evident[] =>
        value === null
          ? []
          : [
              {
                value,
                why: `${tableLabel(table.profile)} is called “${raw}”, and ${origin} says what that is: ${sentence}`,
                isSaid: true,
              },
            ],
      ),
    ),
  )
}
