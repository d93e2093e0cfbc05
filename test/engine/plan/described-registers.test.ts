import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { JoinPlan } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const IF = 'true if the boat is on the harbour watch list at present, else false'
const boatsOf = (description: string, more: Partial<ColumnInput> = {}) =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'watched', required: true, rule: '(true|false)', description, ...more },
  ])
const boats = tableOf('boats', 'Boat no|Name\nB1001|Tern\nB1002|Gull\nb1003|Knot\nB1004|Ruff\nB1005|Skua')
const watch = (header = 'Removed on', day = '14.05.2021') =>
  tableOf(
    'harbour_watch_list',
    `Boat|Reason|Since|${header}\nB1002|fuel|01.02.2020|${day}\nB1002|fees|03.04.2024|\nB1003|fees|11.06.2023|\nB1005|noise|07.07.2022|19.09.2023`,
  )

describe('a state that a list of its own tells', () => {
  const decision = decideOn([boats, watch()], [boatsOf(IF)])
  const [join] = decision.plan.sheets[0]!.sources[0]!.joins as [JoinPlan]

  it('is that of the rows which are on the list, without those that were taken off', () => {
    expect(inputsOf(decision, 'watched')).toEqual(['Boat'])
    expect(join).toMatchObject({ table: 'harbour_watch_list', left: 0, right: 0, loose: true, open: 3 })
    const { transforms } = columnOf(decision, 'watched')
    expect(['B1002', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['true', 'false'])
  })

  it('is told, and asks nothing', () => {
    expect(decision.questions).toEqual([])
    expect(decision.notes).toContainEqual(
      expect.stringContaining(
        '“watched” is “true” for what harbour_watch_list.csv has as “Boat” with nothing in “Removed on”, else “false”',
      ),
    )
  })

  it.each([
    ['Whether the boat is on the harbour watch list', 'true', 'false'],
    ['“open” when it is on the harbour watch list, “clear” otherwise', 'open', 'clear'],
    ['true wenn das Boot auf der harbour watch Liste steht', 'true', 'false'],
  ])('is said as “%s”', (description, listed, others) => {
    const told = decideOn([boats, watch()], [boatsOf(description, { rule: `(${listed}|${others})` })])
    const { transforms } = columnOf(told, 'watched')
    expect(['B1002', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual([listed, others])
  })

  it('is that of all that were ever on it where that is said', () => {
    const told = decideOn(
      [boats, watch()],
      [boatsOf('true if the boat was ever on the harbour watch list, else false')],
    )
    expect(told.plan.sheets[0]!.sources[0]!.joins[0]).not.toHaveProperty('open')
  })

  it.each([
    ['true if the boat is not on the harbour watch list', watch()],
    ['true if the boat is on the list of moorings', watch()],
    // Until then it goes on, perhaps.
    [IF, watch('Until', '14.05.2031')],
    [IF, watch('Status', 'closed')],
  ])('is asked about where that can not be known: %s', (description, list) => {
    const { plan, questions } = decideOn([boats, list], [boatsOf(description)], { created_year: 2026 })
    expect(plan.sheets[0]!.sources[0]!.joins).toEqual([])
    expect(questions.map(({ target }) => target.column)).toContain('watched')
  })
})
