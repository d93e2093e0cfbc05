import { describe, expect, it } from 'vitest'
import { allowedIn } from '../../../server/src/engine/knowledge/meant-values.ts'
import { dayTermsOf } from '../../../server/src/engine/profile/terms.ts'
import { meant } from './meant.ts'

describe('codes made of the letters of what they stand for', () => {
  it('are the initials of all words, whatever else means nearly the same', () => {
    expect(meant('Cash on delivery, Due on receipt', 'COD DOR N14')).toEqual(['COD', 'DOR'])
  })

  it('are the consonants of a word, where a thing that is nearly the same has a code as well', () => {
    expect(meant('Case, Pack, Box', 'BX CS PK')).toEqual(['CS', 'PK', 'BX'])
  })
})

it('a text that names two values says which of them nothing in parentheses is', () => {
  const meaningOf = allowedIn(['HAL', 'FUL'])
  expect(meaningOf('HAL (half day)', true)).toBe('HAL')
  expect(meaningOf('HAL (half) and 3 is FUL (whole day)', true)).toBeNull()
})

it('terms with a discount are no plain days', () => {
  expect(dayTermsOf('3/14 net 45')).toBeNull()
  expect(dayTermsOf('net 45')).toEqual({ days: 45, isFromMonthEnd: false })
})
