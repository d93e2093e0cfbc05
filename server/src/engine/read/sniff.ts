import { detectDialect } from './text/detect-dialect.ts'
import { utf16 } from './text/encoding.ts'

/** What a file is, told by its content; its name only makes a refusal more helpful. */
export type Sniffed = Accepted | { refused: string }

interface Accepted {
  kind: 'csv' | 'spreadsheet'
  content_type: string
}

const XLSX: Accepted = {
  kind: 'spreadsheet',
  content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const ACCEPTED = 'send CSV, TSV or other delimited text, or an Excel workbook (.xlsx)'

/** A head that is shorter is the whole file. */
const HEAD_BYTES = 65_536

/**
 * Tells what a file is from its first bytes (64 KB are enough).
 *
 * @param head the beginning of the file, or all of it
 * @param name the file's name, for the sentence of a refusal
 * @returns the kind and content type of what can be read, or a sentence on what it is instead and what to do
 */
export function sniff(head: Uint8Array, name: string): Sniffed {
  if (head.length === 0) return { refused: `it is empty (0 bytes); ${ACCEPTED}.` }
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return sniffZip(bytes)
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x05\x06') {
    return { refused: `it is an empty ZIP archive; ${ACCEPTED}.` }
  }
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return sniffCompound(bytes, name)
  const known = MAGIC.find(({ starts, at = 0 }) => bytes.subarray(at, at + starts.length).toString('latin1') === starts)
  if (known !== undefined) return { refused: `it is ${known.is}; ${known.advice ?? ACCEPTED}.` }
  return sniffText(bytes)
}

const MAGIC: { starts: string; at?: number; is: string; advice?: string }[] = [
  { starts: '%PDF-', is: 'a PDF document (pdf)', advice: `PDF is not read; ${ACCEPTED}` },
  { starts: '\x1f\x8b', is: 'a gzip archive', advice: 'unpack it and send the files in it' },
  { starts: '7z\xbc\xaf\x27\x1c', is: 'a 7-Zip archive', advice: 'unpack it and send the files in it' },
  { starts: 'Rar!\x1a\x07', is: 'a RAR archive', advice: 'unpack it and send the files in it' },
  { starts: 'BZh', is: 'a bzip2 archive', advice: 'unpack it and send the files in it' },
  { starts: '\xfd7zXZ\x00', is: 'an XZ archive', advice: 'unpack it and send the files in it' },
  { starts: '\x28\xb5\x2f\xfd', is: 'a Zstandard archive', advice: 'unpack it and send the files in it' },
  { starts: 'ustar', at: 257, is: 'a tar archive', advice: 'unpack it and send the files in it' },
  { starts: 'PAR1', is: 'a Parquet file' },
  { starts: 'SQLite format 3\x00', is: 'an SQLite database' },
  { starts: '\x89PNG\r\n\x1a\n', is: 'a PNG image' },
  { starts: '\xff\xd8\xff', is: 'a JPEG image' },
  { starts: 'GIF8', is: 'a GIF image' },
  { starts: 'II*\x00', is: 'a TIFF image' },
  { starts: 'MM\x00*', is: 'a TIFF image' },
  { starts: '\x7fELF', is: 'a program' },
  { starts: 'MZ\x90\x00', is: 'a program' },
  { starts: '{\\rtf', is: 'a rich text document (RTF)' },
  { starts: '\xff\xfe\x00\x00', is: 'UTF-32 text', advice: 'save it as UTF-8' },
  { starts: '\x00\x00\xfe\xff', is: 'UTF-32 text', advice: 'save it as UTF-8' },
]

/** Office files are ZIP archives; which one, the names of their parts tell. */
function sniffZip(bytes: Buffer): Sniffed {
  const parts = zipParts(bytes)
  const has = (prefix: string): boolean => parts.some((part) => part.startsWith(prefix))
  const mimetype = parts[0] === 'mimetype' ? bytes.subarray(38, 38 + 80).toString('latin1') : ''
  if (mimetype.startsWith('application/vnd.oasis.opendocument.spreadsheet')) {
    return { refused: 'it is an OpenDocument spreadsheet (ods), which is not read; save it as .xlsx or CSV.' }
  }
  if (mimetype.startsWith('application/vnd.oasis.opendocument')) {
    return { refused: `it is an OpenDocument file (${mimetype.slice(35, 60).split(/[^a-z]/)[0]}); ${ACCEPTED}.` }
  }
  if (parts.some((part) => /^xl\/.*\.bin$/.test(part) && part.includes('workbook'))) {
    return { refused: 'it is a binary Excel workbook (xlsb), which is not read; save it as .xlsx or CSV.' }
  }
  if (isCutOff(bytes) && (has('xl/') || has('[Content_Types].xml'))) {
    return {
      refused: `it starts like an Excel workbook but is incomplete: it ends after ${bytes.length} bytes, before the list of its parts; save the workbook again and send all of it.`,
    }
  }
  if (has('xl/')) return XLSX
  if (has('word/')) return { refused: `it is a Word document (docx), which is not read; ${ACCEPTED}.` }
  if (has('ppt/')) return { refused: `it is a PowerPoint presentation (pptx); ${ACCEPTED}.` }
  const officeTypes = bytes.includes('[Content_Types].xml') && bytes.length >= HEAD_BYTES
  if (officeTypes) return XLSX
  const names = parts.slice(0, 3).map((part) => JSON.stringify(part.slice(0, 60)))
  return { refused: `it is a ZIP archive but no workbook (it holds ${names.join(', ')}); send the files in it.` }
}

/** A ZIP archive ends with the list of its parts. Only of a file that is here as a whole can it be told that this is missing. */
function isCutOff(bytes: Buffer): boolean {
  return bytes.length < HEAD_BYTES && !bytes.includes('PK\x05\x06')
}

/** Names in the local headers found in these bytes: their sizes may be missing, so the headers are searched for. */
function zipParts(bytes: Buffer): string[] {
  const parts: string[] = []
  for (let at = 0; at >= 0 && at + 30 <= bytes.length && parts.length < 200; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    const length = bytes.readUInt16LE(at + 26)
    parts.push(
      bytes
        .subarray(at + 30, at + 30 + length)
        .toString('utf8')
        .replaceAll('\\', '/'),
    )
  }
  return parts
}

/** Microsoft's compound file: old Office formats, and the wrapping of encrypted new ones. */
function sniffCompound(bytes: Buffer, name: string): Sniffed {
  const holds = (stream: string): boolean => bytes.includes(Buffer.from(stream, 'utf16le'))
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (holds('EncryptedPackage') || holds('EncryptionInfo') || /^(?:xlsx|xlsm|docx)$/.test(extension)) {
    return { refused: 'it is encrypted with a password; save it without one and send it again.' }
  }
  if (holds('WordDocument') || extension === 'doc') return { refused: `it is a Word document (doc); ${ACCEPTED}.` }
  if (holds('Workbook') || holds('Book') || extension === 'xls') {
    return { refused: 'it is an Excel 97–2003 workbook (xls), which is not read; save it as .xlsx or CSV.' }
  }
  return { refused: `it is an old Office file (compound file); ${ACCEPTED}.` }
}

function sniffText(bytes: Buffer): Sniffed {
  const wide = utf16(bytes)
  if (wide === null && isBinary(bytes)) return { refused: `it is binary data of an unknown kind; ${ACCEPTED}.` }
  const text = new TextDecoder(wide?.encoding ?? 'utf-8').decode(bytes)
  const start = text.slice(0, 2000).trimStart()
  if (/^<(?:!doctype\s+html|html|head|body|table|div|meta)\b/i.test(start)) {
    return {
      refused: 'it is a web page (HTML), whatever its name says; open it in a spreadsheet and save it as .xlsx.',
    }
  }
  if (/^<\?xml\b/i.test(start)) return { refused: `it is an XML document; ${ACCEPTED}.` }
  if (isJson(start)) return { refused: `it is JSON; ${ACCEPTED}.` }
  const { delimiter } = detectDialect([text])
  return { kind: 'csv', content_type: delimiter === '\t' ? 'text/tab-separated-values' : 'text/csv' }
}

/** Text has hardly any control characters; a few NULs get into it by accident. */
function isBinary(bytes: Buffer): boolean {
  let nul = 0
  let control = 0
  for (const byte of bytes) {
    if (byte === 0) nul++
    else if ((byte < 9 && byte > 1) || (byte > 13 && byte < 28 && byte !== 26)) control++
  }
  return control > bytes.length * 0.03 || nul > bytes.length * 0.3
}

function isJson(start: string): boolean {
  return /^(?:\{\s*"(?:[^"\\\n]|\\.)*"\s*:|\[\s*\{\s*(?:"|\})|\[\s*\[\s*["\d])/.test(start)
}
