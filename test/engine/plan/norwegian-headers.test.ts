import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const payments = templateOf('payments', [
  { name: 'payment_ref', required: true, unique: true, description: 'Transaksjons-ID eller arkivreferanse.' },
  { name: 'paid_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'amount', required: true, rule: '-?\\d+\\.\\d{2}' },
])

/** A statement of a bank; a fifth of its rows go out. */
const statement = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'statement',
    `${header}\n${Array.from({ length: 15 }, (_, at) => `${at + 10}.05.2024|${at + 11}.05.2024|Booking 24-00${at + 10}|${at % 5 ? '' : '300,00'}|${at % 5 ? `1 ${at + 10}0,00` : ''}|*1532758${at + 10}002`).join('\n')}`,
  )

const filledBy = ({ plan }: ReturnType<typeof decideOn>, source = 0): Record<string, string | undefined> =>
  Object.fromEntries(plan.sheets[0]!.sources[source]!.columns.map(({ column, inputs }) => [column, inputs[0]?.column]))

describe('the two dates of a bank’s statement', () => {
  it.each([
    ['Bokført|Rentedato', 'Bokført'],
    ['Bogført|Valutadato', 'Bogført'],
    ['Buchungstag|Wertstellung', 'Buchungstag'],
    ['Posting date|Value date', 'Posting date'],
    ['Data contabile|Data valuta', 'Data contabile'],
    ['Value date|Posting date', 'Posting date'],
  ])('are that of the booking and that from which interest counts: of %s it is %s', (dates, booked) => {
    const decision = decideOn([statement(`${dates}|Text|Out|In|Ref`)], [payments], { autonomy: 'decide' })
    expect(filledBy(decision)['paid_on']).toBe(booked)
  })
})

describe('headers in Norwegian', () => {
  it('are known in a bank’s statement, what comes in and goes out as two sides of one amount', () => {
    const { plan, questions } = decideOn([statement('Bokført|Rentedato|Forklaring|Ut|Inn|Arkivref')], [payments])
    const { sources } = plan.sheets[0]!
    expect(questions).toEqual([])
    expect(sources.map((_, at) => filledBy({ plan, questions } as ReturnType<typeof decideOn>, at))).toMatchObject([
      { payment_ref: 'Arkivref', paid_on: 'Bokført', amount: 'Inn' },
      { payment_ref: 'Arkivref', paid_on: 'Bokført', amount: 'Ut' },
    ])
  })

  it('are known of places, and of times', () => {
    const pickups = templateOf('pickups', [
      { name: 'ref', required: true, unique: true },
      { name: 'city' },
      { name: 'street' },
      { name: 'pickup_time', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      { name: 'paid_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const rows = ['Ølen|Skolevegen 118|kl. 9', 'Oslo|Nygårdsgaten 88|09.30', 'Bergen|Kirkebakken 74|16:00']
    const table = tableOf(
      'utleie',
      `Ref|Sted|Gateadresse|Kl.|Tidspunkt\n${rows.map((row, at) => `U${at}|${row}|2024-05-0${at + 1}T10:00:00`).join('\n')}`,
    )
    const decision = decideOn([table], [pickups])
    expect(decision.questions).toEqual([])
    expect(filledBy(decision)).toEqual({
      ref: 'Ref',
      city: 'Sted',
      street: 'Gateadresse',
      pickup_time: 'Kl.',
      paid_on: 'Tidspunkt',
    })
  })

  it('are quoted in a sentence that leaves rows out', () => {
    const table = statement('Bokført|Rentedato|Forklaring|Ut|Inn|Arkivref')
    const instructions = 'Linjer i kontoutskriften uten beløp i `Inn` er utgifter og skal ikke med.'
    const { plan } = decideOn([table], [payments], { instructions })
    const [source] = plan.sheets[0]!.sources
    expect(source!.skips.map(({ when }) => when)).toContainEqual({ position: 4, is: 'empty' })
  })
})
