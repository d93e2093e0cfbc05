import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A list of a nursery's growers and plants, in which an X says who is blocked and what is to be deleted, and nothing stands beside the others.

const growers = templateOf('growers', [{ name: 'grower_no', required: true, unique: true }, { name: 'name' }])
const plants = templateOf('plants', [
  { name: 'plant_no', required: true, unique: true },
  { name: 'plant_name' },
  { name: 'kind', rule: '^(shrub|tree|herb)$' },
])
const who = tableOf('growers', 'Grower no|Name|Sperre\nG1|Ahorn|\nG2|Birke|X\nG3|Chrysal|\nG4|Distel|')
const what = tableOf(
  'plants',
  'Plant no|Plant name|Kind|Löschkennzeichen\n' +
    ['410', '420', '430', '410', '420', '810', '430', '820']
      .map((kind, at) => `P${at + 1}|Plant ${at + 1}|${kind}|${at === 3 ? 'X' : ''}`)
      .join('\n'),
)
const kinds = 'Kinds of plants: 410 is shrub, 420 tree and 430 herb. Kinds starting with 8 are pots and services.'
const left = (instructions: string, description: string | null = null): unknown[] =>
  decideOn([who, what], [{ ...growers, description }, plants], { instructions })
    .plan.sheets.flatMap(({ sources }) => sources)
    .flatMap(({ skips }) => skips.map(({ when }) => when))
const blocked = { position: 2, is: 'one_of', values: ['x'] }
const deleted = { position: 3, is: 'one_of', values: ['x'] }

describe('rows with a tick where the others have nothing', () => {
  it.each([
    ['Please leave out blocked growers.', [blocked]],
    ['Leave out anything with a deletion flag.', [deleted]],
    ['Leave out anything with a deletion flag, and blocked growers.', [blocked, deleted]],
  ])('are left out: %s', (text, conditions) => {
    expect(left(text)).toEqual(conditions)
  })

  it('are left out where the description of the template says so', () => {
    expect(left('Growers first.', 'Growers that are not blocked.')).toEqual([blocked])
  })
})

it('codes that begin as a text says are left out by what it calls them', () => {
  const out = left(`${kinds} Leave out the pots and services.`)
  expect(new Set(out.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ position: 2, is: 'one_of', values: ['810', '820'] })]),
  )
})
