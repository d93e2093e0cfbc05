import { sameName, type Directive } from '../../knowledge/directives.ts'
import { insteadPattern } from '../../knowledge/fronts-instead.ts'
import type { SourceTable } from '../../model.ts'
import type { Context, Placement } from '../context.ts'

export type ToldFront = Extract<Directive, { kind: 'front' }>

/** What somebody said stands in front of the keys of a table, the nearest first. */
export function toldFronts(
  table: Pick<SourceTable, 'name'> & { file_id: string },
  { directives }: Context,
): ToldFront[] {
  return directives.flatMap((one) =>
    one.kind === 'front' && one.tables.some((own) => own.file_id === table.file_id && own.table === table.name)
      ? [one]
      : [],
  )
}

/** The same of what one of these template columns has. */
export function toldFront(
  columns: readonly string[],
  { table, side }: Pick<Placement, 'table' | 'side'>,
  context: Context,
): ToldFront | null {
  const isOf = (key: ToldFront['targets'][number]): boolean =>
    key.slug === side.template.slug && columns.some((column) => sameName(key.column, column))
  return toldFronts(table.profile.table, context).find(({ targets }) => targets.some(isOf)) ?? null
}

/** What becomes of a bare number, or of one behind the letters that make way; null for all else. */
export function keysBy({ front, figures, instead = '', behind }: ToldFront): (value: string) => string | null {
  if (behind !== undefined) return (value) => (isNumberOf(value, figures) ? value + behind : null)
  const numbered = new RegExp(`^${instead && insteadPattern(instead)}(\\d+)$`, 'u')
  return (value) => {
    const number = numbered.exec(value)?.[1]
    if (number === undefined) return null
    // How many figures a number has is what its zeros are for.
    const own = instead === '' ? number : number.replace(/^0+(?=\d)/u, '')
    return instead !== '' && own.length > (figures ?? 0) ? null : front + own.padStart(figures ?? 0, '0')
  }
}

function isNumberOf(value: string, figures: number | null | undefined): boolean {
  return /^\d+$/u.test(value) && value.length === figures
}
