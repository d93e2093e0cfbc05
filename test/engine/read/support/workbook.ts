import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface SheetXml {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** Content of `<sheetData>`. */
  rows: string
  /** What follows `</sheetData>`. */
  after?: string
}

export interface WorkbookXml {
  sheets: SheetXml[]
  sharedStrings?: string[]
  /** Format codes: cell style 0 is General, style 1 the first code … */
  formats?: string[]
  date1904?: boolean
  /** Parts that replace or join the usual ones; null leaves one out. */
  parts?: Record<string, string | Buffer | null>
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Writes a workbook from the XML of its sheets, so that a test says exactly what is in the file. */
export async function writeWorkbook(path: string, workbook: WorkbookXml): Promise<string> {
  return writeZip(path, { ...usualParts(workbook), ...workbook.parts })
}

export async function writeZip(path: string, parts: Record<string, string | Buffer | null>): Promise<string> {
  const zip = new ZipFile()
  for (const [part, content] of Object.entries(parts)) {
    if (content !== null) zip.addBuffer(Buffer.from(content), part)
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

export function escapeXml(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Rows of inline texts, numbered from `first`. */
export function textRows(rows: string[][], first = 1): string {
  return rows
    .map((cells, at) =>
      row(
        first + at,
        cells.map((cell) => text(cell)),
      ),
    )
    .join('')
}

/** One row; a cell is XML without its reference: `<c t="b"><v>1</v></c>`; an empty text leaves the cell out. */
export function row(place: number, cells: string[], attributes = ''): string {
  const content = cells.map((cell, at) => cell.replace(/^<c/, `<c r="${columnLetters(at)}${place}"`)).join('')
  return `<row r="${place}"${attributes}>${content}</row>`
}

export function text(value: string): string {
  return value === '' ? '' : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

export function number(value: string, style = 0): string {
  return `<c s="${style}"><v>${value}</v></c>`
}

function columnLetters(at: number): string {
  return (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function usualParts({ sheets, sharedStrings, formats, date1904 }: WorkbookXml): Record<string, string> {
  const relationship = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const sheetList = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  )
  const related = sheets.map((_, at) => relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${date1904 === true ? ' date1904="1"' : ''}/>` +
      `<sheets>${sheetList.join('')}</sheets></workbook>`,
    'xl/styles.xml': styles(formats ?? []),
  }
  related.push(relationship('rIdStyles', 'styles', 'styles.xml'))
  if (sharedStrings !== undefined) {
    related.push(relationship('rIdStrings', 'sharedStrings', 'sharedStrings.xml'))
    parts['xl/sharedStrings.xml'] = `${DECLARATION}<sst xmlns="${MAIN}">${sharedStrings.join('')}</sst>`
  }
  parts['xl/_rels/workbook.xml.rels'] =
    `${DECLARATION}<Relationships xmlns="${PACKAGE}">${related.join('')}</Relationships>`
  for (const [at, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${sheet.rows}</sheetData>${sheet.after ?? ''}</worksheet>`
  }
  return parts
}

function styles(codes: string[]): string {
  const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`)
  const cells = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  return (
    `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts>${formats.join('')}</numFmts>` +
    `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`
  )
}
