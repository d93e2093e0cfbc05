import { describe, expect, it } from 'vitest'
import { readContent } from './support/reading.ts'

// Bookkeeping programs begin a file with a line of their own, as long as one of its rows.
const HEAD =
  'Betrag;Konto;Gegenkonto;Tag;Beleg;Text;Stelle;Menge;Sperre;Kurs\n12,50;100;200;0104;A1;Heu;7;1;0;1\n8,00;100;210;1304;A2;Hafer;7;1;0;1\n'

describe('a long line above the header', () => {
  it('is kept as far as it says from when to when the rows are', async () => {
    const { table, rows } = await readContent(
      `"DTVF";510;21;"Stapel";7;20240502101533000;"RE";"x";4711;12;20240101;4;20240401;20240430;"April"\n${HEAD}`,
    )
    expect(rows).toHaveLength(2)
    expect(table.above).toEqual([['20240401', '20240430']])
  })

  it('is not kept where it has no such days', async () => {
    const { table } = await readContent(
      `"DTVF";510;21;"Stapel";7;20240502101533000;"RE";"x";4711;12;20240101;4;"April";1\n${HEAD}`,
    )
    expect(table.above).toBeUndefined()
  })
})
