import type { Tx } from '../../database/transaction.ts'
import { conflict } from '../../errors.ts'

/** So many migrations a refusal names; an account may have thousands that await approval. */
const mostNamed = 50

/**
 * 409 while a running migration uses one of these templates, naming those migrations. To be called under `lockTemplates`,
 * which a starting run holds too. Until it has a plan, and while a run makes another one, a migration uses the templates
 * that it lists (all active ones when it lists none); otherwise those that its plan fills.
 */
export const refuseInUse = async (tx: Tx, account_id: string, slugs: readonly string[]): Promise<void> => {
  if (slugs.length === 0) return
  const users = await tx.$queryRaw<{ id: string; total: number }[]>`
    SELECT m.id, count(*) OVER ()::int AS total
    FROM migration m
    LEFT JOIN LATERAL (
      SELECT r.plan_template_slugs AS slugs FROM run r
      WHERE r.migration_id = m.id AND r.plan_version IS NOT NULL AND r.kind NOT IN ('execute', 'clarify')
      ORDER BY r.plan_version DESC LIMIT 1
    ) plan ON true
    WHERE m.account_id = ${account_id} AND m.status = 'running' AND (
      plan.slugs && ${[...slugs]}::text[]
      OR (m.template_slugs && ${[...slugs]}::text[] OR cardinality(COALESCE(m.template_slugs, '{}')) = 0)
        AND (cardinality(COALESCE(plan.slugs, '{}')) = 0 OR EXISTS (
          SELECT FROM run r WHERE r.migration_id = m.id AND r.kind NOT IN ('execute', 'clarify')
            AND r.status IN ('queued', 'running', 'blocked'))))
    ORDER BY m.id LIMIT ${mostNamed}::int`
  if (users.length === 0) return
  const more = (users[0]?.total ?? 0) - users.length
  const ids = users.map(({ id }) => id).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const named = slugs.slice(0, mostNamed).map((slug) => JSON.stringify(slug))
  const subject =
    slugs.length === 1 ? `The template ${named[0]} is` : `One or more of the templates ${named.join(', ')} are`
  throw conflict(`${subject} in use by running migrations and can't change until those settle: ${ids}.`)
}
