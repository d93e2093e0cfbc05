import { describe, expect, it } from 'vitest'
import { latestSaid } from '../../../server/src/engine/plan/transforms/dates/said-centuries.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('the century of years with two digits', () => {
  it.each([
    ['YYYY-MM-DD. Two-digit years 00 to 24 are 2000 to 2024, all others 19..', 2024],
    ['Two-digit years up to 30 are 20xx.', 2030],
    ['Two-digit years below 40 are 20xx, the rest 19xx', 2039],
    ['Zweistellige Jahre über 25 sind 19xx', 2025],
    ['Zweistellige Jahreszahlen ab 30 gehören zu 19xx', 2029],
    ['Les années à deux chiffres sont toutes 20xx', 2099],
    ['Our lists have years with two digits. Read 00 to 19 as 2000 to 2019 and all else as 19xx.', 2019],
    ['Tweecijferige jaartallen onder 50 zijn 20xx', 2049],
  ])('is what is said of it: %s', (said, year) => {
    expect(latestSaid([said])?.year).toBe(year)
  })

  it.each([
    'YYYY-MM-DD',
    'Two-digit years are fine',
    'Up to 30 pieces are 20 euros',
    'Years have two digits. Thanks. Read 00 to 19 as 20xx',
    'We sell years of two digits. All are 2000 euros',
    'From 24 on 1999 is wrong',
  ])('is nothing that other sentences say: %s', (said) => {
    expect(latestSaid([said])).toBeNull()
  })

  it('is taken from the description before it is guessed from the other dates', () => {
    const members = templateOf('members', [
      { name: 'number', required: true, unique: true },
      {
        name: 'date_of_birth',
        rule: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'YYYY-MM-DD. Two-digit years 00 to 24 are 2000 to 2024, all others 19..',
      },
    ])
    const list = tableOf(
      'list',
      'Number|Date of birth|Joined\nM1|03/04/56|01/02/2011\nM2|28/02/18|05/06/2015\nM3|30/11/09|07/08/2014',
    )
    const decision = decideOn([list], [members])
    const { transforms } = columnOf(decision, 'date_of_birth')
    expect(['03/04/56', '28/02/18'].map((raw) => applyChain(transforms, [raw]).value)).toEqual([
      '1956-04-03',
      '2018-02-28',
    ])
    expect(decision.notes.join('\n')).toContain('are read as 1925 to 2024: “Two-digit years 00 to 24')
  })
})
