import { eachIn } from '../../knowledge/grounded/newest.ts'
import { templatesIn } from '../../knowledge/grounded/tables.ts'
import { ONE_ROW } from '../../knowledge/natural-keys.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnPlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'

// “One row per product and warehouse”: what tells the rows of a template apart, as its description says, where no column of it is to be unique.

/** Rows that are equal are one, as the description says for what there is one row: what tells them apart is filled. */
export function hasOneRowPer(columns: readonly ColumnPlan[], placement: Placement, context: Context): boolean {
  const said = sentencesIn(placement.side.template.description ?? '').filter((one) => ONE_ROW.test(one))
  return said.length > 0 && keyIn(columns, said, placement, context) !== null
}

/** What fills the key of the template in this table: its only one, or all that the description says it has one row for. */
export function keyIn(
  columns: readonly ColumnPlan[],
  sentences: readonly string[],
  { table: { profile }, side: { template } }: Placement,
  { templates }: Context,
): ColumnProfile[] | null {
  const sourceOf = (target: number): ColumnProfile | null => {
    const [input, ...more] = columns[target]?.inputs ?? []
    const isOwn = input?.file_id === profile.table.file_id && input.table === profile.table.name && more.length === 0
    return (isOwn && profile.columns.find(({ position }) => position === input.position)) || null
  }
  const own = [...template.columns.keys()].filter(
    (at) => template.columns[at]!.unique && template.columns[at]!.required,
  )
  if (own.length > 0) {
    const source = own.length === 1 ? sourceOf(own[0]!) : null
    return source && [source]
  }
  const nouns = sentences.flatMap(eachIn)
  const found = nouns.map((noun) => template.columns.findIndex((column) => isCalled(noun, column, templates)))
  // What is the same in all rows of the table tells none of them apart.
  const isAlike = ({ inputs, transforms }: ColumnPlan): boolean =>
    inputs.length === 0 && transforms[0]?.kind === 'constant'
  const alike = columns.filter((column, at) => isAlike(column) && !found.includes(at))
  const targets = found.filter((at) => at >= 0 && !isAlike(columns[at]!))
  const unknown = found.filter((at) => at < 0)
  const sources = targets.map(sourceOf)
  if (targets.length === 0 || unknown.length > alike.length || sources.includes(null)) return null
  return [...new Set(sources as ColumnProfile[])]
}

/** By its name, or as a link to what is called so. */
function isCalled(
  noun: string,
  { name, linkRule = [] }: Placement['side']['template']['columns'][number],
  templates: Context['templates'],
): boolean {
  const parents = templates.filter(({ id }) => linkRule.some(({ templateId }) => templateId === id))
  const [own, said] = [conceptsOf(name), conceptsOf(noun)]
  return templatesIn(noun, parents).length > 0 || (said.length > 0 && said.every((concept) => own.includes(concept)))
}
