import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// “Ruth's workbook also has routes that were never in the system; those are all hers”: the code of the one whose file it is.

const routes = templateOf('routes', [
  { name: 'route_no', required: true, unique: true },
  { name: 'title' },
  { name: 'driver', rule: 'D\\d{2}' },
])
const system = tableOf('system', 'Route No|Title|Driver\nA1|Harbour|D02\nA2|Airport|D01\nA3|Market|D03')
const own = tableOf('Abel routes', 'Route No|Title\nB1|Mill\nB2|Church\nB3|Farm')
const knowledge = [
  {
    key: 'drivers',
    content: 'D01 is Ruth Abel, D02 is Omar Diaz and D03 is Ines Roth.',
    scope: { type: 'account' as const },
  },
]
const driver = (instructions: string): unknown[] =>
  decideOn([system, own], [routes], { instructions, knowledge, autonomy: 'decide' })
    .plan.sheets[0]!.sources.filter(({ table }) => table === 'Abel routes')
    .flatMap(({ columns }) =>
      columns.filter(({ column }) => column === 'driver').flatMap(({ transforms }) => transforms),
    )

describe('rows of a file that is called after somebody', () => {
  it.each([
    "Ruth's workbook also has routes that never made it into the system; those are all hers.",
    'Ruth has a book of her own. Those are all hers.',
    'Das Buch von Ruth hat noch andere Strecken, die gehören alle ihr.',
  ])('have the code of whom they are all said to be: %s', (text) => {
    expect(driver(text)).toEqual([{ kind: 'constant', value: 'D01' }])
  })

  it.each([
    "Ruth's workbook also has routes that never made it into the system.",
    "Omar's workbook also has other routes; those are all his.",
    "Ruth's and Omar's books also have other routes; those are all his.",
    "Ruth's workbook also has other routes; those are all hers except the mill.",
  ])('have none where it is not said, or of others: %s', (text) => {
    expect(driver(text)).not.toContainEqual({ kind: 'constant', value: 'D01' })
    expect(driver(text)).not.toContainEqual({ kind: 'constant', value: 'D02' })
  })
})

describe('rows of a file in which all are of one', () => {
  it.each([
    "The others come from the Abel workbook, where everyone is Ruth Abel's guest.",
    'Die anderen kommen aus den Abel routes, wo alle von Ruth Abel sind.',
  ])('have the code of whom they are: %s', (text) => {
    expect(driver(text)).toEqual([{ kind: 'constant', value: 'D01' }])
  })

  it.each([
    "The others come from the Abel workbook, where not everyone is Ruth Abel's guest.",
    "The others come from the Abel workbook, where everyone is Ruth Abel's or Omar's guest.",
    "Everyone is Ruth Abel's guest.",
  ])('have none where it is not said of all, or of no file: %s', (text) => {
    expect(driver(text)).not.toContainEqual({ kind: 'constant', value: 'D01' })
  })
})
