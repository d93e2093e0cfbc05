import type { Archive } from './archive.ts'
import { builtInFormat, parseFormat, type NumberFormat } from './number-format.ts'
import { parseXml } from './xml.ts'

/** A number format per cell style (`s` of a cell). */
export async function readStyles(archive: Archive, part: string | null, name: string): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = []
  if (part === null) return formats
  const codes = new Map<number, NumberFormat>()
  let inCellStyles = false
  await parseXml(
    archive.stream(part),
    {
      open: (tag, attributes) => {
        const id = Number(attributes['numFmtId'] ?? 0)
        if (tag === 'numFmt') codes.set(id, parseFormat(attributes['formatCode'] ?? 'General'))
        else if (tag === 'cellXfs') inCellStyles = true
        else if (tag === 'xf' && inCellStyles) formats.push(codes.get(id) ?? builtInFormat(id))
      },
      close: (tag) => {
        if (tag === 'cellXfs') inCellStyles = false
      },
    },
    { of: `styles of "${name}"` },
  )
  return formats
}
