import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError, type SourceTable } from '../../model.ts'
import { passHooks, type ReadHooks } from '../hooks.ts'
import { openArchive, type Archive } from './archive.ts'
import { findParts, type SheetPart } from './parts.ts'
import { readTable, type WorkbookContext } from './read-table.ts'
import { readSharedStrings } from './strings.ts'
import { readStyles } from './styles.ts'

export interface WorkbookInput {
  path: string
  name: string
  workdir: string
}

/**
 * Reads every visible sheet of an Excel workbook as a table. Hidden and empty sheets are named in `notes`.
 *
 * @throws EngineError when the workbook is damaged, encrypted or unpacks to too much, or when no sheet has a cell.
 */
export async function readWorkbook(
  input: WorkbookInput,
  hooks: ReadHooks = {},
): Promise<{ tables: SourceTable[]; notes: string[] }> {
  await mkdir(input.workdir, { recursive: true })
  const archive = await openArchive(input.path, input.name)
  try {
    return await readSheets(archive, input, hooks)
  } finally {
    archive.close()
  }
}

async function readSheets(
  archive: Archive,
  input: WorkbookInput,
  hooks: ReadHooks,
): Promise<{ tables: SourceTable[]; notes: string[] }> {
  const { name, workdir } = input
  const parts = await findParts(archive, name)
  const sharedStrings = await readSharedStrings(archive, parts.sharedStrings, name)
  const formats = await readStyles(archive, parts.styles, name)
  const { size } = await stat(input.path)
  const tables: SourceTable[] = []
  const notes: string[] = []
  const readable = parts.sheets.filter((sheet) => sheet.cells && !sheet.hidden)
  const packed = readable.reduce((sum, sheet) => sum + archive.packedSize(sheet.part), 0)
  let before = 0
  for (const sheet of parts.sheets) {
    hooks.signal?.throwIfAborted()
    const unread = unreadReason(sheet)
    if (unread !== null) {
      notes.push(`Sheet ${JSON.stringify(sheet.name)} ${unread}: it was not read.`)
      continue
    }
    const share = archive.packedSize(sheet.part) / Math.max(packed, 1)
    const context: WorkbookContext = {
      archive,
      fileName: name,
      workdir,
      parquet: join(workdir, `table-${tables.length + 1}.parquet`),
      sharedStrings,
      formats,
      date1904: parts.date1904,
    }
    const read = await readTable(context, sheet, sheetHooks(passHooks(hooks, before, share), size))
    before += share
    notes.push(...read.notes)
    if (read.table !== null) tables.push({ ...read.table, name: uniqueName(sheet.name, tables) })
  }
  if (tables.length === 0) {
    const why = notes.length === 0 ? 'it has no sheets' : notes.join(' ')
    throw new EngineError(`${JSON.stringify(name)} has no visible sheet with cells (${why}): nothing could be read`)
  }
  await rm(join(workdir, 'rows.csv'), { force: true })
  return { tables, notes }
}

function unreadReason(sheet: SheetPart): string | null {
  if (!sheet.cells) return 'is a chart or dialog'
  return sheet.hidden ? 'is hidden' : null
}

/** Sheets tell their progress from 0 to 1; a file tells it in bytes. */
function sheetHooks(hooks: ReadHooks, size: number): ReadHooks {
  const { onProgress } = hooks
  if (onProgress === undefined) return hooks
  return { ...hooks, onProgress: (done, total) => onProgress(Math.round((done / Math.max(total, 1)) * size), size) }
}

function uniqueName(name: string, tables: SourceTable[]): string {
  const taken = (candidate: string): boolean => tables.some((table) => table.name === candidate)
  let unique = name
  for (let next = 2; taken(unique); next++) unique = `${name} (${next})`
  return unique
}
