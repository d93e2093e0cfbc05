import { join } from 'node:path'
import { notesBelow } from '../below.ts'
import { rowList, type Body } from '../body-model.ts'
import { completed, countLeftOut, isPlain, studyBody } from '../body.ts'
import { cellType } from '../cell-type.ts'
import type { HeadRow } from '../header.ts'
import { HEAD_ROWS } from '../limits.ts'
import { divide, type Region } from './divide.ts'
import { movedBack, shiftedRows } from '../shifted-rows.ts'
import { collectRows, findHeader, type SheetRows } from './read-table.ts'
import type { MergedRange } from './sheet.ts'

/**
 * A sheet's tables, each with its rows as they are to be read. A sheet that is one plain table, or too long to be looked at as a whole, is
 * given back as it is.
 */
export async function partsOf(sheet: SheetRows, workdir: string): Promise<SheetRows[]> {
  if (sheet.whole === null) return [sheet]
  const regions = divide(sheet.whole)
  const parts = regions.flatMap((region) => studyRegion(region, sheet.merged))
  const [only, ...more] = parts
  const plain = only && only.left === 0 && only.below === 0 && isPlain(only.body) && only.body.notes.length === 0
  if (plain && more.length === 0) return [sheet]
  const blanks = sheet.lastRow - sheet.rows
  const titles = parts.length > 1 ? titlesOf(regions, parts) : []
  const written: SheetRows[] = []
  for (const [index, part] of parts.entries()) {
    const rows = await write(part, join(workdir, `part-${index + 1}.csv`), index === 0 ? blanks : 0)
    written.push(titles[index] === undefined ? rows : { ...rows, title: titles[index] })
  }
  return written
}

const LONGEST_TITLE = 40

/** What stands alone right above the header of each of several tables in a sheet: what it is a list of. */
function titlesOf(regions: readonly Region[], parts: readonly Part[]): (string | undefined)[] {
  const titles = parts.map(({ header, left }) => {
    const region = regions.find(({ rows, left: own }) => own === left && rows.some(({ row }) => row === header?.row))
    const above = region?.rows.filter(({ row }) => header !== null && row < header.row).at(-1)
    const [title, ...more] = above?.cells.filter((cell) => cell.trim() !== '') ?? []
    const isTitle = title !== undefined && more.length === 0 && above!.row === header!.row - 1
    return isTitle && /\p{L}{3}/u.test(title) && title.trim().length <= LONGEST_TITLE ? title.trim() : undefined
  })
  return !titles.includes(undefined) && new Set(titles).size === parts.length ? titles : []
}

interface Part {
  rows: HeadRow[]
  /** Its first column, counted from 0. */
  left: number
  header: { row: number; cells: string[] } | null
  first: number
  width: number
  merged: MergedRange[]
  /** Rows at the end that are notes below the table. */
  below: number
  body: Body
}

function studyRegion({ rows: given, left, right, header: named }: Region, allMerged: MergedRange[]): Part[] {
  const merged = allMerged.filter((range) => range.left > left && range.left <= right + 1)
  const { header, first } = named
    ? { header: { row: named.row, cells: [...named.cells] }, first: named.row + 1 }
    : headerFrom(given.slice(0, HEAD_ROWS), left, merged)
  const shifted =
    header === null
      ? []
      : shiftedRows(
          given.filter(({ row }) => row >= first),
          header.cells,
          left,
        )
  const rows = given.map((record) => (shifted.includes(record) ? movedBack(record, left) : record))
  const own = rows.filter(({ row }) => row >= first)
  const width = Math.max(right + 1, header?.cells.length ?? 0)
  const below = notesBelow(own, width)
  const data = own.slice(0, own.length - below)
  const bodies = studyBody({
    rows: data,
    above: rows.filter(({ row }) => row < (header?.row ?? 0)),
    header: rows.find(({ row }) => row === header?.row)?.cells ?? null,
    width,
  })
  const [body] = bodies
  fillMerged(body, data, merged)
  if (shifted.length > 0) {
    const [is, numbers] = [shifted.length === 1 ? 'Row' : 'Rows', rowList(shifted.map(({ row }) => row))]
    body.notes.push(
      `${is} ${numbers}: all cells stand one column to the right of where those of the other rows stand, and were read as if they did not.`,
    )
  }
  const part = { left, header, first, width, merged }
  return bodies.map((one, at) =>
    at === 0 ? { ...part, rows, below, body: one } : { ...part, rows: data, below: 0, body: one },
  )
}

/** The header of rows that begin in a column of their own. */
function headerFrom(head: HeadRow[], left: number, merged: MergedRange[]): Pick<Part, 'header' | 'first'> {
  const moved = merged.map((range) => ({ ...range, left: range.left - left, right: range.right - left }))
  const { header, first } = findHeader(
    head.map(({ row, cells }) => ({ row, cells: cells.slice(left) })),
    moved,
  )
  const edge = Array.from({ length: left }, () => '')
  return { header: header === null ? null : { row: header.row, cells: [...edge, ...header.cells] }, first }
}

/** A cell merged over several rows says the same of all of them; an amount is one that they have together, and stays where it stands. */
function fillMerged(body: Body, rows: HeadRow[], merged: MergedRange[]): void {
  const records = new Map(rows.map((record) => [record.row, record]))
  const filled = new Set<number>()
  const kept = new Set<number>()
  for (const { top, bottom, left } of merged) {
    const value = records.get(top)?.cells[left - 1] ?? ''
    if (bottom === top || value === '') continue
    const isAmount = cellType(value) === 'number' && !/^\d+$/.test(value)
    for (const { row } of rows.filter((record) => record.row > top && record.row <= bottom)) {
      ;(isAmount ? kept : filled).add(row)
      if (!isAmount) body.fills.set(row, (body.fills.get(row) ?? new Map<number, string>()).set(left - 1, value))
    }
  }
  const list = (rowNumbers: Set<number>): string => rowList([...rowNumbers].toSorted((a, b) => a - b))
  if (filled.size > 0) {
    body.notes.push(
      `Cells merged over several rows were read as the same value in each: rows ${list(filled)} got theirs from above.`,
    )
  }
  if (kept.size > 0) {
    body.notes.push(
      `Amounts in cells merged over several rows were read in the first of them only: rows ${list(kept)} got none.`,
    )
  }
}

async function write(part: Part, path: string, blanks: number): Promise<SheetRows> {
  const { rows, header, first, width, merged, below, body } = part
  const collector = collectRows(path)
  try {
    const data = rows.slice(0, rows.length - below)
    for (const record of data) {
      if (body.leftOut.has(record.row)) continue
      collector.onRow(record.row, record.row < first ? [...record.cells] : completed(record, body, width))
      await collector.drained()
    }
    const content = await collector.finish({ merged, uncalculated: 0 })
    const names = body.added.map(({ name }) => name)
    const places = body.columns ?? Array.from({ length: width }, (_, at) => at)
    const cells = places.map((at) => body.names?.get(at) ?? header?.cells[at] ?? '')
    const isOwn = names.length > 0 || body.columns !== undefined
    // Documents that are named by labels have them in their own rows.
    const namesRow = body.headerRow ?? header?.row ?? null
    return {
      ...content,
      whole: null,
      part: {
        header: namesRow === null ? null : { row: namesRow, cells: isOwn ? [...cells, ...names] : header!.cells },
        first,
        above: rows.filter(({ row }) => header !== null && row < header.row),
        below: rows.slice(rows.length - below),
        ignored: [
          { reason: 'blank line', rows: blanks },
          { reason: 'below the table', rows: below },
          ...countLeftOut(body),
        ],
        notes: body.notes,
      },
    }
  } finally {
    collector.destroy()
  }
}
