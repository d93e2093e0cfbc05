import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { footerOf, readRowGroups, type RowGroup, type RowGroups } from './row-groups.ts'

/** A file that has some row groups of a sheet's file, and the place there of its first row. */
export interface Excerpt {
  path: string
  first: number
}

export interface Excerpts {
  /** A file with the rows from one place of the sheet up to another; null where the whole file is as quick to read. */
  find: (from: number, to: number) => Promise<Excerpt | null>
}

/** Skipping fewer row groups costs less than a copy of one. */
const fewestSkipped = 24
/** Larger row groups take longer to read than many take to skip. */
const mostBytes = 8 * 1024 * 1024
/** Of a sheet so wide or long that its footer is larger, pages are no matter of milliseconds anyway. */
const mostFooterBytes = 8 * 1024 * 1024
/** Row groups that are copied together: to skip some costs less than to copy one, and whoever looks at a sheet comes near again. */
const together = 8
/** What the excerpts of a sheet may take on disk. */
const usualRoom = 128 * 1024 * 1024
const magic = 'PAR1'
/** The footer's length, and the mark. */
const tailBytes = 8

/**
 * Row groups of a sheet's file, as files of their own in `folder`, whose names begin with `name`. To skip a row group, DuckDB makes readers for
 * all columns of the query first: a page at the end of a long sheet takes twice the time of one at its beginning. In a copy of the page's own row
 * groups, and of those around, there is next to nothing to skip, however long the sheet is.
 */
export function openExcerpts(sheet: string, folder: string, name: string, room = usualRoom): Excerpts {
  let footer: Promise<RowGroups | null> | undefined
  /** Bytes by path, the one used longest ago first. */
  const kept = new Map<string, number>()
  let taken = 0

  const find: Excerpts['find'] = async (from, to) => {
    footer ??= groupsOf(sheet)
    const all = await footer
    if (all === null) return null
    const groups = groupsOfPage(all.groups, from, to)
    const [one] = groups
    if (one === undefined || all.groups.indexOf(one) < fewestSkipped) return null
    const bytes = bytesOf(groups)
    if (bytes > mostBytes) return null
    const path = join(folder, `${name}-${one.first}-${groups.length}.parquet`)
    if (kept.delete(path)) taken -= bytes
    else cut(sheet, path, all, groups)
    kept.set(path, bytes)
    taken += bytes
    for (const [oldest, size] of kept) {
      if (taken <= room || oldest === path) break
      kept.delete(oldest)
      taken -= size
      await rm(oldest, { force: true })
    }
    return { path, first: one.first }
  }
  return { find }
}

/** The row groups with these rows and those that are copied with them; fewer where these would be too many bytes. */
function groupsOfPage(groups: readonly RowGroup[], from: number, to: number): RowGroup[] {
  const own = groups.filter(({ first, rows }) => first < to && first + rows > from)
  const begin = own[0] === undefined ? 0 : groups.indexOf(own[0])
  const shared = begin - (begin % together)
  const all = groups.slice(shared, Math.max(shared + together, begin + own.length))
  return own.length === 0 || bytesOf(all) > mostBytes ? own : all
}

function bytesOf(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Null when there are too many to be worth knowing. */
async function groupsOf(sheet: string): Promise<RowGroups | null> {
  const file = await open(sheet)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(tailBytes)
    await file.read(tail, 0, tailBytes, size - tailBytes)
    const length = tail.readUInt32LE(0)
    if (length > mostFooterBytes) return null
    const footer = Buffer.alloc(length)
    await file.read(footer, 0, length, size - tailBytes - length)
    return readRowGroups(footer)
  } finally {
    await file.close()
  }
}

/**
 * Copies row groups that follow one another. They lie where they lay, behind a hole that takes no room on disk, so that the footer's entries hold as
 * they are. What else entries point to, such as Bloom filters, is not there: no query for rows at given places looks at it.
 */
function cut(sheet: string, path: string, all: RowGroups, groups: readonly RowGroup[]): void {
  const bytes = bytesOf(groups)
  const footer = footerOf(all, groups)
  const copy = Buffer.allocUnsafe(bytes + footer.length + tailBytes)
  const offset = groups[0]?.offset ?? 0
  withFile(sheet, 'r', (file) => readSync(file, copy, 0, bytes, offset))
  copy.set(footer, bytes)
  copy.writeUInt32LE(footer.length, bytes + footer.length)
  copy.write(magic, bytes + footer.length + 4, 'latin1')
  withFile(path, 'w', (file) => writeSync(file, copy, 0, copy.length, offset))
}

function withFile(path: string, flags: string, use: (file: number) => void): void {
  const file = openSync(path, flags)
  try {
    use(file)
  } finally {
    closeSync(file)
  }
}
