import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rows = ['Moss and lichen|West hall', 'Bees in winter|Attic', 'How rivers bend|West hall', 'Old maps|Cellar']
const listed = (header: string) =>
  tableOf('list', `Code|${header}|Hall\n${rows.map((row, at) => `L0${at}|${row}`).join('\n')}`)
const code = { name: 'code', required: true, unique: true, rule: 'L\\d{2}' }
const lectures = templateOf('lectures', [code, { name: 'title', required: true }, { name: 'hall' }])

describe('a column that is called after the things of a list', () => {
  it.each([
    ['Projekt', 'projects'],
    ['Progetto', 'projects'],
    ['Kurs', 'courses'],
  ])('has their titles: %s', (header, slug) => {
    const decision = decideOn([listed(header)], [templateOf(slug, lectures.columns)])
    expect(inputsOf(decision, 'title')).toEqual([header])
    expect(decision.questions.map(({ prompt }) => prompt)).toEqual([])
  })

  it('has none where the list is of persons, who have a title before their name', () => {
    const lecturers = templateOf('guides', [code, { name: 'last_name', required: true }, { name: 'title' }])
    expect(inputsOf(decideOn([listed('Guide')], [lecturers]), 'title')).not.toEqual(['Guide'])
  })

  it('has none where another column is called the title', () => {
    const list = tableOf('list', `Code|Lecture|Title\n${rows.map((row, at) => `L0${at}|${row}`).join('\n')}`)
    expect(inputsOf(decideOn([list], [lectures]), 'title')).toEqual(['Title'])
  })
})
