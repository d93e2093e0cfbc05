import type { Query } from '../compile/query.ts'
import { skipCondition } from '../compile/source.ts'
import { parquetScan, tableScan, type TableFile } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import type { InputTable, SheetPlan } from '../model.ts'
import { list, mergedAs } from '../phrases.ts'
import { previewPage, type PreviewRow } from '../preview/page.ts'
import { goneWith } from '../write/counting-rows.ts'
import { BELONGS } from '../write/of-state.ts'
import type { Known } from './answered.ts'
import { isAt, isWithin, sheetName, targetsNamed, type Place } from './places.ts'
import type { RowNamed } from './rows-named.ts'
import type { Understood } from './understand.ts'

// The rows that a question names, by id, number or value; and of those that are in no sheet, why.

/** Rows that one answer tells of. */
const MOST_ROWS = 5
export interface Found {
  sheet: SheetPlan
  row: PreviewRow
}

/** A row of a file that is in no sheet, and why. */
interface Absent {
  place: Place
  row: number
  reason: string
}

export interface Rows {
  found: Found[]
  absent: Absent[]
  /** More rows have the value than are told of. */
  more: number
  /** What could not be looked at. */
  gone: string[]
}

/** The rows that a question names. */
export async function rowsOf(query: Query, known: Known, asked: Understood): Promise<Rows> {
  const rows: Rows = { found: [], absent: [], more: 0, gone: [] }
  for (const named of asked.rows) await addNumbered(query, known, asked, named, rows)
  if (asked.rows.length === 0)
    for (const value of asked.values.slice(0, MOST_ROWS)) await addWithValue(query, known, asked, value, rows)
  return { ...rows, found: rows.found.slice(0, MOST_ROWS), absent: rows.absent.slice(0, MOST_ROWS) }
}

/** The row of that number in each table that the question leaves open. */
async function addNumbered(
  query: Query,
  known: Known,
  asked: Understood,
  { row, place }: RowNamed,
  rows: Rows,
): Promise<void> {
  const open = known.tables.filter(({ file_id, name: table }) => {
    if (place) return isAt(place, { file_id, table })
    const uses = known.manifest.plan.sheets.filter(({ sources }) =>
      sources.some((source) => isAt(source, { file_id, table })),
    )
    const slugs = uses.length > 0 ? uses.map(({ slug }) => slug) : ['']
    return (
      slugs.some((slug) => isWithin(known, asked.things, slug, { file_id, table })) &&
      (uses.length > 0 || asked.things.some((thing) => thing.kind === 'table'))
    )
  })
  for (const table of open) {
    if (rows.found.length + rows.absent.length >= 2 * MOST_ROWS) return
    const at = { file_id: table.file_id, table: table.name }
    const before = rows.found.length
    for (const sheet of known.manifest.plan.sheets) {
      const sources = sheet.sources.flatMap((candidate, index) => (isAt(candidate, at) ? [index] : []))
      const among = `_source IN (${sources.join(', ')}) AND _source_row = ${row}`
      if (sources.length > 0) await addFound(query, known, sheet, among, sources.length, rows)
    }
    const isFound =
      rows.found.length > before ||
      rows.found.some((found) => isAt(found.row.source, at) && found.row.source.row === row)
    if (isFound || rows.gone.length > 0) continue
    const reason = await whyAbsent(query, known, table, row)
    if (reason !== null) rows.absent.push({ place: at, row, reason })
  }
}

/** Rows of the sheets that have the value: in a key, or else in any column; of the columns that the question names where it names any. */
async function addWithValue(query: Query, known: Known, asked: Understood, value: string, rows: Rows): Promise<void> {
  const before = rows.found.length
  for (const sheet of known.manifest.plan.sheets) {
    if (!sheet.sources.some((source) => isWithin(known, asked.things, sheet.slug, source))) continue
    const columns = known.manifest.sheets.find(({ slug }) => slug === sheet.slug)?.columns ?? []
    const keys =
      known.templates
        .find(({ slug }) => slug === sheet.slug)
        ?.columns.flatMap(({ name, unique }) => (unique ? [name] : [])) ?? []
    const wanted = columnsOf(known, asked).filter((column) => columns.includes(column))
    for (const among of [keys, wanted, columns]) {
      const tests = among.flatMap((column) => {
        const index = columns.indexOf(column)
        return index < 0 ? [] : [`lower(v${index}) = lower(${quoteLiteral(value.trim())})`]
      })
      const sofar = rows.found.length
      if (tests.length > 0) await addFound(query, known, sheet, tests.join(' OR '), MOST_ROWS, rows)
      if (rows.found.length > sofar) break
    }
  }
  const lost = asked.states.some((state) => state === 'merged' || state === 'ignored')
  if (lost || rows.found.length === before) await addAbsentWithValue(query, known, asked, value, rows)
}

/** Rows of a sheet that meet a condition, the first `most` of them; how many more there are is counted. */
export async function addFound(
  query: Query,
  known: Known,
  sheet: SheetPlan,
  condition: string,
  most: number,
  rows: Rows,
): Promise<void> {
  const path = known.sheets.find(({ slug }) => slug === sheet.slug)?.path ?? null
  if (path === null) return void rows.gone.push(`The rows of ${sheetName(known, sheet.slug)} are no longer stored.`)
  const places = await query.rows(
    `SELECT file_row_number AS place, count(*) OVER () AS found FROM ${parquetScan(path)} WHERE ${condition} ORDER BY place LIMIT ${most}`,
  )
  rows.more += Math.max(0, Number(places[0]?.found ?? 0) - places.length)
  const lineage = lineageOf(known, sheet)
  for (const { place } of places) {
    const page = await previewPage(query, {
      sheet: path,
      after: Number(place),
      limit: 1,
      ...(lineage ? { lineage } : {}),
    })
    const [row] = page.rows
    const isKnown = rows.found.some((other) => other.sheet === sheet && other.row.row_id === row?.row_id)
    if (row && !isKnown) rows.found.push({ sheet, row })
  }
}

function lineageOf(
  known: Known,
  { sources }: SheetPlan,
): { sources: SheetPlan['sources']; tables: (Place & TableFile)[] } | null {
  const places = sources.flatMap((source) => [source, ...source.joins])
  const tables = places.flatMap(({ file_id, table }) => {
    const there = known.tables.find((candidate) => candidate.file_id === file_id && candidate.name === table)
    return there && there.parquet !== null
      ? [{ file_id, table, parquet: there.parquet, first_row: there.first_row }]
      : []
  })
  return tables.length === places.length ? { sources, tables } : null
}

/** Rows of files that have the value and are in no sheet. */
async function addAbsentWithValue(
  query: Query,
  known: Known,
  asked: Understood,
  value: string,
  rows: Rows,
): Promise<void> {
  for (const table of known.tables) {
    const at = { file_id: table.file_id, table: table.name }
    const sheet = known.manifest.plan.sheets.find(({ sources }) => sources.some((source) => isAt(source, at)))
    if (table.parquet === null || !isWithin(known, asked.things, sheet?.slug ?? '', at)) continue
    const tests = table.columns.map(
      ({ position }) => `lower(trim(c${position})) = lower(${quoteLiteral(value.trim())})`,
    )
    if (tests.length === 0) continue
    const found = await query.rows(
      `SELECT _row AS row FROM ${tableScan({ parquet: table.parquet, first_row: table.first_row })} WHERE ${tests.join(' OR ')} ORDER BY row LIMIT ${MOST_ROWS}`,
    )
    for (const { row } of found) await addNumbered(query, known, asked, { row: Number(row), place: at }, rows)
  }
}

/** Why a row of a table is in no sheet; null when the table has no such row. */
async function whyAbsent(
  query: Query,
  known: Known,
  table: Known['tables'][number],
  row: number,
): Promise<string | null> {
  const at = { file_id: table.file_id, table: table.name }
  const ignored = known.manifest.plan.ignored_tables.find((candidate) => isAt(candidate, at))
  if (ignored) return `the table is not used. ${ignored.reason}`
  if (table.header_row === row) return 'it is the header.'
  if (table.parquet === null)
    return 'what was read from its file is no longer stored, so that the reason can not be told.'
  const { parquet, first_row } = table
  const rows = tableScan({ parquet, first_row })
  const [there] = await query.rows(`SELECT count(*) AS n FROM ${rows} WHERE _row = ${row}`)
  if (Number(there?.n ?? 0) === 0) {
    const outside = table.ignored.filter((left) => left.rows > 0).map(({ reason }) => reason.replace(/\.$/, ''))
    const [last] = await query.rows(`SELECT max(_row) AS row FROM ${rows}`)
    const isBeyond = row > Number(last?.row ?? 0) || (table.header_row !== null && outside.length === 0)
    return isBeyond || outside.length === 0 ? null : `it is no data of the table (${list(outside)}).`
  }
  return (
    (await skippedBecause(query, known, { ...table, parquet }, row)) ??
    `${mergedBecause(known, at)}${orGone(known, at)}`
  )
}

async function skippedBecause(query: Query, known: Known, table: InputTable, row: number): Promise<string | null> {
  const at = { file_id: table.file_id, table: table.name }
  const skips = known.manifest.plan.sheets.flatMap(({ sources }) =>
    sources.filter((source) => isAt(source, at)).flatMap((source) => source.skips),
  )
  for (const skip of skips) {
    const [hit] = await query.rows(
      `SELECT count(*) AS n FROM ${tableScan(table)} WHERE _row = ${row} AND ${skipCondition(skip, table)}`,
    )
    if (Number(hit?.n ?? 0) > 0) return `it is left out on purpose. ${skip.reason}`
  }
  return null
}

/** Which rows went with others isn't kept; that some of the table did is in the ledger. */
function orGone({ manifest: { plan, ledger } }: Known, at: Place): string {
  const own = plan.sheets.find(({ sources }) => sources.some((source) => isAt(source, at)))
  const reasons = (own?.same_key ?? []).map(goneWith)
  const gone = ledger.tables
    .filter((table) => isAt(table, at))
    .flatMap(({ ignored }) => ignored)
    .filter(({ reason }) => reasons.includes(reason) || reason.startsWith(BELONGS))
  return gone.map(({ reason, rows }) => ` Or it is one of the ${rows} that are left out: ${reason}.`).join('')
}

function mergedBecause(known: Known, at: Place): string {
  const { sheets } = known.manifest.plan
  const own = sheets.find(({ sources }) => sources.some((source) => isAt(source, at)))
  if (own?.same_key) return `another row of ${sheetName(known, own.slug)} stands for it: it ${mergedAs(own, 1)}`
  if (own)
    return `it equals another row of ${sheetName(known, own.slug)} in every mapped cell, of which the ${own.duplicates === 'keep_last' ? 'last' : 'first'} is kept.`
  const completed = sheets.find(({ sources }) => sources.some(({ joins }) => joins.some((join) => isAt(join, at))))
  if (completed) return `its table only completes rows of ${sheetName(known, completed.slug)}.`
  return 'no sheet uses its table.'
}

/** Names of the template columns that a question is about. */
export function columnsOf(known: Known, { things }: Understood): string[] {
  return [...new Set(targetsNamed(known, things).map(({ column }) => column))]
}
