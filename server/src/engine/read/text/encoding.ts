import { isUtf8 } from 'node:buffer'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ReadHooks } from '../hooks.ts'
import {
  countHighBytes,
  createHighBytes,
  decodeBytes,
  decodedTwice,
  isEncodedTwice,
  isOwn,
  likeliestCodePage,
  type CodePage,
} from './code-pages.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage

export interface DetectedEncoding {
  encoding: Encoding
  /** Bytes of the byte order mark. */
  bom: number
  /** Valid UTF-8 without NUL characters: readable as it is. */
  clean: boolean
  /** There may be bytes (or NUL characters) that are no text in this encoding: they become U+FFFD. */
  undecodable: boolean
  /** It was encoded as UTF-8 twice, all through. */
  twice: boolean
}

const CHUNK = 1_048_576

/**
 * Finds the encoding from the byte order mark, from where zero bytes lie (UTF-16 without a mark), and from the whole file:
 * what isn't valid UTF-8 all through, and not nearly so, has one byte per character: in Windows-1252 (of which Latin-1 is a part), in the
 * set of MS-DOS or of old Macs, where its letters make words in that alone, or in one for other languages whose letters they are.
 */
export async function detectEncoding(path: string, hooks: ReadHooks = {}): Promise<DetectedEncoding> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(CHUNK)
    const head = buffer.subarray(0, (await file.read(buffer, 0, CHUNK, 0)).bytesRead)
    const wide = utf16(head)
    if (wide !== null) return { ...wide, clean: false, undecodable: true, twice: false }
    const bom = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0

    const seen = { valid: 0, invalid: 0, nul: false }
    const high = createHighBytes()
    const twice = mayBeTwice(head)
    let carried = 0
    for (let at = 0; at < size;) {
      hooks.signal?.throwIfAborted()
      const { bytesRead } = await file.read(buffer, carried, CHUNK - carried, at)
      if (bytesRead === 0) break
      at += bytesRead
      const chunk = buffer.subarray(0, carried + bytesRead)
      const whole = at < size ? chunk.subarray(0, chunk.length - incompleteTail(chunk)) : chunk
      if (!isUtf8(whole)) {
        countSequences(whole, seen)
        if (at <= 4 * CHUNK) countHighBytes(whole, high)
      }
      if (!seen.nul && whole.includes(0)) seen.nul = true
      carried = chunk.length - whole.length
      buffer.copyWithin(0, whole.length, chunk.length)
      hooks.onProgress?.(at, size)
    }
    const utf8 = seen.invalid === 0 || seen.valid > 4 * seen.invalid
    return {
      encoding: utf8 ? 'utf-8' : likeliestCodePage(high),
      bom,
      clean: seen.invalid === 0 && !seen.nul && !twice,
      undecodable: seen.nul || (utf8 && seen.invalid > 0),
      twice: utf8 && seen.invalid === 0 && twice,
    }
  } finally {
    await file.close()
  }
}

/** “Ã” and “Â”, of which text that was encoded twice is full, as UTF-8. */
const TWICE = [Buffer.from('Ã'), Buffer.from('Â')]

function mayBeTwice(head: Buffer): boolean {
  if (!TWICE.some((letter) => head.includes(letter))) return false
  const end = head.length - incompleteTail(head)
  return (
    isUtf8(head.subarray(0, end)) &&
    isEncodedTwice(new TextDecoder().decode(head.subarray(0, end)).replace(/[\u0080-\u{10ffff}]+$/u, ''))
  )
}

/** UTF-16 by its mark, or by zeros that lie on one side of the byte pairs: true of text in Latin letters. */
export function utf16(head: Uint8Array): { encoding: 'utf-16le' | 'utf-16be'; bom: number } | null {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', bom: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', bom: 2 }
  const pairs = Math.min(head.length, 65_536) >> 1
  if (pairs === 0) return null
  let first = 0
  let second = 0
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) first++
    if (head[at + 1] === 0) second++
  }
  if (second > pairs * 0.4 && first < pairs * 0.05) return { encoding: 'utf-16le', bom: 0 }
  if (first > pairs * 0.4 && second < pairs * 0.05) return { encoding: 'utf-16be', bom: 0 }
  return null
}

/** Bytes at the end of a chunk that begin a UTF-8 character which the next chunk ends. */
function incompleteTail(chunk: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= chunk.length; back++) {
    const byte = chunk[chunk.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return length > back ? back : 0
  }
  return 0
}

function countSequences(chunk: Uint8Array, seen: { valid: number; invalid: number }): void {
  for (let at = 0; at < chunk.length;) {
    const byte = chunk[at] ?? 0
    if (byte < 0x80) {
      at++
      continue
    }
    const length = byte >= 0xf0 && byte < 0xf5 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    let follows = 1
    while (follows < length && ((chunk[at + follows] ?? 0) & 0xc0) === 0x80) follows++
    if (length > 0 && follows === length && byte < 0xf5) seen.valid++
    else seen.invalid++
    at += length > 0 && follows === length ? length : 1
  }
}

/** Rewrites a text file as UTF-8 without mark and NUL characters; memory stays at a few chunks. */
export async function transcode(
  from: string,
  detected: DetectedEncoding,
  to: string,
  hooks: ReadHooks = {},
): Promise<void> {
  const decode = decoderOf(detected)
  const { size } = await stat(from)
  let done = 0
  async function* decoded(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
    for await (const chunk of source) {
      yield withoutNul(decode(chunk))
      hooks.onProgress?.((done += chunk.length), size)
    }
    yield withoutNul(decode(null))
  }
  await pipeline(
    createReadStream(from, { highWaterMark: CHUNK }),
    decoded,
    createWriteStream(to, { highWaterMark: CHUNK }),
    hooks.signal === undefined ? {} : { signal: hooks.signal },
  )
}

/** Decodes pieces of a file; null ends it. */
function decoderOf({ encoding, twice }: DetectedEncoding): (chunk: Buffer | null) => string {
  if (isOwn(encoding)) {
    return (chunk) => (chunk === null ? '' : decodeBytes(chunk, encoding))
  }
  const decoder = new TextDecoder(encoding)
  const plain = (chunk: Buffer | null): string =>
    chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
  if (!twice) return plain
  // A run of such characters may be cut by the end of a piece: it waits for the next.
  let held = ''
  return (chunk) => {
    const text = held + plain(chunk)
    const cut = chunk === null ? text.length : text.length - (/[\u0080-\u{10ffff}]{0,64}$/u.exec(text)?.[0].length ?? 0)
    held = text.slice(cut)
    return decodedTwice(text.slice(0, cut))
  }
}

function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text
}
