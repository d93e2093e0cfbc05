import type { Db } from '../../database/transaction.ts'
import { ApiError, badRequest } from '../../errors.ts'
import type { Guard, Instant } from './write.ts'

/** RFC 3339, 5.6; the digits that a `Date` has no room for stand apart. */
const timePattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3}(?<finer>\d*))?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** The time that a text says; null for what is none. `Date` alone would take the 30th of February for a day in March. */
const readTime = (text: string): Instant | null => {
  const match = timePattern.exec(text)
  const midnight = new Date(`${match?.[1]}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(match?.[1] ?? '')) return null
  return { said: text, at: /[1-9]/.test(match?.groups?.['finer'] ?? '') ? null : new Date(text) }
}

/** Reads `if_unmodified_since`: a time, null, or undefined. 400 for what is no time. */
export const readGuard = <Sent extends string | null | undefined>(sent: Sent): Extract<Guard, Instant | Sent> => {
  if (typeof sent !== 'string') return sent as Extract<Guard, Instant | Sent>
  const time = readTime(sent)
  if (time !== null) return time as Extract<Guard, Instant | Sent>
  throw badRequest(
    `if_unmodified_since: ${JSON.stringify(sent)} is no time. Send the updated_at of the entry as you have read it.`,
  )
}

/** The 412 for a guard that doesn't hold, with what the entry is like instead. */
export const staleGuard = async (
  db: Db,
  { account_id, key }: { account_id: string; key: string },
  guard: Instant | null,
): Promise<ApiError> => {
  const name = `The entry ${JSON.stringify(key)}`
  const next = 'Nothing was written. Read it again, merge, and write again.'
  const row = await db.knowledge.findUnique({ where: { account_id_key: { account_id, key } } })
  if (guard === null) return new ApiError(412, `${name} is there already, and if_unmodified_since is null. ${next}`)
  const expected = guard.at?.toISOString() ?? guard.said
  const found = row === null ? 'is not there' : `was last written at ${row.updated_at.toISOString()}`
  return new ApiError(412, `${name} ${found}, and if_unmodified_since is ${expected}. ${next}`)
}
