import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('what one list has of all and two others have of some of them each', () => {
  const divers = templateOf('divers', [
    { name: 'diver_no', required: true, unique: true, rule: '^D\\d{4}$' },
    { name: 'name', required: true },
    { name: 'town' },
    { name: 'email' },
    { name: 'deposit', required: true, rule: '^\\d+$' },
  ])
  const dives = templateOf('dives', [
    { name: 'dive_no', required: true, unique: true, rule: '^\\d{3}$' },
    { name: 'diver', required: true, link: 'divers.diver_no' },
  ])
  const towns = ['Hythe', 'Deal', 'Rye', 'Lydd', 'Ash', 'Eythorne']
  const names = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode', 'Eve Kim', 'Ian Pell', 'Ute Roe', 'Sam Gill', 'Kit Vane']
    .concat(['Ola Brand', 'Amy Dow', 'Ben Ives', 'Cal Finn', 'Dee Lund', 'Eli Marsh', 'Flo Nash'])
    .map((name, at) => ({ name, no: `D${2100 + 7 * at}`, town: towns[at % 6]!, email: `d${at}@sea.example` }))
  const line = ({ no, name, town, email }: (typeof names)[number]): string => `${no}|${name}|${town}|${email}`
  const [old, fresh] = [names.slice(0, 12), names.slice(10)]
  const club = tableOf('club export', `Diver no|Name|Town|Email\n${old.map(line).join('\n')}`)
  const joined = tableOf('joined', `No|Called|Town|E-mail\n${fresh.map(line).join('\n')}`)
  const money = tableOf(
    'deposits',
    `Diver no|Name|Deposit\n${names.map(({ no, name }, at) => `${no}|${name}|${50 + 5 * at}`).join('\n')}`,
  )
  const book = tableOf(
    'dives',
    `Dive no|Diver|Name\n${old.map(({ no, name }, at) => `${401 + at}|${no}|${name}`).join('\n')}`,
  )
  const townOf = (other: typeof joined) =>
    columnOf(decideOn([club, other, money, book], [divers, dives]), 'town').inputs.map(({ table }) => table)

  it('comes from the one or from the other, though a few stand in both', () => {
    expect(townOf(joined)).toEqual(['club export', 'joined'])
  })

  it('comes from one alone where they say other things of those that both have', () => {
    const others = tableOf(
      'joined',
      `No|Called|Town|E-mail\n${fresh.map(({ no }, at) => `${no}|Max ${'ABCDEF'[at]}ock|${towns[(at + 1) % 6]}|m${at}@x.example`).join('\n')}`,
    )
    expect(townOf(others)).not.toContain('joined')
  })
})
