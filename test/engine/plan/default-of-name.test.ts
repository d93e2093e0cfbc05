import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const kites = templateOf('kites', [
  { name: 'sku', required: true, unique: true },
  { name: 'variant', description: 'What sets this kite apart from others of its make' },
])
const chainOf = (names: readonly string[], values: readonly string[]) => {
  const rows = values.map((value, at) => `KT-${20 + at}|${names[at]}|${value}|${3 + at}`)
  const table = tableOf('kites', ['Variant SKU|Choice Name|Choice Value|Stock', ...rows].join('\n'))
  const answers = [{ key: 'column:kites.variant@file_kites/kites', value: 'Choice Value' }]
  return columnOf(decideOn([table], [kites], { answers }), 'variant').transforms
}

it('the default of what the column before says that it is, is none', () => {
  const steps = chainOf(
    ['Size', 'Size', 'Style', 'Size', 'Style'],
    ['80 cm', '120 cm', 'Default Style', '95 cm', 'Default Style'],
  )
  expect(steps).toEqual([{ kind: 'null_token', tokens: ['Default Style'] }])
})

it('but the default of something else is a value', () => {
  const steps = chainOf(['Size', 'Size', 'Tail', 'Size', 'Tail'], ['80 cm', '120 cm', 'Default Red', '95 cm', 'Long'])
  expect(steps).toEqual([])
})
