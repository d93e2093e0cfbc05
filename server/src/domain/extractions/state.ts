import { transitions } from '../../../../generated/server/router.ts'
import type { components } from '../../../../generated/api.ts'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'

// The only place where an extraction's status changes, guarded by the contract's table of transitions.

export type ExtractionStatus = components['schemas']['ExtractionStatus']

/** Statuses of an extraction whose document is still to be read. */
export const UNDER_WAY = ['pending', 'running'] as const satisfies readonly ExtractionStatus[]

export interface ExtractionKey {
  id: string
  account_id: string
}

export type ExtractionChange = {
  at: Date
  /** The attempt that asks for the change; when another one has taken the extraction up since, nothing happens. */
  attempt?: number
} & (
  | { to: 'running' }
  | { to: 'completed'; pages: number | null; expires_at: Date }
  | { to: 'failed'; error: string; expires_at: Date }
)

const targets: Readonly<Record<ExtractionStatus, readonly ExtractionStatus[]>> = transitions.ExtractionStatus

const statuses = Object.keys(targets) as ExtractionStatus[]

/** The stored text as the contract's type; throws on anything that was not written here. */
export const extractionStatusOf = (text: string): ExtractionStatus => {
  const status = statuses.find((known) => known === text)
  if (!status) throw new Error(`an extraction has the unknown status ${text}`)
  return status
}

/** True when no transition leads on. */
export const hasEnded = (status: string): boolean => targets[extractionStatusOf(status)].length === 0

/**
 * Changes an extraction's status. Null when it is not where the change may start from, or belongs to a later attempt: then nothing
 * was written. Where its document came from is forgotten with its end.
 */
export const changeExtraction = async (
  db: Db,
  { id, account_id }: ExtractionKey,
  { to, at, attempt, ...set }: ExtractionChange,
): Promise<Extraction | null> => {
  const before = statuses.filter((status) => targets[status].includes(to))
  const [extraction] = await db.extraction.updateManyAndReturn({
    where: { id, account_id, status: { in: before }, ...(attempt === undefined ? {} : { attempt }) },
    data: { ...set, status: to, ...(hasEnded(to) ? { finished_at: at, source_url: null } : {}) },
  })
  return extraction ?? null
}
