import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a sentence that quotes a header', () => {
  const payments = templateOf('payments', [
    { name: 'payment_id', required: true, unique: true },
    { name: 'paid_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'country', rule: '[A-Z]{2}' },
  ])
  const statement = (posted: string, valued: string): ReturnType<typeof tableOf> =>
    tableOf(
      'bank_statement',
      `Payment id|${posted}|${valued}|Land|NO\n${Array.from({ length: 12 }, (_, at) => `P${at}|${at + 10}.05.2024|${at + 11}.05.2024|${['SE', 'DK'][at % 2]}|${at}`).join('\n')}`,
    )
  const filled = (instructions: string, column = 'paid_on', posted = 'Posted', valued = 'Interest date'): string[] =>
    inputsOf(decideOn([statement(posted, valued)], [payments], { instructions, autonomy: 'decide' }), column)

  it.each([
    'The date of bank payments is `Posted`.',
    'The date of payment is `Posted`, not `Interest date`.',
    'Das Datum der Zahlung ist „Posted“.',
    'Dato for bankbetalinger er `Posted`.',
    '`Posted` er dato for betalinger.',
  ])('says by its other words which column that fills: %s', (text) => {
    expect(filled('')).toEqual(['Interest date'])
    expect(filled(text)).toEqual(['Posted'])
  })

  it.each([
    'The date of the order of payments is `Posted`.',
    'The date of some payments is `Posted`.',
    'Dato for noen betalinger er `Posted`.',
    'The date of payment is `Printed`.',
  ])('says nothing of it where it speaks of something else: %s', (text) => {
    expect(filled(text)).toEqual(['Interest date'])
  })

  it('quotes a value where the column may hold it', () => {
    expect(filled('The country of payments is `NO`.', 'country')).not.toEqual(['NO'])
  })
})
