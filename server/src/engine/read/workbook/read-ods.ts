import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError, type SourceTable } from '../../model.ts'
import type { ReadHooks } from '../hooks.ts'
import { MAX_INFLATED_BYTES, MAX_SHEETS } from '../limits.ts'
import { openArchive, type Archive } from './archive.ts'
import { createOdsCell, type OdsCell } from './ods-cell.ts'
import { collectRows, type RowCollector, type SheetRows } from './read-table.ts'
import { LAST_COLUMN, LAST_ROW, type MergedRange } from './sheet.ts'
import { nameSheets } from './name-sheets.ts'
import { addTable, refuseWithoutTables, unreadReason, type WorkbookInput } from './sheet-tables.ts'
import { attribute, parseXml, type Attributes } from './xml.ts'

const CONTENT = 'content.xml'

interface OdsSheet {
  name: string
  hidden: boolean
  rows: Promise<SheetRows> | null
}

/**
 * Reads every visible sheet of an OpenDocument spreadsheet (ODF 1.3, part 3) as a table. Its sheets lie in one part, which is read
 * once, however many they are.
 *
 * @throws EngineError when the file is damaged, encrypted or unpacks to too much, or when no sheet has a cell.
 */
export async function readOds(
  input: WorkbookInput,
  hooks: ReadHooks = {},
): Promise<{ tables: SourceTable[]; notes: string[] }> {
  await mkdir(input.workdir, { recursive: true })
  const archive = await openArchive(input.path, input.name)
  try {
    await refuseEncrypted(archive, input.name)
    const found = { tables: [] as SourceTable[], notes: [] as string[] }
    for (const { name, hidden, rows } of await readSheets(archive, input, hooks)) {
      const unread = unreadReason({ cells: true, hidden })
      if (unread !== null) found.notes.push(`Sheet ${JSON.stringify(name)} ${unread}: it was not read.`)
      else if (rows !== null) await addTable(input, name, await rows, found, hooks)
    }
    refuseWithoutTables(input.name, found.tables, found.notes)
    return { ...found, tables: await nameSheets(found.tables, input.workdir, hooks) }
  } finally {
    archive.close()
  }
}

async function refuseEncrypted(archive: Archive, name: string): Promise<void> {
  const manifest = 'META-INF/manifest.xml'
  if (!archive.has(manifest)) return
  let encrypted = false
  const open = (tag: string): void => {
    encrypted ||= tag === 'encryption-data'
  }
  await parseXml(archive.stream(manifest), { open }, { of: `list of parts of "${name}"` })
  if (encrypted) throw new EngineError(`"${name}" is encrypted with a password: save it without one and send it again`)
}

async function readSheets(archive: Archive, input: WorkbookInput, hooks: ReadHooks): Promise<OdsSheet[]> {
  const reader = createReader(input)
  const packed = archive.packedSize(CONTENT)
  let inflated = 0
  try {
    await parseXml(archive.stream(CONTENT), reader, {
      of: `content of "${input.name}"`,
      afterPiece: async (bytes) => {
        hooks.signal?.throwIfAborted()
        await reader.drained()
        inflated += bytes
        hooks.onProgress?.(Math.min(inflated / 10, packed), packed)
      },
    })
    await Promise.all(reader.sheets.map(({ rows }) => rows))
    return reader.sheets
  } finally {
    reader.destroy()
  }
}

interface Reader {
  open: (tag: string, attributes: Attributes) => void
  close: (tag: string) => void
  text: (text: string) => void
  drained: () => Promise<void>
  destroy: () => void
  sheets: OdsSheet[]
}

/** Elements whose cells and texts are none of the sheet's. */
const ASIDE = new Set(['annotation', 'tracked-changes', 'shapes', 'dde-links', 'forms'])

function createReader({ name, workdir }: WorkbookInput): Reader {
  const sheets: OdsSheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let aside = 0
  let nested = 0
  let collector: RowCollector | null = null
  let merged: MergedRange[] = []
  let row = 0
  let column = 0
  let repeatedRows = 1
  let cells: string[] = []
  let cell: OdsCell | null = null
  let written = 0

  const startSheet = (attributes: Attributes): void => {
    if (sheets.length >= MAX_SHEETS) throw new EngineError(`"${name}" has more than ${MAX_SHEETS} sheets`)
    const hidden = hiddenStyles.has(attribute(attributes, 'style-name') ?? '')
    sheets.push({ name: attribute(attributes, 'name') ?? `Sheet ${sheets.length + 1}`, hidden, rows: null })
    collector = hidden ? null : collectRows(join(workdir, `rows-${sheets.length}.csv`))
    merged = []
    row = 0
  }
  const endSheet = (): void => {
    const sheet = sheets.at(-1)
    if (sheet !== undefined && collector !== null) sheet.rows = collector.finish({ merged, uncalculated: 0 })
    // Observed when all is read: it must not count as unhandled before.
    sheet?.rows?.catch(() => undefined)
    collector = null
  }
  const endCell = ({ attributes, take }: OdsCell): void => {
    const count = countOf(attributes, 'number-columns-repeated')
    const text = take()
    addMerged(attributes)
    if (text !== '') {
      const last = Math.min(column + count, LAST_COLUMN)
      while (cells.length < column) cells.push('')
      for (let at = column; at < last; at++) cells[at] = text
    }
    column += count
  }
  const addMerged = (attributes: Attributes): void => {
    const across = countOf(attributes, 'number-columns-spanned')
    const down = countOf(attributes, 'number-rows-spanned')
    if (across === 1 && down === 1) return
    merged.push({ top: row + 1, left: column + 1, bottom: row + down, right: column + across })
  }
  const endRow = (): void => {
    const last = Math.min(row + repeatedRows, LAST_ROW)
    const length = cells.reduce((sum, text) => sum + text.length, 0)
    if (length > 0 && collector !== null) {
      written += length * (last - row)
      if (written > MAX_INFLATED_BYTES) {
        throw new EngineError(`"${name}" unpacks to more than ${MAX_INFLATED_BYTES} characters: send its sheets as CSV`)
      }
      for (let at = row; at < last; at++) collector.onRow(at + 1, [...cells])
    }
    row += repeatedRows
  }
  return {
    sheets,
    open: (tag, attributes) => {
      if (ASIDE.has(tag)) aside++
      if (aside > 0) return
      if (tag === 'style') style = attribute(attributes, 'name') ?? ''
      else if (tag === 'table-properties' && attribute(attributes, 'display') === 'false') hiddenStyles.add(style)
      else if (tag === 'table' && nested++ === 0) startSheet(attributes)
      else if (nested !== 1) return
      else if (tag === 'table-row') {
        repeatedRows = countOf(attributes, 'number-rows-repeated')
        column = 0
        cells = []
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') cell = createOdsCell(attributes)
      else cell?.open(tag, attributes)
    },
    close: (tag) => {
      if (ASIDE.has(tag)) aside--
      if (aside > 0) return
      if (tag === 'table' && --nested === 0) endSheet()
      else if (nested !== 1) return
      else if (tag === 'table-row') endRow()
      else if ((tag === 'table-cell' || tag === 'covered-table-cell') && cell !== null) {
        endCell(cell)
        cell = null
      } else cell?.close(tag)
    },
    text: (text) => {
      if (aside === 0 && nested === 1) cell?.text(text)
    },
    drained: async () => collector?.drained(),
    destroy: () => collector?.destroy(),
  }
}

function countOf(attributes: Attributes, name: string): number {
  const count = Number(attribute(attributes, name) ?? 1)
  return Number.isSafeInteger(count) && count >= 1 ? count : 1
}
