import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  { name: 'shelf_no', required: true, unique: true, rule: '^[A-Z]{1,2}-\\d{4}$' },
  { name: 'room' },
])

function written(decision: Decision, column: string, values: string[], sheet = 0): (string | null)[] {
  const { transforms } = columnOf(decision, column, sheet)
  return values.map((value) => applyChain(transforms, [value]).value)
}

describe('codes of letters and a number', () => {
  const numbers = ['B 1223', 'AB0041', 'ab 59', 'ZD n°337', 'C-7', 'AB-0098']

  it('get the mark of the rule and the zeros that lack, whatever their letters are', () => {
    const table = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      numbers.map((one) => [one, 'Hall']),
    )
    expect(written(decideOn([table], [shelves]), 'shelf_no', numbers)).toEqual([
      'B-1223',
      'AB-0041',
      'AB-0059',
      'ZD-0337',
      'C-0007',
      'AB-0098',
    ])
  })

  it('get them, few as they are, where most of the others have zeros, too', () => {
    const few = ['AB-0041', 'AB-0098', 'ZD-0337', 'C-0007', 'B 12', 'AB 9']
    const table = (values: string[]) =>
      tableOfCells(
        'shelves',
        ['Shelf no', 'Room'],
        values.map((one) => [one, 'Hall']),
      )
    expect(written(decideOn([table(few)], [shelves]), 'shelf_no', few).slice(4)).toEqual(['B-0012', 'AB-0009'])
    const long = ['AB-4041', 'AB-9098', 'ZD-5337', 'C-1007', 'B 12', 'AB 9']
    expect(written(decideOn([table(long)], [shelves]), 'shelf_no', long).slice(4)).toEqual(['B 12', 'AB 9'])
  })

  it('are written so in links to them as well', () => {
    const boxes = templateOf('boxes', [
      { name: 'box', required: true, unique: true },
      { name: 'shelf_no', required: true, link: 'shelves.shelf_no' },
    ])
    const shelf = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      numbers.map((one) => [one, 'Hall']),
    )
    const linked = ['B n°1223', 'AB 41', 'AB 059', 'ZD0337']
    const box = tableOfCells(
      'boxes',
      ['Box', 'Shelf no'],
      linked.map((one, at) => [`Box ${at}`, one]),
    )
    const decision = decideOn([shelf, box], [shelves, boxes])
    expect(written(decision, 'shelf_no', linked, 1)).toEqual(['B-1223', 'AB-0041', 'AB-0059', 'ZD-0337'])
  })

  it('get the letters that the description shows for others and for bare numbers, and keep letters that it does not show', () => {
    const rule = { name: 'shelf_no', required: true, unique: true, rule: '^(?:HAL|OEL)-\\d{4}$' }
    const described = templateOf('shelves', [
      { ...rule, description: 'The old number with zeros: 31 becomes HAL-0031, ÖL-207 becomes OEL-0207' },
      { name: 'room' },
    ])
    const values = ['31', '1450', 'ÖL-207', 'ÖL 1208', '98', 'KE-44']
    const table = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      values.map((one) => [one, 'Hall']),
    )
    expect(written(decideOn([table], [described]), 'shelf_no', values)).toEqual([
      'HAL-0031',
      'HAL-1450',
      'OEL-0207',
      'OEL-1208',
      'HAL-0098',
      'KE-44',
    ])
  })

  it('keep a single short number, which is more likely a wrong one', () => {
    const values = ['B 1223', 'AB0041', 'AC 4459', 'ZD 77']
    const table = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      values.map((one) => [one, 'Hall']),
    )
    expect(written(decideOn([table], [shelves]), 'shelf_no', values)).toEqual(['B-1223', 'AB-0041', 'AC-4459', 'ZD 77'])
  })
})

describe('the front of running numbers', () => {
  const wells = templateOf('wells', [
    { name: 'well_no', required: true, unique: true, rule: '^(EAS|SOU)-\\d{3}$' },
    { name: 'depth' },
  ])
  const rows = ['5', '17', '203', '9', 'SOU-004'].map((one) => [one, '12'])

  it('is the one that the table is called after, and is told', () => {
    const decision = decideOn([tableOfCells('Wells_East', ['Well no', 'Depth'], rows)], [wells])
    expect(written(decision, 'well_no', ['5', '203', 'SOU-004'])).toEqual(['EAS-005', 'EAS-203', 'SOU-004'])
    expect(decision.notes).toContainEqual(expect.stringMatching(/^“EAS-” was put in front of “5” .* called so\.$/))
  })

  it('is a letter with the number that stands behind a word with it', () => {
    const tickets = templateOf('tickets', [
      { name: 'ticket_no', required: true, unique: true, rule: '^G[1-3]-\\d{3}$' },
      { name: 'depth' },
    ])
    const decision = decideOn([tableOfCells('gate 2 in May', ['Ticket no', 'Depth'], rows.slice(0, 4))], [tickets])
    expect(written(decision, 'ticket_no', ['5', '203'])).toEqual(['G2-005', 'G2-203'])
  })

  it('is written out where some have its first letter alone', () => {
    const short = ['5', 'E-17', 'E203', 'ea 9', 'EAS-004', 'X-12'].map((one) => [one, '12'])
    const decision = decideOn([tableOfCells('Wells_East', ['Well no', 'Depth'], short)], [wells])
    expect(written(decision, 'well_no', ['5', 'E-17', 'E203', 'EAS-004', 'X-12'])).toEqual([
      'EAS-005',
      'EAS-017',
      'EAS-203',
      'EAS-004',
      'X-12',
    ])
  })

  it('takes the place of letters that all of its numbers have, but not of such as may be those of others', () => {
    const lettered = (letters: string) => {
      const numbers = ['5', '17', '203', ' 9'].map((one) => [`${letters}${one}`, '12'])
      return written(decideOn([tableOfCells('Wells_East', ['Well no', 'Depth'], numbers)], [wells]), 'well_no', [
        `${letters}5`,
        `${letters} 9`,
      ])
    }
    expect(lettered('BH')).toEqual(['EAS-005', 'EAS-009'])
    expect(lettered('SO')).toEqual(['SO5', 'SO 9'])
  })

  it('is not put there where the name says none of them, or several', () => {
    for (const name of ['Wells', 'East and South']) {
      const decision = decideOn([tableOfCells(name, ['Well no', 'Depth'], rows)], [wells])
      expect(written(decision, 'well_no', ['5'])).toEqual(['5'])
    }
  })
})

describe('letters that a description names', () => {
  const rows = ['5', '1417', '203', '90', 'L-00004'].map((one) => [one, '12'])
  const membersOf = (description: string) =>
    templateOf('members', [
      { name: 'member_no', description, required: true, unique: true, rule: '^[LP]-\\d{5}$' },
      { name: 'age' },
    ])

  it.each([
    'Letter of the house, L (Lyon) or P (Paris), and five digits',
    'L = Lyon, P = Paris',
    'Letter of the house and five digits: L-00012 for Lyon, P-00034 for Paris',
  ])('are put in front of the numbers of the table that is called so: %s', (described) => {
    const decision = decideOn([tableOfCells('Paris_members', ['Member no', 'Age'], rows)], [membersOf(described)])
    expect(written(decision, 'member_no', ['5', '1417', 'L-00004'])).toEqual(['P-00005', 'P-01417', 'L-00004'])
  })

  it('are those of the sheet, whatever the file is called, though another one’s are not explained', () => {
    const wanted = templateOf('members', [
      {
        name: 'member_no',
        description: 'BO and the till’s number, or CL (Lyon) or CP (Paris) and the club’s number in five digits',
        required: true,
        unique: true,
        rule: '^(BO|CL|CP)\\d{5}$',
      },
      { name: 'age' },
    ])
    const sheet = tableOfCells('Paris club', ['No', 'Age'], rows.slice(0, 4))
    sheet.table = { ...sheet.table, file_name: 'Books 2025.xlsx' }
    expect(written(decideOn([sheet], [wanted]), 'member_no', ['5', '1417'])).toEqual(['CP00005', 'CP01417'])
  })

  it.each([
    ['Parisians', 'L (Lyon) or P (Paris)'],
    ['Paris and Lyon', 'L (Lyon) or P (Paris)'],
    ['Paris', 'A letter, e.g. P (Paris), and five digits'],
  ])('are not where that is not clear: %s, %s', (name, described) => {
    const decision = decideOn([tableOfCells(name, ['Member no', 'Age'], rows)], [membersOf(described)])
    expect(written(decision, 'member_no', ['5'])).toEqual(['5'])
  })
})

describe('links to numbers that got their letters from the name of a file', () => {
  const members = templateOf('members', [
    { name: 'member_no', description: 'L (Lyon) or P (Paris)', required: true, unique: true, rule: '^[LP]-\\d{5}$' },
    { name: 'age' },
  ])
  const loans = templateOf('loans', [
    { name: 'title', required: true },
    { name: 'member_no', link: 'members.member_no' },
  ])
  const membersOf = (town: string, numbers: string[]) =>
    tableOfCells(
      `${town} members`,
      ['Member no', 'Age'],
      numbers.map((one) => [one, '31']),
    )

  it('get the letter of the one file that has the number, and none where two have it', () => {
    const linked = ['5', 'L-12', '203', '1417', '77', 'L7712']
    const decision = decideOn(
      [
        membersOf('Paris', ['5', '203', '1417', '77', '660']),
        membersOf('Lyon', ['12', '7712', '77', '914', '30']),
        tableOfCells(
          'loans',
          ['Title', 'Member no'],
          linked.map((one, at) => [`Book ${at}`, one]),
        ),
      ],
      [members, loans],
    )
    expect(written(decision, 'member_no', linked, 1)).toEqual([
      'P-00005',
      'L-00012',
      'P-00203',
      'P-01417',
      '77',
      'L-07712',
    ])
  })
})

describe('codes that a text says are the same', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true, rule: '^(B|RET)-\\d{4}$' },
    { name: 'depth' },
  ])
  const numbers = ['PO4711', 'B-4712', 'po 4713', 'PR0815', 'PO-4714', 'XY4715']
  const decided = (instructions: string): Decision =>
    decideOn(
      [
        tableOfCells(
          'orders',
          ['Order no', 'Depth'],
          numbers.map((one) => [one, '12']),
        ),
      ],
      [orders],
      { instructions },
    )

  it.each([
    'PO4711 and B-4711 are the same order, so are RET-0815 and PR0815.',
    'PO4711 = B-4711, PR0815 = RET-0815.',
    'PO4711 ist dieselbe wie B-4711, PR0815 dieselbe wie RET-0815: gleiche Nummern.',
  ])('are written with the letters of the rule, and that is told: %s', (said) => {
    const decision = decided(said)
    expect(written(decision, 'order_no', numbers)).toEqual([
      'B-4711',
      'B-4712',
      'B-4713',
      'RET-0815',
      'B-4714',
      'XY4715',
    ])
    expect(decision.notes).toContainEqual(expect.stringContaining('“PO” is “B-” in “order_no”: an instruction says so'))
    expect(decision.notes).not.toContainEqual(expect.stringContaining('Not understood'))
  })

  it.each([
    'PO4711 and B-4711 are not the same order.',
    'PO4711 was sent before B-4711.',
    'PO4711 and B-4712 are the same.',
  ])('are not where nothing says so: %s', (said) =>
    expect(written(decided(said), 'order_no', ['PO4711'])).toEqual(['PO4711']),
  )
})
