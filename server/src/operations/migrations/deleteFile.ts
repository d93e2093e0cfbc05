import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { deleteFile as remove } from '../../domain/files/delete.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import type { Context } from '../../http/context.ts'

export const deleteFile: Handler<'deleteFile', Context> = async ({ params }, { deps, account }) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const file = { account_id: account.id, migration_id, file_id: params.file_id }
  await transaction(deps, (tx) => remove(tx, file, deps.now()))
  return { status: 204 }
}
