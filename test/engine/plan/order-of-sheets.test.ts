import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'day', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const sheet = (name: string, days: string[], file = 'visits.xlsx') => {
  const one = tableOf(name, `Visit no|Day\n${days.map((day, at) => `${name[0]}${at}|${day}`).join('\n')}`)
  return { ...one, table: { ...one.table, file_id: file, file_name: file } }
}
const open = sheet('Mill', ['06/05/24', '2024-05-09', '7.5.2024'])

describe('the order of day and month', () => {
  const orderIn = (...others: ReturnType<typeof sheet>[]) => {
    const decision = decideOn([open, ...others], [visits])
    const [step] = columnOf(decision, 'day').transforms
    return {
      asked: decision.questions.filter(({ kind, prompt }) => kind === 'date_order' && prompt.includes('Mill')).length,
      from: step?.kind === 'date' ? step.from[0] : null,
    }
  }

  it('is that of the same column on the other sheets', () => {
    expect(orderIn(sheet('Weir', ['19/01/24', '03/02/24']))).toEqual({ asked: 0, from: 'DD/MM/YY' })
    expect(orderIn(sheet('Weir', ['01/19/24', '03/02/24']))).toEqual({ asked: 0, from: 'MM/DD/YY' })
  })

  it.each([
    ['sheets differ', [sheet('Weir', ['19/01/24']), sheet('Lock', ['01/19/24'])]],
    ['only dates with other marks show it', [sheet('Weir', ['19.01.2024', '03/02/24'])]],
    ['it is shown in another file', [sheet('Weir', ['19/01/24'], 'others.xlsx')]],
  ])('is asked for where %s', (_, others) => {
    expect(orderIn(...others).asked).toBe(1)
  })
})
