import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const money = '^\\d+\\.\\d{2}$'
const day = '^\\d{4}-\\d{2}-\\d{2}$'
const lamps = templateOf('lamps', [
  { name: 'lamp_code', required: true, unique: true, rule: '^L\\d{3}$' },
  { name: 'name', required: true },
  { name: 'part_no' },
])
const prices = (more: Parameters<typeof templateOf>[1] = []) =>
  templateOf('lamp_prices', [
    { name: 'lamp_code', required: true, unique: true, link: 'lamps.lamp_code' },
    { name: 'cost_price', required: true, rule: money, description: 'What we pay, after discount' },
    { name: 'cost_valid_from', rule: day },
    { name: 'selling_price', required: true, rule: money },
    ...more,
  ])
const register = tableOf(
  'Lampbook',
  `Lamp code|Name|Part no|Cost price|Selling price|Cost valid from\n${Array.from({ length: 16 }, (_, at) => {
    const part = at < 7 ? `OR-${5100 + at}` : at < 13 ? `${701 + at}-${8200 + at}` : ''
    return `L${at + 100}|Lamp no ${at}|${part}|${at + 2}.10|${at + 4}.75|${at + 10}/02/2024`
  }).join('\n')}`,
)
const lumen = tableOf(
  'Lumen nett',
  `Stock no|Lamp|Sheet £|Disc %|Nett £\n${Array.from({ length: 6 }, (_, at) => {
    return `${708 + at}${8207 + at}|Brass, grade ${at}|${2 * at + 8}.00|50|${at + 4}.00`
  }).join('\n')}`,
)
const orla = (above: string[], price = '.55') => {
  const rows = Array.from({ length: 7 }, (_, at) => `OR-${5100 + at}|Globe ${at + 4} cm|${at + 1}${price}`)
  const profile = tableOf('Orla trade list', `Code|Lamp|Price £\n${rows.join('\n')}`)
  return { ...profile, table: { ...profile.table, above: above.map((line) => [line]) } }
}
const instructions =
  'Cost comes from the new Orla and Lumen lists for whatever is on them, otherwise from where the lamp itself comes from.'
const fromOf = (above: string[], template = prices(), price = '.55') => {
  const decision = decideOn([orla(above, price), lumen, register], [lamps, template], { instructions })
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'lamp_prices')
  return {
    inputs: inputsOf(decision, 'cost_valid_from', sheet),
    steps: columnOf(decision, 'cost_valid_from', sheet).transforms,
    notes: decision.notes,
  }
}

describe('the day from which a list holds that has no column for it', () => {
  it.each([
    'Effective 5 May 2025',
    'All prices nett, excluding VAT. Effective 5 May 2025, superseding all previous lists.',
    'Preise gültig ab 05.05.2025',
  ])('is that of the figures that are taken from the list: %s', (line) => {
    const { inputs, steps, notes } = fromOf(['Orla Lamps Ltd', line])
    expect(inputs).toEqual(['Price £', 'Cost valid from'])
    expect(steps.slice(0, 3)).toMatchObject([
      { kind: 'merge', first: true },
      { kind: 'rewrite', with: '2025-05-05' },
      { kind: 'take_back', steps: 1, pattern: '2025-05-05' },
    ])
    expect(notes).toContainEqual(expect.stringContaining('Where “Price £” of Orla trade list.csv is taken'))
  })

  it('is not where nothing says it, or what says a day says it of something else', () => {
    for (const line of ['Orla Lamps Ltd', 'Printed 5 May 2025', 'Valid until 5 May 2025'])
      expect(fromOf([line]).inputs).toEqual(['Cost valid from'])
  })

  it('is not where two days begin', () => {
    const two = prices([{ name: 'selling_valid_from', rule: day }])
    expect(fromOf(['Effective 5 May 2025'], two).inputs).not.toContain('Price £')
  })

  it('is not where the figures are not all figures', () => {
    expect(fromOf(['Effective 5 May 2025'], prices(), '.55 each or so').inputs).not.toContain('Price £')
  })
})
