import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const money = '^\\d+\\.\\d{2}$'
const kites = templateOf('kites', [
  { name: 'kite_code', required: true, unique: true, rule: '^K\\d{3}$' },
  { name: 'name', required: true },
  { name: 'maker', required: true },
  { name: 'colour' },
])
const priced = (window: string, one: 'link' | 'rows' = 'link') =>
  templateOf('kite_prices', [
    { name: 'kite_code', required: true, unique: one === 'link', link: 'kites.kite_code' },
    { name: 'cost_price', required: true, rule: money, description: 'Without VAT' },
    { name: 'selling_price', required: true, rule: money, description: 'Without VAT' },
    { name: 'window_price', rule: money, description: window },
  ])
const register = tableOf(
  'Register',
  `Kite code|Name|Maker|Colour|Cost price|Selling price\n${Array.from({ length: 14 }, (_, at) => `K${at + 100}|Kite no ${at}|${['Elm', 'Ash'][at % 2]}|red|${at + 2}.10|${at + 4}.75`).join('\n')}`,
)
const tags = (header: string) =>
  tableOf(
    'Tags',
    `Tag|Code|${header}|Hung\n${Array.from({ length: 9 }, (_, at) => `${'NESW'[at % 4]} side|k${at + 102}|${at % 3 === 0 ? '£' : ''}${at + 6}.49|y`).join('\n')}`,
  )
const windowOf = (header: string, template = priced('What the window says, with VAT')): unknown => {
  const decision = decideOn([register, tags(header)], [kites, template])
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'kite_prices')
  return sheet < 0 ? null : inputsOf(decision, 'window_price', sheet)
}

describe('a sheet that only completes the list of what the rows are of', () => {
  it('completes rows of which there is one for each of those as well, with what nothing else fills', () => {
    const decision = decideOn([register, tags('Window price')], [kites, priced('')])
    const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'kite_prices')
    const { sources } = decision.plan.sheets[sheet]!
    expect(sources.map(({ table }) => table)).toEqual(['Register'])
    expect(sources[0]!.joins).toMatchObject([{ table: 'Tags', left: 0, right: 1, loose: true }])
    expect(columnOf(decision, 'window_price', sheet).inputs).toMatchObject([{ table: 'Tags', column: 'Window price' }])
  })

  it.each(['inc VAT', 'TTC', 'inkl. MwSt.', 'con IVA', '(incl. btw)'])(
    'says what figure it has by what is in it: %s',
    (header) => {
      expect(windowOf(header)).toEqual([header])
    },
  )

  it('does not say it where the tax is not in it, or two figures are with the tax', () => {
    expect(windowOf('ex VAT')).toEqual([])
    const template = priced('What the window says, with VAT')
    const columns = [...template.columns, { ...template.columns[3]!, name: 'web_price', description: 'With VAT' }]
    expect(windowOf('inc VAT', { ...template, columns })).toEqual([])
  })

  it('has nothing for rows of which there may be several', () => {
    const decision = decideOn([register, tags('Window price')], [kites, priced('', 'rows')])
    const joins = decision.plan.sheets
      .filter(({ slug }) => slug === 'kite_prices')
      .flatMap(({ sources }) => sources.flatMap((one) => one.joins))
    expect(joins).toEqual([])
  })
})
