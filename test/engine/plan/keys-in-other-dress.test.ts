import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const rentals = templateOf('rentals', [
  { name: 'rental_no', required: true, unique: true },
  { name: 'member_no', required: true, rule: '^M\\d{5}$' },
  { name: 'member_name', required: true },
  { name: 'started' },
])
const numbers = [118, 204, 377, 415, 508, 621, 733, 846]
const listOf = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'Rentals',
    `Rental|${header}|Started\n${[...numbers, ...numbers].map((no, at) => `R-${1000 + at}|${no}|2024-03-${10 + at}`).join('\n')}`,
  )
const members = tableOf(
  'Members',
  `Member No|Member name|Town\n${numbers.map((no) => `M${`${no}`.padStart(5, '0')}|Name of ${no}|Leeds`).join('\n')}`,
)
const joinsOf = (header: string): unknown =>
  decideOn([listOf(header), members], [rentals]).plan.sheets[0]!.sources[0]!.joins.map(({ left, right, dress }) => ({
    left,
    right,
    dress,
  }))

describe('a list whose numbers have letters and zeros that the rows leave out', () => {
  it('says more of the rows where both columns are called alike', () => {
    expect(joinsOf('Member')).toEqual([{ left: 1, right: 0, dress: 'M' }])
  })

  it('does not where the same figures are of something else', () => {
    expect(joinsOf('Locker')).toEqual([])
  })
})

describe('what a text explains of codes in a list beside the rows', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true },
    { name: 'client_no', required: true },
    { name: 'payment_terms', rule: '^(prepaid|net_14|net_30|eom_30)$' },
    { name: 'placed' },
  ])
  const clients = ['K1001', 'K1002', 'K1003', 'K1004', 'K1005', 'K1006', 'K1007', 'K1008']
  const list = tableOf(
    'Orders',
    `Order no|Client no|Placed\n${[...clients, ...clients].map((no, at) => `A${500 + at}|${no}|2024-05-${10 + at}`).join('\n')}`,
  )
  const register = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'Clients',
      `Client no|Contact|${header}\n${clients.map((no, at) => `${no}|Person ${at}|${['30', '14', 'PF', '30EOM'][at % 4]}`).join('\n')}`,
    )
  const termsOf = (content: string, header = 'Terms'): unknown =>
    decideOn([list, register(header)], [orders], {
      knowledge: [{ key: 'codes', scope: { type: 'account' }, content }],
    } as Parameters<typeof decideOn>[2])
      .plan.sheets[0]!.sources[0]!.columns.filter(({ column }) => column === 'payment_terms')
      .map(({ inputs }) => inputs.map(({ table, column }) => `${table}.${column}`))

  it('fills the column that takes what they mean, as the header says', () => {
    expect(
      termsOf(
        'Codes:\n\n- Rank: `A` = high, `B` = low.\n- Terms: `30` = 30 days net, `14` = 14 days net, `30EOM` = 30 days end of month, `PF` = pro forma, paid before delivery.',
      ),
    ).toEqual([['Clients.Terms']])
  })

  it('does not where the header says something else', () => {
    expect(termsOf('Terms: `30` = 30 days net, `14` = 14 days net, `PF` = pro forma.', 'Grade')).toEqual([[]])
  })
})
