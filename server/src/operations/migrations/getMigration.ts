import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { readMigrations } from '../../domain/migrations/read.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

export const getMigration: Handler<'getMigration', Context> = async ({ params }, { deps, account }) => {
  const [migration] = await readMigrations(onPool(deps.pool), account.id, { id: params.migration_id }, 1)
  if (migration === undefined) throw notFound('migration')
  return { status: 200, body: migration }
}
