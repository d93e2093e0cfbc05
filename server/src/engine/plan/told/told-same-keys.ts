import { directivesOf, sameName, type ExactTable } from '../../knowledge/directives.ts'
import type { SheetPlan, SourcePlan, Template } from '../../model.ts'
import type { Context } from '../context.ts'

/** Which stays of rows that share a value of a column that is to be unique, where somebody said it: of the column, or of what fills it. */
export function toldSameKeys(
  template: Template,
  sources: SourcePlan[],
  { directives }: Context,
): NonNullable<SheetPlan['same_key']> {
  const told = directivesOf(directives, 'same_key', template.slug)
  const origins = directivesOf(directives, 'key_from', template.slug).filter(({ column }) => column === undefined)
  return template.columns.flatMap(({ name, unique }) => {
    const inputs = sources.flatMap(({ columns }) =>
      columns.flatMap((plan) => (plan.column === name ? plan.inputs.map(({ column }) => column) : [])),
    )
    const by = told.find(({ column }) => [name, ...inputs].some((own) => sameName(own, column)))
    const from =
      origins.find((one) => sources.some((source) => isFrom(source, one.table))) ??
      besideColumns(template.slug, sources, directives)
    const isNearer = by && (!from || directives.indexOf(by) < directives.indexOf(from))
    const keep = isNearer ? by.keep : sources.length > 1 ? from?.table : by?.keep
    return keep && unique ? [{ column: name, keep }] : []
  })
}

/** Of two tables the one that no column was said to come from: it has the rows, and the other some of their cells. */
function besideColumns(slug: string, sources: SourcePlan[], directives: Context['directives']): ToldFrom | undefined {
  const told = directivesOf(directives, 'key_from', slug).filter(({ column }) => column !== undefined)
  const named = (source: SourcePlan): ToldFrom | undefined => told.find(({ table }) => isFrom(source, table))
  const [base, ...more] = sources.filter((source) => named(source) === undefined)
  const other = base && sources.map(named).find((one) => one !== undefined)
  if (!base || !other || more.length > 0 || !base.joins.some((join) => isFrom(join, other.table))) return undefined
  return { ...other, table: { file_id: base.file_id, table: base.table } }
}

type ToldFrom = Extract<Context['directives'][number], { kind: 'key_from' }>

function isFrom({ file_id, table }: ExactTable, from: ExactTable): boolean {
  return from.file_id === file_id && from.table === table
}
