import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError, conflict } from '../../errors.ts'
import type { ExportRequest } from '../../engine/export/csv.ts'
import type { ExportLineage } from '../../engine/export/lineage.ts'
import type { Manifest } from '../../engine/model.ts'
import { requireResult } from '../retention/results.ts'
import { sheetKey } from '../runs/blobs.ts'
import { readManifest } from '../runs/result.ts'

/** RFC 4180, 3. */
export const csvType = 'text/csv; charset=utf-8; header=present'

export interface CsvOptions {
  rows: 'valid' | 'rejected' | 'all'
  escapeFormulas: boolean
}

export interface ExportedSheet {
  run: Run
  sheet: Manifest['sheets'][number]
}

/** What the last completed execute published; 409 before there was one, 410 once its retention has ended. */
export const findResult = async (
  db: Db,
  blobs: Deps['blobs'],
  { account_id, result_run_id }: Migration,
): Promise<{ run: Run; manifest: Manifest }> => {
  if (!result_run_id) {
    throw conflict(
      'Nothing of this migration has been executed yet. Start a run of kind "execute" and wait until it is completed.',
    )
  }
  const run = requireResult(await db.run.findFirstOrThrow({ where: { id: result_run_id, account_id } }))
  return { run, manifest: await readManifest(blobs, run) }
}

/** The sheet of the last completed execute; 409 before there was one, 404 for a slug that it doesn't have. */
export const findExportedSheet = async (
  db: Db,
  blobs: Deps['blobs'],
  migration: Migration,
  slug: string,
): Promise<ExportedSheet> => {
  const { run, manifest } = await findResult(db, blobs, migration)
  const sheet = manifest.sheets.find((candidate) => candidate.slug === slug)
  if (!sheet) {
    const known = manifest.sheets.map((other) => other.slug).join(', ') || 'none'
    throw new ApiError(
      404,
      `There is no sheet ${JSON.stringify(slug)} in the result of this migration. It has: ${known}.`,
    )
  }
  return { run, sheet }
}

/** A strong validator: equal tags mean equal bytes, since the CSV is a function of the stored sheet and the options. */
export const etagOf = ({ sheet }: ExportedSheet, { rows, escapeFormulas }: CsvOptions): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([sheet.sha256, rows, escapeFormulas]))
    .digest('hex')
    .slice(0, 40)}"`

/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2: weak comparison, a list or `*`). */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag))

type Parts = Pick<Deps, 'blobs' | 'engine' | 'log'>

/**
 * The CSV as it is being made. The sheet stays in place as a local file until the stream has ended or was destroyed. Aborting the
 * signal ends the work, also before the first byte.
 */
export const openCsv = (
  parts: Parts,
  exported: ExportedSheet,
  options: CsvOptions,
  signal: AbortSignal,
): Promise<Readable> => openStream(parts, exported, [], (sheet) => ({ sheet, ...options }), signal)

/** Where the cells of the sheet's CSV (of rows without an error) come from, as a CSV; `parquet` of the tables is a key of the blob store. */
export const openLineage = (
  parts: Parts,
  exported: ExportedSheet,
  { sources, tables }: ExportLineage,
  signal: AbortSignal,
): Promise<Readable> => {
  const request = (sheet: string, paths: string[]): ExportRequest => {
    const local = tables.map((table, index) => ({ ...table, parquet: paths[index] ?? table.parquet }))
    return { sheet, rows: 'valid', escapeFormulas: false, lineage: { sources, tables: local } }
  }
  const keys = tables.map(({ parquet }) => parquet)
  return openStream(parts, exported, keys, request, signal)
}

/** `request` gets the local paths of the sheet and of what lies at the keys. */
const openStream = (
  { blobs, engine, log }: Parts,
  { run, sheet }: ExportedSheet,
  keys: readonly string[],
  request: (sheet: string, paths: string[]) => ExportRequest,
  signal: AbortSignal,
): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const stream = async ([path = '', ...others]: readonly string[]): Promise<void> => {
      const csv = await engine.exportStream(request(path, others), { signal })
      resolve(csv)
      await finished(csv)
    }
    blobs.withLocalFiles([sheetKey(run, sheet.parquet), ...keys], stream).catch((error: unknown) => {
      log.info({ err: error, run_id: run.id, slug: sheet.slug }, 'an export ended early')
      reject(error instanceof Error ? error : new Error(String(error)))
    })
  })
