import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Template } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const DAY = '\\d{4}-\\d{2}-\\d{2}'
const SPANS =
  'Checks by their names: BR = "Brakes", every 24 months. EM = "Emissions", every 12 months. LI = "Lift gate", every 2 years.'

const checks = (description: string): Template =>
  templateOf('checks', [
    { name: 'vehicle_no', required: true },
    { name: 'check', required: true },
    { name: 'done_on', required: true, rule: DAY },
    { name: 'due_on', rule: DAY, description },
  ])
const table = tableOf(
  'log',
  'Vehicle no|Check|Done on\nV1|Brakes|29.02.2024\nV1|Emissions|29.02.2024\nV2|Lift gate|31.08.2023\nV3|Brakes|15.01.2023',
)

describe('the day that a check is due again', () => {
  const wanted = checks('Day done plus the interval of that check')

  it('is so many months on as a text says of its kind, or the last day of a shorter month', () => {
    const decision = decideOn([table], [wanted], { instructions: SPANS })
    const { transforms } = columnOf(decision, 'due_on')
    expect(inputsOf(decision, 'due_on')).toEqual(['Done on', 'Check'])
    const due = (...cells: string[]): string | null => applyChain(transforms, cells).value
    expect(due('29.02.2024', 'Brakes')).toBe('2026-02-28')
    expect(due('29.02.2024', 'Emissions')).toBe('2025-02-28')
    expect(due('31.08.2023', 'Lift gate')).toBe('2025-08-31')
  })

  it('is left empty where a text does not say it of every kind, or in days of one and months of another', () => {
    const some = SPANS.replace(' LI = "Lift gate", every 2 years.', '')
    const mixed = SPANS.replace('every 2 years', 'every 90 days')
    for (const instructions of [some, mixed])
      expect(inputsOf(decideOn([table], [wanted], { instructions }), 'due_on')).toEqual([])
  })

  it('is so many days on where they are told in weeks', () => {
    const weeks = 'Brakes: every 6 weeks; Emissions: every 10 days; Lift gate: every 2 weeks'
    const { transforms } = columnOf(decideOn([table], [wanted], { instructions: weeks }), 'due_on')
    expect(applyChain(transforms, ['29.02.2024', 'Lift gate']).value).toBe('2024-03-14')
  })

  it('is the same day of another month where the description says how many months later', () => {
    const { transforms } = columnOf(decideOn([table], [checks('Done on plus 18 months')]), 'due_on')
    expect(applyChain(transforms, ['31.08.2023']).value).toBe('2025-02-28')
    const years = columnOf(decideOn([table], [checks('Done on plus 2 years')]), 'due_on').transforms
    expect(applyChain(years, ['29.02.2024']).value).toBe('2026-02-28')
  })

  it('is counted from each day that stands beneath a header that is the kind', () => {
    const wide = tableOf(
      'sheet',
      'Vehicle no|BR|EM|LI\nV1|29.02.2024|01.03.2023 & 29.02.2024|\nV2||05.05.2023|31.08.2023\nV3|15.01.2023||01.02.2023',
    )
    const decision = decideOn([wide], [wanted], { instructions: SPANS })
    const [sheet] = decision.plan.sheets
    const formulas = sheet!.sources.map(({ part, columns }) => {
      const due = columns.find(({ column }) => column === 'due_on')!
      const merge = due.transforms.find((step) => step.kind === 'merge')
      return `${part}: ${merge?.kind === 'merge' ? merge.calculation?.formula : ''} of ${due.inputs.map(({ column }) => column).join()}`
    })
    expect(formulas).toEqual(['BR: $1 + 24 of BR', 'EM: $1 + 12 of EM', 'EM (2): $1 + 12 of EM', 'LI: $1 + 24 of LI'])
    const second = sheet!.sources[2]!.columns.find(({ column }) => column === 'due_on')!
    expect(applyChain(second.transforms, ['01.03.2023 & 29.02.2024']).value).toBe('2025-02-28')
  })
})
