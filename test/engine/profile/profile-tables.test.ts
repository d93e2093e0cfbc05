import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDuckDB, type DuckDBSession } from '../../../server/src/engine/duckdb.ts'
import { quoteLiteral } from '../../../server/src/engine/literal.ts'
import type { InputTable } from '../../../server/src/engine/model.ts'
import type { ColumnProfile } from '../../../server/src/engine/profile/model.ts'
import { profileTables } from '../../../server/src/engine/profile/profile-tables.ts'

let workdir: string
let session: DuckDBSession

beforeAll(async () => {
  workdir = await mkdtemp(join(tmpdir(), 'profile-'))
  session = await openDuckDB({ workdir, allowedDirectories: [] })
})
afterAll(async () => {
  session.close()
  await rm(workdir, { recursive: true })
})

/** A table of `rows` rows whose columns are SQL expressions over `i`, the row's number from 0. */
async function make(name: string, rows: number, expressions: Record<string, string>): Promise<InputTable> {
  const parquet = join(workdir, `${name}.parquet`)
  const cells = Object.values(expressions).map((sql, position) => `(${sql})::VARCHAR AS c${position}`)
  const from = `SELECT (i + 2)::BIGINT AS _row, ${cells.join(', ')}, NULL::VARCHAR AS _problem FROM range(${rows}) t(i)`
  await session.connection.run(`COPY (${from}) TO ${quoteLiteral(parquet)} (FORMAT parquet, ROW_GROUP_SIZE 32768)`)
  const columns = Object.keys(expressions).map((column, position) => ({ name: column, position, samples: [] }))
  return {
    file_id: 'file_1',
    file_name: `${name}.csv`,
    sha256: '00',
    name,
    page: null,
    header_row: 1,
    first_row: null,
    rows,
    columns,
    ignored: [],
    problem_rows: 0,
    parquet,
  }
}

async function profileOf(table: InputTable): Promise<(name: string) => ColumnProfile> {
  const [profile] = await profileTables(session.connection, [table])
  return (name) => profile!.columns.find((column) => column.name === name)!
}

describe('the profile of a small table', () => {
  it('leaves out subtotals whose label stands far to the right', async () => {
    const total = (cell: string): string => `CASE WHEN i % 4 <> 3 THEN ${cell} END`
    const table = await make('subtotals', 40, {
      slip: total("'S-' || (1000 + i)"),
      day: total("'2024-05-0' || (1 + i % 9)"),
      shop: total("'Shop ' || (i % 5)"),
      till: total("'T' || (i % 3)"),
      clerk: total("'Mia'"),
      article: "CASE WHEN i % 4 = 3 THEN 'Subtotal slip ' || i ELSE 'Article ' || i END",
      amount: '10 + i',
    })
    const [profile] = await profileTables(session.connection, [table])
    expect(profile!.aside).toHaveLength(10)
    expect(profile!.columns.find(({ name }) => name === 'slip')!.empty).toBe(0)
  })

  it('is exact: empties, distinct values, most frequent values with their first row', async () => {
    const table = await make('small', 10, {
      id: "'C-' || (1000 + i)",
      status: "CASE WHEN i < 3 THEN 'open' WHEN i < 9 THEN 'closed' END",
      nothing: 'NULL',
    })
    const column = await profileOf(table)
    expect(column('id')).toMatchObject({
      empty: 0,
      distinct: 10,
      unique: true,
      min_length: 6,
      max_length: 6,
      filled: 10,
    })
    expect(column('id').shapes).toEqual([{ shape: 'A-9', count: 10 }])
    expect(column('status')).toMatchObject({ empty: 1, distinct: 2, unique: false, complete: true })
    expect(column('status').values).toEqual([
      { value: 'closed', count: 6, row: 5 },
      { value: 'open', count: 3, row: 2 },
    ])
    expect(column('nothing')).toMatchObject({ empty: 10, distinct: 0, filled: 0, values: [], types: {}, dates: [] })
  })

  it('knows what values can be read as', async () => {
    const table = await make('types', 3, {
      email: "'user' || i || '@mail.example'",
      phone: "'+49 30 788629' || i",
      url: "'https://www.example.com/' || i",
      whole: '120 + i',
      german: "'1.234,5' || i",
      dollars: "'$1,234.5' || i",
      share: "i || ' %'",
      day: "'0' || (i + 1) || '.03.2024'",
      moment: "'2024-03-0' || (i + 1) || 'T10:00:00Z'",
      uuid: "'123e4567-e89b-12d3-a456-42661417400' || i",
      yes: "CASE WHEN i = 0 THEN 'Ja' ELSE 'nein' END",
      country: "CASE i WHEN 0 THEN 'DE' WHEN 1 THEN 'Österreich' ELSE 'Switzerland' END",
      nothing: "CASE i WHEN 0 THEN 'n/a' WHEN 1 THEN '12' ELSE '-' END",
    })
    const column = await profileOf(table)
    const expected = {
      email: 'email',
      phone: 'phone',
      url: 'url',
      whole: 'integer',
      german: 'decimal',
      dollars: 'amount',
      share: 'percent',
      day: 'date',
      moment: 'datetime',
      uuid: 'uuid',
      yes: 'boolean',
      country: 'country',
      nothing: 'integer',
    } as const
    for (const [name, type] of Object.entries(expected)) expect([name, column(name).types[type]]).toEqual([name, 1])
    expect(column('day').types.decimal).toBeUndefined()
  })

  it('keeps which part of a date exceeds 12, with its row', async () => {
    const table = await make('days', 20, { day: "lpad((i + 1)::VARCHAR, 2, '0') || '/04/2024'" })
    const { dates } = (await profileOf(table))('day')
    expect(dates).toMatchObject([
      {
        kind: 'numeric',
        pattern: 'DD/MM/YYYY',
        count: 20,
        first_over_12: { value: '13/04/2024', row: 14 },
        second_over_12: null,
      },
    ])
  })
})

it('long lists of names are known whole in tables that are only sampled, other columns are not', async () => {
  const letters = (part: string): string => `chr((97 + ${part} % 26)::INTEGER)`
  const name = `'Port ' || ${letters('i')} || ${letters('i // 26')} || ${letters('i // 676')}`
  const blank = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`blank${at}`, 'NULL']))
  const column = await profileOf(await make('listed', 2_500, { port: name, amount: 'i * 7.5', ...blank }))
  const { values, more, sampled } = column('port')
  expect(sampled).toBe(2_500)
  expect(new Set([...values.map(({ value }) => value), ...more]).size).toBe(2_500)
  expect(column('amount')).toMatchObject({ more: [] })
  expect(column('amount').sampled).toBeLessThan(2_500)
})

it.each([4_000, 6_000])('counts rare values of all rows in a wide table of %i rows', async (rows) => {
  const gaps = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`gap ${at}`, `CASE WHEN i = ${at} THEN 'x' END`]),
  )
  const status = "CASE WHEN i % 1000 = 999 THEN 'Actve' WHEN i % 2 = 0 THEN 'Active' ELSE '' END"
  const column = await profileOf(await make(`wide ${rows}`, rows, { status, ...gaps }))
  expect(column('status').sampled).toBe(rows)
  expect(column('status').values).toEqual([
    { value: 'Active', count: rows / 2, row: 2 },
    { value: 'Actve', count: rows / 1000, row: 1_001 },
  ])
  expect([column('gap 7').empty, column('gap 199').values]).toEqual([rows - 1, [{ value: 'x', count: 1, row: 201 }]])
})

describe('the profile of a big table', () => {
  it('counts empties and rare values of all rows, and looks for the order of days in all of them', async () => {
    const table = await make('big', 120_000, {
      id: "'C' || i",
      status: "CASE WHEN i = 77777 THEN 'Actve' ELSE 'Active' END",
      gaps: 'CASE WHEN i % 3 = 0 THEN NULL ELSE i END',
      // One value alone tells the order.
      day: "CASE WHEN i = 99999 THEN '25/12/2020' ELSE lpad((1 + i % 12)::VARCHAR, 2, '0') || '/' || lpad((1 + i // 12 % 12)::VARCHAR, 2, '0') || '/' || (1500 + i // 144) END",
    })
    const column = await profileOf(table)
    expect(column('status').values).toEqual([
      { value: 'Active', count: 119_999, row: 2 },
      { value: 'Actve', count: 1, row: 77_779 },
    ])
    expect(column('gaps').empty).toBe(40_000)
    expect(column('id').unique).toBe(true)
    expect(column('id').sampled).toBeLessThan(30_000)
    expect(column('day').dates[0]).toMatchObject({
      first_over_12: { value: '25/12/2020', row: 100_001 },
      second_over_12: null,
    })
  })

  it('knows all different values from those of which a part comes twice, whatever lies between the two', async () => {
    const table = await make('twice', 120_000, {
      different: "'C' || i",
      twice: "'C' || i % 60000",
      'every third twice': "'C' || CASE WHEN i >= 80000 AND i % 2 = 0 THEN i - 80000 ELSE i END",
      // Of so few cells the sample alone can't tell.
      'rare and different': "CASE WHEN i % 100 = 0 THEN 'C' || i END",
      'rare and twice': "CASE WHEN i % 100 = 0 THEN 'C' || i % 60000 END",
    })
    const column = await profileOf(table)
    expect(table.columns.map(({ name }) => [name, column(name).unique])).toEqual([
      ['different', true],
      ['twice', false],
      ['every third twice', false],
      ['rare and different', true],
      ['rare and twice', false],
    ])
  })

  it('is the same each time', async () => {
    const table = await make('again', 60_000, { id: "'C' || i", value: 'hash(i) % 5000' })
    const [first, second] = [
      await profileTables(session.connection, [table]),
      await profileTables(session.connection, [table]),
    ]
    expect(second).toEqual(first)
  })
})

it('a table of 5,000 columns is profiled', async () => {
  const expressions = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`column ${at}`, `'v' || (i * ${at})`]),
  )
  const [profile] = await profileTables(session.connection, [await make('wide', 3, expressions)])
  expect(profile!.columns).toHaveLength(5000)
  expect(profile!.columns[4999]!.values[1]).toEqual({ value: 'v4999', count: 1, row: 3 })
})

it('stops when told to', async () => {
  const table = await make('stopped', 3, { id: 'i' })
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(profileTables(session.connection, [table], { signal })).rejects.toThrow('enough')
})
