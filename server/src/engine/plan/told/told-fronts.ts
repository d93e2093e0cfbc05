import { sameName, type Directive } from '../../knowledge/directives.ts'
import type { SourceTable } from '../../model.ts'
import type { Context, Placement } from '../context.ts'

export type ToldFront = Extract<Directive, { kind: 'front' }>

/** What somebody said stands in front of the keys of a table, the nearest first. */
export function toldFronts(
  table: Pick<SourceTable, 'name'> & { file_id: string },
  { directives }: Context,
): ToldFront[] {
  return directives.flatMap((one) =>
    one.kind === 'front' &&
    one.instead === undefined &&
    one.tables.some((own) => own.file_id === table.file_id && own.table === table.name)
      ? [one]
      : [],
  )
}

/** The same of what one of these template columns has. */
export function toldFront(columns: readonly string[], { table, side }: Placement, context: Context): ToldFront | null {
  const isOf = (key: ToldFront['targets'][number]): boolean =>
    key.slug === side.template.slug && columns.some((column) => sameName(key.column, column))
  return toldFronts(table.profile.table, context).find(({ targets }) => targets.some(isOf)) ?? null
}

export type ToldInstead = ToldFront & { instead: string; figures: number }

/** What stands in place of the letters of keys of one of these template columns, and of what links to them. */
export function toldInstead(
  columns: readonly string[],
  { table, side }: Pick<Placement, 'table' | 'side'>,
  { directives }: Context,
): ToldInstead[] {
  const { file_id, name } = table.profile.table
  return directives.flatMap((one) =>
    one.kind === 'front' &&
    one.instead !== undefined &&
    one.figures &&
    one.tables.some((own) => own.file_id === file_id && own.table === name) &&
    one.targets.some((key) => key.slug === side.template.slug && columns.some((column) => sameName(key.column, column)))
      ? [{ ...one, instead: one.instead, figures: one.figures }]
      : [],
  )
}
