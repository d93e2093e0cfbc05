import { describe, expect, it } from 'vitest'
import type { Question } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const bills = templateOf('bills', [
  { name: 'bill_no', required: true, unique: true },
  { name: 'customer', required: true },
  { name: 'payment_method', description: 'Code of the clearing house', rule: 'PX\\d{2}' },
])
const WORDS = ['bonif. 30', 'cont.', 'Ri.Ba. 60']
const billed = (words: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'bills',
    `Bill no|Customer|Payment method\n${[...Array(18).keys()].map((at) => `B${at + 10}|Firm ${at}|${words[at % words.length]}`).join('\n')}`,
  )
const asked = (questions: Question[]): string[] =>
  questions.flatMap(({ key, kind }) => (kind === 'value_map' ? [key] : []))

describe('a few words, again and again, where codes of one form are wanted', () => {
  it('are asked for, as all rows would be lost', () => {
    expect(asked(decideOn([billed(WORDS)], [bills]).questions)).toEqual(
      WORDS.map((word) => `value:bills.payment_method:${word}`),
    )
  })

  it('become the codes that are answered', () => {
    const answers = WORDS.map((word, at) => ({ key: `value:bills.payment_method:${word}`, value: `PX0${at + 1}` }))
    const { transforms } = columnOf(decideOn([billed(WORDS)], [bills], { answers }), 'payment_method')
    const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))).toEqual(
      Object.fromEntries(WORDS.map((word, at) => [word, `PX0${at + 1}`])),
    )
  })

  it('are none where each row has words of its own', () => {
    const own = [...Array(18).keys()].map((at) => `by ${at} friends`)
    expect(asked(decideOn([billed(own)], [bills]).questions)).toEqual([])
  })
})
