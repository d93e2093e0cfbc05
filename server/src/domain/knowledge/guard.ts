import type { Db } from '../../database/transaction.ts'
import { ApiError, badRequest } from '../../errors.ts'
import type { Guard } from './write.ts'

/** RFC 3339, 5.6. */
const timePattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** The time that a text says; null for what is none. `Date` alone would take the 30th of February for a day in March. */
const readTime = (text: string): Date | null => {
  const [, day = ''] = timePattern.exec(text) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) ? new Date(text) : null
}

/** Reads `if_unmodified_since`: a time, null, or undefined. 400 for what is no time. */
export const readGuard = <Sent extends string | null | undefined>(sent: Sent): Extract<Guard, Date | Sent> => {
  if (typeof sent !== 'string') return sent as Extract<Guard, Date | Sent>
  const time = readTime(sent)
  if (time !== null) return time as Extract<Guard, Date | Sent>
  throw badRequest(
    `if_unmodified_since: ${JSON.stringify(sent)} is no time. Send the updated_at of the entry as you have read it.`,
  )
}

/** The 412 for a guard that doesn't hold, with what the entry is like instead. */
export const staleGuard = async (
  db: Db,
  { account_id, key }: { account_id: string; key: string },
  guard: Date | null,
): Promise<ApiError> => {
  const name = `The entry ${JSON.stringify(key)}`
  const next = 'Nothing was written. Read it again, merge, and write again.'
  const row = await db.knowledge.findUnique({ where: { account_id_key: { account_id, key } } })
  if (guard === null) return new ApiError(412, `${name} is there already, and if_unmodified_since is null. ${next}`)
  const expected = guard.toISOString()
  const found = row === null ? 'is not there' : `was last written at ${row.updated_at.toISOString()}`
  return new ApiError(412, `${name} ${found}, and if_unmodified_since is ${expected}. ${next}`)
}
