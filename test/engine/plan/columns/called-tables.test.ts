import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

describe('columns that are called as their table', () => {
  it('that are called as their table are the names of its rows', () => {
    const template = templateOf('crews', [
      { name: 'crew_code', required: true, unique: true, rule: '[A-Z]{2}\\d' },
      { name: 'crew_name', required: true },
    ])
    const table = tableOf('trupps', 'Krzl|Trupp|Wo\nAB1|Adler|Nord\nAB2|Biber|Nord\nAB3|Dachs|Süd\nAB4|Elch|Süd')
    const { questions } = decideOn([table], [template])
    expect(questions.find(({ target }) => target.column === 'crew_name')?.default).toBe('Trupp')
  })

  it('that are called as what a template lists are its titles where words stand there, and none of codes', () => {
    const template = templateOf('tasks', [
      { name: 'ref', required: true, unique: true, rule: '[A-Z]\\d' },
      { name: 'title', required: true },
      { name: 'crew' },
    ])
    const decided = (cells: string[]): ReturnType<typeof decideOn> => {
      const rows = cells.map((cell, at) => `Q${at + 1}|${cell}|North|${at + 2}`).join('\n')
      return decideOn([tableOf('board', `Ref|Task|Crew|Hrs\n${rows}`)], [template])
    }
    expect(inputsOf(decided(['Mow', 'Prune', 'Mow', 'Weed', 'Mow']), 'title')).toEqual(['Task'])
    const coded = decided(['X-1', 'X-2', 'X-1', 'X-3', 'X-2'])
    expect(inputsOf(coded, 'title')).toEqual([])
    expect(coded.questions.find(({ target }) => target.column === 'title')?.default).not.toBe('Task')
  })

  it('that are called as their table are its codes, though these lack a zero, unless another column holds such codes', () => {
    const template = templateOf('cabañas', [
      { name: 'codigo', required: true, unique: true, rule: '[A-D]\\d{2}' },
      { name: 'tipo' },
    ])
    const rows = Array.from({ length: 24 }, (_, at) => `${'AB'[at % 2]}${1 + Math.floor(at / 2)}|madera`)
    const short = decideOn([tableOf('plano', `Cabaña|Tipo\n${rows.join('\n')}`)], [template])
    expect(inputsOf(short, 'codigo')).toEqual(['Cabaña'])
    expect(short.questions.filter(({ target }) => target.column === 'codigo')).toEqual([])
    const named = Array.from({ length: 12 }, (_, at) => `Pino ${at}|madera|C${10 + at}`)
    const beside = decideOn([tableOf('plano', `Cabaña|Tipo|Cód.\n${named.join('\n')}`)], [template])
    expect(inputsOf(beside, 'codigo')).toEqual(['Cód.'])
  })
})

describe('what each row is called', () => {
  const piers = templateOf('piers', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'name', required: true },
    { name: 'since' },
  ])
  const presetOf = (table: Parameters<typeof tableOf>[1]): unknown =>
    decideOn([tableOf('quay list', table)], [piers]).questions.find(({ target }) => target.column === 'name')?.default

  it('is the column that is called as the template, in the singular', () => {
    const table =
      'Ref|Pier|Warden|Built\nNOR|North Pier|J Ames|1901\nWES|West|J Ames|1911\nOLD|Old Pier|M Orr|1887\nTEA|Tea Pier|P Low|1950'
    const decision = decideOn([tableOf('quay list', table)], [piers])
    expect(inputsOf(decision, 'name')).toEqual(['Pier'])
    expect(decision.questions).toEqual([])
    expect(presetOf(table.replace('Pier|', 'Quay list|'))).toBe('Quay list')
  })

  it('is the only short text that is another one in each row, and no text of prose or of several rows', () => {
    const rows = ['NOR|North Jetty|J Ames', 'WES|West Jetty|J Ames', 'OLD|Old Wharf|M Orr', 'TEA|Tea Wharf|M Orr']
    expect(presetOf(`Ref|Mooring|Warden\n${rows.join('\n')}`)).toBe('Mooring')
    const both = rows.map((row, at) => `${row}${at}|${['Ada', 'Bo', 'Cy', 'Di'][at]} Lund`)
    expect(presetOf(`Ref|Mooring|Warden|Clerk\n${both.join('\n')}`)).toBe('(none)')
  })
})

describe('a column that a table’s name says more of', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'delivery_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'inspection_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])

  it('is the one that is called by both', () => {
    const table = tableOf('inspections', 'Order no|Date\nB101|2024-03-01\nB102|2024-04-02\nB103|2024-05-04')
    const decision = decideOn([table], [orders])
    expect(inputsOf(decision, 'inspection_date')).toEqual(['Date'])
    expect(inputsOf(decision, 'delivery_date')).toEqual([])
  })
})

describe('what is in stock', () => {
  const paints = templateOf('paints', [
    { name: 'code', required: true, unique: true },
    { name: 'shade', required: true },
    { name: 'stock', description: 'Whole number', rule: '\\d+' },
  ])
  const stockOf = (table: Parameters<typeof tableOf>[1]): string[] =>
    inputsOf(decideOn([tableOf('paints', table)], [paints]), 'stock')

  it('is a quantity beside the things, unless a column is called the stock', () => {
    expect(stockOf('Code|Shade|Qty\nP1|Ochre|12\nP2|Umber|0\nP3|Teal|7')).toEqual(['Qty'])
    expect(stockOf('Code|Shade|Qty|In stock\nP1|Ochre|12|40\nP2|Umber|6|0\nP3|Teal|7|3')).toEqual(['In stock'])
  })

  it('is no year and no price', () => {
    expect(stockOf('Code|Shade|Year\nP1|Ochre|2012\nP2|Umber|2013\nP3|Teal|2011')).toEqual([])
    expect(stockOf('Code|Shade|Price\nP1|Ochre|12\nP2|Umber|9\nP3|Teal|7')).toEqual([])
  })
})

it('a list of companies has their names under “Customer” or “Supplier”, without a question', () => {
  const companies = templateOf('companies', [
    { name: 'company_no', required: true, unique: true },
    { name: 'name', required: true, description: 'Trading name' },
    { name: 'town' },
  ])
  for (const header of ['Customer', 'Supplier', 'Kunde']) {
    const table = tableOf('list', `No|${header}|Town\n1|Lumb Builders Ltd|York\n2|Khan Ltd|Leeds\n3|Stead & Sons|Hull`)
    const decision = decideOn([table], [companies])
    expect(columnOf(decision, 'name').inputs).toMatchObject([{ column: header }])
    expect(decision.questions).toEqual([])
  }
})
