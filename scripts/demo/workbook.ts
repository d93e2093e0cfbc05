/** Writes a plain XLSX workbook (ECMA-376 SpreadsheetML), the same bytes at every call: stored, not compressed. */
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Text, a number, a day (shown as a date), or nothing. */
export type Cell = string | number | Date | null

export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const columnName = (position: number): string =>
  position < 26
    ? String.fromCharCode(65 + position)
    : columnName(Math.floor(position / 26) - 1) + columnName(position % 26)

/** Days since 1899-12-30, as SpreadsheetML counts them in the 1900 date system. */
const serialDay = (date: Date) => date.getTime() / 86_400_000 + 25_569

const cellXml = (cell: Cell, reference: string, shared: Map<string, number>): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${reference}" s="1"><v>${serialDay(cell)}</v></c>`
  if (!shared.has(cell)) shared.set(cell, shared.size)
  return `<c r="${reference}" t="s"><v>${shared.get(cell)}</v></c>`
}

const sheetXml = (sheet: Sheet, shared: Map<string, number>): string => {
  const rows = sheet.rows.map((cells, row) => {
    const inner = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`, shared)).join('')
    return inner === '' ? '' : `<row r="${row + 1}">${inner}</row>`
  })
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

const sharedStringsXml = (shared: Map<string, number>): string => {
  const items = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
  return `${declaration}<sst xmlns="${main}" uniqueCount="${shared.size}">${items.join('')}</sst>`
}

/** Style 0 is general, style 1 the built-in short date (number format 14). */
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

const workbookXml = (sheets: readonly Sheet[]): string => {
  const items = sheets.map(
    (sheet, i) => `<sheet name="${escapeXml(sheet.name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${items.join('')}</sheets></workbook>`
}

const relationshipsXml = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const items = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${items.join('')}</Relationships>`
}

const contentTypesXml = (sheets: readonly Sheet[]): string => {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main+xml'],
    ['/xl/styles.xml', 'styles+xml'],
    ['/xl/sharedStrings.xml', 'sharedStrings+xml'],
    ...sheets.map((_, i) => [`/xl/worksheets/sheet${i + 1}.xml`, 'worksheet+xml']),
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${contentType}.${type}"/>`)
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}

/** The bytes of a workbook with these sheets. */
export const workbook = async (sheets: readonly Sheet[]): Promise<Buffer> => {
  const shared = new Map<string, number>()
  const sheetParts = sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet, shared)] as const)
  const parts = [
    ['[Content_Types].xml', contentTypesXml(sheets)],
    ['_rels/.rels', relationshipsXml([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookXml(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationshipsXml([
        ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ],
    ['xl/styles.xml', stylesXml],
    ['xl/sharedStrings.xml', sharedStringsXml(shared)],
    ...sheetParts,
  ] as const
  const zip = new ZipFile()
  // The DOS timestamp has no time zone: a local date keeps it the same everywhere.
  const mtime = new Date(2024, 0, 1)
  for (const [path, xml] of parts) {
    zip.addBuffer(Buffer.from(xml, 'utf8'), path, { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true })
  }
  zip.end()
  return buffer(zip.outputStream)
}
