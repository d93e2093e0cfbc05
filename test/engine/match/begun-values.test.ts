import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('beginnings of allowed values', () => {
  it.each([
    ['Ann.', 'annual quarterly monthly', 'annual'],
    ['Quarant', 'storage quarantine picking', 'quarantine'],
    ['Reserv.', 'reserved available withdrawn', 'reserved'],
    ['Part', 'part_time full_time', 'part_time'],
  ])('mean the one that begins so: %s', (word, allowed, value) => {
    expect(meant(word, allowed)).toEqual([value])
  })

  it.each([
    ['Conv.', 'organic conventional in_conversion'],
    ['Stor.', 'storage cold_storage picking'],
    ['Tenant', 'member tenant_non_member'],
    ['Test', 'learning test_booked passed'],
    ['Invoice', 'draft invoice_sent closed'],
    ['Deposit', 'enquiry deposit_paid'],
  ])('are asked about where another has a word that begins so, or the value says more: %s of %s', (word, allowed) => {
    expect(meant(word, allowed)).toEqual([null])
  })
})
