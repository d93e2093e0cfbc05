import { quoteLiteral } from '../literal.ts'
import { shownLength, type Check, type CheckedCell, type MessagePart } from './check.ts'

/** A row as messages see it: values by column index, and the raw texts of cells that lost something, by column index as text. */
export interface MessageRow {
  values: (string | null)[]
  lost: Record<string, string | null>
  /** What the check knows of this row's cell. */
  cell?: CheckedCell | undefined
}

/** The sentence of an issue. `messageSql` makes the same text. */
export function messageOf({ message }: Check, row: MessageRow): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      if ('cell' in part && part.cell === 'evidence') return row.cell?.evidence ?? ''
      return shown(textOf(part, row))
    })
    .join('')
}

function textOf(part: Exclude<MessagePart, string>, row: MessageRow): string | null {
  if ('cell' in part) return row.cell?.other ?? null
  return 'value' in part ? (row.values[part.value] ?? null) : (row.lost[String(part.raw)] ?? null)
}

function shown(text: string | null): string {
  if (text === null) return 'empty'
  const characters = [...text]
  return `“${characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : text}”`
}

/** The sentence of an issue as a SQL expression over a row of the sheet's file. */
export function messageSql({ message, cells = [] }: Check): string {
  const parts = message.map((part) => {
    if (typeof part === 'string') return quoteLiteral(part)
    if (!('cell' in part)) return shownSql(textSql(part))
    return part.cell === 'evidence'
      ? cellSql(cells, ({ evidence }) => evidence)
      : shownSql(cellSql(cells, ({ other }) => other))
  })
  return parts.length === 0 ? "''" : `concat(${parts.join(', ')})`
}

/** A text of the row's cell; tried one by one, but only for the rows that have the issue. */
function cellSql(cells: CheckedCell[], text: (cell: CheckedCell) => string | null): string {
  const cases = cells.map((cell) => {
    const said = text(cell)
    return `WHEN _source = ${cell.source} AND _source_row = ${cell.row} THEN ${said === null ? 'NULL' : quoteLiteral(said)}`
  })
  return cases.length === 0 ? 'NULL::VARCHAR' : `CASE ${cases.join(' ')} END`
}

function textSql(part: Extract<MessagePart, { value: number } | { raw: number }>): string {
  return 'value' in part ? `v${part.value}` : `json_extract_string(_lost, '$."${part.raw}"')`
}

function shownSql(text: string): string {
  return `CASE WHEN ${text} IS NULL THEN 'empty'
    WHEN length(${text}) > ${shownLength} THEN '“' || left(${text}, ${shownLength}) || '…”' ELSE '“' || ${text} || '”' END`
}
