import { columnsOf } from '../../key-columns.ts'
import { directivesOf, sameName, type ExactTable } from '../../knowledge/directives.ts'
import { naturalKey } from '../../knowledge/natural-keys.ts'
import type { SheetPlan, SourcePlan, Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { areInOrderOfDays } from './tables-in-time.ts'

/** Which stays of rows that share a value of a column that is to be unique, where somebody said it: of the column, or of what fills it. */
export function toldSameKeys(
  template: Template,
  sources: SourcePlan[],
  profiles: readonly TableProfile[],
  { directives, notes }: Context,
): NonNullable<SheetPlan['same_key']> {
  const stated = statedTable(sources)
  const said = directivesOf(directives, 'same_key', template.slug)
  const isInTime = said.some(({ among }) => among === 'tables') && areInOrderOfDays(sources, profiles)
  const told = said.filter(({ among }) => among !== 'tables' || isInTime)
  const from = toldFrom(template, sources, directives)
  const alone = template.columns.flatMap(({ name, unique }) => {
    const inputs = sources.flatMap(({ columns }) =>
      columns.flatMap((plan) => (plan.column === name ? plan.inputs.map(({ column }) => column) : [])),
    )
    const by = told.find(({ column }) => [name, ...inputs].some((own) => sameName(own, column)))
    const isNearer = by && (!from || directives.indexOf(by) < directives.indexOf(from))
    const keep =
      (isNearer ? by.keep : sources.length > 1 ? from?.table : by?.keep) ?? (unique ? stated?.table : undefined)
    if (stated && unique && keep === stated.table && !notes.includes(stated.note)) notes.push(stated.note)
    return keep && unique ? [{ column: name, keep }] : []
  })
  const together = naturalKey(template)
  const ofBoth = together && told.find(({ column }) => columnsOf(together).includes(column))
  const keep = ofBoth?.keep ?? (sources.length > 1 ? from?.table : undefined)
  return together && keep ? [...alone, { ...together, keep }] : alone
}

/** The table of which somebody said that it counts. */
function toldFrom(template: Template, sources: SourcePlan[], directives: Context['directives']): ToldFrom | undefined {
  const isHere = (tables: readonly ExactTable[]): boolean =>
    tables.some((one) => sources.some((source) => isFrom(source, one)))
  const origins = directivesOf(directives, 'key_from', template.slug).filter(
    ({ column, over }) => column === undefined && (over === undefined || isHere(over)),
  )
  return (
    origins.find((one) => sources.some((source) => isFrom(source, one.table))) ??
    besideColumns(template.slug, sources, directives) ??
    allColumns(template, sources, directives)
  )
}

/**
 * The only table of whose rows somebody said what they all are, where another one completes them: of things that are in both, what the other has
 * there is as it was before. “The machines of the sheet Sold are sold”, though they are still in the list of all.
 */
function statedTable(sources: readonly SourcePlan[]): { table: ExactTable; note: string } | null {
  const isStated = ({ transforms, decided_by: by }: SourcePlan['columns'][number]): boolean =>
    by === 'instruction' && transforms.length === 1 && transforms[0]!.kind === 'constant'
  const stated = sources.filter(({ columns }) => columns.some(isStated))
  const [only] = stated
  if (!only || stated.some((source) => !isFrom(source, only))) return null
  const others = sources.filter((source) => !isFrom(source, only))
  const isCompleted = others.length > 0 && others.every((other) => only.joins.some((join) => isFrom(join, other)))
  if (!isCompleted) return null
  const column = only.columns.find(isStated)!.column
  const note = `Of rows that are in several tables that of ${only.table} counts, which the others complete: what its “${column}” is was said of all of its rows.`
  return { table: { file_id: only.file_id, table: only.table }, note }
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

/** The only table of which all is said to count that it has beside its keys: its rows do. */
function allColumns(
  { slug, columns: all }: Template,
  sources: SourcePlan[],
  directives: Context['directives'],
): ToldFrom | undefined {
  const told = directivesOf(directives, 'key_from', slug).filter(({ column }) => column !== undefined)
  const keys = new Set(all.filter(({ unique }) => unique).map(({ name }) => name))
  const whole = sources.filter((source) => {
    const named = told.filter(({ table }) => isFrom(source, table))
    const isTold = ({ column, inputs }: SourcePlan['columns'][number]): boolean =>
      named.some((one) => [column, ...inputs.map((input) => input.column)].some((own) => sameName(own, one.column!)))
    const own = source.columns.filter(({ column, inputs }) => inputs.length > 0 && !keys.has(column))
    return source.joins.length === 0 && own.length > 1 && own.every(isTold)
  })
  const [only, ...more] = whole
  const from = only && more.length === 0 ? told.find(({ table }) => isFrom(only, table)) : undefined
  return from && { ...from, table: { file_id: only!.file_id, table: only!.table } }
}

type ToldFrom = Extract<Context['directives'][number], { kind: 'key_from' }>

function isFrom({ file_id, table }: ExactTable, from: ExactTable): boolean {
  return from.file_id === file_id && from.table === table
}
