import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  { name: 'diver_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'town' },
])
const courses = templateOf('courses', [
  { name: 'diver_no', required: true, link: 'divers.diver_no' },
  { name: 'coach', required: true },
  { name: 'lesson_minutes', required: true, rule: '\\d{2}' },
])
const header = 'Diver no|Name|Town|Coach|Lesson minutes'
const rows = [
  'D1|Ada Brook|Ayr|Ines|30',
  'D2|Ben Dale|Wick|Karl|45',
  'D3|Cy Fenn|Oban|Ines|30',
  'D4|Di Gale|Ayr|Rosa|60',
]
const list = tableOf('divers', [header, ...rows].join('\n'))
const slugs = (decision: ReturnType<typeof decideOn>): string[] => decision.plan.sheets.map(({ slug }) => slug)

describe('a table whose rows have all of another template that links to them', () => {
  it('fills that as well, where it has no table, and is told', () => {
    const decision = decideOn([list], [divers, courses])
    expect(slugs(decision)).toEqual(['divers', 'courses'])
    expect(['diver_no', 'coach', 'lesson_minutes'].map((name) => inputsOf(decision, name, 1))).toEqual([
      ['Diver no'],
      ['Coach'],
      ['Lesson minutes'],
    ])
    expect(decision.notes.join('\n')).toContain('divers.csv also fills Courses, for which there is no other table')
    expect(decision.questions).toEqual([])
  })

  it('does not where it lacks what each must have, or another table has such rows', () => {
    const short = tableOf('divers', [header, ...rows].map((row) => row.split('|').slice(0, 4).join('|')).join('\n'))
    expect(slugs(decideOn([short], [divers, courses]))).toEqual(['divers'])
    const own = tableOf('courses', 'Diver no|Coach|Lesson minutes\nD1|Ines|30\nD1|Karl|45\nD2|Rosa|60\nD4|Ines|30')
    const both = decideOn([list, own], [divers, courses])
    expect(both.plan.sheets.find(({ slug }) => slug === 'courses')?.sources.map(({ table }) => table)).toEqual([
      'courses',
    ])
  })

  it('does not where its columns are those of the rows themselves', () => {
    const notes = templateOf('diver_notes', [
      { name: 'diver_no', required: true, link: 'divers.diver_no' },
      { name: 'name', required: true },
      { name: 'town', required: true },
    ])
    const plain = tableOf('divers', [header, ...rows].map((row) => row.split('|').slice(0, 3).join('|')).join('\n'))
    expect(slugs(decideOn([plain], [divers, notes]))).toEqual(['divers'])
  })
})
