import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const moorings = templateOf('moorings', [
  { name: 'mooring_no', required: true, unique: true },
  { name: 'street', description: 'Number and street' },
  { name: 'suburb' },
  { name: 'state', rule: '(NSW|QLD|VIC|TAS)' },
  { name: 'postcode', rule: '\\d{4}' },
])
const listed = (header: string, cells: string[]) =>
  tableOf(
    'moorings',
    `Mooring no|Since|${header}|Suburb|State|P/code\n${cells.map((cell, at) => `M${at + 10}|201${at}|${cell}|Suburb ${'ABCDEF'[at]}|NSW|21${at}4`).join('\n')}`,
  )
const streets = ['12 Quay Rd', '7/4 Harbour St', '118 Old Pier Ave', '3 Mill Lane', '40 Dock St']
const askedOf = (header: string, cells: string[]) => {
  const decision = decideOn([listed(header, cells)], [moorings])
  return {
    inputs: inputsOf(decision, 'street'),
    asked: decision.questions.filter(({ target }) => target.column === 'street').length,
  }
}

describe('an address beside its town and postal code', () => {
  it('is the street, and nobody is asked', () => {
    expect(askedOf('Address', streets)).toEqual({ inputs: ['Address'], asked: 0 })
  })

  it('is it though a farm or a hamlet has no number', () => {
    expect(askedOf('Address', ['Old Ferry Farm', ...streets]).asked).toBe(0)
  })

  it('is not known to be it where it has no numbers', () => {
    expect(askedOf('Address', ['north side', 'by the crane', 'behind shed', 'near ramp', 'at the gate']).asked).toBe(1)
  })
})
