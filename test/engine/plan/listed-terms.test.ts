import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const clubs = templateOf('clubs', [
  { name: 'club_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'town' },
  { name: 'payment_days', required: true, rule: '\\d{1,3}', description: 'Days until payment is due, 0 for cash' },
])
const town = (at: number): string => ['Ayr', 'Wick', 'Oban'][at % 3]!
const clubsWith = (header: string, codes: readonly string[]) =>
  tableOf(
    'clubs',
    `Club no|Name|Town|${header}\n${codes.map((code, at) => `${at + 100}|Rowing ${'ABCDEFGH'[at]!}|${town(at)}|${code}`).join('\n')}`,
  )
const codes = ['01', '02', '01', '03', '02', '01', '03', '01']

describe('codes of terms of payment that a list explains', () => {
  it('are the days that the list says, though the rule takes the codes as they stand', () => {
    const terms = tableOf('Zahlungsarten', 'Code|Text\n01|Bar\n02|Bankeinzug 14 Tage\n03|Überweisung 30 Tage')
    const decision = decideOn([clubsWith('Zahlungsart', codes), terms], [clubs])
    expect(columnOf(decision, 'payment_days').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '01', value: '0' },
          { raw: '02', value: '14' },
          { raw: '03', value: '30' },
        ],
      },
    ])
    expect(decision.notes.join('\n')).toContain(
      '“payment_days” is the days that Zahlungsarten.csv says of each “Zahlungsart” of clubs.csv',
    )
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('are asked about where the list says no days of one', () => {
    const terms = tableOf('Formas de pago', 'Código|Descripción\n01|Contado\n02|Recibo 30 días\n03|Giro')
    const { questions, plan } = decideOn([clubsWith('F.Pago', codes), terms], [clubs])
    expect(questions.map(({ key }) => key)).toEqual(['value:clubs.payment_days:03'])
    expect(plan.ignored_tables.map(({ table }) => table)).toEqual(['Formas de pago'])
  })

  it.each([
    ['several numbers of days', '02|Recibo 30/60 días\n03|Recibo 30, 60 y 90 días'],
    ['the days of a discount', '02|2 % Skonto 8 Tage\n03|3 % Skonto 10 Tage'],
    ['days from the end of a month', '02|30 días fin de mes\n03|60 días fin de mes'],
  ])('are left where the list says %s', (_, rows) => {
    const terms = tableOf('Formas de pago', `Código|Descripción\n01|Pagado\n${rows}`)
    const decision = decideOn([clubsWith('F.Pago', codes), terms], [clubs])
    expect(columnOf(decision, 'payment_days').transforms.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('are days where no list is called so', () => {
    const terms = tableOf('Lockers', 'Locker|Keys\n14|After 3 days\n30|After 9 days\n60|At once')
    const decision = decideOn([clubsWith('Payment days', ['14', '30', '30', '60', '14', '30']), terms], [clubs])
    expect(columnOf(decision, 'payment_days').transforms.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })
})

describe('days behind how something is paid', () => {
  const mapped = (values: readonly string[]) =>
    columnOf(decideOn([clubsWith('Forma de pago', values)], [clubs]), 'payment_days').transforms

  it('are those until it is due', () => {
    expect(mapped(['30 días', 'Conf. 90', 'Contado', '30 días', 'LCR 60', 'Conf. 90', '30 días'])).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '30 días', value: '30' },
          { raw: 'Conf. 90', value: '90' },
          { raw: 'Contado', value: '0' },
          { raw: 'LCR 60', value: '60' },
        ],
      },
    ])
  })

  it('are none where the figure is of something else', () => {
    expect(JSON.stringify(mapped(['30 días', 'Caja 90', 'Contado', '30 días', '30 días']))).not.toContain('"90"')
  })
})
