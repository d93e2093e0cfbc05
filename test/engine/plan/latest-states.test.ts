/** Lists with several rows of a key, of which the one of the latest day says how it is. */
import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true, rule: 'K-\\d{3}' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'enclosure', required: true },
  { name: 'licence', rule: 'LX\\d{5}' },
])
const numbers = [...Array(14).keys()].map((at) => `K-${104 + 3 * at}`)
const staff = tableOf(
  'staff',
  `Keeper no|First name|Last name|Enclosure\n${numbers.map((no, at) => `${no}|Ada${at}|Moor${at}|House ${at % 4}`).join('\n')}`,
)
const licence = (no: string, figures: number, day: string): string => `${no}|LX${figures}|${day}`
const some = numbers.flatMap((no, at) => [
  licence(no, 40_201 + at, `2${at % 9}/03/2021`),
  ...(at % 3 === 0 ? [licence(no, 50_201 + at, `1${at % 9}/07/2023`)] : []),
])
const answers = [{ key: 'table:file_licences/licences', value: 'keepers' }]

it('complete the rows that have the key by the latest one, and have none of their own', () => {
  const licences = tableOf('licences', `Keeper no|Licence|Changed on\n${some.join('\n')}`)
  const decision = decideOn([staff, licences], [keepers], { answers })
  expect(decision.plan.sheets[0]!.sources).toMatchObject([
    { table: 'staff', joins: [{ table: 'licences', latest: { day: 2, patterns: ['DD/MM/YYYY'] } }] },
  ])
  expect(columnOf(decision, 'licence').inputs).toMatchObject([{ table: 'licences', column: 'Licence' }])
  expect(decision.plan.sheets[0]!.sources[0]!.joins[0]!.reason).toContain('that of the latest “Changed on” counts')
  expect(decision.questions).toEqual([])
})

it('are rows of their own where they have what each must have, or no single day that tells', () => {
  const whole = tableOf(
    'licences',
    `Keeper no|First name|Last name|Enclosure|Licence|Changed on\n${some.map((row, at) => row.replace('|', `|Bo${at}|Fenn${at}|House 9|`)).join('\n')}`,
  )
  const two = tableOf(
    'licences',
    `Keeper no|Licence|Changed on|Printed on\n${some.map((row) => `${row}|02/02/2024`).join('\n')}`,
  )
  for (const licences of [whole, two]) {
    const { plan } = decideOn([staff, licences], [keepers], { answers })
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins.filter(({ latest }) => latest))).toEqual([])
  }
})

it('find the rows of keys in small letters, too, where several rows of one are there anyway', () => {
  const written = some.map((row, at) => (at % 5 === 1 ? row.toLowerCase() : row))
  const licences = tableOf('licences', `Keeper no|Licence|Changed on\n${written.join('\n')}`)
  const [source] = decideOn([staff, licences], [keepers], { answers }).plan.sheets[0]!.sources
  expect(source!.joins).toMatchObject([{ table: 'licences', latest: { day: 2 }, loose: true }])
})
