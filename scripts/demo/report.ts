/** What the demo prints. Every fact comes from a reply of the service. */
import type { Ledger, Mapping, Preview, Question, Run, UploadedFile } from '#client'
import { count, counted, percent, shorten, size } from './terminal.ts'
import type { Terminal } from './terminal.ts'

/** `kunden-berlin.csv`, or `orders.xlsx, sheet Archive` where a file has several tables. */
const tableName = (files: readonly UploadedFile[], file_id: string, table: string): string => {
  const file = files.find((candidate) => candidate.file_id === file_id)
  if (file === undefined) return table
  return file.kind === 'spreadsheet' ? `${file.name}, sheet ${table}` : file.name
}

/** Longest first, so that a reader sees where most rows are; nothing is left out. */
const mostFirst = <T extends { rows: number }>(items: readonly T[]) => items.toSorted((a, b) => b.rows - a.rows)

export const printUploaded = (out: Terminal, files: readonly UploadedFile[]): void => {
  out.table(
    files.map(({ name, size: bytes, kind, sha256 }) => [
      name,
      size(bytes ?? 0),
      kind ?? '',
      `sha256 ${sha256?.slice(0, 12)}…`,
    ]),
  )
}

const readAs = (file: UploadedFile): string[][] => {
  if (file.status === 'failed') return [[file.name, `could not be read: ${file.error}`]]
  return file.tables.map(({ name, rows, columns, header_row }) => [
    file.kind === 'spreadsheet' ? `${file.name}, sheet ${name}` : file.name,
    counted(rows, 'row'),
    counted(columns.length, 'column'),
    header_row === null ? 'no header' : `header in row ${header_row}`,
    shorten(columns.map((column) => column.name).join(', '), 70),
  ])
}

export const printTables = (out: Terminal, files: readonly UploadedFile[]): void => {
  out.table(files.flatMap(readAs))
}

export const progressText = ({ status, progress: { stage, done, total } }: Run): string => {
  const stageText = stage.replaceAll('_', ' ')
  const counts = total > 0 ? ` ${count(done)} of ${count(total)}` : ''
  return stage === status ? stageText : `${status.replaceAll('_', ' ')}: ${stageText}${counts}`
}

export const printQuestion = (
  out: Terminal,
  question: Question,
  { number, of, chosen, files }: { number: number; of: number; chosen: string | null; files: readonly UploadedFile[] },
): void => {
  const { target, kind, prompt, affected_rows, options, evidence, free_text } = question
  const where = target.column === null ? target.slug : `${target.slug}.${target.column}`
  out.line()
  out.line(
    out.style('bold', `   Question ${number} of ${of}: ${where}`) +
      out.style('dim', `  (${kind.replaceAll('_', ' ')}, ${counted(affected_rows, 'row')} affected)`),
  )
  out.line(`   ${prompt}`)
  out.table(
    options.map(({ value, label, confidence }) => [
      value === chosen ? out.style('green', '->') : '  ',
      shorten(label, 90),
      percent(confidence),
    ]),
    5,
  )
  if (free_text) out.line('     or any other text')
  if (evidence.length === 0) return
  out.line('     Seen:')
  const shown = evidence.slice(0, 5)
  out.table(
    shown.map(({ file_id, table, row, column, value }) => [
      tableName(files, file_id, table),
      `row ${row}`,
      column,
      JSON.stringify(value),
    ]),
    7,
  )
  if (evidence.length > shown.length) out.line(`       and ${evidence.length - shown.length} more`)
}

const inputsOf = ({ sources }: Mapping): string =>
  sources.length === 0 ? '(nothing)' : sources.map(({ column }) => `"${column}"`).join(' + ')

/** Mappings of one sheet that read the same table, in the order of the template. */
const byTable = (mappings: readonly Mapping[]): Map<string, Mapping[]> =>
  Map.groupBy(mappings, ({ slug, sources: [first] }) => JSON.stringify([slug, first?.file_id, first?.table]))

export const printSheets = (out: Terminal, { sheets }: Preview): void => {
  out.table([
    ['Sheet', 'Rows', 'Valid', 'Warnings', 'Errors'],
    ...sheets.map(({ slug, total, valid, warning, error }) => [slug, ...[total, valid, warning, error].map(count)]),
  ])
}

export const printMappings = (
  out: Terminal,
  { mappings, unmapped_columns }: Preview,
  files: readonly UploadedFile[],
): void => {
  for (const group of byTable(mappings).values()) {
    const { slug, sources } = group[0]!
    const from = sources[0] === undefined ? '' : `, from ${tableName(files, sources[0].file_id, sources[0].table)}`
    out.line()
    out.line(out.style('bold', `   ${slug}`) + from)
    for (const mapping of group) {
      const { column, confidence, decided_by, reason, transforms } = mapping
      const decided = out.style('dim', `decided by ${decided_by}`)
      out.line(
        `     ${out.style('cyan', column)} <- ${inputsOf(mapping)}  ${out.style('bold', percent(confidence))}  ${decided}`,
      )
      out.line(`         ${out.style('dim', shorten(reason, 130))}`)
      const sentences = transforms.map(({ sentence }) => sentence)
      if (sentences.length > 0) out.line(`         ${shorten(sentences.join('; '), 130)}`)
    }
  }
  if (unmapped_columns.length === 0) return
  out.line()
  out.line(out.style('bold', '   Source columns that end nowhere'))
  out.table(
    unmapped_columns.map(({ file_id, table, column, reason }) => [
      tableName(files, file_id, table),
      `"${column}"`,
      shorten(reason, 90),
    ]),
    5,
  )
}

export const printIssues = (out: Terminal, { sheets }: Preview): void => {
  const found = sheets.flatMap(({ slug, issues }) => issues.map((issue) => ({ slug, ...issue })))
  if (found.length === 0) {
    out.line('   none')
    return
  }
  out.table([
    ['Sheet', 'Column', 'Code', 'Severity', 'Rows'],
    ...mostFirst(found).map(({ slug, column, code, severity, rows }) => [
      slug,
      column ?? '(row)',
      code,
      out.style(severity === 'error' ? 'red' : 'yellow', severity),
      count(rows),
    ]),
  ])
}

/** A row with its issues, as an example of what the preview tells. */
export const printExample = (
  out: Terminal,
  row: Preview['rows'][number],
  slug: string,
  files: readonly UploadedFile[],
): void => {
  const { source, issues } = row
  out.line()
  out.line(`   For example, ${tableName(files, source.file_id, source.table)}, row ${source.row} (${slug}):`)
  for (const { column, code, message } of issues) {
    const value = column === null ? '' : ` ${column} = ${JSON.stringify(row.values[column] ?? null)}`
    out.line(`     ${out.style('red', code)}${value}: ${message}`)
  }
}

const rowCells = ({ source, exported, merged, rejected, ignored }: Ledger['rows']) =>
  [source, exported, merged, rejected, ignored].map(count)

export const printLedger = (out: Terminal, ledger: Ledger, files: readonly UploadedFile[]): void => {
  out.table([
    ['Where every source row goes', 'In files', 'Exported', 'Merged', 'Rejected', 'Ignored'],
    ...ledger.tables.map(({ file_id, table, rows }) => [tableName(files, file_id, table), ...rowCells(rows)]),
    ['Together', ...rowCells(ledger.rows)],
  ])
  for (const { file_id, table, ignored } of ledger.tables) {
    for (const { reason, rows } of mostFirst(ignored)) {
      out.line(`     ${tableName(files, file_id, table)}: ${counted(rows, 'row')} ignored: ${reason}`)
    }
  }
  const { source, mapped, ignored } = ledger.columns
  out.line(`   Source columns: ${count(source)} = ${count(mapped)} mapped + ${count(ignored)} ignored`)
}
