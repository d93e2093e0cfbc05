import { open } from 'node:fs/promises'
import type { ReadHooks } from '../hooks.ts'
import { MAX_CELL_LENGTH } from '../limits.ts'

/** What the line ends alone tell of a text file. */
export interface Lines {
  /** Lines of the file, the blank ones at its end left out. */
  lines: number
  trailingBlanks: number
  lineEnd: '\n' | '\r\n'
}

const CHUNK = 1_048_576
const LF = 10
const CR = 13

/**
 * Counts the lines of a file, at the pace at which it comes from the disk. Null where counting alone can't say which row a record is:
 * line ends of two kinds, a blank line between others from line number `from` on, or a line that may be too long.
 */
export async function countLines(path: string, from: number, hooks: ReadHooks = {}): Promise<Lines | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(CHUNK)
    const count: Count = { feeds: 0, returns: 0, pairs: 0, blanks: 0, began: 0, afterReturn: false }
    for (let at = 0; ;) {
      hooks.signal?.throwIfAborted()
      const { bytesRead } = await file.read(buffer, 0, CHUNK, at)
      if (bytesRead === 0) return finish(count, size)
      if (!countChunk(count, buffer.subarray(0, bytesRead), at, from)) return null
      at += bytesRead
      hooks.onProgress?.(at, size)
    }
  } finally {
    await file.close()
  }
}

interface Count {
  feeds: number
  returns: number
  /** Line feeds right after a carriage return. */
  pairs: number
  /** Blank lines since the last that isn't. */
  blanks: number
  /** Byte at which the line under the cursor began. */
  began: number
  /** The chunk before ended with a carriage return. */
  afterReturn: boolean
}

/** Takes bytes that lie at `offset` in the file. False: counting is not enough. */
function countChunk(count: Count, bytes: Buffer, offset: number, from: number): boolean {
  for (let at = bytes.indexOf(CR); at >= 0; at = bytes.indexOf(CR, at + 1)) count.returns++
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    const pair = at > 0 ? bytes[at - 1] === CR : count.afterReturn
    if (pair) count.pairs++
    count.feeds++
    if (!endLine(count, at + offset - (pair ? 1 : 0), from)) return false
    count.began = at + offset + 1
  }
  count.afterReturn = bytes.at(-1) === CR
  return offset + bytes.length - count.began <= MAX_CELL_LENGTH
}

/** Takes the line that ends before the byte `end`, and is the last that was counted. */
function endLine(count: Count, end: number, from: number): boolean {
  const length = end - count.began
  if (length === 0 && count.feeds >= from) count.blanks++
  else if (count.blanks > 0) return false
  return length <= MAX_CELL_LENGTH
}

function finish({ feeds, returns, pairs, blanks, began }: Count, size: number): Lines | null {
  const lineEnd = pairs > 0 ? '\r\n' : '\n'
  if (returns !== (lineEnd === '\n' ? 0 : feeds) || pairs !== returns) return null
  const unfinished = began < size
  if (unfinished && blanks > 0) return null
  return { lines: feeds + (unfinished ? 1 : 0) - blanks, trailingBlanks: blanks, lineEnd }
}
