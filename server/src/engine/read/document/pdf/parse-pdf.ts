import { readFile } from 'node:fs/promises'
import { EngineError } from '../../../model.ts'
import { MAX_PAGES } from '../limits.ts'
import type { ParsedDocument, TextLine } from '../model.ts'
import { headingOf, joinPages } from './continue.ts'
import { tablesOf } from './find-tables.ts'
import type { PageTable } from './table.ts'
import type { Line } from './lines.ts'
import { openPdf } from './open.ts'
import { readPage } from './page.ts'
import { piecesOf, textOf } from './pieces.ts'

/** Pieces of a line that are farther apart, in sizes of the type, stand by themselves. */
const PIECE_GAP = 1

/**
 * Reads the text and tables of a PDF, page by page.
 *
 * @throws EngineError when it is damaged, encrypted or too long; the signal's reason when stopped.
 */
export async function parsePdf(
  { path, name }: { path: string; name: string },
  { onProgress, signal }: { onProgress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<ParsedDocument> {
  const pdf = await openPdf(await readFile(path), name)
  try {
    const pages = pdf.numPages
    if (pages > MAX_PAGES) {
      throw new EngineError(`${JSON.stringify(name)} has ${pages} pages; at most ${MAX_PAGES} are read: split it`)
    }
    const lines: TextLine[] = []
    const tables: PageTable[] = []
    const notes: string[] = []
    for (let number = 1; number <= pages; number++) {
      signal?.throwIfAborted()
      onProgress?.(number - 1, pages)
      const read = await readOne(pdf, number, tables.at(-1))
      if (read === null) notes.push(`Page ${number} is damaged: it was not read.`)
      else {
        lines.push(...read.lines)
        tables.push(...read.tables)
        if (read.cut) notes.push(`Page ${number} has more characters than are read of a page: the rest was left out.`)
      }
    }
    if (pages > 0 && notes.filter((note) => note.includes('damaged')).length === pages) {
      throw new EngineError(`${JSON.stringify(name)} is damaged: none of its pages can be read; save or print it anew`)
    }
    return { pages, lines, tables: joinPages(tables), notes }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof openPdf>>

/** Null for a page that is damaged: the others are of use all the same. */
async function readOne(
  pdf: Pdf,
  number: number,
  before: PageTable | undefined,
): Promise<{ lines: TextLine[]; tables: PageTable[]; cut: boolean } | null> {
  let read: Awaited<ReturnType<typeof readPage>>
  try {
    const proxy = await pdf.getPage(number)
    read = await readPage(proxy)
    proxy.cleanup()
  } catch {
    // pdf.js throws for what it can't make sense of in the page; its words mean nothing to a caller.
    return null
  }
  const { lines, tables } = tablesOf(
    read.page,
    before?.page === number - 1 && before.headerRows > 0 ? headingOf(before) : [],
  )
  return { lines: lines.map((line) => textLine(line, number)), tables, cut: read.cut }
}

function textLine({ words }: Line, page: number): TextLine {
  return { page, pieces: piecesOf(words, PIECE_GAP).map((piece) => textOf(piece.words)) }
}
