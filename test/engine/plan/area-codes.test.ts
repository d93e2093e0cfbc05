import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rule = '0\\d{9}'
const numbers = ['(04) 5551 2040', '04 5551 2041', '5551 2042', '5551 2043']
const columns = (description: string, fax = '') => [
  { name: 'name', required: true },
  { name: 'phone', rule, description },
  { name: 'fax', rule, description: fax },
]

function steps(column: string, description: string, values = numbers, fax = ''): Transform[] {
  const rows = values.map((number, at) => `Shop ${'ABCDEFGH'[at]}|${number}|${number}`)
  const table = tableOf('shops', ['Name|Phone|Fax', ...rows].join('\n'))
  return columnOf(decideOn([table], [templateOf('shops', columns(description, fax))]), column).transforms
}

const filled = {
  kind: 'value_map',
  entries: [
    { raw: '5551 2042', value: '04 5551 2042', decided_by: 'matcher' },
    { raw: '5551 2043', value: '04 5551 2043', decided_by: 'matcher' },
  ],
}

describe('numbers as they are dialled within a country', () => {
  it.each([
    'Ten digits without spaces; numbers without area code are northern (04)',
    'Numbers without an area code belong to 04',
    'Ohne Vorwahl sind sie aus Nordstadt (04)',
    'Les numéros sans indicatif sont du nord (04)',
    'Local numbers are in area code 04.',
  ])('get the area code that their description tells: %s', (description) => {
    expect(steps('phone', description)).toContainEqual(filled)
  })

  it('stay as they are where they have the calling code of their country without its sign', () => {
    const templates = [
      templateOf('shops', [
        { name: 'name', required: true },
        { name: 'phone', rule: '\\+61\\d{9}' },
      ]),
    ]
    const table = tableOf(
      'shops',
      'Name|Phone\nShop A|61475073444\nShop B|5501 0617\nShop C|0447 332 842\nShop D|9555 1200',
    )
    const instructions = 'Numbers without an area code are all 03.'
    const { transforms } = columnOf(decideOn([table], templates, { instructions }), 'phone')
    const added = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(added.map(({ raw, value }) => [raw, value])).toEqual([
      ['5501 0617', '03 5501 0617'],
      ['9555 1200', '03 9555 1200'],
    ])
  })

  it('get that of the column which their description names', () => {
    const told = 'Numbers without area code are northern (04)'
    expect(steps('fax', told, numbers, 'As phone')).toContainEqual(filled)
    expect(steps('fax', told, numbers, 'Digits only')).not.toContainEqual(filled)
  })

  it.each([
    'Ten digits (0412345678)',
    'Numbers without area code are refused, since 2004',
    'Landline, area codes 02 to 08',
    'Without area codes 02 or 08 they are wrong',
  ])('get none where none is told: %s', (description) => {
    expect(steps('phone', description)).not.toContainEqual(expect.objectContaining({ kind: 'value_map' }))
  })

  it('get none where they would be too long with it: a mobile that lost its zero', () => {
    const values = ['04 5551 2040', '412345678', '412345679', '04 5551 2041']
    expect(steps('phone', 'Numbers without area code are northern (04)', values)).not.toContainEqual(
      expect.objectContaining({ kind: 'value_map' }),
    )
  })
})

describe('numbers of which somebody says what their area code is', () => {
  const rows = ['Elm|(978) 555-2040|555-2041|', 'Oak|978-555-2042|(603) 555-2043|', 'Fir|555-2044|978.555.2045|']
  const dialled = '\\+1\\d{10}'
  const nurseries = templateOf('nurseries', [
    { name: 'name', required: true },
    { name: 'phone', rule: dialled },
    { name: 'mobile', rule: dialled },
  ])
  const decided = (instructions: string) =>
    decideOn([tableOf('nurseries', ['Name|Phone|Cell phone', ...rows].join('\n'))], [nurseries], { instructions })
  const entries = (raw: string) => ({
    kind: 'value_map',
    entries: [{ raw, value: `978 ${raw}`, decided_by: 'matcher' }],
  })

  it.each([
    'Numbers without an area code are 978.',
    'Phones with no area code are all 978.',
    'Numéros sans indicatif : 978.',
    'Números sin prefijo: 978.',
    'Nummern ohne Vorwahl sind 978.',
    'Seven-digit phone numbers are local, area code 978.',
    'Local numbers are in area code 978.',
    'Siebenstellige Nummern sind örtlich, Vorwahl 978.',
  ])('get it, and that is told: “%s”', (instructions) => {
    const decision = decided(instructions)
    expect(columnOf(decision, 'phone').transforms).toContainEqual(entries('555-2044'))
    expect(columnOf(decision, 'mobile').transforms).toContainEqual(entries('555-2041'))
    expect(decision.notes.join()).toContain('Applied')
  })

  it.each([
    'Our area code is 978.',
    'Local numbers have area code 978 or 603.',
    'Local numbers do not get the area code 978.',
  ])('get none where nothing is said of them, or more than one: “%s”', (instructions) => {
    const { transforms } = columnOf(decided(instructions), 'phone')
    expect(transforms).not.toContainEqual(expect.objectContaining({ kind: 'value_map' }))
  })

  it('get none where it is said of another kind of numbers', () => {
    const decision = decided('Cell phones without an area code are all 978.')
    expect(columnOf(decision, 'phone').transforms).not.toContainEqual(expect.objectContaining({ kind: 'value_map' }))
    expect(columnOf(decision, 'mobile').transforms).toContainEqual(entries('555-2041'))
  })
})

it('what is written without a prefix and means a key is no telephone number', () => {
  const table = tableOf('shops', 'Name|Phone|Fax\nShop A|04 5551 2040|\nShop B|5551 2041|')
  const instructions = 'Il numero di iscrizione è scritto senza prefisso e senza zeri: 123 vuol dire ISC-0123'
  const { notes } = decideOn([table], [templateOf('shops', columns(''))], { instructions })
  expect(notes.join()).not.toContain('area code')
})
