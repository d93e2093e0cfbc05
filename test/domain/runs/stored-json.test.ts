import { expect, it } from 'vitest'
import { storedTables } from '../../../server/src/domain/runs/stored-json.ts'
import type { SourceTable } from '../../../server/src/engine/model.ts'

it('a stored table is read back with all that reading the file found, and with what stood above its header and below its rows', () => {
  const table: Required<SourceTable> = {
    name: 'Berths',
    page: null,
    header_row: 4,
    first_row: 5,
    rows: 12,
    columns: [{ name: 'Berth', position: 0, samples: ['A1', 'A2'] }],
    ignored: [{ reason: 'above the header', rows: 2 }],
    problem_rows: 0,
    parquet: 'tables/berths.parquet',
    above: [['Harbour office'], ['Season', '2024']],
    below: [['A = afloat  B = on the hard']],
    notes: ['Cells merged over several rows were read as the same value in each.'],
  }
  expect(storedTables.parse(JSON.parse(JSON.stringify([table])))).toEqual([table])
})
