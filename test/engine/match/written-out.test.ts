import { describe, expect, it } from 'vitest'
import { writtenOut } from '../../../server/src/engine/match/names/written-out.ts'
import { tableOf } from '../plan/table-of.ts'

const of = (table: string, header: string): string => writtenOut(header, tableOf(table, `${header}\nx\ny`))

describe('a word of a header that is cut short', () => {
  it.each([
    ['Kandidaten_Export', 'Kand.-Nr.', 'Kandidaten-Nr.'],
    ['Mitglieder 2024', 'Mitgl. seit', 'Mitglieder seit'],
    ['wypożyczenia', 'Wypoż. dnia', 'wypożyczenia dnia'],
  ])('is written out as the table is called: %s, “%s”', (table, header, expected) => {
    expect(of(table, header)).toBe(expected)
  })

  it('stays where it is known by itself, or no word of the table begins so', () => {
    expect(of('Order_lines', 'Order no')).toBe('Order no')
    expect(of('Orders', 'Kand.-Nr.')).toBe('Kand.-Nr.')
    expect(of('Verkäufe', 'V.-Nr.')).toBe('V.-Nr.')
  })
})
