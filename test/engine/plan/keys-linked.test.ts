import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const customers = templateOf('customers', [
  { name: 'customer_number', required: true, unique: true },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'phone' },
  { name: 'city' },
])
const gardens = templateOf('gardens', [
  { name: 'garden_id', required: true, unique: true },
  { name: 'customer_number', required: true, link: 'customers.customer_number' },
  { name: 'area', rule: '^\\d+\\.\\d{2}$' },
])
const rows = [...Array(20).keys()]
const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper']
const firstNames = ['Jo', 'Kim']
const list = tableOf(
  'books',
  `Customer|Balance|First Name|Last Name|Primary Contact|Main Phone|City|Rep|Account No.\n${rows
    .map((at) => {
      const [first, last] = [firstNames[Number(at < 10)]!, names[at % 10]!]
      const row = (what: string): string =>
        `${last}, ${first}${what}|${at}.50|${first}|${last}|${first} ${last}|555-01${at + 10}|Cowes|DB|${40210 + 3 * at}`
      return at % 7 === 3 ? `${row('')}\n${row(':Hedge')}` : row('')
    })
    .join('\n')}`,
)
const gardensOf = (first: number): ReturnType<typeof tableOf> =>
  tableOf(
    'gardens',
    `Garden ID|Customer number|Area\n${rows.map((at) => `G${at + 100}|${first + 3 * (at % 15)}|${at + 5}.20`).join('\n')}`,
  )
const keyWith = (first: number): unknown =>
  inputsOf(decideOn([list, gardensOf(first)], [customers, gardens]), 'customer_number')

it('rows are known by the column that has what the rows of another template name them by', () => {
  expect(keyWith(40210)).toEqual(['Account No.'])
})

it('a column that has none of what other rows name is no key for that', () => {
  expect(keyWith(70210)).not.toEqual(['Account No.'])
})
