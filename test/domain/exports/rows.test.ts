import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meterCsv } from '../../../server/src/domain/exports/rows.ts'

/** A CSV in chunks, metered. */
const meter = async (chunks: Buffer[]) => {
  const told: number[] = []
  const { through, facts } = meterCsv((rows) => told.push(rows))
  const passed = buffer(through)
  await pipeline(Readable.from(chunks), through)
  return { passed: await passed, told, facts: facts() }
}

const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', '\r\n', '\n', ',', 'a"b\nc'))

describe('meterCsv', () => {
  it('counts rows, bytes and the digest of any CSV, cut anywhere, and changes nothing', async () => {
    const tables = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(tables, fc.array(fc.nat()), async (rows, cuts) => {
        const csv = Buffer.from(stringify(rows, { record_delimiter: '\r\n', quoted: true }))
        const places = [0, ...cuts.map((cut) => cut % csv.length).toSorted((a, b) => a - b), csv.length]
        const { passed, facts, told } = await meter(
          places.slice(1).map((end, index) => csv.subarray(places[index], end)),
        )
        expect(passed).toEqual(csv)
        expect(facts).toEqual({
          rows: rows.length - 1,
          bytes: csv.length,
          sha256: createHash('sha256').update(csv).digest('hex'),
        })
        expect(told.at(-1)).toBe(rows.length - 1)
      }),
    )
  })
})
