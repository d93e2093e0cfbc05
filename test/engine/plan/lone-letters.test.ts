import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const hires = templateOf('hires', [
  { name: 'hire_no', required: true, unique: true },
  { name: 'insured', required: true, rule: '^(yes|no)$' },
])
const decided = (letters: string, answer?: [string, string]) => {
  const rows = Array.from({ length: 12 }, (_, at) => `H${101 + at}|${letters[at % letters.length]}`)
  const answers = [
    { key: 'column:hires.insured@file_hires/hires', value: 'Cover' },
    ...(answer ? [{ key: `value:hires.insured:${answer[0]}`, value: answer[1] }] : []),
  ]
  const decision = decideOn([tableOf('hires', `Hire no|Cover\n${rows.join('\n')}`)], [hires], { answers })
  const entries = columnOf(decision, 'insured').transforms.flatMap((one) =>
    one.kind === 'value_map' ? one.entries : [],
  )
  return {
    entries: Object.fromEntries(entries.map(({ raw, value }) => [raw, value])),
    asked: decision.questions.map(({ prompt }) => /“(.)” in/.exec(prompt)?.[1]),
  }
}

describe('an N beside one other letter', () => {
  it('is no “no” while nobody says what the other one is, which alone is asked', () => {
    expect(decided('EN')).toEqual({ entries: {}, asked: ['E'] })
  })

  it('is what the other one is not', () => {
    expect(decided('EN', ['E', 'no']).entries).toEqual({ E: 'no', N: 'yes' })
    expect(decided('EN', ['E', 'yes']).entries).toEqual({ E: 'yes', N: 'no' })
  })

  it.each(['YN', 'JN', 'ON', 'SN', 'XN'])('is a no beside a yes or a tick: %s', (letters) => {
    expect(decided(letters)).toEqual({ entries: { [letters[0]!]: 'yes', N: 'no' }, asked: [] })
  })

  it('is a no by itself, and asked of for itself beside several', () => {
    expect(decided('N').entries).toEqual({ N: 'no' })
    expect(decided('EQN').asked).toContain('E')
  })
})
