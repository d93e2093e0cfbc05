import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const template = templateOf('moorings', [
  { name: 'mooring_no', required: true },
  { name: 'side', required: true, rule: 'port|starboard|stern' },
])
const rows = (cells: (at: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => `M${10 + at}|${cells(at)}`).join('\n')
const said = { instructions: 'Side in the old book: 1 = port, 2 = starboard, 3 = stern.' }
const today = tableOf(
  'today',
  `Mooring no|Row|Side\n${rows((at) => `${(at % 3) + 1}|${['Port side', 'Starbd', 'Stern'][at % 3]}`)}`,
)

it('what figures mean in a column that is named says nothing of another one that has them', () => {
  const { questions } = decideOn([today], [template], said)
  expect(questions.map(({ kind }) => kind)).not.toContain('column_match')
  expect(inputsOf(decideOn([today], [template], said), 'side')).toEqual(['Side'])
})

it('what they mean is of the one that is named where that has them', () => {
  const old = tableOf('old', `Mooring no|Row|Side\n${rows((at) => `${(at % 4) + 1}|${(at % 3) + 1}`)}`)
  const decision = decideOn([old], [template], said)
  expect(inputsOf(decision, 'side')).toEqual(['Side'])
  expect(decision.questions).toEqual([])
})
