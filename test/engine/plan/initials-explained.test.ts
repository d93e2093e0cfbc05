import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'name', required: true },
  { name: 'station', required: true, rule: 'Galley|Engine|AV|FOH|BOH' },
])
const list = (...codes: string[]) =>
  tableOf(
    'crew',
    `Name|Station\n${[...Array(20).keys()].map((at) => `Hand ${at}|${codes[at % codes.length]}`).join('\n')}`,
  )
const legend = (lines: string) => tableOf('Legend', `Field|Code|Meaning\n${lines}`)

it('a list explains a code by the words of which an allowed value is the initials', () => {
  const explained = legend(
    'Station|GAL|Galley\nStation|ENG|Engine\nStation|AUV|Audio and Vision\nStation|FRT|Front of House',
  )
  const decision = decideOn([list('GAL', 'ENG', 'AUV', 'FRT'), explained], [crew])
  expect(decision.questions).toEqual([])
  const [step] = columnOf(decision, 'station').transforms
  expect(step?.kind === 'value_map' && step.entries.map(({ raw, value }) => `${raw} ${value}`)).toEqual(
    expect.arrayContaining(['AUV AV', 'FRT FOH']),
  )
})

it('words with other initials explain nothing', () => {
  const explained = legend('Station|GAL|Galley\nStation|ENG|Engine\nStation|DCK|Deck Work\nStation|SAL|Dining Saloon')
  const { questions } = decideOn([list('GAL', 'ENG', 'DCK', 'SAL'), explained], [crew])
  expect(questions.map(({ key }) => key.split(':').at(-1))).toEqual(expect.arrayContaining(['DCK', 'SAL']))
})
