import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const staff = templateOf('staff', [
  { name: 'staff_no', required: true, unique: true },
  { name: 'sex', description: 'F or M', required: true, rule: 'F|M' },
])

const mapOf = (header: string, values: string[]): unknown => {
  const table = tableOf('staff', `Nr|${header}\n${values.map((value, at) => `S${at}|${value}`).join('\n')}`)
  const decision = decideOn([table], [staff])
  expect(decision.questions).toEqual([])
  const [step] = columnOf(decision, 'sex').transforms
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : step
}

describe('a man or a woman', () => {
  it('is told by how people are addressed', () => {
    expect(mapOf('Sexe (Civ.)', ['M.', 'Mme', 'Mlle', 'Mme'])).toEqual({ 'M.': 'M', Mme: 'F', Mlle: 'F' })
    expect(mapOf('Geschlecht', ['Herr', 'Frau', 'Frau'])).toEqual({ Herr: 'M', Frau: 'F' })
    expect(mapOf('Gender', ['Mr', 'Mrs', 'Miss', 'Ms'])).toEqual({ Mr: 'M', Mrs: 'F', Miss: 'F', Ms: 'F' })
  })

  it('is told by the figures of ISO/IEC 5218', () => {
    expect(mapOf('Sexe', ['1', '2', '2', '1'])).toEqual({ 1: 'M', 2: 'F' })
  })
})

describe('a list of letters of which only the last is explained', () => {
  it('says of the others nothing that they mean by themselves', () => {
    const runners = templateOf('runners', [
      { name: 'bib', required: true, unique: true },
      { name: 'sex', description: 'female or male; blank if unknown', rule: '^(female|male)$' },
    ])
    const table = tableOf('runners', 'Bib|Sex\n1|F\n2|M\n3|F\n4|X\n5|M')
    const decision = decideOn([table], [runners], {
      instructions: 'Letters of the timing system. Sex: F, M, X = unknown.',
    })
    expect(columnOf(decision, 'sex').transforms).toEqual([
      { kind: 'null_token', tokens: ['X'] },
      {
        kind: 'value_map',
        entries: [
          { raw: 'F', value: 'female', decided_by: 'matcher' },
          { raw: 'M', value: 'male', decided_by: 'matcher' },
        ],
      },
    ])
  })
})
