import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const plants = ['Rose', 'Sage', 'Fern', 'Mint', 'Iris', 'Dill']
const text = `Plant|Pot|Retail|Club|Trade\n${plants.map((one, at) => `${one}|${at + 9} cm|€${at + 4}.95|€${at + 4}.50|€${at + 3}.10`).join('\n')}`
const withAbove = (profile: TableProfile, above: string[][]): TableProfile => ({
  ...profile,
  table: { ...profile.table, above },
})
const templateWith = (more: Parameters<typeof templateOf>[1]) =>
  templateOf('prices', [
    { name: 'plant', required: true },
    {
      name: 'list',
      required: true,
      rule: '^(END|CLUB|SHOP)$',
      description: 'END (vente au détail), CLUB or SHOP (trade)',
    },
    { name: 'price_cents', required: true, rule: '^\\d+$', description: 'Price in cents' },
    ...more,
  ])

it('headers that say what the description says of allowed values are these, in its words or another language', () => {
  const decision = decideOn([tableOf('prices', text)], [templateWith([])])
  const { sources } = decision.plan.sheets[0]!
  expect(sources.map(({ part }) => part)).toEqual(['Retail', 'Club', 'Trade'])
  expect(sources.map((_, at) => columnOf(decision, 'list', 0, at).transforms[0])).toEqual(
    ['END', 'CLUB', 'SHOP'].map((value) => ({ kind: 'constant', value })),
  )
  expect(columnOf(decision, 'price_cents').transforms).toMatchObject([
    { kind: 'number', unit: 'hundredths', bare_unit: 'ones' },
  ])
})

const taxed = templateWith([
  { name: 'tax_included', required: true, rule: '^(yes|no)$', description: 'yes where the price includes VAT' },
])

it('whether prices include the tax is what a line above the table says of their headers', () => {
  const above = [['Spring list'], ['Retail and Club include'], ['19% VAT, Trade excludes VAT.']]
  const decision = decideOn([withAbove(tableOf('prices', text), above)], [taxed])
  expect([0, 1, 2].map((at) => columnOf(decision, 'tax_included', 0, at).transforms[0])).toEqual(
    ['yes', 'yes', 'no'].map((value) => ({ kind: 'constant', value })),
  )
})

it('or what the headers say themselves; it is asked where nothing says it of one of them', () => {
  const said = text.replace('Retail|Club|Trade', 'Retail inc VAT|Club inc VAT|Trade ex VAT')
  const template = { ...taxed, columns: taxed.columns.map((one) => ({ ...one })) }
  template.columns[1]!.strictRule = '^(Retail inc VAT|Club inc VAT|Trade ex VAT)$'
  const decision = decideOn([tableOf('prices', said)], [template])
  expect([0, 1, 2].map((at) => columnOf(decision, 'tax_included', 0, at).transforms[0])).toEqual(
    ['yes', 'yes', 'no'].map((value) => ({ kind: 'constant', value })),
  )
  const open = decideOn([withAbove(tableOf('prices', text), [['Retail includes VAT.']])], [taxed])
  expect(open.questions.map(({ target }) => target.column)).toContain('tax_included')
})

it.each([
  ['TRD £|TRD €|LIS £', ['TR-GBP', 'TR-EUR', 'LI-GBP']],
  ['Trade price (GBP)|Trade price (EUR)|List price (GBP)', ['TR-GBP', 'TR-EUR', 'LI-GBP']],
  ['Cost £|Cost €|List £', []],
])('headers with the sign of a currency are allowed values with its code: %s', (headers, values) => {
  const prices = templateOf('prices', [
    { name: 'bike_no', required: true, rule: '^B\\d\\d$' },
    {
      name: 'price_list',
      required: true,
      rule: '^(TR-GBP|TR-EUR|LI-GBP)$',
      description: 'TR-GBP (trade in pounds), TR-EUR (trade in euro) or LI-GBP (list price)',
    },
    { name: 'amount', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const bikes = tableOf(
    'bikes',
    `Bike no|${headers}\nB10|20.50|24.00|40.00\nB11|21.50|25.00|42.00\nB12|30.00|36.00|60.00`,
  )
  const said = decideOn([bikes], [prices]).plan.sheets[0]!.sources.flatMap(({ columns }) =>
    columns[1]!.transforms.flatMap((step) => (step.kind === 'constant' ? step.value : [])),
  )
  expect(said).toEqual(values)
})
