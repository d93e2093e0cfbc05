import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const yards = templateOf('yards', [
  { name: 'yard_no', required: true, unique: true, rule: 'Y\\d{3}' },
  { name: 'yard_name', required: true },
])
const jobs = templateOf('jobs', [
  { name: 'job_no', required: true, unique: true, rule: 'J\\d{2}' },
  { name: 'yard_no', required: true, link: 'yards.yard_no' },
])
const NAMES = [
  "Foley's Chandlery Ltd",
  'Harbour Rope & Chain Ltd',
  'Kettle Point Boats',
  'Moor Marine Inc',
  'Otter Slipway',
  'Tern Sails Corp',
  'Reed & Daughters',
]
const linked = (names: string[], writings: string[]): (string | null)[] => {
  const list = tableOf('yards', `Yard No|Yard name\n${names.map((name, at) => `Y${100 + at}|${name}`).join('\n')}`)
  const work = tableOf('jobs', `Job No|For whom\n${writings.map((name, at) => `J${10 + at}|${name}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([list, work], [yards, jobs]), 'yard_no', 1)
  return writings.map((name) => applyChain(transforms, [name]).value)
}

describe('a firm whose legal form some write in full', () => {
  it.each([
    ['among names as they are', []],
    ['among parts of names', ['Harbour Rope', 'Otter']],
  ])('is the one that others write in short: %s', (_, more) => {
    const writings = [
      'Foleys Chandlery Limited',
      'Harbour Rope & Chain Limited',
      'Kettle Point Boats',
      'Moor Marine Incorporated',
      'Tern Sails Corporation',
      'REED & DAUGHTERS',
      ...more,
    ]
    expect(linked(NAMES, writings)).toEqual(
      ['Y100', 'Y101', 'Y102', 'Y103', 'Y105', 'Y106', 'Y101', 'Y104'].slice(0, writings.length),
    )
  })

  it('is another one where two are told apart by just this', () => {
    const names = [...NAMES, 'Moor Marine Incorporated']
    const writings = [
      'Moor Marine Inc',
      'Moor Marine Incorporated',
      'Otter Slipway',
      'Kettle Point Boats',
      'Reed & Daughters',
    ]
    expect(linked(names, writings)).toEqual(['Y103', 'Y107', 'Y104', 'Y102', 'Y106'])
  })
})
