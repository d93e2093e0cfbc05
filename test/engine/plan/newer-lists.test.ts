import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a list of the same things with something newer or more', () => {
  const goods = templateOf('goods', [
    { name: 'goods_no', required: true, unique: true, rule: '\\d{2}\\.\\d{5}' },
    {
      name: 'label',
      required: true,
      description: 'The whole text; where it stands in two fields, join them with a space',
    },
    { name: 'barcode', rule: '\\d{13}' },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'status', required: true, rule: 'live|old' },
  ])
  const ten = Array.from({ length: 10 }, (_, at) => at)
  const grouped = (at: number): string => `31.0${4210 + 7 * at}`
  const code = (at: number): string => `40${12345678901 + 31 * at}`
  const stock = tableOf(
    'stock',
    `Goods no|Label1|Label2|Barcode|Price|Status\n${ten.map((at) => `${grouped(at)}|Hinge ${'ABCDEFGHIJ'[at]}|brass|${at % 3 ? code(at) : ''}|${at + 3}.50|live`).join('\n')}`,
  )
  const prices = (from: number) =>
    tableOf(
      'prices',
      `Goods no|Label|Price\n${ten
        .slice(from)
        .map((at) => `${grouped(at).replace('.', '')}|Hinge ${'ABCDEFGHIJ'[at]} brass|${at + 4}.90`)
        .join('\n')}`,
    )
  const scanned = tableOf(
    'scanned',
    `Goods no|Barcode\n${[0, 3, 6, 9].map((at) => `${grouped(at)}|${code(at)}`).join('\n')}`,
  )

  it('is joined by keys that it writes without the marks in them, and adds no rows', () => {
    const { plan } = decideOn([stock, prices(2)], [goods])
    expect(plan.sheets[0]!.sources).toMatchObject([
      { table: 'stock', joins: [{ table: 'prices', loose: true, unmarked: true }] },
    ])
  })

  it('is none where figures without their marks are those of another key', () => {
    const short = tableOf('stock', `Goods no|Label1|Status\n${ten.map((at) => `1.${at}|Hinge ${at}|live`).join('\n')}`)
    const other = tableOf('prices', `Goods no|Label|Price\n${ten.map((at) => `1${at}|Bolt ${at}|${at}.90`).join('\n')}`)
    const any = {
      ...goods,
      columns: goods.columns.map((one) => (one.unique ? { ...one, strictRule: '[\\d.]+' } : one)),
    }
    const { plan } = decideOn([short, other], [any])
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins.filter((join) => join.unmarked))).toEqual([])
  })

  it('leaves the list its own text of all rows, joined from its fields', () => {
    const label = columnOf(decideOn([stock, prices(2)], [goods]), 'label')
    expect(label.inputs).toMatchObject([{ column: 'Label1' }, { column: 'Label2' }])
    expect(label.transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
  })

  it('fills what is empty in the list', () => {
    const barcode = columnOf(decideOn([stock, scanned], [goods]), 'barcode')
    expect(barcode.inputs).toMatchObject([{ table: 'stock' }, { table: 'scanned' }])
    expect(barcode.transforms[0]).toMatchObject({ kind: 'merge', first: true })
  })

  it('fills nothing where it has other values of the rows that both have', () => {
    const own = tableOf('scanned', `Goods no|Barcode\n${ten.map((at) => `${grouped(at)}|${code(at + 50)}`).join('\n')}`)
    expect(columnOf(decideOn([stock, own], [goods]), 'barcode').inputs).toHaveLength(1)
  })

  it.each([
    'For the price the file prices.csv counts.',
    'Beim Preis gilt prices.csv.',
    'The price always comes from prices.csv.',
    'Le prix vient toujours de prices.csv.',
  ])('is what counts where somebody says so, and the list where it has none: %s', (instructions) => {
    const decision = decideOn([stock, prices(2)], [goods], { instructions })
    expect(columnOf(decision, 'price').inputs).toMatchObject([{ table: 'prices' }, { table: 'stock' }])
    expect(columnOf(decision, 'barcode').inputs).toMatchObject([{ table: 'stock' }])
  })

  it('does not count where that is not said of it', () => {
    const decision = decideOn([stock, prices(2)], [goods], { instructions: 'The price never comes from prices.csv.' })
    expect(columnOf(decision, 'price').inputs).toMatchObject([{ table: 'stock' }])
  })
})
