import { detectDialect } from './text/detect-dialect.ts'
import { utf16 } from './text/encoding.ts'

/** What a file is, told by its content; its name only makes a refusal more helpful. */
export type Sniffed = Accepted | { refused: string }

interface Accepted {
  kind: 'csv' | 'spreadsheet' | 'document'
  content_type: string
}

const XLSX: Accepted = {
  kind: 'spreadsheet',
  content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const XLS: Accepted = { kind: 'spreadsheet', content_type: 'application/vnd.ms-excel' }
const ODS: Accepted = { kind: 'spreadsheet', content_type: 'application/vnd.oasis.opendocument.spreadsheet' }
const PDF: Accepted = { kind: 'document', content_type: 'application/pdf' }
const DOCX: Accepted = {
  kind: 'document',
  content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What to do about what can't be read: the advice of a refusal, by what is asked for. */
interface Advice {
  accepted: string
  page: string
  binaryWorkbook: string
}

const ADVICE: Record<'file' | 'document', Advice> = {
  file: {
    accepted: 'send delimited text (CSV, TSV), a workbook (.xlsx, .xls, .ods), a PDF or a Word document (.docx)',
    page: 'open it in a spreadsheet and save it as .xlsx',
    binaryWorkbook: 'save it as .xlsx or CSV',
  },
  document: {
    accepted: 'send a PDF or a Word document (.docx)',
    page: 'print it to a PDF',
    binaryWorkbook: 'print it to a PDF',
  },
}

/** A head that is shorter is the whole file. */
const HEAD_BYTES = 65_536

/**
 * Tells what a file is from its first bytes (64 KB are enough).
 *
 * @param head the beginning of the file, or all of it
 * @param name the file's name, for the sentence of a refusal
 * @param wanted what is asked for: any file with tables, or a document. Only what a refusal advises depends on it
 * @returns the kind and content type of what can be read, or a sentence on what it is instead and what to do
 */
export function sniff(head: Uint8Array, name: string, wanted: keyof typeof ADVICE = 'file'): Sniffed {
  const advice = ADVICE[wanted]
  if (head.length === 0) return { refused: `it is empty (0 bytes); ${advice.accepted}.` }
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return sniffZip(bytes, name, advice)
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x05\x06') {
    return { refused: `it is an empty ZIP archive; ${advice.accepted}.` }
  }
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return sniffCompound(bytes, name, advice)
  // Readers of PDF take what stands before its first line, within a kilobyte, as nothing.
  if (bytes.subarray(0, 1_029).includes('%PDF-')) return PDF
  const known = MAGIC.find(({ starts, at = 0 }) => bytes.subarray(at, at + starts.length).toString('latin1') === starts)
  if (known !== undefined) return { refused: `it is ${known.is}; ${known.advice ?? advice.accepted}.` }
  return sniffText(bytes, advice)
}

const MAGIC: { starts: string; at?: number; is: string; advice?: string }[] = [
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
function sniffZip(bytes: Buffer, name: string, { accepted, binaryWorkbook }: Advice): Sniffed {
  const parts = zipParts(bytes)
  const has = (prefix: string): boolean => parts.some((part) => part.startsWith(prefix))
  const openDocument = openDocumentType(bytes, parts, name)
  if (openDocument === 'spreadsheet') return ODS
  if (openDocument !== null) return { refused: `it is an OpenDocument file (${openDocument}); ${accepted}.` }
  if (parts.some((part) => /^xl\/.*\.bin$/.test(part) && part.includes('workbook'))) {
    return { refused: `it is a binary Excel workbook (xlsb), which is not read; ${binaryWorkbook}.` }
  }
  if (isCutOff(bytes) && (has('xl/') || has('[Content_Types].xml'))) {
    return {
      refused: `it starts like an Office file but is incomplete: it ends after ${bytes.length} bytes, before the list of its parts; save it again and send all of it.`,
    }
  }
  if (has('xl/')) return XLSX
  if (has('word/')) return DOCX
  if (has('ppt/')) return { refused: `it is a PowerPoint presentation (pptx); ${accepted}.` }
  // Which Office file it is stands further down then: the name decides what is tried, and the reader what it is.
  const officeTypes = bytes.includes('[Content_Types].xml') && bytes.length >= HEAD_BYTES
  if (officeTypes) return /\.docx$/i.test(name) ? DOCX : XLSX
  const names = parts.slice(0, 3).map((part) => JSON.stringify(part.slice(0, 60)))
  const held = names.length === 0 ? 'the names of its parts can not be read' : `it holds ${names.join(', ')}`
  return { refused: `it is a ZIP archive but no workbook or Word document (${held}); send the files in it.` }
}

/** `spreadsheet`, `text` …; null for what is no OpenDocument file. Its type stands unpacked in a part of its own, mostly the first. */
function openDocumentType(bytes: Buffer, parts: readonly string[], name: string): string | null {
  const [, type = null] =
    /mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z-]+?)(?:PK|$)/.exec(bytes.toString('latin1')) ?? []
  if (type !== null) return type
  const isOne = parts.includes('content.xml') && (parts.includes('mimetype') || parts.includes('META-INF/manifest.xml'))
  if (!isOne) return null
  return /\.ods$/i.test(name) ? 'spreadsheet' : 'of an unknown kind'
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
function sniffCompound(bytes: Buffer, name: string, { accepted }: Advice): Sniffed {
  const holds = (stream: string): boolean => bytes.includes(Buffer.from(stream, 'utf16le'))
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (holds('EncryptedPackage') || holds('EncryptionInfo') || /^(?:xlsx|xlsm|docx)$/.test(extension)) {
    return { refused: 'it is encrypted with a password; save it without one and send it again.' }
  }
  if (holds('WordDocument') || extension === 'doc') {
    return { refused: 'it is a Word 97–2003 document (doc), which is not read; save it as .docx or PDF.' }
  }
  if (holds('Workbook') || holds('Book') || extension === 'xls') {
    return XLS
  }
  return { refused: `it is an old Office file (compound file); ${accepted}.` }
}

function sniffText(bytes: Buffer, { accepted, page }: Advice): Sniffed {
  const wide = utf16(bytes)
  if (wide === null && isBinary(bytes)) return { refused: `it is binary data of an unknown kind; ${accepted}.` }
  const text = new TextDecoder(wide?.encoding ?? 'utf-8').decode(bytes)
  const start = text.slice(0, 2000).trimStart()
  if (/^<(?:!doctype\s+html|html|head|body|table|div|meta)\b/i.test(start)) {
    return {
      refused: `it is a web page (HTML), whatever its name says; ${page}.`,
    }
  }
  if (/^<\?xml\b/i.test(start)) return { refused: `it is an XML document; ${accepted}.` }
  if (isJson(start)) return { refused: `it is JSON; ${accepted}.` }
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
