import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true, rule: '^G\\d{3}$' },
  { name: 'place' },
])
const beds = templateOf('beds', [{ name: 'bed_no', required: true, unique: true, rule: '^[A-Z]\\d{3}$' }])
const offers = templateOf('offers', [
  { name: 'grower_no', required: true, link: 'growers.grower_no' },
  { name: 'plant', required: true },
  { name: 'bed', link: 'beds.bed_no' },
  { name: 'price' },
  { name: 'currency', required: true, rule: '^[A-Z]{3}$' },
])
const people = tableOf('growers', 'Grower No|Place\nG014|Hill\nG022|Vale\nG031|Lake')
const ground = tableOf('beds', 'Bed No\nB001\nB002\nB003')
const alder = tableOf('alder_list', 'Plant|Price\nRose|2.25\nFern|3.00\nMoss|1.25\nReed|4.10')
const birch = tableOf('birch_list', 'Plant|Price\nLime|2.25\nPine|3.00\nOak|1.25\nYew|4.10')

/** What all rows of the two lists have in a column, by what was said. */
function constants(instructions: string, column: string): (string | null)[] {
  const { plan } = decideOn([people, ground, alder, birch], [growers, beds, offers], { instructions })
  const sources = plan.sheets.find(({ slug }) => slug === 'offers')?.sources ?? []
  return ['alder_list', 'birch_list'].map((table) => {
    const source = sources.find((one) => one.table === table)
    const step = source?.columns.find((one) => one.column === column)?.transforms[0]
    return step?.kind === 'constant' ? step.value : null
  })
}

describe('what stands in brackets behind the name of a table', () => {
  const said = 'The alder list (G014, euros) and the birch list (G022, pounds) only know their own numbers.'
  it.each([
    [said, 'grower_no', ['G014', 'G022']],
    [said, 'currency', ['EUR', 'GBP']],
    [
      'Die Alder-Liste (G014) und die Birch-Liste (G022) kommen von den Gärtnern selbst.',
      'grower_no',
      ['G014', 'G022'],
    ],
    ['La liste alder (G031, francs suisses) vient de lui.', 'grower_no', ['G031', null]],
  ])('is a key that its rows link to, or the money they are in: %s', (text, column, expected) => {
    expect(constants(text, column)).toEqual(expected)
  })

  it.each([
    ['The alder list (G099, pounds) only knows its own numbers.', 'grower_no'],
    ['The alder list (such as G014) has numbers of its own.', 'grower_no'],
    ['The alder list (not G014) has numbers of its own.', 'grower_no'],
    ['The plants (G014) are in the greenhouse.', 'grower_no'],
  ])('is none where no such key is there, it is an example, or no table is named: %s', (text, column) => {
    expect(constants(text, column)).toEqual([null, null])
  })
})

describe('the value of a column in brackets behind the name of a program', () => {
  const folk = templateOf('folk', [
    { name: 'name', required: true },
    { name: 'contact_role', required: true, rule: '^(selling|paying|unloading)$' },
  ])
  const lines = ['Ada Roth', 'Leo Hay', 'Mia Ost'].join('\n')
  const files = ['Peopolo folk', 'Peopolo firms', 'unloading list'].map((name) => tableOf(name, `Name\n${lines}`))
  const rolesOf = (instructions: string): unknown[] => {
    const { plan } = decideOn(files, [folk], { instructions })
    return files.map(({ table: { name } }) => {
      const source = plan.sheets[0]!.sources.find(({ table }) => table === name)
      const step = source?.columns.find(({ column }) => column === 'contact_role')?.transforms[0]
      return step?.kind === 'constant' ? step.value : null
    })
  }

  it('is that of all its files, beside what is said of another one', () => {
    expect(
      rolesOf('For folk: Peopolo first (contact role selling), then the unloading list (contact role unloading).'),
    ).toEqual(['selling', 'selling', 'unloading'])
  })

  it('is none where no value stands there', () => {
    expect(rolesOf('For folk: Peopolo first (see contact role), then the unloading list.').slice(0, 2)).toEqual([
      null,
      null,
    ])
  })
})
