import type { Context, Placed } from '../context.ts'

/** A header like the column's own may well be meant, whatever its values are. */
const LITTLE_LIKE = 0.25

/**
 * A column that was named only for want of a better one, and of which no value is understood: what these mean is asked once somebody said that it is
 * the one, as most often it is another or none.
 */
export function askGuessedLater(placed: readonly Placed[], { questions }: Context): void {
  const guesses = placed.flatMap(({ placement: { table, side, candidates }, mappings }) =>
    mappings.flatMap(({ guessed, sources: [source = -1] }, at) => {
      const { name: column } = side.template.columns[at]!
      const isLike = candidates.some(
        (one) => one.source === source && one.target === at && (one.name ?? 0) >= LITTLE_LIKE,
      )
      const own = guessed && !isLike ? table.profile.columns[source] : undefined
      return own ? [{ slug: side.template.slug, column, table: table.profile.table, values: own.distinct }] : []
    }),
  )
  const waiting = guesses.flatMap(({ slug, column, table, values }) => {
    const own = questions.filter(({ target }) => target.slug === slug && target.column === column)
    const asked = own.filter(
      ({ kind, evidence: [shown] }) =>
        kind === 'value_map' && shown?.file_id === table.file_id && shown.table === table.name,
    )
    const isOpen = own.some(({ kind }) => kind === 'column_match')
    return isOpen && asked.length >= values ? asked : []
  })
  questions.splice(0, questions.length, ...questions.filter((question) => !waiting.includes(question)))
}
