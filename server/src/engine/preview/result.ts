import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { queryOn } from '../compile/query.ts'
import { openDuckDB } from '../duckdb.ts'
import { readSheetInfo } from '../write/sheet-file.ts'
import { openExcerpts } from './excerpts.ts'
import { gatherRows } from './gather.ts'
import { previewPage, type KnownSheet, type PreviewPage, type PreviewQuery } from './page.ts'

/** A result that pages are taken from, one after the other: opening it costs more than a page. */
export interface OpenResult {
  page: (request: PreviewQuery, signal: AbortSignal) => Promise<PreviewPage>
  close: () => Promise<void>
}

export interface ResultOptions {
  /** Where its files are. */
  folders: string[]
  workdir: string
  memoryMb: number
}

/** The share of a result's memory that its gathered rows may take. */
const gatheredShare = 0.1

/**
 * Opens the result in these folders. Its files don't change, so what they say of themselves is kept. The rows that filters find far apart
 * are gathered beside the pages once a filter was asked for: they cost as much as an export, and no page waits for them.
 */
export async function openResult({ folders, workdir, memoryMb }: ResultOptions): Promise<OpenResult> {
  // One thread, as a page is one row group.
  const options = { workdir, allowedDirectories: folders, memoryLimitMb: memoryMb, threads: 1, forPages: true }
  const session = await openDuckDB(options)
  const excerpts = await mkdtemp(join(workdir, 'excerpts-'))
  const sheets = new Map<string, KnownSheet>()
  const gathered = new Set<string>()
  const mostBytes = gatheredShare * memoryMb * 1024 * 1024
  const closing = new AbortController()
  let gathering = Promise.resolve()

  const gather = async (path: string, sheet: KnownSheet, table: string): Promise<void> => {
    if (closing.signal.aborted) return
    const beside = await session.connect()
    try {
      const query = queryOn(beside, closing.signal)
      await gatherRows(query, path, sheet.info, { table, mostBytes }, (rows) => (sheet.gathered = rows))
    } finally {
      beside.closeSync()
    }
  }

  const page: OpenResult['page'] = async (request, signal) => {
    const query = queryOn(session.connection, signal)
    const { sheet: path, status = 'all', column, code } = request
    const sheet = sheets.get(path) ?? {
      info: await readSheetInfo(query, path),
      gathered: null,
      excerpts: openExcerpts(path, excerpts, `sheet-${sheets.size}`),
    }
    sheets.set(path, sheet)
    const found = await previewPage(query, request, sheet)
    const isFiltered = status !== 'all' || column !== undefined || code !== undefined
    if (isFiltered && !gathered.has(path)) {
      const table = `gathered_${gathered.size}`
      gathered.add(path)
      // What can't be gathered is scanned for.
      gathering = gathering.then(() => gather(path, sheet, table)).catch(() => undefined)
    }
    return found
  }

  const close = async (): Promise<void> => {
    closing.abort()
    await gathering
    session.close()
    await rm(excerpts, { recursive: true, force: true })
  }
  return { page, close }
}
