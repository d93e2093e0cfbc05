import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Pupils of a riding school: its own register, and those who came by the web shop.
const riders = templateOf('riders', [
  { name: 'email', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'phone' },
])
const register = tableOf(
  'GHX Riders',
  'Rider ID|First Name|Email|Phone\n11|Ada|ada@x.org|100\n12|Leo|leo@x.org|200\n17|Ada|Ada@x.org|101\n21|Mia|mia@x.org|300\n25|Eve|eve@x.org|400',
)
const lessons = tableOf('GHX Lessons', 'Lesson|Rider ID|Hour\nL1|11|9\nL2|12|10\nL3|21|11')
const shop = tableOf('shop_riders', 'Email|First Name|Phone\nleo@x.org|Leon|999\nkit@x.org|Kit|888\nzoe@x.org|Zoe|777')
const planOf = (instructions: string) => decideOn([register, lessons, shop], [riders], { instructions }).plan.sheets[0]!

describe('riders that are there twice', () => {
  it.each([
    'Some riders were set up twice in GHX, in which case the record with the higher Rider ID is the current one.',
    'Einige Reiter stehen doppelt in GHX Riders, dann gilt der Eintrag mit der höheren Rider ID.',
  ])('count by the higher number in their own list: %s', (instructions) => {
    const { sources, same_key } = planOf(instructions)
    const own = sources.find(({ table }) => table === 'GHX Riders')!
    expect(own.skips.map(({ when }) => when)).toMatchObject([{ is: 'older', key: [2], day: 0, patterns: [] }])
    expect(same_key).toBeUndefined()
  })

  it('keep what the system has that is called by its letters', () => {
    const { same_key } = planOf('Anyone who is also in the shop keeps the GHX details.')
    expect(same_key).toMatchObject([{ column: 'email', keep: { table: 'GHX Riders' } }])
  })

  it('are both said in one sentence', () => {
    const { sources, same_key } = planOf(
      'A handful of riders were set up twice in GHX, in which case the record with the higher Rider ID is the current one, and anyone who is also in the shop keeps the GHX details.',
    )
    expect(sources.flatMap(({ skips }) => skips)).toHaveLength(1)
    expect(same_key).toMatchObject([{ column: 'email', keep: { table: 'GHX Riders' } }])
  })
})

describe('another line for a change', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true },
    { name: 'email', required: true },
    { name: 'hours', required: true },
  ])
  const web = tableOf(
    'web_orders',
    'Order number|Email|Hours\nW1|ada@x.org|2\nW2|leo@x.org|1\nW1|ada@x.org|3\nW3|mia@x.org|1\nW4|leo@x.org|1',
  )

  it.each([
    'The shop adds another line when an order is changed, so use the last one.',
    'Bei Änderungen schreibt der Shop eine weitere Zeile zu den Orders, es gilt die letzte.',
  ])('is the one that counts: %s', (instructions) => {
    const { plan } = decideOn([register, web], [riders, orders], { instructions })
    const sheet = plan.sheets.find(({ slug }) => slug === 'orders')!
    expect(sheet.same_key).toEqual([{ column: 'order_no', keep: 'keep_last' }])
  })
})
