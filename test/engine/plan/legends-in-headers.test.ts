import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const beds = templateOf('beds', [
  { name: 'bed', required: true, unique: true },
  { name: 'wing', required: true, rule: 'North Wing|Annexe|Garden House' },
])
const read = (header: string, cells: string) => {
  const rows = cells.split(' ').map((cell, at) => `B${at + 1}|${cell}`)
  const decision = decideOn([tableOf('beds', `Bed|${header}\n${rows.join('\n')}`)], [beds])
  const entries = columnOf(decision, 'wing').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
  )
  return { entries: Object.fromEntries(entries), questions: decision.questions.length }
}

it('codes mean what the header says in brackets: the allowed value, or the only one with that word', () => {
  expect(read('Wing (N=north, A=annexe, G=garden)', 'N A G N A G')).toEqual({
    entries: { N: 'North Wing', A: 'Annexe', G: 'Garden House' },
    questions: 0,
  })
  expect(read('Wing (1=garden, 2=north, 3=annexe)', '1 2 3 2 1 3')).toEqual({
    entries: { '1': 'Garden House', '2': 'North Wing', '3': 'Annexe' },
    questions: 0,
  })
})

it('one item alone, or what is no list, explains none', () => {
  expect(read('Wing (1=garden)', '1 2 1 2 1 2').entries).toEqual({})
  expect(read('Wing (as of 2024)', '1 2 1 2 1 2').entries).toEqual({})
})
