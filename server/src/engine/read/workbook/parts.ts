import { posix } from 'node:path'
import { EngineError } from '../../model.ts'
import { MAX_SHEETS } from '../limits.ts'
import type { Archive } from './archive.ts'
import { attribute, parseXml } from './xml.ts'

export interface SheetPart {
  name: string
  /** Path in the archive. */
  part: string
  hidden: boolean
  /** False for charts and dialogs, which have no cells. */
  cells: boolean
}

export interface WorkbookParts {
  sheets: SheetPart[]
  sharedStrings: string | null
  styles: string | null
  /** Dates count from 1904 instead of 1900. */
  date1904: boolean
}

interface Relationship {
  target: string
  /** Last segment of its type: the same in the transitional and the strict form of the standard. */
  type: string
}

/** Finds the parts of a workbook through its relationships: names and places of parts are up to the writer. */
export async function findParts(archive: Archive, name: string): Promise<WorkbookParts> {
  const root = await relationships(archive, '', name)
  const workbook = [...root.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  if (!archive.has(workbook)) {
    throw new EngineError(`"${name}" is a ZIP archive without a workbook in it: send an .xlsx file, or CSV`)
  }
  const related = await relationships(archive, workbook, name)
  const found = { sheets: new Array<SheetPart>(), date1904: false }
  await parseXml(
    archive.stream(workbook),
    {
      open: (tag, attributes) => {
        if (tag === 'workbookPr') found.date1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '')
        if (tag !== 'sheet') return
        const relationship = related.get(attribute(attributes, 'id') ?? '')
        found.sheets.push({
          name: attributes['name'] ?? `Sheet ${found.sheets.length + 1}`,
          part: relationship?.target ?? '',
          hidden: (attributes['state'] ?? 'visible') !== 'visible',
          cells: relationship === undefined || relationship.type === 'worksheet',
        })
      },
    },
    { of: `workbook part of "${name}"` },
  )
  if (found.sheets.length > MAX_SHEETS) {
    throw new EngineError(`"${name}" has ${found.sheets.length} sheets; at most ${MAX_SHEETS} are read: split it`)
  }
  const partOf = (type: string): string | null => {
    const target = [...related.values()].find((relationship) => relationship.type === type)?.target
    return target !== undefined && archive.has(target) ? target : null
  }
  return { ...found, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') }
}

/** Relationships of a part by id (ECMA-376 part 2, 6.5); targets as paths in the archive. */
async function relationships(archive: Archive, part: string, name: string): Promise<Map<string, Relationship>> {
  const path = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  const found = new Map<string, Relationship>()
  if (!archive.has(path)) return found
  const open = (tag: string, attributes: Record<string, string>): void => {
    if (tag !== 'Relationship' || attributes['TargetMode'] === 'External') return
    const target = attributes['Target'] ?? ''
    found.set(attributes['Id'] ?? '', {
      target: target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target),
      type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
    })
  }
  await parseXml(archive.stream(path), { open }, { of: `relationships of "${name}"` })
  return found
}
