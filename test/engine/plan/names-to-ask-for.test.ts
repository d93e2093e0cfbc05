import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('clients', [
  { name: 'client_no', required: true, unique: true, rule: '^[A-Z]{2}\\d{3}$' },
  { name: 'company', required: true },
  { name: 'town' },
  { name: 'vat_no' },
])
const persons = templateOf('persons', [
  { name: 'client_no', required: true, link: 'clients.client_no' },
  { name: 'first_name', required: true },
  { name: 'last_name' },
])
const called = ['Kelp House', 'Ember Works', 'Stone Inn', 'Moss Farm', 'Tide Bar', 'Fern Hall']
const keys = called.map((_, at) => `CL${at + 101}`)
const clients = tableOf(
  'clients',
  `Client no|Company|Town|VAT no\n${called.map((name, at) => `${keys[at]}|${name}|Ulm|DE12345678${at}`).join('\n')}`,
)
const asked = ['Ada Roth', 'Leo', 'Mia van Ost', 'Nils Ode', 'Pia', 'Rolf Storm']
const given = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'round',
    `No|Client|${header}|Times\n${called.map((name, at) => `${keys[at]}|${name}|${asked[at]}|before ${at + 8}`).join('\n')}`,
  )
const namesOf = (header: string) => {
  const decision = decideOn([clients, given(header)], [firms, persons])
  const source = decision.plan.sheets[1]!.sources.findIndex(({ table }) => table === 'round')
  return {
    first: inputsOf(decision, 'first_name', 1, source),
    last: columnOf(decision, 'last_name', 1, source).transforms,
  }
}

describe('first and last name of a list of whom to ask for', () => {
  it.each(['Ask for', 'Contact', 'Person to ask for'])('are those under “%s”, and not of the firm', (header) => {
    const { first, last } = namesOf(header)
    expect(first).toEqual([header])
    expect(last).toMatchObject([{ kind: 'split', part: 2, rest: true }])
  })
})
