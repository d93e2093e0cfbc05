import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const sales = (required: boolean): ReturnType<typeof templateOf> =>
  templateOf('sales', [
    { name: 'sale_no', required: true, unique: true },
    { name: 'sold_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'customer', required: true },
    { name: 'item_code', required: true },
    { name: 'quantity', required: true, rule: '\\d+' },
    { name: 'description', required },
  ])
const codes = ['CC19', 'CR18', 'RM22', 'BR17']
const sold = tableOf(
  'vendite',
  `Sale no|Sold on|Customer|Item code|Quantity\n${[...Array(24).keys()].map((at) => `S${at + 100}|2024-03-${10 + (at % 9)}|Firm ${at % 7}|${codes[at % 4]}|${at + 2}`).join('\n')}`,
)
const listed = tableOf(
  'listino',
  `Codice|Descrizione|Prezzo\n${codes.map((code, at) => `${code}|Vino rosso ${at}|${at + 8},90`).join('\n')}`,
)

describe('a list of what the rows name by a code', () => {
  it('has what each of them must have, whatever language it is called in', () => {
    const decision = decideOn([sold, listed], [sales(true)])
    expect(columnOf(decision, 'description').inputs).toMatchObject([{ table: 'listino', column: 'Descrizione' }])
    expect(decision.questions).toEqual([])
  })

  it('is not taken for what they may do without', () => {
    expect(columnOf(decideOn([sold, listed], [sales(false)]), 'description').inputs).toEqual([])
  })

  it('is taken for what somebody says that it fills', () => {
    const filled = (instructions: string) =>
      columnOf(decideOn([sold, listed], [sales(false)], { instructions }), 'description').inputs
    const said = 'The sales have no description, take it from listino.'
    expect(filled(said)).toMatchObject([{ table: 'listino', column: 'Descrizione' }])
    expect(filled('The sales have no customer, take it from listino.')).toEqual([])
  })

  it('gives nothing for a code that it lacks, where that is written by itself', () => {
    const template = sales(true)
    const priced = {
      ...template,
      columns: [...template.columns, ...templateOf('x', [{ name: 'unit', rule: '(box|each|roll)' }]).columns],
    }
    const many = Array.from({ length: 12 }, (_, at) => `KT${at + 10}`)
    const sales12 = tableOf(
      'vendite',
      `Sale no|Sold on|Customer|Item code|Quantity\n${[...Array(60).keys()].map((at) => `S${at + 100}|2024-03-${10 + (at % 9)}|Firm ${at % 7}|${many[at % 12]}|${at + 2}`).join('\n')}`,
    )
    const known = many.slice(1)
    const units = tableOf(
      'listino',
      `Codice|Descrizione|UOM|Prezzo\n${known.map((code, at) => `${code}|Vino rosso ${at}|${['BX', 'EA', 'RL'][at % 3]}|${at + 8},90`).join('\n')}`,
    )
    const instructions = 'The sales have no description or unit, take them from listino.'
    const decision = decideOn([sales12, units], [priced], { instructions })
    expect(columnOf(decision, 'unit').inputs.map(({ column }) => column)).toEqual(['UOM'])
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('has a code for what they must have, where another list says what that means', () => {
    const entries = templateOf('entries', [
      { name: 'entry_no', required: true, unique: true },
      { name: 'person', required: true },
      { name: 'element_code', required: true, rule: '[A-Z]{3}' },
      { name: 'kind', required: true, rule: '^(earning|deduction|benefit)$' },
      { name: 'amount', required: true, rule: String.raw`\d+\.\d{2}` },
    ])
    const elements = ['SAL', 'HRS', 'COM', 'REE', 'SYN', 'CAR', 'LIF']
    const booked = tableOf(
      'bookings',
      `Entry no|Person|Element code|Amount\n${[...Array(28).keys()].map((at) => `E${at + 100}|Person ${at % 9}|${elements[at % 7]}|${at + 2}.50`).join('\n')}`,
    )
    const types = ['G', 'G', 'G', 'R', 'R', 'A', 'A']
    const list = (header: string): ReturnType<typeof tableOf> =>
      tableOf(
        'elements',
        `Code|Called|${header}|Slip\n${elements.map((code, at) => `${code}|Word ${at}|${types[at]}|${at}`).join('\n')}`,
      )
    const legend = tableOf('legend', 'Type|Meaning\nG|Gain / Earning\nR|Retenue / Deduction\nA|Avantage / Benefit')
    const decision = decideOn([booked, list('Type'), legend], [entries])
    const { inputs, transforms } = columnOf(decision, 'kind')
    expect(inputs).toMatchObject([{ table: 'elements', column: 'Type' }])
    const [map] = transforms
    expect(map?.kind === 'value_map' && map.entries.map(({ raw, value }) => `${raw}=${value}`)).toEqual([
      'A=benefit',
      'G=earning',
      'R=deduction',
    ])
    expect(columnOf(decideOn([booked, list('Shelf'), legend], [entries]), 'kind').inputs).not.toMatchObject([
      { table: 'elements' },
    ])
  })
})
