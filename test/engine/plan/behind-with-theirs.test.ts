import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('rows that stay behind with what belongs to them', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true, rule: '^\\d{3}$' },
    { name: 'name', required: true },
    { name: 'state', required: true, rule: '^(Afloat|Laid up)$' },
  ])
  const surveys = templateOf('inspections', [
    { name: 'survey_no', required: true, unique: true, rule: '^S\\d{3}$' },
    { name: 'boat_no', required: true, link: 'boats.boat_no' },
  ])
  const list = tableOf(
    'boats',
    'Boat no|Name|ST\n101|Ada|AF\n102|Bea|LU\n103|Cleo|SK\n104|Dora|AF\n105|Elsa|AF\n106|Fay|LU\n107|Gwen|AF',
  )
  const seen = tableOf('surveys', 'Survey no|Boat no\nS201|101\nS202|102\nS203|103\nS204|104\nS205|105')
  const planOf = (instructions: string) =>
    decideOn([list, seen], [boats, surveys], {
      instructions: `In the list ST is AF for afloat, LU for laid up and SK for wrecked. ${instructions}`,
    }).plan.sheets

  it.each([
    'Wrecked ones stay behind along with their surveys.',
    'Wrecked boats stay behind along with their surveys, laid up ones come over.',
    'Leave out wrecked boats with their surveys.',
    'Wrecked boats stay behind with everything that hangs on them.',
    'Wrecked boats stay behind along with whatever belongs to them, and laid up ones come over.',
    'Boats that are wrecked are left out, mitsamt allem, was daran hängt.',
  ])('are found by what a sentence says that their code is for: %s', (instructions) => {
    const [first, second] = planOf(instructions)
    expect(first!.sources[0]!.skips.map(({ when }) => when)).toContainEqual(
      expect.objectContaining({ position: 2, values: ['sk'] }),
    )
    expect(second!.bereft).toMatchObject([{ column: 'boat_no' }])
  })

  it.each([
    'Wrecked boats do not come along, and so neither do their surveys.',
    'Wrecked boats do not come along (one is at the yard), and so neither do their surveys.',
    'Wrecked boats are not taken over, nor do their surveys come along.',
  ])('are those that come neither: %s', (instructions) => {
    expect(planOf(instructions)[1]!.bereft).toMatchObject([{ column: 'boat_no' }])
  })

  it('are not where only something of theirs is spoken of', () => {
    const [, second] = planOf('Wrecked boats come along, and so do their surveys, but nobody reads them.')
    expect(second!.bereft).toBeUndefined()
  })

  it('are found by codes that have one verb in common', () => {
    const instructions =
      'In the list ST AF is afloat, LU laid up and SK wrecked. Wrecked boats stay behind with everything that hangs on them.'
    const [first, second] = decideOn([list, seen], [boats, surveys], { instructions }).plan.sheets
    expect(first!.sources[0]!.skips.map(({ when }) => when)).toContainEqual(
      expect.objectContaining({ position: 2, values: ['sk'] }),
    )
    expect(second!.bereft).toMatchObject([{ column: 'boat_no' }])
  })

  it('say nothing of rows that share a key', () => {
    const [first] = planOf('Wrecked boats are not taken over, and neither are their surveys.')
    expect(first!.same_key).toBeUndefined()
  })

  it('are not where the sentence says that they come', () => {
    const [first, second] = planOf('Wrecked boats come over along with their surveys.')
    expect(first!.sources[0]!.skips).toEqual([])
    expect(second!.bereft).toBeUndefined()
  })
})
