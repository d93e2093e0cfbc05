import { describe, expect, it } from 'vitest'
import { applyChain, isKnown } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const people = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '\\d{3}' },
  { name: 'salutation', description: 'mr or mrs', rule: 'mr|mrs' },
  { name: 'title', description: 'Academic title' },
  { name: 'last_name', required: true },
])
const listed = (header: string, called: string[]): string =>
  [
    `No|${header}|Surname`,
    ...called.map((one, at) => `${301 + at}|${one}|${['Roth', 'Behn', 'Ott', 'Hay'][at % 4]}`),
  ].join('\n')

describe('salutations and titles in one column', () => {
  it.each([
    ['Anrede', ['Frau', 'Herr', 'Herr Dr.', 'Frau', 'Frau Prof. Dr.', 'Herr'], ['mrs', null], ['mr', 'Dr.']],
    ['Title', ['Mrs', 'Mr', 'Mr Dr.', 'Mrs', 'Mrs Prof.', 'Mr'], ['mrs', null], ['mr', 'Dr.']],
    ['Anrede', ['Fr.', 'Hr.', 'Hr. Dr.', 'Frau', 'Herrn Dr.', 'Herrn'], ['mrs', null], ['mr', 'Dr.']],
  ])('go each to its column: “%s”', (header, called, first, third) => {
    const decision = decideOn([tableOf('members', listed(header, called))], [people])
    expect(decision.questions).toEqual([])
    const chains = ['salutation', 'title'].map((name) => {
      expect(inputsOf(decision, name)).toEqual([header])
      const steps = columnOf(decision, name).transforms
      if (!steps.every(isKnown)) throw new Error('no interpreter')
      return steps
    })
    const written = (text: string): unknown[] =>
      chains.map((steps) => applyChain(steps as Parameters<typeof applyChain>[0], [text]).value || null)
    expect(written(called[0]!)).toEqual(first)
    expect(written(called[2]!)).toEqual(third)
  })

  it('of which nobody has both stay as they are', () => {
    const decision = decideOn(
      [tableOf('members', listed('Anrede', ['Frau', 'Herr', 'Frau', 'Herr', 'Frau', 'Herr']))],
      [people],
    )
    expect(columnOf(decision, 'salutation').transforms.some(({ kind }) => kind === 'extract')).toBe(false)
  })
})
