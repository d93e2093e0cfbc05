import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rule = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$'
const visits = (described = '', own = rule) =>
  templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'starts_at', required: true, rule: own },
    { name: 'ends_at', required: true, rule: own, description: described },
  ])
const times = ['0900', '1315', '0745', '1600', '1030', '2330']
const listed = (header: string, cells: string[]) =>
  tableOf(
    'visits',
    `Visit no|Start|${header}\n${times.map((time, at) => `V${at + 10}|${at + 11}/03/2024 ${time}|${cells[at % cells.length]}`).join('\n')}`,
  )

describe('the end of something', () => {
  it.each([
    ['Duration (min)', ['45', '60', '90'], '$1 + $2', {}],
    ['Mins', ['45 min', '1 hr', '30'], '$1 + $2', { unit: 'min' }],
    ['Hours', ['1', '1.5', '2'], '$1 + $2 * 60', {}],
  ])('is its beginning and how long it takes, in “%s”', (header, cells, formula, read) => {
    const decision = decideOn([listed(header, cells)], [visits()])
    expect(inputsOf(decision, 'ends_at')).toEqual(['Start', header])
    expect(columnOf(decision, 'ends_at').transforms[0]).toMatchObject({
      calculation: { formula, result: 'moment', inputs: [{ unit: 'min' }, read] },
    })
    expect(decision.questions).toEqual([])
  })

  it('is days after the beginning only where its description speaks of days', () => {
    const table = listed('Days', ['1', '3', '2'])
    const told = decideOn([table], [visits('Where only the number of days is known, so many times 24 hours later')])
    expect(columnOf(told, 'ends_at').transforms[0]).toMatchObject({
      calculation: { formula: '$1 + $2 * 1440', result: 'moment' },
    })
    expect(inputsOf(decideOn([table], [visits()]), 'ends_at')).not.toContain('Days')
  })

  it('is the time of the day where only that is wanted', () => {
    const table = tableOf(
      'visits',
      `Visit no|Start|Mins\n${times.map((time, at) => `V${at}|${time.slice(0, 2)}:${time.slice(2)}|${at}5`).join('\n')}`,
    )
    const decision = decideOn([table], [visits('', '^\\d{2}:\\d{2}$')])
    expect(columnOf(decision, 'ends_at').transforms[0]).toMatchObject({
      calculation: { formula: '$1 + $2', result: 'time' },
    })
  })

  it('is its own column where there is one, and figures of something other are no length', () => {
    const ends = times.map((time, at) => `V${at}|${at + 11}/03/2024 ${time}|${at + 13}/03/2024 ${time}|${at}5`)
    const own = tableOf('visits', `Visit no|Start|End|Mins\n${ends.join('\n')}`)
    expect(inputsOf(decideOn([own], [visits()]), 'ends_at')).toEqual(['End'])
    expect(inputsOf(decideOn([listed('Travel minutes', ['5', '10'])], [visits()]), 'ends_at')).toHaveLength(0)
  })
})
