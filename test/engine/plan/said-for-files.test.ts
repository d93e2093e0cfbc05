import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const gifts = templateOf('gifts', [
  { name: 'gift_no', required: true, unique: true },
  { name: 'amount', required: true },
  { name: 'way', rule: '^(post|till|online)$', description: 'post or till; online for website gifts' },
])
const table = (name: string): ReturnType<typeof tableOf> => tableOf(name, 'Gift no|Amount\nG1|10\nG2|25\nG3|15')

it.each([
  ['online_gifts_2025', 'online'],
  ['online_shop_2025', undefined],
  ['till_gifts_2025', undefined],
])('the rows of %s have what the description says of such rows: %s', (name, value) => {
  const { transforms } = columnOf(decideOn([table(name)], [gifts]), 'way')
  expect(transforms.find(({ kind }) => kind === 'constant')).toEqual(value && { kind: 'constant', value })
})
