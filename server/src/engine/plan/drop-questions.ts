import { valueKey } from '../knowledge/statements.ts'
import type { SourcePlan } from '../model.ts'
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

/** What a value means that only rows which are left out have is no question. */
export function dropSkipped({ file_id, table, columns, skips }: SourcePlan, slug: string, context: Context): void {
  const out = columns.flatMap(({ column, inputs: [input, ...more] }) => {
    const own = input && more.length === 0 && input.file_id === file_id && input.table === table ? input : undefined
    return skips.flatMap(({ when }) =>
      own && 'position' in when && when.position === own.position && when.is === 'one_of'
        ? when.values.map((value) => valueKey(slug, column, value).toLowerCase())
        : [],
    )
  })
  const isOut = ({ key, evidence: [shown] }: Context['questions'][number]): boolean =>
    shown?.file_id === file_id && shown.table === table && out.includes(key.trim().toLowerCase())
  context.questions.splice(0, context.questions.length, ...context.questions.filter((one) => !isOut(one)))
}
