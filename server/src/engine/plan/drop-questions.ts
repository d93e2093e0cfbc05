import { valueKey } from '../knowledge/statements.ts'
import type { RowSkip, SourcePlan } from '../model.ts'
import { columnKey, type Context, type Placed, type Placement } from './context.ts'

/** What is asked about columns of a table that are filled otherwise is no question any more. */
export function dropQuestions(targets: number[], placement: Placement, context: Context): void {
  const { columns } = placement.side.template
  const done = targets.map((target) => columnKey(placement, columns[target]!.name, context))
  const keep = context.questions.filter(({ key }) => !done.includes(key))
  context.questions.splice(0, context.questions.length, ...keep)
  if (context.doubts) context.doubts = context.doubts.filter(({ key }) => !done.includes(key))
}

/** What was asked since then about columns that are filled now. */
export function dropFillings(targets: number[], { placement }: Placed, since: number, context: Context): void {
  const { slug, columns } = placement.side.template
  const names = targets.map((target) => columns[target]!.name)
  const later = context.questions.splice(since)
  context.questions.push(...later.filter(({ target }) => target.slug !== slug || !names.includes(target.column ?? '')))
}

/** What a value means that only rows which are left out have is no question, where no other table has it for the same column. */
export function dropSkipped(plan: SourcePlan, slug: string, placement: Placement, context: Context): void {
  const { file_id, table, columns, skips } = plan
  const { profile } = placement.table
  const isWhole = profile.rows.length === profile.table.rows
  const left =
    isWhole && skips.length > 0 ? profile.rows.filter((cells) => skips.every(({ when }) => !isMet(when, cells))) : null
  const out = columns.flatMap(({ column, inputs: [input, ...more] }) => {
    const own = input && more.length === 0 && input.file_id === file_id && input.table === table ? input : undefined
    if (!own) return []
    const listed = skips.flatMap(({ when }) =>
      'position' in when && when.position === own.position && when.is === 'one_of' ? when.values : [],
    )
    const there = new Set(left?.map((cells) => plain(cells[own.position])))
    const gone =
      left === null
        ? []
        : (profile.columns.find(({ position }) => position === own.position)?.values ?? [])
            .map(({ value }) => value)
            .filter((value) => !there.has(plain(value)) && !isElsewhere(value, column, slug, placement, context))
    return [...listed, ...gone].map((value) => valueKey(slug, column, value).trim().toLowerCase())
  })
  const isOut = ({ key, evidence: [shown] }: Context['questions'][number]): boolean =>
    shown?.file_id === file_id && shown.table === table && out.includes(key.trim().toLowerCase())
  context.questions.splice(0, context.questions.length, ...context.questions.filter((one) => !isOut(one)))
}

const plain = (cell: string | null | undefined): string => cell?.trim().toLowerCase() ?? ''

/** Whether the cells of a row say that it is left out; what other rows say of it is not looked at. */
export function isMet(when: RowSkip['when'], cells: readonly (string | null)[]): boolean {
  if (when.is === 'all_empty') return when.positions.every((position) => plain(cells[position]) === '')
  if (!('position' in when)) return false
  const cell = plain(cells[when.position])
  if (when.is === 'empty') return cell === ''
  if (when.is === 'equal') return cells[when.position] === when.value
  return when.values.some((value) => plain(value) === cell) === (when.is === 'one_of')
}

/** Of the same word in several tables it is asked once, and for all of them. */
export function isElsewhere(
  value: string,
  column: string,
  slug: string,
  own: Placement,
  { placed = [] }: Context,
): boolean {
  return placed.some(({ placement: { table, side }, mappings }) => {
    const target = side.template.columns.findIndex(({ name }) => name === column)
    const sources = mappings[target]?.sources ?? []
    return (
      side.template.slug === slug &&
      table.profile !== own.table.profile &&
      sources.some((at) => table.profile.columns[at]!.values.some((one) => plain(one.value) === plain(value)))
    )
  })
}
