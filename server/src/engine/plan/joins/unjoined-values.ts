import { valueKey } from '../../knowledge/statements.ts'
import type { JoinPlan, SourcePlan } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context, Placed } from '../context.ts'
import { isElsewhere, isMet } from '../drop-questions.ts'
import { keyOf, leftKeyOf, plain } from './joined-rows.ts'

// An old list of accounts has headings among them, and accounts that nobody takes over. Where it only completes the rows of another list, what those
// have is written nowhere, and what it means is no question.

/** Drops what is asked of values, or of empty cells, that only rows of a completing list have which complete none. */
export function dropUnjoined(
  slug: string,
  sources: readonly SourcePlan[],
  tables: readonly Placed[],
  context: Context,
): void {
  const profiles = [...context.shapes.keys()]
  const asked = sources.flatMap((source) => {
    const main = tables.find(({ placement }) => isTable(placement.table.profile, source))?.placement
    return source.joins.map((join) => {
      const list = profiles.find((profile) => isTable(profile, join))
      // Rows of its own are written, too.
      const isOther = list !== undefined && isWhole(list) && !sources.some((one) => isTable(list, one))
      if (!main || !isWhole(main.table.profile) || !isOther || join.also) return { join, out: NONE }
      const own = main.table.profile.rows.filter((cells) => source.skips.every(({ when }) => !isMet(when, cells)))
      const isElsewhereToo = (value: string, column: string): boolean =>
        isElsewhere(value, column, slug, { ...main, table: { ...main.table, profile: list } }, context)
      return { join, out: keysOfUnjoined(slug, source, join, own, list, isElsewhereToo) }
    })
  })
  const isOut = ({ key, evidence: [shown] }: Context['questions'][number]): boolean => {
    // A list that completes several sheets has values which one of them alone needs.
    const own = asked.filter(({ join }) => shown?.file_id === join.file_id && shown.table === join.table)
    return own.length > 0 && own.every(({ out }) => out.has(key.trim().toLowerCase()))
  }
  context.questions.splice(0, context.questions.length, ...context.questions.filter((one) => !isOut(one)))
}

const NONE: ReadonlySet<string> = new Set()

/** The keys of the questions what the values of other rows mean. */
function keysOfUnjoined(
  slug: string,
  { columns }: SourcePlan,
  join: JoinPlan,
  own: readonly (readonly (string | null)[])[],
  list: TableProfile,
  isElsewhereToo: (value: string, column: string) => boolean,
): ReadonlySet<string> {
  const keys = new Set(own.map((cells) => leftKeyOf(cells, join)))
  const used = list.rows.filter(
    (cells) => keyOf(cells[join.right], join) !== null && keys.has(keyOf(cells[join.right], join)),
  )
  const found = columns.flatMap(({ column, inputs: [input, ...more] }) => {
    if (!input || more.length > 0 || input.file_id !== join.file_id || input.table !== join.table) return []
    const there = new Set(used.map((cells) => plain(cells[input.position]).toLowerCase()))
    const values = new Set(['', ...list.rows.map((cells) => plain(cells[input.position]))])
    return [...values]
      .filter((value) => !there.has(value.toLowerCase()) && !isElsewhereToo(value, column))
      .map((value) => valueKey(slug, column, value).trim().toLowerCase())
  })
  return new Set(found)
}

function isTable({ table }: TableProfile, other: { file_id: string; table: string }): boolean {
  return table.file_id === other.file_id && table.name === other.table
}

function isWhole({ table, rows }: TableProfile): boolean {
  return rows.length === table.rows
}
