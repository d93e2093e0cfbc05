import type { TableSide } from '../sides.ts'
import { titleIn } from './titles.ts'
import { orderShown, type NameOrder } from '../names/shown-order.ts'
import { conceptsOf, fold, wordsOf } from '../names/words.ts'

// Which part of “Varga Ilona” is the family name: the header says it, or other columns of the same rows show it.

/** A header that has both parts has them in their order. */
function saidOrder(header: string): NameOrder {
  const words = wordsOf(header).map((word) => conceptsOf(word))
  const at = (part: string): number => words.findIndex((concepts) => concepts.includes(part))
  // Beside a part that is named, a plain “name” is the other.
  const plain = words.findIndex((concepts) => concepts.join() === 'name')
  const [first, last] = [at('first'), at('last')].map((found) => (found < 0 ? plain : found)) as [number, number]
  if (first < 0 || last < 0 || first === last) return null
  return last < first ? 'last first' : 'first last'
}

/** As the header, or somebody, says it, or else as other columns show it. */
export function orderOf(source: number, table: TableSide, isKnown: boolean): NameOrder {
  const { columns, name_order = null } = table.profile
  return saidOrder(columns[source]!.name) ?? name_order ?? shownOrder(source, table, isKnown)
}

/** “last first” or “first last”, as e-mail addresses or a column of two values show it; null where nothing does. `isKnown`: the header is understood. */
function shownOrder(source: number, table: TableSide, isKnown: boolean): NameOrder {
  const { columns, rows } = table.profile
  const titles = new RegExp(`^(?:${titleIn(columns[source]!)}\\s+)+`, 'u')
  const names = rows.map((cells) => partsOf(cells[columns[source]!.position]?.trim().replace(titles, '')))
  return orderShown(names, table.profile, isKnown)
}

/** The first word and the last one, without accents; null where there are not two or more. */
function partsOf(cell: string | null | undefined): [string, string] | null {
  const words = fold(cell ?? '').match(/[\p{L}\p{M}'’-]+/gu) ?? []
  return words.length < 2 ? null : [words[0]!, words.at(-1)!]
}
