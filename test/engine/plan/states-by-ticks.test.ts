import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const visits = (description: string, rule = '^(seen|cancelled|no_show)$'): ReturnType<typeof templateOf> =>
  templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'day', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'status', required: true, rule, description },
  ])
const rows = ['|', 'Yes|', '|Yes', '|', 'Yes|', '|', '|Yes', '|']
const listed = (headers = 'Cancelled|Did not arrive', cells = rows): ReturnType<typeof tableOf> =>
  tableOf(
    'visits',
    `Visit no|Day|${headers}\n${cells.map((ticks, at) => `V${at + 100}|2024-09-${25 + (at % 5)}|${ticks}`).join('\n')}`,
  )
const later = '^(seen|cancelled|no_show|booked)$'

describe('a state that has a column of ticks for each but the usual one', () => {
  it('is read from all of them', () => {
    const decision = decideOn([listed()], [visits('')])
    expect(columnOf(decision, 'status')).toMatchObject({
      inputs: [{ column: 'Cancelled' }, { column: 'Did not arrive' }],
      transforms: [
        { kind: 'merge', calculation: { formula: '$1 * 2 + $2 * 1', decimals: 0 } },
        {
          kind: 'value_map',
          entries: [
            { raw: '0', value: 'seen' },
            { raw: '1', value: 'no_show' },
            { raw: '2', value: 'cancelled' },
            { raw: '3', value: 'cancelled' },
          ],
        },
        { kind: 'default', value: 'seen' },
      ],
    })
    expect(decision.notes.join('\n')).toContain('“no_show” where “Did not arrive” is ticked')
  })

  it.each([
    'booked for visits from 27 September 2024 that are not cancelled',
    'booked from 2024-09-27 on',
    'booked for visits after September 26, 2024',
  ])('is another one from the day on that the description tells: %s', (description) => {
    const { inputs, transforms } = columnOf(decideOn([listed()], [visits(description, later)]), 'status')
    expect(inputs.map(({ column }) => column)).toEqual(['Cancelled', 'Did not arrive', 'Day'])
    expect(transforms[0]).toMatchObject({
      calculation: { formula: '$1 * 4 + $2 * 2 + ($3 - 19993 + 0.5) / 10000000 + 0.5' },
    })
    expect(transforms[1]).toMatchObject({
      entries: ['seen', 'booked', 'no_show', 'no_show', 'cancelled', 'cancelled', 'cancelled', 'cancelled'].map(
        (value, at) => ({ raw: String(at), value }),
      ),
    })
  })

  it.each([
    ['two are left and nothing tells which', listed(), visits('', later)],
    ['a column of ticks says something else', listed('Cancelled|Paid'), visits('')],
    [
      'the cells are no ticks',
      listed(
        'Cancelled|Did not arrive',
        rows.map((cells) => cells.replace('Yes', 'by phone')),
      ),
      visits(''),
    ],
  ])('is not where %s', (_, table, template) => {
    expect(inputsOf(decideOn([table], [template]), 'status').length).toBeLessThan(2)
  })
})
