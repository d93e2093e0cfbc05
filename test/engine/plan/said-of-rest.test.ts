import { describe, expect, it } from 'vitest'
import { closestValue } from '../../../server/src/engine/match/values/same-meaning.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const seats = templateOf('seats', [
  { name: 'seat_no', required: true, unique: true },
  { name: 'town', required: true },
  { name: 'status', required: true, rule: '(taken|cancelled)' },
])
const notes = [
  '',
  'abgemeldet',
  'hat abgemeldet',
  'mit Hund',
  '',
  'bringt Decke',
  '',
  'mit Hund',
  '',
  'abgemeldet',
  '',
  '',
]
const TOWNS = ['Lehrte', 'Peine', 'Lehrte', 'Hameln', 'Peine']
const booked = (header: string, last: string): ReturnType<typeof tableOf> => {
  const rows = [...notes, ...notes, last].map((note, at) => `S${at + 10}|${TOWNS[at % TOWNS.length]}|${note}`)
  return tableOf('seats', `Seat no|Town|${header}\n${rows.join('\n')}`)
}
const said = 'In Lehrte heißt "abgemeldet" in der Bemerkung cancelled, alle anderen sind taken.'

function entriesOf(decision: Decision, column: string): Record<string, string> {
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('what is said of some values and of all others', () => {
  const decision = decideOn([booked('Bemerkung', '')], [seats], { instructions: said })

  it('is said of the words in quotation marks, and not of the place where it holds', () => {
    expect(columnOf(decision, 'town').transforms).toEqual([])
  })

  it('holds for notes that have the word beside others', () => {
    expect(entriesOf(decision, 'status')).toEqual({
      abgemeldet: 'cancelled',
      'hat abgemeldet': 'cancelled',
      'mit Hund': 'taken',
      'bringt Decke': 'taken',
    })
  })

  it('is neither of a note that denies it', () => {
    const denied = decideOn([booked('Status', 'nicht abgemeldet')], [seats], { instructions: said })
    expect(entriesOf(denied, 'status')).toMatchObject({ 'hat abgemeldet': 'cancelled', 'mit Hund': 'taken' })
    expect(Object.keys(entriesOf(denied, 'status'))).not.toContain('nicht abgemeldet')
  })

  it('holds for cells without a value', () => {
    expect(columnOf(decision, 'status').transforms).toContainEqual({ kind: 'default', value: 'taken' })
    expect(decision.questions.map(({ prompt }) => prompt)).not.toContainEqual(expect.stringContaining('empty cells'))
  })
})

describe('a mark under a header, beside what became of all the others', () => {
  const lessons = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'state', required: true, rule: '^(Held|Planned|Dropped)$' },
  ])
  const rows = ['L1|Rex|', 'L2|Luna|x', 'L3|Rex|', 'L4|Otto|x', 'L5|Luna|', 'L6|Rex|']
  const book = tableOf('stable book', ['Lesson No|Pony|Void', ...rows].join('\n'))

  it.each([
    'In the stable book an x under Void means it was dropped, and everything else there went ahead.',
    'Im stable book heißt ein x in der Spalte Void, dass die Stunde dropped ist, und alles andere dort fand statt.',
  ])('is not what all rows are: %s', (instructions) => {
    const { questions, plan } = decideOn([book], [lessons], { instructions })
    expect(plan.sheets[0]!.sources[0]!.columns[1]!.transforms).toEqual([])
    expect(questions.map(({ target }) => target.column)).toEqual(['state'])
  })
})

it('“everything else there took place” is said of cells without a value, as what it means where nothing nearer is allowed', () => {
  const outings = templateOf('outings', [
    { name: 'outing_no', required: true, unique: true },
    { name: 'state', required: true, rule: '(Firm|Tentative|Called off)' },
  ])
  const rows = Array.from({ length: 12 }, (_, at) => `U${at + 10}|${at % 4 === 0 ? 'k' : ''}`)
  const stateOf = (instructions: string): unknown[] => {
    const decision = decideOn([tableOf('outings', `Outing no|State\n${rows.join('\n')}`)], [outings], { instructions })
    return columnOf(decision, 'state').transforms
  }
  const rest = { kind: 'default', value: 'Firm' }
  expect(stateOf('A k under State means it was called off, and everything else there is firm.')).toContainEqual(rest)
  expect(stateOf('A k under State means it was called off, and everything else there took place.')).toContainEqual(rest)
})

it('what took place is confirmed where nothing nearer is allowed', () => {
  expect(closestValue('went ahead', ['Confirmed', 'Provisional', 'Cancelled'])[0]?.value).toBe('Confirmed')
  expect(closestValue('fand statt', ['confirmed', 'completed', 'cancelled'])[0]?.value).toBe('completed')
  expect(closestValue('findet statt', ['confirmed', 'completed', 'cancelled'])[0]?.value).toBe('confirmed')
})
