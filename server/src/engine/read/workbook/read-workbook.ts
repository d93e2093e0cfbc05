import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceTable } from '../../model.ts'
import { passHooks, type ReadHooks } from '../hooks.ts'
import { openArchive, type Archive } from './archive.ts'
import { findParts, type SheetPart } from './parts.ts'
import { collectRows, type SheetRows } from './read-table.ts'
import { readSheet, type SheetOptions } from './sheet.ts'
import { nameSheets } from './name-sheets.ts'
import { addTable, refuseWithoutTables, unreadReason, type WorkbookInput } from './sheet-tables.ts'
import { readSharedStrings } from './strings.ts'
import { readStyles } from './styles.ts'

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
  const { name } = input
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
    const own = sheetHooks(passHooks(hooks, before, share), size)
    const rows = await readRows(archive, input, sheet, { sharedStrings, formats, date1904: parts.date1904 }, own)
    before += share
    await addTable(input, sheet.name, rows, { tables, notes }, own)
  }
  refuseWithoutTables(name, tables, notes)
  return { tables: await nameSheets(tables, input.workdir, hooks), notes }
}

async function readRows(
  archive: Archive,
  { name, workdir }: WorkbookInput,
  sheet: SheetPart,
  options: Pick<SheetOptions, 'sharedStrings' | 'formats' | 'date1904'>,
  hooks: ReadHooks,
): Promise<SheetRows> {
  const collector = collectRows(join(workdir, 'rows.csv'))
  const packed = archive.packedSize(sheet.part)
  let inflated = 0
  try {
    const content = await readSheet(archive.stream(sheet.part), {
      ...options,
      of: `sheet ${JSON.stringify(sheet.name)} of "${name}"`,
      onRow: collector.onRow,
      afterPiece: async (bytes) => {
        hooks.signal?.throwIfAborted()
        await collector.drained()
        // Inflated to packed is about ten to one; only the end is certain.
        inflated += bytes
        hooks.onProgress?.(Math.min(inflated / 10, packed), packed)
      },
    })
    return await collector.finish(content)
  } finally {
    collector.destroy()
  }
}

/** Sheets tell their progress from 0 to 1; a file tells it in bytes. */
function sheetHooks(hooks: ReadHooks, size: number): ReadHooks {
  const { onProgress } = hooks
  if (onProgress === undefined) return hooks
  return { ...hooks, onProgress: (done, total) => onProgress(Math.round((done / Math.max(total, 1)) * size), size) }
}
