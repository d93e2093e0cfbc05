import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { createAccount, createKey } from './accounts.ts'

/** Any number will do; only processes that start for the first time at once meet. */
const firstAccountLock = 7_305_112_003

/**
 * On a database without accounts: the first one, and a key to begin with. Null when there is an account already. Of
 * processes that start at the same time only one makes them.
 */
export const makeFirstAccount = (
  deps: Pick<Deps, 'prisma' | 'newId' | 'now' | 'randomBytes' | 'config'>,
): Promise<{ account_id: string; key: string } | null> =>
  transaction(deps, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${firstAccountLock})`
    if ((await tx.account.count()) > 0) return null
    const account = await createAccount(deps, 'First account', deps.config.regions[0] ?? 'eu')
    const { key } = await createKey(deps, account.id, 'First key', null)
    return { account_id: account.id, key }
  })
