import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { SHEET_NAME } from '../../read/workbook/name-sheets.ts'
import { askedWith, shapeLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { linkedOf } from '../links/links.ts'
import { lookupOf } from '../links/lookups.ts'
import { foldName } from '../links/near-names.ts'
import type { Linked } from '../links/linked.ts'
import { isFilled } from '../sure.ts'

// A logbook with a sheet for each depot, called by where that is: each sheet's name leads to another row of the list of depots, and so is what the rows
// say of theirs nowhere else.

const FEWEST = 2

/** The mappings with what the sheets are called for a link that nothing fills, where each sheet is called by another row of what it leads to. */
export function withLinkedSheet(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const source = table.profile.columns.findIndex((column) => isSheetName(column, table.profile))
  if (source < 0 || mappings.some(({ sources }) => sources.includes(source))) return mappings
  const sheets = askedWith(table.profile, context).filter(
    ({ table: { file_id: file } }) => file === table.profile.table.file_id,
  )
  const open = mappings.flatMap((mapping, target) => {
    const linked = linkedOf(side.template.columns[target]!, context.templates)
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined && !isFilled(mapping)
    const isOther = linked !== null && linked.template.id !== side.template.id
    return isOpen && isOther && areCalledByRows(sheets, linked, context) ? [target] : []
  })
  const [target, ...others] = open
  if (target === undefined || others.length > 0) return mappings
  dropQuestions([target], placement, context)
  const { name } = side.template.columns[target]!
  const note = `“${name}” of ${side.template.name} is what each sheet is called by: ${shapeLabel(table.profile, context)} are called by rows that it leads to, each by another one.`
  if (!context.notes.includes(note)) context.notes.push(note)
  const reason = `No column holds it, but the sheets are called by rows of what it leads to, each by another one.`
  return mappings.map((mapping, at) =>
    at === target ? { ...mapping, sources: [source], lead: [], confidence: 0.9, reason, alternatives: [] } : mapping,
  )
}

/** The column that has the sheet's name in all rows. */
function isSheetName({ name, values, empty }: ColumnProfile, { table }: TableProfile): boolean {
  return name === SHEET_NAME && empty === 0 && values.length === 1 && values[0]!.value.trim() === table.name.trim()
}

function areCalledByRows(sheets: readonly TableProfile[], linked: Linked, context: Context): boolean {
  const keys = sheets.map((sheet) => keyOf(sheet, linked, context))
  return keys.length >= FEWEST && !keys.includes(null) && new Set(keys).size === keys.length
}

/** The key of the row that the sheet is called by, surely; null where there is none. */
function keyOf(sheet: TableProfile, linked: Linked, { placed = [], ...context }: Context): string | null {
  const column = sheet.columns.find((one) => isSheetName(one, sheet))
  const own = foldName(sheet.table.name)
  if (column === undefined) return null
  if (keysOf(linked, placed).has(own)) return own
  const lookup = lookupOf(column, linked, placed, context)
  const key =
    lookup?.isClear === true && !lookup.isGuess && !lookup.isCount ? lookup.keyOf(sheet.table.name) : undefined
  return key === undefined ? null : foldName(key)
}

function keysOf({ template, column }: Linked, placed: NonNullable<Context['placed']>): Set<string> {
  const target = template.columns.findIndex(({ name }) => name === column)
  const own = placed.filter(({ placement }) => placement.side.template.id === template.id)
  return new Set(
    own.flatMap(({ placement, mappings }) => {
      const [source, ...more] = mappings[target]?.sources ?? []
      const key = source === undefined || more.length > 0 ? undefined : placement.table.profile.columns[source]
      return key?.values.map(({ value }) => foldName(value)) ?? []
    }),
  )
}
