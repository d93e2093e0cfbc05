import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const prints = templateOf('prints', [
  { name: 'print_no', required: true, unique: true },
  { name: 'manufacturer', required: true },
  { name: 'year', rule: '\\d{4}' },
])
const list = (header: string, values: string[]) =>
  tableOf('prints', `Print no|${header}\n${values.map((value, at) => `P${at}|${value}`).join('\n')}`)

describe('years behind names', () => {
  it('are the year that no other column has, and no part of the name', () => {
    const decision = decideOn(
      [list('Manufacturer', ['Kern (1987)', 'Holt & Sons, 2004', 'Due Fratelli, 1995', 'Holt & Sons (1961)'])],
      [prints],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'year')).toEqual(['Manufacturer'])
    expect(columnOf(decision, 'year').transforms).toMatchObject([{ kind: 'extract' }])
    expect(columnOf(decision, 'manufacturer').transforms).toMatchObject([{ kind: 'extract' }])
  })

  it('stay where a column has the years, where a space alone stands before them, and where most names have none', () => {
    const own = tableOf(
      'prints',
      'Print no|Manufacturer|Year\nP1|Kern (1987)|1990\nP2|Holt, 2004|2006\nP3|Due, 1995|1999',
    )
    const spaced = list('Manufacturer', ['Works 1987', 'Holt 2004', 'Due 1995'])
    const some = list('Manufacturer', ['Kern (1987)', 'Holt & Sons', 'Due Fratelli'])
    expect(inputsOf(decideOn([own], [prints]), 'year')).toEqual(['Year'])
    for (const table of [own, spaced, some]) {
      expect(columnOf(decideOn([table], [prints]), 'manufacturer').transforms).toEqual([])
    }
  })
})
