import type { Handler } from '../../../../generated/server/types.ts'
import { exportKey } from '../../domain/exports/blobs.ts'
import { csvType, namesTag } from '../../domain/exports/csv.ts'
import { findDownload, gone, type CompletedExport } from '../../domain/exports/download.ts'
import { wantedRange } from '../../http/byte-range.ts'
import type { AnonymousContext } from '../../http/context.ts'
import { BlobNotFound } from '../../storage/blob-store.ts'

/** A single sheet goes by its own name, as exportCsv has it. */
const fileName = ({ id, format, slugs }: CompletedExport): string =>
  format === 'csv' ? `${slugs[0]}.csv` : `${id}.zip`

const typeOf = ({ format }: CompletedExport): string => (format === 'csv' ? csvType : 'application/zip')

export const downloadExport: Handler<'downloadExport', AnonymousContext> = async (
  { params, headers },
  { deps, incoming },
) => {
  const job = await findDownload(deps.prisma, deps.signingKey, params.token, deps.now())
  const size = Number(job.file_size)
  const ETag = `"${job.sha256}"`
  // What a cache keeps of the whole reply holds for the copy that it has (RFC 9110, 15.4.5).
  const kept = { ETag, 'Cache-Control': 'private, no-cache' } as const
  if (namesTag(headers['if-none-match'], ETag)) return { status: 304, headers: kept }
  // A range is of GET alone (RFC 9110, 14.2).
  const range = incoming.method === 'GET' ? wantedRange(headers, { size, etag: ETag }) : null
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = await deps.blobs.open(exportKey(job), range ?? undefined).catch((error: unknown) => {
    if (error instanceof BlobNotFound) throw gone('The data of this export was deleted.')
    throw error
  })
  const headersOut = {
    ...kept,
    'Content-Type': typeOf(job),
    'Content-Length': end - start + 1,
    'Content-Disposition': `attachment; filename="${fileName(job)}"`,
    'Accept-Ranges': 'bytes',
  }
  if (range === null) return { status: 200, headers: headersOut, body }
  return { status: 206, headers: { ...headersOut, 'Content-Range': `bytes ${start}-${end}/${size}` }, body }
}
