import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const orders = (key: string, channel: string) =>
  templateOf('orders', [
    { name: 'order_no', required: true, unique: true, description: key },
    { name: 'buyer', required: true },
    { name: 'total', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'channel', required: true, rule: 'counter|petrolio', description: channel },
  ])
const buyers = ['Ada Roth', 'Ole Lund', 'Eva Sand', 'Ida Moor', 'Nils Holm', 'Uwe Birk', 'Ina Dorn', 'Kai Wendt']
const noted = ['', 'PX-80117', '', '', '', 'PX-80121', '', '']
const own = (refs: string[]) =>
  tableOf(
    'workshop',
    `Order no.|Buyer|Total|P. ref.\n${buyers.map((buyer, at) => `W${at + 11}|${buyer}|${at + 20}.50|${refs[at]}`).join('\n')}`,
  )
const theirs = tableOf(
  'petrolio_export',
  `Order no.|Buyer|Total\n${buyers.map((buyer, at) => `PX-${80114 + at}|${buyer}|${at + 30}.00`).join('\n')}`,
)
const described = orders(
  'Number of the platform if ordered through one, otherwise our own number',
  'petrolio for all that came through that platform, otherwise counter',
)

describe('numbers of another list that some rows note', () => {
  it('tell by which way these came, and are their keys, where descriptions say what all others have', () => {
    const decision = decideOn([own(noted), theirs], [described])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'channel')).toEqual(['P. ref.'])
    const { transforms } = columnOf(decision, 'channel')
    expect(['PX-80117', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['petrolio', 'counter'])
    expect(inputsOf(decision, 'order_no')).toEqual(['P. ref.', 'Order no.'])
    expect(columnOf(decision, 'channel', 0, 1).transforms).toEqual([{ kind: 'constant', value: 'petrolio' }])
    expect(inputsOf(decision, 'order_no', 0, 1)).toEqual(['Order no.'])
  })

  it.each([
    ['numbers that stand in no other list', own(noted.map((one) => one.replace('PX-80', 'PX-95'))), described],
    ['a number in most rows', own(buyers.map((_, at) => `PX-${80114 + at}`)), described],
    ['descriptions that say nothing of others', own(noted), orders('Number of the order', 'petrolio or counter')],
  ])('tell nothing of the key with %s', (_, table, template) => {
    expect(inputsOf(decideOn([table, theirs], [template]), 'order_no')).toEqual(['Order no.'])
  })
})
