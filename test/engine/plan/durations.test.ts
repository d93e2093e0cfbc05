import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lessons = (name: string, rule?: string) =>
  templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'starts_at', required: true, rule: '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}' },
    { name, required: true, ...(rule && { rule }) },
  ])
const rows = [...Array(8).keys()]
const plan = (end: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf('plan', `Lesson no|Beginn|Ende\n${rows.map((at) => `L${at}|1${at}/03/2025 09:00|${end(at)}`).join('\n')}`)
const same = plan((at) => `1${at}/03/2025 1${at}:45`)

describe('a duration that no column holds', () => {
  it.each([
    ['duration_minutes', '\\d{1,3}', '$1 - $2'],
    ['duration_hours', '\\d{1,2}(\\.\\d{1,2})?', '($1 - $2) / 60'],
  ])('%s is what lies between the beginning and the end', (name, rule, formula) => {
    const decision = decideOn([same], [lessons(name, rule)])
    expect(columnOf(decision, name)).toMatchObject({
      inputs: [{ column: 'Ende' }, { column: 'Beginn' }],
      transforms: [{ kind: 'merge', calculation: { formula, inputs: [{ unit: 'min' }, { unit: 'min' }] } }],
    })
    expect(inputsOf(decision, 'starts_at')).toEqual(['Beginn'])
    expect(decision.questions).toEqual([])
  })

  it('is counted between times of the day, too', () => {
    const table = tableOf('plan', `Lesson no|Start|End\n${rows.map((at) => `L${at}|9:0${at}|1${at}.45`).join('\n')}`)
    const [step] = columnOf(decideOn([table], [lessons('minutes', '\\d{1,3}')]), 'minutes').transforms
    expect(step).toMatchObject({ calculation: { inputs: [{ dates: ['HH.mm'] }, { dates: ['HH:mm'] }] } })
  })

  it('is left to a column that holds it', () => {
    const own = tableOf(
      'plan',
      `Lesson no|Beginn|Ende|Duration\n${rows.map((at) => `L${at}|1${at}/03/2025 09:00|1${at}/03/2025 10:00|6${at}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([own], [lessons('duration_minutes', '\\d{1,3}')]), 'duration_minutes')).toEqual([
      'Duration',
    ])
  })

  it('goes on past midnight between times of the day, and that is told; what would be too long is left to a person', () => {
    const night = (end: string) =>
      tableOf('plan', `Lesson no|Start|End\n${rows.map((at) => `L${at}|22:0${at}|${end}:0${at}`).join('\n')}`)
    const decision = decideOn([night('06')], [lessons('minutes', '\\d{1,3}')])
    expect(inputsOf(decision, 'minutes')).toEqual(['End', 'Start'])
    expect(decision.notes.join(' ')).toContain('as in 8 of the rows looked at, it is that of the day after')
    expect(inputsOf(decideOn([night('21')], [lessons('minutes', '\\d{1,3}')]), 'minutes')).not.toContain('End')
  })

  it('is less the break where the description says so, and not counted where no column tells that', () => {
    const turns = templateOf('turns', [
      { name: 'turn', required: true, unique: true },
      { name: 'start_time', required: true, rule: '\\d{2}:\\d{2}' },
      { name: 'end_time', required: true, rule: '\\d{2}:\\d{2}' },
      { name: 'break_minutes', rule: '\\d+' },
      { name: 'hours', rule: '\\d+\\.\\d{2}', description: 'Hours from start to end, less the break', required: true },
    ])
    const table = (pause: string) =>
      tableOf('turns', `Turn|Start|End|${pause}\n${rows.map((at) => `T${at}|2${at % 3}:15|06:3${at}|30`).join('\n')}`)
    const decision = decideOn([table('Break')], [turns])
    expect(columnOf(decision, 'hours')).toMatchObject({
      inputs: [{ column: 'End' }, { column: 'Start' }, { column: 'Break' }],
      transforms: [
        {
          kind: 'merge',
          calculation: {
            formula: '(($1 - $2) - $3) / 60',
            inputs: [{ unit: 'min' }, { unit: 'min' }, { unit: 'min', bare_unit: 'min', empty: '0' }],
          },
        },
        { kind: 'number', decimals: 2 },
      ],
    })
    expect(inputsOf(decision, 'break_minutes')).toEqual(['Break'])
    const without = decideOn([table('Dock')], [turns])
    expect(inputsOf(without, 'hours')).not.toContain('End')
    expect(inputsOf(without, 'break_minutes')).not.toContain('End')
  })

  it('is not counted where one end of many would make it less than nothing, and no rule would refuse that', () => {
    const slip = plan((at) => (at === 3 ? '11/03/2025 10:00' : `1${at}/03/2025 10:00`))
    expect(columnOf(decideOn([slip], [lessons('minutes')]), 'minutes').transforms).toEqual([])
  })
})

it('figures without a unit are by default in that in which they are as large as the others', () => {
  const suppliers = templateOf('suppliers', [
    { name: 'supplier_no', required: true, unique: true },
    { name: 'lead_time_days', rule: '^\\d{1,3}$' },
  ])
  const times = ['2 wks', '3 wks', '10 days', '30', '21', '2 wks', '45', '4 wks']
  const table = tableOf('firms', `Supplier no|Lead time\n${times.map((time, at) => `F${at + 10}|${time}`).join('\n')}`)
  const [question] = decideOn([table], [suppliers]).questions
  expect(question).toMatchObject({ default: 'd' })
  expect(question!.prompt).toContain('Which unit have figures without one')
})
