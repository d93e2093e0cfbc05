import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rule = '^\\+[1-9]\\d{6,14}$'
const crew = (description: string) =>
  templateOf('crew', [
    { name: 'crew_no', required: true, unique: true },
    { name: 'phone', description, rule },
  ])
const list = (numbers: string[]) =>
  tableOf('crew', `Crew no|Telephone\n${numbers.map((one, at) => `C${at + 10}|${one}`).join('\n')}`)
const numbers = [
  '+44 1943 462365',
  '01943464609 / 07700 900640',
  '07700 900 696 or 01943 469417',
  '07700900858',
  '07700 900 111; 07700 900 222',
  '01943466379',
]
const phones = (description: string): (string | null)[] => {
  const { transforms } = columnOf(decideOn([list(numbers)], [crew(description)]), 'phone')
  const steps = transforms.filter(({ kind }) => kind !== 'phone')
  return numbers.map((one) => applyChain(steps, [one]).value)
}

describe('of two numbers in a cell', () => {
  it('the mobile one is taken where the description prefers it', () => {
    expect(phones('E.164, UK. The mobile if there is one, otherwise the landline.')).toEqual([
      '+44 1943 462365',
      '07700 900640',
      '07700 900 696',
      '07700900858',
      '07700 900 111',
      '01943466379',
    ])
  })

  it('the other one is taken where the description prefers that', () => {
    expect(phones('E.164, UK. Landline, or the mobile if there is none')).toEqual([
      '+44 1943 462365',
      '01943464609',
      '01943 469417',
      '07700900858',
      '07700 900 111',
      '01943466379',
    ])
  })

  it('none is taken where nothing is said of them', () => {
    expect(phones('E.164, UK')[1]).toBe('01943464609 / 07700 900640')
  })
})

it('numbers that a country keeps for examples are as good as any where other lists say that they are dialled there', () => {
  const own = ['07700 900696', '01943462365', '07700 900858', '07700 900708', '01943469417', '07700 900570']
  const offices = tableOf(
    'offices',
    `Office|Phone\n${[1, 2, 3, 4].map((at) => `O${at}|+44 113496080${at}`).join('\n')}`,
  )
  const office = templateOf('offices', [
    { name: 'office', required: true, unique: true },
    { name: 'phone', rule },
  ])
  const decision = decideOn([list(own), offices], [crew(''), office])
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'crew')
  expect(columnOf(decision, 'phone', sheet).transforms).toEqual([{ kind: 'phone', country: 'GB' }])
})
