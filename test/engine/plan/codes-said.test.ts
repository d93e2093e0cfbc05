import { expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat', required: true, unique: true, rule: 'B\\d{2}' },
  { name: 'warden', rule: 'W\\d{2}' },
])
const letters = ['AR', 'BL', 'AR', 'CD', 'BL', 'AR', 'CD', 'BL']
const table = tableOf(
  'boats',
  `Boat|Hdl|Length\n${letters.map((one, at) => `B${at + 10}|${one}|${at + 5}.5`).join('\n')}`,
)
const planOf = (content: string) => {
  const known: KnowledgeEntry = { key: 'Wardens', scope: { type: 'account' }, content }
  return decideOn([table], [boats], { knowledge: [known] })
}

it('a list of the codes that are wanted, with what stands for each, tells which column has them', () => {
  const decision = planOf('W01 is Ada Roth (AR), W02 is Bo Lind (BL) and W03 is the harbour office (CD).')
  expect(inputsOf(decision, 'warden')).toEqual(['Hdl'])
  const [map] = columnOf(decision, 'warden').transforms
  expect(map).toMatchObject({ kind: 'value_map' })
  expect(map?.kind === 'value_map' && map.entries.map(({ raw, value }) => `${raw} ${value}`)).toEqual([
    'AR W01',
    'BL W02',
    'CD W03',
  ])
})

it('a list of other codes tells nothing', () => {
  expect(inputsOf(planOf('X1 is Ada Roth (AR), X2 is Bo Lind (BL) and X3 is the office (CD).'), 'warden')).toEqual([])
})
