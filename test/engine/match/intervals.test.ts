import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('how often something is', () => {
  const often = (words: string): (string | null)[] =>
    meant(words, 'weekly fortnightly monthly quarterly yearly biennial')

  it.each([
    ['1x/wk, once a week, every week, 7 days', 'weekly'],
    ['2-weekly, alt. weeks, 14 days, every other week', 'fortnightly'],
    ['12x per year, 30 days, 1 x / mth', 'monthly'],
    ['3-mthly, every 3 mths, 4x per year', 'quarterly'],
    ['12 months, 1x/yr', 'yearly'],
    ['every 2 yrs, 24 months', 'biennial'],
  ])('is read from counts and units: %s', (words, value) => {
    expect(often(words)).toEqual(words.split(', ').map(() => value))
  })

  it('is read from the pays of a year', () => {
    expect(meant('26 pays, 24 pays, 12 x', 'biweekly semimonthly monthly')).toEqual([
      'biweekly',
      'semimonthly',
      'monthly',
    ])
  })

  it('is asked about where none is allowed so, and where a list says nothing of the kind', () => {
    expect(often('every 5 weeks, every 10 days, 28 days, 2x/wk, 12')).toEqual(Array(5).fill(null))
    expect(meant('30 days', 'short long monthly')).toEqual([null])
  })
})
