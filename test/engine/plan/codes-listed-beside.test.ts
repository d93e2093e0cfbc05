import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const seeds = templateOf('seeds', [
  { name: 'seed_no', required: true, unique: true, rule: '^S\\d{3}$' },
  { name: 'packaging', required: true, rule: '^(bag|box|carton|set)$' },
])
const codes = tableOf('codes', 'Code|Meaning\nSA|sachet\nBT|boîte\nCT|carton\nLT|lot / assortiment')
const seedsOf = (packed: readonly string[]) =>
  tableOf('seeds', `Seed no|Packaging\n${packed.map((code, at) => `S${100 + at}|${code}`).join('\n')}`)
const PACKED = Array.from({ length: 24 }, (_, at) => ['SA', 'BT', 'CT', 'LT'][at % 4]!)
const entriesOf = (decision: ReturnType<typeof decideOn>, column: string): Record<string, string> =>
  Object.fromEntries(
    columnOf(decision, column).transforms.flatMap((one) =>
      one.kind === 'value_map' ? one.entries.map(({ raw, value }) => [raw, value]) : [],
    ),
  )

describe('codes that a list beside the data explains', () => {
  it('are boxes and cartons where both are allowed', () => {
    const decision = decideOn([seedsOf(PACKED), codes], [seeds])
    expect(entriesOf(decision, 'packaging')).toEqual({ SA: 'bag', BT: 'box', CT: 'carton', LT: 'set' })
    expect(decision.questions).toEqual([])
  })
})

it('a carton is a box where there is no other', () => {
  const boxed = templateOf('seeds', [
    seeds.columns[0]!,
    { name: 'packaging', required: true, rule: '^(bag|box|bottle)$' },
  ])
  const decision = decideOn([seedsOf(PACKED.map((code) => (code === 'CT' ? 'Karton' : 'Beutel')))], [boxed])
  expect(entriesOf(decision, 'packaging')).toEqual({ Karton: 'box', Beutel: 'bag' })
})

describe('a yes and a no that stand for two values', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true, rule: '^B\\d{3}$' },
    { name: 'status', required: true, rule: '^(afloat|ashore)$' },
  ])
  const boatsOf = (states: readonly string[]) =>
    tableOf('boats', `Boat no|Status\n${states.map((state, at) => `B${100 + at}|${state}`).join('\n')}`)
  const states = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? 'O' : 'N'))
  const said = { instructions: 'Status O means ashore.' }

  it('are both known, where one is said', () => {
    const decision = decideOn([boatsOf(states)], [boats], said)
    expect(entriesOf(decision, 'status')).toEqual({ O: 'ashore', N: 'afloat' })
    expect(decision.questions).toEqual([])
  })

  it('are asked about where there is a third, or one stands there once, or is no such answer', () => {
    expect(decideOn([boatsOf([...states, 'Z', 'Z', 'Z'])], [boats], said).questions).toHaveLength(2)
    const once = decideOn([boatsOf([...states.map(() => 'O'), 'N'])], [boats], said)
    expect(entriesOf(once, 'status')).not.toMatchObject({ N: 'afloat' })
    const others = states.map((state) => (state === 'N' ? 'Q' : state))
    expect(decideOn([boatsOf(others)], [boats], said).questions).toHaveLength(1)
  })
})

it('a letter is short for the yes that stands beside it in full, whether or not an N is there', () => {
  const plots = templateOf('plots', [
    { name: 'plot_no', required: true, unique: true },
    { name: 'fenced', required: true, rule: '^(yes|no)$' },
  ])
  const cells = ['Oui', 'O', 'oui', 'non', 'O', 'Oui', 'non', 'oui']
  const table = tableOf('plots', `Plot no|Fenced\n${cells.map((cell, at) => `${at}|${cell}`).join('\n')}`)
  const decision = decideOn([table], [plots])
  expect(decision.questions).toEqual([])
  expect(entriesOf(decision, 'fenced')).toMatchObject({ O: 'yes', non: 'no' })
})

it('terms of payment are found by codes that say their days, in whatever case they are written', () => {
  const vendors = templateOf('vendors', [
    { name: 'vendor_no', required: true, unique: true, rule: '^V\\d{3}$' },
    { name: 'payment_terms', rule: '^(prepaid|net30|net45|net60|eom30|eom45)$' },
  ])
  const terms = ['30FDM', '30fdm', '30J', '30j', '45FDM', '45fdm', '60J', '60j', 'AVANCE', '30FDM', '60J', '30J']
  const rows = [...terms, ...terms].map((term, at) => `V${100 + at}|${term}|${at % 7}`)
  const decision = decideOn([tableOf('vendors', `Vendor no|Cond. règlt|Nb\n${rows.join('\n')}`)], [vendors])
  expect(inputsOf(decision, 'payment_terms')).toEqual(['Cond. règlt'])
  expect(entriesOf(decision, 'payment_terms')).toMatchObject({ '30FDM': 'eom30', '60j': 'net60', AVANCE: 'prepaid' })
  expect(decision.questions).toEqual([])
})
