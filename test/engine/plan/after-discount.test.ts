import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rows = [
  ['8.00', '25', '6.00'],
  ['12.40', '50', '6.20'],
  ['3.99', '40', '2.39'],
  ['20.00', '25', '15.00'],
  ['7.10', '50', '3.55'],
]
const list = (last = rows): ReturnType<typeof tableOf> =>
  tableOf(
    'Anson nett',
    `Rope code|Sheet £|Disc %|Nett £\n${last.map((cells, at) => `R${at + 100}|${cells.join('|')}`).join('\n')}`,
  )
const prices = (description: string) =>
  templateOf('rope_prices', [
    { name: 'rope_code', required: true, unique: true },
    { name: 'cost_price', required: true, rule: '^\\d+\\.\\d{2}$', description },
    { name: 'net_price', rule: '^\\d+\\.\\d{2}$' },
  ])
const inputs = (description: string, column = 'cost_price', table = list()): unknown =>
  inputsOf(decideOn([table], [prices(description)]), column)

it.each(['What we pay, after discount', 'Einkaufspreis nach Rabatt', "Prix d'achat, remise déduite"])(
  'what a discount leaves is what is described so, and nothing else: %s',
  (description) => {
    expect(inputs(description)).toEqual(['Nett £'])
    expect(inputs(description, 'net_price')).toEqual([])
  },
)

it('where nothing is said of a discount, or the figures are others, headers decide', () => {
  expect(inputs('What we pay', 'net_price')).toEqual(['Nett £'])
  const others = list(rows.map(([price, rate]) => [price!, rate!, '1.00']))
  expect(inputs('What we pay, after discount', 'net_price', others)).toEqual(['Nett £'])
})
