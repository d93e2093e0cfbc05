import { rowsOf } from './csv-rows.ts'
import type { CsvRow } from './csv-rows.ts'
import { chunksOf, saveAt } from './node-files.ts'

/** An exported sheet on its way: read it once, in one of four ways. */
export interface CsvExport {
  /** Version of the export, for `If-None-Match`; null when the service sent none. */
  etag: string | null
  /** The bytes as they arrive (UTF-8). In Node: `Readable.fromWeb(csv.stream)`. Cancel it when it isn't read to its end. */
  stream: ReadableStream<Uint8Array>
  /** The whole sheet as text; for sheets that fit in memory. */
  text: () => Promise<string>
  /** The rows by the names of the header, parsed as they arrive. Leaving the loop early ends the download. */
  rows: () => AsyncGenerator<CsvRow, void>
  /** Saves to a file (Node only), streamed; the file is there whole or not at all. Resolves to the number of bytes. */
  saveTo: (path: string) => Promise<number>
}

export const csvExport = (response: Response): CsvExport => {
  const stream = response.body ?? new Blob([]).stream()
  return {
    etag: response.headers.get('etag'),
    stream,
    text: () => new Response(stream).text(),
    rows: () => rowsOf(chunksOf(stream)),
    saveTo: (path) => saveAt(path, stream),
  }
}
