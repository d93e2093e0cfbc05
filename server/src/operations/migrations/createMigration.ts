import type { Handler, RequestOf } from '../../../../generated/server/types.ts'
import { inTransaction, onPool, type Run } from '../../database/statement.ts'
import { transaction, type Db } from '../../database/transaction.ts'
import { activeTemplates } from '../../domain/catalog/templates.ts'
import { readMigrations } from '../../domain/migrations/read.ts'
import { chooseSource } from '../../domain/migrations/sources.ts'
import { badRequest, conflict } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

type Body = RequestOf<'createMigration'>['body']

const refuseUnknownTemplates = async (db: Db, account_id: string, slugs: readonly string[]): Promise<void> => {
  if (slugs.length === 0) return
  const known = new Set((await activeTemplates(db, account_id, slugs)).map(({ slug }) => slug))
  const unknown = slugs.find((slug) => !known.has(slug))
  if (unknown !== undefined) {
    throw badRequest(`template_slugs names ${JSON.stringify(unknown)}, which is no active template of this account.`)
  }
}

/** The migration that an earlier request of this external_id made; 409 when that was for another source. */
const findExisting = async (run: Run, account_id: string, external_id: string | undefined, source_id: string) => {
  if (external_id === undefined) return undefined
  const [existing] = await readMigrations(run, account_id, { external_id }, 1)
  if (existing !== undefined && existing.source.id !== source_id) {
    throw conflict(
      `The external_id ${JSON.stringify(external_id)} belongs to a migration from the source ` +
        `${JSON.stringify(existing.source.name)}. Use another external_id, or the same source.`,
    )
  }
  return existing
}

export const createMigration: Handler<'createMigration', Context> = async ({ body }, context) => {
  const { deps, account } = context
  const source = await chooseSource(deps.prisma, account.id, body)
  const existing = await findExisting(onPool(deps.pool), account.id, body.external_id, source.id)
  if (existing !== undefined) return { status: 200, body: existing }
  await refuseUnknownTemplates(deps.prisma, account.id, body.template_slugs ?? [])
  const created = await insert(context, body, source.id)
  if (created !== undefined) return { status: 201, body: created }
  // Another request with this external_id has won meanwhile.
  const winner = await findExisting(onPool(deps.pool), account.id, body.external_id, source.id)
  if (winner === undefined) throw new Error('A migration that stood in the way of another is gone.')
  return { status: 200, body: winner }
}

/** Undefined when a migration of this external_id is there already; then nothing of the hourly budget is spent. */
const insert = ({ deps, account, spendHourlyBudget }: Context, body: Body, source_id: string) =>
  transaction(deps, async (tx) => {
    const id = deps.newId('mig')
    const now = deps.now()
    const { count } = await tx.migration.createMany({
      data: {
        id,
        account_id: account.id,
        external_id: body.external_id ?? null,
        name: body.name ?? null,
        source_id,
        template_slugs: body.template_slugs ?? [],
        instructions: body.instructions ?? null,
        language_model: body.language_model ?? deps.config.languageModel?.byDefault ?? false,
        metadata: body.metadata ?? {},
        region: account.region,
        created_at: now,
        updated_at: now,
      },
      skipDuplicates: true,
    })
    if (count === 0) return undefined
    await spendHourlyBudget(tx)
    const [created] = await readMigrations(inTransaction(tx), account.id, { id }, 1)
    return created
  })
