import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const bills = templateOf('bills', [
  { name: 'bill_number', required: true, unique: true },
  { name: 'net', required: true, rule: '-?\\d+\\.\\d{2}' },
  { name: 'gross', required: true, rule: '-?\\d+\\.\\d{2}' },
])
const numbers = [...Array(30).keys()]
const later = tableOf(
  'later',
  `Bill No|Net|Gross\n${numbers.map((at) => `${6120 + at}|${at + 40}.50|${at + 48}.60`).join('\n')}`,
)
const journal = (first: number, count = 30): ReturnType<typeof tableOf> =>
  tableOf(
    'journal',
    `No|Ref|Net|Gross\n${numbers
      .slice(0, count)
      .map((at) => `${88100 + at}|${first + at}|${at + 20}.50|${at + 24}.60`)
      .join('\n')}`,
  )
const askedIn = (table: ReturnType<typeof tableOf>): string | null | undefined =>
  decideOn([later, table], [bills]).questions.find(({ target }) => target.column === 'bill_number')?.default

describe('a number of rows that no other table has, beside one that some have', () => {
  it('is asked about, with the one that others know the rows by first', () => {
    expect(askedIn(journal(6096))).toBe('Ref')
  })

  it('stays first where the other one has hardly any of their keys', () => {
    expect(askedIn(journal(6092))).toBe('No')
  })

  it('is taken where the other one says which of their rows each is about', () => {
    expect(askedIn(journal(6120))).toBeUndefined()
  })
})

describe('a column that was named for another one', () => {
  const journalOf = tableOf(
    'old journal',
    `Bill No|Net|Tax\n${numbers.map((at) => `${7120 + at}|${at + 20}.50|${at + 4}.10`).join('\n')}`,
  )
  const { questions } = decideOn([journalOf], [bills])
  const asked = questions.find(({ target }) => target.column === 'gross')!

  it('is still the required one that it is called as', () => {
    const decision = decideOn([journalOf], [bills], { answers: [{ key: asked.key, value: 'Net' }] })
    expect(inputsOf(decision, 'gross')).toEqual(['Net'])
    expect(inputsOf(decision, 'net')).toEqual(['Net'])
    expect(decision.questions).toEqual([])
  })

  it('is that alone where an instruction gives it to the other one', () => {
    const decision = decideOn([journalOf], [bills], { instructions: 'Map Net to gross.' })
    expect(columnOf(decision, 'net').inputs.map(({ column }) => column)).not.toEqual(['Net'])
  })
})
