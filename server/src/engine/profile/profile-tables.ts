// Over 300 lines: one pass over a table after the other, each of which decides what the next has to count.

import { cellsOf } from './cells-of.ts'
import type { DuckDBConnection } from '@duckdb/node-api'
import { parquetScan, tableScan } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import type { InputTable } from '../model.ts'
import { findAside, PAGE_LABEL, TOTAL_LABEL, type SeenRow } from './aside.ts'
import { countValues, isListOfNames, LONGEST_NAME, profileColumn, type ColumnFacts } from './column.ts'
import type { ColumnProfile, DateForm, TableProfile, ValueCount } from './model.ts'
import { findTestRows, MOST_TEST_ROWS, TEST_WORDS, WHOLE_TEST_WORDS } from './test-rows.ts'

/** Cells that are looked at one by one, per table; everything else is counted inside the database. */
const SAMPLE_CELLS = 300_000
const MAX_SAMPLE_ROWS = 20_000
const MIN_SAMPLE_ROWS = 200
/** Columns per statement: wide tables go in slices, so that neither SQL nor memory grows with the table's width. */
const SLICE = 128
/** Columns of a row that is looked at for totals and notes. */
const LOOKED_AT = 500
/** Columns with at most this many values (by estimate) get every value counted, in big tables too; lists of names in all but those. */
const FEW_VALUES = 300
/** Of what was counted without an estimate, more values than this are not brought out of the database. */
const MOST_COUNTED = 2 * FEW_VALUES
/** Sampled cells per value that make a column likely to have few: then they are counted at once, which costs less than to estimate them. */
const REPEATED = 10
/** Rows of a sample by which such columns are told at first, and cells per value there: they are counted while all the others are taken over. */
const FIRST_ROWS = 1_000
const REPEATED_FIRST = 4
/** Columns whose values are counted in one pass, in tables with more than `FEW_ROWS`; in others, all of a slice are. */
const COUNTED_TOGETHER = 8
const FEW_ROWS = 5_000
const KEPT_ROWS = 400
/** Rows at the end of a table that are looked at for totals and notes, and such rows that are taken in all. */
const LAST_ROWS = 20
const MAX_UNUSUAL = 1000

export interface ProfileHooks {
  onTable?: (done: number, total: number) => void
  signal?: AbortSignal
}

/**
 * Statistics of every column. Exact: rows, empty cells, and everything in tables of up to 20,000 rows (and 300,000 cells).
 * In bigger ones, types, shapes and most frequent values come from an even sample of rows (the same one each time), but
 * columns with few values are counted whole, and the order of days and months is looked for in every row.
 */
export async function profileTables(
  db: DuckDBConnection,
  tables: InputTable[],
  hooks: ProfileHooks = {},
): Promise<TableProfile[]> {
  const profiles: TableProfile[] = []
  for (const table of tables) {
    profiles.push(await profileTable(db, table, hooks.signal))
    hooks.onTable?.(profiles.length, tables.length)
  }
  return profiles
}

/** Totals would be taken for values: where every row is looked at, the columns are profiled again without them. */
async function profileTable(db: DuckDBConnection, table: InputTable, signal?: AbortSignal): Promise<TableProfile> {
  const profile = await profileRows(db, table, new Set(), signal)
  const whole = profile.sampled >= table.rows
  const [seen, tests] = await Promise.all([unusualRows(db, table, whole), whole ? rowsOfTests(db, table) : []])
  if (seen.length + tests.length === 0) return profile
  const rows = whole && table.rows <= KEPT_ROWS ? await allRows(db, table) : []
  const unusual = findAside(profile.columns, seen, rows, rows.length > 0)
  const headers: string[] = []
  for (const { position, name } of table.columns) headers[position] = name
  const others = findTestRows(tests, table.rows, headers).filter(({ row }) => !unusual.some((one) => one.row === row))
  const aside = [...unusual, ...others].toSorted((a, b) => a.row - b.row)
  const without = new Set(aside.flatMap(({ row, kind }) => (kind === 'doubtful' ? [] : [row])))
  const again = without.size > 0 && whole ? await profileRows(db, table, without, signal) : profile
  return { ...again, aside }
}

/** The last rows, and those whose first filled cell may be a label of totals: in big tables, only of the last ones. */
async function unusualRows(db: DuckDBConnection, table: InputTable, whole: boolean): Promise<SeenRow[]> {
  const positions = table.columns.slice(0, LOOKED_AT).map(({ position }) => position)
  if (positions.length < 2 || table.rows < 3) return []
  const cells = positions.map((at) => `nullif(trim(c${at}), '')`)
  const label = quoteLiteral(`${TOTAL_LABEL}|${PAGE_LABEL}`)
  const matching = `regexp_matches(lower(coalesce(${cells.join(', ')}, '')), ${label})`
  // By their place in the file, so that the rest of a big one is not read.
  const last = `file_row_number >= ${table.rows - LAST_ROWS}`
  return rowsWhere(db, table, positions, `WHERE ${whole ? `${last} OR ${matching}` : last} LIMIT ${MAX_UNUSUAL}`)
}

/** The rows with a word for tests, one more at most than there may be. */
async function rowsOfTests(db: DuckDBConnection, table: InputTable): Promise<SeenRow[]> {
  const positions = table.columns.slice(0, LOOKED_AT).map(({ position }) => position)
  // Of letters with accents around a word this knows nothing: a class of all letters takes milliseconds to compile, for every column.
  const whole = quoteLiteral(`\\b(?:${WHOLE_TEST_WORDS.join('|')})\\b`)
  const has = (at: number): string =>
    [
      ...TEST_WORDS.map((word) => `contains(lower(c${at}), ${quoteLiteral(word)})`),
      `regexp_matches(lower(c${at}), ${whole})`,
    ].join(' OR ')
  if (positions.length < 2) return []
  return rowsWhere(db, table, positions, `WHERE ${positions.map(has).join(' OR ')} LIMIT ${MOST_TEST_ROWS + 1}`)
}

async function allRows(db: DuckDBConnection, table: InputTable): Promise<SeenRow[]> {
  const positions = table.columns.slice(0, LOOKED_AT).map(({ position }) => position)
  return rowsWhere(db, table, positions, '')
}

async function rowsWhere(
  db: DuckDBConnection,
  table: InputTable,
  positions: number[],
  where: string,
): Promise<SeenRow[]> {
  const row = table.first_row === null ? '_row' : `file_row_number + ${table.first_row}`
  const list = positions.map((at) => `, c${at}`).join('')
  const result = await db.runAndReadAll(`SELECT ${row}${list} FROM ${parquetScan(table.parquet)} ${where}`)
  const seen = result.getRows().map(([number, ...cells]) => {
    const one: SeenRow = { row: Number(number), cells: [] }
    positions.forEach((position, index) => (one.cells[position] = asText(cells[index])))
    return one
  })
  return seen.toSorted((one, other) => one.row - other.row)
}

async function profileRows(
  db: DuckDBConnection,
  table: InputTable,
  without: ReadonlySet<number>,
  signal?: AbortSignal,
): Promise<TableProfile> {
  const wanted = Math.floor(SAMPLE_CELLS / Math.max(1, table.columns.length))
  const sampleRows = Math.min(MAX_SAMPLE_ROWS, Math.max(MIN_SAMPLE_ROWS, wanted))
  const step = Math.max(1, Math.ceil(table.rows / sampleRows))
  const columns: ColumnProfile[] = []
  const rows: (string | null)[][] = []
  let sampled = 0
  for await (const { slice, positions, read, facts } of readSlices(db, table, step)) {
    signal?.throwIfAborted()
    const early = step === 1 ? [] : firstLikely(read, positions)
    const countingEarly = countAllValues(db, table, early, MOST_COUNTED)
    // It may fail before anyone waits for it; whoever waits is told.
    countingEarly.catch(() => undefined)
    // The sample's cells are taken over here while the database counts.
    const sample = omit(sampleOf(read, positions.length), without)
    sampled = sample.rows.length + without.size
    const whole = sampled >= table.rows
    const counted = sample.cells.map((cells) => countValues(cells, sample.rows))
    const likely = new Set(positions.filter((_, index) => facts && !whole && repeats(counted[index] ?? [])))
    const distinct = facts && (await distinctValues(db, table, positions, facts, counted, likely))
    const few = positions.filter((at, index) => !whole && (likely.has(at) || hasFewValues(distinct?.[index] ?? 0)))
    const lists =
      whole || table.rows > MAX_SAMPLE_ROWS
        ? []
        : positions.filter((at, index) => !few.includes(at) && hasNames(counted[index] ?? []))
    const counting = countAll(
      db,
      table,
      few.filter((at) => !early.includes(at)),
      lists,
    )
    const profileAt = (index: number, every?: CountedValues): Promise<ColumnProfile> | ColumnProfile => {
      const { name, position } = slice[index]!
      const [cells, values] = [sample.cells[index] ?? [], counted[index] ?? []]
      const filled = facts?.[index] ?? exactlyFilled(table, cells, values)
      const known = { ...filled, distinct: every?.distinct ?? distinct?.[index] ?? values.length, name, position }
      return every === undefined || every.values.length < every.distinct
        ? profileOne(db, table, known, values, sampled)
        : profileColumn(known, every.values, table.rows, true)
    }
    const awaited = new Set([...few, ...lists])
    // The other columns are profiled here while the database counts.
    const others = Promise.all(slice.map(({ position }, index) => (awaited.has(position) ? null : profileAt(index))))
    await Promise.allSettled([countingEarly, counting, others])
    const [counts, more, profiled] = await Promise.all([countingEarly, counting, others])
    const all = new Map([...[...counts].filter(([at]) => few.includes(at)), ...more])
    for (const [index, { position }] of slice.entries()) {
      keepRows(rows, sample.cells[index] ?? [], position)
      columns.push(profiled[index] ?? (await profileAt(index, all.get(position))))
    }
  }
  return { table, sampled, columns, rows, aside: [] }
}

function omit({ rows, cells }: Sample, without: ReadonlySet<number>): Sample {
  if (without.size === 0) return { rows, cells }
  const kept = rows.flatMap((row, index) => (without.has(row) ? [] : [index]))
  return { rows: kept.map((index) => rows[index]!), cells: cells.map((column) => kept.map((index) => column[index]!)) }
}

type Filled = Pick<ColumnFacts, 'rows' | 'empty'>

function exactlyFilled(table: InputTable, cells: (string | null)[], counted: ValueCount[]): Filled {
  return { rows: table.rows, empty: cells.length - cellsOf(counted) }
}

async function profileOne(
  db: DuckDBConnection,
  table: InputTable,
  facts: ColumnFacts,
  counted: ValueCount[],
  sampled: number,
): Promise<ColumnProfile> {
  const exact = sampled >= table.rows
  if (exact) return profileColumn(facts, counted, sampled, true)
  const profile = profileColumn(facts, counted, sampled, false)
  const dates = await Promise.all(profile.dates.map((form) => completeOrder(db, table, facts.position, form)))
  return { ...profile, dates }
}

/** What is read of some columns before all else. */
interface SliceRead {
  slice: InputTable['columns']
  positions: number[]
  read: SampleTexts
  /** What the file knows of all rows; null where the sample is the whole table. */
  facts: Filled[] | null
}

/** All columns, slice by slice: the database reads the next ones while those before are profiled here. */
async function* readSlices(db: DuckDBConnection, table: InputTable, step: number): AsyncGenerator<SliceRead> {
  const reads = (from: number): Promise<SliceRead> | null => {
    if (from >= table.columns.length) return null
    const reading = readSlice(db, table, table.columns.slice(from, from + SLICE), step)
    // It may fail before anyone waits for it; whoever waits is told.
    reading.catch(() => undefined)
    return reading
  }
  let next = reads(0)
  try {
    for (let from = SLICE; next !== null; from += SLICE) {
      const read = await next
      next = reads(from)
      yield read
    }
  } finally {
    // Nothing is under way when the connection is closed.
    await next?.catch(() => undefined)
  }
}

async function readSlice(
  db: DuckDBConnection,
  table: InputTable,
  slice: InputTable['columns'],
  step: number,
): Promise<SliceRead> {
  const positions = slice.map((column) => column.position)
  const [read, facts] = await Promise.all([
    readSample(db, table, positions, step),
    step === 1 ? null : countWhole(db, table, positions),
  ])
  return { slice, positions, read, facts }
}

/** Rows and empties of whole columns, in one pass: the file knows them without its values. */
async function countWhole(db: DuckDBConnection, table: InputTable, positions: number[]): Promise<Filled[]> {
  const parts = positions.map((at) => `count(c${at})`)
  const result = await db.runAndReadAll(`SELECT count(*), ${parts.join(', ')} FROM ${tableScan(table)}`)
  const [total = 0, ...filled] = (result.getRows()[0] ?? []).map(Number)
  return positions.map((_, index) => ({ rows: total, empty: total - (filled[index] ?? 0) }))
}

/** Distinct values of whole columns, estimated by HyperLogLog where the sample doesn't tell enough of them; 0 for those that are `counted` anyway. */
async function distinctValues(
  db: DuckDBConnection,
  table: InputTable,
  positions: number[],
  facts: Filled[],
  sampled: ValueCount[][],
  counted: ReadonlySet<number>,
): Promise<number[]> {
  const told = facts.map(({ rows, empty }, index) =>
    counted.has(positions[index] ?? -1) ? 0 : toldBySample(rows - empty, sampled[index] ?? []),
  )
  const asked = positions.filter((_, index) => told[index] === null)
  if (asked.length === 0) return told.map(Number)
  const parts = asked.map((at) => `approx_count_distinct(c${at})`)
  const result = await db.runAndReadAll(`SELECT ${parts.join(', ')} FROM ${tableScan(table)}`)
  const estimates = new Map(asked.map((at, index) => [at, Number(result.getRows()[0]?.[index])]))
  return positions.map((at, index) => told[index] ?? estimates.get(at) ?? 0)
}

/**
 * Distinct values as far as a profile needs them: few, all different, or neither. Null where the sample can't tell. Where every fourth
 * cell repeats another, n of N cells hold n² / 4N such pairs (the birthday paradox): of ten that are expected, one would have been seen.
 */
function toldBySample(filled: number, counted: ValueCount[]): number | null {
  if (counted.length <= FEW_VALUES) return null
  const seen = cellsOf(counted)
  if (seen > counted.length) return counted.length
  return seen ** 2 >= 40 * filled ? filled : null
}

/** Whether the sample shows few values, each again and again. A column of very many, most of them rare, would have shown more of those. */
function repeats(counted: ValueCount[], times = REPEATED): boolean {
  return counted.length > 0 && counted.length <= FEW_VALUES && cellsOf(counted) >= times * counted.length
}

/** Rows by their numbers, the cells of each as JSON. */
interface SampleTexts {
  rows: number[]
  texts: string[]
}

interface Sample {
  rows: number[]
  cells: (string | null)[][]
}

async function readSample(
  db: DuckDBConnection,
  table: InputTable,
  positions: number[],
  step: number,
): Promise<SampleTexts> {
  const chosen = step === 1 ? '' : `WHERE hash(_row) % ${step} = 0 OR _row <= ${(table.header_row ?? 0) + 100}`
  const list = positions.map((at) => `c${at}`).join(', ')
  // A scan gives the rows in their order: to sort them costs more than to read them. A row comes as one text: cell by cell takes twice as long.
  const result = await db.runAndReadAll(`SELECT _row, to_json([${list}])::VARCHAR FROM ${tableScan(table)} ${chosen}`)
  const [rows = [], texts = []] = result.getColumns()
  return { rows: rows.map(Number), texts: texts.map(String) }
}

function sampleOf({ rows, texts }: SampleTexts, width: number): Sample {
  const read = texts.map((text) => JSON.parse(text) as unknown[])
  return { rows, cells: Array.from({ length: width }, (_, at) => read.map((row) => asText(row[at]))) }
}

/** The columns whose cells repeat among the first rows of a sample; none where those are a good part of it, as they are looked at twice. */
function firstLikely({ rows, texts }: SampleTexts, positions: number[]): number[] {
  if (texts.length < 10 * FIRST_ROWS) return []
  const { cells } = sampleOf({ rows, texts: texts.slice(0, FIRST_ROWS) }, positions.length)
  return positions.filter((_, index) => repeats(countValues(cells[index] ?? [], rows), REPEATED_FIRST))
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function hasNames(counted: ValueCount[]): boolean {
  return isListOfNames(counted.map(({ value }) => value))
}

/** The columns without a cell that is too long for a name: as all are read at once, a few long ones would be too much. */
async function withoutLong(db: DuckDBConnection, table: InputTable, positions: number[]): Promise<number[]> {
  if (positions.length === 0) return []
  const parts = positions.map((at) => `max(strlen(c${at}))`)
  const result = await db.runAndReadAll(`SELECT ${parts.join(', ')} FROM ${tableScan(table)}`)
  return positions.filter((_, index) => Number(result.getRows()[0]?.[index]) <= LONGEST_NAME)
}

function hasFewValues(distinct: number): boolean {
  return distinct > 0 && distinct <= FEW_VALUES
}

/** Every value of columns that seem to have few, and of those that seem to list names. */
async function countAll(
  db: DuckDBConnection,
  table: InputTable,
  few: number[],
  lists: number[],
): Promise<Map<number, CountedValues>> {
  return new Map([
    ...(await countAllValues(db, table, few, MOST_COUNTED)),
    ...(await countAllValues(db, table, await withoutLong(db, table, lists), MAX_SAMPLE_ROWS)),
  ])
}

/** The values of a column, and how many there are; where these are too many, just one. */
interface CountedValues {
  distinct: number
  values: ValueCount[]
}

/** Every value of these columns (of those with at most `most`), by their positions: several columns in a pass, as to begin one takes longer than many count. */
async function countAllValues(
  db: DuckDBConnection,
  table: InputTable,
  positions: number[],
  most: number,
): Promise<Map<number, CountedValues>> {
  const counted = new Map<number, CountedValues>(positions.map((position) => [position, { distinct: 0, values: [] }]))
  const [together, groupsOf] = table.rows <= FEW_ROWS ? [SLICE, groupsOfCells] : [COUNTED_TOGETHER, groupsOfColumns]
  for (let from = 0; from < positions.length; from += together) {
    const groups = groupsOf(tableScan(table), positions.slice(from, from + together))
    const result = await db.runAndReadAll(
      `SELECT cell, count(*) OVER (PARTITION BY cell) AS kinds, value, cells, row FROM (${groups})
       QUALIFY kinds <= ${most} OR row_number() OVER (PARTITION BY cell) = 1`,
    )
    for (const [position, kinds, value, count, row] of result.getRows()) {
      const found = counted.get(Number(position))
      if (found === undefined) continue
      found.distinct = Number(kinds)
      found.values.push({ value: String(value), count: Number(count), row: Number(row) })
    }
  }
  return counted
}

/** Columns side by side, as they are stored: many rows cost little, and every column its share of the plan. */
function groupsOfColumns(scan: string, positions: number[]): string {
  const cells = positions.map((at) => `c${at}`)
  const sets = cells.map((cell) => `(${cell})`).join(', ')
  const which = positions.map((at, index) => `WHEN grouping(${cells[index]}) = 0 THEN ${at}`).join(' ')
  return `SELECT CASE ${which} END AS cell, coalesce(${cells.join(', ')}) AS value, count(*) AS cells, min(_row) AS row
    FROM ${scan} GROUP BY GROUPING SETS (${sets}) HAVING value <> ''`
}

/** All columns in one, cell under cell: many columns cost little, and every row its share of the work. */
function groupsOfCells(scan: string, positions: number[]): string {
  const cells = positions.map((at) => `c${at}`).join(', ')
  return `SELECT cell, value, count(*) AS cells, min(_row) AS row
    FROM (SELECT _row, unnest([${positions.join(', ')}]) AS cell, unnest([${cells}]) AS value FROM ${scan})
    WHERE value <> '' GROUP BY cell, value`
}

/** A sample without a part above 12 proves nothing: the whole column is asked for one. */
async function completeOrder(
  db: DuckDBConnection,
  table: InputTable,
  position: number,
  form: DateForm,
): Promise<DateForm> {
  if (form.kind !== 'numeric' || form.first_over_12 || form.second_over_12) return form
  const shape = /^DD?MM/.test(form.pattern)
    ? String.raw`'^\s*(\d?\d)(\d\d)(?:19|20)\d\d\s*$'`
    : String.raw`'^\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}'`
  const part = (group: number): string => `try_cast(regexp_extract(c${position}, ${shape}, ${group}) AS INTEGER) > 12`
  const result = await db.runAndReadAll(
    `SELECT min(_row) FILTER (${part(1)}), arg_min(c${position}, _row) FILTER (${part(1)}),
            min(_row) FILTER (${part(2)}), arg_min(c${position}, _row) FILTER (${part(2)}) FROM ${tableScan(table)}`,
  )
  const [firstRow, first, secondRow, second] = result.getRows()[0] ?? []
  return {
    ...form,
    first_over_12: first ? { value: String(first), count: 1, row: Number(firstRow) } : null,
    second_over_12: second ? { value: String(second), count: 1, row: Number(secondRow) } : null,
  }
}

function keepRows(rows: (string | null)[][], cells: (string | null)[], position: number): void {
  for (let index = 0; index < Math.min(cells.length, KEPT_ROWS); index++) {
    const row = (rows[index] ??= [])
    row[position] = cells[index] ?? null
  }
}
