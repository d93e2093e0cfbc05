import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const kilns = templateOf('kilns', [
  { name: 'kiln_no', required: true, unique: true, rule: 'K\\d{3}' },
  { name: 'state', rule: '(idle|firing|cooling|broken)' },
])
const decided = (states: string[]) =>
  decideOn(
    [
      tableOf(
        'kilns',
        `Kiln No|State\n${Array.from({ length: 30 }, (_, at) => `K${100 + at}|${states[at % states.length]}`).join('\n')}`,
      ),
    ],
    [kilns],
  )
const asked = (decision: ReturnType<typeof decided>): string =>
  decision.questions.map(({ prompt }) => prompt).join('\n')

describe('a code that begins with a word of another code', () => {
  it('is asked about where a system tells the two apart', () => {
    const decision = decided(['IDLE', 'FIRING', 'FIRING_BLOCKED', 'COOLING'])
    expect(asked(decision)).toContain('What does “FIRING_BLOCKED”')
    expect(asked(decision)).not.toContain('“FIRING”')
  })

  it('is what it begins with where the column has that in no other way', () => {
    const decision = decided(['IDLE', 'FIRING_NOW', 'COOLING'])
    expect(asked(decision)).toBe('')
    expect(columnOf(decision, 'state').transforms[0]).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ raw: 'FIRING_NOW', value: 'firing' })]),
    })
  })

  it('is so in words that people write', () => {
    expect(asked(decided(['Idle', 'Firing', 'Firing - now', 'Cooling']))).toBe('')
  })
})
