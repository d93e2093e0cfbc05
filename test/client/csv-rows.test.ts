import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordsOf, rowsOf } from '../../client/src/csv-rows.ts'

const inPieces = async function* (text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const field = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', '""', ',', '\r\n', '\n', '\r', 'Jürgen', '🙂,"'),
)

test('whatever is written by RFC 4180 is read again, however it is cut into chunks', async () => {
  const tables = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(field, { minLength: width, maxLength: width }), { maxLength: 5 }))
  await fc.assert(
    fc.asyncProperty(tables, fc.integer({ min: 1, max: 7 }), fc.boolean(), async (table, size, lastLineEnd) => {
      const text = stringify(table, { record_delimiter: '\r\n', quoted_match: /[\r\n]/, eof: lastLineEnd })
      // A byte order mark at the very beginning is not part of the text.
      const records = await Array.fromAsync(recordsOf(inPieces(`\u{feff}${text}`, size)))
      expect(records).toEqual(table)
    }),
    { seed: 4180, numRuns: 500 },
  )
})

test('rows have the names of the header, and an empty line is a row of one empty cell', async () => {
  const rows = await Array.fromAsync(rowsOf(inPieces('id\r\nA\r\n\r\nB\r\n', 3)))
  expect(rows).toEqual([{ id: 'A' }, { id: '' }, { id: 'B' }])
})

test('an empty CSV and one with a header alone have no rows', async () => {
  expect(await Array.fromAsync(rowsOf(inPieces('', 1)))).toEqual([])
  expect(await Array.fromAsync(rowsOf(inPieces('id,name\r\n', 9)))).toEqual([])
})

test('a CSV that was cut off within quotes is refused rather than read in part', async () => {
  await expect(Array.fromAsync(rowsOf(inPieces('id\r\n"A', 2)))).rejects.toThrow('did not arrive whole')
})
