import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const fleet = templateOf('fleet', [
  { name: 'asset_no', required: true, unique: true },
  { name: 'make', required: true },
  { name: 'kind', required: true, rule: '(car|truck|trailer)' },
])
const codes = ['CA', 'NA', 'TL', 'CA', 'CA', 'CA', 'NA', 'TL', 'CA', 'CA', 'CA', 'TL']
const owned = tableOf(
  'fleet',
  `Asset no|Make|Kind\n${codes.map((code, at) => `A${at + 10}|Maker ${at}|${code}`).join('\n')}`,
)
const listed = (meaning: string): ReturnType<typeof tableOf> =>
  tableOf('kinds', `Code|Meaning\nCA|Car\nNA|${meaning}\nTL|Trailer`)

const stepsFor = (meaning: string): unknown[] =>
  columnOf(decideOn([owned, listed(meaning)], [fleet]), 'kind').transforms

describe('words that mean nothing elsewhere', () => {
  it('are codes where a list beside the data explains them', () => {
    expect(stepsFor('Truck')).toEqual([
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([expect.objectContaining({ raw: 'NA', value: 'truck' })]),
      }),
    ])
  })

  it('stay nothing where the list says that they are', () => {
    expect(stepsFor('Unknown')).toContainEqual({ kind: 'null_token', tokens: ['NA'] })
  })
})
