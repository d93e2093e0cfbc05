import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('states that stand in front of texts', () => {
  const tours = templateOf('tours', [
    { name: 'tour_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'group', required: true },
    { name: 'status', required: true, rule: 'Firm|Tentative|Called off' },
  ])
  const fronts = ['', 'OPTION – ', '', '[CANCELLED] ', '', '']
  const made = (instructions: string, of = fronts): Decision => {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `T${101 + at}|2031-05-${10 + at}|${of[at % of.length]}Choir ${'ABCDEFGHIJKL'[at]}`,
    )
    return decideOn([tableOf('diary', ['Tour no|Day|Subject', ...rows].join('\n'))], [tours], { instructions })
  }
  const statesOf = (decision: Decision): (string | null)[] => {
    const { transforms } = columnOf(decision, 'status')
    return ['OPTION – Choir B', '[CANCELLED] Choir D', 'Choir A', 'OPTIONAL Choir'].map(
      (text) => applyChain(transforms, [text]).value,
    )
  }

  it.each([
    'The subject is the group, with OPTION or CANCELLED in front where that applies and nothing where it is firm.',
    'OPTION in front means tentative, CANCELLED means called off. Without one it is firm.',
    'OPTION in front means tentative, CANCELLED means called off, and everything else is firm.',
    'Im Betreff steht OPTION oder CANCELLED davor, nichts, wenn es firm ist.',
  ])('are taken, and all others are what is said: %s', (instructions) => {
    const decision = made(instructions)
    expect(decision.questions.filter(({ target }) => target.column === 'status')).toEqual([])
    expect(inputsOf(decision, 'status')).toEqual(['Subject'])
    expect(statesOf(decision)).toEqual(['Tentative', 'Called off', 'Firm', 'Firm'])
    expect(decision.notes.join()).toContain('all others are “Firm”')
  })

  it('are none where nothing is said of the others, or something else stands in front, too', () => {
    const others = fronts.with(0, 'SOPRANO – ')
    for (const decision of [
      made('The subject is the group, with OPTION or CANCELLED in front where that applies.'),
      made('With OPTION or CANCELLED in front, and nothing where it is firm.', others),
    ])
      expect(columnOf(decision, 'status').transforms).not.toContainEqual(expect.objectContaining({ kind: 'default' }))
  })
})
