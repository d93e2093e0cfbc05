import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

describe('columns that are called as days beside one another', () => {
  test.each([
    ['2024-03-04', '2024-03-05', '2024-03-06'],
    ['04.03.2024', '05.03.2024', '08.03.2024'],
    ['Mon 04/03/2024', 'Tue 05/03/2024', 'Wed 06/03/2024'],
    ['3/29/2024', '3/30/2024', '4/1/2024'],
    ['4-Mar-24', '5-Mar-24', '6-Mar-24'],
  ])('%s, %s, %s make a header', async (...days) => {
    const body = '117,Hall,,2.5,3\n121,Lobby,4,,1.5\n130,Attic,2,2,\n142,Yard,,,6\n'
    const { columns, rows } = await readContent(`Week sheet\nNo,Place,${days.join(',')}\n${body}`)
    expect(columns).toEqual(['No', 'Place', ...days])
    expect(rows).toHaveLength(4)
  })

  test('are none where days stand below them, too', async () => {
    const line = (no: number): string => `${no},Hall ${no},2024-03-0${no},2024-03-1${no},2024-03-1${no + 1}`
    const { rows } = await readContent(`${[1, 2, 3, 4, 5].map(line).join('\n')}\n`)
    expect(rows).toHaveLength(5)
  })
})
