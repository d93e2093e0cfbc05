import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('a list of codes that explains each by a kind of the same tells which kind, without a question', () => {
  const tyres = templateOf('tyres', [
    { name: 'tyre_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'season', required: true, rule: '(winter|summer|all)' },
  ])
  const codes = ['Q1', 'Q2', 'Q2', 'Q1', 'Q3', 'Q3', 'Q1', 'Q2']
  const stock = tableOf('tyres', `Tyre no|Season\n${codes.map((code, at) => `T${100 + at}|${code}`).join('\n')}`)
  const list = tableOf('seasons', 'Season|Bedeutung\nQ1|Winterreifen\nQ2|Sommerreifen\nQ3|Spezialreifen')
  const decision = decideOn([stock, list], [tyres])
  const [step] = columnOf(decision, 'season').transforms
  const entries = step?.kind === 'value_map' ? step.entries.filter(({ raw }) => raw !== 'Q3') : []
  expect(entries.map(({ raw, value }) => [raw, value])).toEqual([
    ['Q1', 'winter'],
    ['Q2', 'summer'],
  ])
  const asked = decision.questions.map(({ prompt }) => prompt).join('\n')
  expect(asked).not.toMatch(/“Q[12]”/u)
  expect(asked).toContain('“Q3”')
})
