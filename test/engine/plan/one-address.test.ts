import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rows = [...Array(6).keys()].map((at) => `C${at + 10}|${'ABCDEF'[at]}mweg|${at + 3}${at % 2 ? 'a' : ''}|97${at}0`)
const clubs = (heads: string): ReturnType<typeof tableOf> => tableOf('clubs', `Club no|${heads}\n${rows.join('\n')}`)
const inputs = (heads: string, street: string): string[] =>
  inputsOf(
    decideOn(
      [clubs(heads)],
      [
        templateOf('clubs', [
          { name: 'club_no', required: true, unique: true },
          { name: street, description: 'Street and number' },
          { name: 'postcode' },
        ]),
      ],
    ),
    street,
  )

it('street and house number of the only address make the only street, whatever the address is called', () => {
  const heads = 'Vestigingsadres Straat|Vestigingsadres Huisnr.|Vestigingsadres Postcode'
  expect(inputs(heads, 'street')).toEqual(['Vestigingsadres Straat', 'Vestigingsadres Huisnr.'])
})

it('street and house number of somebody’s father are not the street of the rows by themselves', () => {
  expect(inputs('Father street|Father house no|Postcode', 'street')).not.toContain('Father house no')
})
