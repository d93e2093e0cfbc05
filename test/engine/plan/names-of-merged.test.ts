import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true },
  { name: 'rider_name', required: true },
  { name: 'licence', unique: true, rule: '^\\d{8}$' },
])
const entries = templateOf('entries', [
  { name: 'entry', required: true, unique: true },
  { name: 'rider_no', required: true, link: 'riders.rider_no' },
])
const list = (file: string, front: string, licences: string[]) =>
  tableOf(
    file,
    `Rider no|Rider name|Licence\n${licences.map((one, at) => `${front}${at + 11}|Rider ${front} ${String.fromCodePoint(65 + at)}|${one}`).join('\n')}`,
  )
const north = list('north', 'N', ['4410 2231', '4410 7755', '4481 0932', '4490 1177', '4502 6613'])
const south = list('south', 'S', ['47120093', '44107755', '47550218', '45026613', '47881240'])
const starts = tableOf(
  'starts',
  `Entry|Licence\n${['44102231', '4410-7755', '47120093', '45026613', '47881240', '44810932'].map((one, at) => `E${at + 1}|${one}`).join('\n')}`,
)

it('a number that rows of two lists share means the row of the list that is said to count', () => {
  const decision = decideOn([north, south, starts], [riders, entries], {
    instructions: 'A few riders are in both lists (same licence): keep the north row, drop the south one.',
  })
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'entries')
  const entriesOf = columnOf(decision, 'rider_no', sheet).transforms.flatMap((one) =>
    one.kind === 'value_map' ? one.entries.map(({ raw, value }) => [raw, value]) : [],
  )
  expect(Object.fromEntries(entriesOf)).toMatchObject({ '4410-7755': 'N12', 45026613: 'N15', 47120093: 'S11' })
})
