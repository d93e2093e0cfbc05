import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const berths = templateOf('berths', [
  { name: 'berth', required: true, unique: true },
  { name: 'duty_free', rule: '^(yes|no)$' },
])
const askedWith = (...words: string[]): string[] => {
  const rows = [...Array(12).keys()].map((at) => `B${at + 10}|${words[at % words.length]}`)
  return decideOn([tableOf('berths', `Berth|Duty free\n${rows.join('\n')}`)], [berths]).questions.map(({ key }) =>
    key.replace('value:berths.duty_free:', ''),
  )
}

it('a no of another language is asked about where nothing else in its column says yes or no', () => {
  expect(askedWith('Duty', 'Non')).toEqual(expect.arrayContaining(['Non', 'Duty']))
  expect(askedWith('Oui', 'Non')).toEqual([])
})
