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

describe('a state that a list of what somebody has tells', () => {
  const crew = tableOf('crew', 'Crew no|Name\nC2001|Ilse Brandt\nC2002|Tom Weir\nC2003|Ann Gull\nC2004|Bo Lind')
  const crewOf = (description: string, day = 'Date of the valid radio licence, empty without one') =>
    templateOf('crew', [
      { name: 'crew_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'radio', required: true, rule: '(yes|no)', description },
      { name: 'radio_since', rule: '\\d{4}-\\d{2}-\\d{2}', description: day },
    ])
  const HAS = 'yes if the person has a valid radio licence, otherwise no'
  const papers = (states = ['V', 'X', 'V']) =>
    tableOf(
      'papers',
      `Crew|Issued|State\nC2001|01.02.2020|${states[0]}\nC2003|03.04.2021|${states[1]}\nC2004|11.06.2023|${states[2]}`,
    )
  const WHERE = 'Radio licences are in the papers. In State V is valid and X is expired.'
  const decided = (description: string, instructions = WHERE, list = papers(), day?: string) =>
    decideOn([crew, list], [crewOf(description, day)], { instructions })

  it('is that of those who have a row that is as it must be', () => {
    const decision = decided(HAS)
    const { joins } = decision.plan.sheets[0]!.sources[0]!
    expect(joins).toMatchObject([{ table: 'papers', left: 0, right: 0, only: { position: 2, values: ['V'] } }])
    const { transforms } = columnOf(decision, 'radio')
    expect(['C2001', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['yes', 'no'])
  })

  it('comes with the day that is described as that of the same', () => {
    expect(inputsOf(decided(HAS), 'radio_since')).toEqual(['Issued'])
  })

  it.each([
    ['has no radio licence', HAS.replace('has a valid', 'has no'), WHERE, papers()],
    ['has something else', HAS.replace('radio licence', 'medical check'), WHERE, papers()],
    ['not told where it is', HAS, 'In State V is valid and X is expired.', papers()],
    ['no state is told to be so', HAS, 'Radio licences are in the papers.', papers()],
  ])('is none that is known: %s', (_, description, instructions, list) => {
    const { joins } = decided(description, instructions, list).plan.sheets[0]!.sources[0]!
    expect(joins.filter(({ only }) => only)).toEqual([])
  })
})
