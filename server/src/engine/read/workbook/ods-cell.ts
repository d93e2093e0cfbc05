import { MAX_CELL_LENGTH } from '../limits.ts'
import { formatNumber } from './number-format.ts'
import { isoDate } from './sheet.ts'
import { attribute, type Attributes } from './xml.ts'

/** A cell of an OpenDocument sheet while it is read. */
export interface OdsCell {
  attributes: Attributes
  open: (tag: string, attributes: Attributes) => void
  close: (tag: string) => void
  text: (text: string) => void
  /** The cell's text, as it was meant. */
  take: () => string
}

export function createOdsCell(attributes: Attributes): OdsCell {
  let shown = ''
  let paragraphs = 0
  let depth = 0
  return {
    attributes,
    open: (tag, inner) => {
      if (tag === 'p') {
        if (paragraphs++ > 0) shown += '\n'
        depth++
      } else if (tag === 's') shown += ' '.repeat(Math.min(Number(attribute(inner, 'c') ?? 1) || 1, 1_000))
      else if (tag === 'tab') shown += '\t'
      else if (tag === 'line-break') shown += '\n'
    },
    close: (tag) => {
      if (tag === 'p') depth--
    },
    text: (text) => {
      if (depth > 0 && shown.length <= MAX_CELL_LENGTH) shown += text
    },
    take: () => valueOf(attributes, shown),
  }
}

/** By the type of its value (ODF 1.3 part 3, 19.389); what the cell shows may be rounded or in another order. */
function valueOf(attributes: Attributes, shown: string): string {
  const type = attribute(attributes, 'value-type')
  // An error keeps the type of what was to come.
  if (shown.startsWith('#')) return shown
  const value = attribute(attributes, 'value') ?? ''
  if (type === 'float' || type === 'currency') {
    // Leading zeros are a number format, and belong to what was meant.
    return /^0\d+$/.test(shown) && Number(shown) === Number(value)
      ? shown
      : formatNumber(value, { kind: 'plain' }, false)
  }
  if (type === 'percentage') return formatNumber(value, { kind: 'percent' }, false)
  if (type === 'date') return isoDate(attribute(attributes, 'date-value') ?? shown)
  if (type === 'time') return clock(attribute(attributes, 'time-value') ?? '') ?? shown
  if (type === 'boolean') return (attribute(attributes, 'boolean-value') ?? shown).toUpperCase()
  return shown === '' ? (attribute(attributes, 'string-value') ?? '') : shown
}

/** `PT12H30M00S` as `12:30:00`. */
function clock(duration: string): string | null {
  const parts = /^PT(\d{1,6})H(\d{1,2})M(\d{1,2})(?:[.,]\d+)?S$/.exec(duration)
  return parts === null
    ? null
    : parts
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join(':')
}
