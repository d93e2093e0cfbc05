import { cellsOf } from '../../profile/cells-of.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placed } from '../context.ts'
import type { Linked } from './linked.ts'
import type { SaidFront } from './said-fronts.ts'

// Devices of two hospitals, the numbers of each with its letters in front, as the codes of its departments have: “THR” of a list whose numbers all
// begin with BTH is the theatre of that hospital.

const NEARLY_ALL = 0.95
/** The ways in which keys of a rule begin: “(BTH|KDH)-…”. */
const BEGINNINGS = /^\^?\((?:\?:)?(\p{Lu}{1,6}(?:\|\p{Lu}{1,6})+)\)/u
const FRONT = /^\p{Lu}+/u

/** The front that all keys of the column's table have, where the rule of what it links to begins in the same ways. */
export function ruledFront(
  source: ColumnProfile,
  { template, column }: Linked,
  tables: readonly Placed[],
): SaidFront | null {
  const linked = beginningsOf(template.columns.find(({ name }) => name === column))
  const own = linked && tables.find(({ placement }) => placement.table.profile.columns.includes(source))
  if (!linked || !own || own.placement.side.template === template) return null
  const target = keyWith(linked, own.placement.side.template)
  const [at, ...more] = target < 0 ? [] : own.mappings[target]!.sources
  const key = at === undefined || more.length > 0 ? undefined : own.placement.table.profile.columns[at]
  if (!key || !key.complete) return null
  const cells = cellsOf(key.values)
  const fronts = Map.groupBy(key.values, ({ value }) => FRONT.exec(value.trim().toUpperCase())?.[0] ?? '')
  const [front, values] = [...fronts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
  const share = cellsOf(values) / Math.max(1, cells)
  if (!linked.split('|').includes(front) || share < NEARLY_ALL) return null
  return { front, why: `so does “${key.name}” of all its rows` }
}

function beginningsOf(column: TemplateColumn | undefined): string | null {
  return column?.desiredRule === 'strict' ? (BEGINNINGS.exec(column.strictRule ?? '')?.[1] ?? null) : null
}

/** The key of the template whose rule begins in these ways; -1 where none does. */
function keyWith(beginnings: string, { columns }: Template): number {
  return columns.findIndex((column) => column.unique && beginningsOf(column) === beginnings)
}
