import { mkdir, open } from 'node:fs/promises'
import { EngineError, type SourceTable } from '../model.ts'
import type { ReadHooks } from './hooks.ts'
import { sniff } from './sniff.ts'

export interface FileInput {
  path: string
  /** The name that its sender gave it: names the table, never decides how it is read. */
  name: string
  /** A folder of this file alone: Parquet files are left here, temporary ones are removed. */
  workdir: string
}

export interface ReadResult {
  tables: SourceTable[]
  /** What was left unread and why, in sentences: hidden sheets, formulas without a saved value … */
  notes: string[]
}

const HEAD_BYTES = 65_536

/**
 * Reads a file into tables, one Parquet file each. Memory stays flat whatever its size.
 *
 * @throws EngineError when the file can't be read, with a sentence for the caller; the signal's reason when stopped.
 */
export async function readFile(input: FileInput, hooks: ReadHooks = {}): Promise<ReadResult> {
  hooks.signal?.throwIfAborted()
  await mkdir(input.workdir, { recursive: true })
  const sniffed = sniff(await readHeadBytes(input.path), input.name)
  if ('refused' in sniffed) throw new EngineError(`${JSON.stringify(input.name)} can't be read: ${sniffed.refused}`)
  // A reader is loaded by the file that needs it: all of them take longer to load than most files to read.
  if (sniffed.kind === 'document') {
    const { readDocumentTables } = await import('./document/read-tables.ts')
    return readDocumentTables(input, sniffed.content_type, hooks)
  }
  if (sniffed.kind === 'spreadsheet') return readSpreadsheet(input, sniffed.content_type, hooks)
  const { readText } = await import('./text/read-text.ts')
  return { tables: await readText(input, hooks), notes: [] }
}

async function readSpreadsheet(input: FileInput, contentType: string, hooks: ReadHooks): Promise<ReadResult> {
  if (contentType === 'application/vnd.ms-excel') {
    const { readXls } = await import('./workbook/read-xls.ts')
    return readXls(input, hooks)
  }
  if (contentType === 'application/vnd.oasis.opendocument.spreadsheet') {
    const { readOds } = await import('./workbook/read-ods.ts')
    return readOds(input, hooks)
  }
  const { readWorkbook } = await import('./workbook/read-workbook.ts')
  return readWorkbook(input, hooks)
}

async function readHeadBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
