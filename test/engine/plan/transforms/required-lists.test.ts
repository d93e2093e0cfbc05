import { describe, expect, it } from 'vitest'
import { statementFor } from '../../../../server/src/engine/knowledge/statements.ts'
import type { TableProfile } from '../../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'

describe('a required value of a list that no column holds', () => {
  const status: ColumnInput = { name: 'status', required: true, rule: '(active|retired)' }
  const template = templateOf('staff', [{ name: 'id', required: true, unique: true }, { name: 'name' }, status])
  const old = tableOf('Old pay book', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
  const key = 'value:staff.status:'

  it('is asked for once, and the answer is every row’s', () => {
    const { questions } = decideOn([old], [template])
    expect(questions).toMatchObject([{ key, kind: 'value_map', default: '(keep)', affected_rows: 3 }])
    const answered = decideOn([old], [template], { answers: [{ key, value: 'retired' }] })
    expect(answered.questions).toEqual([])
    expect(columnOf(answered, 'status')).toMatchObject({
      transforms: [{ kind: 'constant', value: 'retired' }],
      decided_by: 'answer',
    })
  })

  it('is asked for each of several tables, as each may be of another value', () => {
    const now = tableOf('pay book', 'name|id\nEve|S7\nFay|S8')
    const { questions } = decideOn([old, now], [template])
    expect(questions.map((question) => question.key)).toEqual([
      'filling:staff.status@file_Old pay book/Old pay book',
      'filling:staff.status@file_pay book/pay book',
    ])
    const answers = [
      { key: questions[0]!.key, value: 'retired' },
      { key: questions[1]!.key, value: 'active' },
    ]
    const { plan } = decideOn([old, now], [template], { answers })
    expect(plan.sheets[0]!.sources.map(({ columns }) => columns[2]!.transforms)).toEqual([
      [{ kind: 'constant', value: 'retired' }],
      [{ kind: 'constant', value: 'active' }],
    ])
    expect(statementFor(questions[0]!, 'retired')).toMatch(/^# /)
  })

  it('is by default what the file is called by, where that is one of the list', () => {
    const left = tableOf('retired_staff', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const decision = decideOn([left], [template])
    expect(decision.questions).toMatchObject([{ key, default: 'retired' }])
    expect(columnOf(decision, 'status').transforms).toEqual([{ kind: 'constant', value: 'retired' }])
  })

  it.each([
    ['Everybody who is only in the old pay book gets status retired.', 'retired'],
    ['The old pay book ends in 2015; they are all retired.', 'retired'],
    ['Nobody in the old pay book is to get status retired unless told.', null],
    ['All rows are retired.', null],
    ['Some in the old pay book are retired.', null],
  ])('is read from a sentence about all of the table: %s', (instructions, value) => {
    const decision = decideOn([old], [template], { instructions })
    expect(columnOf(decision, 'status').transforms).toEqual(value === null ? [] : [{ kind: 'constant', value }])
  })

  it.each([
    ['Everyone in pay book is active and everybody in pensioners is retired.', 'active', 'retired'],
    ['Pay book holds only active people, pensioners contains only retired ones.', 'active', 'retired'],
    ['Alle in Pay book sind active, alle in Pensioners sind retired.', 'active', 'retired'],
    ['The sheet pay book holds only actives.', 'active', null],
  ])('is read for each of the tables that one sentence is about: %s', (instructions, first, second) => {
    const book = tableOf('Pay book', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const more = tableOf('Pensioners', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([book, more], [template], { instructions })
    const steps = [0, 1].map((source) => columnOf(decision, 'status', 0, source).transforms)
    expect(steps).toEqual([first, second].map((value) => (value === null ? [] : [{ kind: 'constant', value }])))
  })

  it.each([
    ['The others are new staff with their badge number, all active.', 'active'],
    ['Die anderen sind neue Leute, alle active.', 'active'],
    ['The others may be active.', null],
  ])('is what a sentence says of the others where no column has it, and nowhere else: %s', (instructions, value) => {
    const book = tableOf('staff', 'id|name|status\nS1|Ada|active\nS2|Ben|retired\nS3|Cyd|retired')
    const badges = tableOf('Badges', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([book, badges], [template], { instructions })
    const [own, other] = [0, 1].map((source) => columnOf(decision, 'status', 0, source))
    expect(own).toMatchObject({ inputs: [{ column: 'status' }] })
    expect(own!.transforms).not.toContainEqual(expect.objectContaining({ kind: 'constant' }))
    expect(other!.transforms).toEqual(value === null ? [] : [{ kind: 'default', value }])
  })

  it('is read of the file that a sentence names together with its sheet, and of no other that is called as the sheet', () => {
    const inFile = (file_name: string, name: string, text: string): TableProfile => {
      const profile = tableOf(name, text)
      return { ...profile, table: { ...profile.table, file_id: file_name, file_name } }
    }
    const other = inFile('A_STAFF.csv', 'A_STAFF', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const fresh = inFile('Newcomers_2024.xlsx', 'Staff', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([other, fresh], [template], { instructions: 'The staff in newcomers are all active.' })
    const steps = [0, 1].map((source) => columnOf(decision, 'status', 0, source).transforms)
    expect(steps).toEqual([[], [{ kind: 'constant', value: 'active' }]])
  })

  it('is read from what a sentence says of all rows with a value that another one gives a table', () => {
    const rule = '(full_time|part_time)'
    const paid = templateOf('staff', [...template.columns, { name: 'hours', required: true, rule }])
    const instructions = 'Everyone in the old pay book is retired. All retired people work part time.'
    const decision = decideOn([old], [paid], { instructions })
    expect(columnOf(decision, 'hours').transforms).toEqual([{ kind: 'constant', value: 'part_time' }])
    expect(decision.notes.some((note) => note.includes('Not understood'))).toBe(false)
  })
})
