import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const lessons = templateOf('lessons', [
  { name: 'lesson_no', required: true, unique: true },
  { name: 'fee', rule: '\\d+\\.\\d{2}' },
  { name: 'remark' },
])
const rows = Array.from({ length: 24 }, (_, at) => (at % 6 === 1 ? `L${at}|frei|frei` : `L${at}|${at + 8},50 €|`))
const list = tableOf('lessons', `Lesson no|Gebühr|Remark\n${rows.join('\n')}`)
const fee = (instructions: string) => {
  const decision = decideOn([list], [lessons], { instructions })
  return {
    written: applyChain(columnOf(decision, 'fee').transforms, ['frei']).value,
    asked: decision.questions.map(({ key }) => key),
    remark: applyChain(columnOf(decision, 'remark').transforms, ['frei']).value,
  }
}

describe('a word in quotation marks that a sentence says is no money', () => {
  it.each([
    '"frei" bei der Gebühr heißt 0 Euro.',
    '"frei" in the fee column means 0.00 EUR',
    '« frei » pour la Gebühr signifie 0 €',
    '"frei" unter Gebühr = 0',
    'Bei der Gebühr bedeutet "frei" null Euro.'.replace('bedeutet "frei"', '"frei" bedeutet'),
    'In the fees "frei" means zero euros.',
    "Wherever the fee says frei it's zero.",
    'Wo bei der Gebühr frei steht, ist es 0 Euro.',
  ])('is written as the rule wants nothing: %s', (said) => {
    expect(fee(said)).toEqual({ written: '0.00', asked: [], remark: 'frei' })
  })

  it.each([
    "Wherever the rent says frei it's zero.",
    '"frei" bei der Miete heißt 0 Euro.',
    '"frei" heißt 10 Euro',
    '"frei" bei der Gebühr heißt 0 bis 5 Euro',
  ])('is asked where another column or amount is said: %s', (said) => {
    expect(fee(said).asked).toEqual(['value:lessons.fee:frei'])
  })
})
