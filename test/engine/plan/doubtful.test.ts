import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const courses = templateOf('courses', [
  { name: 'course_no', required: true, unique: true },
  { name: 'retail_price', required: true, rule: '\\d+\\.\\d{2}' },
])
const weeks = [...Array(12).keys()]
const twoPrices = tableOf(
  'courses',
  `Course no|Prices Molde|Prices Vik\n${weeks.map((at) => `K${at + 30}|${at + 60}.50|${at + 90}.25`).join('\n')}`,
)

describe('a column that is only likely to be the one', () => {
  it('is taken, and asked about with the others that may be', () => {
    const decision = decideOn([twoPrices], [courses])
    const asked = decision.questions.find(({ target }) => target.column === 'retail_price')!
    expect(inputsOf(decision, 'retail_price')).toEqual([asked.default])
    expect(asked.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['Prices Molde', 'Prices Vik']))
    const other = decideOn([twoPrices], [courses], { answers: [{ key: asked.key, value: 'Prices Vik' }] })
    expect(inputsOf(other, 'retail_price')).toEqual(['Prices Vik'])
    expect(other.questions).toEqual([])
  })

  it('is not asked about where its header means the same, whatever its values are', () => {
    const table = tableOf(
      'courses',
      `Course no|Retail price\n${weeks.map((at) => `K${at + 30}|${at + 60}.50`).join('\n')}`,
    )
    expect(decideOn([table], [courses]).questions).toEqual([])
  })
})
