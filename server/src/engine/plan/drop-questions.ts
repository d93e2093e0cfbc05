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
