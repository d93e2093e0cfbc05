import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('addresses of a domain that has become another', () => {
  const singers = templateOf('singers', [
    { name: 'email', required: true, unique: true, rule: '[a-z0-9._-]+@[a-z0-9.-]+\\.[a-z]{2,}' },
    { name: 'last_name', required: true },
  ])
  const scores = templateOf('scores', [
    { name: 'score_no', required: true, unique: true, rule: 'S\\d{3}' },
    { name: 'lent_to', description: 'Email of the singer', link: 'singers.email' },
  ])
  const names = ['ash', 'elm', 'oak', 'fir', 'yew', 'bay']
  const choir = tableOf(
    'choir',
    `Email|Surname\n${names.map((name) => `${name}@choir.example.org|${name}`).join('\n')}`,
  )
  const shelf = tableOf(
    'shelf',
    `Score no|Mail\n${names.map((name, at) => `S${at + 101}|${name}@${['choir.example.org', 'Old-Choir.example.com', 'old-choir.example.com'][at % 3]}`).join('\n')}`,
  )
  const lentTo = (instructions: string, address: string) => {
    const decision = decideOn([choir, shelf], [singers, scores], { instructions })
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'scores')
    return applyChain(columnOf(decision, 'lent_to', at).transforms, [address]).value
  }

  it.each([
    'Some mails still have our old domain old-choir.example.com, it is the same mailbox as at choir.example.org.',
    'old-choir.example.com is now choir.example.org.',
    'We use choir.example.org, formerly old-choir.example.com.',
    'old-choir.example.com is no longer used, the same people are at choir.example.org now.',
    'Manche haben noch die alte Domain old-choir.example.com, das ist dasselbe Postfach wie bei choir.example.org.',
    "L'ancien domaine @old-choir.example.com est devenu @choir.example.org.",
    'El dominio antiguo old-choir.example.com es el mismo que choir.example.org.',
    'Il vecchio dominio old-choir.example.com è lo stesso di choir.example.org.',
    'Het oude domein old-choir.example.com is hetzelfde als choir.example.org.',
  ])('are written with the new one: %s', (said) => {
    expect(lentTo(said, 'elm@Old-Choir.example.com')).toBe('elm@choir.example.org')
    expect(lentTo(said, 'oak@old-choir.example.com')).toBe('oak@choir.example.org')
    expect(lentTo(said, 'ash@choir.example.org')).toBe('ash@choir.example.org')
  })

  it.each(['', 'Mails at old-choir.example.com are not the same people as at choir.example.org.'])(
    'stay where nobody says so: %s',
    (said) => {
      expect(lentTo(said, 'oak@old-choir.example.com')).toBe('oak@old-choir.example.com')
    },
  )
})
