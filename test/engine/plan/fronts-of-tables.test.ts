import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const people = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode', 'Eve Kim']
const clients = (description: string) => [
  templateOf('clients', [
    { name: 'client_no', description, required: true, unique: true, rule: '^(\\d{5}|K\\d{3})$' },
    { name: 'name', required: true },
  ]),
]
const own = tableOf('clients 2024', `Client no|Name\n${people.map((name, at) => `${10_200 + 7 * at}|${name}`).join('\n')}`) // prettier-ignore
const taken = tableOf('Kestrel clients', `Nr|Name\n${people.map((name, at) => `${3 + 14 * at}|${name}son`).join('\n')}`)
const stepsOf = (description: string, instructions: string | null = null) => {
  const decision = decideOn([own, taken], clients(description), { instructions })
  return [0, 1].map((source) => columnOf(decision, 'client_no', 0, source).transforms)
}

describe('letters that a part of a text puts in front of the numbers of one file', () => {
  it.each([
    ['Five digits; for clients of the former Kestrel office K and three digits (their old number)', null],
    ['Five digits, for those of Kestrel K plus their old number', null],
    ['Five digits, or K and three', 'Clients who came from Kestrel keep their number behind K.'],
  ])('are put there, with the zeros that lack: %s', (description, instructions) => {
    const [first, second] = stepsOf(description, instructions)
    expect(first).toEqual([])
    expect(second!.slice(0, 2)).toMatchObject([
      { kind: 'pad', length: 3 },
      { kind: 'rewrite', with: 'K\\1' },
    ])
  })

  it.each(['Five digits, or K and three digits', 'Five digits; for clients of another office K and three digits'])(
    'are not where it is not said of which: %s',
    (description) => {
      expect(JSON.stringify(stepsOf(description))).not.toContain('K\\\\1')
    },
  )
})
