import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const greenhouses = templateOf('greenhouses', [
  { name: 'house_no', required: true, unique: true },
  { name: 'title', required: true },
  { name: 'manager_first_name' },
  { name: 'manager_last_name', description: 'Family name with its prefix in front' },
])
const read = (header: string, names: string[]) =>
  decideOn(
    [
      tableOf(
        'greenhouses',
        [`House no|Title|${header}`, ...names.map((name, at) => `H${at}|Roses ${at}|${name}`)].join('\n'),
      ),
    ],
    [greenhouses],
  )

describe('the first and last name of whom a word akin to it calls', () => {
  it('are parts of the whole names there', () => {
    const decision = read('Responsible', ['de Boer, Koen', 'Smit, Anneke', 'van den Berg, Daan', 'Mulder, Noor'])
    expect(decision.questions).toEqual([])
    const parts = ['manager_first_name', 'manager_last_name'].map(
      (name) => applyChain(columnOf(decision, name).transforms, ['de Boer, Koen']).value,
    )
    expect(parts).toEqual(['Koen', 'de Boer'])
  })

  it('are not those of somebody else', () => {
    const decision = read('Visitor', ['de Boer, Koen', 'Smit, Anneke', 'van den Berg, Daan', 'Mulder, Noor'])
    expect(columnOf(decision, 'manager_last_name').confidence).toBeLessThan(0.9)
    expect(inputsOf(decision, 'title')).toEqual(['Title'])
  })
})
