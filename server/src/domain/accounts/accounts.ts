import type { Account, ApiKey, Source, User } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, badRequest, conflict } from '../../errors.ts'
import { limitNames, type Overrides } from '../limits/limits.ts'
import { newKey } from './keys.ts'

type Parts = Pick<Deps, 'prisma' | 'newId' | 'now' | 'randomBytes' | 'config'>

const defaultSourceName = 'default'

const nameOf = (name: string): string => {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > 255) throw badRequest('A name must have 1 to 255 characters.')
  return trimmed
}

/** The account, or the 404. */
export const findAccount = async ({ prisma }: Pick<Deps, 'prisma'>, id: string): Promise<Account> => {
  const account = await prisma.account.findUnique({ where: { id } })
  if (account === null) throw new ApiError(404, `There is no account ${JSON.stringify(id)}.`)
  return account
}

/** A new account with its default source. `region` must be one that this deployment serves. */
export const createAccount = async (deps: Parts, name: string, region: string): Promise<Account> => {
  const { regions } = deps.config
  if (!regions.includes(region)) {
    throw badRequest(`The region ${JSON.stringify(region)} is not served here. There are: ${regions.join(', ')}.`)
  }
  const created_at = deps.now()
  return deps.prisma.account.create({
    data: {
      id: deps.newId('acc'),
      name: nameOf(name),
      region,
      created_at,
      sources: { create: { id: deps.newId('src'), name: defaultSourceName, is_default: true, created_at } },
    },
  })
}

/** Changes an account's subscription, or sets limits of its own over the contract's (merged by name). */
export const setAccount = async (
  deps: Parts,
  id: string,
  { subscription, limits = {} }: { subscription?: 'active' | 'lapsed'; limits?: Overrides },
): Promise<Account> => {
  for (const [name, value] of Object.entries(limits)) {
    if (!limitNames.includes(name))
      throw badRequest(`There is no limit ${JSON.stringify(name)}. There are: ${limitNames.join(', ')}.`)
    if (!Number.isInteger(value) || value < 0 || value > 1_000_000_000)
      throw badRequest(`The limit ${name} must be a whole number from 0 to 1000000000.`)
  }
  return transaction(deps, async (tx) => {
    const [account] = await tx.$queryRaw<
      { limits: Overrides }[]
    >`SELECT limits FROM account WHERE id = ${id} FOR UPDATE`
    if (account === undefined) throw new ApiError(404, `There is no account ${JSON.stringify(id)}.`)
    return tx.account.update({
      where: { id },
      data: { limits: { ...account.limits, ...limits }, ...(subscription !== undefined && { subscription }) },
    })
  })
}

export const createUser = async (
  deps: Parts,
  account_id: string,
  name: string,
  role: 'admin' | 'member',
): Promise<User> => {
  await findAccount(deps, account_id)
  const existing = await deps.prisma.user.findUnique({ where: { account_id_name: { account_id, name: nameOf(name) } } })
  if (existing !== null) throw conflict(`The account has a user ${JSON.stringify(name)} already.`)
  return deps.prisma.user.create({
    data: { id: deps.newId('usr'), account_id, name: nameOf(name), role, created_at: deps.now() },
  })
}

export const createSource = async (deps: Parts, account_id: string, name: string): Promise<Source> => {
  await findAccount(deps, account_id)
  return deps.prisma.source.create({
    data: { id: deps.newId('src'), account_id, name: nameOf(name), created_at: deps.now() },
  })
}

const keyAttempts = 5

/** A new API key. Its text is in the answer and nowhere else: it can't be shown again. */
export const createKey = async (
  deps: Parts,
  account_id: string,
  name: string,
  created_by: string | null,
): Promise<{ record: ApiKey; key: string }> => {
  await findAccount(deps, account_id)
  for (let attempt = 1; attempt <= keyAttempts; attempt += 1) {
    const { id, key, hash } = newKey(deps.randomBytes)
    const data = { id, account_id, name: nameOf(name), hash: new Uint8Array(hash), created_by, created_at: deps.now() }
    const { count } = await deps.prisma.apiKey.createMany({ data, skipDuplicates: true })
    if (count === 1) return { record: await deps.prisma.apiKey.findUniqueOrThrow({ where: { id } }), key }
  }
  throw new Error(`No free key id was found in ${keyAttempts} attempts.`)
}

/** The keys of one account, or of all, oldest first. */
export const listKeys = ({ prisma }: Pick<Deps, 'prisma'>, account_id?: string): Promise<ApiKey[]> =>
  prisma.apiKey.findMany({
    where: account_id === undefined ? {} : { account_id },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })

/** Ends a key at once. Ending it again changes nothing. */
export const revokeKey = async ({ prisma, now }: Parts, id: string, account_id?: string): Promise<ApiKey> => {
  const where = { id, ...(account_id !== undefined && { account_id }) }
  await prisma.apiKey.updateMany({ where: { ...where, revoked_at: null }, data: { revoked_at: now() } })
  const key = await prisma.apiKey.findFirst({ where })
  if (key === null) throw new ApiError(404, `There is no key ${JSON.stringify(id)}.`)
  return key
}
