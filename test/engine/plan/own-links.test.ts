import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A template with one row for each tool, filled from the supplier's list, which has the supplier's numbers, and from the shop's, which has ours and a cost
// only where the supplier has none.

const tools = templateOf('tools', [
  { name: 'tool_no', required: true, unique: true, rule: '^\\d{5}$' },
  { name: 'tool_name' },
  { name: 'supplier_tool_no' },
])
const offers = templateOf('offers', [
  { name: 'tool_no', required: true, unique: true, link: 'tools.tool_no' },
  { name: 'cost', required: true, rule: '^\\d+\\.\\d{4}$', description: 'Net, four decimals' },
  { name: 'retail_price', rule: '^\\d+\\.\\d{2}$' },
])
const numbers = [20011, 20012, 20013, 20014, 20015, 20016]
const owned = tableOf(
  'tools',
  `Tool no|Tool name|Supplier tool no\n${numbers.map((number, at) => `${number}|Chisel ${at}|HX-${at + 301}`).join('\n')}`,
)
const supplier = tableOf(
  'offers of the supplier',
  `Supplier tool no|Cost\n${[0, 1, 2, 3].map((at) => `HX-${at + 301}|${at + 1}.50`).join('\n')}`,
)
const shop = tableOf(
  'offers in the shop',
  `Tool no|Cost|Retail price\n${numbers.map((number, at) => `${number}|${at < 4 ? '' : `${at - 3}.21`}|${at + 9}.90`).join('\n')}`,
)
const decision = decideOn([owned, supplier, shop], [tools, offers])
const sheet = decision.plan.sheets.find(({ slug }) => slug === 'offers')!

describe('two lists that link to the same rows, of which there is one each', () => {
  it('complete each other, whatever either calls them', () => {
    const [join] = sheet.sources[0]!.joins
    expect(join?.table).toBe('offers in the shop')
    expect(join?.twins).toEqual([0, 1, 2, 3].map((at) => ({ left: `HX-${at + 301}`, right: `${numbers[at]}` })))
    expect(inputsOf(decision, 'retail_price', decision.plan.sheets.indexOf(sheet))).toEqual(['Retail price'])
  })

  it('leave no row behind that lacks what each must have and completes a row of the other', () => {
    const [, own] = sheet.sources
    expect(own?.table).toBe('offers in the shop')
    expect(own?.skips.map(({ when }) => when)).toEqual([
      { position: 0, is: 'one_of', values: numbers.slice(0, 4).map(String) },
    ])
  })

  it('“1.21” is a cost with four decimals, and no month', () => {
    expect(columnOf(decision, 'cost', decision.plan.sheets.indexOf(sheet), 1).transforms).toEqual([
      { kind: 'number', decimal: '.', grouping: '', decimals: 4 },
    ])
  })
})
