import type { Query } from '../compile/query.ts'
import type { SheetPlan } from '../model.ts'
import { count, list, quote, sentence } from '../phrases.ts'
import type { PreviewRow } from '../preview/page.ts'
import type { Answer, Finding, Known } from './answered.ts'
import { columnsOf, rowsOf, type Found, type Rows } from './find-rows.ts'
import { isAt, sheetName, stepsOf, tableName } from './places.ts'
import type { Understood } from './understand.ts'

// Single rows: what is wrong with them, and what they were made from.

/** Values shown of a row that is asked about as a whole. */
const MOST_CELLS = 30

/** What is wrong with the rows that a question names, with the cells that it comes from. */
export async function explainRows(query: Query, known: Known, asked: Understood): Promise<Answer> {
  const rows = await rowsOf(query, known, asked)
  const columns = columnsOf(known, asked)
  return told(known, asked, rows, (found) => {
    const { row, sheet } = found
    const issues = row.issues.filter(
      ({ column }) => columns.length === 0 || column === null || columns.includes(column),
    )
    const errors = row.issues.filter(({ severity }) => severity === 'error').length
    const fate = errors > 0 ? 'It is left out of the export.' : 'It is exported.'
    const name = `${rowName(known, row)}, in ${sheetName(known, sheet.slug)},`
    const text =
      row.issues.length === 0
        ? `${name} is valid: nothing is wrong with it. ${fate}`
        : issues.length === 0
          ? `${name} has nothing wrong in ${list(columns)}. ${fate}`
          : `${name} has ${count(issues.length, 'issue')}. ${issues.map((issue) => issueInWords(found, issue)).join(' ')} ${fate}`
    const cells = [...new Set(issues.flatMap(({ column }) => column ?? []))]
    return {
      text,
      evidence: [
        rowFinding(found),
        ...issues.map(({ column, code, severity, message }): Finding => {
          const value = column === null ? {} : { column, value: row.values[column] ?? null }
          return { kind: 'issue', slug: sheet.slug, row_id: row.row_id, ...value, code, severity, message }
        }),
        ...cells.flatMap((column) => cellsBehind(found, column)),
      ],
    }
  })
}

/** With what stands in the file, where that is something else. */
function issueInWords({ row }: Found, { column, message, severity }: PreviewRow['issues'][number]): string {
  const of = column === null || message.includes(column) ? '' : `${column}: `
  const cells = column === null ? [] : (row.lineage?.[column] ?? [])
  const other = cells.filter(({ raw }) => raw !== null && raw !== row.values[column ?? ''] && !message.includes(raw))
  const stands =
    other.length > 0
      ? ` The file has ${list(other.map((cell) => `${quote(cell.raw ?? '')} in “${cell.column}”`))}.`
      : ''
  return `${severity === 'warning' ? 'A warning: ' : ''}${of}${sentence(message)}${stands}`
}

/** What values were before: the exact cells that they were made from, and the steps. */
export async function explainValues(query: Query, known: Known, asked: Understood): Promise<Answer> {
  const rows = await rowsOf(query, known, asked)
  const wanted = columnsOf(known, asked)
  // A number can be that of a row in several tables: those that lack the column are not meant.
  const having = rows.found.filter(({ row }) => wanted.length === 0 || wanted.some((column) => column in row.values))
  const meant = having.length > 0 ? { ...rows, found: having, absent: [] } : rows
  return told(known, asked, meant, (found) => {
    const shown = columnsShown(found, wanted, asked.values)
    const each = shown.map((column) => valueInWords(known, found, column))
    return {
      text: `In ${lowerFirst(rowName(known, found.row))} ${list(each, MOST_CELLS)}.`,
      evidence: [rowFinding(found), ...shown.flatMap((column) => cellsBehind(found, column))],
    }
  })
}

/** The columns asked about; without any, those that have the value by which the row was found, or else all. */
function columnsShown({ row }: Found, wanted: string[], values: string[]): string[] {
  const own = wanted.filter((column) => column in row.values)
  const spelled = values.map((value) => value.trim().toLowerCase())
  const having = Object.entries(row.values).flatMap(([column, value]) =>
    value !== null && spelled.includes(value.toLowerCase()) ? [column] : [],
  )
  const shown = own.length > 0 ? own : having.length > 0 ? having : Object.keys(row.values)
  return shown.slice(0, MOST_CELLS)
}

function valueInWords(known: Known, { row, sheet }: Found, column: string): string {
  const now = row.values[column] ?? null
  const cells = row.lineage?.[column] ?? []
  const steps = stepsFor(sheet, row, column)
  if (cells.length === 0)
    return now === null
      ? `${column} is empty, and no column fills it`
      : `${column} is ${quote(now)}, which no column of the file gave`
  const raw = cells.map(({ raw: text, column: from }) => `${text === null ? 'empty' : quote(text)} in “${from}”`)
  const elsewhere = [
    ...new Set(
      cells
        .filter((cell) => !isAt(cell, row.source) && cell.row !== null)
        .map((cell) => `row ${cell.row} of ${tableName(known, cell)}`),
    ),
  ]
  const where = elsewhere.length > 0 ? ` (${list(elsewhere)})` : ''
  const same = cells.length === 1 && cells[0]?.raw === now
  const how = same || steps.length === 0 ? '' : ` (${list(steps.map(lowerFirst))})`
  return same
    ? `${column} is ${quote(now ?? '')}, exactly as “${cells[0]?.column}” has it${where}`
    : `${column} was ${list(raw)}${where} and is ${now === null ? 'empty' : quote(now)}${how}`
}

function stepsFor(sheet: SheetPlan, row: PreviewRow, column: string): string[] {
  const plan = sheet.sources
    .find((source) => isAt(source, row.source))
    ?.columns.find((candidate) => candidate.column === column)
  return plan ? stepsOf(plan) : []
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function cellsBehind({ sheet, row }: Found, column: string): Finding[] {
  const transforms = stepsFor(sheet, row, column)
  const about = { slug: sheet.slug, column, row_id: row.row_id }
  const cells = (row.lineage?.[column] ?? []).map((cell): Finding => {
    const { file_id, table, column: source_column, raw } = cell
    return {
      kind: 'cell',
      ...about,
      file_id,
      table,
      source_column,
      ...(cell.row === null ? {} : { row: cell.row }),
      value: raw,
      transforms,
    }
  })
  return [...cells, { kind: 'value', ...about, value: row.values[column] ?? null }]
}

function rowFinding({ sheet, row }: Found): Finding {
  const { file_id, table, row: number } = row.source
  return { kind: 'row', slug: sheet.slug, row_id: row.row_id, file_id, table, row: number }
}

function rowName(known: Known, { source }: PreviewRow): string {
  return `Row ${source.row} of ${tableName(known, source)}`
}

function told(
  known: Known,
  asked: Understood,
  { found, absent, more, gone }: Rows,
  tell: (found: Found) => Answer,
): Answer {
  const answers = [
    ...found.map(tell),
    ...absent.map(({ place, row, reason }): Answer => ({
      text: `Row ${row} of ${tableName(known, place)} is in no sheet: ${sentence(reason)}`,
      evidence: [{ kind: 'row', ...place, row, reason }],
    })),
  ]
  const nothing =
    answers.length > 0 || gone.length > 0
      ? []
      : [
          `No row ${asked.rows.length > 0 ? `has the number ${list(asked.rows.map(({ row }) => String(row)))}` : `has ${list(asked.values.map(quote))}`}${asked.things.length > 0 ? ' there' : ''}.`,
        ]
  const rest = more > 0 ? [`${count(more, 'more row')} ${more === 1 ? 'has' : 'have'} it too.`] : []
  return {
    text: [...answers.map(({ text }) => text), ...rest, ...nothing, ...gone].join(' '),
    evidence: answers.flatMap(({ evidence }) => evidence),
  }
}
