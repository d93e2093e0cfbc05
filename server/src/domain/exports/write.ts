import { pipeline, Readable, type Transform } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportJob, Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { EngineError, type Manifest } from '../../engine/model.ts'
import type { StoredBlob } from '../../storage/blob-store.ts'
import { exportKey } from './blobs.ts'
import { lineageInput } from '../preview/lineage.ts'
import { mappingsOf } from '../preview/plan-reply.ts'
import { openCsv, openLineage } from './csv.ts'
import { meterCsv, type CsvFacts } from './rows.ts'
import { exportedRows, planOf } from './start.ts'

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

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'engine' | 'log'>

/** A little compression takes the air out of CSV; more would cost much time for few bytes. */
const COMPRESSION_LEVEL = 1

const READABLE_BY_ALL = 0o644

/**
 * Writes the job's file into the blob store: a CSV or ZIP, the same bytes as exportCsv gives. Everything streams, so memory stays flat
 * whatever the size. Rejects with an EngineError when what comes is not what was previewed, and leaves nothing behind then.
 */
export const writeExport = (parts: Parts, work: ExportWork, hooks: WriteHooks): Promise<StoredBlob> => {
  const entries = work.job.slugs.flatMap((slug) => entriesOf(parts, work, slug))
  const [only] = entries
  return work.job.format === 'csv' && only ? writeCsv(parts, work, only, hooks) : writeZip(parts, work, entries, hooks)
}

/** A file of the export. */
interface Entry {
  name: string
  slug: string
  open: (signal: AbortSignal) => Promise<Readable>
  /** The rows that it must have, which count as progress; null for what only goes with another file. */
  rows: number | null
}

const entriesOf = (parts: Parts, { job, run, manifest }: ExportWork, slug: string): Entry[] => {
  const sheet = manifest.sheets.find((candidate) => candidate.slug === slug)
  if (!sheet) throw new Error(`the result has lost its sheet ${slug}`)
  const exported = { run, sheet }
  const cells: Entry = {
    name: `${slug}.csv`,
    slug,
    rows: exportedRows(sheet),
    open: (signal) => openCsv(parts, exported, { rows: 'valid', escapeFormulas: false }, signal),
  }
  const lineage: Entry = {
    name: `${slug}.lineage.csv`,
    slug,
    rows: null,
    open: async (signal) => {
      const input = await lineageInput(parts, run, planOf(manifest, slug))
      return openLineage(parts, exported, input, signal)
    },
  }
  return job.lineage ? [cells, lineage] : [cells]
}

interface OpenEntry {
  stream: Transform
  /** To be read after the stream's end; throws when the rows are not those of the preview. */
  facts: () => CsvFacts
}

const openEntry = async ({ slug, rows, open }: Entry, { signal, onRows }: WriteHooks): Promise<OpenEntry> => {
  const csv = await open(signal)
  const { through, facts } = meterCsv(rows === null ? () => undefined : onRows)
  // An error is passed on to the reader of `through`, and a reader that leaves ends the CSV's process.
  pipeline(csv, through, () => undefined)
  return {
    stream: through,
    facts: () => {
      const found = facts()
      if (rows === null || found.rows === rows) return found
      throw new EngineError(
        `The sheet ${slug} gave ${found.rows} rows where its preview has ${rows}, so that nothing was exported. ` +
          'Generate and execute again, then start another export.',
      )
    },
  }
}

const writeCsv = async (
  { blobs }: Parts,
  { job }: ExportWork,
  entry: Entry,
  hooks: WriteHooks,
): Promise<StoredBlob> => {
  const { stream, facts } = await openEntry(entry, hooks)
  const key = exportKey(job)
  const stored = await blobs.put(key, stream)
  try {
    facts()
  } catch (error) {
    await blobs.remove(key)
    throw error
  }
  return stored
}

const writeZip = async (
  { blobs }: Parts,
  work: ExportWork,
  entries: readonly Entry[],
  hooks: WriteHooks,
): Promise<StoredBlob> => {
  const zip = openZip(work.job)
  // Ends an entry that is still open, or about to be, when nobody reads the ZIP any more.
  const ended = new AbortController()
  const signal = AbortSignal.any([hooks.signal, ended.signal])
  const files: ManifestFile[] = []
  let open: { entry: Entry; opened: OpenEntry } | null = null
  let before = 0
  // The entries are read one after the other: when one is asked for, the one before has come to its end.
  const closeEntry = (): void => {
    if (!open) return
    const { name, slug, rows } = open.entry
    files.push({ name, slug, ...open.opened.facts() })
    before += rows ?? 0
    open = null
  }
  for (const entry of entries) {
    zip.add(entry.name, async () => {
      closeEntry()
      const onRows = (rows: number): void => hooks.onRows(before + rows)
      const opened = await openEntry(entry, { signal, onRows })
      open = { entry, opened }
      return opened.stream
    })
  }
  zip.add('manifest.json', async () => {
    closeEntry()
    return Readable.from([Buffer.from(`${JSON.stringify(manifestOf(work, files), null, 2)}\n`)])
  })
  zip.end()
  try {
    return await blobs.put(exportKey(work.job), zip.output)
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

const manifestOf = ({ job, run, manifest }: ExportWork, files: ManifestFile[]): object => ({
  migration_id: job.migration_id,
  run_id: run.id,
  digest: manifest.digest,
  files,
  ...(job.lineage && { mappings: mappingsOf(manifest.plan).filter(({ slug }) => job.slugs.includes(slug)) }),
  ledger: manifest.ledger,
})
