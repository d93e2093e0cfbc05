import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const accounts = templateOf('accounts', [
  { name: 'account_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'name', required: true },
  { name: 'account_type', required: true, rule: 'asset|liability|equity|income|expense' },
])
const plan = tableOf(
  'chart',
  'Account|Title\n1000|Cash\n1650|Loan by the bank\n1700|Stock\n2000|Own capital\n4456|Tax to get back\n4457|Tax to pay\n6010|Rent\n7000|Sales',
)
const typesOf = (decision: ReturnType<typeof decideOn>): Record<string, string> => {
  const { inputs, transforms } = columnOf(decision, 'account_type')
  expect(inputs).toMatchObject([{ column: 'Account' }])
  const [map] = transforms.filter((step) => step.kind === 'value_map')
  return Object.fromEntries(map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : [])
}
const told = {
  '1000': 'asset',
  '1650': 'liability',
  '2000': 'equity',
  '4456': 'asset',
  '4457': 'liability',
  '7000': 'income',
}

describe('the kind of an account', () => {
  it.each([
    'Class 1 = asset, but 16 (loans) = liability. Class 2 = equity. 44 = liability, except 4456 = asset; 6 = expense and 7 = income.',
    'Klasse 1: asset, 16: liability; Klasse 2: equity; 40 bis 49: liability, aber 4456: asset; 6: expense; 7: income',
    'asset for class 1, liability for 16xx, equity for class 2, liability for classes 40 to 49, asset for 4456, expense for class 6 and income for class 7',
    '1xxx assets, 16xx liabilities, 2000-2999 equity, 4000-4999 liabilities (4456 is an asset), 6xxx expenses, 7xxx income',
  ])('follows from the narrowest class of numbers that a text names: %s', (content) => {
    const decision = decideOn([plan], [accounts], {
      knowledge: [{ key: 'types', scope: { type: 'account' }, content }],
    })
    expect(typesOf(decision)).toMatchObject(told)
    expect(decision.questions).toEqual([])
  })

  it('does not follow where a column tells it, or many numbers are of no class', () => {
    const instructions = 'Class 1 = asset, class 2 = equity, class 6 = expense.'
    const own = tableOf('own', 'Account|Title|Account type\n1000|Cash|Liability\n2000|Capital|Asset\n6010|Rent|Income')
    expect(columnOf(decideOn([own], [accounts], { instructions }), 'account_type').inputs).toMatchObject([
      { column: 'Account type' },
    ])
    const decision = decideOn([plan], [accounts], { instructions })
    expect(columnOf(decision, 'account_type').inputs).toEqual([])
  })

  it('is no matter of codes in a sentence where all numbers begin with one of them', () => {
    const depots = templateOf('drivers', [
      { name: 'driver_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'depot', rule: 'North|South|East' },
    ])
    const drivers = tableOf('drivers', 'Driver no|Name\n12001|Ada Berg\n12002|Bo Lund\n12003|Cy Holm\n12004|Di Falk')
    const decision = decideOn([drivers], [depots], { instructions: 'Depot 1 is North, 2 is South, 3 is East.' })
    expect(columnOf(decision, 'depot').inputs).toEqual([])
  })

  it('follows from the first digit behind letters, and before a column that is called so, where that is said', () => {
    const parts = templateOf('parts', [
      { name: 'part_code', required: true, unique: true, rule: '^M\\d{3}$' },
      { name: 'name', required: true },
      {
        name: 'category',
        rule: 'engine|brakes|lights',
        description: 'By the first digit of the code: 0 and 1 engine, 2 brakes, 3 lights',
      },
    ])
    const list = tableOf(
      'parts',
      'Code|Name|Category\nM010|Belt|Drive\nM120|Ring|Drive\nM210|Disc|Wheels\nM330|Bulb|Electric\nM340|Lamp|Electric',
    )
    const { inputs, transforms } = columnOf(decideOn([list], [parts]), 'category')
    expect(inputs).toMatchObject([{ column: 'Code' }])
    expect(transforms.find(({ kind }) => kind === 'value_map')).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ raw: 'M120', value: 'engine' }),
        expect.objectContaining({ raw: 'M330', value: 'lights' }),
      ]),
    })
  })

  describe('of those that a club deals with', () => {
    const contacts = templateOf('contacts', [
      { name: 'account_no', required: true, unique: true, rule: '\\d{5}' },
      { name: 'role', required: true, rule: 'member|sponsor' },
      { name: 'name', required: true },
      { name: 'city', required: true },
    ])
    const people =
      'Berg Lund Holm Falk Moor Lang Roth Kern Voss Adam Blum Graf Hahn Jung Kurz Lenz Mohr Nass Otto'.split(' ')
    const rows = people.map((name, at) => `${20001 + at}|${name}|Dresden|1`)
    const firms = ['60001|Brauerei Kranz|Pirna|2', '60002|Sport Weber|Riesa|2', '60002|Sport Weber|Riesa|2']
    const all = tableOf('ledger', ['Konto|Name|City|Typ', ...rows, ...firms].join('\n'))
    const further = tableOf(
      'contacts of the board',
      'Account no|Name|City\n60002|Sport Weber|Riesa\n60301|Optik Baum|Pirna\n60302|Hof Lerche|Riesa',
    )
    const entry = (content: string): { key: string; scope: { type: 'account' }; content: string } => ({
      key: 'numbers',
      scope: { type: 'account' },
      content,
    })

    it.each([
      'Numbers from 20000 to 49999 are members and from 50000 to 69999 sponsors.',
      'Members (20000-49999), sponsors (50000-69999).',
      'De 20000 à 49999 : member; de 50000 à 69999 : sponsor.',
    ])(
      'two that are told in full say it, and that the numbers are the keys, of each list with some of its own: %s',
      (content) => {
        const decision = decideOn([all, further], [contacts], { knowledge: [entry(content)] })
        const written = [0, 1].map((source) => {
          const { inputs, transforms } = columnOf(decision, 'role', 0, source)
          const [map] = transforms.filter((step) => step.kind === 'value_map')
          const entries = map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []
          return { column: inputs[0]?.column, entries: Object.fromEntries(entries) }
        })
        expect(written).toMatchObject([
          { column: 'Konto', entries: { '20003': 'member', '60001': 'sponsor' } },
          { column: 'Account no', entries: { '60301': 'sponsor' } },
        ])
        expect(columnOf(decision, 'account_no').inputs).toMatchObject([{ column: 'Konto' }])
        expect(decision.questions).toEqual([])
      },
    )

    it('one alone says nothing, nor do two that are no numbers in full', () => {
      for (const content of ['Numbers from 20000 to 49999 are members.', '2 are members and 6 sponsors.']) {
        const decision = decideOn([all], [contacts], { knowledge: [entry(content)] })
        expect(columnOf(decision, 'role').inputs).not.toMatchObject([{ column: 'Konto' }])
      }
    })
  })
})
