import { EngineError } from '../../../model.ts'
import { openArchive } from '../../workbook/archive.ts'
import { attribute, parseXml, type Attributes } from '../../workbook/xml.ts'
import { MAX_TABLE_CELLS, MAX_TABLE_COLUMNS, MAX_TEXT_LENGTH } from '../limits.ts'
import type { DocumentTable, ParsedDocument, TextLine } from '../model.ts'
import { documentTable, type DocxRow } from './docx-table.ts'

const BODY = 'word/document.xml'

/**
 * Reads the text and tables of a Word document (ECMA-376 part 1, 17). Read by hand and not by a converter to HTML, because merged
 * cells, repeated heading rows and deleted text are told by the markup alone.
 *
 * @throws EngineError when it is damaged or encrypted; the signal's reason when stopped.
 */
export async function parseDocx(
  { path, name }: { path: string; name: string },
  { onProgress, signal }: { onProgress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<ParsedDocument> {
  const archive = await openArchive(path, name)
  try {
    const part = await mainPart(archive)
    if (!archive.has(part)) {
      throw new EngineError(`${JSON.stringify(name)} is a ZIP archive without a Word document in it: send a .docx file`)
    }
    const reader = createReader(name)
    let inflated = 0
    const packed = archive.packedSize(part)
    await parseXml(archive.stream(part), reader, {
      of: `text of ${JSON.stringify(name)}`,
      afterPiece: async (bytes) => {
        signal?.throwIfAborted()
        inflated += bytes
        onProgress?.(Math.min(inflated / 10, packed), packed)
      },
    })
    return { pages: null, lines: reader.lines, tables: reader.tables, notes: [] }
  } finally {
    archive.close()
  }
}

/** The name of the main part is up to the writer. */
async function mainPart(archive: Awaited<ReturnType<typeof openArchive>>): Promise<string> {
  const relationships = '_rels/.rels'
  if (archive.has(BODY) || !archive.has(relationships)) return BODY
  let target = BODY
  const open = (tag: string, attributes: Attributes): void => {
    if (tag === 'Relationship' && attribute(attributes, 'Type')?.endsWith('/officeDocument'))
      target = (attribute(attributes, 'Target') ?? BODY).replace(/^\/+/, '')
  }
  await parseXml(archive.stream(relationships), { open }, { of: 'list of parts' })
  return target
}

/** Elements whose text is no text of the document: what was deleted, what stands for what can't be shown, notes to the editor. */
const ASIDE = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'annotation', 'sdtPr', 'pPr'])

interface OpenCell {
  column: number
  span: number
  /** Goes on with the cell above. */
  merged: boolean
  text: string[]
}

interface OpenTable {
  rows: DocxRow[]
  row: DocxRow | null
  column: number
  cell: OpenCell | null
}

interface Reader {
  open: (tag: string, attributes: Attributes) => void
  close: (tag: string) => void
  text: (text: string) => void
  lines: TextLine[]
  tables: DocumentTable[]
}

function createReader(name: string): Reader {
  const lines: TextLine[] = []
  const tables: DocumentTable[] = []
  const open: OpenTable[] = []
  /** Paragraphs in one another: a box of text stands in a paragraph. */
  const paragraphs: string[] = []
  let aside = 0
  let inText = false
  let length = 0
  let cells = 0

  const write = (text: string): void => {
    if (paragraphs.length === 0) return
    length += text.length
    if (length > MAX_TEXT_LENGTH)
      throw new EngineError(`${JSON.stringify(name)} has more than ${MAX_TEXT_LENGTH} characters of text: split it`)
    paragraphs[paragraphs.length - 1] += text
  }
  const endParagraph = (): void => {
    const text = (paragraphs.pop() ?? '').replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed()
    const cell = open.at(-1)?.cell
    if (cell) cell.text.push(text)
    for (const line of text.split('\n')) {
      const pieces = line
        .split('\t')
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '')
      if (pieces.length > 0 && !cell) lines.push({ page: null, pieces })
    }
  }
  const endRow = (table: OpenTable): void => {
    const { row } = table
    table.row = null
    if (row === null) return
    table.rows.push(row)
    const pieces = row.cells.map(({ text }) => text.replaceAll('\n', ' ')).filter((text) => text !== '')
    if (pieces.length > 0 && open.length === 1) lines.push({ page: null, pieces })
  }
  const endCell = (table: OpenTable): void => {
    const { cell } = table
    table.cell = null
    if (!cell) return
    cells += cell.span
    if (cells > MAX_TABLE_CELLS || cell.column + cell.span > MAX_TABLE_COLUMNS)
      throw new EngineError(`${JSON.stringify(name)} has a table that is too large to be read: split it`)
    const text = cell.text
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
    table.row?.cells.push({ column: cell.column, span: cell.span, merged: cell.merged, text })
    table.column = cell.column + cell.span
  }
  const endTable = (): void => {
    const table = open.pop()
    const made = table === undefined ? null : documentTable(table.rows)
    if (made !== null) tables.push(made)
    // A table in a cell is a table of its own; the cell keeps its text, for nothing else would say where it stood.
    const cell = open.at(-1)?.cell
    for (const row of table?.rows ?? []) cell?.text.push(row.cells.map(({ text }) => text).join(' '))
  }
  return {
    lines,
    tables,
    open: (tag, attributes) => {
      if (tag === 'tblHeader') markHeading(open.at(-1)?.row ?? null, attributes)
      if (ASIDE.has(tag)) aside++
      if (aside > 0) return
      const table = open.at(-1)
      if (tag === 'p') paragraphs.push('')
      else if (tag === 't') inText = true
      else if (tag === 'tab' || tag === 'ptab') write('\t')
      else if (tag === 'br' || tag === 'cr') write('\n')
      else if (tag === 'noBreakHyphen') write('-')
      else if (tag === 'sym') write('')
      else if (tag === 'tbl') open.push({ rows: [], row: null, column: 0, cell: null })
      else if (table === undefined) return
      else if (tag === 'tr') {
        table.row = { heading: false, cells: [] }
        table.column = 0
      } else if (tag === 'gridBefore') table.column += numberOf(attributes, 0)
      else if (tag === 'tc') table.cell = { column: table.column, span: 1, merged: false, text: [] }
      else if (table.cell === null) return
      else if (tag === 'gridSpan') table.cell.span = Math.max(1, numberOf(attributes, 1))
      else if (tag === 'vMerge') table.cell.merged = (attribute(attributes, 'val') ?? 'continue') === 'continue'
    },
    close: (tag) => {
      if (ASIDE.has(tag)) {
        aside--
        return
      }
      if (aside > 0) return
      const table = open.at(-1)
      if (tag === 't') inText = false
      else if (tag === 'p') endParagraph()
      else if (tag === 'tc' && table) endCell(table)
      else if (tag === 'tr' && table) endRow(table)
      else if (tag === 'tbl') endTable()
    },
    text: (text) => {
      if (inText && aside === 0) write(text)
    },
  }
}

function markHeading(row: DocxRow | null, attributes: Attributes): void {
  if (row !== null && !/^(?:0|false|off)$/.test(attribute(attributes, 'val') ?? '')) row.heading = true
}

function numberOf(attributes: Attributes, missing: number): number {
  const value = Number(attribute(attributes, 'val') ?? missing)
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_TABLE_COLUMNS ? value : missing
}
