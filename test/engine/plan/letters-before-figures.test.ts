import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// “A berth is written by pier and number: NP is pier 1, SP is 2, EP is 3”.

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'berth', rule: '[1-3][1-9]' },
])
const rows = ['NP7', 'SP2', 'EP 1', 'NP3', 'SP9', '24'].map((berth, at) => `B${at}|${berth}`)
const berths = (content: string, cells: string[]): unknown[] => {
  const knowledge = [{ key: 'piers', content, scope: { type: 'template' as const, slug: 'boats' } }]
  const decision = decideOn([tableOf('boats', ['Boat No|Berth', ...rows].join('\n'))], [boats], { knowledge })
  const { transforms } = columnOf(decision, 'berth')
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('letters before figures, of which it is told which figure they are', () => {
  it('are that figure, and what is right as it is stays', () => {
    const said = 'The list writes a berth by pier and number: NP is pier 1, SP is 2 and EP is 3.'
    expect(berths(said, ['NP7', 'SP2', 'EP 1', '24'])).toEqual(['17', '22', '31', '24'])
  })

  it('stay where the rule would refuse what comes of it', () => {
    const said = 'The list writes a berth by pier and number: NP is pier 7, SP is 8 and EP is 9.'
    expect(berths(said, ['NP7', '24'])).toEqual(['NP7', '24'])
  })
})
