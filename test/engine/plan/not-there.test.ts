import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const parts = templateOf('parts', [
  { name: 'part_no', required: true, unique: true, rule: '\\d{6}' },
  { name: 'name', required: true },
  { name: 'stock', required: true, rule: '\\d+\\.\\d{2}' },
  { name: 'storage_location' },
])
const numbers = ['010011', '010027', '020031', '020045', '030052', '030068']
const all = tableOf('parts', `Part no|Name\n${numbers.map((no, at) => `${no}|Part ${at}`).join('\n')}`)
const counted = tableOf(
  'stock list',
  `Part|Lagerplatz|Bestand\n${numbers
    .slice(1)
    .map((no, at) => `${Number(no)}|R${at}|${at + 2},50`)
    .join('\n')}`,
)
const presetOf = (instructions: string): string | undefined => {
  const step = columnOf(decideOn([all, counted], [parts], { instructions }), 'stock').transforms.at(-1)
  return step?.kind === 'default' ? step.value : undefined
}

describe('what rows have that are missing in a table', () => {
  it.each([
    'Parts that are not on the stock list have stock 0.',
    'Parts missing from the stock list get a stock of 0.',
    "The stock is 0 for parts that aren't in the list.",
    'Teile, die nicht auf der Liste stehen, haben Bestand 0.',
    'Fehlt ein Teil in der Lagerliste, ist der Bestand 0.',
    'Les pièces absentes de la liste ont un stock de 0.',
    'Las piezas que no están en la lista tienen existencias 0.',
    'I pezzi non presenti nell’elenco hanno giacenza 0.',
    'Onderdelen die niet op de lijst staan, hebben voorraad 0.',
  ])('is what “%s” says, as the rule writes it', (sentence) => {
    expect(presetOf(sentence)).toBe('0.00')
  })

  it.each([
    'Parts that are not on the stock list can be left out.',
    'The 3 new parts are not on the stock list yet.',
    'Part 10011 is not in the list.',
  ])('is nothing where “%s” says none', (sentence) => {
    expect(presetOf(sentence)).toBeUndefined()
  })

  it('comes from the table for all others, whose keys lack their zeros', () => {
    const decision = decideOn([all, counted], [parts])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'stock list', loose: true }])
    expect(columnOf(decision, 'storage_location').inputs).toMatchObject([{ column: 'Lagerplatz' }])
  })
})

describe('where something stands, and what the others start with', () => {
  const sheds = templateOf('sheds', [
    { name: 'shed_no', required: true, unique: true, rule: '[A-Z]\\d{2}' },
    { name: 'shed_name', required: true },
    {
      name: 'opening_balance',
      required: true,
      rule: '-?\\d+\\.\\d{2}',
      description: 'In hundredweights; debit positive, credit negative.',
    },
  ])
  const rows = [
    'A10|Barley|70.00',
    'A20|Oats|20.50',
    'B10|Rye|31.00',
    'B20|Wheat|8.00',
    'C10|Hay|17.00',
    'C20|Straw|3.00',
    'D10|Chaff|',
  ]
  const list = tableOf('sheds', `Shed|Name|Balance today\n${rows.join('\n')}`)
  const taken = tableOf(
    'spring stocktake',
    'Shed No|Debit|Credit\nA10|64.50|\nA20||12.00\nB10|30.00|\nB20|9.25|\nC10|16.75|\nC20|2.50|',
  )
  const balance = (instructions: string) =>
    columnOf(decideOn([list, taken], [sheds], { instructions }), 'opening_balance')

  it.each([
    "Opening balances are on the spring stocktake, and any shed that isn't there starts at zero.",
    'The opening balances are in the spring stocktake; sheds missing from it start with 0.',
    'Die Opening balances stehen in der Spring stocktake, und was dort nicht steht, beginnt bei null.',
  ])('is read of one sentence: %s', (sentence) => {
    const { inputs, transforms } = balance(sentence)
    expect(inputs.map(({ table, column }) => [table, column])).toEqual([
      ['spring stocktake', 'Debit'],
      ['spring stocktake', 'Credit'],
    ])
    expect(transforms[0]).toMatchObject({
      kind: 'merge',
      calculation: { formula: '$1 - $2', inputs: [{ empty: '0' }, { empty: '0' }] },
    })
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: '0.00' })
  })

  it('asks where nobody says which counts, and takes both sides for the answer', () => {
    const open = decideOn([list, taken], [sheds])
    const asked = open.questions.find(({ prompt }) => prompt.includes('opening_balance'))
    expect(asked?.options.map(({ value }) => value)).toContain('Debit')
    const answers = [{ key: asked!.key, value: 'Debit', answered_at: '', question: asked! }]
    const { transforms } = columnOf(decideOn([list, taken], [sheds], { answers }), 'opening_balance')
    expect(transforms[0]).toMatchObject({ kind: 'merge', calculation: { formula: '$1 - $2' } })
  })
})
