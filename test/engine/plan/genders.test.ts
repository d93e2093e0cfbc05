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
