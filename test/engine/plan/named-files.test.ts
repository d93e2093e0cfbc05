import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('what the rows of one file are called names no other file that is called so', () => {
  const gifts = templateOf('donations', [
    { name: 'donation_id', required: true, unique: true },
    { name: 'amount', required: true },
    { name: 'method', required: true, rule: 'cash|cheque|online' },
  ])
  const register = tableOf('gift_register', 'Donation id|Amount|Method\nR1|5.00|cash\nR2|7.50|cheque\nR3|9.00|cash')
  const platform = tableOf('openhands_donations', 'Donation id|Amount\nP1|20.00\nP2|35.00')
  const instructions = 'All OpenHands gifts count as online.'
  const decision = decideOn([register, platform], [gifts], { instructions })
  const sources = decision.plan.sheets[0]!.sources.map(({ table }) => table)
  expect(inputsOf(decision, 'method', 0, sources.indexOf('gift_register'))).toEqual(['Method'])
  expect(columnOf(decision, 'method', 0, sources.indexOf('openhands_donations')).transforms).toEqual([
    { kind: 'constant', value: 'online' },
  ])
})

it('a sheet that is nearly called so stays behind, and it is told which', () => {
  const ofYear = (name: string, rows: string): ReturnType<typeof tableOf> =>
    tableOf(name, `Berth No|Boat|Since\n${rows}`)
  const tables = [
    ofYear('Moorings 2023', 'B11|Anna|2023-04-01\nB12|Berta|2023-05-02'),
    ofYear('Moorings 2024', 'B11|Clara|2024-04-01\nB14|Dora|2024-05-03'),
  ]
  const moorings = templateOf('moorings', [{ name: 'Berth No', required: true, unique: true }, { name: 'Boat' }])
  const { plan, notes } = decideOn(tables, [moorings], { instructions: 'Moorings of 2023 stay behind.' })
  expect(plan.ignored_tables.map(({ table }) => table)).toEqual(['Moorings 2023'])
  expect(notes.join()).toContain('“Moorings of 2023” was taken for “Moorings 2023”')
})
