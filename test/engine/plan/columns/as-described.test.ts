import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

const template = (described: string) =>
  templateOf('berths', [
    { name: 'berth_no', required: true, unique: true },
    { name: 'spot', description: 'Pontoon, quay or mooring pile' },
    { name: 'door_code', description: described },
  ])
const cells = ['P1', 'quay 4', '', 'pile 9', 'P3', 'P7', 'quay 2', 'pile 1']
const rows = cells
  .map((cell, at) => `B${at + 10}|${cell}|${at % 3 ? `#${at * 37 + 100}` : ''}|${at % 2 ? 'red' : 'green'}`)
  .join('\n')
const decided = (header: string, described: string): ReturnType<typeof decideOn> =>
  decideOn([tableOf('berths', `Berth no|Pontoon / Qy / Pile|${header}|Flag\n${rows}`)], [template(described)])

describe('a header of which each word stands in a description', () => {
  it('is that column, short words too, and nothing is asked', () => {
    const decision = decided('Fob / Barrier Code', 'Barrier, fob or gate code')
    expect(inputsOf(decision, 'door_code')).toEqual(['Fob / Barrier Code'])
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('door_code')
  })

  it('is none where a word of it stands nowhere', () => {
    expect(inputsOf(decided('Fob / Boat', 'Barrier, fob or gate code'), 'door_code')).toEqual([])
  })
})
