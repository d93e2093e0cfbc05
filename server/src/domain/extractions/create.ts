import type { Extraction } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, type ApiError } from '../../errors.ts'
import { activeTemplates } from '../catalog/templates.ts'
import { enqueue } from '../queue/enqueue.ts'
import { extractJob, fetchDocumentJob } from '../queue/jobs.ts'
import { requireLiveWorker } from '../runs/worker-health.ts'

/** A document whose bytes are in the blob store already, at `documentKey(id)`, or one that a job will fetch. */
export type NewDocument = { id: string; name: string } & ({ size: number } | { source_url: string })

/** Refuses (502) an extraction while no worker is there that could read its document. */
export const requireParser = ({ prisma }: Pick<Deps, 'prisma'>): Promise<void> =>
  requireLiveWorker(prisma, 'read the document')

interface Fields {
  template_id: string | null
  template_slug: string | null
}

const unknownTemplate = (slug: string): ApiError =>
  badRequest(`template_slug: there is no active template ${JSON.stringify(slug.slice(0, 200))} in this account.`)

/** Refuses (400) a name that no template can have: fields beside a document arrive unchecked. */
export const requireSlug = (slug: string | undefined): void => {
  if (slug !== undefined && !/^[a-z0-9][a-z0-9_-]{0,127}$/.test(slug)) throw unknownTemplate(slug)
}

/** The template whose fields are wanted, if any. Refuses (400) an unknown one. */
export const fieldsOf = async (
  { prisma }: Pick<Deps, 'prisma'>,
  account_id: string,
  slug: string | undefined,
): Promise<Fields> => {
  if (slug === undefined) return { template_id: null, template_slug: null }
  requireSlug(slug)
  const [template] = await activeTemplates(prisma, account_id, [slug])
  if (template) return { template_id: template.id, template_slug: template.slug }
  throw unknownTemplate(slug)
}

/** Adds an extraction, and the job that fetches or reads its document. */
export const addExtraction = (
  deps: Pick<Deps, 'prisma' | 'config' | 'now'>,
  account_id: string,
  document: NewDocument,
  fields: Fields,
): Promise<Extraction> =>
  transaction(deps, async (tx) => {
    const created_at = deps.now()
    const expires_at = new Date(created_at.getTime() + deps.config.extractionRetentionMs)
    const extraction = await tx.extraction.create({
      data: { ...document, ...fields, account_id, created_at, expires_at },
    })
    const job = 'source_url' in document ? fetchDocumentJob : extractJob
    await enqueue(tx, job, { account_id, extraction_id: extraction.id })
    return extraction
  })
