import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const sports = templateOf('sports', [
  { name: 'sport_code', required: true, unique: true, rule: '^[A-Z]\\d{2}$' },
  { name: 'name', required: true },
])
const hours = templateOf('hours', [
  { name: 'coach', required: true },
  { name: 'sport_code', required: true, link: 'sports.sport_code' },
])
const list = tableOf(
  'sports',
  'Code|Name|Coaches say\nA01|Track Cycling|Track\nB02|Water Polo|WP / Polo\nC03|Artistic Swimming|Synchro\nD04|Trampoline Jumping|Tramp\nE05|Ice Climbing|Ice',
)
const log = tableOf(
  'log',
  `Coach|Discipline\n${[
    ...Array<string>(4).fill('WP'),
    ...Array<string>(3).fill('Track'),
    ...Array<string>(3).fill('Ice Climbing'),
    'Track Cycling',
    'Synchro',
    'Synchro',
    'Artistic Swimming',
    'Water Polo',
    'Ice',
    'Tramp',
    'Trampoline Jumping',
  ]
    .map((sport, at) => `Coach ${at}|${sport}`)
    .join('\n')}`,
)

describe('rows that a link names by either of two columns of their list', () => {
  it('are told by what each of them has in full, and by a part where only that is left', () => {
    const { plan, questions } = decideOn([list, log], [sports, hours])
    const { transforms, inputs } = plan.sheets.find(({ slug }) => slug === 'hours')!.sources[0]!.columns[1]!
    expect(questions).toEqual([])
    expect(inputs).toMatchObject([{ column: 'Discipline' }])
    const entries = transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
    expect(Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))).toEqual({
      WP: 'B02',
      'Water Polo': 'B02',
      Track: 'A01',
      'Track Cycling': 'A01',
      Synchro: 'C03',
      'Artistic Swimming': 'C03',
      Tramp: 'D04',
      'Trampoline Jumping': 'D04',
      Ice: 'E05',
      'Ice Climbing': 'E05',
    })
  })
})
