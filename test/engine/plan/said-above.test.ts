import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Lines above the header: “Effective 1 April 2025”, “Currency: GBP”.

const ISO = String.raw`\d{4}-\d{2}-\d{2}`
const rates = templateOf('rates', [
  { name: 'rate_no', required: true, unique: true },
  { name: 'amount', required: true, rule: String.raw`\d+\.\d\d` },
  { name: 'valid_from', required: true, rule: ISO },
  { name: 'currency', rule: '[A-Z]{3}', description: 'ISO 4217' },
  { name: 'kind', rule: '^(hire|sale)$' },
  { name: 'depot' },
  { name: 'stock_date', rule: ISO },
  { name: 'basis', required: true, rule: '^(Trade|Retail)$' },
])

function listUnder(...above: string[][]): TableProfile {
  const list = tableOf('rates', 'Rate no|Amount\nR1|10.00\nR2|12.50\nR3|9.90\nR4|11.00')
  return { ...list, table: { ...list.table, above } }
}

/** What all rows have in a column by the lines above the table. */
function constant(column: string, above: string[][], instructions: string | null = null): string | null {
  const [step] = columnOf(decideOn([listUnder(...above)], [rates], { instructions }), column).transforms
  return step?.kind === 'constant' ? step.value : null
}

describe('a line above the table', () => {
  it.each([
    ['valid_from', ['Effective 1 April 2025'], '2025-04-01'],
    ['valid_from', ['Tarif applicable au 1er mars 2025 – prix unitaires HT'], '2025-03-01'],
    ['valid_from', ['Tarif client 20714 au 01/02/2025'], '2025-02-01'],
    ['valid_from', ['Preisliste Handel vom 1.2.2025'], '2025-02-01'],
    ['valid_from', ['Listino prezzi valido dal 15/01/2025'], '2025-01-15'],
    ['valid_from', ['Prices valid from 01.04.2025'], '2025-04-01'],
    ['valid_from', ['Gültig ab:', '1.4.2025'], '2025-04-01'],
    ['valid_from', ['Valid from: 13/04/2025'], '2025-04-13'],
    ['currency', ['Currency: GBP'], 'GBP'],
    ['currency', ['Währung', '€'], 'EUR'],
    ['kind', ['Kind: Hire'], 'hire'],
    ['valid_from', ['Rate list 2025 – net prices in EUR, valid from 01.04.2025'], '2025-04-01'],
    ['valid_from', ['Mietpreise (netto, gültig ab 01.04.2025)'], '2025-04-01'],
    ['stock_date', ['Stock list as of 31.12.2024', 'Printed: 08.01.2025 07:42'], '2024-12-31'],
    ['stock_date', ['Lagerliste per 31.12.2024'], '2024-12-31'],
    ['stock_date', ['Inventaire, situation au 31/12/2024'], '2024-12-31'],
    ['basis', ['Trade rates (R2)'], 'Trade'],
    ['basis', ['Staffelrates Retail, net'], 'Retail'],
  ])('fills %s by %j', (column, line, expected) => {
    expect(constant(column, [['Northgate Hire Ltd'], line])).toBe(expected)
  })

  it('is told with where it stands', () => {
    const { notes } = decideOn([listUnder(['Effective 1 April 2025'])], [rates])
    expect(notes.join(' ')).toContain('“Effective 1 April 2025” stands above the table')
  })

  it.each([
    ['valid_from', ['Printed 1 April 2025']],
    ['valid_from', ['Report date: 01.04.2025']],
    ['valid_from', ['Valid from: 03/04/2025']],
    ['valid_until', ['Effective 1 April 2025']],
    ['currency', ['Currency: all']],
    ['kind', ['Kind: hire and sale']],
    ['depot', ['Depot: Kassel']],
    ['valid_from', ['Rate list as of 01.04.2025']],
    ['stock_date', ['Rate list 2025, valid from 01.04.2025']],
    ['basis', ['Northgate Trade Ltd']],
    ['basis', ['Rates for Trade and Retail']],
  ])('fills no %s by %j', (column, line) => {
    const until = templateOf('rates', [
      { name: 'rate_no', required: true, unique: true },
      { name: 'amount' },
      { name: 'valid_until', rule: ISO },
    ])
    const template = column === 'valid_until' ? until : rates
    const { transforms } = columnOf(decideOn([listUnder(line)], [template]), column)
    expect(transforms.filter(({ kind }) => kind === 'constant')).toEqual([])
  })

  it('that says something else than another one says nothing', () => {
    expect(constant('currency', [['Currency: GBP'], ['Currency: EUR']])).toBeNull()
  })

  it('has the date that somebody says is at the top', () => {
    const above = [['Stand: 31.12.2024']]
    expect(constant('valid_from', above)).toBeNull()
    expect(constant('valid_from', above, 'The rates all apply from the date at the top.')).toBe('2024-12-31')
    expect(constant('valid_from', above, 'Es gilt das Datum oben im Blatt.')).toBe('2024-12-31')
  })
})

describe('a title above the table', () => {
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'depot', required: true, rule: '^(harbour|mill_lane)$' },
    { name: 'state', required: true, rule: '^(open|closed)$' },
  ])
  const titled = (title: string): ReturnType<typeof decideOn> => {
    const list = tableOf('visits', 'Visit no|Kept by|Paid\nV1|ann|10.00\nV2|bo|12.50\nV3|cy|9.90')
    return decideOn([{ ...list, table: { ...list.table, above: [[title]] } }], [visits])
  }

  it.each([
    ['Mill Lane visits 2024', 'mill_lane'],
    ['Visits at the harbour', 'harbour'],
  ])('says of which place its rows are: %s', (title, place) => {
    const decision = titled(title)
    expect(columnOf(decision, 'depot').transforms).toEqual([{ kind: 'constant', value: place }])
    expect(decision.notes.join('\n')).toContain(`“${title}” stands above the table`)
  })

  it('says nothing where it names two, and a single word is the value of no other column', () => {
    const decision = titled('Harbour and Mill Lane, open')
    expect(columnOf(decision, 'depot').transforms).not.toContainEqual(expect.objectContaining({ kind: 'constant' }))
    expect(columnOf(decision, 'state').transforms).not.toContainEqual(expect.objectContaining({ kind: 'constant' }))
  })
})

describe('a code that stands in a title', () => {
  it('is what all rows have, though a description shows codes with a letter that is a header', () => {
    const stays = templateOf('stays', [
      { name: 'guest', required: true },
      {
        name: 'course',
        required: true,
        rule: '^(SKI-A24|SURF25-[UW][1-3])$',
        description: 'SKI-A24 in autumn, SURF25-W1 to W3',
      },
    ])
    const list = tableOf('list', 'Guest|U|W\nAda|x|x\nBo||x\nCy|x|\nDi|x|x')
    const titled = { ...list, table: { ...list.table, above: [['Course: Ski in autumn (SKI-A24)']] } }
    const { transforms, inputs } = columnOf(decideOn([titled], [stays]), 'course')
    expect({ transforms, inputs }).toEqual({ transforms: [{ kind: 'constant', value: 'SKI-A24' }], inputs: [] })
  })
})
