import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const tyres = templateOf('tyres', [
  {
    name: 'article',
    required: true,
    unique: true,
    rule: '^\\d{3}-[A-Z]{2}-[A-Z]+$',
    description: 'Model, tread and axle joined by hyphens, e.g. 205-RD-FRONT',
  },
  { name: 'model', required: true, rule: '^\\d{3}$' },
  { name: 'tread', required: true, rule: '^[A-Z]{2}$' },
  { name: 'axle', required: true, rule: '^(FRONT|REAR|ANY)$' },
  { name: 'serial', unique: true, rule: '^\\d{9}$', description: 'Nine digits' },
])

it('a key has the value of a listed column as it is written there', () => {
  const rows = [
    '205|RD|FRONT',
    '205|RD|Front',
    '206|RD|REAR',
    '206|OF|Rear',
    '207|OF|FRONT',
    '207|RD|any',
    '208|RD|ANY',
  ]
  const distinct = rows.with(1, '205|OF|Front')
  const decision = decideOn([tableOf('tyres', `Model|Tread|Axle\n${distinct.join('\n')}`)], [tyres])
  expect(inputsOf(decision, 'article')).toEqual(['Model', 'Tread', 'Axle'])
  const { transforms } = columnOf(decision, 'article')
  const written = ['205|OF|Front', '206|RD|REAR', '207|RD|any'].map(
    (row) => applyChain(transforms, row.split('|')).value,
  )
  expect(written).toEqual(['205-OF-FRONT', '206-RD-REAR', '207-RD-ANY'])
})

it('cells below headers that are values may be codes of a form of their own, and a key has the header behind its other parts', () => {
  const grid = tableOf(
    'grid',
    'Model|Tread|FRONT|REAR|ANY\n205|RD|500123401|500123402|\n206|RD||500123403|500123404\n207|OF|500123405||500123406',
  )
  const { sources } = decideOn([grid], [tyres]).plan.sheets[0]!
  expect(sources.map(({ part }) => part)).toEqual(['FRONT', 'REAR', 'ANY'])
  const [first] = sources
  const columnAt = (name: string) => first!.columns.find(({ column }) => column === name)!
  expect(columnAt('serial').inputs.map(({ column }) => column)).toEqual(['FRONT'])
  expect(columnAt('article').inputs.map(({ column }) => column)).toEqual(['Model', 'Tread'])
  expect(applyChain(columnAt('article').transforms, ['205', 'RD']).value).toBe('205-RD-FRONT')
})
