import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a column whose header is that of a list of the same rows', () => {
  const rowers = templateOf('rowers', [
    { name: 'rower_no', description: 'Member number', required: true, unique: true, rule: '\\d{5}' },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'date_of_birth', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'joined_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'mobile', description: 'E.164', rule: '\\+61\\d{9}' },
    { name: 'email', rule: '[a-z0-9._-]+@[a-z0-9.-]+' },
  ])
  const first = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edie', 'Fay', 'Gwen', 'Hope']
  const last = ['Moss', 'Lake', 'Hill', 'Ford', 'Wood', 'Dale', 'Marsh', 'Reed']
  const members = tableOf(
    'members',
    `Member no|Given names|Surname|DOB|Joined|TFN\n${first.map((name, at) => `00${at + 1}4${at}|${name}|${last[at]}|1980-0${at + 1}-11|2015-0${at + 1}-20|${693348408 - 1234567 * at}`).join('\n')}`,
  )
  const list = (header: string) =>
    tableOf(
      'phones',
      `Member no|Rower|${header}|E-mail\n${first.map((name, at) => `${at + 1}4${at}|${name} ${last[at]}|04${15 + at} 310 29${at}|${name.toLowerCase()}@row.example`).join('\n')}`,
    )
  const filled = (header: string, answers: { key: string; value: string }[] = []) => {
    const decision = decideOn([members, list(header)], [rowers], { answers })
    return { from: columnOf(decision, 'mobile').inputs.map(({ column }) => column), questions: decision.questions }
  }

  it.each(['Mobile', 'Mobile phone'])(
    'is taken from there before one that only looks like it, without a question: %s',
    (header) => {
      expect(filled(header)).toEqual({ from: [header], questions: [] })
    },
  )

  it('is taken from there though the answer is that no column of the rows themselves is meant', () => {
    const answers = [{ key: 'column:rowers.mobile@file_members/members', value: '(none)' }]
    expect(filled('Mobile', answers).from).toEqual(['Mobile'])
  })
})
