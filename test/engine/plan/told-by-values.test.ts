import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = (more: object = {}) =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'builder', required: true },
    { name: 'launched', required: true, rule: '\\d{4}' },
    { name: 'email', required: true },
    { name: 'kind', required: true, description: 'What it is, in words, e.g. Coastal dinghy' },
    { name: 'family', required: true, rule: 'rowing|sailing|motor', ...more },
  ])
const codes = ['DIN', 'TUG', 'SKF', 'YAW', 'DIN', 'SKF', 'YAW', 'TUG']
const fleet = tableOf('fleet', `Boat no|Builder|Launched|Email|Cls\n${codes.map((code, at) => `B${at + 1}|Yard ${'ABCDEFGH'[at]!}|200${at}|b${at}@dock.example|${code}`).join('\n')}`) // prettier-ignore
const list = (groups: string[]) =>
  tableOf('Sorts', `Code|Sort|Group|Bunk\nDIN|Coastal dinghy|${groups[0]!}|2\nTUG|Harbour tug|${groups[1]!}|4\nSKF|Skiff|${groups[2]!}|0\nYAW|Yawl|${groups[0]!}|2`) // prettier-ignore

describe('a list that is looked up by a code', () => {
  it('has what its values say: those that are allowed, and the one that the description shows', () => {
    const decision = decideOn([fleet, list(['Sailing', 'Motor', 'Rowing'])], [boats()])
    expect(inputsOf(decision, 'family')).toEqual(['Group'])
    expect(inputsOf(decision, 'kind')).toEqual(['Sort'])
    expect(decision.questions).toEqual([])
  })

  it('does not where some of them are not allowed, or too few are', () => {
    expect(inputsOf(decideOn([fleet, list(['Sailing', 'Motor', 'Paddled'])], [boats()]), 'family')).not.toEqual(['Group']) // prettier-ignore
    const two = boats({ strictRule: 'sailing|motor' })
    expect(inputsOf(decideOn([fleet, list(['Sailing', 'Motor', 'Motor'])], [two]), 'family')).not.toEqual(['Group'])
  })

  it('does not where the table has a column of that name', () => {
    const own = tableOf('fleet', `Boat no|Builder|Launched|Email|Cls|Family\n${codes.map((code, at) => `B${at + 1}|Yard ${'ABCDEFGH'[at]!}|200${at}|b${at}@dock.example|${code}|${['rowing', 'motor', 'sailing'][at % 3]!}`).join('\n')}`) // prettier-ignore
    expect(inputsOf(decideOn([own, list(['Sailing', 'Motor', 'Rowing'])], [boats()]), 'family')).toEqual(['Family'])
  })
})
