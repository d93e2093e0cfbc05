import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const waters = templateOf('waters', [
  { name: 'code', required: true, unique: true },
  { name: 'rate', required: true, rule: '^\\d+\\.\\d{4}$', description: 'GBP per m3, four decimals' },
])
const stepsOf = (header: string) =>
  columnOf(decideOn([tableOf('waters', `Code|${header}\nW1|136.42\nW2|134.9\nW3|129.75`)], [waters]), 'rate').transforms

it('prices of each in cents or pence, as their header says, have parts of these and are converted', () => {
  const converted = { kind: 'number', unit: 'ones', bare_unit: 'hundredths', decimals: 4 }
  expect(stepsOf('Rate (p/m3)')).toMatchObject([converted])
  expect(stepsOf('Rate [pence per m3]')).toMatchObject([converted])
  expect(stepsOf('Rate (per m3)')).not.toMatchObject([{ bare_unit: 'hundredths' }])
})
