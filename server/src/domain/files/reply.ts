import { z } from 'zod'
import type { components } from '../../../../generated/api.ts'
import type { File } from '../../../../generated/prisma/client.ts'
import { storedTables } from '../runs/stored-json.ts'

const kinds = z.enum(['csv', 'spreadsheet', 'document'])
const statuses = z.enum(['pending', 'ready', 'failed'])

/** A file as callers see it: of its tables what they are, not where they lie. */
export const fileReply = (row: File): components['schemas']['File'] => ({
  file_id: row.id,
  name: row.name,
  size: row.size === null ? null : Number(row.size),
  content_type: row.content_type,
  kind: kinds.nullable().parse(row.kind),
  sha256: row.sha256,
  status: statuses.parse(row.status),
  tables: storedTables
    .parse(row.tables)
    .map(({ name, page, header_row, rows, columns }) => ({ name, page, header_row, rows, columns })),
  error: row.error,
  created_at: row.created_at.toISOString(),
})
