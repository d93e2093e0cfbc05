import { describe, expect, it } from 'vitest'
import { filledStatesIn } from '../../../server/src/engine/knowledge/filled-states.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const said = (sentence: string): [string, boolean][] =>
  filledStatesIn(sentence, ['yes', 'no'], 'paid').map(({ value, filled }) => [value, filled])

describe('a yes or no that a sentence tells by the name of its column', () => {
  it.each<[string, [string, boolean][]]>([
    ['A bill is paid when there is a day in "Paid on".', [['yes', true]]],
    ['Una fattura è pagata quando c’è la data in "Pagata il".', [['yes', true]]],
    ['Eine Rechnung ist bezahlt, wenn „Bezahlt am“ gefüllt ist.', [['yes', true]]],
    ['A bill is not paid if "Paid on" is empty.', [['no', false]]],
  ])('“%s”', (sentence, states) => {
    expect(said(sentence)).toEqual(states)
  })

  it.each([
    'When the bill has a day, the paid amount is checked.',
    'Customers who paid when there was a fee get a mail.',
  ])('is none where nothing is said to be it: “%s”', (sentence) => {
    expect(said(sentence)).toEqual([])
  })

  it('is filled from the column whose header stands in quotation marks', () => {
    const bills = templateOf('bills', [
      { name: 'bill_no', required: true, unique: true },
      { name: 'bill_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'paid', required: true, rule: '(yes|no)' },
    ])
    const rows = [...Array(8).keys()].map((at) => `B${at + 10}|2024-01-1${at}|${at % 3 === 0 ? '' : `2024-02-1${at}`}`)
    const listed = tableOf('bills', `Numero|Data|Pagata il\n${rows.join('\n')}`)
    const instructions = 'Una fattura è pagata quando c’è la data in "Pagata il".'
    const decision = decideOn([listed], [bills], { instructions })
    const paid = columnOf(decision, 'paid')
    expect(paid.inputs).toMatchObject([{ column: 'Pagata il' }])
    expect(['2024-02-11', ''].map((cell) => applyChain(paid.transforms, [cell]).value)).toEqual(['yes', 'no'])
    expect(decision.questions.filter(({ target }) => target.column === 'paid')).toEqual([])
  })
})
