import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// “The duty code Full means that they pay it, Zero means that they are exempt”: what both codes of a column are, for a column of yes and no.

const goods = templateOf('goods', [
  { name: 'goods_no', required: true, unique: true },
  { name: 'title' },
  { name: 'duty_exempt', required: true, rule: 'true|false' },
])
const list = tableOf(
  'Tariff book',
  'Goods No|Title|Duty Code\nG1|Tea|Full\nG2|Salt|Zero\nG3|Rice|Full\nG4|Wool|Full\nG5|Wine|Zero',
)
const planned = (instructions: string) => {
  const { plan } = decideOn([list], [goods], { instructions, autonomy: 'decide' })
  const column = plan.sheets[0]!.sources[0]!.columns.find((one) => one.column === 'duty_exempt')!
  const entries = column.transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
  return {
    from: column.inputs.map((input) => input.column),
    map: Object.fromEntries(entries.map(({ raw, value }) => [raw, value])),
  }
}

describe('what both codes of a column mean', () => {
  it.each([
    'In the Tariff book the duty code Full means the goods are charged duty and Zero means the goods are exempt.',
    'As for the duty code, Zero stands for exempt and Full stands for duty to be charged.',
    'The duty code Full means that the goods are not exempt, Zero means they are exempt from duty.',
  ])('answers the column that asks for it: %s', (text) => {
    expect(planned(text)).toEqual({ from: ['Duty Code'], map: { Full: 'false', Zero: 'true' } })
  })

  it.each([
    'In the Tariff book the duty code Full means the goods are charged duty.',
    'The duty code Full means sometimes exempt and Zero means exempt.',
  ])('says nothing of it where one is missing or left open: %s', (text) => {
    expect(planned(text).map).not.toEqual({ Full: 'false', Zero: 'true' })
  })
})
