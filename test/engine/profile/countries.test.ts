import { describe, expect, it } from 'vitest'
import { countryCode } from '../../../server/src/engine/profile/countries.ts'

describe('a country named twice', () => {
  it.each([
    ['United Kingdom (UK)', 'GB'],
    ['United States (US)', 'US'],
    ['Germany (DEU)', 'DE'],
  ])('is that country: %s', (text, code) => {
    expect(countryCode(text)).toBe(code)
  })

  it.each(['Congo (Kinshasa)', 'Georgia (US)', 'UK (London)'])('is none where the two are not the same: %s', (text) => {
    expect(countryCode(text)).toBeNull()
  })
})
