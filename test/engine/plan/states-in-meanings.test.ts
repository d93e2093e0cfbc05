import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const deliveries = (name: string): ReturnType<typeof templateOf> =>
  templateOf('deliveries', [
    { name: 'delivery_no', required: true, unique: true },
    { name: 'way', rule: '^(counter|van)$' },
    { name, rule: '^(yes|no)$', description: 'yes / no' },
  ])
const table = tableOf('tour', 'Delivery no|Way\nD1|C\nD2|V\nD3|CU\nD4|VU\nD5|C')

describe('codes that tell two things at once', () => {
  const said = 'Way: C counter paid, V van paid, CU counter unpaid, VU van unpaid.'

  it('answer what another column asks as a yes or no, where a text explains all of them', () => {
    const decision = decideOn([table], [deliveries('is_paid')], { instructions: said })
    expect(inputsOf(decision, 'is_paid')).toEqual(['Way'])
    expect(columnOf(decision, 'is_paid').transforms).toMatchObject([
      { kind: 'trim' },
      {
        entries: [
          { raw: 'C', value: 'yes' },
          { raw: 'V', value: 'yes' },
          { raw: 'CU', value: 'no' },
          { raw: 'VU', value: 'no' },
        ],
      },
    ])
  })

  it('answer nothing where a code is not explained, or nobody asks for that', () => {
    const some = said.replace(', VU van unpaid', '')
    expect(inputsOf(decideOn([table], [deliveries('is_paid')], { instructions: some }), 'is_paid')).toEqual([])
    expect(inputsOf(decideOn([table], [deliveries('is_fragile')], { instructions: said }), 'is_fragile')).toEqual([])
  })

  it('are understood in other words than the template’s', () => {
    const horses = tableOf('stall', 'Horse no|Art\nH1|WA\nH2|HE\nH3|ST\nH4|WA')
    const template = templateOf('horses', [
      { name: 'horse_no', required: true, unique: true },
      { name: 'castrated', rule: '^(true|false)$' },
    ])
    const instructions = 'Art: WA = männlich kastriert, HE = männlich unkastriert, ST = weiblich unkastriert.'
    const { transforms } = columnOf(decideOn([horses], [template], { instructions }), 'castrated')
    expect(transforms.at(-1)).toMatchObject({ entries: [{ value: 'true' }, { value: 'false' }, { value: 'false' }] })
  })
})
