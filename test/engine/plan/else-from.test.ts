import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const tools = templateOf('tools', [
  { name: 'sku', required: true, unique: true },
  { name: 'title' },
  { name: 'rent_net', required: true, rule: '\\d+\\.\\d{2}' },
])
const register = tableOf(
  'register',
  'SKU|Title|Rent net\nT-1|Drill|10.00\nT-2|Saw|12.00\nT-3|Mixer|25.00\nT-4|Ladder|8.00\nT-5|Pump|31.00\nT-6|Lamp|4.00',
)
const tariff = tableOf('tariff', 'SKU|Rent net from May\nT-1|11.00\nT-3|26.50\nT-5|33.00\nT-6|4.50')

const rentOf = (instructions: string | null): { inputs: string[]; asked: number } => {
  const decision = decideOn([register, tariff], [tools], { instructions })
  return { inputs: inputsOf(decision, 'rent_net'), asked: decision.questions.length }
}

describe('figures of a list that lacks some rows', () => {
  it.each([
    'The right rents are those in the tariff; if a tool is not in the tariff, the rent of the register holds.',
    'If a tool is not in the tariff, take the rent from the register.',
    'The good rent is the one in the tariff.',
    'Die richtigen Rent-Werte sind die aus tariff.',
  ])('come first, and the rows’ own stand in for what it lacks: %s', (text) => {
    expect(rentOf(text)).toEqual({ inputs: ['Rent net from May', 'Rent net'], asked: 0 })
  })
})
