import type { Migration } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { notFound } from '../../errors.ts'

/** The account's migration, or the 404 that is the same for an unknown id and another account's. */
export const findMigration = async (db: Db, account_id: string, migration_id: string): Promise<Migration> => {
  const row = await db.migration.findFirst({ where: { id: migration_id, account_id } })
  if (row === null) throw notFound('migration')
  return row
}
