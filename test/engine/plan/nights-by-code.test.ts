import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lets = templateOf('lets', [
  { name: 'let_no', required: true, unique: true },
  { name: 'starts_on', required: true, description: 'ISO date', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'nights', required: true, description: 'Number of nights', rule: '^\\d+$' },
  { name: 'ends_on', required: true, description: 'ISO date', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const instructions = 'Nights: W = week, 7 nights; S = weekend, 2 nights.'

it('a stay ends as many nights after its start as a text says of its code', () => {
  const cottages = tableOf('lets', 'Let no|Starts on|Nights\nL1|13/05/2024|W\nL2|17/05/2024|S\nL3|20/05/2024|W')
  const decision = decideOn([cottages], [lets], { instructions })
  expect(inputsOf(decision, 'ends_on')).toEqual(['Starts on', 'Nights'])
  expect(JSON.stringify(columnOf(decision, 'ends_on').transforms)).toContain('{"raw":"S","value":"2"}')
})

it('the nights between a start and an end are counted where they are asked for', () => {
  const cottages = tableOf('lets', 'Let no|Starts on|Ends on\nL1|13/05/2024|20/05/2024\nL2|17/05/2024|19/05/2024')
  expect(inputsOf(decideOn([cottages], [lets]), 'nights')).toEqual(['Ends on', 'Starts on'])
})

it('the night beside the morning and the evening is a time of the day, and no length of a stay', () => {
  const feedings = templateOf('feedings', [
    { name: 'animal', required: true },
    { name: 'morning', rule: '^[0-9]+$' },
    { name: 'evening', rule: '^[0-9]+$' },
    { name: 'night', rule: '^[0-9]+$' },
    { name: 'start_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'end_date', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  ])
  const plan = 'Tier|morgens|abends|nachts|Beginn\nLuchs|2|1|0|13.05.2024\nOtter|1|1|2|17.05.2024\nUhu|0|1|3|20.05.2024'
  const decision = decideOn([tableOf('feedings', plan)], [feedings])
  const filled = ['morning', 'evening', 'night'].map((name) => inputsOf(decision, name))
  expect(filled).toEqual([['morgens'], ['abends'], ['nachts']])
  expect(inputsOf(decision, 'end_date')).toEqual([])
})
