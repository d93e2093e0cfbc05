import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
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

  it('are found under the very header of the link, with first and last name in two columns of the list', () => {
    const riders = templateOf('riders', [
      { name: 'rider_no', required: true, unique: true, rule: '^R\\d{3}$' },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const bikes = templateOf('bikes', [
      { name: 'frame', required: true, unique: true },
      {
        name: 'ridden_by',
        link: 'riders.rider_no',
        description: 'Number of the rider; blank for pooled or sold bikes',
      },
    ])
    const list = `Rider no|Last name|First name\n${people.map((name, at) => `R${301 + at}|${name.replace(/^(\S+) (.+)$/, '$2|$1')}`).join('\n')}`
    const cells = ['Ost, Mia', 'Pooled', 'Leo van Hay', 'Roth, Ada', 'Ode, Nils', 'Rolf Storm', 'Quell, Pia', 'Pooled']
    const rows = tableOf('bikes', `Frame|Ridden by\n${cells.map((cell, at) => `F${at + 70}|${cell}`).join('\n')}`)
    const decision = decideOn([tableOf('riders', list), rows], [riders, bikes])
    expect(inputsOf(decision, 'ridden_by', 1)).toEqual(['Ridden by'])
    const { transforms } = columnOf(decision, 'ridden_by', 1)
    expect(cells.map((cell) => applyChain(transforms, [cell]).value || '')).toEqual([
      'R303',
      '',
      'R302',
      'R301',
      'R304',
      'R306',
      'R305',
      '',
    ])
  })
})
