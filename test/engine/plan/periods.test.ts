import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

const stays = templateOf('stays', [
  { name: 'guest', required: true },
  { name: 'start_date', required: true, description: 'First night (YYYY-MM-DD).' },
  { name: 'end_date', description: 'Last night (YYYY-MM-DD), empty while it goes on.' },
])
const table = tableOf(
  'stays',
  'Guest|Nights\nAda|03.05.2024 - 09.05.2024\nBen|11.05.2024 bis 12.05.2024\nCy|14.05.2024 – 21.05.2024\nDi|vom 02.06.2024 bis 28.06.2024\nEd|30.06.2024 - offen',
)
const partsOf = (decision: ReturnType<typeof decideOn>, column: string, cell: string): string | null | undefined => {
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'extract')
  return step?.kind === 'extract' ? (jsPattern(step.pattern).exec(cell)?.[1] ?? null) : undefined
}

describe('a first and a last day in one cell', () => {
  it('fill the column where it begins and the one where it ends, which is empty where there is none yet', () => {
    const decision = decideOn([table], [stays])
    expect(columnOf(decision, 'start_date').inputs.map(({ column }) => column)).toEqual(['Nights'])
    expect(columnOf(decision, 'end_date').inputs.map(({ column }) => column)).toEqual(['Nights'])
    const cells = ['03.05.2024 - 09.05.2024', 'vom 02.06.2024 bis 28.06.2024', '30.06.2024 - offen']
    expect(cells.map((cell) => partsOf(decision, 'start_date', cell))).toEqual([
      '03.05.2024',
      '02.06.2024',
      '30.06.2024',
    ])
    expect(cells.map((cell) => partsOf(decision, 'end_date', cell))).toEqual(['09.05.2024', '28.06.2024', null])
  })

  it('do so where the column is named for one of them alone', () => {
    const decision = decideOn([table], [stays], { instructions: '`Nights` is `start_date`.' })
    expect(partsOf(decision, 'start_date', '03.05.2024 - 09.05.2024')).toBe('03.05.2024')
  })

  it('do so where the two are called the first and the last of it', () => {
    const [guest, start, end] = stays.columns
    const named = { ...stays, columns: [guest!, { ...start!, name: 'first_night' }, { ...end!, name: 'last_night' }] }
    expect(partsOf(decideOn([table], [named]), 'last_night', '03.05.2024 - 09.05.2024')).toBe('09.05.2024')
  })

  it('stay together where the template has no two such columns, or most cells have one day', () => {
    const [guest, start] = stays.columns
    const one = {
      ...stays,
      columns: [guest!, start!, { ...start!, name: 'booked_on', description: 'Day (YYYY-MM-DD).' }],
    }
    expect(partsOf(decideOn([table], [one]), 'start_date', '03.05.2024 - 09.05.2024')).toBeUndefined()
    const days = tableOf('stays', 'Guest|Nights\nAda|03.05.2024\nBen|11.05.2024\nCy|14.05.2024 - 21.05.2024')
    expect(partsOf(decideOn([days], [stays]), 'start_date', '03.05.2024')).toBeUndefined()
  })
})

describe('a first day that leaves its month or year to the last one', () => {
  const wholeOf = (decision: ReturnType<typeof decideOn>, cell: string): string | undefined => {
    const step = columnOf(decision, 'start_date').transforms.find(({ kind }) => kind === 'rewrite')
    if (step?.kind !== 'rewrite') return undefined
    return cell.replace(jsPattern(`^(?:${step.pattern})$`), step.with.replaceAll('\\', '$'))
  }
  const nights = (...cells: string[]) =>
    tableOf('stays', `Guest|Nights\n${cells.map((cell, at) => `G${at}|${cell}`).join('\n')}`)

  it.each([
    ['3 bis 9.5.2024', '3.5.2024 bis 9.5.2024'],
    ['29.1. – 6.2.2024', '29.1.2024 – 6.2.2024'],
    ['3–9 May 2024', '3 May 2024–9 May 2024'],
    ['28 Jan to 2 Feb 2024', '28 Jan 2024 to 2 Feb 2024'],
    ['11.05.2024 bis 12.05.2024', '11.05.2024 bis 12.05.2024'],
    ['30.06.2024 - offen', '30.06.2024 - offen'],
  ])('is written with it: “%s”', (cell, whole) => {
    const few = nights('11.05.2024 - 12.05.2024', '14.05.2024 - 21.05.2024', '30.06.2024 - offen', cell)
    const decision = decideOn([few], [stays])
    expect(wholeOf(decision, cell) ?? cell).toBe(whole)
    const [first, last] = [partsOf(decision, 'start_date', whole), partsOf(decision, 'end_date', whole)]
    expect(whole.startsWith(first!)).toBe(true)
    expect(whole.endsWith(last ?? '')).toBe(true)
  })

  it('is left as it is where it can be of no such month or year', () => {
    const turn = nights('11.05.2024 - 12.05.2024', '14.05.2024 - 21.05.2024', '30.06.2024 - offen', '28.12. - 3.1.2025')
    expect(wholeOf(decideOn([turn], [stays]), '28.12. - 3.1.2025')).toBeUndefined()
  })

  it('is the last one as well where there is no other, and the description says so', () => {
    const [guest, start, end] = stays.columns
    const same = { ...end!, description: 'YYYY-MM-DD; same as the first night for a single one, blank if it goes on' }
    const few = nights('11.05.2024 - 12.05.2024', '14.05.2024 - 21.05.2024', '30.06.2024 - offen', '3.6.2024')
    const decision = decideOn([few], [{ ...stays, columns: [guest!, start!, same] }])
    expect(
      ['3.6.2024', '30.06.2024 - offen', '11.05.2024 - 12.05.2024'].map((cell) => partsOf(decision, 'end_date', cell)),
    ).toEqual(['3.6.2024', null, '12.05.2024'])
  })
})
