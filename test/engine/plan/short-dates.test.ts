import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const dives = templateOf('dives', [
  { name: 'dive', required: true, unique: true },
  { name: 'dived_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const short = ['230117', '230225', '230402', '230509', '230611', '230724', '230818', '231003', '231127', '231214']
const planOn = (values: string[]) => {
  const table = tableOf('dives', `Dive|Made\n${values.map((value, at) => `D${at}|${value}`).join('\n')}`)
  const given = decideOn([table], [dives]).questions.map(({ key }) => ({ key, value: 'Made' }))
  return columnOf(decideOn([table], [dives], { answers: given }), 'dived_on').transforms
}

it('figures of days, months and years that are spread are dates beside a few that are written otherwise', () => {
  const values = ['2023-01-09', ...short, '2023-12-28']
  const steps = planOn(values)
  expect(values.map((value) => applyChain(steps, [value]).value)).toEqual([
    '2023-01-09',
    ...short.map((one) => `20${one.slice(0, 2)}-${one.slice(2, 4)}-${one.slice(4)}`),
    '2023-12-28',
  ])
})

it('figures that are no days in one order stay as they are beside a few dates', () => {
  const values = ['2023-01-09', ...short.map((one) => `${one.slice(0, 2)}9${one.slice(3)}`), '2023-12-28']
  const steps = planOn(values)
  expect(values.map((value) => applyChain(steps, [value]).value)).toEqual(values)
})
