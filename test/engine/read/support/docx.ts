import { writeZip } from './workbook.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word document with this body, so that a test says exactly what is in it. */
export function writeDocx(
  path: string,
  body: string,
  parts: Record<string, string | Buffer | null> = {},
): Promise<string> {
  return writeZip(path, {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A cell; `properties` are elements of its `tcPr`. */
export const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`

export const row = (cells: string[], properties = ''): string =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`

export const table = (rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`

/** A table of plain texts. */
export const textTable = (rows: string[][]): string => table(rows.map((cells) => row(cells.map((text) => cell(text)))))
