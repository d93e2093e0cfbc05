import { rm, stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { EngineError, type IgnoredRows, type SourceTable } from '../../model.ts'
import { columnNames, detectHeader, extentOf } from '../header.ts'
import { passHooks, type ReadHooks } from '../hooks.ts'
import { MAX_COLUMNS } from '../limits.ts'
import { columnSamples, openTableSession, WIDE } from '../parquet.ts'
import { detectDialect } from './detect-dialect.ts'
import type { Dialect } from './dialect.ts'
import { detectEncoding, transcode } from './encoding.ts'
import { loadStrict, type LoadContext, type LoadedRows, type TextLayout } from './load-strict.ts'
import { loadTolerant } from './load-tolerant.ts'
import { readHead, readSamples } from './samples.ts'
import type { TextRecord } from './splitter.ts'

export interface TextInput {
  path: string
  name: string
  workdir: string
}

/** Reads a delimited text file as one table. */
export async function readText(input: TextInput, hooks: ReadHooks = {}): Promise<SourceTable> {
  const { size } = await stat(input.path)
  if (size === 0) throw new EngineError(`"${input.name}" is empty (0 bytes): send a file with a header and rows`)
  const detected = await detectEncoding(input.path, passHooks(hooks, 0, 0.1))
  const plain = detected.clean && !/[*?[\]]/.test(input.path)
  const utf8 = plain ? input.path : join(input.workdir, 'source.utf8')
  if (!plain) await transcode(input.path, detected, utf8, passHooks(hooks, 0.1, 0.1))

  const samples = await readSamples(utf8)
  const dialect = detectDialect(samples)
  const lineEnd = /^[^\n]*\r\n/.test(samples[0] ?? '') ? '\r\n' : '\n'
  const layout = { ...(await findLayout(utf8, dialect, input.name)), lineEnd } as const
  const session = await openTableSession(input.workdir, [dirname(utf8)], layout.width)
  try {
    const parquet = join(input.workdir, 'table-1.parquet')
    const context = { session, utf8, parquet, workdir: input.workdir, undecodable: detected.undecodable }
    const loaded = await load(context, dialect, layout, hooks)
    return await describe(input.name, context, loaded, layout)
  } finally {
    session.close()
    if (!plain) await rm(utf8, { force: true })
  }
}

async function load(context: LoadContext, dialect: Dialect, layout: TextLayout, hooks: ReadHooks): Promise<LoadedRows> {
  const tolerant = context.undecodable || layout.width > WIDE
  const strict = tolerant ? null : await loadStrict(context, dialect, layout, passHooks(hooks, 0.2, 0.2))
  if (strict !== null) return strict
  return loadTolerant(context, dialect, layout, passHooks(hooks, 0.4, 0.6))
}

/** Where the table begins, what its columns are called, and how many there are. */
async function findLayout(path: string, dialect: Dialect, name: string): Promise<Omit<TextLayout, 'lineEnd'>> {
  const head = await readHead(path, dialect)
  const rows = head.filter((record) => !record.blank && record.cells.some((cell) => cell !== ''))
  if (rows.length === 0) {
    throw new EngineError(`"${name}" holds only blank lines: send a file with a header and rows`)
  }
  const found = detectHeader(rows)
  const headerRow = found.header === null ? undefined : rows[found.header]
  const first = rows[found.first]
  const header = headerRow?.cells ?? null
  const width = Math.max(found.width, header === null ? 1 : extentOf(header), regularWidth(rows.slice(found.first)))
  if (width > MAX_COLUMNS) {
    throw new EngineError(
      `"${name}" has ${width} columns; at most ${MAX_COLUMNS} are read: check the delimiter ` +
        `(found ${JSON.stringify(dialect.delimiter)}) or split the file`,
    )
  }
  const from = headerRow === undefined ? (first?.row ?? 1) : headerRow.row + 1
  const above = rows.filter((record) => record.row < from && record !== headerRow).length
  const blankAbove = head.filter((record) => record.row < from).length - above - (headerRow === undefined ? 0 : 1)
  const simpleHead = head.every(
    ({ row, cells, stray }) => row >= from || (stray === 0 && cells.every((cell) => !/[\n"']/.test(cell))),
  )
  return { from, headerRow: headerRow?.row ?? null, header, width, above, blankAbove, simpleHead }
}

/** Columns that rows of the commonest length fill: a nameless cell at the end is no column until a row fills it. */
function regularWidth(rows: TextRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [length] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  return Math.max(1, ...rows.filter(({ cells }) => cells.length === length).map(({ cells }) => extentOf(cells)))
}

async function describe(
  fileName: string,
  context: LoadContext,
  loaded: LoadedRows,
  layout: TextLayout,
): Promise<SourceTable> {
  const samples = await columnSamples(context.session.connection, context.parquet, layout.width)
  const names = columnNames(layout.header ?? [], layout.width)
  const ignored: IgnoredRows[] = [
    { reason: layout.header === null ? 'above the first row' : 'above the header', rows: loaded.above },
    { reason: 'blank line', rows: loaded.blank },
    { reason: 'repeated header', rows: loaded.repeated },
  ]
  return {
    name: parse(fileName).name || fileName,
    page: null,
    header_row: layout.headerRow,
    first_row: loaded.firstRow,
    rows: loaded.rows,
    columns: names.map((name, position) => ({ name, position, samples: samples[position] ?? [] })),
    ignored: ignored.filter(({ rows }) => rows > 0),
    problem_rows: loaded.problems,
    parquet: context.parquet,
  }
}
