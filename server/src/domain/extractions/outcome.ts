import type { Extraction } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../queue/enqueue.ts'
import { extractJob } from '../queue/jobs.ts'
import { changeExtraction, UNDER_WAY, type ExtractionKey } from './state.ts'

type Parts = Pick<Deps, 'prisma' | 'now' | 'config'>

/** The document of an extraction was fetched: the job that reads it follows. False when it is no longer waited for. */
export const noteDocument = (
  deps: Pick<Deps, 'prisma'>,
  { id, account_id }: ExtractionKey,
  document: { name: string; size: number },
): Promise<boolean> =>
  transaction(deps, async (tx) => {
    const { count } = await tx.extraction.updateMany({
      where: { id, account_id, status: { in: [...UNDER_WAY] }, size: null },
      data: { ...document, source_url: null },
    })
    if (count > 0) await enqueue(tx, extractJob, { account_id, extraction_id: id })
    return count > 0
  })

/**
 * A worker takes an extraction up: it becomes running, and this attempt is the one that counts from now on. Null when it has ended,
 * is not there, or its document is still to be fetched.
 */
export const takeUpExtraction = (parts: Parts, { id, account_id }: ExtractionKey): Promise<Extraction | null> =>
  transaction(parts, async (tx) => {
    await changeExtraction(tx, { id, account_id }, { to: 'running', at: parts.now() })
    const [extraction] = await tx.extraction.updateManyAndReturn({
      where: { id, account_id, status: 'running', size: { not: null } },
      data: { attempt: { increment: 1 } },
    })
    return extraction ?? null
  })

const expiry = (at: Date, { config }: Parts): Date => new Date(at.getTime() + config.extractionRetentionMs)

/** The attempt's result is there. False when the extraction isn't this attempt's any more. */
export const completeExtraction = async (
  parts: Parts,
  { id, account_id, attempt }: Extraction,
  pages: number | null,
): Promise<boolean> => {
  const at = parts.now()
  const key = { id, account_id }
  const change = { to: 'completed', at, attempt, pages, expires_at: expiry(at, parts) } as const
  return (await changeExtraction(parts.prisma, key, change)) !== null
}

const MOST_CHARACTERS = 4_000

/** Ends an extraction with its reason, also one that no worker ever came to begin; with `attempt`, only while it is that attempt's. */
export const failExtraction = (
  parts: Parts,
  { id, account_id }: ExtractionKey,
  reason: string,
  attempt?: number,
): Promise<void> =>
  transaction(parts, async (tx) => {
    const at = parts.now()
    const error = reason.slice(0, MOST_CHARACTERS)
    if (attempt === undefined) await changeExtraction(tx, { id, account_id }, { to: 'running', at })
    const only = attempt === undefined ? {} : { attempt }
    await changeExtraction(tx, { id, account_id }, { to: 'failed', at, error, expires_at: expiry(at, parts), ...only })
  })
