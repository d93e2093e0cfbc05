import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'badge', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'job_title' },
])
const list = (titles: string[]) =>
  tableOf(
    'crew',
    `Badge|Salutation|First name|Last name|Title\n${titles.map((title, at) => `C10${at}||${'Ada Bo Cy Di'.split(' ')[at]}|${'Berg Lund Holm Falk'.split(' ')[at]}|${title}`).join('\n')}`,
  )

describe('“Title” of people is what they do', () => {
  it('where its cells say so, beside a column of salutations', () => {
    const decision = decideOn([list(['Deckhand', 'Ship’s Cook', 'Second Engineer', 'Deckhand'])], [crew])
    expect(inputsOf(decision, 'job_title')).toEqual(['Title'])
    expect(decision.questions).toEqual([])
  })

  it('and is asked about where it is what they are called by', () => {
    const decision = decideOn([list(['Dr', 'Ms', 'Mr', 'Mrs'])], [crew])
    expect(decision.questions.map(({ target }) => target.column)).toEqual(['job_title'])
  })
})
