import type { File } from '../../../../generated/prisma/client.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { fileReply } from '../../domain/files/reply.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { idsOf, page, pageOf } from '../../domain/paging.ts'
import type { Context } from '../../http/context.ts'

type Row = Omit<File, 'size'> & { bytes: string | null }

export const listFiles: Handler<'listFiles', Context> = async ({ params, query }, { deps, account }) => {
  const { migration_id } = params
  const { after, take } = pageOf(query, idsOf('file'))
  const found = await onPool(deps.pool)<Row>(
    `SELECT *, size AS bytes FROM file WHERE account_id = $1 AND migration_id = $2 AND id > $3 ORDER BY id LIMIT $4::int`,
    [account.id, migration_id, after ?? '', take],
  )
  // Whose files were found is there; only an empty page leaves open whether the migration is.
  if (found.length === 0) await findMigration(deps.prisma, account.id, migration_id)
  const { rows, next_cursor } = page(found, query.limit)
  const files = rows.map(({ bytes, ...row }) => fileReply({ ...row, size: bytes === null ? null : BigInt(bytes) }))
  return { status: 200, body: { files, next_cursor } }
}
