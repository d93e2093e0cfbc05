import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const wells = templateOf('wells', [
  { name: 'well_no', required: true, unique: true, rule: '^W\\d\\d$' },
  { name: 'village', required: true },
])
const costs = templateOf('costs', [
  { name: 'voucher_no', required: true, unique: true, rule: '^V\\d{3}$' },
  { name: 'well_no', required: true, link: 'wells.well_no' },
  { name: 'amount', required: true, rule: '^\\d+\\.\\d\\d$' },
  { name: 'currency', required: true, rule: '^[A-Z]{3}$', description: 'ISO 4217' },
])
const list = tableOf('wells', 'Well no|Village\nW10|Ada\nW11|Keta\nW12|Ho\nW13|Wa')
const spent = (name: string, header: string, from: number, wellNos: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    name,
    `Voucher no|Well no|${header}\n${wellNos.map((no, at) => `V${from + at}|${no}|${at + 20}.50`).join('\n')}`,
  )
const march = ['W10', 'W11', 'W12', 'W10', 'W13']
const told = (april: string, more: ReturnType<typeof tableOf>[] = []): unknown => {
  const tables = [list, spent('march', 'Amount', 100, march), ...more]
  if (april !== '') tables.push(spent('april', april, 200, march.toReversed()))
  const decision = decideOn(tables, [wells, costs])
  return columnOf(decision, 'currency', 1, 0).transforms
}

it('amounts that say no currency have that of others which lead to the same rows', () => {
  expect(told('Amount GHS')).toEqual([{ kind: 'constant', value: 'GHS' }])
})

it('but not where others lead elsewhere, or anything speaks of another currency', () => {
  expect(told('Amount')).toEqual([])
  expect(told('Amount GHS', [spent('may', 'Amount USD', 300, march)])).toEqual([])
  expect(told('', [spent('may', 'Amount GHS', 300, ['W90', 'W91', 'W92'])])).toEqual([])
})
