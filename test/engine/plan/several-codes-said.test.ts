import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const stalls = templateOf('stalls', [
  { name: 'stall_no', required: true, unique: true, rule: 'S\\d{3}' },
  { name: 'holder', required: true },
  { name: 'tenure', required: true, rule: 'Owned|Leased', description: 'Owned or Leased' },
])
const list = tableOf(
  'stalls',
  'Stall no|Holder|CL|OW\nS101|Ada Marsh|0|-1\nS102|Ben Ruiz|-1|0\nS103|Cleo Lind|0|0\nS104|Dan Okafor|0|-1\nS105|Eva Falk|-1|0',
)

describe('a sentence that says of two columns what their code means', () => {
  it('takes each from its own', () => {
    const instructions = 'CL -1 means closed for now and OW -1 means owned, everyone else there is leased.'
    const decision = decideOn([list], [stalls], { instructions })
    expect(inputsOf(decision, 'tenure')).toEqual(['OW'])
    expect(JSON.stringify(columnOf(decision, 'tenure').transforms)).toContain('"raw":"-1","value":"Owned"')
  })
})
