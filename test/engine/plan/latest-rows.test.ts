import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const buoys = (description: string): ReturnType<typeof templateOf> => ({
  ...templateOf('buoys', [
    { name: 'buoy_no', required: true, unique: true },
    { name: 'colour', required: true },
    { name: 'depth', required: true },
  ]),
  description,
})
const laid = tableOf(
  'laid',
  'Buoy no|Colour|Depth|Laid on|Last changed\nB1|red|4|2020-03-01|2024-05-01\nB2|green|6|2020-03-02|2024-06-01\nb 1|blue|5|2020-03-01|2023-01-01\nB3|red|7|2020-03-03|2024-07-01',
)
const skips = (description: string): unknown =>
  decideOn([laid], [buoys(description)]).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

describe('of rows with the same key the latest', () => {
  it.each([
    'One row per buoy. If the old system has a buoy more than once, the row that was changed last is the right one.',
    'Steht eine Tonne doppelt in der Liste, gilt die zuletzt geänderte Zeile.',
    'Si une bouée figure deux fois, la ligne modifiée en dernier compte.',
  ])('counts where the description of the template says so: %s', (description) => {
    expect(skips(description)).toEqual([{ is: 'older', key: [0], day: 4, patterns: ['YYYY-MM-DD'] }])
  })

  it.each([
    'One row per buoy.',
    'If a buoy is in both lists, the newer list counts.',
    'If a buoy is there twice, the latest counts.',
    'Buoys as they were changed last.',
  ])('is not known where it says nothing of rows, or not which day is meant: %s', (description) => {
    expect(skips(description)).toEqual([])
  })

  it('is that of all that there is one row for, as far as the table tells them apart', () => {
    const depths = {
      ...templateOf('soundings', [
        { name: 'buoy', required: true, link: 'buoys.buoy_no' },
        { name: 'harbour', required: true, rule: '(HUL|LEI)', description: 'HUL for Hull, LEI for Leith' },
        { name: 'depth', required: true },
      ]),
      description: 'One row per buoy and harbour. If a buoy was sounded more than once, the latest sounding counts.',
    }
    const list = tableOf(
      'Hull',
      'Buoy|Depth|Sounded\nB1|4.5|2024-02-01\nB2|6|2024-02-02\nB1|4.4|2024-03-01\nB3|7|2024-02-03',
    )
    const { plan } = decideOn([laid, list], [buoys(''), depths])
    const sheet = plan.sheets.find(({ slug }) => slug === 'soundings')!
    expect(sheet.sources[0]!.skips.map(({ when }) => when)).toEqual([
      { is: 'older', key: [0], day: 2, patterns: ['YYYY-MM-DD'] },
    ])
  })
})

describe('rows that are equal', () => {
  const soundings = (description: string): ReturnType<typeof templateOf> => ({
    ...templateOf('soundings', [
      { name: 'buoy', required: true, link: 'buoys.buoy_no' },
      { name: 'depth', required: true },
    ]),
    description,
  })
  const list = tableOf('soundings', 'Buoy|Depth\nB1|4.5\nB2|6\nB1|4.5\nB3|7')
  const policy = (description: string): unknown =>
    decideOn([laid, list], [buoys(''), soundings(description)]).plan.sheets.find(({ slug }) => slug === 'soundings')!
      .duplicates

  it('are one where the description says for what there is one row', () => {
    expect(policy('One row per buoy.')).toBe('keep_first')
  })

  it.each(['Soundings of all buoys.', 'One row per sounding.'])(
    'may be several where it does not: %s',
    (description) => {
      expect(policy(description)).toBe('ask')
    },
  )
})
