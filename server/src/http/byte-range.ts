import { ApiError } from '../errors.ts'

/** Bytes of a file, both ends inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, 14.1.2). Null for the whole file: no header, another
 * unit, several ranges, or what can't be read. 416 when no byte of the file is in the range.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | null => {
  const [, first = '', last = ''] = /^bytes\s*=\s*(\d*)(?:(?<=\d)\s+)?-\s*(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  if (start <= end) return { start, end }
  throw new ApiError(416, `The range ${header} is outside of the file, which has ${size} bytes.`, {
    headers: { 'Content-Range': `bytes */${size}` },
  })
}

/** The headers that ask for a part. */
interface AskedPart {
  range?: string | undefined
  'if-range'?: string | string[] | undefined
}

/**
 * The part that a caller wants of the file that `etag` names. A part is of use only to who has the rest of the same file (RFC 9110,
 * 13.1.5: strong comparison), so another file is sent whole.
 */
export const wantedRange = (
  { range, 'if-range': sameFile }: AskedPart,
  { size, etag }: { size: number; etag: string },
): ByteRange | null => (sameFile === undefined || String(sameFile).trim() === etag ? parseRange(range, size) : null)
