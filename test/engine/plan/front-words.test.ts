import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const BARE = ['Ada Quill', 'Ben Marsh', 'Cleo Finch', 'Dan O’Hara', 'Eve Stone-Hill']

function tutorsOf(rule: string, names: string[], description = 'Who teaches the course') {
  const courses = templateOf('courses', [
    { name: 'course_no', required: true, unique: true },
    { name: 'tutor', required: true, description, rule },
  ])
  const rows = names.map((name, at) => [`K${100 + at}`, name])
  const decision = decideOn([tableOfCells('courses', ['Course no', 'Tutor'], rows)], [courses])
  const { transforms } = columnOf(decision, 'tutor')
  return { written: names.map((name) => applyChain(transforms, [name]).value), notes: decision.notes }
}

describe('a word that a rule has in front of names', () => {
  it('is put there where the whole column lacks it, and told', () => {
    const { written, notes } = tutorsOf('^Prof\\. \\S+ \\S+$', BARE)
    expect(written).toEqual(BARE.map((name) => `Prof. ${name}`))
    expect(notes).toContainEqual(expect.stringContaining('“Prof.” was put in front of the names in column “Tutor”'))
  })

  it('leaves a value that the rule refuses all the same as it stands', () => {
    const { written } = tutorsOf('^Prof\\. \\S+ \\S+$', [...BARE, 'Quill'])
    expect(written.at(-1)).toBe('Quill')
  })

  it('is not put in front of another title', () => {
    const names = BARE.map((name) => `Dr. ${name}`)
    expect(tutorsOf('^Prof\\. .+$', names, 'Begins with Prof.').written).toEqual(names)
  })

  it('is put in front of any text only where the description shows it, and never of sentences', () => {
    expect(tutorsOf('^Prof\\. .+$', BARE).written).toEqual(BARE)
    expect(tutorsOf('^Prof\\. .+$', BARE, 'As Prof. and the name').written).toEqual(BARE.map((name) => `Prof. ${name}`))
    const said = ['to be named', 'still open', 'asked twice', 'not yet known']
    expect(tutorsOf('^Prof\\. .+$', said, 'As Prof. and the name').written).toEqual(said)
  })
})

describe('the doctors of animals', () => {
  it('are veterinarians, and those of people stay what they are', () => {
    const mapped = (target: string, header: string): string[] => {
      const calls = templateOf('calls', [
        { name: 'call_no', required: true, unique: true },
        { name: target, required: true },
        { name: 'cost', rule: '^\\d+\\.\\d{2}$' },
      ])
      const rows = BARE.map((name, at) => [`K${100 + at}`, name, `Farm ${at}`, '12.50'])
      return inputsOf(decideOn([tableOfCells('calls', ['Call no', header, 'Site', 'Cost'], rows)], [calls]), target)
    }
    expect(mapped('veterinarian', 'Doctor')).toEqual(['Doctor'])
    expect(mapped('veterinarian', 'Arzt')).toEqual(['Arzt'])
    expect(mapped('physician', 'Doctor')).toEqual(['Doctor'])
  })
})
