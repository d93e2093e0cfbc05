import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const pianos = templateOf('pianos', [
  { name: 'piano_no', required: true, unique: true },
  { name: 'model', required: true, description: 'Maker and model.' },
  { name: 'year_built', required: true, rule: '\\d{4}' },
])
const list = (header: string, values: string[]) =>
  tableOf('pianos', `Piano no|${header}\n${values.map((value, at) => `P${at}|${value}`).join('\n')}`)

describe('a header with brackets', () => {
  it('is for two columns where its values have the same brackets', () => {
    const decision = decideOn(
      [list('Maker / model (year)', ['Kern 120 (1987)', 'Holt C3 (2004)', 'Kern Due (1995)'])],
      [pianos],
    )
    expect(decision.questions).toEqual([])
    for (const [column, part] of [
      ['model', '^\\s*([^()]*[^()\\s])\\s*\\('],
      ['year_built', '\\(\\s*([^()]*[^()\\s])\\s*\\)\\s*$'],
    ]) {
      expect(inputsOf(decision, column!)).toEqual(['Maker / model (year)'])
      expect(columnOf(decision, column!).transforms).toEqual([{ kind: 'extract', pattern: part }])
    }
  })

  it('is for one where they have none', () => {
    const decision = decideOn([list('Model (year)', ['Kern 120', 'Holt C3', 'Kern Due'])], [pianos])
    expect(columnOf(decision, 'model').transforms).toEqual([])
    expect(inputsOf(decision, 'year_built')).toEqual([])
  })
})
