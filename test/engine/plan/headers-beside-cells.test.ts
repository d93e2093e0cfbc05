import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// What headers mean by what stands in their cells, beside them, or in a template's description.

describe('the header that is what its list is a list of', () => {
  const depots = templateOf('depots', [
    { name: 'code', required: true, unique: true, rule: '[A-Z0-9]{2,6}' },
    { name: 'name', required: true },
  ])

  it('is the code where each row has a short one, and the description is what it is called', () => {
    const table = tableOf(
      'Depots',
      'Depot|Omschrijving|Budget\nHAM|Hamburg, haven|170500\nMUC|München|48500\nkel|Kehl aan de Rijn|72000\nBRE|Bremen|13000\nULM|Ulm|9900',
    )
    const decision = decideOn([table], [depots])
    expect([inputsOf(decision, 'code'), inputsOf(decision, 'name')]).toEqual([['Depot'], ['Omschrijving']])
    expect(decision.questions).toEqual([])
  })

  it('is the name where its cells are words', () => {
    const table = tableOf('Depots', 'Nr.|Depot\nHAM|Hamburg Hafen\nMUC|München Ost\nKEL|Kehl\nBRE|Bremen\nULM|Ulm')
    const decision = decideOn([table], [depots])
    expect([inputsOf(decision, 'code'), inputsOf(decision, 'name')]).toEqual([['Nr.'], ['Depot']])
  })
})

it('a list of something else has descriptions, too, that are no names', () => {
  const accounts = templateOf('accounts', [
    { name: 'account_no', required: true, unique: true, rule: '\\d{4}' },
    { name: 'name', required: true },
  ])
  const chart = tableOf('chart', 'Account no|Description\n4000|Sales\n4100|Repairs\n5000|Parts\n6000|Rent')
  const rates = tableOf('rates', 'VAT|Description|%\n1|Standard|20\n2|Reduced|5\n3|Zero|0')
  const decision = decideOn([chart, rates], [accounts])
  expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['chart'])
  expect(inputsOf(decision, 'name')).toEqual(['Description'])
})

describe('a column of a kind that no other of its table is', () => {
  const moorings = templateOf('moorings', [
    { name: 'berth', required: true, unique: true },
    { name: 'fee', rule: '\\d+\\.\\d{2}' },
    { name: 'currency', rule: '[A-Z]{3}' },
  ])

  it('is the only one of the kind that is wanted, whatever it is called', () => {
    const table = tableOf('list', 'Berth|Fee|Val.\nB1|12.00|EUR\nB2|15.50|SEK\nB3|9.00|EUR\nB4|11.25|DKK')
    expect(inputsOf(decideOn([table], [moorings]), 'currency')).toEqual(['Val.'])
  })

  it('is not one of two', () => {
    const table = tableOf(
      'list',
      'Berth|Fee|Hp.|Vgl.\nB1|12.00|EUR|SEK\nB2|15.50|SEK|EUR\nB3|9.00|EUR|DKK\nB4|11.25|DKK|EUR',
    )
    expect(inputsOf(decideOn([table], [moorings]), 'currency')).toEqual([])
  })
})

it('initials in capitals in a description are what a header is called', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'hull_reference', description: 'Builder’s mark on the hull (the WIN in our papers)' },
  ])
  const table = tableOf(
    'boats',
    'Boat No|Old no|WIN\nB1|77|FR-AB123\nB2|78|FR-AC456\nB3|79|FR-AD789\nB4|80|FR-AE012\nB5|81|FR-AF345',
  )
  expect(inputsOf(decideOn([table], [boats]), 'hull_reference')).toEqual(['WIN'])
})

it('what is counted in a unit that the description names is that, whatever letters it has', () => {
  const points = templateOf('points', [
    { name: 'point', required: true, unique: true, rule: '\\d{6}' },
    { name: 'annual_usage', description: 'kWh or m3 per year, whole', rule: '\\d+' },
  ])
  const rows = '100001|12|4010\n100002|7|19250\n100003|12|880\n100004|9|61200'
  const table = tableOf('points', `Point|Zone|GJV (m3)\n${rows}`)
  expect(inputsOf(decideOn([table], [points]), 'annual_usage')).toEqual(['GJV (m3)'])
})

it('a tax at a rate is what it comes to, as each row has another', () => {
  const invoices = templateOf('invoices', [
    { name: 'invoice_no', required: true, unique: true },
    { name: 'net_amount', rule: '\\d+\\.\\d{2}' },
    { name: 'vat_amount', rule: '\\d+\\.\\d{2}' },
    { name: 'gross_amount', rule: '\\d+\\.\\d{2}' },
  ])
  const rows = [100, 250.5, 80, 99.9, 1200].map(
    (net, at) => `F${at + 1}|${net.toFixed(2)}|${(net * 0.2).toFixed(2)}|${(net * 1.2).toFixed(2)}`,
  )
  const decision = decideOn([tableOf('bills', `Bill no|Net|VAT 20%|Total incl.\n${rows.join('\n')}`)], [invoices])
  expect(inputsOf(decision, 'vat_amount')).toEqual(['VAT 20%'])
  expect(decision.questions).toEqual([])
})

it('where a thing is needs no saying whose it is in a file of such things', () => {
  const berths = templateOf('berths', [{ name: 'berth_no', required: true, unique: true }, { name: 'address' }])
  const table = tableOf('Liegeplätze', 'Nr.|Adresse Liegeplatz\n11|Hafenweg 4\n12|Hafenweg 6\n13|Kai 2\n14|Kai 4')
  const decision = decideOn([table], [berths])
  expect(inputsOf(decision, 'address')).toEqual(['Adresse Liegeplatz'])
  expect(columnOf(decision, 'address').confidence).toBeGreaterThan(0.9)
})

it('a word of a header may be cut short beside one that is there in full', () => {
  const receipts = templateOf('receipts', [
    { name: 'receipt_no', required: true, unique: true },
    { name: 'qty_received', rule: '\\d+' },
    { name: 'qty_accepted', rule: '\\d+' },
    { name: 'qty_rejected', rule: '\\d+' },
  ])
  const rows = 'R1|110|100|98|2\nR2|40|40|40|0\nR3|75|70|69|1\nR4|12|12|11|1'
  const decision = decideOn([tableOf('receipts', `Receipt no|Slip Qty|Recd Qty|Acc Qty|Rej Qty\n${rows}`)], [receipts])
  expect(['qty_received', 'qty_accepted', 'qty_rejected'].map((name) => inputsOf(decision, name))).toEqual([
    ['Recd Qty'],
    ['Acc Qty'],
    ['Rej Qty'],
  ])
  expect(decision.questions).toEqual([])
})

it('of a basic value, a tax and a total the total has the tax in it', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true },
    { name: 'order_value', description: 'Before tax.', rule: '\\d+\\.\\d{2}' },
  ])
  const rows = [120, 75.5, 300, 48.25].map(
    (net, at) => `O${at}|${net.toFixed(2)}|${(net * 0.18).toFixed(2)}|${(net * 1.18).toFixed(2)}`,
  )
  const decision = decideOn(
    [tableOf('orders', `Order no|Basic Value|GST|Total PO Value\n${rows.join('\n')}`)],
    [orders],
  )
  expect(inputsOf(decision, 'order_value')).not.toEqual(['Total PO Value'])
})

it.each([
  ['deliveries', 'Delivery name'],
  ['properties', 'Property name'],
  ['branches', 'Branch name'],
])('a header that is said of one of %s is read as what it says of each', (slug, header) => {
  const template = templateOf(slug, [
    { name: 'code', required: true, unique: true },
    { name: 'name', required: true },
  ])
  const table = tableOf('list', `Code|${header}|Town\nA1|North|Kehl\nB2|South|Ulm\nC3|East|Bern`)
  const decision = decideOn([table], [template])
  expect([inputsOf(decision, 'name'), decision.questions]).toEqual([[header], []])
})
