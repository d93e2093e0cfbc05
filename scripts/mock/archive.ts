import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A real ZIP of CSVs by sheet, for a contract can show no binary file. The same bytes each time. */
export const zipOf = async (sheets: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new ZipFile()
  const mtime = new Date('2026-03-02T09:30:14.275Z')
  for (const [slug, csv] of Object.entries(sheets)) zip.addBuffer(Buffer.from(csv), `${slug}.csv`, { mtime })
  zip.end()
  return buffer(zip.outputStream)
}
