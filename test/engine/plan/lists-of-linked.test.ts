import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const at = [...Array(14).keys()]
const sails = templateOf('sails', [
  { name: 'sail_code', required: true, unique: true, rule: 'SL(?:-[A-Z0-9]+)+' },
  { name: 'sail_name', required: true },
  { name: 'price_crowns', description: 'Price in the northern shop', rule: '\\d+\\.\\d{2}' },
])
const lines = templateOf('lines', [
  { name: 'order_no', required: true },
  { name: 'sail_code', required: true, link: 'sails.sail_code' },
  { name: 'quantity', required: true, rule: '\\d+' },
  { name: 'unit_price', required: true, rule: '\\d+\\.\\d{2}' },
])
const letter = (n: number): string => 'ABCDEFGHIJKLMN'[n]!
const stock = tableOf(
  'stock',
  `Sail code|Sail name\n${at.map((n) => `SL-${letter(n)}RT-UMB-LEF|Jib ${letter(n)}`).join('\n')}`,
)
const sold = tableOf(
  'sold',
  `Order no|Sail code|Quantity|Unit price\n${at.map((n) => `7${n + 10}|SL${letter(n % 9)}RTUMBLEF|${1 + (n % 3)}|${40 + n}.00`).join('\n')}\n730|FREIGHT|1|9.00`,
)
const prices = (more = '', cell: (n: number) => string = () => ''): ReturnType<typeof tableOf> =>
  tableOf(
    'prices',
    `Sail code|Price${more}\n${at.map((n) => `SL${letter(n)}RTUMBLEF|${90 + n}.50${cell(n)}`).join('\n')}`,
  )

describe('a list that has each of what lines name once, and neither their order nor their number of pieces', () => {
  it('says more of what they name', () => {
    const decision = decideOn([stock, sold, prices()], [sails, lines])
    const [own, ordered] = decision.plan.sheets
    expect(ordered!.sources.map(({ table }) => table)).toEqual(['sold'])
    expect(own!.sources).toMatchObject([{ table: 'stock', joins: [{ table: 'prices' }] }])
    expect(inputsOf(decision, 'price_crowns')).toEqual(['Price'])
  })

  it('is of lines where it has what each of them must have', () => {
    const more = prices('|Order no|Quantity', (n) => `|8${n + 10}|2`)
    const { plan } = decideOn([stock, sold, more], [sails, lines])
    expect(plan.sheets[1]!.sources.map(({ table }) => table).toSorted()).toEqual(['prices', 'sold'])
  })
})

describe('rows of which each that is named may have one', () => {
  it('are there though what they lack is half of what each must have', () => {
    const reckoned = templateOf('reckonings', [
      { name: 'sail_code', required: true, unique: true, link: 'sails.sail_code' },
      { name: 'square_metres', required: true, rule: '\\d+\\.\\d{2}' },
      { name: 'as_of', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const areas = tableOf(
      'areas',
      `Sail code|Square metres\n${at.map((n) => `SL-${letter(n)}RT-UMB-LEF|${20 + n}.50`).join('\n')}`,
    )
    const { plan } = decideOn([stock, areas], [sails, reckoned])
    expect(plan.sheets[1]!.sources.map(({ table }) => table)).toEqual(['areas'])
  })
})

describe('keys that are linked to without their marks', () => {
  it('are the ones that are there, though letters in front would make others of the right form', () => {
    const decision = decideOn([stock, sold], [sails, lines])
    const [first] = columnOf(decision, 'sail_code', 1).transforms
    const key = { raw: 'SLARTUMBLEF', value: 'SL-ART-UMB-LEF' }
    expect(first).toMatchObject({ kind: 'value_map', entries: expect.arrayContaining([expect.objectContaining(key)]) })
  })
})
