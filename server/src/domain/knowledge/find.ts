import type { Knowledge } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { notFound } from '../../errors.ts'

/** The account's entry of this key, or the 404 that is the same for whatever isn't one. */
export const findKnowledge = async (db: Db, account_id: string, key: string): Promise<Knowledge> => {
  const row = await db.knowledge.findUnique({ where: { account_id_key: { account_id, key } } })
  if (row === null) throw notFound('knowledge')
  return row
}
