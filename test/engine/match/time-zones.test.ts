import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const ZONES = 'Eastern Central Mountain Pacific'

describe('time zones of North America', () => {
  it.each([
    ['Eastern', 'ET, EST, EDT, Eastern Time, US/Eastern, America/New_York, Heure de l’Est'],
    ['Central', 'CT, CST, CDT, Central Time, America/Chicago, Hora del Centro'],
    ['Mountain', 'MT, MST, MDT, Heure des Rocheuses'],
    ['Pacific', 'PT, PST, PDT, Pacific Time, America/Los_Angeles, Hora del Pacífico'],
  ])('%s is called by its letters, its city and in other languages: %s', (zone, words) => {
    expect(meant(words, ZONES)).toEqual(words.split(', ').map(() => zone))
  })

  it('of elsewhere are none of them', () => {
    expect(meant('CET, GMT, JST', ZONES)).toEqual([null, null, null])
  })
})
