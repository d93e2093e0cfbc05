import { describe, expect, it } from 'vitest'
import { findAside, type SeenRow } from '../../../server/src/engine/profile/aside.ts'
import { tableOf } from '../plan/table-of.ts'

/** What is found aside in a small table, as `row kind`; the rows of the text are numbered from 2, as below a header. */
function aside(text: string): string[] {
  const { columns, rows } = tableOf('things', text)
  const seen = rows.map((cells, index): SeenRow => ({ row: index + 2, cells }))
  return findAside(columns, seen, seen, true).map(({ row, kind }) => `${row} ${kind}`)
}

const orders = 'Order|Customer|Amount\nO-1|Berg|10.00\nO-2|Holm|20.50\nO-3|Sand|5.00\nO-4|Lund|4.50'

describe('rows aside of a table', () => {
  it.each([
    ['a label of totals with figures alone', 'Total||40.00', ['6 total']],
    ['a German label', 'Gesamtsumme||40,00', ['6 total']],
    ['a subtotal that says of what', 'Zwischensumme Januar||12.00', ['6 total']],
    ['a label without a figure', 'Summe||', ['6 total']],
    ['figures that are the sums of those above', '||40.00', ['6 total']],
    ['a note', 'Printed on 1 March by Mia||', ['6 note']],
    ['the number of a page between the rows', 'PAG. 2||\nO-5|Moor|3.00', ['6 page']],
    ['the number of a page of so many', '|- Seite 3 von 9 -|\nO-5|Moor|3.00', ['6 page']],
  ])('are found by %s', (_, line, found) => {
    expect(aside(`${orders}\n${line}`)).toEqual(found)
  })

  it.each([
    ['a customer of that name', 'O-5|Total Energies|7.00'],
    ['a label where the other words stand, too', 'Total|Holm|20.50'],
    ['figures alone that are no sums', '||12.00'],
    ['a row of which only the identifier is there', 'O-5||'],
    ['a word that only begins like a label', 'Summer sale||7.00'],
    ['a page with something beside it', 'Page 2|Berg|'],
  ])('are not %s', (_, line) => {
    expect(aside(`${orders}\n${line}`)).toEqual([])
  })

  it('may be data where some of the other words are there', () => {
    const wide = 'Order|Customer|City|Amount\nO-1|Berg|Bonn|10.00\nO-2|Holm|Köln|20.50\nO-3|Sand|Ulm|5.00'
    expect(aside(`${wide}\nTotal|North||35.50`)).toEqual(['5 doubtful'])
    expect(aside(`${wide}\nTotal|35,50 €||`)).toEqual(['5 total'])
  })

  it('are totals beside what stands in every row, as the name of the sheet does', () => {
    const sheet =
      'Order|Customer|City|Amount|Sheet\nO-1|Berg|Bonn|10.00|May\nO-2|Holm|Köln|20.50|May\nO-3|Sand|Ulm|5.00|May'
    expect(aside(`${sheet}\nTotal May|||35.50|May`)).toEqual(['5 total'])
    expect(aside(`${sheet}\nTotal|North||35.50|May`)).toEqual(['5 doubtful'])
  })

  it('are totals beside how many there are of what a column names, and the group that a heading gave to all rows below it', () => {
    const weeks =
      'Order|Customer|City|Amount|Week\nO-1|Berg|Bonn|10.00|W 1\nO-2|Holm|Köln|20.50|W 1\nO-3|Sand|Ulm|5.00|W 2\nO-4|Lund|Bonn|8.00|W 2'
    expect(aside(`${weeks}\nTotal orders|5||99.00|W 2`)).toEqual(['6 total'])
    expect(aside(`${weeks}\nTotal orders|North||99.00|W 2`)).toEqual(['6 doubtful'])
    expect(aside(`${weeks}\nTotal Energies|Moor|Ulm|99.00|W 2`)).toEqual([])
  })

  it('are a row of totals of two columns only when the sum is right', () => {
    const two = 'Name|Amount\nBerg|10.00\nHolm|20.50\nSand|5.00'
    expect(aside(`${two}\nTotal|35.50`)).toEqual(['5 total'])
    expect(aside(`${two}\nTotal|35.00`)).toEqual([])
  })
})
