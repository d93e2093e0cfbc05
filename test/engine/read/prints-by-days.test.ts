/** Prints whose rows stand below days, with remarks on some of them and a count at the end of each day. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const DAYS = ['Monday, May 6, 2024', 'Wednesday, May 8, 2024', 'Monday, June 3, 2024', 'Friday, June 7, 2024']
const HEAD = `NORTH BAY CARRIERS                    TOUR LIST            Page 9
Printed 07/01/2024  9:14 AM                           by: OFFICE
----------------------------------------------------------------
Time    Van  Order    Receiver               St  Goods
`
const lines = (at: number): string[] => [
  `${4 + at}:00a   V${at}   K-${at}001   Hill Farm              D   hay, straw`,
  `10:${at}0a  V${at}   K-${at}002   Mill & Sons            D   flour`,
  ...(at === 2 ? [] : ['             ** nobody was at home, left with the neighbours']),
  `1:${at}0p   W12  K-${at}003   Old Dairy              C   milk, butter, cream`,
]
const report = (counts: readonly number[]): string =>
  DAYS.map(
    (day, at) =>
      `${at % 2 === 0 ? `${HEAD}\n` : ''}${day}\n${lines(at + 1).join('\n')}\n        ${counts[at]} deliveries\n\n`,
  ).join('') + '*** END OF LIST ***\n'

describe('a print whose rows stand below days', () => {
  test('is cut as its rows are, whatever lines of one cell stand between them', async () => {
    const { columns, rows } = await readContent(report([3, 3, 3, 3]), 'tours.txt')
    expect(columns).toEqual(['Time', 'Van', 'Order', 'Receiver', 'St', 'Goods', 'Remark', 'Section'])
    expect(rows).toHaveLength(12)
    expect(rows[0]!.slice(1)).toEqual(['5:00a', 'V1', 'K-1001', 'Hill Farm', 'D', 'hay, straw', null, DAYS[0]])
    expect(rows.map((row) => row.at(-1))).toEqual(DAYS.flatMap((day) => [day, day, day]))
  })

  test('has remarks on a row beside that row', async () => {
    const { rows, ignored } = await readContent(report([3, 3, 3, 3]), 'tours.txt')
    const remarks = rows.filter((row) => row[7] !== null).map((row) => [row[3], row[7]])
    expect(remarks).toEqual(
      ['K-1002', 'K-3002', 'K-4002'].map((order) => [order, 'nobody was at home, left with the neighbours']),
    )
    expect(ignored).toMatchObject({ 'remark on the row above': 3, 'section heading': 4, comment: 1 })
  })

  test('has no rows that only count those above', async () => {
    const { ignored, table } = await readContent(report([3, 3, 3, 3]), 'tours.txt')
    expect(ignored['count of the rows above']).toBe(4)
    expect(table.notes?.join()).not.toContain('stand above it')
  })

  test('a line with a number is no count where it counts nothing that is there', async () => {
    const { ignored, rows } = await readContent(report([7, 2, 3, 9]), 'tours.txt')
    expect(ignored['count of the rows above']).toBeUndefined()
    expect(rows.length).toBeGreaterThan(12)
  })
})
