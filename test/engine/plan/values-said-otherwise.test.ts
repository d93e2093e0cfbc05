import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

function decideList(rule: string, header: string, values: string[]): Decision {
  const columns = [
    { name: 'id', required: true, unique: true },
    { name: 'cabin', rule },
  ]
  const rows = values.map((value, at) => [`P${at + 1}`, value])
  return decideOn([tableOfCells('passengers', ['Id', header], rows)], [templateOf('passengers', columns)])
}

function meant(rule: string, header: string, values: string[]): Record<string, string> {
  const map = columnOf(decideList(rule, header, values), 'cabin').transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('an allowed value beside words of its header', () => {
  const cells = ['Deck 1', 'Deck 2', 'Deck 2', 'Suite', 'Deck 1', 'Deck 2']

  it('is that value', () => {
    expect(meant('(1|2|Suite)', 'Deck', cells)).toEqual({ 'Deck 1': '1', 'Deck 2': '2' })
    expect(decideList('(1|2|Suite)', 'Cabin deck', cells).questions).toEqual([])
  })

  it('is none where other words stand there, or nothing else', () => {
    expect(meant('(1|2|Suite)', 'Cabin deck', ['Floor 1', 'Deck', '2', 'Suite', 'Suite', '2'])).not.toMatchObject({
      'Floor 1': '1',
    })
  })
})

describe('a word for none in a list that has another one', () => {
  const cells = ['nein', 'Balkon', 'Fenster', 'nein', 'Balkon', 'Fenster', 'nein']

  it('is that one', () => {
    expect(meant('(keine|Balkon|Fenster)', 'Cabin', cells)).toEqual({ nein: 'keine' })
  })

  it('is not where the list has none, or more than one', () => {
    expect(meant('(Innen|Balkon|Fenster)', 'Cabin', cells)).toEqual({})
    expect(meant('(keine|none|Balkon|Fenster)', 'Cabin', cells)).toEqual({})
  })
})
