import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = (description: string) =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'boat_name' },
    { name: 'berth_paid_until', description, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'status', required: true, rule: '^(afloat|scrapped)$' },
  ])
const rows = ['Marie', 'Sturmvogel', 'Ola', 'Petrel'].map((name, at) => `B${at + 10}|${name}|2023-0${at + 3}-11`)
const table = tableOf('Scrapped', `Boat no|Boat name|Scrapped on\n${rows.join('\n')}`)
const decided = (description: string) =>
  decideOn([table], [boats(description)], {
    knowledge: [{ key: 'k', scope: { type: 'account' }, content: 'Boats in the file Scrapped are scrapped.' }],
  })

it('what a description leaves empty for the rows of a list has no column in it, and nobody is asked', () => {
  const decision = decided('ISO date; blank for scrapped boats')
  expect(columnOf(decision, 'status').transforms).toContainEqual({ kind: 'constant', value: 'scrapped' })
  expect(inputsOf(decision, 'berth_paid_until')).toEqual([])
  expect(decision.questions).toEqual([])
  expect(decision.notes.join()).toContain('“berth_paid_until” of Boats is left empty')
})

it('words of when a column is empty say nothing of what it is', () => {
  const decision = decideOn([table], [boats('ISO date; blank once scrapped')])
  expect(decision.questions.map(({ target }) => target?.column)).toContain('berth_paid_until')
})
