import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { foldName } from '../links/near-names.ts'
import type { Context, Placement } from '../context.ts'
import type { Evident } from './evident-filling.ts'

// “By: RMT = Ridge Mill Testing” of a list that has the codes, and beside it a file `RMT reports`: it is from whom its name has the code of, or from
// whom a line above its header names.

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
    (told) =>
      told.column !== null &&
      headers.length > 0 &&
      [column.name, ...headers].some((name) => sameName(told.column!, name)) &&
      (side.rules[target]?.matches(told.value) ?? true),
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
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}
