import { open, writeFile } from 'node:fs/promises'
import { EngineError } from '../model.ts'
import type { ParsedDocument } from '../read/document/model.ts'
import { parseDocument } from '../read/document/parse.ts'
import { sniff } from '../read/sniff.ts'
import { findFields } from './fields.ts'
import type { ExtractedDocument, ExtractInput, ExtractOutput } from './model.ts'

const HEAD_BYTES = 65_536

/** Reads a document and writes what it says as JSON. @throws EngineError when it can't be read. */
export async function extract({ path, name, columns, to }: ExtractInput, signal: AbortSignal): Promise<ExtractOutput> {
  const sniffed = sniff(await headOf(path), name)
  if ('refused' in sniffed || sniffed.kind !== 'document') {
    throw new EngineError(`${JSON.stringify(name)} is no PDF and no Word document`)
  }
  const parsed = await parseDocument({ path, name, type: sniffed.content_type }, { signal })
  const result: ExtractedDocument = {
    text: textOf(parsed),
    tables: parsed.tables.map(({ page, header, rows }) => ({ page, header, rows: rows.map(({ cells }) => cells) })),
    fields: findFields(columns, parsed),
  }
  await writeFile(to, JSON.stringify(result))
  return { pages: parsed.pages }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Line by line, a form feed between pages. */
function textOf({ lines }: ParsedDocument): string {
  const pages: string[][] = []
  let page: number | null | undefined
  for (const line of lines) {
    if (line.page !== page || pages.length === 0) pages.push([])
    page = line.page
    pages.at(-1)?.push(line.pieces.join(' '))
  }
  return pages.map((texts) => texts.join('\n')).join('\f')
}
