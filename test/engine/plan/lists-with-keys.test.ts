import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const machines = templateOf('machines', [
  { name: 'machine_no', required: true, unique: true, rule: 'MX\\d{2}' },
  { name: 'name', required: true, unique: true },
  { name: 'weight', required: true, rule: '\\d+' },
  { name: 'built', required: true, rule: '\\d{4}' },
  { name: 'maker', required: true },
  { name: 'voltage', required: true, rule: '\\d+ V' },
  { name: 'hall', required: true, rule: 'H\\d' },
  { name: 'hourly_rate', required: true, rule: '\\d+\\.\\d{2}' },
])
const jobs = templateOf('jobs', [
  { name: 'job_no', required: true, unique: true, rule: 'J\\d{3}' },
  { name: 'machine_no', required: true, link: 'machines.machine_no' },
  { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const names = ['Grey Lathe', 'Old Mill', 'Tall Press']
const done = tableOf(
  'jobs',
  `Job no|Machine|Day\n${Array.from({ length: 9 }, (_, at) => `J10${at}|${names[at % 3]}|2024-05-0${at + 1}`).join('\n')}`,
)

describe('a list of what other rows name', () => {
  it('is rows of the template whose keys stand in it as they are wanted, though it lacks what each row must have', () => {
    const list = tableOf(
      'overview',
      `No|Machine|Weight\n${names.map((name, at) => `MX0${at}|${name}|${at}50`).join('\n')}`,
    )
    const decision = decideOn([done, list], [machines, jobs])
    expect(decision.plan.sheets.map(({ slug }) => slug)).toEqual(['machines', 'jobs'])
    const { transforms } = columnOf(decision, 'machine_no', 1)
    expect(transforms).toMatchObject([
      { kind: 'value_map', entries: [{ value: 'MX00' }, { value: 'MX01' }, { value: 'MX02' }] },
    ])
  })

  it('is none where its keys have another form', () => {
    const list = tableOf(
      'overview',
      `No|Machine|Weight\n${names.map((name, at) => `7-${at}|${name}|${at}50`).join('\n')}`,
    )
    const { plan } = decideOn([done, list], [machines, jobs])
    expect(plan.ignored_tables).toMatchObject([
      { table: 'overview', reason: expect.stringContaining('list of codes') as string },
    ])
  })
})

describe('a list of codes with names', () => {
  const tutors = templateOf('tutors', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{2}\\d' },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'degree', required: true, rule: 'MA|BSc|MPhil', description: 'Degree: MA, BSc or MPhil' },
    { name: 'employed', required: true, rule: 'yes|no', description: 'yes if still employed, otherwise no' },
    ...['room', 'phone', 'since', 'note'].map((name) => ({ name })),
  ])
  const lessons = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true, rule: 'L\\d{3}' },
    { name: 'tutor', required: true, link: 'tutors.code' },
    { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const codes = ['AH1', 'BK2', 'CM3', 'DS4']
  const given = tableOf(
    'lessons',
    `Lesson|Taught by|Day\n${Array.from({ length: 20 }, (_, at) => `L1${10 + at}|${codes[at % 4]}|2024-05-0${(at % 9) + 1}`).join('\n')}`,
  )
  const list = (people: readonly string[]) =>
    tableOf('who', `Who|Tutor|x\n${people.map((person, at) => `${codes[at]}|${person}|Y`).join('\n')}`)
  const reasons = (people: readonly string[]) =>
    decideOn([given, list(people)], [tutors, lessons]).plan.ignored_tables.map(({ reason }) => reason)

  it('is rows of the template where the parts of its cells are what each row must have', () => {
    expect(reasons(['Ada Hall, MA', 'Ben King, BSc', 'Cora May, MPhil', 'Dan Shaw, MA'])).toEqual([])
  })

  it('is a list of codes where its cells have no such parts', () => {
    expect(reasons(['room 4', 'upper hall', 'room 12', 'library'])).toMatchObject([
      expect.stringContaining('list of codes'),
    ])
  })
})
