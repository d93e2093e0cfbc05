import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const brokers = templateOf('brokers', [
  { name: 'licence', required: true, unique: true, rule: '^[A-Z]{2}\\d{4}$' },
  { name: 'name', required: true },
])
const clients = templateOf('clients', [
  { name: 'client_no', required: true, unique: true },
  { name: 'town' },
  { name: 'introducer', link: 'brokers.licence', description: 'Licence of the broker' },
])
const people = ['Ada Roth', 'Leo van Hay', 'Mia Ost', 'Nils Ode', 'Pia Quell', 'Rolf Storm']
const listed = tableOf('brokers', `Licence|Name\n${people.map((name, at) => `BR${4021 + at}|${name}`).join('\n')}`)
const given = (header: string, cells: string[]): ReturnType<typeof tableOf> =>
  tableOf('clients', `Client no|Town|${header}\n${cells.map((cell, at) => `C${at + 500}|Ulm|${cell}`).join('\n')}`)

describe('names of a linked list among words that are none', () => {
  const half = [...people, 'Ada Roth', 'Web', 'Friend', 'Mia Ost', 'Self', 'Web', 'Friend']

  it('are found under a header that is called as the list', () => {
    const decision = decideOn([listed, given('Broker / source', half)], [brokers, clients])
    expect(inputsOf(decision, 'introducer', 1)).toEqual(['Broker / source'])
    expect(columnOf(decision, 'introducer', 1).transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([{ raw: 'Leo van Hay', value: 'BR4022', decided_by: 'matcher' }]),
      }),
    )
  })

  it('are no link under another header, or where fewer stand there', () => {
    const few = ['Ada Roth', 'Mia Ost', 'Web', 'Friend', 'Self', 'Web', 'Letter', 'Fair', 'Radio']
    expect(inputsOf(decideOn([listed, given('Seen by', half)], [brokers, clients]), 'introducer', 1)).toEqual([])
    expect(inputsOf(decideOn([listed, given('Broker / source', few)], [brokers, clients]), 'introducer', 1)).toEqual([])
  })
})
