import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const mapped = (description: string, states: string[]): unknown => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'in_fleet', description, required: true, rule: 'true|false' },
  ])
  const rows = [...states, ...states, ...states].map((state, at) => `B${at}|${state}`)
  const step = columnOf(
    decideOn([tableOf('boats', `Boat no|In fleet\n${rows.join('\n')}`)], [boats]),
    'in_fleet',
  ).transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}

it('what a description says that one of two values is for, is that value, in whichever language', () => {
  expect(mapped('false when out of service', ['ok', 'fuori servizio'])).toEqual({
    ok: 'true',
    'fuori servizio': 'false',
  })
  expect(mapped('False if it is sold', ['ja', 'verkauft'])).toEqual({ ja: 'true', verkauft: 'false' })
})

it('what is said of neither is none', () => {
  expect(mapped('false when out of service', ['ok', 'rosso'])).not.toHaveProperty('rosso')
})
