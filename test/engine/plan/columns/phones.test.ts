import { describe, expect, it } from 'vitest'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from '../table-of.ts'

describe('columns of phone numbers', () => {
  it.each([
    [
      'direct_line',
      'Telephone',
      'extension',
      '\\d{2,4}',
      ['(612) 555-0142 ext. 311', '612-555-0177', '+1 612 555 0119 x48'],
    ],
    ['telefon', 'Telefon dienstlich', 'durchwahl', '', ['030 901820 Durchwahl 12', '030 901821', '030 901822 DW 7']],
  ])('an extension is taken out of the phone number: %s', (phone, header, name, rule, values) => {
    const template = templateOf('people', [
      { name: 'id', required: true, unique: true },
      { name: phone, description: 'Phone number', rule: '\\+\\d{7,14}' },
      { name, ...(rule ? { rule } : {}) },
    ])
    const table = tableOfCells(
      'people',
      ['id', header],
      values.map((value, at) => [`P${at + 1}`, value]),
    )
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, phone)).toEqual([header])
    expect(inputsOf(decision, name)).toEqual([header])
    const [step, ...more] = columnOf(decision, name).transforms
    expect(more).toEqual([])
    const pattern = jsPattern((step as { pattern: string }).pattern)
    expect(values.map((value) => pattern.exec(value)?.[1] ?? '').filter((part) => /^\d+$/.test(part))).toHaveLength(2)
  })

  it('no extension is taken out of a column without any, nor for a column that means something else', () => {
    const template = templateOf('people', [{ name: 'id', required: true }, { name: 'phone' }, { name: 'poste' }])
    const table = tableOf('people', 'id|Phone\nP1|01 42 68 53 00 poste 12\nP2|01 42 68 53 01')
    expect(inputsOf(decideOn([table], [template]), 'poste')).toEqual([])
    const named = templateOf('people', [{ name: 'id', required: true }, { name: 'phone' }, { name: 'extension' }])
    const bare = tableOf('people', 'id|Phone\nP1|01 42 68 53 00\nP2|01 42 68 53 01')
    expect(inputsOf(decideOn([bare], [named]), 'extension')).toEqual([])
  })

  it('a rule for the phone numbers of one country finds those that are written without its calling code', () => {
    const template = templateOf('clubs', [{ name: 'name' }, { name: 'phone', rule: '\\+353\\d{8,9}' }])
    const table = tableOf(
      'clubs',
      'Club|Host|Ring before nine\nRowing|192.0.2.14|01 555 0142\nChess|192.0.2.15|(021) 555 0177\nHiking|198.51.100.7|+353 91 555 019',
    )
    const decision = decideOn([table], [template])
    const asked = decision.questions.find(({ target }) => target.column === 'phone')
    expect(asked ? asked.default : inputsOf(decision, 'phone')[0]).toBe('Ring before nine')
  })

  it('are dialled within their country where the rule wants that', () => {
    const template = templateOf('clubs', [
      { name: 'name' },
      { name: 'phone', rule: '0\\d{9,10}', description: 'UK, without blanks' },
    ])
    const table = tableOf(
      'clubs',
      'Name|Phone\nRowing|+44 7700 900123\nChess|07700 900456\nHiking|0044 7700 900789\nChoir|(01632) 960 001',
    )
    expect(columnOf(decideOn([table], [template]), 'phone').transforms).toEqual([
      { kind: 'phone', country: 'GB' },
      { kind: 'replace', find: '+44', with: '0' },
    ])
  })
})
