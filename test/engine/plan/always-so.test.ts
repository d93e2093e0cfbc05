import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const stays = (description: string) =>
  templateOf('stays', [
    { name: 'stay_no', required: true, unique: true, rule: '^S\\d{2}$' },
    { name: 'kind', required: true, rule: '^(tent_site|log_cabin|lodge)$' },
    { name: 'heating', description, required: true, rule: '^(true|false)$' },
  ])
const houses = tableOf('houses', 'Stay no|Kind\nS01|Log cabin\nS02|Lodge\nS03|Log cabin\nS04|Lodge')
const mixed = tableOf('mixed', 'Stay no|Kind\nS01|Log cabin\nS02|Tent site\nS03|Log cabin\nS04|Lodge')

function heating(table: typeof houses, description: string): unknown {
  const { plan } = decideOn([table], [stays(description)])
  const [step] = plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'heating')!.transforms
  return step?.kind === 'constant' ? step.value : null
}

describe('what a description says all things of a kind have', () => {
  it.each([
    ['true or false; log cabins and lodges always have it', 'true'],
    ['true or false. Log cabins and lodges never have it', 'false'],
  ])('is that of all rows where all are of that kind: %s', (description, value) => {
    expect(heating(houses, description)).toBe(value)
  })

  it('is not where some are of another kind, or nothing is said of one of them', () => {
    expect(heating(mixed, 'true or false; log cabins and lodges always have it')).toBeNull()
    expect(heating(houses, 'true or false; log cabins always have it')).toBeNull()
    expect(heating(houses, 'true or false; log cabins and lodges may have it')).toBeNull()
  })
})
