import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const clinics = templateOf('clinics', [
  { name: 'clinic_no', required: true, unique: true },
  { name: 'street', description: 'Street and number, without the town.' },
  { name: 'city', required: true },
])
const row = (at: number): string => `C${at}|${at} Mill Lane|Hull`
const decided = (headers: string, rows = [1, 2, 3, 4, 5].map(row), template = clinics) =>
  decideOn([tableOf('clinics', [headers, ...rows].join('\n'))], [template])

describe('the parts of an address that a header calls by its kind', () => {
  it.each(['Bill To Street|Bill To City', 'Mailing Street|Mailing City', 'Billing Street|City'])(
    'are those of the address where there is no other one: %s',
    (headers) => {
      const decision = decided(`Clinic No|${headers}`)
      expect(['street', 'city'].map((column) => inputsOf(decision, column))).toEqual(
        headers.split('|').map((header) => [header]),
      )
      expect(decision.questions).toEqual([])
    },
  )

  it('are asked about, or left to the other one, beside another address', () => {
    const rows = [1, 2, 3, 4, 5].map((at) => `${row(at)}|${at} Quay Street`)
    const decision = decided('Clinic No|Bill To Street|City|Street', rows)
    expect(inputsOf(decision, 'street')).toEqual(['Street'])
  })

  it('are no other kind that the template asks for', () => {
    const both = templateOf('clinics', [
      { name: 'clinic_no', required: true, unique: true },
      { name: 'street' },
      { name: 'billing_street' },
      { name: 'city' },
    ])
    const decision = decided('Clinic No|Bill To Street|City', undefined, both)
    expect(inputsOf(decision, 'street')).toEqual([])
  })
})
