import type { AuditEntry, Prisma, User } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

/** A user, or null: whoever may use the machine, which no account's roles bind. */
export type Actor = Pick<User, 'id'> | null

/** What is written down of an admin action. Never what is secret: neither a key nor what a webhook is signed with. */
export interface Audited {
  account_id: string
  by: Actor
  /** As on the admin command line, such as `key revoke`. */
  action: string
  /** Id of what the action was done to. */
  subject: string
  /** What it was set to. Of an address the host alone: the rest of it may be what lets one in. */
  details?: Prisma.InputJsonObject
}

/** Adds a line to the record of admin actions, in the transaction of the action itself: neither is there without the other. */
export const recordAudit = async (
  tx: Tx,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { by, details = {}, ...audited }: Audited,
): Promise<void> => {
  await tx.auditEntry.create({ data: { id: newId('aud'), ...audited, actor: by?.id ?? null, details, at: now() } })
}

/** The last lines, of one account or of all, oldest first. */
export const listAudit = async (
  { prisma }: Pick<Deps, 'prisma'>,
  { account_id, last }: { account_id: string | undefined; last: number },
): Promise<AuditEntry[]> => {
  const where = account_id === undefined ? {} : { account_id }
  const newestFirst = await prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take: last })
  return newestFirst.toReversed()
}
