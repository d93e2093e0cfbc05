import { z } from 'zod'
import type { Run } from '../../../../generated/prisma/client.ts'
import { transaction, type Db } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Advice } from '../../engine/advice/model.ts'
import type { Budget } from '../../language-model/language-model.ts'
import { lockAccount } from '../accounts/accounts.ts'
import type { NewThreadEvent } from '../thread/event.ts'
import { recordEvents } from '../thread/record.ts'
import { lockMigration } from './state.ts'
import { toJsonList } from './stored-json.ts'

const storedAdvice: z.ZodType<Advice[]> = z.array(
  z.object({
    key: z.string(),
    value: z.string().nullable(),
    confidence: z.number(),
    reason: z.string(),
    likeness: z
      .array(z.object({ value: z.string(), share: z.number() }))
      .optional()
      .transform((likeness) => likeness ?? []),
  }),
)

/** All that a language model ever advised on the migration; of two on one decision the later. */
export const adviceOn = async (db: Db, { account_id, migration_id }: Run): Promise<Advice[]> => {
  const runs = await db.run.findMany({
    where: { account_id, migration_id, advice: { not: [] } },
    orderBy: { id: 'asc' },
    select: { advice: true },
  })
  const advice = runs.flatMap((run) => storedAdvice.parse(run.advice))
  return [...new Map(advice.map((one) => [one.key, one])).values()]
}

/** Keeps what the model advised in this attempt, and tells the thread of it, unless the run is no longer this attempt's. */
export const recordAdvice = (
  deps: Pick<Deps, 'prisma'>,
  { id, account_id, migration_id, attempt }: Run,
  advice: readonly Advice[],
  events: readonly NewThreadEvent[],
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    const ours = await tx.run.findFirst({ where: { id, account_id, attempt, status: 'running' } })
    if (ours === null) return
    const all = [...storedAdvice.parse(ours.advice), ...advice]
    await tx.run.update({ where: { id, account_id }, data: { advice: toJsonList(all) } })
    await recordEvents(tx, account_id, migration_id, events)
  })

const dayMs = 86_400_000

/** What the run may still spend on a language model; the account's lock keeps it exact under several runs. */
export const modelBudget = (
  deps: Pick<Deps, 'prisma' | 'now'>,
  { id, account_id }: Run,
  { runTokens, accountTokens }: { runTokens: number; accountTokens: number },
): Budget => ({
  reserve: (tokens) =>
    transaction(deps, async (tx) => {
      await lockAccount(tx, account_id)
      const since = new Date(deps.now().getTime() - dayMs)
      const [spent] = await tx.$queryRaw<{ run: number; account: number }[]>`
        SELECT coalesce(sum(model_tokens) FILTER (WHERE id = ${id}), 0)::float8 AS run,
               coalesce(sum(model_tokens), 0)::float8 AS account
        FROM run WHERE account_id = ${account_id} AND model_tokens > 0 AND (created_at > ${since} OR id = ${id})`
      const { run = 0, account = 0 } = spent ?? {}
      if (run + tokens > runTokens) return `the run has no more of its ${runTokens} tokens (MODEL_RUN_TOKENS)`
      if (account + tokens > accountTokens)
        return `the account has no more of its ${accountTokens} tokens in 24 hours (MODEL_ACCOUNT_TOKENS)`
      await tx.run.update({ where: { id, account_id }, data: { model_tokens: { increment: tokens } } })
      return null
    }),
  settle: async (reserved, spent) => {
    if (spent === reserved) return
    await deps.prisma.run.update({
      where: { id, account_id },
      data: { model_tokens: { increment: spent - reserved } },
    })
  },
})
