import type { ExportJob, Migration } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../errors.ts'
import type { Manifest, SheetPlan } from '../../engine/model.ts'
import { lineageInput } from '../preview/lineage.ts'
import { enqueue } from '../queue/enqueue.ts'
import { exportJob } from '../queue/jobs.ts'
import { requireLiveWorker } from '../runs/worker-health.ts'
import { findResult } from './csv.ts'
import { insertExport } from './state.ts'

/** Rows of a sheet that an export sends: all without an error. */
export const exportedRows = ({ valid, warning }: Manifest['sheets'][number]): number => valid + warning

const chooseSheets = (sheets: Manifest['sheets'], slugs: readonly string[]): Manifest['sheets'] =>
  slugs.map((slug) => {
    const sheet = sheets.find((candidate) => candidate.slug === slug)
    if (sheet) return sheet
    const known = sheets.map((other) => other.slug).join(', ') || 'none'
    throw badRequest(`There is no sheet ${JSON.stringify(slug)} in the result of this migration. It has: ${known}.`)
  })

/** The plan of a sheet of the result. */
export const planOf = ({ plan }: Manifest, slug: string): SheetPlan => {
  const sheet = plan.sheets.find((candidate) => candidate.slug === slug)
  if (!sheet) throw new Error(`the plan has lost its sheet ${slug}`)
  return sheet
}

/** The sheets that a body names, in one way or the other. Refuses (400) one that names none. */
export const namedSheets = ({ slug, slugs }: { slug?: string; slugs?: readonly string[] }): readonly string[] => {
  const named = slugs ?? (slug === undefined ? [] : [slug])
  if (named.length === 0) throw badRequest('The body names no sheet. Send a slug, or several as slugs.')
  return named
}

export interface WantedExport {
  slugs: readonly string[]
  /** With a file beside each sheet that leads its cells back. */
  lineage: boolean
}

/**
 * Queues an export of sheets of the last completed execute: one as CSV, several as ZIP. 409 before there was one, 400 for a slug
 * that it doesn't have, 410 for lineage whose files have gone, 502 while no worker lives. The slugs differ (contract).
 */
export const startExport = async (
  deps: Pick<Deps, 'prisma' | 'blobs' | 'config' | 'now' | 'newId'>,
  migration: Migration,
  { slugs, lineage }: WantedExport,
): Promise<ExportJob> => {
  const { run, manifest } = await findResult(deps.prisma, deps.blobs, migration)
  const sheets = chooseSheets(manifest.sheets, slugs)
  if (lineage) for (const { slug } of sheets) await lineageInput(deps, run, planOf(manifest, slug))
  await requireLiveWorker(deps.prisma, 'make the export')
  const { account_id, id: migration_id } = migration
  const created_at = deps.now()
  return transaction(deps, async (tx) => {
    const job = await insertExport(tx, {
      id: deps.newId('exp'),
      account_id,
      migration_id,
      run_id: run.id,
      slugs: [...slugs],
      format: sheets.length === 1 && !lineage ? 'csv' : 'zip',
      lineage,
      total_rows: BigInt(sheets.reduce((rows, sheet) => rows + exportedRows(sheet), 0)),
      created_at,
      expires_at: new Date(created_at.getTime() + deps.config.exportRetentionMs),
    })
    await enqueue(tx, exportJob, { account_id, migration_id, export_id: job.id })
    return job
  })
}
