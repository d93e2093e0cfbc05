import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const spaces = templateOf('rooms', [
  { name: 'room_no', required: true, unique: true, rule: '[A-Z]\\d{2}' },
  { name: 'name', required: true, description: 'Name as in the list' },
  { name: 'kind', required: true, rule: '(kitchen|balcony)' },
])
const list = (file: string, header: string, sign: string) =>
  tableOf(
    file,
    `Room no|${header}|Width\n${['Ash', 'Birch', 'Cedar', 'Elm'].map((name, at) => `${sign}1${at}|${name}|${at + 3}`).join('\n')}`,
  )
const kindsOf = (one: string, other: string) => {
  const decision = decideOn([list('list_a', one, 'A'), list('list_b', other, 'B')], [spaces])
  const filled = [0, 1].map((source) =>
    columnOf(decision, 'kind', 0, source).transforms.flatMap((step) => (step.kind === 'constant' ? step.value : [])),
  )
  return { filled: filled.flat(), asked: decision.questions.filter(({ target }) => target.column === 'kind').length }
}

describe('the kind of rows that lists call by different headers', () => {
  it('is what each header means', () => {
    expect(kindsOf('Küche', 'Balkon')).toEqual({ filled: ['kitchen', 'balcony'], asked: 0 })
  })

  it('is of two kinds the other one, where the header is another word for what is listed', () => {
    expect(kindsOf('Küche', 'Room')).toEqual({ filled: ['kitchen', 'balcony'], asked: 0 })
  })

  it.each([
    ['Room', 'Room'],
    ['Name', 'Room'],
    ['Küche', 'Name'],
  ])('is asked about where they say nothing of it: %s, %s', (one, other) => {
    const { filled, asked } = kindsOf(one, other)
    expect(filled).not.toContain('balcony')
    expect(asked).toBeGreaterThan(0)
  })
})
