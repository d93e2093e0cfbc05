import { rm, stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { EngineError, type IgnoredRows, type SourceTable } from '../../model.ts'
import { cellsAbove, cellsBelow } from '../above.ts'
import { notesBelow } from '../below.ts'
import { countLeftOut, isPlain, mergeReasons, studyBody } from '../body.ts'
import { columnNames, detectHeader, extentOf } from '../header.ts'
import { headerRowsOf } from '../header-rows.ts'
import { passHooks, type ReadHooks } from '../hooks.ts'
import { MAX_COLUMNS } from '../limits.ts'
import { columnSamples, openTableSession, WIDE } from '../parquet.ts'
import { cardsOf, cardsSaid, rewriteCards } from './cards.ts'
import { detectDialect, readSample } from './detect-dialect.ts'
import type { Dialect } from './dialect.ts'
import { detectEncoding, transcode, type DetectedEncoding } from './encoding.ts'
import { loadStrict, type LoadContext, type LoadedRows, type TextLayout } from './load-strict.ts'
import { loadTolerant } from './load-tolerant.ts'
import { cutLine, FIXED, printOf } from './fixed-width.ts'
import { frameOf, unframed } from './framed.ts'
import { rewriteLines } from './rewrite-lines.ts'
import { readHead, readSamples } from './samples.ts'
import { furtherTables } from './sections.ts'
import type { TextRecord } from './splitter.ts'
import { shiftOf } from './shifted-header.ts'
import { textMarks } from './text-marks.ts'
import { narrowing, wideDelimiterOf } from './wide-delimiter.ts'
import { isWrapped, unwrapped } from './wrapped.ts'

export interface TextInput {
  path: string
  name: string
  workdir: string
}

/** Reads a delimited text file: one table, or several that stand below one another. */
export async function readText(input: TextInput, hooks: ReadHooks = {}): Promise<SourceTable[]> {
  const { size } = await stat(input.path)
  if (size === 0) throw new EngineError(`"${input.name}" is empty (0 bytes): send a file with a header and rows`)
  const detected = await detectEncoding(input.path, passHooks(hooks, 0, 0.1))
  const plain = detected.clean && !/[*?[\]]/.test(input.path)
  const decoded = plain ? input.path : join(input.workdir, 'source.utf8')
  if (!plain) await transcode(input.path, detected, decoded, passHooks(hooks, 0.1, 0.1))

  const { utf8, samples, dialect, said } = await delimited(decoded, input, size)
  const layouts = await findLayouts(utf8, dialect, samples, input.name)
  const tables: SourceTable[] = []
  try {
    for (const [index, layout] of layouts.entries()) {
      const session = await openTableSession(input.workdir, [dirname(utf8)], layout.width)
      try {
        const parquet = join(input.workdir, `table-${index + 1}.parquet`)
        const context = { session, utf8, parquet, workdir: input.workdir, undecodable: detected.undecodable }
        const own = passHooks(hooks, index / layouts.length, 1 / layouts.length)
        const loaded = await load(context, dialect, layout, own)
        const stem = parse(input.name).name || input.name
        const name = index === 0 ? stem : `${stem} (${index + 1})`
        tables.push(await describe(name, context, loaded, layout))
      } finally {
        session.close()
      }
    }
    const [first] = tables
    const notes = [...encodingNote(detected), ...said]
    if (first !== undefined && notes.length > 0) first.notes = [...notes, ...(first.notes ?? [])]
    return tables
  } finally {
    if (!plain) await rm(decoded, { force: true })
    if (utf8 !== decoded) await rm(utf8, { force: true })
  }
}

interface Delimited {
  utf8: string
  samples: string[]
  dialect: Dialect
  said: string[]
}

/** Larger files are read as they stand. */
const MAX_REWRITTEN_BYTES = 67_108_864

/** The file and how its cells are parted; of what is no delimited text a copy that is. */
async function delimited(path: string, { workdir }: TextInput, size: number): Promise<Delimited> {
  const samples = await readSamples(path)
  const plain = { utf8: path, samples, dialect: detectDialect(samples), said: [] }
  const [head = ''] = samples
  if (size > MAX_REWRITTEN_BYTES) return plain
  const utf8 = join(workdir, 'source.cut')
  const copied = async (
    rewrite: (line: string) => string,
    dialect: Dialect | null,
    said: string,
  ): Promise<Delimited> => {
    await rewriteLines(path, utf8, rewrite)
    const own = await readSamples(utf8)
    return { utf8, samples: own, dialect: dialect ?? detectDialect(own), said: [said] }
  }
  if (isWrapped(head)) {
    const said = 'Each line of the file is one quoted cell that holds a whole row: they were read as those rows.'
    return copied(unwrapped, null, said)
  }
  const records = readSample(head, plain.dialect, false)
  const wide = wideDelimiterOf(head, plain.dialect, records)
  if (wide !== null) {
    const shown = wide.replace(/\t/g, '(tab)')
    const said = `Cells of the file are parted by “${shown}”: it was read so.`
    return copied(narrowing(wide, FIXED.delimiter), { ...FIXED, quote: '"', escape: '"' }, said)
  }
  const frame = frameOf(head)
  if (frame !== null) {
    const said = 'The file is a table drawn with lines: it was read without them.'
    return copied((line) => unframed(line, frame), FIXED, said)
  }
  const cards = cardsOf(head)
  if (cards !== null) {
    const said = cardsSaid(await rewriteCards(path, utf8, cards))
    return { utf8, samples: await readSamples(utf8), dialect: FIXED, said: [said] }
  }
  const unmarked = textMarks(head, plain.dialect)
  if (unmarked !== null) {
    const said = 'An apostrophe in front of figures keeps them a text in spreadsheets: such cells were read without it.'
    return copied(unmarked, plain.dialect, said)
  }
  const print = printOf(head, plain.dialect, records)
  if (print === null) return plain
  const places = print.starts.slice(1).map((at) => at + 1)
  const said = `The file is a print whose columns are lined up with spaces: it was cut before the characters ${places.join(', ')} of its lines.`
  return copied((line) => cutLine(line, print), FIXED, said)
}

const SETS: Partial<Record<DetectedEncoding['encoding'], string>> = {
  cp850: 'MS-DOS (code page 850)',
  cp437: 'MS-DOS (code page 437)',
  macintosh: 'old Macs (Mac OS Roman)',
  cp852: 'MS-DOS (code page 852)',
  'windows-1250': 'central Europe (Windows-1250)',
  'iso-8859-2': 'central Europe (ISO-8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (MS-DOS, code page 866)',
  'iso-8859-5': 'Cyrillic (ISO-8859-5)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'the Baltic languages (Windows-1257)',
}

/** What had to be concluded from the letters themselves. */
function encodingNote({ encoding, twice }: DetectedEncoding): string[] {
  if (twice) return ['The file was encoded as UTF-8 twice (“MÃ¼ller” for “Müller”): it was read as it was meant.']
  const set = SETS[encoding]
  return set === undefined ? [] : [`The file's letters are those of ${set}, as its words show: they were read so.`]
}

async function load(context: LoadContext, dialect: Dialect, layout: TextLayout, hooks: ReadHooks): Promise<LoadedRows> {
  const whole = layout.until === Infinity && layout.notes === 0
  const tolerant = context.undecodable || layout.width > WIDE || !whole || layout.odd || layout.body !== null
  const strict = tolerant ? null : await loadStrict(context, dialect, layout, passHooks(hooks, 0.2, 0.2))
  if (strict !== null) return strict
  return loadTolerant(context, dialect, layout, passHooks(hooks, 0.4, 0.6))
}

/** The layout of every table in the file. Tables below the first are looked for in files that the samples hold as a whole. */
async function findLayouts(path: string, dialect: Dialect, samples: string[], name: string): Promise<TextLayout[]> {
  const lineEnd = /^[^\n]*\r\n/.test(samples[0] ?? '') ? '\r\n' : '\n'
  const head = await readHead(path, dialect)
  const layout = {
    ...layoutOf(head, dialect, name),
    lineEnd,
    until: Infinity,
    notes: 0,
    odd: false,
    body: null,
    between: false,
  } as const
  const last = samples.at(-1) ?? ''
  const records = readSample(last, dialect, true, Infinity).filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (samples.length > 1) return [{ ...layout, odd: dialect.quote === '', notes: notesBelow(records, layout.width) }]
  const own = records.filter(({ row }) => row >= layout.from)
  const odd = own.some(({ stray }) => stray > 0) || dialect.quote === ''
  // A quote that never closes is read again once the width is known: until then rows can't be told by their numbers.
  const sure = own.every(({ problem }) => problem !== 'unclosed_quote')
  const starts = sure ? furtherTables(own, layout.header, layout.width) : []
  return [layout.from, ...starts].flatMap((from, index) => {
    const until = (starts[index] ?? Infinity) - 1
    const rows = own.filter(({ row }) => row >= from && row <= until)
    const found = index === 0 ? layout : { ...layout, ...layoutOf(rows, dialect, name), above: 0, blankAbove: 0 }
    const notes = notesBelow(rows, found.width)
    const above = records.filter(({ row }) => row < (found.headerRow ?? 0))
    const bodies = studyBody({
      rows: rows.filter(({ row }) => row >= found.from).slice(0, -notes || undefined),
      above: index === 0 ? above : above.filter(({ row }) => row >= from),
      header: found.header,
      width: found.width,
    })
    const lying = { ...found, until, odd, notes }
    if (!sure) return [{ ...lying, body: null, between: false }]
    return bodies.map((body, at) => ({ ...lying, body: isPlain(body) ? null : body, between: at > 0 }))
  })
}

/** Where the table begins, what its columns are called, and how many there are. */
function layoutOf(
  head: TextRecord[],
  dialect: Dialect,
  name: string,
): Omit<TextLayout, 'lineEnd' | 'until' | 'notes' | 'odd' | 'body' | 'between'> {
  const rows = head.filter((record) => !record.blank && record.cells.some((cell) => cell !== ''))
  if (rows.length === 0) {
    throw new EngineError(`"${name}" holds only blank lines: send a file with a header and rows`)
  }
  const found = detectHeader(rows)
  const headerRows = found.header === null ? null : headerRowsOf(rows, found.header, found.width)
  const headerRow = headerRows === null ? undefined : rows[headerRows.last]
  const first = headerRows === null ? found.first : headerRows.last + 1
  const given = headerRow?.cells ?? null
  const shift = given === null ? null : shiftOf(given, rows.slice(first))
  const header = given === null || shift === null ? given : shift.move(given)
  const own = shift === null ? found.width : 1
  const width = Math.max(own, header === null ? 1 : extentOf(header), regularWidth(rows.slice(first)))
  if (width > MAX_COLUMNS) {
    throw new EngineError(
      `"${name}" has ${width} columns; at most ${MAX_COLUMNS} are read: check the delimiter ` +
        `(found ${JSON.stringify(dialect.delimiter)}) or split the file`,
    )
  }
  const from = headerRow === undefined ? (rows[first]?.row ?? 1) : headerRow.row + 1
  const taken = headerRows === null ? 0 : headerRows.last - headerRows.first + 1
  const above = rows.filter((record) => record.row < from).length - taken
  const blankAbove = head.filter((record) => record.row < from).length - above - taken
  const simpleHead = head.every(
    ({ row, cells, stray }) => row >= from || (stray === 0 && cells.every((cell) => !/[\n"']/.test(cell))),
  )
  const namesGiven = headerRows?.names ?? []
  const names = shift === null ? namesGiven : shift.move(namesGiven)
  const told = cellsAbove(rows, headerRows === null ? null : rows[headerRows.first]!.row)
  const said = shift === null ? [] : [shift.said]
  return { from, headerRow: headerRow?.row ?? null, header, names, width, above, told, said, blankAbove, simpleHead }
}

/** Columns that rows of the commonest length fill: a nameless cell at the end is no column until a row fills it. */
function regularWidth(rows: TextRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [length] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  return Math.max(1, ...rows.filter(({ cells }) => cells.length === length).map(({ cells }) => extentOf(cells)))
}

async function describe(
  tableName: string,
  context: LoadContext,
  loaded: LoadedRows,
  layout: TextLayout,
): Promise<SourceTable> {
  const added = layout.body?.added.map((column) => column.name) ?? []
  const given = columnNames(layout.names, layout.width)
  const own = layout.body?.columns?.map((at) => layout.body?.names?.get(at) ?? given[at]!) ?? given
  const names = columnNames([...own, ...added], own.length + added.length)
  const samples = await columnSamples(context.session.connection, context.parquet, names.length)
  const around: IgnoredRows[] = [
    { reason: layout.header === null ? 'above the first row' : 'above the header', rows: loaded.above },
    { reason: 'blank line', rows: loaded.blank },
    { reason: 'repeated header', rows: loaded.repeated },
    { reason: 'below the table', rows: loaded.below.length },
  ]
  const between = layout.body === null ? [] : countLeftOut(layout.body)
  const below = cellsBelow(loaded.below)
  const notes = [...layout.said, ...(layout.body?.notes ?? [])]
  return {
    name: tableName,
    page: null,
    header_row: layout.body?.headerRow ?? layout.headerRow,
    first_row: loaded.firstRow,
    rows: loaded.rows,
    columns: names.map((name, position) => ({ name, position, samples: samples[position] ?? [] })),
    ignored: mergeReasons([...(layout.between ? [] : around), ...between]),
    problem_rows: loaded.problems,
    parquet: context.parquet,
    ...(layout.told.length > 0 && { above: layout.told }),
    ...(below.length > 0 && { below }),
    ...(notes.length > 0 && { notes }),
  }
}
