import { EngineError } from '../../model.ts'
import type { Sniffed } from '../sniff.ts'
import { parseDocx } from './docx/parse-docx.ts'
import { MAX_TABLE_CELLS, MAX_TABLE_COLUMNS, MAX_TABLES, MAX_TEXT_LENGTH } from './limits.ts'
import type { ParsedDocument } from './model.ts'
import { parsePdf } from './pdf/parse-pdf.ts'

type ContentType = Exclude<Sniffed, { refused: string }>['content_type']

/**
 * Reads a document's text and tables.
 *
 * @throws EngineError when it is damaged, encrypted or has more than is read; the signal's reason when stopped.
 */
export async function parseDocument(
  file: { path: string; name: string; type: ContentType },
  hooks: { onProgress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<ParsedDocument> {
  const parsed = file.type === 'application/pdf' ? await parsePdf(file, hooks) : await parseDocx(file, hooks)
  refuseTooMuch(file.name, parsed)
  return parsed
}

function refuseTooMuch(name: string, { lines, tables }: ParsedDocument): void {
  const refuse = (what: string, limit: number): void => {
    throw new EngineError(`${JSON.stringify(name)} has more than ${limit} ${what}, the most that are read: split it`)
  }
  let text = 0
  for (const { pieces } of lines) for (const piece of pieces) text += piece.length + 1
  if (text > MAX_TEXT_LENGTH) refuse('characters of text', MAX_TEXT_LENGTH)
  if (tables.length > MAX_TABLES) refuse('tables', MAX_TABLES)
  if (tables.some(({ width }) => width > MAX_TABLE_COLUMNS)) refuse('columns in a table', MAX_TABLE_COLUMNS)
  const cells = tables.reduce((sum, { width, rows }) => sum + width * rows.length, 0)
  if (cells > MAX_TABLE_CELLS) refuse('cells in its tables', MAX_TABLE_CELLS)
}
