import { quoteLiteral } from '../duckdb.ts'
import { shownLength, type Check, type MessagePart } from './check.ts'

/** A row as messages see it: values by column index, and the raw texts of cells that lost something, by column index as text. */
export interface MessageRow {
  values: (string | null)[]
  lost: Record<string, string | null>
}

/** The sentence of an issue. `messageSql` makes the same text. */
export function messageOf({ message }: Check, row: MessageRow): string {
  return message.map((part) => (typeof part === 'string' ? part : shown(textOf(part, row)))).join('')
}

function textOf(part: Exclude<MessagePart, string>, row: MessageRow): string | null {
  return 'value' in part ? (row.values[part.value] ?? null) : (row.lost[String(part.raw)] ?? null)
}

function shown(text: string | null): string {
  if (text === null) return 'empty'
  const characters = [...text]
  return `“${characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : text}”`
}

/** The sentence of an issue as a SQL expression over a row of the sheet's file. */
export function messageSql({ message }: Check): string {
  const parts = message.map((part) => (typeof part === 'string' ? quoteLiteral(part) : shownSql(textSql(part))))
  return parts.length === 0 ? "''" : `concat(${parts.join(', ')})`
}

function textSql(part: Exclude<MessagePart, string>): string {
  return 'value' in part ? `v${part.value}` : `json_extract_string(_lost, '$."${part.raw}"')`
}

function shownSql(text: string): string {
  return `CASE WHEN ${text} IS NULL THEN 'empty'
    WHEN length(${text}) > ${shownLength} THEN '“' || left(${text}, ${shownLength}) || '…”' ELSE '“' || ${text} || '”' END`
}
