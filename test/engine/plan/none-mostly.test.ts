import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A column in which most cells say that there is none, and the others are what is wanted.

const lockers = (description: string, required = true) =>
  templateOf('lockers', [
    { name: 'locker_no', required: true, unique: true, rule: '^L\\d{2}$' },
    { name: 'rent', required: true, rule: '^\\d+\\.\\d{2}$' },
    { name: 'key_deposit', description, required, rule: '^\\d+\\.\\d{2}$' },
  ])
const listed = (none: string) =>
  tableOf(
    'lockers',
    `Locker no|Rent|Key deposit\nL01|$4.00|$20.00\nL02|$4.50|${none}\nL03|$3.00|${none}\nL04|$4.00|${none}\nL05|$6.00|$35.00`,
  )

describe('a column that mostly says that there is none', () => {
  it.each(['nil', 'none', 'keine'])(
    'is the amount that it is called, and zero where the template says so: %s',
    (none) => {
      const decision = decideOn([listed(none)], [lockers('Two decimals, 0.00 when there is none')])
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'key_deposit')).toEqual(['Key deposit'])
      const steps = columnOf(decision, 'key_deposit').transforms
      expect(steps[0]).toMatchObject({ kind: 'value_map', entries: [{ raw: none, value: '0.00' }] })
      expect(steps[1]).toMatchObject({ kind: 'number', decimal: '.' })
    },
  )

  it.each(['Two decimals, 0 without a deposit', 'Two decimals; empty = 0', 'Zwei Stellen, 0 ohne Pfand'])(
    'has zero for its empty cells where the template says so: %s',
    (description) => {
      const decision = decideOn([listed('')], [lockers(description)])
      expect(columnOf(decision, 'key_deposit').transforms).toContainEqual({ kind: 'default', value: '0.00' })
    },
  )

  it('is not made zero where the template does not say what none is', () => {
    const decision = decideOn([listed('nil')], [lockers('Two decimals')])
    const steps = columnOf(decision, 'key_deposit').transforms
    expect(steps.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('is a value like any other where the rule lists it', () => {
    const template = templateOf('lockers', [
      { name: 'locker_no', required: true, unique: true },
      { name: 'light', required: true, rule: '^(none|red|blue)$' },
    ])
    const table = tableOf('lockers', 'Locker no|Light\nL01|none\nL02|none\nL03|red\nL04|none\nL05|blue')
    expect(columnOf(decideOn([table], [template]), 'light').transforms).toEqual([])
  })
})

it('days and weeks are counted in Polish, too', () => {
  const template = templateOf('kits', [
    { name: 'kit', required: true, unique: true },
    { name: 'lead_time_days', rule: '^\\d+$' },
  ])
  const table = tableOf('kits', 'Kit|Lead time\nK1|5 dni\nK2|2 tyg.\nK3|1 dzień\nK4|3 tygodnie')
  const [step] = columnOf(decideOn([table], [template]), 'lead_time_days').transforms
  expect(step).toMatchObject({ kind: 'number', unit: 'd' })
})

it('a code that a text calls “none” is that where the rule lists it, and nothing elsewhere', () => {
  const coded = tableOf(
    'boats',
    `Boat|Levy\n${['15%', 'Z', 'N', '15%', 'N', '15%', 'Z'].map((levy, at) => `B${at}|${levy}`).join('\n')}`,
  )
  const levied = (rule: string, required: boolean) =>
    columnOf(
      decideOn(
        [coded],
        [
          templateOf('boats', [
            { name: 'boat', required: true, unique: true },
            { name: 'levy', required, rule },
          ]),
        ],
        { instructions: 'In the lists of the levy: 15% = full, Z = zero, N = none.' },
      ),
      'levy',
    ).transforms
  expect(levied('full|zero|none', true)).toMatchObject([
    { kind: 'value_map', entries: [{ raw: '15%' }, { raw: 'N', value: 'none' }, { raw: 'Z' }] },
  ])
  expect(levied('full|zero', false)[0]).toEqual({ kind: 'null_token', tokens: ['N'] })
})
