import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Rows that stay behind by their names, and what is under them.

const depots = templateOf('depots', [
  { name: 'depot_no', required: true, unique: true },
  { name: 'depot_name', required: true },
  { name: 'above', link: 'depots.depot_no' },
])
const list = tableOf(
  'depots',
  'Id|Above|Title\n1|0|World\n2|1|Start\n10|2|North\n11|10|Leeds\n12|10|York\n13|2|South\n14|13|Hove',
)

const after = (instructions: string) => {
  const decision = decideOn([list], [depots], { instructions })
  const [source] = decision.plan.sheets[0]!.sources
  const empty = columnOf(decision, 'above').transforms.flatMap((step) =>
    step.kind === 'null_token' ? step.tokens.filter((token) => token !== '0') : [],
  )
  return { skips: source!.skips.map(({ when }) => ('values' in when ? when.values : [])), empty }
}

describe('rows stay behind by their names', () => {
  it.each([
    'World and Start are not real depots.',
    'Please leave out the depots World and Start.',
    'Leave out World and Start.',
    'The depots World and Start stay behind.',
  ])('%s', (said) => {
    expect(after(said).skips).toEqual([['world', 'start']])
  })

  it('one by a single word where it is no real one', () => {
    expect(after('World is not a real depot.').skips).toEqual([['world']])
    expect(after('Leave out World.').skips).toEqual([])
  })
})

describe('what is under a row that stays behind', () => {
  it.each([
    'World and Start are not real depots, so what is directly under Start has no parent.',
    'World and Start are not real depots.',
  ])('is under nothing where that one is above all others: %s', (said) => {
    expect(after(said).empty).toEqual(['2', '1'])
  })

  it('is still under it where it is one of them that stays behind', () => {
    expect(after('The depots North and South stay behind.').empty).toEqual([])
    const orchards = tableOf('depots', 'Id|Above|Title\n1||Roots\n2||Hill\n3|1|Mead\n4|1|Lea\n5|2|Combe\n6|2|Down')
    const { plan } = decideOn([orchards], [depots], { instructions: 'The depots Roots and Hill stay behind.' })
    const above = plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'above')
    expect(above?.transforms).toEqual([])
  })
})
