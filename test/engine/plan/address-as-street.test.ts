import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const words = ['Dock lane 4', 'Quay row', '3 Harbour st', 'Pier 9', 'Mole end 12', 'Slip way']
const owners = (heads: string): ReturnType<typeof tableOf> =>
  tableOf(
    'owners',
    `No|${heads}\n${words.map((word, at) => `${at + 100}|${word}|97${at}01|${['Kirkwall', 'Lybster'][at % 2]}`).join('\n')}`,
  )
const template = (...more: ColumnInput[]) =>
  templateOf('owners', [
    { name: 'owner_no', required: true, unique: true },
    { name: 'street', description: 'As given' },
    { name: 'postcode' },
    { name: 'city' },
    ...more,
  ])

describe('an address beside its postal code and town', () => {
  it.each(['Address|Zip|Town', 'Adresse|CP|Ville', 'Anschrift|PLZ|Ort'])('is the street: %s', (heads) => {
    const decision = decideOn([owners(heads)], [template()])
    expect(inputsOf(decision, 'street')).toEqual([heads.split('|')[0]])
    expect(columnOf(decision, 'street').confidence).toBeGreaterThan(0.8)
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('street')
  })

  it('is none where the template has a column for it', () => {
    const decision = decideOn([owners('Address|Zip|Town')], [template({ name: 'address' })])
    expect(inputsOf(decision, 'address')).toEqual(['Address'])
    expect(inputsOf(decision, 'street')).not.toContain('Address')
  })
})
