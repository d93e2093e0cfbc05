import { z } from 'zod'
import type { WebhookEndpoint } from '../../../../generated/prisma/client.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { findAccount, lockAccount } from '../accounts/accounts.ts'
import { recordAudit, type Actor } from '../accounts/audit.ts'
import { outgoingOf } from '../fetch/addresses.ts'
import { FetchError } from '../fetch/errors.ts'
import { readWebAddress } from '../fetch/web-address.ts'
import { enqueue } from '../queue/enqueue.ts'
import { removeFromSvixJob } from '../queue/jobs.ts'
import { newSecret } from './sign.ts'

type Parts = Pick<Deps, 'prisma' | 'newId' | 'now' | 'randomBytes' | 'config' | 'resolveHost'>

/** An endpoint as it is shown: without what it signs with. */
export interface ShownEndpoint {
  id: string
  account_id: string
  url: string
  created_at: Date
}

const mostEndpoints = 20
const longestUrl = 4_096

/** How long a replaced secret signs beside the new one. */
export const ROTATION_MS = 24 * 60 * 60 * 1_000

const oldSecrets = z.array(z.strictObject({ secret: z.string(), until: z.coerce.date() }))

const shown = ({ id, account_id, url, created_at }: WebhookEndpoint): ShownEndpoint => ({
  id,
  account_id,
  url,
  created_at,
})

const webhookUrl = (deps: Parts, text: string): string => {
  if (text.length > longestUrl) throw badRequest(`The URL has ${text.length} characters; ${longestUrl} is the most.`)
  try {
    return readWebAddress(text, outgoingOf(deps).isAllowed).href
  } catch (error) {
    if (error instanceof FetchError) throw badRequest(error.message)
    throw error
  }
}

/** Whether the account's region has webhooks in this deployment. */
export const hasWebhooks = ({ config }: Pick<Deps, 'config'>, region: string): boolean =>
  config.features[region]?.includes('webhooks') === true

/** A new endpoint of an account. Its secret is in the answer and is not shown again. */
export const createEndpoint = async (
  deps: Parts,
  account_id: string,
  url: string,
  by: Actor = null,
): Promise<{ record: ShownEndpoint; secret: string }> => {
  const { region } = await findAccount(deps, account_id)
  if (!hasWebhooks(deps, region))
    throw new ApiError(503, `The feature webhooks is not available in the region ${region} of this account.`)
  const secret = newSecret(deps.randomBytes)
  const data = { id: deps.newId('whe'), account_id, url: webhookUrl(deps, url), secret, created_at: deps.now() }
  return transaction(deps, async (tx) => {
    await lockAccount(tx, account_id)
    const there = await tx.webhookEndpoint.count({ where: { account_id } })
    if (there >= mostEndpoints)
      throw badRequest(`The account has ${there} webhook endpoints already; ${mostEndpoints} is the most.`)
    const record = shown(await tx.webhookEndpoint.create({ data }))
    const details = { host: new URL(record.url).host }
    await recordAudit(tx, deps, { account_id, by, action: 'webhook create', subject: record.id, details })
    return { record, secret }
  })
}

/** The endpoints of an account, oldest first. */
export const listEndpoints = async (deps: Pick<Deps, 'prisma'>, account_id: string): Promise<ShownEndpoint[]> => {
  await findAccount(deps, account_id)
  return (await deps.prisma.webhookEndpoint.findMany({ where: { account_id }, orderBy: { id: 'asc' } })).map(shown)
}

/** The endpoint, or the 404; no event is written for it, and nobody changes it, until the transaction ends. */
const lockEndpoint = async (tx: Tx, id: string, account_id: string | undefined): Promise<WebhookEndpoint> => {
  await tx.$queryRaw`SELECT FROM webhook_endpoint WHERE id = ${id} FOR UPDATE`
  const found = await tx.webhookEndpoint.findFirst({ where: { id, ...(account_id !== undefined && { account_id }) } })
  if (found === null) throw new ApiError(404, `There is no webhook endpoint ${JSON.stringify(id)}.`)
  return found
}

/** Takes an endpoint away, with what is still to be sent to it; an attempt that has begun is not called back. */
export const deleteEndpoint = (
  deps: Parts,
  id: string,
  account_id?: string,
  by: Actor = null,
): Promise<ShownEndpoint> =>
  transaction(deps, async (tx) => {
    const record = shown(await lockEndpoint(tx, id, account_id))
    await tx.webhookDelivery.deleteMany({ where: { endpoint_id: id, account_id: record.account_id } })
    await tx.webhookEndpoint.deleteMany({ where: { id, account_id: record.account_id } })
    if (deps.config.svix !== undefined)
      await enqueue(tx, removeFromSvixJob, { account_id: record.account_id, endpoint_id: id })
    const details = { host: new URL(record.url).host }
    await recordAudit(tx, deps, {
      account_id: record.account_id,
      by,
      action: 'webhook delete',
      subject: id,
      details,
    })
    return record
  })

/** Gives an endpoint a new secret. The old one signs beside it for 24 hours, for the receiver to change over. */
export const rotateSecret = (
  deps: Parts,
  id: string,
  account_id?: string,
  by: Actor = null,
): Promise<{ record: ShownEndpoint; secret: string }> =>
  transaction(deps, async (tx) => {
    const now = deps.now()
    const found = await lockEndpoint(tx, id, account_id)
    const secret = newSecret(deps.randomBytes)
    const kept = oldSecrets.parse(found.old_secrets).filter(({ until }) => until > now)
    const until = new Date(now.getTime() + ROTATION_MS)
    const old_secrets = [{ secret: found.secret, until }, ...kept].map((old) => ({
      secret: old.secret,
      until: old.until.toISOString(),
    }))
    const record = shown(await tx.webhookEndpoint.update({ where: { id }, data: { secret, old_secrets } }))
    await recordAudit(tx, deps, { account_id: record.account_id, by, action: 'webhook rotate', subject: id })
    return { record, secret }
  })

/** The secrets that sign at a time, the newest first. */
export const validSecrets = (
  { secret, old_secrets }: Pick<WebhookEndpoint, 'secret' | 'old_secrets'>,
  at: Date,
): string[] => [
  secret,
  ...oldSecrets
    .parse(old_secrets)
    .filter(({ until }) => until > at)
    .map((old) => old.secret),
]
