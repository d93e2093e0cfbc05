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
const fleet = tableOf(
  'fleet',
  `Boat no|Builder|Launched|Email|Cls\n${codes.map((code, at) => `B${at + 1}|Yard ${'ABCDEFGH'[at]!}|200${at}|b${at}@dock.example|${code}`).join('\n')}`,
)
const list = (groups: string[]) =>
  tableOf(
    'Sorts',
    `Code|Sort|Group|Bunk\nDIN|Coastal dinghy|${groups[0]!}|2\nTUG|Harbour tug|${groups[1]!}|4\nSKF|Skiff|${groups[2]!}|0\nYAW|Yawl|${groups[0]!}|2`,
  )

describe('a list that is looked up by a code', () => {
  it('has what its values say: those that are allowed, and the one that the description shows', () => {
    const decision = decideOn([fleet, list(['Sailing', 'Motor', 'Rowing'])], [boats()])
    expect(inputsOf(decision, 'family')).toEqual(['Group'])
    expect(inputsOf(decision, 'kind')).toEqual(['Sort'])
    expect(decision.questions).toEqual([])
  })

  it('still has it where somebody answered that no column of the table itself does', () => {
    const answers = [{ key: 'column:boats.family@file_fleet/fleet', value: '(none)' }]
    const decision = decideOn([fleet, list(['Sailing', 'Motor', 'Rowing'])], [boats()], { answers })
    expect(inputsOf(decision, 'family')).toEqual(['Group'])
  })

  it('does not where some of them are not allowed, or too few are', () => {
    expect(inputsOf(decideOn([fleet, list(['Sailing', 'Motor', 'Paddled'])], [boats()]), 'family')).not.toEqual([
      'Group',
    ])
    const two = boats({ strictRule: 'sailing|motor' })
    expect(inputsOf(decideOn([fleet, list(['Sailing', 'Motor', 'Motor'])], [two]), 'family')).not.toEqual(['Group'])
  })

  it('does not where the table has a column of that name', () => {
    const own = tableOf(
      'fleet',
      `Boat no|Builder|Launched|Email|Cls|Family\n${codes.map((code, at) => `B${at + 1}|Yard ${'ABCDEFGH'[at]!}|200${at}|b${at}@dock.example|${code}|${['rowing', 'motor', 'sailing'][at % 3]!}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([own, list(['Sailing', 'Motor', 'Rowing'])], [boats()]), 'family')).toEqual(['Family'])
  })
})

describe('the addresses of a firm’s own people', () => {
  const rule = String.raw`[a-z]+@pier-works\.example`
  const buyers = templateOf('buyers', [
    { name: 'buyer_no', required: true, unique: true, rule: String.raw`K\d{2}` },
    { name: 'name', required: true },
    { name: 'email', rule: String.raw`[^@ ]+@[^@ ]+\.[a-z]+` },
    { name: 'street', required: true },
    { name: 'town', required: true },
    { name: 'opened', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
    { name: 'cared_for_by', rule },
  ])
  const people = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode']
  const short = ['ARO', 'LH', 'MO', 'NOD']
  const bought = tableOf(
    'buyers',
    `Buyer no|Name|E-Mail|Street|Town|Opened|Analysis 1\n${[0, 1, 2, 3, 0, 1, 2, 3].map((who, at) => `K${at + 20}|Dock ${'ABCDEFGH'[at]}|post@dock${at}.example|Long Lane ${at}|Ulm|2024-02-0${at + 1}|${short[who]}`).join('\n')}`,
  )
  const staff = (ends: string[]): ReturnType<typeof tableOf> =>
    tableOf(
      'staff',
      `Ini|Who|E-mail|Patch\n${people.map((name, at) => `${short[at]}|${name}|${name.split(' ')[0]!.toLowerCase()}@${ends[at % ends.length]}|Quay ${at + 7}`).join('\n')}`,
    )

  it('fill what has a rule for them, by whoever is named, and not the address of the row itself', () => {
    const decision = decideOn([bought, staff(['pier-works.example'])], [buyers])
    expect(inputsOf(decision, 'cared_for_by')).toEqual(['E-mail'])
    expect(inputsOf(decision, 'email')).toEqual(['E-Mail'])
  })

  it('fill nothing where some are of another firm', () => {
    expect(
      inputsOf(decideOn([bought, staff(['pier-works.example', 'post.example'])], [buyers]), 'cared_for_by'),
    ).toEqual([])
  })
})
