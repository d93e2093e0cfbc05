import { pipeline, Readable, type Transform } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportJob, Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { EngineError, type Manifest } from '../../engine/model.ts'
import type { StoredBlob } from '../../storage/blob-store.ts'
import { exportKey } from './blobs.ts'
import { openCsv } from './csv.ts'
import { meterCsv, type CsvFacts } from './rows.ts'
import { exportedRows } from './start.ts'

export interface ExportWork {
  job: ExportJob
  /** The run whose result is sent, and that result. */
  run: Run
  manifest: Manifest
}

export interface WriteHooks {
  /** Ends the work when aborted. */
  signal: AbortSignal
  /** Rows written so far, of all sheets. */
  onRows: (rows: number) => void
}

type Parts = Pick<Deps, 'blobs' | 'engine' | 'log'>
type Sheet = Manifest['sheets'][number]

/** A little compression takes the air out of CSV; more would cost much time for few bytes. */
const COMPRESSION_LEVEL = 1

const READABLE_BY_ALL = 0o644

/**
 * Writes the job's file into the blob store: a CSV or ZIP, the same bytes as exportCsv gives. Everything streams, so memory stays flat
 * whatever the size. Rejects with an EngineError when what comes is not what was previewed, and leaves nothing behind then.
 */
export const writeExport = (parts: Parts, work: ExportWork, hooks: WriteHooks): Promise<StoredBlob> => {
  const sheets = work.job.slugs.map((slug) => sheetOf(work.manifest, slug))
  const [only] = sheets
  return work.job.format === 'csv' && only ? writeCsv(parts, work, only, hooks) : writeZip(parts, work, sheets, hooks)
}

const sheetOf = ({ sheets }: Manifest, slug: string): Sheet => {
  const sheet = sheets.find((candidate) => candidate.slug === slug)
  if (!sheet) throw new Error(`the result has lost its sheet ${slug}`)
  return sheet
}

interface OpenSheet {
  stream: Transform
  /** To be read after the stream's end; throws when the rows are not those of the preview. */
  facts: () => CsvFacts
}

const openSheet = async (
  parts: Parts,
  { run }: ExportWork,
  sheet: Sheet,
  { signal, onRows }: WriteHooks,
): Promise<OpenSheet> => {
  const csv = await openCsv(parts, { run, sheet }, { rows: 'valid', escapeFormulas: false }, signal)
  const { through, facts } = meterCsv(onRows)
  // An error is passed on to the reader of `through`, and a reader that leaves ends the CSV's process.
  pipeline(csv, through, () => undefined)
  return {
    stream: through,
    facts: () => {
      const found = facts()
      if (found.rows === exportedRows(sheet)) return found
      throw new EngineError(
        `The sheet ${sheet.slug} gave ${found.rows} rows where its preview has ${exportedRows(sheet)}, so that nothing was exported. ` +
          'Generate and execute again, then start another export.',
      )
    },
  }
}

const writeCsv = async (parts: Parts, work: ExportWork, sheet: Sheet, hooks: WriteHooks): Promise<StoredBlob> => {
  const { stream, facts } = await openSheet(parts, work, sheet, hooks)
  const key = exportKey(work.job)
  const stored = await parts.blobs.put(key, stream)
  try {
    facts()
  } catch (error) {
    await parts.blobs.remove(key)
    throw error
  }
  return stored
}

const writeZip = async (
  parts: Parts,
  work: ExportWork,
  sheets: readonly Sheet[],
  hooks: WriteHooks,
): Promise<StoredBlob> => {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new TypeError('The ZIP comes as no stream of Node.')
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  const files: ManifestFile[] = []
  let open: { sheet: Sheet; opened: OpenSheet } | null = null
  let rows = 0
  const closeSheet = (): void => {
    if (open) files.push(fileOf(open.sheet, open.opened.facts()))
    rows += open ? exportedRows(open.sheet) : 0
    open = null
  }
  const entry = (name: string, read: () => Promise<Readable>): void =>
    zip.addReadStreamLazy(name, entryOptions(work.job), (pass) => {
      read().then((stream) => {
        stream.once('error', fail)
        pass(null, stream)
      }, fail)
    })
  for (const sheet of sheets) {
    entry(`${sheet.slug}.csv`, async () => {
      closeSheet()
      const onRows = (ofSheet: number): void => hooks.onRows(rows + ofSheet)
      const opened = await openSheet(parts, work, sheet, { ...hooks, onRows })
      open = { sheet, opened }
      return opened.stream
    })
  }
  entry('manifest.json', async () => {
    closeSheet()
    return Readable.from([Buffer.from(`${JSON.stringify(manifestOf(work, files), null, 2)}\n`)])
  })
  zip.end()
  try {
    return await parts.blobs.put(exportKey(work.job), output)
  } finally {
    endSheet(open)
  }
}

/** A sheet that is still open when the ZIP has ended is one that nobody reads any more. */
const endSheet = (open: { opened: OpenSheet } | null): void => void open?.opened.stream.destroy()

/** The time is that of the job, so that each attempt makes the same bytes. */
const entryOptions = ({ created_at }: ExportJob) => ({
  mtime: created_at,
  mode: READABLE_BY_ALL,
  compressionLevel: COMPRESSION_LEVEL,
})

interface ManifestFile extends CsvFacts {
  name: string
  slug: string
}

const fileOf = ({ slug }: Sheet, { rows, bytes, sha256 }: CsvFacts): ManifestFile => ({
  name: `${slug}.csv`,
  slug,
  rows,
  bytes,
  sha256,
})

const manifestOf = ({ job, run, manifest }: ExportWork, files: ManifestFile[]): object => ({
  migration_id: job.migration_id,
  run_id: run.id,
  digest: manifest.digest,
  files,
  ledger: manifest.ledger,
})
