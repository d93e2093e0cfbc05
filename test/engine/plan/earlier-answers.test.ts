import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('answers of an earlier migration', () => {
  const table = tableOf('t', 'id|zq one|zq two\n1|a|b\n2|c|d\n3|e|f')
  const template = templateOf('things', [
    { name: 'id', required: true, unique: true },
    { name: 'reach', required: true },
  ])
  const earlier = { migration_id: 'mig_1', prompt: 'Which column is “reach”?' }
  const answers = [{ key: 'column:things.reach@file_t/t', value: 'zq two', earlier }]
  const knowing = (content: string) => ({ key: 'k', scope: { type: 'account' as const }, content })

  it('count where nothing else is said, and are told', () => {
    const decision = decideOn([table], [template], { answers })
    expect(inputsOf(decision, 'reach')).toEqual(['zq two'])
    expect(decision.notes).toContain(
      'Not asked again, because mig_1 had the same headers: Which column is “reach”? The answer was “zq two”.',
    )
  })

  it.each([
    ['an instruction', { instructions: '`zq one` is `reach`' }],
    ['knowledge', { knowledge: [knowing('`zq one` is `reach`')] }],
    ['an update', { revisions: [{ instructions: 'Map zq one to reach', changes: [] }] }],
  ])('make way for %s', (_, said) => {
    const decision = decideOn([table], [template], { answers, ...said })
    expect(inputsOf(decision, 'reach')).toEqual(['zq one'])
    expect(decision.notes.join(' ')).not.toContain('Not asked again')
  })
})
