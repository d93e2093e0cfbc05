import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// “An x under Sold on a card means closed”, of two allowed values; “a booking with nothing under Result is still open”.

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'state', required: true, rule: 'open|closed' },
])
const table = tableOf('cards', 'Member No|Name|Sold\nM1|Abel|\nM2|Brandt|x\nM3|Cole|\nM4|Diaz|x')
const steps = (instructions: string, template = members): unknown[] =>
  columnOf(decideOn([table], [template], { instructions, autonomy: 'decide' }), 'state').transforms

describe('a tick that means one of two values', () => {
  it.each(['Closed ones come over, and an x under Sold on a card means closed.', 'A cross x under Sold means closed.'])(
    'leaves the other one for all cells without it: %s',
    (text) => {
      expect(steps(text)).toContainEqual({ kind: 'default', value: 'open' })
      expect(steps(text)).toContainEqual(
        expect.objectContaining({ entries: [expect.objectContaining({ raw: 'x', value: 'closed' })] }),
      )
    },
  )

  it('says nothing of the others where there are three', () => {
    const three = templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'state', required: true, rule: 'open|closed|waiting' },
    ])
    const found = steps('An x under Sold on a card means closed.', three)
    expect(found).not.toContainEqual({ kind: 'default', value: 'open' })
    expect(found).not.toContainEqual({ kind: 'default', value: 'waiting' })
  })
})

describe('nothing under a header that is called otherwise', () => {
  const bookings = templateOf('bookings', [
    { name: 'booking_no', required: true, unique: true },
    { name: 'guest', required: true },
    { name: 'status', required: true, rule: 'Open|Held|Missed' },
  ])
  const list = tableOf(
    'desk',
    'Booking No|Guest|Result\n1|Abel|held\n2|Brandt|\n3|Cole|missed\n4|Diaz|held\n5|Engel|\n6|Fink|missed',
  )
  const status = (instructions: string): unknown[] =>
    columnOf(decideOn([list], [bookings], { instructions, autonomy: 'decide' }), 'status').transforms

  it('is what it is said to be, where one column alone allows that', () => {
    expect(status('A booking with nothing under Result is still open.')).toContainEqual({
      kind: 'default',
      value: 'Open',
    })
  })

  it('is not known where another thing is spoken of', () => {
    expect(status('A guest with nothing under Result is still open.')).not.toContainEqual({
      kind: 'default',
      value: 'Open',
    })
  })
})

describe('a street with its town', () => {
  it('are two columns where towns repeat, and the postal code stands beside them', () => {
    const towns = ['Ashford', 'Deal', 'Hythe']
    const rows = Array.from(
      { length: 12 },
      (_, at) => `S${at}|${at + 3} Mill ${'ABCDEF'[at % 6]} Road, ${towns[at % 3]}|CT${at + 1} 4AB`,
    )
    const shops = templateOf('shops', [
      { name: 'shop_no', required: true, unique: true },
      { name: 'address', description: 'House and street' },
      { name: 'town' },
      { name: 'postcode' },
    ])
    const decision = decideOn([tableOf('shops', ['Shop No|Address|Postcode', ...rows].join('\n'))], [shops])
    expect(columnOf(decision, 'town').transforms).toMatchObject([{ kind: 'extract' }])
    expect(columnOf(decision, 'address').transforms).toMatchObject([{ kind: 'extract' }])
  })
})
