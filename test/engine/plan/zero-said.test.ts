import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const cells = [
  '20.00',
  'waived',
  '35.00',
  'unknown',
  'nil',
  '15.00',
  'waived',
  '10.00',
  '42.00',
  '18.00',
  '20.00',
  '25.00',
]
const written = (description: string): Record<string, string | null> => {
  const template = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    { name: 'mooring_fee', description, rule: '^\\d+\\.\\d{2}$' },
  ])
  const table = tableOf('berths', `Berth|Mooring fee\n${cells.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
  return Object.fromEntries(
    ['20.00', 'waived', 'nil', 'unknown'].map((one) => [one, applyChain(transforms, [one]).value]),
  )
}

it('the words for which a description wants nothing are nothing, and those for which it wants an empty cell leave one', () => {
  expect(written('Euro. 0 if nil or waived, blank if unknown.')).toEqual({
    '20.00': '20.00',
    waived: '0.00',
    nil: '0.00',
    unknown: null,
  })
  expect(written('Euro; 0.00 when “waived”; empty if unknown')).toMatchObject({ waived: '0.00', unknown: null })
})

it('what nobody knows is not nothing, and words that the description does not name stay', () => {
  expect(written('Euro. 0 if free of charge')).toMatchObject({ waived: 'waived', nil: '0.00', unknown: null })
})

it('nor where the column must not be empty: what waits for its amount is told to lack it', () => {
  const template = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    { name: 'mooring_fee', description: 'Euro; 0.00 when waived', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const list = [...cells.slice(0, 3), 'en attente', ...cells.slice(4)]
  const table = tableOf('berths', `Berth|Mooring fee\n${list.map((cell, at) => `B${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'mooring_fee')
  expect(['nil', 'en attente'].map((one) => applyChain(transforms, [one]).value)).toEqual(['0.00', null])
})
