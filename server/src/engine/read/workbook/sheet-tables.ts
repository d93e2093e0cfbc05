import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError, type SourceTable } from '../../model.ts'
import type { ReadHooks } from '../hooks.ts'
import { partsOf } from './parts-of-sheet.ts'
import { loadTable, sheetNotes, type SheetRows } from './read-table.ts'

// What the kinds of workbooks have in common once the rows of a sheet are known.

export interface WorkbookInput {
  path: string
  name: string
  workdir: string
}

/** Adds the tables that a sheet's rows make, or a note when there are none. */
export async function addTable(
  { name: fileName, workdir }: WorkbookInput,
  name: string,
  rows: SheetRows,
  { tables, notes }: { tables: SourceTable[]; notes: string[] },
  hooks: ReadHooks,
): Promise<void> {
  notes.push(...sheetNotes(name, rows))
  try {
    if (rows.rows === 0) return
    const parts = await partsOf(rows, workdir)
    try {
      for (const part of parts) {
        const parquet = join(workdir, `table-${tables.length + 1}.parquet`)
        const table = await loadTable({ fileName, workdir, parquet }, name, part, hooks)
        tables.push({ ...table, name: uniqueName(part.title ?? name, tables) })
      }
    } finally {
      for (const part of parts) await rm(part.path, { force: true })
    }
  } finally {
    await rm(rows.path, { force: true })
  }
}

/** Why a sheet isn't read; null for one that is. */
export function unreadReason({ cells, hidden }: { cells: boolean; hidden: boolean }): string | null {
  if (!cells) return 'is a chart or dialog'
  return hidden ? 'is hidden' : null
}

export function refuseWithoutTables(name: string, tables: readonly SourceTable[], notes: readonly string[]): void {
  if (tables.length > 0) return
  const why = notes.length === 0 ? 'it has no sheets' : notes.join(' ')
  throw new EngineError(`${JSON.stringify(name)} has no visible sheet with cells (${why}): nothing could be read`)
}

function uniqueName(name: string, tables: readonly SourceTable[]): string {
  const taken = (candidate: string): boolean => tables.some((table) => table.name === candidate)
  let unique = name
  for (let next = 2; taken(unique); next++) unique = `${name} (${next})`
  return unique
}
