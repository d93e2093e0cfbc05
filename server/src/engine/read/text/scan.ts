import { open } from 'node:fs/promises'
import type { ReadHooks } from '../hooks.ts'
import { MAX_CELL_LENGTH } from '../limits.ts'
import type { Dialect } from './dialect.ts'

export interface ScanResult {
  /** Records of the file, blank ones and those above the table included. */
  records: number
  /** Numbers (from 1) of blank records from `from` on, without those at the end of the file; at most `MAX_BLANKS`. */
  blanks: number[]
  /** Blank records at the end of the file. */
  trailingBlanks: number
  /** Byte at which record number `from` begins. */
  start: number
  lineEnd: '\n' | '\r\n'
}

interface ScanOptions {
  dialect: Dialect
  /** Number of the first record of the table: those above it may have any shape. */
  from: number
  /** Cells that every record of the table has; one empty cell more is fine. */
  width: number
}

/** More blank lines than this between rows are not worth a special case in SQL. */
const MAX_BLANKS = 16
const CHUNK = 1_048_576

const LF = 10
const CR = 13
const SPACE = 32

const START = 0
const PLAIN = 1
const QUOTED = 2
/** After a quote inside a quoted cell: the cell ends here, or the quote was escaped. */
const CLOSED = 3

/** Whether the scan and DuckDB's reader both know such a dialect. */
export function canScan({ merged, loneCarriageReturn, delimiter, quote, escape }: Dialect): boolean {
  return !merged && !loneCarriageReturn && delimiter.charCodeAt(0) <= 127 && escape === quote
}

/**
 * Reads all bytes once to see whether a strict reader takes the file and numbers its rows as a person would: every record
 * of the right width, quotes only where they belong, one kind of line end. Null as soon as it isn't so.
 *
 * DuckDB's reader skips blank lines without a word and takes one empty cell too many: hence the counting here.
 */
export async function scanStrict(
  path: string,
  options: ScanOptions,
  hooks: ReadHooks = {},
): Promise<ScanResult | null> {
  if (!canScan(options.dialect)) return null
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(CHUNK)
    let scan: ScanState | null = null
    for (let at = 0; ;) {
      hooks.signal?.throwIfAborted()
      const { bytesRead } = await file.read(buffer, 0, CHUNK, at)
      const bom = at === 0 && buffer[0] === 0xef && buffer[1] === 0xbb ? 3 : 0
      scan ??= initialState(bom, options.from)
      if (bytesRead === 0) return finish(scan, options, size)
      if (!scanChunk(scan, options, buffer, bom, bytesRead, at)) return null
      at += bytesRead
      hooks.onProgress?.(at, size)
    }
  } finally {
    await file.close()
  }
}

interface ScanState {
  state: number
  cells: number
  /** Bytes of the cell under the cursor that are no quotes. */
  inCell: number
  sawQuote: boolean
  sawText: boolean
  afterReturn: boolean
  /** LF, or CR for pairs; 0 before the first line end. */
  lineEnd: number
  /** Byte at which the record began. */
  began: number
  /** Number of the record under the cursor. */
  record: number
  start: number
  trailingBlanks: number
  blanks: number[]
}

function initialState(bom: number, from: number): ScanState {
  return {
    state: START,
    cells: 1,
    inCell: 0,
    sawQuote: false,
    sawText: false,
    afterReturn: false,
    lineEnd: 0,
    began: bom,
    record: 1,
    start: from <= 1 ? bom : -1,
    trailingBlanks: 0,
    blanks: [],
  }
}

/**
 * Scans `bytes[first, to)`, whose first byte lies at `offset` in the file. False: not strict. The state lives in local
 * variables while it runs: a hundred million turns of this loop must take a fifth of a second.
 */
function scanChunk(
  scan: ScanState,
  options: ScanOptions,
  bytes: Uint8Array,
  first: number,
  to: number,
  offset: number,
): boolean {
  const { from, width } = options
  const delimiter = options.dialect.delimiter.charCodeAt(0)
  const quote = options.dialect.quote === '' ? -1 : options.dialect.quote.charCodeAt(0)
  // A byte above this one is neither structure nor space.
  const highest = Math.max(delimiter, quote, SPACE)
  let { state, cells, inCell, sawQuote, sawText, afterReturn, began, record } = scan
  let at = first
  while (at < to) {
    let byte = bytes[at] as number
    if (state === QUOTED) {
      while (byte !== quote && at < to) {
        byte = bytes[++at] as number
      }
      if (at < to) state = CLOSED
      at++
      continue
    }
    if (afterReturn && byte !== LF) return false
    if (byte > highest) {
      if (state === CLOSED) return false
      state = PLAIN
      sawText = true
      inCell++
      at++
      while (at < to && (bytes[at] as number) > highest) at++
      continue
    }
    if (byte === delimiter) {
      cells++
      state = START
      inCell = 0
    } else if (byte === LF) {
      const kind = afterReturn ? CR : LF
      if (scan.lineEnd !== kind) {
        if (scan.lineEnd !== 0) return false
        scan.lineEnd = kind
      }
      afterReturn = false
      // The usual record first: everything else is looked at in endRecord.
      if (record < from || cells !== width || cells === 1 || scan.trailingBlanks > 0) {
        Object.assign(scan, { state, cells, inCell, sawQuote, sawText, record })
        if (!endRecord(scan, from, width)) return false
      }
      if (at + offset - began > MAX_CELL_LENGTH) return false
      began = at + offset + 1
      if (++record === from) scan.start = began
      state = START
      cells = 1
      inCell = 0
      sawQuote = false
      sawText = false
    } else if (byte === CR) {
      afterReturn = true
    } else if (byte === quote && state !== PLAIN) {
      state = QUOTED
      sawQuote = true
    } else {
      if (state === CLOSED && byte !== SPACE) return false
      if (byte !== SPACE) {
        state = PLAIN
        sawText = true
      }
      inCell++
    }
    at++
  }
  Object.assign(scan, { state, cells, inCell, sawQuote, sawText, afterReturn, began, record })
  return true
}

/** Takes the record that ends here; false when it isn't as it must be. */
function endRecord(scan: ScanState, from: number, width: number): boolean {
  const { record, cells, inCell } = scan
  if (record < from) return true
  if (cells === 1 && !scan.sawText && !scan.sawQuote) {
    scan.trailingBlanks++
    return inCell === 0 && width > 1
  }
  for (; scan.trailingBlanks > 0; scan.trailingBlanks--) scan.blanks.push(record - scan.trailingBlanks)
  if (scan.blanks.length > MAX_BLANKS) return false
  return cells === width || (cells === width + 1 && inCell === 0 && scan.state === START && width > 1)
}

function finish(scan: ScanState, { from, width }: ScanOptions, size: number): ScanResult | null {
  if (scan.state === QUOTED || scan.afterReturn) return null
  const unfinished = scan.began < size
  if (unfinished && (size - scan.began > MAX_CELL_LENGTH || !endRecord(scan, from, width))) return null
  return {
    records: scan.record - (unfinished ? 0 : 1),
    blanks: scan.blanks,
    trailingBlanks: scan.trailingBlanks,
    start: scan.start < 0 ? size : scan.start,
    lineEnd: scan.lineEnd === CR ? '\r\n' : '\n',
  }
}
