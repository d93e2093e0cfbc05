import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true },
  { name: 'email', rule: '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$' },
])
const stepsOf = (...mails: string[]): string[] =>
  columnOf(
    decideOn(
      [tableOf('riders', `Rider no|E-mail\n${mails.map((mail, at) => `R${at + 10}|${mail}`).join('\n')}`)],
      [riders],
    ),
    'email',
  ).transforms.map(({ kind }) => kind)

it('capitals in addresses that pass stay where another address can’t be mended by small letters', () => {
  expect(stepsOf('Office@barn.example', 'ada@barn.example', 'ben.barn-example')).not.toContain('email')
  expect(stepsOf('Office@barn.example', 'ada@barn.EXAMPLE', 'ben@barn.example')).toContain('email')
})
