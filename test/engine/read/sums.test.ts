/** Rows that say nothing but the sums of those above them. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const cellsOf = (rows: (number | string | null)[][]): (number | string | null)[][] => rows.map(([, ...cells]) => cells)

const HEAD = 'Nr;Filiale;Tag;Umsatz;Bons\n'
const NORTH = 'K-1;Nord;02.05.2024;1.200,50;40\nK-2;Nord;03.05.2024;810,25;31\nK-3;Nord;04.05.2024;95,00;12\n'
const SOUTH = 'K-4;Süd;02.05.2024;400,00;9\nK-5;Süd;03.05.2024;60,75;3\n'

describe('rows of sums are left out and told', () => {
  test.each([
    ['with a label in front', 'Zwischensumme;;;2.105,75;83\n', 'Zwischensumme;;;460,75;12\n', 'Gesamt;;;2.566,50;95\n'],
    ['with a label beside them', ';;Summe Nord:;2.105,75;83\n', ';;Summe Süd:;460,75;12\n', ';;Summe;2.566,50;95\n'],
    ['without a label', ';;;2.105,75;83\n', '', ';;;2.566,50;95\n'],
    ['with a label in another language', 'Mezisoučet;;;2.105,75;83\n', '', 'Dohromady;;;2.566,50;95\n'],
  ])('%s', async (_, north, south, all) => {
    const { rows, ignored, table } = await readContent(
      HEAD + NORTH + north + SOUTH + south + all + 'Stand: 05.05.2024\n',
    )
    expect(cellsOf(rows).map(([number]) => number)).toEqual(['K-1', 'K-2', 'K-3', 'K-4', 'K-5'])
    expect(ignored['sum of the rows above'] ?? 0).toBeGreaterThan(0)
    expect(table.notes?.join(' ')).toMatch(/sums? of rows above/)
  })

  test('where what is carried forward stands at the end of a page and again on the next', async () => {
    const { rows } = await readContent(
      `${HEAD}${NORTH}Übertrag;;;2.105,75;83\n${HEAD}Übertrag;;;2.105,75;83\n${SOUTH}Summe;;;2.566,50;95\n`,
    )
    expect(rows).toHaveLength(5)
  })

  test('where a dash stands for nothing', async () => {
    const { rows } = await readContent(
      'No;Guide;Walks;Tours\nNorth\nG-1;Ada;4;-\nG-2;Ben;-;12\nG-3;Cy;7;8\nSubtotal;;11;20\nSouth\nG-4;Di;-;9\nG-5;Ed;6;-\nG-6;Flo;2;5\nSubtotal;;8;14\nTotal;;19;34\n',
    )
    expect(cellsOf(rows).map(([number]) => number)).toEqual(['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'G-6'])
  })

  test('where an error of the print keeps one from being right that is called as the others are', async () => {
    const block = (name: string, sum: number, other: number): string =>
      `${name};1;Mo;${sum - 200};\n${name};2;Tu;150;${other}\n${name};3;We;50;\n;;Change of the week;${sum};${other}\n`
    const { rows, ignored, table } = await readContent(
      `Well;Line;Day;In;Out\n${block('A', 320, 40)}${block('B', 410, 12)}C;1;Mo;70;\nC;1;Mo;70;\nC;2;Tu;31;9\n;;Change of the week;101;9\n${block('D', 333, 71)}`,
    )
    expect(rows).toHaveLength(12)
    expect(ignored['sum of the rows above']).toBe(4)
    expect(table.notes?.join(' ')).toContain('Row 13 of these is called as the others are, but is not what')
  })

  test.each([
    ['months', ['Apr-24 total', 'May-24 total', 'Jun-24 total', 'Jul-24 total']],
    ['weeks', ['Total week 14', 'Total week 15', 'Total week 16', 'Total week 17']],
  ])('where rows are there twice, and one is no sum that is of another period: %s', async (_, names) => {
    const [first, second, third, last] = names
    const { rows, ignored } = await readContent(
      `Ticket;Day;Slip;Fee\nT-1;2;A;40\nT-2;3;B;35\n${first};;;75\nT-3;4;A;12\nT-4;5;C;90\n${second};;;102\nT-5;6;A;51\nT-5;6;A;51\nT-6;7;B;8\n${third};;;59\nT-7;8;C;33\nT-8;9;A;20\n${last};;;53\nGrand total;;;340\n`,
    )
    expect(cellsOf(rows).map(([ticket]) => ticket)).toEqual([
      'T-1',
      'T-2',
      'T-3',
      'T-4',
      'T-5',
      'T-5',
      'T-6',
      'T-7',
      'T-8',
    ])
    expect(ignored['sum of the rows above']).toBe(5)
  })

  test('but no row that has more than sums have', async () => {
    const { rows } = await readContent(
      'Ticket;Day;Slip;Fee\nT-1;2;A;40\nT-2;3;B;35\nTotal week 14;;;75\nT-3;4;A;12\nT-4;5;C;90\nTotal week 15;;;102\nTotal week 16;6;A;59\nT-7;8;C;33\n',
    )
    expect(cellsOf(rows).map(([ticket]) => ticket)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'Total week 16', 'T-7'])
  })

  test('where thousands are grouped as lakhs and crores', async () => {
    const { rows } = await readContent(
      'Date,Voucher,Ledger,Debit,Credit\n2-Apr-24,V/1,Motors,"16,66,761.57",\n2-Apr-24,V/1,Tax,"1,50,008.54",-\n2-Apr-24,V/1,Creditors,,"18,16,770.11"\n,Voucher Total,,"18,16,770.11","18,16,770.11"\n3-Apr-24,V/2,Fuel,"Rs. 2,48,079.00",\n3-Apr-24,V/2,Cash,,"Rs. 2,48,079.00"\n,Voucher Total,,"2,48,079.00","2,48,079.00"\n4-Apr-24,V/3,Rent,"₹70,000.00",\n4-Apr-24,V/3,Cash,,"₹70,000.00"\n,Voucher Total,,"70,000.00","70,000.00"\n,Grand Total,,"21,34,849.11","21,34,849.11"\n',
    )
    expect(cellsOf(rows).map(([, voucher]) => voucher)).toEqual(['V/1', 'V/1', 'V/1', 'V/2', 'V/2', 'V/3', 'V/3'])
  })

  test('of a list of two columns, too', async () => {
    const { rows } = await readContent('place,visitors\nMuseum,120\nTower,45\nPark,300\nTotal,465\nZoo,80\n')
    expect(cellsOf(rows)).toEqual([
      ['Museum', '120'],
      ['Tower', '45'],
      ['Park', '300'],
      ['Zoo', '80'],
    ])
  })
})

describe('but a row stays', () => {
  test.each([
    ['whose figures are no sums, whatever its label', 'Summe;;;2.000,00;80\n'],
    ['that only lacks cells', ';;;2.000,00;83\n'],
    ['whose word for sums is part of a name, and that lacks nothing', 'K-9;Total Tankstelle;02.05.2024;2.105,75;83\n'],
    ['that says more than a sum', 'Storno;Nord;;2.105,75;83\n'],
  ])('%s', async (_, row) => {
    const { rows } = await readContent(HEAD + NORTH + row + SOUTH)
    expect(rows).toHaveLength(6)
  })

  test('that goes on with the group above and is the sum of small numbers by chance', async () => {
    const { rows } = await readContent(
      'order,product,pieces\nA-1,Lamp,1\nA-2,Hose,1\nA-3,Kettle,1\n,Bulb,3\nA-4,Lamp,2\nA-5,Hose,2\n',
    )
    expect(rows).toHaveLength(6)
  })

  test('of the same amount as the first row, whatever its words', async () => {
    const { rows } = await readContent(
      'tag,text,beleg,betrag\n03.01.,Papier,R-1,120.00\n04.01.,Transport,,120.00\n05.01.,Porto,R-3,8.50\n06.01.,Kaffee,R-4,11.00\n',
    )
    expect(rows).toHaveLength(4)
  })
})
