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
  const zip = openZip(work.job)
  // Ends a sheet that is still open, or about to be, when nobody reads the ZIP any more.
  const ended = new AbortController()
  const signal = AbortSignal.any([hooks.signal, ended.signal])
  const files: ManifestFile[] = []
  let open: { sheet: Sheet; opened: OpenSheet } | null = null
  // The entries are read one after the other: when one is asked for, the one before has come to its end.
  const closeSheet = (): void => {
    if (open) files.push(fileOf(open.sheet, open.opened.facts()))
    open = null
  }
  for (const sheet of sheets) {
    zip.add(`${sheet.slug}.csv`, async () => {
      closeSheet()
      const before = files.reduce((rows, file) => rows + file.rows, 0)
      const onRows = (rows: number): void => hooks.onRows(before + rows)
      const opened = await openSheet(parts, work, sheet, { signal, onRows })
      open = { sheet, opened }
      return opened.stream
    })
  }
  zip.add('manifest.json', async () => {
    closeSheet()
    return Readable.from([Buffer.from(`${JSON.stringify(manifestOf(work, files), null, 2)}\n`)])
  })
  zip.end()
  try {
    return await parts.blobs.put(exportKey(work.job), zip.output)
  } finally {
    ended.abort(new Error('The ZIP has ended.'))
  }
}

interface Zip {
  output: Readable
  /** The entry's content is opened when its turn comes; when that or the content fails, so does the output. */
  add: (name: string, read: () => Promise<Readable>) => void
  end: () => void
}

/** A ZIP as a stream. Its entries have the time of the job, so that each attempt makes the same bytes. */
const openZip = ({ created_at }: ExportJob): Zip => {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new TypeError('The ZIP comes as no stream of Node.')
  // Whoever reads the output hears of its end; what fails after that has nobody left to tell.
  output.on('error', () => undefined)
  const options = { mtime: created_at, mode: READABLE_BY_ALL, compressionLevel: COMPRESSION_LEVEL }
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  const pump = async (
    read: () => Promise<Readable>,
    pass: (error: unknown, content: Readable) => void,
  ): Promise<void> => {
    const content = await read()
    content.once('error', fail)
    pass(null, content)
  }
  return {
    output,
    add: (name, read) => zip.addReadStreamLazy(name, options, (pass) => void pump(read, pass).catch(fail)),
    end: () => zip.end(),
  }
}

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
