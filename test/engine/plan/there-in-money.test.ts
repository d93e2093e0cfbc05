import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const offers = templateOf('offers', [
  { name: 'item_code', required: true, rule: 'I\\d{3}' },
  { name: 'firm_code', required: true },
  { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
  { name: 'currency', description: 'ISO 4217 code', required: true, rule: '[A-Z]{3}' },
])
const firms = templateOf('firms', [
  { name: 'firm_code', required: true, unique: true, rule: '[A-Z]{3}\\d' },
  { name: 'currency', required: true, rule: '[A-Z]{3}' },
])
const five = [...Array(5).keys()]
const firmList = tableOf('firms', 'Firm code|Currency\nABC1|GBP\nDEF2|EUR\nGHI3|GBP')
const office = tableOf(
  'buying office',
  `Item code|Firm code|Price\n${five.map((at) => `I10${at}|ABC1|${at + 3}.50`).join('\n')}`,
)
const dutch = tableOf(
  'harbour list',
  `Item code|Firm code|Price|Currency\n${five.map((at) => `I20${at}|DEF2|${at + 3}.50|EUR`).join('\n')}`,
)

const currencyOf = (instructions: string): unknown[] =>
  decideOn([firmList, office, dutch], [firms, offers], { instructions })
    .plan.sheets.find(({ slug }) => slug === 'offers')!
    .sources.find(({ table }) => table === 'buying office')!
    .columns.find(({ column }) => column === 'currency')!.transforms

describe('what is said of a file that was named before, by “there”', () => {
  it('is said of all its rows: in which money, of those that are there', () => {
    const pounds = [{ kind: 'constant', value: 'GBP' }]
    expect(
      currencyOf(
        'For the rest the buying office has a list. There the code is our own, in pounds, and the part number is theirs.',
      ),
    ).toEqual(pounds)
    expect(currencyOf('Für den Rest gibt es die Liste buying office. Dort steht unser Code, in Euro.')).toEqual([
      { kind: 'constant', value: 'EUR' },
    ])
  })

  it('is said of none where nothing is said to be there', () => {
    expect(currencyOf('The buying office has a list. There are two codes, in pounds.')).toEqual([])
  })
})

it.each(['Everything is in rand.', 'All amounts are in rands.', 'All prices are in South African rand.'])(
  'money that only one country has is its currency: %s',
  (instructions) => {
    const decision = decideOn([office], [offers], { instructions })
    const { transforms } = decision.plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'currency')!
    expect(transforms).toEqual([{ kind: 'constant', value: 'ZAR' }])
  },
)
