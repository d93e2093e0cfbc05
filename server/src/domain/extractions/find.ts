import type { Extraction } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError, notFound } from '../../errors.ts'
import { hasEnded } from './state.ts'

/** The refusal of a read that comes after the extraction's retention. */
export const gone = ({ id, expires_at }: Extraction): ApiError =>
  new ApiError(410, `The extraction ${id} expired at ${expires_at.toISOString()} and was deleted. Create a new one.`)

/** The account's extraction; 404 for what is none of its, 410 past its retention unless it is under way. */
export const findExtraction = async (db: Db, account_id: string, id: string, at: Date): Promise<Extraction> => {
  const extraction = await db.extraction.findFirst({ where: { id, account_id } })
  if (!extraction) throw notFound('extraction')
  if (hasEnded(extraction.status) && extraction.expires_at <= at) throw gone(extraction)
  return extraction
}
