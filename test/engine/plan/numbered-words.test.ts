import { describe, expect, it } from 'vitest'
import { meant } from '../match/meant.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a word with a number behind it', () => {
  it.each([
    ['chq #4293', 'card cheque cash', 'cheque'],
    ['Scheck Nr. 17', 'card cheque cash', 'cheque'],
    ['ck no. 12', 'card check cash', 'check'],
  ])('means what the word means: %s', (word, allowed, value) => {
    expect(meant(word, allowed)).toEqual([value])
  })

  it('may be another where what is allowed has numbers', () => {
    expect(meant('Room #3', 'room_1 room_2')).toEqual([null])
  })

  it('means what is said that the word means', () => {
    const trips = templateOf('trips', [
      { name: 'trip_no', required: true, unique: true },
      { name: 'ride', required: true, rule: '(coach|ferry|tram)' },
    ])
    const rides = ['qb #12', 'ferry', 'qb #9', 'ferry', 'qb #112', 'tram']
    const list = tableOf('trips', `Trip no|Ride\n${rides.map((ride, at) => `T${at + 1}|${ride}`).join('\n')}`)
    const knowledge = [{ key: 'Rides', scope: { type: 'account' as const }, content: 'qb is a coach.' }]
    const decision = decideOn([list], [trips], { knowledge })
    expect(decision.questions).toEqual([])
    const [step] = columnOf(decision, 'ride').transforms
    expect(step?.kind === 'value_map' && step.entries.map(({ raw, value }) => `${raw} ${value}`).toSorted()).toEqual([
      'qb #112 coach',
      'qb #12 coach',
      'qb #9 coach',
    ])
  })
})
