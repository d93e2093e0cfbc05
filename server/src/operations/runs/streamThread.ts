import type { Handler } from '../../../../generated/server/types.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { streamThread as openStream } from '../../domain/thread/stream.ts'
import type { Context } from '../../http/context.ts'

export const streamThread: Handler<'streamThread', Context> = async ({ params, query, headers }, context) => {
  const { deps, account, key, log } = context
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const after = query.after ?? Number(headers['last-event-id'] ?? 0)
  const headersOut = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    // Proxies that collect what they pass on would hold the events back.
    'X-Accel-Buffering': 'no',
  }
  const following = { account_id: account.id, migration_id, key_id: key.id, after }
  const options = { ...deps.config.threadStream, threads: deps.threads, log }
  const stream = openStream(options, following)
  deps.metrics.streams.inc()
  stream.once('close', () => deps.metrics.streams.dec())
  return { status: 200, headers: headersOut, body: stream }
}
