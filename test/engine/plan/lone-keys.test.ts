import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_ref', required: true, unique: true },
  { name: 'vessel', required: true },
  { name: 'berthed_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const vessels = ['Aurora', 'Brigid', 'Curlew', 'Dunlin', 'Egret', 'Fulmar', 'Gannet', 'Heron', 'Ibis', 'Jackdaw']
const rows = [...Array(24).keys()]
const bookWith = (agentOf: (at: number) => number): ReturnType<typeof tableOf> =>
  tableOf(
    'quay book',
    `Docket no|Agent no|Vessel|Berthed on\n${rows
      .map((at) => `JW/0${at * 7 + 241}|${agentOf(at)}|${vessels[at % 10]}|2024-05-${(at % 20) + 10}`)
      .join('\n')}`,
  )
const askedFor = (table: ReturnType<typeof tableOf>): (string | null)[] =>
  decideOn([table], [visits]).questions.map(({ target }) => target.column)

describe('a number that every row has, another in each', () => {
  it('is the key where no other is so, whatever its rows are called, and nobody is asked', () => {
    const book = bookWith((at) => (at % 20) * 37 + 1301)
    expect(askedFor(book)).toEqual([])
    expect(inputsOf(decideOn([book], [visits]), 'visit_ref')).toEqual(['Docket no'])
  })

  it('is asked about where there are two', () => {
    expect(askedFor(bookWith((at) => at * 37 + 1301))).toEqual(['visit_ref'])
  })
})
