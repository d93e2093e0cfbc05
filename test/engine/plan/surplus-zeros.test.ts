import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../../server/src/engine/match/pattern/pattern.ts'
import { withoutSurplus } from '../../../server/src/engine/match/values/surplus-zeros.ts'
import { inputsOf, decideOn, tableOf, templateOf } from './table-of.ts'
import { chain } from './transforms/chain.ts'

const six = { name: 'member_no', rule: '\\d{6}' }
const cut = { kind: 'rewrite', pattern: '0+(\\d{6})', with: '\\1' }

describe('zeros in front that are more than the rule takes', () => {
  it('are taken away', () => {
    expect(chain(six, 'Member no', ['00004711', '00120045', '00000009'])).toContainEqual(cut)
  })

  it('are taken away beside numbers that lack some', () => {
    const values = ['00004711', '00120045', '00000009', '4712', '88', '120046', '531']
    expect(chain(six, 'Member no', values)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'pad', length: 6 }), cut]),
    )
  })

  it('are taken away where what is left begins with one, as all others do', () => {
    const five = { name: 'depot_code', rule: '\\d{5}' }
    const values = ['02139', '02144', '01907', '02474', '02155', '0002138']
    expect(chain(five, 'Depot code', values)).toContainEqual({ kind: 'rewrite', pattern: '0+(\\d{5})', with: '\\1' })
  })

  it.each([
    ['of longer numbers', six, ['90004711', '00120045', '71000009', '81000123', '91000124']],
    [
      'where nearly all that the rule takes begin with a zero, and the rest would not',
      { name: 'depot_code', rule: '\\d{5}' },
      ['02139', '02144', '01907', '02474', '02155', '021399'],
    ],
    ['of a time', { name: 'start_time', rule: '([01]\\d|2[0-3])[0-5]\\d' }, ['000930', '001045', '000800']],
    ['of what is dialled', { name: 'phone', rule: '\\d{10}' }, ['0017185550112', '0012125550144', '0019175550188']],
    ['of what may have several lengths', { name: 'member_no', rule: '\\d{4,6}' }, ['00004711', '00120045']],
  ])('stay in front %s', (_, column, values) => {
    expect(chain(column, column.name, values).map(({ kind }) => kind)).not.toContain('rewrite')
  })

  it('are not all there is of a number', () => {
    const rule = compilePattern('\\d{6}')!
    expect(withoutSurplus('00000000', rule)).toBeNull()
    expect(withoutSurplus('00000010', rule)).toBe('000010')
    expect(withoutSurplus('000010', rule)).toBeNull()
  })

  it('are more where the rule says what all numbers begin with, and none of a time', () => {
    expect(withoutSurplus('0000030818', compilePattern('[34]\\d{4}')!)).toBe('30818')
    expect(withoutSurplus('001045', compilePattern('([01]\\d|2[0-3])[0-5]\\d')!)).toBeNull()
  })
})

describe('a number that lacks a figure of another', () => {
  const ten = { name: 'provider_no', rule: '\\d{10}' }
  const whole = ['1467512303', '1720045511', '1316900482', '2093811260']
  const kinds = (...values: string[]) => chain(ten, 'Provider', [...whole, ...values]).map(({ kind }) => kind)

  it.each(['146751230', '172004511', '093811260'])('is cut short, and has lost no zero in front: %s', (short) => {
    expect(kinds(short)).not.toContain('pad')
  })

  it('has lost its zero where it is like no other, or several are short', () => {
    expect(kinds('467512303')).not.toContain('pad')
    expect(kinds('811260977')).toContain('pad')
    expect(kinds('146751230', '811260977', '67600012')).toContain('pad')
  })
})

describe('a table that writes the key of the rows otherwise than the rule takes it', () => {
  const members = (rule: string) =>
    templateOf('members', [
      { name: 'member_no', required: true, unique: true, rule },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'joined_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'monthly_fee', rule: '\\d+\\.\\d{2}' },
    ])
  type Writing = (no: number) => string
  const zeros =
    (front: string, digits: number): Writing =>
    (no) =>
      front + String(no).padStart(digits, '0')
  const numbers = Array.from({ length: 24 }, (_, at) => 117 + 1931 * at)
  const list = (name: string, own: number[], written: Writing) =>
    tableOf(
      name,
      `Member no|First name|Last name|Joined on\n${own
        .map((no, at) => `${written(no)}|Ann${'abcdefghijkl'[at]}|Moss|${19 + (at % 9)}.05.2011`)
        .join('\n')}`,
    )
  const fees = (own: number[], written: Writing) =>
    tableOf(
      'fees',
      `Member number|Name|Tariff|Monthly fee\n${own
        .map((no, at) => `${written(no)}|Moss Ann|T${at % 3}|${at + 20},50`)
        .join('\n')}`,
    )

  it.each([
    ['with more zeros', '\\d{6}', [zeros('', 0), zeros('', 6)], zeros('', 8)],
    ['with zeros instead of letters', 'MB-\\d{6}', [zeros('MB-', 6), zeros('MB-', 6)], zeros('', 10)],
    ['with letters of its own', '\\d{6}', [zeros('', 6), zeros('', 6)], zeros('ACC', 9)],
  ] as const)('completes them, whichever list they stand in: %s', (_, rule, [north, south], written) => {
    const lists = [list('north', numbers.slice(0, 12), north), list('south', numbers.slice(12), south)]
    const decision = decideOn([...lists, fees(numbers.slice(1), written)], [members(rule)])
    const { sources } = decision.plan.sheets[0]!
    expect(sources.map(({ table, joins }) => [table, joins.map((join) => [join.table, join.loose])])).toEqual([
      ['north', [['fees', true]]],
      ['south', [['fees', true]]],
    ])
    expect([0, 1].map((source) => inputsOf(decision, 'monthly_fee', 0, source))).toEqual([
      ['Monthly fee'],
      ['Monthly fee'],
    ])
  })

  it('has rows of its own where many of its keys are others', () => {
    const others = numbers.map((no, at) => (at % 3 === 0 ? no + 500 : no))
    const tables = [list('north', numbers.slice(0, 12), zeros('', 6)), fees(others, zeros('ACC', 9))]
    const { sources } = decideOn(tables, [members('\\d{6}')]).plan.sheets[0]!
    expect(sources.map(({ table }) => table)).toEqual(['north', 'fees'])
  })
})
