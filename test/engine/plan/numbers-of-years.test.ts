import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function written(rule: string, values: string[], description?: string): (string | null)[] {
  const column = { name: 'file_no', required: true, unique: true, rule, ...(description && { description }) }
  const template = templateOf('files', [{ name: 'id', required: true }, column])
  const rows = values.map((value, at) => [`T${at}`, value])
  const { transforms } = columnOf(decideOn([tableOfCells('files', ['id', 'File no'], rows)], [template]), 'file_no')
  return values.map((value) => applyChain(transforms, [value]).value)
}

describe('numbers that begin anew each year', () => {
  it('are written as the rule has them, whatever marks, zeros and centuries each row has', () => {
    const values = ['00523/18', '0524-2018', '525/2018', 'Az. 526/19', '527/19', '00528/19']
    const wanted = ['523/18', '524/18', '525/18', '526/19', '527/19', '528/19']
    expect(written('\\d{1,4}/\\d{2}', values)).toEqual(wanted)
    expect(written('\\d{4}-20\\d{2}', values)[0]).toBe('0523-2018')
  })

  it('are turned where the year stands first', () => {
    expect(written('\\d+/\\d{2}', ['2018-0031', '2018-0032', '2018-33', '2019-0034', '2019-35', '36/19'])).toEqual([
      '31/18',
      '32/18',
      '33/18',
      '34/19',
      '35/19',
      '36/19',
    ])
  })

  it('have the year in front where the rule takes only that, or the description shows it', () => {
    const values = ['11/23', '15/23', '219/23', '7/24', '1023/24', '12/24']
    const wanted = ['2023/0011', '2023/0015', '2023/0219', '2024/0007', '2024/1023', '2024/0012']
    expect(written('^\\d{4}/\\d{4}$', values, 'Year, slash, number (2022/0087)')).toEqual(wanted)
    expect(written('^20\\d{2}-\\d{3,4}$', values.slice(0, 3))).toEqual(['2023-011', '2023-015', '2023-219'])
    const both = ['2023-0011', '2023/0015', '2024-0019', '2024/0023']
    expect(written('^\\d{4}/\\d{4}$', both, 'Year/number, 2022/0087')).toEqual(
      both.map((value) => value.replace('-', '/')),
    )
  })

  it('have no year of this century where some may be of the last one', () => {
    const values = ['11/98', '15/98', '219/23', '7/23', '12/98', '14/23']
    expect(written('^\\d{4}/\\d{4}$', values, 'Year, slash, number (2022/0087)')).toEqual(values)
  })

  it('are left alone where each would be of another year', () => {
    const values = ['13-1911', '24-1952', '36-1937', '48-1964', '59-1971', '67-1983']
    expect(written('\\d{2}/\\d{2}', values)).toEqual(values)
  })
})
