import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// The description of a column that says that rows of another state than it allows are not loaded.

const boats = (description: string) =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'state', required: true, rule: '^(afloat|laid_up)$', description },
  ])
const fleet = tableOf(
  'boats',
  'Boat no|Name|State\nB1|Ada|afloat\nB2|Bo|laid_up\nB3|Cy|afloat\nB4|Di|scrapped\nB5|Ed|afloat\nB6|Fi|scrapped\nB7|Gus|laid_up\nB8|Hal|afloat',
)
const skips = (description: string): string =>
  JSON.stringify(decideOn([fleet], [boats(description)]).plan.sheets[0]!.sources[0]!.skips)

describe('rows of a state that a column says is not loaded', () => {
  it('are left out', () => {
    expect(skips('afloat = in the water. Scrapped boats are not loaded.')).toContain('scrapped')
  })

  it('stay where only something is said of them', () => {
    expect(skips('afloat = in the water. Scrapped boats are rare.')).toBe('[]')
  })

  it('stay where the state is one that is allowed', () => {
    expect(skips('Afloat boats are not loaded.')).not.toContain('laid_up')
  })
})
