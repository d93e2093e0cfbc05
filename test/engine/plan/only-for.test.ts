import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('lamps', [
    { name: 'lamp_no', required: true, unique: true, rule: '^L-\\d{3}$' },
    { name: 'title' },
    { name: 'price', rule: '^\\d+\\.\\d{2}$' },
    { name: 'lumen', rule: '^\\d+$' },
    { name: 'voltage', rule: '^\\d+$' },
  ]),
]
const rows = (line: (at: number) => string): string => Array.from({ length: 8 }, (_, at) => line(at)).join('\n')
const stock = tableOf(
  'stock book',
  `Lamp No|Title|Price\n${rows((at) => `L-10${at}|Globe ${'ABCDEFGH'[at]}|1${at}.50`)}`,
)
const shop = tableOf(
  'webshop',
  `Lamp No|Title|Price|Lumen|Voltage\n${rows((at) => `L-10${at}|Best globe ${'ABCDEFGH'[at]}!|2${at}.90|${400 + at}|230`)}`,
)
const archive = (name: string) => tableOf(name, `Lamp No|Voltage\n${rows((at) => `L-10${at}|${at % 2 ? 110 : 120}`)}`)

describe('a table that is said to be used for some columns only', () => {
  it.each([
    'The book is the record of what we sell and since when, and the webshop is only there for lumens and voltages.',
    'Use the webshop only for the lumen and the voltage of our lamps.',
    'The webshop is only there for lumen and voltage.',
    'Den Webshop nutzen wir nur für Lumen und Voltage.',
    'Utiliser webshop uniquement pour lumen et voltage.',
  ])('fills no others: %s', (instructions) => {
    const decision = decideOn([stock, shop], templates, { instructions })
    const of = (column: string): string[] => {
      const { inputs } = decision.plan.sheets[0]!.sources[0]!.columns.find((one) => one.column === column)!
      return inputs.map(({ table }) => table)
    }
    expect(decision.plan.sheets[0]!.sources).toHaveLength(1)
    expect(['title', 'price', 'lumen', 'voltage'].map(of)).toEqual([
      ['stock book'],
      ['stock book'],
      ['webshop'],
      ['webshop'],
    ])
  })
})

it('of two exports that are called alike is the one that has these columns', () => {
  const sales = tableOf('webshop sales', `Sale No|Day\n${rows((at) => `S${at}|2024-05-0${at + 1}`)}`)
  const { plan } = decideOn(
    [stock, { ...shop, table: { ...shop.table, file_name: 'webshop items.csv' } }, sales],
    templates,
    {
      instructions: 'The webshop is only there for lumen and voltage.',
    },
  )
  const price = plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'price')!
  expect(price.inputs.map(({ table }) => table)).toEqual(['stock book'])
})

describe('a table whose name says that it is not to be used', () => {
  it.each(['Old volts - do not use', 'Volt (nicht mehr verwenden)', 'volts_ne_pas_utiliser'])(
    'fills nothing: %s',
    (name) => {
      const decision = decideOn([stock, archive(name)], templates)
      expect(inputsOf(decision, 'voltage')).toEqual([])
      expect(decision.plan.ignored_tables.map(({ table }) => table)).toEqual([name])
    },
  )

  it('fills what somebody says that it does', () => {
    const decision = decideOn([stock, archive('volts do not use')], templates, {
      instructions: 'Use the table `volts do not use` for lamps.',
    })
    expect(decision.plan.ignored_tables).toEqual([])
  })
})

describe('what stays behind in a part of a sentence of its own', () => {
  it('is not the table that the first part names', () => {
    const instructions = 'Lamps come from the stock book, and lamps with OBSOLETE in the title must not come over.'
    const { plan } = decideOn([stock, shop], templates, { instructions })
    expect(plan.ignored_tables.map(({ table }) => table)).not.toContain('stock book')
  })
})
