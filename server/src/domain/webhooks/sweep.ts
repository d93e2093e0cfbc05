import type { Deps } from '../../deps.ts'

const BATCH = 1_000

/**
 * Deletes webhook messages that are past their retention, with what came of them, and returns how many. One that is still to be
 * delivered anywhere is kept, however old.
 */
export const sweepWebhooks = async ({
  prisma,
  config,
  now,
}: Pick<Deps, 'prisma' | 'config' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - config.webhooks.retentionMs)
  let swept = 0
  for (;;) {
    const count = await prisma.$executeRaw`
      DELETE FROM webhook_message WHERE id IN (
        SELECT message.id FROM webhook_message message
        WHERE message.created_at < ${before} AND NOT EXISTS (
          SELECT FROM webhook_delivery delivery WHERE delivery.message_id = message.id AND delivery.status = 'pending')
        ORDER BY message.created_at LIMIT ${BATCH}::int)`
    swept += count
    if (count < BATCH) return swept
  }
}
