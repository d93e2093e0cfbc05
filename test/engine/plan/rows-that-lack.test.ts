import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('what rows are called', () => {
  const lamps = templateOf('lamps', [
    { name: 'lamp_no', required: true, unique: true, rule: '^L\\d{3}$' },
    { name: 'rate', required: true, rule: '^\\d+\\.\\d{2}$' },
    { name: 'watts', rule: '^\\d+$' },
  ])
  const stagings = templateOf('stagings', [
    { name: 'staging_no', required: true, unique: true, rule: '^S\\d{3}$' },
    { name: 'lamp_no', link: 'lamps.lamp_no' },
    { name: 'hours', rule: '^\\d+$' },
  ])
  const list = tableOf(
    'catalogue',
    'Lamp no|Rate|Watts\nL101|4.50|500\nL102|6.00|\nL103|on request|750\nL104|5.25|1000\nL105|3.00|',
  )
  const done = tableOf('stagings', 'Staging no|Lamp|Hours\nS201|L101|3\nS202||4\nS203|L104|\nS204||2\nS205|L105|5')
  const skipsOf = (instructions: string) =>
    decideOn([list, done], [lamps, stagings], { instructions }).plan.sheets.map(({ sources }) =>
      sources.flatMap(({ skips, table }) =>
        skips.map(({ when }) => `${table} ${'position' in when ? when.position : ''} ${when.is}`),
      ),
    )

  it.each([
    'Lamps without a proper rate stay behind.',
    'Stagings without a day stay behind, and lamps without a proper rate.',
    'Lamps ohne ordentlichen Preis bleiben hier.',
    'What is on the count but not in the lamps file is gone from the range, forget it.',
    'What is counted but not in the lamp list is gone, skip it.',
  ])('is no column of another table that is empty: %s', (instructions) => {
    expect(skipsOf(instructions)).toEqual([[], []])
  })

  it.each([
    ['Stagings without a lamp stay behind.', [[], ['stagings 1 empty']]],
    ['Leave out stagings without a lamp.', [[], ['stagings 1 empty']]],
    ['Lamps without watts stay behind.', [['catalogue 2 empty'], []]],
    ['Skip everything with nothing under Lamp.', [[], ['stagings 1 empty']]],
  ])('may well be lacking elsewhere: %s', (instructions, skips) => {
    expect(skipsOf(instructions)).toEqual(skips)
  })

  it('a column that a sentence before names is not left out with rows that another file lacks', () => {
    const instructions =
      'Lamps not on the count have no watts: leave them empty. What is counted but not in the lamp file is gone from the range, forget it.'
    const { plan } = decideOn([list, done], [lamps, stagings], { instructions })
    expect(plan.sheets[0]!.sources[0]!.columns.map(({ column }) => column)).toContain('watts')
  })
})
