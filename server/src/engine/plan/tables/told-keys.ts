import { directivesOf } from '../../knowledge/directives.ts'
import type { Context, Placement } from '../context.ts'

/**
 * Of the templates that a table fits, the only one for which it was said which column is the key, and where that stands once in each row: of the
 * members' cards, “the card number” is the member's, and “the family number”, which repeats, that of what the member belongs to.
 */
export function keyedAsTold(fits: readonly Placement[], { directives }: Context): Placement | undefined {
  const told = fits.flatMap((fit) => {
    const { side, table } = fit
    const { file_id, name: own } = table.profile.table
    const key = side.template.columns.find(({ unique, required }) => unique && required)
    const column = directives.flatMap((one) =>
      one.kind === 'assign' && one.slug === side.template.slug && one.target === key?.name
        ? one.sources.flatMap((source) =>
            source.file_id === file_id && source.table === own
              ? table.profile.columns.filter(({ name }) => name === source.column)
              : [],
          )
        : [],
    )[0]
    return column ? [{ fit, isOnceEach: column.unique && column.filled === table.profile.table.rows }] : []
  })
  const found = told.filter(({ isOnceEach }) => isOnceEach)
  return found.length === 1 ? found[0]!.fit : undefined
}

/** The only template for which it was said that something in it is taken from this table alone. */
export function sourceAsTold(fits: readonly Placement[], { directives }: Context): Placement | undefined {
  const told = fits.filter(({ side, table: { profile } }) =>
    directivesOf(directives, 'key_from', side.template.slug).some(
      ({ alone, column, table }) =>
        alone && column !== undefined && table.file_id === profile.table.file_id && table.table === profile.table.name,
    ),
  )
  return told.length === 1 ? told[0] : undefined
}
