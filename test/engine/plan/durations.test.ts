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

  it('is left to a column that holds it, and to a person where shifts go on past midnight', () => {
    const own = tableOf(
      'plan',
      `Lesson no|Beginn|Ende|Duration\n${rows.map((at) => `L${at}|1${at}/03/2025 09:00|1${at}/03/2025 10:00|6${at}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([own], [lessons('duration_minutes', '\\d{1,3}')]), 'duration_minutes')).toEqual([
      'Duration',
    ])
    const night = tableOf('plan', `Lesson no|Start|End\n${rows.map((at) => `L${at}|22:0${at}|06:0${at}`).join('\n')}`)
    expect(inputsOf(decideOn([night], [lessons('minutes', '\\d{1,3}')]), 'minutes')).not.toContain('End')
  })

  it('is not counted where one end of many would make it less than nothing, and no rule would refuse that', () => {
    const slip = plan((at) => (at === 3 ? '11/03/2025 10:00' : `1${at}/03/2025 10:00`))
    expect(columnOf(decideOn([slip], [lessons('minutes')]), 'minutes').transforms).toEqual([])
  })
})
