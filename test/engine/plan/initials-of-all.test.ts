import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { shortForEach } from '../../../server/src/engine/plan/transforms/values/short-for-each.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const absences = templateOf('absences', [
  { name: 'employee', required: true },
  { name: 'first_day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'reason', required: true, rule: '(sickness|injury|compassionate|unpaid|medical)' },
])
const log = (...reasons: string[]): TableProfile => {
  const lines = [...Array(30).keys()].map(
    (at) => `Worker ${at}|2024-05-${10 + (at % 19)}|${reasons[at % reasons.length]}`,
  )
  return tableOf('log', `Employee|First day|Reason\n${lines.join('\n')}`)
}
const askedOf = (...tables: TableProfile[]): string[] =>
  decideOn(tables, [absences]).questions.map(({ key }) => key.replace('value:absences.reason:', ''))

describe('single letters', () => {
  it('that are the initials of all allowed values need no question, though a word beside them does', () => {
    const table = log('S', 'C', 'M', 'U', 'I', 'Hospital')
    expect(askedOf(table)).toEqual(['Hospital'])
    const [step] = columnOf(decideOn([table], [absences]), 'reason').transforms
    expect(step?.kind === 'value_map' && step.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ raw: 'S', value: 'sickness' }),
        expect.objectContaining({ raw: 'I', value: 'injury' }),
      ]),
    )
  })

  it('may be those of what a value says behind a small word, in a list that has no other such letter', () => {
    const [value] = ['state', 'state'].map((name) => ({ name, required: true, rule: '(ready|on_loan|scrapped)' }))
    const tools = templateOf('tools', [{ name: 'tool_no', required: true, unique: true }, value!])
    const list = (...states: string[]): TableProfile =>
      tableOf(
        'tools',
        `Tool no|State\n${[...Array(24).keys()].map((at) => `T${at}|${states[at % states.length]}`).join('\n')}`,
      )
    const asked = (...states: string[]): string[] =>
      decideOn([list(...states)], [tools]).questions.map(({ key }) => key.replace('value:tools.state:', ''))
    expect(asked('P', 'S', 'R')).toEqual(expect.arrayContaining(['P', 'S', 'R']))
    expect(asked('R', 'S', 'L')).toEqual([])
  })

  it('are clear beside a single slip, which is asked about', () => {
    const many = Array.from({ length: 40 }, (_, at) => ['S', 'C', 'M', 'U', 'I'][at % 5]!)
    const lines = [...many, 'X'].map((reason, at) => `Worker ${at}|2024-05-${10 + (at % 19)}|${reason}`)
    expect(askedOf(tableOf('log', `Employee|First day|Reason\n${lines.join('\n')}`))).toEqual(['X'])
  })

  it('are asked about where one is of no value, or one value has none', () => {
    expect(askedOf(log('S', 'C', 'M', 'U', 'I', 'X'))).toEqual(expect.arrayContaining(['S', 'X']))
    expect(askedOf(log('S', 'C', 'M', 'U', 'Hospital'))).toEqual(expect.arrayContaining(['S', 'C', 'M', 'U']))
  })

  it('are asked about where a list has something else for them', () => {
    const list = tableOf(
      'Reasons',
      'Reason|Meaning\nS|Strike\nC|Course\nM|Moving house\nU|Union\nI|Interview\nH|Hospital',
    )
    expect(askedOf(log('S', 'C', 'M', 'U', 'I', 'H'), list)).toEqual(expect.arrayContaining(['S', 'C', 'M', 'U', 'I']))
  })
})

describe('codes of a few letters', () => {
  const courses = ['Grundkurs', 'Weltküche', 'Backen', 'Wein', 'Kinder']

  it('are clear where there is only one way to give each a value of its own', () => {
    expect([...shortForEach(['WK', 'GK', 'BA', 'KI', 'WE', 'Sonstiges'], courses)]).toEqual([
      ['WK', 'Weltküche'],
      ['GK', 'Grundkurs'],
      ['BA', 'Backen'],
      ['KI', 'Kinder'],
      ['WE', 'Wein'],
    ])
    expect(shortForEach(['o', 'P', 'p', 'OV'], ['open', 'paid', 'overdue'])).toEqual(
      new Map([
        ['o', 'open'],
        ['P', 'paid'],
        ['p', 'paid'],
        ['OV', 'overdue'],
      ]),
    )
  })

  it('are shared out at once, however many values begin alike', () => {
    const values = Array.from(
      { length: 40 },
      (_, at) => `p${'abcdefghij'[at % 10]}${'klmno'[Math.floor(at / 10)]}x${at}`,
    )
    const codes = [...values.slice(0, 38).map((_, at) => `P${'abcdefghij'[at % 10]}`), 'Px', 'P']
    expect([...shortForEach([...new Set(codes)], values)]).toEqual([])
    const alike = Array.from({ length: 20 }, (_, at) => `p${'x'.repeat(at)}abcdefghijklmnopqrst`)
    const short = [...'abcdefghijklmnopqrs'].map((letter) => `p${letter}`)
    expect([...shortForEach([...short, 'q'], alike)]).toEqual([])
  })

  it.each([
    ['there are two ways', ['WE', 'W', 'GK', 'BA', 'KI'], courses],
    ['a code is of no value', ['WK', 'GK', 'BA', 'KI', 'XE'], courses],
    ['a value has no code', ['WK', 'GK', 'BA', 'KI'], courses],
    ['there are but two', ['Y', 'N'], ['yes', 'no']],
  ])('are unclear where %s', (_, texts, allowed) => {
    expect([...shortForEach(texts, allowed)]).toEqual([])
  })

  it('are clear for the last value with its letters in any order', () => {
    const allowed = ['rooftop_unit', 'boiler', 'chiller', 'elevator', 'fire_panel']
    expect([...shortForEach(['RTU', 'BLR', 'CHL', 'ELV', 'FAP'], allowed)].at(-1)).toEqual(['FAP', 'fire_panel'])
    expect(shortForEach(['RTU', 'BLR', 'CHL', 'ELV', 'FAX'], allowed).size).toBe(0)
    expect(shortForEach(['RTU', 'BLR', 'FAP'], allowed).size).toBe(0)
  })
})
