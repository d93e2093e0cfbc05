/** What a test draws on a page: places count from the top left, in points, as one reads. */
export interface PdfPage {
  width?: number
  height?: number
  texts?: PdfText[]
  /** Lines as `[x, y, x, y]`. */
  lines?: [number, number, number, number][]
  /** Further content operators. */
  raw?: string
}

export interface PdfText {
  x: number
  /** Of the base line. */
  y: number
  text: string
  size?: number
}

export interface PdfOptions {
  /** Entries of the catalogue. */
  catalog?: string
  /** Further objects, from number 100000 on. */
  objects?: string[]
  /** Entries of the trailer. */
  trailer?: string
}

/** Writes a PDF object by object, so that a test says exactly what is in it. Text is Helvetica in WinAnsi. */
export function pdfOf(pages: PdfPage[], { catalog = '', objects = [], trailer = '' }: PdfOptions = {}): Buffer {
  const parts = new Map<number, string>()
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ')
  parts.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  parts.set(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  parts.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [at, page] of pages.entries()) {
    const { width = 595, height = 842 } = page
    const content = contentOf(page, height)
    parts.set(
      10 + 2 * at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${11 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    parts.set(11 + 2 * at, `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`)
  }
  for (const [at, object] of objects.entries()) parts.set(100_000 + at, object)
  return assemble(parts, trailer)
}

function contentOf({ texts = [], lines = [], raw = '' }: PdfPage, height: number): string {
  const drawn = lines.map(([x, y, toX, toY]) => `${x} ${height - y} m ${toX} ${height - toY} l S`)
  const written = texts.map(
    ({ x, y, text, size = 10 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${height - y} Tm (${escape(text)}) Tj ET`,
  )
  return [...drawn, ...written, raw].join('\n')
}

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&')

function assemble(parts: ReadonlyMap<number, string>, trailer: string): Buffer {
  let text = '%PDF-1.7\n'
  let table = ''
  for (const [number, body] of [...parts].toSorted(([a], [b]) => a - b)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const size = Math.max(...parts.keys()) + 1
  const start = text.length
  text += `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Rows of cells in columns that begin at `columns`, from `top` down. */
export function textRows(rows: string[][], columns: number[], top = 100, leading = 14): PdfText[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, at) => (text === '' ? [] : [{ x: columns[at] ?? 0, y: top + row * leading, text }])),
  )
}

/** The lines of a grid at these places. */
export function gridLines(xs: number[], ys: number[]): [number, number, number, number][] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)]
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)]
  return [
    ...ys.map((y): [number, number, number, number] => [left, y, right, y]),
    ...xs.map((x): [number, number, number, number] => [x, top, x, bottom]),
  ]
}
