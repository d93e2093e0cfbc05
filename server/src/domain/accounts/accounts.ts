import type { Account, ApiKey, Source, User } from '../../../../generated/prisma/client.ts'
import { transaction, type Db, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, badRequest, conflict } from '../../errors.ts'
import { limitNames, type Overrides } from '../limits/limits.ts'
import { recordAudit, type Actor } from './audit.ts'
import { newKey } from './keys.ts'

// Every change is one transaction with its line in the record of admin actions. `by` is null for whoever no role binds.

type Parts = Pick<Deps, 'prisma' | 'newId' | 'now' | 'randomBytes' | 'config'>

const defaultSourceName = 'default'

/** An account has at most so many of each; revoked keys don't count. */
const most = { users: 1_000, keys: 1_000, sources: 1_000 }

const nameOf = (name: string): string => {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > 255) throw badRequest('A name must have 1 to 255 characters.')
  return trimmed
}

const unknownAccount = (id: string): ApiError => new ApiError(404, `There is no account ${JSON.stringify(id)}.`)

/** The account, or the 404. */
export const findAccount = async ({ prisma }: { prisma: Db }, id: string): Promise<Account> => {
  const account = await prisma.account.findUnique({ where: { id } })
  if (account === null) throw unknownAccount(id)
  return account
}

/** The account, or the 404; nobody else changes it, or counts what it has, until the transaction ends. */
export const lockAccount = async (tx: Tx, id: string): Promise<Account> => {
  await tx.$queryRaw`SELECT FROM account WHERE id = ${id} FOR UPDATE`
  return findAccount({ prisma: tx }, id)
}

const refuseOver = (what: keyof typeof most, there: number): void => {
  if (there >= most[what]) throw badRequest(`The account has ${there} ${what} already; ${most[what]} is the most.`)
}

/** Accounts, the newest last. */
export const listAccounts = ({ prisma }: Pick<Deps, 'prisma'>): Promise<Account[]> =>
  prisma.account.findMany({ orderBy: { id: 'asc' } })

/** A new account with its default source. `region` must be one that this deployment serves. */
export const createAccount = async (deps: Parts, name: string, region: string, by: Actor = null): Promise<Account> => {
  const { regions } = deps.config
  if (!regions.includes(region)) {
    throw badRequest(`The region ${JSON.stringify(region)} is not served here. There are: ${regions.join(', ')}.`)
  }
  const created_at = deps.now()
  const data = {
    id: deps.newId('acc'),
    name: nameOf(name),
    region,
    created_at,
    sources: { create: { id: deps.newId('src'), name: defaultSourceName, is_default: true, created_at } },
  }
  return transaction(deps, async (tx) => {
    const account = await tx.account.create({ data })
    const details = { name: account.name, region }
    await recordAudit(tx, deps, { account_id: account.id, by, action: 'account create', subject: account.id, details })
    return account
  })
}

/** Changes an account's subscription, or sets limits of its own over the contract's (merged by name). */
export const setAccount = async (
  deps: Parts,
  id: string,
  { subscription, limits = {} }: { subscription?: 'active' | 'lapsed'; limits?: Overrides },
  by: Actor = null,
): Promise<Account> => {
  for (const [name, value] of Object.entries(limits)) {
    if (!limitNames.includes(name))
      throw badRequest(`There is no limit ${JSON.stringify(name)}. There are: ${limitNames.join(', ')}.`)
    if (!Number.isInteger(value) || value < 0 || value > 1_000_000_000)
      throw badRequest(`The limit ${name} must be a whole number from 0 to 1000000000.`)
  }
  const changed = { ...(subscription !== undefined && { subscription }) }
  return transaction(deps, async (tx) => {
    const before = (await lockAccount(tx, id)).limits as Overrides
    const account = await tx.account.update({ where: { id }, data: { ...changed, limits: { ...before, ...limits } } })
    const details = { ...changed, limits: { ...limits } }
    await recordAudit(tx, deps, { account_id: id, by, action: 'account set', subject: id, details })
    return account
  })
}

export const createUser = async (
  deps: Parts,
  account_id: string,
  name: string,
  role: 'admin' | 'member',
  by: Actor = null,
): Promise<User> => {
  const data = { id: deps.newId('usr'), account_id, name: nameOf(name), role, created_at: deps.now() }
  return transaction(deps, async (tx) => {
    await lockAccount(tx, account_id)
    refuseOver('users', await tx.user.count({ where: { account_id } }))
    const existing = await tx.user.count({ where: { account_id, name: data.name } })
    if (existing > 0) throw conflict(`The account has a user ${JSON.stringify(data.name)} already.`)
    const user = await tx.user.create({ data })
    const details = { name: user.name, role }
    await recordAudit(tx, deps, { account_id, by, action: 'user create', subject: user.id, details })
    return user
  })
}

/** The users of an account, oldest first. */
export const listUsers = async (deps: Pick<Deps, 'prisma'>, account_id: string): Promise<User[]> => {
  await findAccount(deps, account_id)
  return deps.prisma.user.findMany({ where: { account_id }, orderBy: { id: 'asc' } })
}

export const createSource = async (
  deps: Parts,
  account_id: string,
  name: string,
  by: Actor = null,
): Promise<Source> => {
  const data = { id: deps.newId('src'), account_id, name: nameOf(name), created_at: deps.now() }
  return transaction(deps, async (tx) => {
    await lockAccount(tx, account_id)
    refuseOver('sources', await tx.source.count({ where: { account_id } }))
    const source = await tx.source.create({ data })
    const details = { name: source.name }
    await recordAudit(tx, deps, { account_id, by, action: 'source create', subject: source.id, details })
    return source
  })
}

/** The sources of an account, oldest first. */
export const listSources = async (deps: Pick<Deps, 'prisma'>, account_id: string): Promise<Source[]> => {
  await findAccount(deps, account_id)
  return deps.prisma.source.findMany({ where: { account_id }, orderBy: { id: 'asc' } })
}

const keyAttempts = 5

/** A new API key. Its text is in the answer and nowhere else: it can't be shown again. */
export const createKey = async (
  deps: Parts,
  account_id: string,
  name: string,
  by: Actor = null,
): Promise<{ record: ApiKey; key: string }> => {
  const fields = { account_id, name: nameOf(name), created_by: by?.id ?? null, created_at: deps.now() }
  return transaction(deps, async (tx) => {
    await lockAccount(tx, account_id)
    refuseOver('keys', await tx.apiKey.count({ where: { account_id, revoked_at: null } }))
    for (let attempt = 1; attempt <= keyAttempts; attempt += 1) {
      const { id, key, hash } = newKey(deps.randomBytes)
      const data = { ...fields, id, hash: new Uint8Array(hash) }
      const [record] = await tx.apiKey.createManyAndReturn({ data, skipDuplicates: true })
      if (record === undefined) continue
      const details = { name: record.name }
      await recordAudit(tx, deps, { account_id, by, action: 'key create', subject: id, details })
      return { record, key }
    }
    throw new Error(`No free key id was found in ${keyAttempts} attempts.`)
  })
}

/** The keys of one account, or of all, oldest first. */
export const listKeys = ({ prisma }: Pick<Deps, 'prisma'>, account_id?: string): Promise<ApiKey[]> =>
  prisma.apiKey.findMany({
    where: account_id === undefined ? {} : { account_id },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })

/** Ends a key at once. Ending it again changes nothing. */
export const revokeKey = (deps: Parts, id: string, account_id?: string, by: Actor = null): Promise<ApiKey> =>
  transaction(deps, async (tx) => {
    const where = { id, ...(account_id !== undefined && { account_id }) }
    const [revoked] = await tx.apiKey.updateManyAndReturn({
      where: { ...where, revoked_at: null },
      data: { revoked_at: deps.now() },
    })
    const key = revoked ?? (await tx.apiKey.findFirst({ where }))
    if (key === null) throw new ApiError(404, `There is no key ${JSON.stringify(id)}.`)
    if (revoked) {
      const details = { name: key.name }
      await recordAudit(tx, deps, { account_id: key.account_id, by, action: 'key revoke', subject: id, details })
    }
    return key
  })
