import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('“n/a” under a required column of listed values', () => {
  const pupils = (rule: string, required = true) =>
    templateOf('pupils', [
      { name: 'pupil_no', required: true, unique: true },
      { name: 'swim_badge', required, rule },
    ])
  const table = (word: string) =>
    tableOf(
      'pupils',
      `Pupil no|Swim badge\n${['Bronze', 'Silver', word, 'Gold', 'Silver', 'Bronze'].map((badge, at) => `P${at + 1}|${badge}`).join('\n')}`,
    )
  const read = (word: string, template: ReturnType<typeof pupils>) => {
    const decision = decideOn([table(word)], [template])
    const tokens = columnOf(decision, 'swim_badge').transforms.flatMap((step) =>
      step.kind === 'null_token' ? step.tokens : [],
    )
    return { tokens, asked: decision.questions.map(({ key }) => key) }
  }

  it('is asked about, and no empty cell, where one of them says that there is none', () => {
    expect(read('n/a', pupils('(bronze|silver|gold|none)'))).toEqual({
      tokens: [],
      asked: ['value:pupils.swim_badge:n/a'],
    })
  })

  it.each([
    ['none of them says so', 'n/a', pupils('(bronze|silver|gold)')],
    ['the cell may be empty', 'n/a', pupils('(bronze|silver|gold|none)', false)],
    ['nobody knows it', 'n/k', pupils('(bronze|silver|gold|none)')],
  ])('is no value where %s', (_, word, template) => {
    expect(read(word, template)).toEqual({ tokens: [word], asked: [] })
  })
})
