import { open } from 'node:fs/promises'
import { HEAD_LENGTH, HEAD_ROWS } from '../limits.ts'
import { createSplitter, type TextRecord } from './splitter.ts'
import type { Dialect } from './dialect.ts'

const WINDOW = 65_536
const MAX_WINDOW = 1_048_576

/**
 * Pieces of a UTF-8 text file from its start, middle and end, each beginning with a line; the whole file when it is small.
 * `whole` tells whether the last piece ends where the file ends.
 */
export async function readSamples(path: string): Promise<string[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (start: number, length: number): Promise<string> => {
      const buffer = Buffer.alloc(Math.min(length, size - start))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
      return new TextDecoder().decode(buffer.subarray(0, bytesRead))
    }
    if (size <= WINDOW * 3) return [await read(0, size)]
    let head = await read(0, WINDOW)
    // Lines of thousands of columns: a window must hold several to tell anything.
    const window = lineBreaks(head) < 10 ? MAX_WINDOW : WINDOW
    if (size <= window * 3) return [await read(0, size)]
    if (window > WINDOW) head = await read(0, window)
    const middle = await read(Math.max(window, Math.floor(size / 2)), window)
    const end = await read(Math.max(window, size - window), window)
    return [head, ...[middle, end].map(fromNextLine).filter((piece) => piece !== '')]
  } finally {
    await file.close()
  }
}

function lineBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}

function fromNextLine(text: string): string {
  const at = text.search(/[\r\n]/)
  return at < 0 ? '' : text.slice(at).replace(/^(?:\r\n|\r|\n)/, '')
}

/** So many records of one width say how wide the others are meant to be. */
const USUAL = 0.8

/** The first records of a UTF-8 text file: at most `HEAD_ROWS`, and no more text than `HEAD_LENGTH`; those of other widths read again, as the others are. */
export async function readHead(path: string, dialect: Dialect): Promise<TextRecord[]> {
  const records = await readRecords(path, dialect)
  const widths = [...Map.groupBy(records, ({ cells }) => cells.length)].toSorted((a, b) => b[1].length - a[1].length)
  const [width = 0, own = []] = widths[0] ?? []
  const isSure = widths.length > 1 && own.length > USUAL * records.length
  return isSure ? readRecords(path, dialect, width) : records
}

async function readRecords(path: string, dialect: Dialect, expected?: number): Promise<TextRecord[]> {
  const file = await open(path)
  try {
    const records: TextRecord[] = []
    const splitter = createSplitter(dialect, {
      ...(expected === undefined ? {} : { expected }),
      onRecord: (record) => records.push(record),
    })
    const decoder = new TextDecoder()
    const buffer = Buffer.alloc(WINDOW)
    let length = 0
    let ended = false
    while (records.length < HEAD_ROWS && length < HEAD_LENGTH && !ended) {
      const { bytesRead } = await file.read(buffer, 0, WINDOW, null)
      ended = bytesRead === 0
      length += bytesRead
      splitter.push(decoder.decode(buffer.subarray(0, bytesRead), { stream: !ended }))
    }
    // An unfinished record counts only when the file ends with it, or when there is no other.
    if (ended || records.length === 0) splitter.end()
    return records.slice(0, HEAD_ROWS)
  } finally {
    await file.close()
  }
}
