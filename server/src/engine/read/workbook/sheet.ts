import { EngineError } from '../../model.ts'
import { MAX_CELL_LENGTH, MAX_MERGED_RANGES } from '../limits.ts'
import { formatNumber, type NumberFormat } from './number-format.ts'
import { createTextCollector, unescapeText } from './strings.ts'
import { parseXml, type Attributes } from './xml.ts'

/** A merged range; rows and columns count from 1, both ends included. */
export interface MergedRange {
  top: number
  left: number
  bottom: number
  right: number
}

export interface SheetContent {
  merged: MergedRange[]
  /** Formula cells without a saved value. */
  uncalculated: number
  /** Rows and columns that the sheet doesn't show: read like any other. */
  hidden?: { rows: number; columns: number }
}

export interface SheetOptions {
  sharedStrings: string[]
  formats: NumberFormat[]
  date1904: boolean
  /** For the sentence of an error: `sheet "Orders" of "orders.xlsx"`. */
  of: string
  /** Rows that hold something, in order; empty cells are '', none at the end. The array is the receiver's to keep. */
  onRow: (row: number, cells: string[]) => void
  afterPiece?: (bytes: number) => Promise<void>
}

/** Excel's own limits. */
export const LAST_COLUMN = 16_384
export const LAST_ROW = 1_048_576

/** Reads a sheet's cells as text, row by row. */
export async function readSheet(source: AsyncIterable<Buffer>, options: SheetOptions): Promise<SheetContent> {
  const hidden = { rows: 0, columns: 0 }
  const content: SheetContent = { merged: [], uncalculated: 0, hidden }
  const inline = createTextCollector()
  let row = 0
  let column = 0
  let cells: string[] = []
  let cell: Attributes = {}
  let value = ''
  let inValue = false
  let inInline = false
  let formula = false
  let rowHidden = false

  const open = (tag: string, attributes: Attributes): void => {
    if (inInline) inline.open(tag)
    else if (tag === 'c') {
      cell = attributes
      column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'], options.of)
      value = ''
      formula = false
    } else if (tag === 'v') inValue = true
    else if (tag === 'f') formula = true
    else if (tag === 'is') inInline = true
    else if (tag === 'row') {
      row = attributes['r'] === undefined ? row + 1 : Number(attributes['r'])
      if (!(row >= 1 && row <= LAST_ROW))
        throw new EngineError(`The ${options.of} has a row numbered "${attributes['r']}"`)
      column = 0
      cells = []
      rowHidden = isTrue(attributes['hidden'])
    } else if (tag === 'col') {
      const [from, to] = [Number(attributes['min']), Number(attributes['max'])]
      if (isTrue(attributes['hidden']) && to - from < MOST_HIDDEN) hidden.columns += to - from + 1
    } else if (tag === 'mergeCell') {
      const range = parseRange(attributes['ref'] ?? '')
      if (range !== null && content.merged.length < MAX_MERGED_RANGES) content.merged.push(range)
    }
  }
  const close = (tag: string): void => {
    if (tag === 'v') inValue = false
    else if (tag === 'is') inInline = false
    else if (tag === 'c') {
      const text = cell['t'] === 'inlineStr' ? inline.take() : cellText(value, cell, options)
      if (text === '' && formula && value === '') content.uncalculated++
      if (text === '') return
      while (cells.length < column - 1) cells.push('')
      cells[column - 1] = text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH + 1) : text
    } else if (tag === 'row' && cells.length > 0) {
      if (rowHidden) hidden.rows++
      options.onRow(row, cells)
    } else if (inInline) inline.close(tag)
  }
  const text = (piece: string): void => {
    if (inValue) value += piece
    else if (inInline) inline.text(piece)
  }
  await parseXml(
    source,
    { open, close, text },
    {
      of: options.of,
      filter: createEmptyFilter(),
      ...(options.afterPiece === undefined ? {} : { afterPiece: options.afterPiece }),
    },
  )
  return content
}

/** All columns beyond those in use may be hidden: nobody misses them. */
const MOST_HIDDEN = 100

const isTrue = (flag: string | undefined): boolean => flag === '1' || flag === 'true'

/** The text of a cell by its type (ECMA-376 part 1, 18.18.11). */
function cellText(value: string, cell: Attributes, options: SheetOptions): string {
  switch (cell['t']) {
    case 's':
      return options.sharedStrings[Number(value)] ?? ''
    case 'b':
      return value === '' ? '' : value === '0' ? 'FALSE' : 'TRUE'
    case 'str':
      return unescapeText(value)
    case 'e':
    case 'inlineStr':
      return value
    case 'd':
      return isoDate(value)
    default: {
      if (value === '') return ''
      const format = options.formats[Number(cell['s'] ?? 0)] ?? { kind: 'plain' }
      return formatNumber(value, format, options.date1904)
    }
  }
}

/** `2024-03-01T00:00:00Z` as a date; with a time of day as `2024-03-01 12:30:00`. */
export function isoDate(value: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:[.,]\d+)?Z?)?$/.exec(value)
  if (parts === null) return value
  const [, date = '', time = '00:00:00'] = parts
  return time === '00:00:00' ? date : `${date} ${time}`
}

function columnOf(reference: string, of: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  if (column >= 1 && column <= LAST_COLUMN) return column
  throw new EngineError(`The ${of} has a cell at "${reference.slice(0, 40)}", which no sheet has`)
}

function parseRange(reference: string): MergedRange | null {
  const parts = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(reference)
  if (parts === null) return null
  const [, from = '', top = '', to = from, bottom = top] = parts
  return {
    top: Number(top),
    left: columnOf(from, 'merged range'),
    bottom: Number(bottom),
    right: columnOf(to, 'merged range'),
  }
}

/**
 * Takes cells and rows that have a format but nothing in them out of the text before it is parsed: a sheet formatted down to
 * its last row has millions. Only those with their own number, so that the places of the others don't change.
 */
function createEmptyFilter(): (text: string) => string {
  let usable = true
  return (text) => {
    // Inside these, what looks like a cell may be none.
    if (text.includes('<!')) usable = false
    if (!usable || !text.includes('/>')) return text
    return text
      .replace(/<(?:\w+:)?c r="[A-Z]+\d+"(?: \w+="[^"<>]*")*\s*\/>/g, '')
      .replace(/<(?:\w+:)?row (?:[\w:]+="[^"<>]*"\s*)+(?:\/>|><\/(?:\w+:)?row>)/g, (row) =>
        /\br="/.test(row) ? '' : row,
      )
  }
}
