import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it.each(['Payment terms in words, not the code', 'Payment terms, not the code', 'Payment terms written out'])(
  'what a description begins with is what its column is, however that is to be written: “%s”',
  (description) => {
    const orders = templateOf('orders', [
      { name: 'order_no', required: true, unique: true },
      { name: 'terms', description },
    ])
    const terms = ['30N', '60N', 'COD']
    const table = tableOf(
      'orders',
      `Order|Payment terms|Rep\n${Array.from({ length: 9 }, (_, at) => `A-${at}|${terms[at % 3]}|${['TJ', 'AB', 'PM'][at % 3]}`).join('\n')}`,
    )
    const list = tableOf('codes', 'Terms code|Meaning\n30N|30 days net\n60N|60 days net\nCOD|Cash on delivery')
    const decision = decideOn([table, list], [orders])
    expect(decision.questions.filter(({ target }) => target.column === 'terms')).toEqual([])
    expect(inputsOf(decision, 'terms')).toEqual(['Payment terms'])
  },
)
