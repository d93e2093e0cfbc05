import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { readMigrations } from '../../domain/migrations/read.ts'
import { idsOf, page, pageOf } from '../../domain/paging.ts'
import type { Context } from '../../http/context.ts'

export const listMigrations: Handler<'listMigrations', Context> = async ({ query }, { deps, account }) => {
  const { after, take } = pageOf(query, idsOf('mig'))
  const { status, external_id } = query
  const filter = {
    ...(status !== undefined && { status }),
    ...(external_id !== undefined && { external_id }),
    ...(after !== null && { before: after }),
  }
  const found = await readMigrations(onPool(deps.pool), account.id, filter, take)
  const { rows, next_cursor } = page(found, query.limit)
  return { status: 200, body: { migrations: rows, next_cursor } }
}
